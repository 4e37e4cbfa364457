"""States: room for positions of one game, as the engine works on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.kernel import flow, record

if TYPE_CHECKING:
    from collegium.kernel.game import Game


class States:
    """Room for states of one game: the array, its bytes, a menu, a row of numbers, and plain views of the same."""

    def __init__(self, game: Game, count: int = 1, out: int = 0) -> None:
        self.game = game
        self.array = np.zeros(count, game.state.dtype)
        self.raw = self.array.view(np.int8).reshape(count, -1)
        self.verdict = np.zeros(game.choices.width + 1, np.int8)
        self.out = np.zeros(max(out, count, game.choices.width, 64) + flow.SEATS, np.int64)

    def twin(self) -> States:
        """A copy of state 0 that has no menu and numbers of its own, for what writes neither (`Engine.view`)."""
        found = object.__new__(States)
        found.game, found.verdict, found.out = self.game, self.verdict, self.out
        memory = bytearray(self.raw[0])  # bytes: a record would be copied field by field
        found.raw = np.frombuffer(memory, np.int8).reshape(1, -1)
        found.array = np.frombuffer(memory, self.array.dtype)
        return found

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
        raise AttributeError(name)
