"""The code of laws: all of them, in the order in which they are tried, what is basic first."""

from __future__ import annotations

from types import ModuleType

from collegium.laws import (
    board,
    ending,
    flights,
    ledger,
    menus,
    play,
    records,
    seats,
    secrets,
    shown,
    story,
    structure,
    words,
    worlds,
)
from collegium.laws.law import Law

MODULES = (structure, words, board, shown, flights, ending, play, menus, seats, secrets, worlds, story, ledger, records)


def laws_of(module: ModuleType) -> list[Law]:
    """The laws that a module declares."""
    return [value for value in vars(module).values() if isinstance(value, Law)]


LAWS = tuple(law for module in MODULES for law in laws_of(module))
