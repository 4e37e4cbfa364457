"""Zones of any shape for property tests: trees of widgets with short, long and odd words, few and many numbers."""

from __future__ import annotations

from hypothesis import strategies as st

from collegium.draw import icons, theme
from collegium.draw.widgets import (
    Amount,
    Card,
    Column,
    Counter,
    Grid,
    Group,
    Line,
    Marker,
    Pile,
    Row,
    Spot,
    Track,
    Widget,
    Zone,
)

NAMES = st.sampled_from(
    (
        "",
        "A",
        "Dean",
        "Data Wizard",
        "Professor of Comparative Literature",
        "Wetenschapscommunicatiemedewerker",
        "Responsabilidad extraordinaria de investigación interdisciplinaria",
        "<odd> & 'words'",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
    )
)
ICONS = st.sampled_from(("", "book", "coin", "gear", "no-such-icon", *list(icons.ICONS)[:9]))
TINTS = st.sampled_from(("", "green", "gold", "black", "white", "no-such-tint", *theme.TINTS))
NUMBERS = st.sampled_from(("", 0, 1, 7, 12, 100, "+1", "2-4", "any number you like"))
AMOUNTS = st.lists(st.builds(Amount, ICONS, NUMBERS, NAMES), max_size=6).map(tuple)
SEATS = st.none() | st.integers(0, 5)


class _Ids:
    """Ids in order, so that each is used once."""

    def __init__(self) -> None:
        self.last = 0

    def __call__(self) -> str:
        self.last += 1
        return f"piece.{self.last}"


def leaves(new: _Ids) -> st.SearchStrategy[Widget]:
    id = st.builds(new)
    flag = st.booleans()
    card = st.builds(
        Card, id, NAMES, ICONS, TINTS, st.sampled_from((None, 0, 3, 12, "2-4", "XVIII")), AMOUNTS, AMOUNTS, AMOUNTS,
        st.lists(NAMES, max_size=2).map(tuple), NAMES, flag, st.integers(1, 5), SEATS, flag, flag, flag, flag,
    )  # fmt: skip
    counter = st.builds(
        Counter, id, ICONS, st.integers(-5, 9999), NAMES, TINTS, st.none() | st.integers(0, 99), flag, flag
    )
    pile = st.builds(Pile, id, NAMES, st.integers(0, 120), ICONS, TINTS)
    holds = st.lists(st.integers(0, 5) | ICONS.filter(bool), max_size=9).map(tuple)
    spot = st.builds(
        Spot, id, NAMES, holds, st.none() | st.integers(0, 30), ICONS, TINTS, AMOUNTS, AMOUNTS, NAMES, flag, flag
    )
    labels = st.integers(1, 40).map(lambda n: tuple(str(k) for k in range(n))) | st.lists(
        NAMES, min_size=1, max_size=5
    ).map(tuple)
    marker = st.builds(Marker, st.integers(0, 4), SEATS, ICONS)
    note = st.tuples(st.integers(0, 4), st.builds(Amount, ICONS, NUMBERS))
    track = st.builds(
        Track, id, NAMES, labels, st.lists(marker, max_size=8).map(tuple), st.lists(note, max_size=5).map(tuple), TINTS
    )
    line = st.builds(Line, NAMES, ICONS, flag, flag, id)
    return st.one_of(card, counter, pile, spot, track, line)


def zones() -> st.SearchStrategy[Zone]:
    """Any zone."""
    new = _Ids()

    def around(inner: st.SearchStrategy[Widget]) -> st.SearchStrategy[Widget]:
        many = st.lists(inner, max_size=7).map(tuple)
        return st.one_of(
            st.builds(Row, many),
            st.builds(Column, many),
            st.builds(Grid, st.integers(1, 8), many),
            st.builds(Group, NAMES, inner, st.builds(new), TINTS),
        )

    tree = st.recursive(leaves(new), around, max_leaves=14)
    return st.builds(
        Zone,
        st.just("zone"),
        NAMES,
        tree,
        st.just("player"),
        SEATS,
        st.none() | st.integers(-9, 999),
        st.booleans(),
        AMOUNTS,
    )
