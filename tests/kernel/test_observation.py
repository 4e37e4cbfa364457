"""Observations: what a seat sees, as numbers, from its own side of the table."""

from __future__ import annotations

import random

import numpy as np
import pytest

from collegium.engine import engines
from collegium.engine.observation import layout
from collegium.engine.states import States
from collegium.kernel.game import settings
from collegium.kernel.record import NOBODY, OWNER
from collegium.laws.law import choose_by_chance
from collegium.laws.seats import turn
from collegium.match.match import new
from collegium.registry import find, keys

ABSOLUTE = {"me", "owed.a", "owed.b", "owed.c", "agenda.a", "agenda.b", "agenda.c"}  # what a kind alone explains


def position(key, choices, seed=3):
    """Some position of the largest table of a game."""
    game = find(key)
    variant, seats = max(settings(game), key=lambda setting: setting[1])
    match, luck = new(key, seats, variant, seed), random.Random(seed)
    for _ in range(choices):
        choose_by_chance(match, luck)
    return match


def observed(game, array, seats, viewer):
    """What a seat sees of the first record of an array."""
    states = States(game, 1)
    states.array[0] = array
    engines.engine(game).view(states, viewer)
    return layout(game, seats).vector(states.array[0], viewer)


@pytest.mark.parametrize("key", keys())
def test_every_seat_sees_the_table_from_its_own_side(key):
    match = position(key, 40)
    game, seats = match.game, match.seats
    record = np.frombuffer(match.bytes(), game.state.dtype)
    shape = layout(game, seats)
    for viewer in range(seats):
        round_the_table = np.zeros(1, game.state.dtype)
        turn(game.state, record[0], round_the_table[0], seats, viewer)
        mine = shape.named(observed(game, record[0], seats, viewer))
        first = shape.named(observed(game, round_the_table[0], seats, 0))
        assert mine["me"] == viewer
        for name in mine.keys() - ABSOLUTE:
            assert (mine[name] == first[name]).all(), f"{name} for seat {viewer}"


@pytest.mark.parametrize("key", keys())
def test_numbers_keep_their_bounds_and_secrets_are_left_out(key):
    match = position(key, 25)
    game, seats = match.game, match.seats
    shape = layout(game, seats)
    assert shape.size == sum(int(np.prod(part.shape)) for part in shape.parts)
    vector = observed(game, np.frombuffer(match.bytes(), game.state.dtype)[0], seats, 1)
    assert vector.dtype == shape.dtype and (shape.low <= vector).all() and (vector <= shape.high).all()
    named = shape.named(vector)
    hidden = {field.name for field in game.state.fields if field.seen_by == NOBODY}
    assert {"rng", "ring", "made"} <= hidden and not hidden & {name.split(".")[0] for name in named}
    assert not {"fault", "seats", "variant", "owed.fresh"} & named.keys()
    for part in shape.parts:
        if part.field and part.field.seen_by == OWNER:
            assert not named[part.name][1:].any(), f"{part.name} of rivals is seen"


def test_parts_are_views_of_the_same_numbers():
    shape = layout(find("_trivial"), 3)
    vectors = shape.empty(2)
    shape.named(vectors)["points"][1, 2] = 77
    assert np.flatnonzero(vectors[1]).size == 1 and not vectors[0].any() and 77 in vectors[1]


def test_rows_of_absent_seats_are_left_out_but_for_who_owes_no_choice():
    """In games with a bystander, his row is there at the smallest table."""
    for key in keys():
        game = find(key)
        least = game.state.legend["player"].least
        for seats in sorted({seats for _, seats in settings(game)}):
            assert dict(rows_of(layout(game, seats)))["player"] == max(seats, least)
            assert dict(rows_of(layout(game, seats)))["owed"] == seats


def rows_of(shape):
    return ((part.name.split(".")[0], part.shape[0]) for part in shape.parts if "." in part.name and part.shape)
