"""Layout: at the widths of a desk and of a phone no two pieces overlap, none leaves its frame, no type is too small."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from collegium.draw.layout import Box, lay_out
from collegium.draw.marks import Label, Mark, Motif, Note, Picture, Plan, Rect, Ring, Token
from collegium.draw.measure import LEAST, measure
from collegium.draw.widgets import Card, Grid, Line, Row, Spot, Zone

from .random_tables import zones
from .sample_table import speak, table

WIDTHS = (1400, 1000, 560, 480, 366, 320)
Extent = tuple[float, float, float, float]


def extent(mark: Mark) -> Extent:
    """Left, top, right, bottom of a mark."""
    match mark:
        case Rect():
            return mark.x, mark.y, mark.x + mark.w, mark.y + mark.h
        case Label():
            wide = measure(mark.words, mark.size, mark.bold)
            left = mark.x - {"start": 0, "middle": wide / 2, "end": wide}[mark.anchor]
            return left, mark.y - mark.size * 0.75, left + wide, mark.y + mark.size * 0.22
        case Picture() | Motif():
            return mark.x, mark.y, mark.x + mark.size, mark.y + mark.size
        case Token():
            return mark.x - mark.size / 2, mark.y - mark.size / 2, mark.x + mark.size / 2, mark.y + mark.size / 2
        case Ring():
            return mark.x - 3, mark.y - 3, mark.x + 3, mark.y + 3
        case Note():
            parts = [extent(part) for part in mark.marks]
            return (
                min(p[0] for p in parts),
                min(p[1] for p in parts),
                max(p[2] for p in parts),
                max(p[3] for p in parts),
            )


def flat(marks: tuple[Mark, ...]) -> Iterator[Mark]:
    for mark in marks:
        yield from flat(mark.marks) if isinstance(mark, Note) else (mark,)


def overlap(a: Extent, b: Extent, slack: float = 0.6) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > slack and min(a[3], b[3]) - max(a[1], b[1]) > slack


def inside(a: Extent, b: Extent, slack: float = 0.6) -> bool:
    return a[0] >= b[0] - slack and a[1] >= b[1] - slack and a[2] <= b[2] + slack and a[3] <= b[3] + slack


def plans(box: Box) -> Iterator[Plan]:
    for _, _, each in box.walk():
        if each.plan is not None:
            yield each.plan
            yield from (part for _, _, part in each.plan.parts)


def check(zone: Box) -> None:
    """Nothing overlaps, nothing leaves its frame, no type is too small."""
    for _, _, box in zone.walk():
        own = (0.0, 0.0, box.w, box.h)
        boxes = [(c.x, c.y, c.x + c.w, c.y + c.h) for c in box.children]
        if box.plan is not None:
            boxes += [(x, y, x + p.w, y + p.h) for x, y, p in box.plan.parts]
        assert all(inside(b, own) for b in boxes), box.widget
        for number, one in enumerate(boxes):
            assert not any(overlap(one, other) for other in boxes[number + 1 :]), box.widget
    for plan in plans(zone):
        marks = list(flat(plan.marks))
        for mark in marks:
            if not (isinstance(mark, Rect) and mark.cls == "shade"):
                assert inside(extent(mark), (0, 0, plan.w, plan.h), 1.2), (plan.title, mark)
            assert not isinstance(mark, Label) or mark.size >= LEAST
        solid = [mark for mark in marks if not isinstance(mark, Rect | Motif)]
        for number, first in enumerate(solid):
            for second in solid[number + 1 :]:
                assert not overlap(extent(first), extent(second), 1.6), (plan.title, first, second)


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_overlaps_or_is_cut_on_the_sample(width: int) -> None:
    for zone in table(4):
        box = lay_out(zone, speak, width, "medal")
        assert box.w == width
        check(box)


@settings(max_examples=100)
@given(zones(), st.sampled_from(WIDTHS))
def test_nothing_overlaps_or_is_cut_on_any_table(zone: Zone, width: int) -> None:
    check(lay_out(zone, speak, width, "gear"))


def test_a_full_card_is_five_to_seven_and_grows_rather_than_cut() -> None:
    usual = lay_out(Zone("z", "", Card("c", "Card", "star", level=1)), speak, 1000).children[0]
    assert usual.h / usual.w == pytest.approx(7 / 5, abs=0.01)
    wordy = Card("c", "Card", "star", level=1, lines=("A long sentence that tells a great deal. " * 3,) * 3)
    assert lay_out(Zone("z", "", wordy), speak, 1000).children[0].h > usual.h


def test_three_cards_stand_side_by_side_on_a_phone() -> None:
    row = Row(tuple(Card(f"c.{n}", "Card") for n in range(3)))
    cards = lay_out(Zone("z", "", row), speak, 366).children[0].children
    assert len({card.y for card in cards}) == 1


def test_a_grid_keeps_its_columns_while_it_can() -> None:
    grid = Grid(4, tuple(Spot(f"s.{n}", "Place", icon="flag") for n in range(8)))
    wide = lay_out(Zone("z", "", grid), speak, 1000).children[0].children
    small = lay_out(Zone("z", "", grid), speak, 300).children[0].children
    assert len({box.x for box in wide}) == 4
    assert len({box.x for box in small}) == 2


def test_a_long_line_wraps() -> None:
    words = "word " * 60
    assert lay_out(Zone("z", "", Line(words)), speak, 366).children[0].h > 5 * 14
