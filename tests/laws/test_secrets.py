"""Nobody sees what they may not: another truth behind the same view changes nothing that a viewer gets."""

from __future__ import annotations

import random

import numpy as np

from collegium import bots
from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel import flow
from collegium.kernel.record import NOBODY, OWNER, cells
from collegium.match.match import SPECTATOR, new

from ..truths import imagined, other_truth


def positions(game, variant, seats, every, seed=4):
    """Positions of one random game, each with a source of luck."""
    luck = random.Random(seed)
    match = new(game, seats, variant, seed=seed)
    while not match.over:
        if match.number % every == 0 or len(match.to_act) > 1:
            yield match, luck
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))


def test_another_truth_gives_the_same_view_menu_and_words(setting):
    game, variant, seats = setting
    engines.compiled(game)
    seen = 0
    for match, luck in positions(game, variant, seats, 3):
        for viewer in (*range(seats), SPECTATOR):
            guess = imagined(match, viewer, luck.randrange(2**31))
            assert guess.sane() == 0, f"imagined by {viewer}: {guess.sane()}"
            for twin in (guess, other_truth(match, viewer, luck)):
                assert twin.seen_states(viewer).array.tobytes() == match.seen_states(viewer).array.tobytes()
                assert twin.known_to_act(viewer) == match.known_to_act(viewer)
                lately = max(0, len(match.told) - 20)
                assert [e.text for e in twin.events(lately, viewer)] == [e.text for e in match.events(lately, viewer)]
                if viewer in match.to_act:
                    assert [(o.id, o.legal, o.place, o.text, o.why) for o in twin.options(viewer)] == [
                        (o.id, o.legal, o.place, o.text, o.why) for o in match.options(viewer)
                    ]
            seen += 1
    assert seen > 10


def test_another_truth_tells_the_same_story_until_something_is_revealed(setting):
    game, variant, seats = setting
    engines.compiled(game)
    compared = 0
    for match, luck in positions(game, variant, seats, 5):
        seat = luck.choice(match.to_act)
        for viewer in range(seats):
            twin, truth = imagined(match, viewer, luck.randrange(2**31)), match.fork()
            shared = [option for option in truth.legal(seat) if option in twin.legal(seat)]
            if not shared:
                continue
            option = luck.choice(shared)
            before = len(truth.events())
            truth.choose(seat, option)
            twin.choose(seat, option)
            if seat == viewer and truth.can_undo(seat):  # nothing was revealed: both truths still look the same
                assert twin.seen_states(viewer).array.tobytes() == truth.seen_states(viewer).array.tobytes()
                told = [[(e.key, e.who, e.a, e.b, e.c) for e in m.events(before, viewer)] for m in (truth, twin)]
                assert told[0] == told[1]
                compared += 1
    assert compared


def test_hidden_bytes_never_reach_the_view(setting):
    """Garbage in every field that the legend hides from a viewer leaves the viewer's bytes as they were."""
    game, variant, seats = setting
    engine = engines.compiled(game)
    hidden = [c for c in cells(game.state) if c.seen_by in (OWNER, NOBODY)]
    assert any(c.path.startswith("rng") for c in hidden)
    luck = random.Random(1)
    match = new(game, seats, variant, seed=3)
    for viewer in (*range(seats), flow.SEATS):
        states, other = States(game), States(game)
        states.array[0] = other.array[0] = match._states.array[0]
        for cell in hidden:
            if cell.seen_by == NOBODY or cell.row != viewer:
                width = np.dtype(cell.code).itemsize
                other.raw[0, cell.offset : cell.offset + width] = luck.randrange(0, 2)
        assert states.array.tobytes() != other.array.tobytes()
        for t in (states, other):
            engine.view(t, viewer)
        assert states.array.tobytes() == other.array.tobytes()
        assert not states.array["rng"].any() and not states.array["ring"].tobytes().strip(b"\0")


def test_bots_choose_by_their_view_alone(setting):
    game, variant, seats = setting
    engines.compiled(game)
    asked = 0
    for match, luck in positions(game, variant, seats, 5):
        seat = luck.choice(match.to_act)
        twin = imagined(match, seat, luck.randrange(2**31))
        for level in ("fresher", "student"):  # the search, whose thought depends on the clock, has its own law
            assert bots.pick(match, seat, level) == bots.pick(twin, seat, level)
            assert bots.pick(match, seat, level) in match.legal(seat)
        asked += 1
    assert asked > 3


def test_the_order_of_simultaneous_answers_does_not_matter(setting):
    game, variant, seats = setting
    engines.compiled(game)
    for match, luck in positions(game, variant, seats, 10**6):
        if len(match.to_act) < 2:
            continue
        first, second = luck.sample(match.to_act, 2)
        answers = {first: luck.choice(match.legal(first)), second: luck.choice(match.legal(second))}
        ends = []
        for order in ((first, second), (second, first)):
            twin = match.fork()
            twin.choose(order[0], answers[order[0]])
            if order[1] in twin.to_act and twin.kind(order[1]) == match.kind(order[1]):
                assert answers[order[1]] in twin.legal(order[1])
                twin.choose(order[1], answers[order[1]])
            for field in ("ring", "told", "answer"):
                twin._states.array[field] = np.zeros((), game.state.dtype[field])
            ends.append(twin.bytes())
        assert ends[0] == ends[1], f"{match.kind(first)} at choice {match.number}"
