"""How an option stands in the list beside a board: a heading, few words, and signs of what it costs and gives.

The sentence of the option is still what a screen reader says of it, and what the terminal writes.
"""

from __future__ import annotations

from typing import NamedTuple

from collegium.draw.widgets import Words


class Chip(NamedTuple):
    """A symbol of the game's sheet (or none) and a figure or a word. `sort` says how it looks: what is paid or made
    plain, what stays with one as a "gain", what somebody loses as a "loss"."""

    art: str = ""
    words: Words | int = ""
    sort: str = ""


class Row(NamedTuple):
    """An option in a list. Options of one heading with the same words share a row, where each is a button with its
    signs. The first `aside` stands at the end of the heading. `out` marks the way out. `thumb` is a picture of its own,
    for an option whose place has a picture that says less."""

    words: Words
    chips: tuple[Chip, ...] = ()
    heading: Words = ""
    aside: Words = ""
    out: bool = False
    thumb: str = ""
