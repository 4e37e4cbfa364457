"""For tests: what the ledger of a game is written with. Its laws are in tests/laws/test_ledger.py.

ENTRIES = {
    **unchanged("set-up", "dealt"),
    "drew": moves(("hand", "count"), ("deck*", "-count")),
    "bought": lambda who, told: [("money", who, -told["price"]), ...],
}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from collegium.kernel.texts import Listed

Entry = tuple[str, int | None, int]  # an account, the seat it belongs to (None: the table), and how much comes to it
Entries = Callable[[int, dict[str, Any]], Iterable[Entry]]  # of an event about `who`, from what its sentence says


def unchanged(*events: str) -> dict[str, Entries]:
    """Events after which all accounts are what they were."""
    return dict.fromkeys(events, moves())


def moves(*entries: tuple[str, int | str]) -> Entries:
    """Always the same accounts, of who it is about, or of the table where the name ends in a star. How much is a
    number, or what the sentence calls so: "count", or "-count" for as much less."""

    def told_so(who: int, told: dict[str, Any]) -> list[Entry]:
        return [(name.rstrip("*"), None if name.endswith("*") else who, _much(n, told)) for name, n in entries]

    return told_so


def _much(number: int | str, told: dict[str, Any]) -> int:
    if isinstance(number, int):
        return number
    return -int(told[number[1:]]) if number.startswith("-") else int(told[number])


def parts(said: Any) -> list[Any]:
    """All that a list in a sentence names; what is no list is one thing, '' is nothing."""
    if isinstance(said, Listed):
        said = said.things
    if isinstance(said, (list, tuple)):
        return [part for one in said for part in parts(one)]
    return [said] if said != "" else []
