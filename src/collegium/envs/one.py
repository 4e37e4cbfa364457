"""One match as numbers: what the environments for a single match share. See `engine/batch.py` for what they mean."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from collegium.draw.text import plain_lines
from collegium.engine.batch import Batch
from collegium.kernel.game import Game
from collegium.match.match import SPECTATOR, Match
from collegium.registry import take_in

Array = np.ndarray[Any, Any]
SEEDS = 2**32  # seeds that are drawn where none is given
WIDTH = 100  # columns of the table as text
RENDER_MODES = ["human", "ansi", "svg"]


class One:
    """A match that is played with flat action ids. `mine`: this seat alone is asked, its rivals choose by chance."""

    def __init__(self, game: str | Game, seats: int = 0, variant: str | None = None, compiled: bool = True) -> None:
        self.game = take_in(game) if isinstance(game, str) else game
        chosen = variant or next(iter(self.game.variants))
        self.seats = seats or self.game.variants.get(chosen, (1, 1))[0]
        self.batch = Batch(self.game, 1, self.seats, chosen, compiled=compiled)
        self.layout, self.actions = self.batch.layout, self.game.choices.actions
        self.seed, self._made = 0, []  # type: tuple[int, list[tuple[int, int]]]
        self._viewer = SPECTATOR

    def begin(self, seed: int, mine: int | None = None) -> None:
        """A new game. A seed gives the game that it gives everywhere."""
        self.seed, self.batch.mine = seed, mine
        self._made.clear()
        self.__dict__.pop("_match", None)
        self.batch.reset((seed,))
        self._viewer = self.to_act if mine is None else mine

    def play(self, action: int) -> None:
        """Choose for the seat that is asked; ValueError if it may not."""
        seat = self.to_act
        self.batch.step((action,))
        self._made.append((seat, action))
        self._viewer = self.to_act if self.batch.mine is None else self.batch.mine

    @property
    def to_act(self) -> int:
        """The seat that is asked, -1 when the game is over."""
        return int(self.batch.to_act[0])

    @property
    def over(self) -> bool:
        return self.to_act < 0

    @property
    def rewards(self) -> list[float]:
        found: list[float] = self.batch.rewards[0].tolist()
        return found

    def may(self, action: int) -> bool:
        """Whether the seat that is asked may choose this."""
        return 0 <= action < self.actions and bool(self.batch.mask[0, action])

    def mask(self, seat: int) -> Array:
        """1 for every action that a seat may choose now."""
        return self.batch.mask[0].copy() if seat == self.to_act else np.zeros(self.actions, np.int8)

    def observation(self, seat: int) -> Array:
        """What a seat sees now (-1: a spectator)."""
        if seat != self._viewer:
            self.batch.observe(seat)
            self._viewer = seat
        found: Array = self.batch.observations[0].copy()
        return found

    # ---------------------------------------------------------------------------------------------- for people

    @cached_property
    def _match(self) -> Match:
        return Match(self.game, self.seats, self.batch.variant, self.seed)

    def match(self) -> Match:
        """The same game with words and pictures. Not where rivals chose by chance: nobody wrote down what."""
        if self.batch.mine is not None:
            raise ValueError("rivals by chance keep no journal: name a bot as their level, or play all seats")
        offsets = self.game.choices.offsets
        for seat, action in self._made[self._match.number :]:
            kind = self._match.state.owed[seat].kind
            self._match.choose(seat, action - int(offsets[kind]))
        return self._match

    def render(self, mode: str | None, viewer: int) -> str | None:
        """The table as a viewer sees it: as text ("ansi"), printed ("human") or as a picture ("svg")."""
        if mode not in RENDER_MODES:
            raise ValueError(f"render_mode={mode!r} (expected one of {', '.join(RENDER_MODES)})")
        match = self.match()
        if mode == "svg":
            return match.svg(viewer)

        def speak(text: Any) -> str:
            return match.say(text, "en", viewer)

        lines = [match.say(self.game.headline(match.view(viewer)), "en", viewer)]
        for zone in match.zones(viewer):
            lines += ["", *plain_lines(zone, speak, WIDTH)]
        if mode == "ansi":
            return "\n".join(lines)
        print("\n".join(lines))
        return None
