"""For tests: positions made by hand.

at = Position(GAME, seats=2)
at.s.pool[0] = 2                      # the plain state, readable and writable
at.ask(0, COLLECT)                    # everything that was owed or waiting is dropped, then this is asked
assert at.legal(0) == [0, 2]; assert at.reason(0, 1) == "no-crew"
at.choose(0, 0)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from collegium.engine import engines, loops
from collegium.engine.engine import plain_engine
from collegium.kernel.game import Game
from collegium.match.match import SPECTATOR, Match, new


@cache
def _plain_settle(game: Game) -> Callable[..., int]:
    return plain_engine(game, loops.settle)._door


class Position:
    """A match whose state may be changed by hand. It plays on whatever engine is in use (plain, as a rule)."""

    def __init__(self, game: Game, seats: int | None = None, variant: str | None = None, seed: int = 1) -> None:
        self.match: Match = new(game, seats, variant, seed)
        self.game = game

    @property
    def s(self) -> Any:
        return self.match.state

    def clear(self) -> None:
        """Nobody owes anything, nothing waits."""
        for who in range(len(self.s.owed)):
            owed = self.s.owed[who]
            owed.kind = owed.a = owed.b = owed.c = owed.fresh = 0
        for k in range(len(self.s.agenda)):
            waiting = self.s.agenda[k]
            waiting.step = waiting.a = waiting.b = waiting.c = 0
        self.s.owing = self.s.waiting = 0

    def ask(self, who: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Drop all that is owed and waiting; seat `who` owes this choice (not taken even when forced)."""
        self.clear()
        owed = self.s.owed[who]
        owed.kind, owed.a, owed.b, owed.c = kind, a, b, c
        self.s.owing = 1

    def then(self, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Push a step on the agenda, to run when the owed choice has been answered."""
        waiting = self.s.agenda[self.s.waiting]
        waiting.step, waiting.a, waiting.b, waiting.c = step, a, b, c
        self.s.waiting += 1

    def settle(self, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Drop all that is owed and waiting, run this step and what follows, up to the next choice."""
        self.clear()
        self.then(step, a, b, c)
        self.go_on()

    def go_on(self) -> None:
        """Run what is waiting, up to the next choice."""
        _plain_settle(self.game)(self.s, self.match._states.plain_verdict)
        self.match._listen()

    def legal(self, who: int) -> list[int]:
        return self.match.legal(who)

    def reason(self, who: int, option: int) -> str:
        """Why an option is refused: the reason's key, '' when it is legal, 'not offered' when not part of the menu."""
        engines.engine(self.game).menu(self.match._states, who)
        code = int(self.match._states.verdict[option])
        return "not offered" if code == 0 else self.game.reasons.keys[code]

    def kind(self, who: int) -> str | None:
        """The key of the choice that a seat owes now."""
        return self.match.kind(who)

    def choose(self, who: int, option: int) -> None:
        self.match.choose(who, option)

    def answer(self, who: int, *options: int) -> None:
        """A seat answers several questions, one after the other."""
        for option in options:
            self.choose(who, option)

    def me(self, who: int = 0) -> Any:
        """What a seat has."""
        return self.s.player[who]

    def told(self) -> list[str]:
        """The keys of all events so far."""
        return [event.key for event in self.match.events()]

    def news(self, since: int = 0, lang: str = "en", viewer: int = SPECTATOR) -> list[str]:
        """The sentences told from an event on."""
        return [event.label(lang) for event in self.match.events(since, viewer) if not event.silent]

    def news_of(self, who: int, *options: int) -> list[str]:
        """What is told when a seat answers so."""
        before = len(self.match.told)
        self.answer(who, *options)
        return self.news(before)

    def refusal(self, who: int, option: int, lang: str = "en") -> str:
        """What a seat reads beside an option that it may not choose, '' where it may."""
        return next(each.why_not(lang) for each in self.match.options(who) if each.id == option)
