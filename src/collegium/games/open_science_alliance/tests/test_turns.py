"""Invariants of section 12 that compare two moments: 2, 4, 6, 7, 11, 12 and 13, along random games, turn by turn."""

import random

import pytest

from collegium.engine import loops
from collegium.engine.engine import plain_engine
from collegium.engine.states import States
from collegium.kernel import LEGAL

from .. import GAME
from ..choices import END_TURN, START_ROUND, TAKE_TURN
from ..components import EVENT_POOL, LEVELS, ROUNDS
from ..rules.rounds import current_event


class Slowly:
    """The kernel's loop once more, as plain as can be: it stops before every step and takes no answer unasked."""

    def __init__(self, seats, seed):
        self.luck = random.Random(seed)
        self.rules = plain_engine(GAME, loops.begin)._door.__globals__  # the plain twins of the loops
        self.s = States(GAME).plain[0]
        self.s.seats = seats
        self.s.rng[0], self.s.rng[1] = seed, seed + 1
        self.rules["setup"](self.s)

    def steps(self):
        """Play by chance; before each step of the agenda, say which."""
        s = self.s
        while not s.over:
            if s.owing:
                self.answer(next(who for who in range(s.seats) if s.owed[who].kind))
            else:
                top = s.agenda[s.waiting - 1]
                yield top.step
                s.waiting -= 1
                self.rules["step"](s, top.step, top.a, top.b, top.c)

    def answer(self, who):
        verdict = [0] * (GAME.choices.width + 1)
        self.rules["look"](self.s, who, verdict)
        self.rules["take"](self.s, who, self.luck.choice([k for k, code in enumerate(verdict) if code == LEGAL]))


def picture(s):
    players = [s.player[who] for who in range(s.seats)]
    return {
        "credits": [me.credits for me in players],
        "driver": [me.driver for me in players],
        "team": [me.team.tolist() for me in players],
        "pool": sum(s.pool),
        "deck": s.deck_left,
    }


def level_sum(team):
    return sum(count * (card % LEVELS) for card, count in enumerate(team))


def compare(s, before, after):
    """One turn, from before its first choice to before its end."""
    gains = [now - then for then, now in zip(before["credits"], after["credits"], strict=True)]
    assert gains[s.active] >= 0 and sum(1 for gain in gains if gain) <= 2  # 6
    assert all(gain in (0, 1) for seat, gain in enumerate(gains) if seat != s.active)
    assert sum(gains) == before["pool"] - after["pool"]  # 4, 7
    assert (sum(gains) > 0) == (s.idle == 0)
    for seat in range(s.seats):
        same = before["driver"][seat] == after["driver"][seat] and before["team"][seat] == after["team"][seat]
        assert same or seat == s.active  # 13
    hired = before["deck"] - after["deck"]
    team, was = after["team"][s.active], before["team"][s.active]
    assert hired in (0, 1) and sum(team) == sum(was) + hired  # 2, 11
    driver = after["driver"][s.active] - before["driver"][s.active]
    assert (hired, driver, level_sum(team) - level_sum(was)) in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 2), (0, 0, 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_change_what_they_may(seats):
    game = Slowly(seats, seed=seats)
    s = game.s
    before, opening, last = None, True, 0
    for step in game.steps():
        if step == START_ROUND:
            opening = True
        elif step == TAKE_TURN:
            if opening:
                assert s.active == (s.first + s.current_round - 1) % seats  # 12
                assert s.pool.tolist() == EVENT_POOL[current_event(s)].tolist()
            else:
                assert s.active == (last + 1) % seats
            before, opening, last = picture(s), False, s.active
        elif step == END_TURN:
            compare(s, before, picture(s))
    assert s.current_round == ROUNDS
