"""No cheating: another truth behind the same view changes nothing a bot does, though a cheater would change course."""

from __future__ import annotations

import random

from collegium import bots
from collegium.bots import thinker
from collegium.kernel import engines, loops
from collegium.kernel.match import new

POSITIONS = 60


def cheat(match, seat):
    """What one would take who knows everything, the dice included: the best value right after it in truth."""
    best, chosen = None, -1
    for option in match.legal(seat):
        after = match.fork()
        after.choose(seat, option)
        found = engines.engine(match.game).call(loops.VALUE, after._table, 0, seat)
        if best is None or found > best:
            best, chosen = found, option
    return chosen


def test_bots_are_blind_where_a_cheater_would_see(game):
    engines.compiled(game)
    thinker.searcher(game)
    seats = max(2, game.seats[0])
    luck, tempted, looked = random.Random(8), 0, 0
    match = new(game, seats, seed=8)
    while looked < POSITIONS and not match.over:
        seat = luck.choice(match.to_act)
        if len(match.legal(seat)) > 1:
            twin = match.fork()
            engines.engine(game).call(loops.IMAGINE, twin._table, 0, seat, luck.randrange(2**31))
            looked += 1
            tempted += cheat(match, seat) != cheat(twin, seat)
            for level in ("fresher", "student", "search:20"):
                assert bots.pick(match, seat, level) == bots.pick(twin, seat, level), f"{level} at {match.number}"
        match.choose(seat, luck.choice(match.legal(seat)))
    assert tempted > 0, "another truth never mattered: the comparison above shows nothing"
