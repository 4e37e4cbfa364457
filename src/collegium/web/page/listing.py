"""A list on the page whose items come, change and go: told whole, or only what changed, by the items' ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha1

from django.utils.safestring import SafeString

from collegium.draw.once import once
from collegium.web.page.snippets import joined, snippet, written

GONE, NEW = '<i id="{}" hx-swap-oob="delete"></i>', '<ol hx-swap-oob="{}">{}</ol>'


@dataclass
class Listing:
    """Items of HTML by id, in a list that has an id too, between what stands before and behind them."""

    holder: str  # the id of the element that holds the items
    before: SafeString
    items: tuple[tuple[str, SafeString], ...]
    behind: SafeString
    seal: bytes = b""  # where somebody knows it: a digest that is another whenever the items are

    @once
    def html(self) -> SafeString:
        return SafeString("".join([self.before, *[html for _, html in self.items], self.behind]))

    @once
    def digest(self) -> bytes:
        """Another where anything in it is."""
        if self.seal:
            return sha1(f"{self.before}{self.behind}".encode() + self.seal, usedforsecurity=False).digest()
        return sha1(self.html.encode(), usedforsecurity=False).digest()

    @once
    def by_id(self) -> dict[str, SafeString]:
        return dict(self.items)

    def since(self, old: Listing) -> Iterator[str]:
        """What changed, as fragments for htmx to swap in; all of it where something else did, or where it is less."""
        if old is self:
            return
        if (old.before, old.behind) != (self.before, self.behind):
            yield oob(self.html)
            return
        told: Iterable[str | None] = self._slid(old) or tuple(self._changes(old))
        yield from (oob(self.html),) if None in told else told  # type: ignore[misc]

    def _slid(self, old: Listing) -> list[str]:
        """What changed where all that was done is this: items that followed the first few went, others came last. So it
        is with a story of which the newest lines are shown. Nothing where something else was done."""
        was, now, first = old.items, self.items, 0
        for before, item in zip(was, now, strict=False):
            if before != item:
                break
            first += 1
        if first == len(now) or now[first] not in was[first:]:
            return []
        stay = was[was.index(now[first], first) :]
        gone, new = was[first : len(was) - len(stay)], now[first + len(stay) :]
        if now[first : first + len(stay)] != stay or {id for id, _ in gone} & {id for id, _ in new}:
            return []
        found: list[str] = [snippet(GONE, id) for id, _ in gone]
        return [*found, self._new(stay[-1][0], [html for _, html in new])] if new else found

    def _changes(self, old: Listing) -> Iterator[str | None]:
        """What went, what changed, what is new and behind what; None where the rest lies in another order."""
        was, now = old.by_id, self.by_id
        if [id for id in was if id in now] != [id for id in now if id in was]:
            yield None
        yield from [snippet(GONE, id) for id in was if id not in now]
        behind, fresh = "", list[SafeString]()
        for id, html in now.items():
            before = was.get(id)
            if before is None:
                fresh.append(html)
                continue
            if fresh:
                yield self._new(behind, fresh)
                fresh = []
            if before is not html and before != html:
                yield oob(html)
            behind = id
        if fresh:
            yield self._new(behind, fresh)

    def _new(self, behind: str, fresh: list[SafeString]) -> str:
        where = f"afterend:#{behind}" if behind else f"afterbegin:#{self.holder}"
        return written(NEW, where, joined(fresh))


def oob(html: str) -> str:
    """A fragment that replaces the element of the same id."""
    if not html:
        return ""
    tag, rest = html.split(" ", 1)
    return f'{tag} hx-swap-oob="true" {rest}'
