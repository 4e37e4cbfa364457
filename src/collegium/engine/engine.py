"""The engine: a game's rules bound to the loops, plain or compiled by Numba, behind one door with typed methods.

The plain one runs at once; the compiled one is loaded from a cache keyed by everything that goes into it, or compiled
callees first, each rule with one canonical signature (see `twins` and `compiler`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from collegium.engine import ops
from collegium.engine.states import States
from collegium.engine.twins import World
from collegium.kernel.rng import seed_words

if TYPE_CHECKING:
    from collegium.kernel.game import Game

Rule = Callable[..., Any]


class Engine:
    """Door to one game: the same calls whether plain or compiled. `compiled` says which it is."""

    def __init__(self, game: Game, door: Rule, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        self._door = door

    def begin(self, states: States, seats: int, variant: int, seed: int, i: int = 0) -> None:
        """Set up a new game in state `i` and run it to the first choice."""
        self._call(ops.BEGIN, states, i, seats, variant, *seed_words(seed))

    def act(self, states: States, seat: int, option: int, i: int = 0) -> int:
        """Answer for a seat: `loops.DONE`, or why not (a refused answer leaves no trace)."""
        return self._call(ops.ACT, states, i, seat, option)

    def menu(self, states: States, seat: int, i: int = 0) -> int:
        """Write the menu of a seat that owes a choice into `states.verdict`. Returns how many options are legal."""
        return self._call(ops.MENU, states, i, seat)

    def score(self, states: States, i: int = 0) -> None:
        """Write points, tie-break and place of every seat into `states.out`."""
        self._call(ops.SCORE, states, i)

    def sane(self, states: States, i: int = 0) -> int:
        """0, or the number of what is broken."""
        return self._call(ops.SANE, states, i)

    def view(self, states: States, viewer: int, i: int = 0) -> None:
        """Wipe from state `i` what `viewer` may not see."""
        self._call(ops.VIEW, states, i, viewer)

    def imagine(self, states: States, viewer: int, luck: int, i: int = 0) -> None:
        """Put a fair guess in the place of everything that `viewer` may not see."""
        self._call(ops.IMAGINE, states, i, viewer, luck)

    def value(self, states: States, seat: int, i: int = 0) -> int:
        """How good state `i` is for a seat, by the game's own judgement."""
        return self._call(ops.VALUE, states, i, seat)

    def playout(self, states: States, count: int, luck: int, limit: int, checked: bool = False) -> int:
        """Play states 0 to `count`-1 on by chance, at most `limit` choices each (how many: in `states.out`). Returns
        all choices made, or -code of what is broken where `checked`."""
        return self._call(ops.PLAYOUT, states, 0, count, luck, limit, int(checked))

    def greedy(self, states: States, seat: int, luck: int, guesses: int, tries: int) -> int:
        """The option that leads a seat to the best value by the end of its turn; needs three states of room."""
        return self._call(ops.GREEDY, states, 0, seat, luck, guesses, tries)

    def contest(self, states: States, luck: int, guesses: int, tries: int, limit: int) -> int:
        """Play state 0 to its end by the bots that `states.out` names. Returns the choices made, or -code."""
        return self._call(ops.CONTEST, states, 0, luck, guesses, tries, limit)

    def _call(self, op: int, states: States, i: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        if self.compiled:
            return int(self._door(op, states.array, states.raw, i, a, b, c, d, states.verdict, states.out))
        return int(self._door(op, states.plain, states.plain_raw, i, a, b, c, d, states.plain_verdict, states.out))


def plain_engine(game: Game, door: Rule = ops.door) -> Engine:
    """The engine that needs no compilation."""
    world = World(game, "plain", lambda rule: rule)
    return Engine(game, world.twin(door), compiled=False)
