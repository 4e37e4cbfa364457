"""The record: types by bounds, plain access that checks, masks by visibility."""

from __future__ import annotations

import gc
import weakref

import numpy as np
import pytest

from collegium.kernel.record import NOBODY, OWNER, Record, cells, keep_masks, number, numbers, one, plain, rows, turned
from collegium.match.seen import Seen


class Purse(Record):
    coins: int = number(0, 100, "coins")
    debts: int = number(-200, 0, "debts")
    hand: list[int] = numbers((2, 3), 0, 5, "cards", seen_by=OWNER)


class Whole(Record):
    big: int = number(0, 2**40, "a large number")
    deck: list[int] = numbers(4, 0, 9, "the deck", seen_by=NOBODY)
    purse: list[Purse] = rows(Purse, 3, "a purse per seat")
    spare: Purse = one(Purse, "another")


def test_types_are_signed_and_as_small_as_the_bounds_allow():
    assert Purse.dtype["coins"] == np.int8 and Purse.dtype["debts"] == np.int16 and Whole.dtype["big"] == np.int64


def test_plain_and_array_share_memory():
    array = np.zeros(2, Whole.dtype)
    first, second = plain(Whole, array)
    second.purse[1].hand[1][2] = 5
    second.purse[1].hand[0, 1] = 4
    second.big = 2**33
    second.spare.debts = -150
    assert array["purse"]["hand"][1, 1, 1, 2] == 5 and array["purse"]["hand"][1, 1, 0, 1] == 4
    assert array["big"].tolist() == [0, 2**33] and array["spare"]["debts"][1] == -150
    assert first.purse[1].hand[1, 2] == 0
    assert type(second.purse[1].hand[1, 2]) is int
    second.purse[0].hand[:] = 2
    assert second.purse[0].hand == [[2, 2, 2], [2, 2, 2]]


def test_plain_access_refuses_what_compiled_code_would_not_notice():
    state = plain(Whole, np.zeros(1, Whole.dtype))[0]
    for index in (3, -1):
        with pytest.raises(IndexError):
            state.purse[index]
    with pytest.raises(IndexError):
        state.deck[4] = 1
    with pytest.raises(ValueError):
        state.purse[0].coins = 128


def test_what_was_seen_reads_as_the_record_did():
    array = np.zeros(1, Whole.dtype)
    array["deck"][0] = (1, 2, 3, 4)
    array["purse"]["hand"][0, 1] = [[1, 2, 3], [4, 5, 0]]
    array["spare"]["debts"] = -150
    state, seen = plain(Whole, array)[0], Seen(Whole, array[0])
    assert repr(seen) == repr(state)
    assert seen.deck == state.deck.tolist() and type(seen.deck[1]) is int and type(seen.big) is int
    assert seen.purse[1].hand[1, 1] == seen.purse[1].hand[1][1] == 5 and len(seen.purse) == 3
    assert seen.spare.debts == -150 and seen.purse[1] is seen.purse[1]
    with pytest.raises(AttributeError, match="Whole has no field 'discard'"):
        seen.discard  # noqa: B018


def test_what_nobody_sees_any_more_is_gone_at_once():
    """It stands in no circle, which only a search for garbage would find: a server looks for that seldom."""
    seen = Seen(Whole, np.zeros(1, Whole.dtype)[0], {})
    assert repr(seen) and seen.recall(lambda one: one.purse[1].coins, ()) == 0
    kept = weakref.ref(seen)
    gc.disable()
    try:
        del seen
        assert kept() is None
    finally:
        gc.enable()


def test_names_that_numpy_uses_are_refused():
    with pytest.raises(TypeError, match="choose another"):
        type("Bad", (Record,), {"size": number(0, 1, "size")})
    with pytest.raises(TypeError, match="hold nothing"):
        type("Bad", (Record,), {"odd": number(2, 1, "odd")})


def test_masks_wipe_what_a_viewer_may_not_see():
    masks = keep_masks(Whole, 3)
    for cell in cells(Whole):
        for viewer in range(4):
            mine = f"purse[{viewer}]" in cell.path or f"spare.hand[{viewer}]" in cell.path
            hidden = cell.path.startswith("deck") or (".hand" in cell.path and not mine)
            assert (masks[viewer, cell.offset] == 0) == hidden, (cell.path, viewer)


def test_the_legend_covers_every_integer():
    found = [cell.path for cell in cells(Whole)]
    assert len(found) == len(set(found)) == 1 + 4 + 4 * (2 + 6)


def test_where_seats_are_must_fit():
    with pytest.raises(TypeError, match=r"Wrong.active: seats from \(6,\) \(expected 0..5\)"):
        type("Wrong", (Record,), {"active": number(0, 5, "whose turn", seat=6)})
    with pytest.raises(TypeError, match=r"Wrong.discs: by_seat=2 \(expected an axis of \(3, 4\)\)"):
        type("Wrong", (Record,), {"discs": numbers((3, 4), 0, 1, "discs", by_seat=2)})


def test_numbers_in_which_seats_are_named_turn():
    assert [turned(v, 1, 3, (2, 7), False) for v in (1, 2, 3, 4, 5, 7, 8, 9, -1)] == [1, 4, 2, 3, 5, 9, 7, 8, -1]
    assert turned(0b11010, 1, 3, (), True) == 0b11001 and turned(0b001, 2, 3, (), True) == 0b010
