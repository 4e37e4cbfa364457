"""Turns in which a bot did nothing although it could have acted, and with profit.

A turn is idle when every choice of it that offered to do nothing (`IDLE` of the game's `bot`) was answered so, though
there was something to do. It was to be used when what could be done is worth more: found by play to the end of the game
in one set of guesses, and confirmed in another.

    python -m tests.bots.idleness GAME [LEVEL [GAMES]]
"""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import astuple, dataclass
from importlib import import_module

from collegium import bots
from collegium.arena.selfplay import CHAIRS, Board
from collegium.bots import thinker
from collegium.bots.worth import true_style, worth
from collegium.engine import engines
from collegium.match.match import Match
from collegium.registry import find

PROFIT = 0.06  # of a win, that the best thing to do must be worth more than nothing
THOUGHT = 60  # iterations for each option, three times as many to confirm
GLANCES = 12  # options looked at
MOST = 12  # idle turns of one table that are looked into


@dataclass
class Count:
    """Of so many turns that offered to do nothing, how many were idle, and how many of those judged were a loss."""

    turns: int = 0
    idle: int = 0
    judged: int = 0
    lost: int = 0

    def __add__(self, other: Count) -> Count:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Count(*(one + two for one, two in pairs))

    @property
    def share(self) -> float:
        """The share of turns lost."""
        return self.idle * self.lost / max(self.judged, 1) / max(self.turns, 1)


def played(game, variant, seats, seed, level, limit):
    """The choices of a game between bots of one level, and the number of those that are not theirs.

    Bots that search take over a student's game in its middle, for whole turns of `limit` choices at least (0: they play
    the whole of it).
    """
    if level in CHAIRS:
        return Board(game, variant, seats).play(seed, (CHAIRS[level],) * seats).choices, 0
    match, start = Match(game, seats, variant, seed), 0
    if limit:
        choices = Board(game, variant, seats).play(seed, (CHAIRS["student"],) * seats).choices
        turn = -1
        for seat, option in choices:
            if match.number >= len(choices) // 2 and match.state.turn != turn:
                break
            turn = int(match.state.turn)
            match.choose(seat, option)
        start = match.number
    turn = int(match.state.turn)
    while not match.over and (not limit or match.number < start + limit or match.state.turn == turn):
        seat, turn = match.to_act[0], int(match.state.turn)
        match.choose(seat, bots.pick(match, seat, level))
    return match.choices, start


def is_a_loss(view, seat, idle, legal):
    """Is something that could be done worth clearly more than doing nothing?"""
    others, style = [option for option in legal if option != idle][:GLANCES], true_style(view)
    after = worth(view, seat, others, 11, THOUGHT, style=style)
    best = max(range(len(others)), key=lambda k: after[k][seat])
    nothing, something = worth(view, seat, (idle, others[best]), 777, 3 * THOUGHT, style=style)
    return something[seat] - nothing[seat] > PROFIT


def count(key, variant, seats, level, seeds, limit=0):
    """The idle turns of some games at one table."""
    game = find(key)
    engines.compiled(game)
    thinker.searcher(game)
    idle = import_module(f"collegium.games.{key}.bot").IDLE
    found = Count()
    for seed in seeds:
        match, turns = Match(game, seats, variant, seed), defaultdict(list)
        choices, start = played(game, variant, seats, seed, level, limit)
        for number, (seat, option) in enumerate(choices):
            kind, legal = int(match.state.owed[seat].kind), match.legal(seat)
            if number >= start and kind in idle and idle[kind] in legal and len(legal) > 1:
                nothing = option == idle[kind]
                at = (match.seen_states(seat), seat, option, legal) if nothing else None
                turns[int(match.state.turn), seat].append(at)
            match.choose(seat, option)
        found.turns += len(turns)
        for moments in turns.values():
            if all(moments):
                found.idle += 1
                if found.judged < MOST:
                    found.judged += 1
                    found.lost += any(is_a_loss(*at) for at in moments)
    return found


if __name__ == "__main__":
    key, level, games = (*sys.argv[1:], *("student", "6")[len(sys.argv) - 2 :])
    for variant, (fewest, most) in find(key).variants.items():
        for seats in range(fewest, most + 1):
            found = count(key, variant, seats, level, range(3000, 3000 + int(games)))
            print(f"{key} {variant} {seats} seats, {level}: {found}, {found.share:.1%}", flush=True)
