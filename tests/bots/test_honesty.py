"""No cheating: another truth behind the same view changes nothing a bot does, though a cheater would change course."""

from __future__ import annotations

import random

from collegium import bots
from collegium.bots import dial, thinker
from collegium.engine import engines
from collegium.match.match import new

POSITIONS = 80
LATER, AHEAD = 4, 60  # ways a cheater plays on, and choices in each


def cheat(match, seat):
    """What one would take who plays on in the true state, dice and decks included: the best mean value later on."""
    engine = engines.engine(match.game)
    worth = {}
    for option in match.legal(seat):
        after = match.fork()
        after.choose(seat, option)
        worth[option] = 0
        for luck in range(LATER):
            later = after.fork()
            engine.playout(later._states, 1, luck, AHEAD)
            worth[option] += engine.value(later._states, seat)
    return max(worth, key=lambda option: (worth[option], -option))


def test_bots_are_blind_where_a_cheater_would_see(game):
    engines.compiled(game)
    thinker.searcher(game)
    luck, tempted, looked = random.Random(8), 0, 0
    between = dial.steps(game)[:3]  # of freshers and students, who do not think by the clock
    match = new(game, max(2, game.seats[0]), seed=8)
    while looked < POSITIONS:
        if match.over:
            match = new(game, game.seats[1], seed=luck.randrange(2**31))
        seat = luck.choice(match.to_act)
        if len(match.legal(seat)) > 1:
            twin = match.fork()
            engines.engine(game).imagine(twin._states, seat, luck.randrange(2**31))
            looked += 1
            tempted += cheat(match, seat) != cheat(twin, seat)
            for level in ("fresher", "student", "search:20", "laureate:20", *between):
                assert bots.pick(match, seat, level) == bots.pick(twin, seat, level), f"{level} at {match.number}"
        match.choose(seat, luck.choice(match.legal(seat)))
    assert tempted > 0, "another truth never mattered: the comparison above shows nothing"
