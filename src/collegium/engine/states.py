"""States: room for positions of one game, as the engine works on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.kernel import flow, record

if TYPE_CHECKING:
    from collegium.kernel.game import Game


Array = np.ndarray[Any, Any]


class States:
    """Room for states of one game: the array, its bytes, menus, a row of numbers, and plain views of the same."""

    def __init__(self, game: Game, count: int = 1, out: int = 0) -> None:
        self._use(
            game,
            np.zeros(count, game.state.dtype),
            np.zeros(game.choices.width + 1, np.int8),
            np.zeros(max(out, count, game.choices.width, 64) + flow.SEATS, np.int64),
        )

    @classmethod
    def over(cls, game: Game, array: Array, verdict: Array, out: Array) -> States:
        """States in room that somebody else has made: no smaller than what is asked of them needs."""
        made = cls.__new__(cls)
        made._use(game, array, verdict, out)
        return made

    def _use(self, game: Game, array: Array, verdict: Array, out: Array) -> None:
        self.game, self.array, self.verdict, self.out = game, array, verdict, out
        self.raw = array.view(np.int8).reshape(len(array), -1)

    def __getattr__(self, name: str) -> Any:
        if name == "plain":
            self.plain = record.plain(self.game.state, self.array)
            return self.plain
        if name == "plain_raw":
            self.plain_raw = [memoryview(row) for row in self.raw]  # type: ignore[arg-type]
            return self.plain_raw
        if name == "plain_verdict":
            self.plain_verdict = memoryview(self.verdict)  # type: ignore[arg-type]
            return self.plain_verdict
        if name == "plain_out":
            self.plain_out = memoryview(self.out)  # type: ignore[arg-type]
            return self.plain_out
        raise AttributeError(name)
