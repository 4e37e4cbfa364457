"""The styles that simulations set against each other: each sees more in what it likes, and nothing else."""

import pytest

from ..bot import LIKES, TASTES, value
from ..choices import INVENT, PLACE
from .table_setting import YELLOW, Example, G


def worth(at, taste):
    at.s.taste[YELLOW] = TASTES.index(taste)
    return value(at.s, YELLOW)


def gain(taste, change):
    """What a change at the table is worth to a style."""
    at = Example()
    at.give(YELLOW)
    at.discs(YELLOW, 0)
    at.act(YELLOW, PLACE)
    at.s.player[YELLOW].markers = 9
    before = worth(at, taste)
    change(at)
    return worth(at, taste) - before


def test_every_style_has_a_row():
    assert len(LIKES) == len(TASTES) and TASTES[0] == "all" and not LIKES[0].any()


@pytest.mark.parametrize(
    ("taste", "change"),
    [
        ("factories", lambda at: at.built(YELLOW, 10)),
        ("inventions", lambda at: at.own(YELLOW, G[5])),
        ("patents", lambda at: setattr(at.s.player[YELLOW], "patent_step", 2)),
        ("making", lambda at: at.give(YELLOW, metal=2, tech=1)),
        ("market", lambda at: at.give(YELLOW, gold=3)),
    ],
)
def test_a_style_likes_its_own(taste, change):
    plain = gain("all", change)
    assert plain < gain(taste, change) <= 4 * plain
    for other in TASTES[1:]:
        if other != taste:
            assert gain(other, change) == plain


def test_a_style_does_not_change_what_others_see():
    at = Example()
    at.act(YELLOW, INVENT)
    before = value(at.s, YELLOW + 1)
    at.s.taste[YELLOW] = 1
    assert value(at.s, YELLOW + 1) == before
