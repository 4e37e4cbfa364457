"""What is kept of a board is what would be drawn anew; and a list is told by what changed in it."""

from __future__ import annotations

import random
from functools import partial

import numpy as np
import pytest

from collegium.draw.lately import Lately
from collegium.draw.scene import Artist, Canvas
from collegium.draw.stage import column, kept
from collegium.kernel import Record, number, numbers, rows
from collegium.kernel.record import plain
from collegium.match.match import SPECTATOR, new
from collegium.match.seen import Seen
from collegium.registry import find, keys

STAGED = [key for key in keys() if find(key).stage]


@pytest.mark.parametrize("key", STAGED)
def test_a_board_that_was_kept_is_the_board_drawn_anew(key):
    """Composed and drawn, for everybody at the table, with what each may choose: the same to the last letter."""
    game, luck = find(key), random.Random(3)
    compose, standing = game.stage.compose, game.stage.standing
    match = new(game, max(3, game.seats[0]), None, 3)
    names, artist, drawn, same = tuple(match.names), Artist(), {}, 0
    before: dict[int, set[int]] = {}
    held = {}  # so that no identity comes again
    for _ in range(25):
        for viewer in range(SPECTATOR, match.seats):
            options = match.options(viewer) if viewer in match.to_act else []
            can = frozenset(option.place for option in options if option.legal and option.place)
            no = frozenset(option.place for option in options if option.place) - can
            seen = match.view(viewer)
            anew = Seen(game.state, match.seen_states(viewer).array[0])  # without a shelf
            found, fresh = (compose(s, viewer, "wide", can) for s in (seen, anew))
            assert found == fresh
            say = partial(match.say, lang="nl", viewer=viewer)
            before_now, never = Canvas(artist, say, names, can, no, drawn), Canvas(Artist(), say, names, can, no)
            areas = [before_now.area(area) for area in found.areas]
            assert [area.whole for area in areas] == [never.area(area).whole for area in fresh.areas]
            same += sum(id(area) in before.get(viewer, ()) for area in areas)
            before[viewer], held[viewer] = set(map(id, areas)), areas
            for seat in range(match.seats):
                assert kept(seen, standing, seat) == standing(anew, seat)
            assert kept(seen, game.headline) == game.headline(anew)
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    assert same  # something is kept at all


class Purse(Record):
    coins: int = number(0, 99, "coins")
    cards: list[int] = numbers(3, 0, 9, "cards")
    debts: int = number(0, 2**40, "debts")


def test_what_is_kept_rests_on_what_was_read_and_on_nothing_else():
    made = []

    def rich(s, least):
        made.append("rich")
        return s.coins >= least

    def told(s, least):
        made.append("told")
        return f"{kept(s, rich, least)} {s.cards}"

    shelf = {}
    array = np.zeros(1, Purse.dtype)

    def ask(make, least):
        return kept(Seen(Purse, array[0], shelf), make, least)

    assert ask(told, 1) == "False [0, 0, 0]" and made == ["told", "rich"]
    array["debts"] = 5
    assert ask(told, 1) == "False [0, 0, 0]" and made == ["told", "rich"]  # nobody looked at the debts
    array["coins"] = 3  # what the inner one read counts for the outer
    assert ask(told, 1) == "True [0, 0, 0]" and made == ["told", "rich"] * 2
    array["cards"][0, 1] = 4
    assert ask(told, 1) == "True [0, 4, 0]" and made == [*["told", "rich"] * 2, "told"]
    assert ask(rich, 9) is False and made[-1] == "rich"
    with pytest.raises(TypeError, match="unhashable"):
        kept(Seen(Purse, array[0], shelf), rich, Seen(Purse, array[0]))


class Bank(Record):
    purse: list[Purse] = rows(Purse, 4, "purses")


@pytest.mark.parametrize("name", ("coins", "debts"))
def test_a_column_is_that_number_of_every_record_and_rests_on_nothing_else(name):
    made, shelf, array = [], {}, np.zeros(1, Bank.dtype)

    def sums(s):
        made.append(column(s.purse, name))
        return sum(made[-1])

    def ask():
        return kept(Seen(Bank, array[0], shelf), sums)

    array["purse"][name][0] = (1, 2, 3, 4)
    assert ask() == sum(column(plain(Bank, array)[0].purse, name)) == 10 and made == [[1, 2, 3, 4]]
    other = "debts" if name == "coins" else "coins"
    array["purse"][other][0, 1] = array["purse"]["cards"][0, 3, 2] = 9
    assert ask() == 10 and len(made) == 1  # nobody looked at those
    for k in range(4):
        array["purse"][name][0, k] += 1
        assert ask() == 11 + k and len(made) == 2 + k


def test_what_was_asked_for_lately_is_kept_and_no_more_than_may_be():
    lately = Lately(10)
    lately.keep("often", 0)
    for k in range(1, 100):
        assert lately.get("often") == 0 and lately.get(k) is None
        lately.keep(k, k)
        assert lately.get(k) == k and len(lately) <= 10
    assert lately.get(99) == 99 and lately.get(50) is None
