"""The engine: a game's rules bound to the loops, plain or compiled by Numba, behind one door.

Both are made the same way: every rule function gets a twin whose globals point at the other twins. The plain twin
runs at once; the compiled one is loaded from a cache keyed by everything that goes into it, or compiled callees first,
each with one canonical signature.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.kernel import flow, loops, ops, record
from collegium.kernel.rng import seed_words
from collegium.kernel.rule import Vector, is_rule

if TYPE_CHECKING:
    from collegium.kernel.game import Game

CONTRACT = ("setup", "step", "menu", "choose", "score", "sane", "conceal", "imagine", "value")
Rule = Callable[..., Any]


class World:
    """The twins of one game's rules: `twin(f)` is what `f` becomes in this world."""

    def __init__(
        self, game: Game, kind: str, make: Callable[[Rule], Rule], freeze: Callable[[Any], Any] = lambda value: value
    ) -> None:
        self.game = game
        self.kind = kind
        self.make = make
        self.freeze = freeze  # what becomes of a global
        self.twins: dict[Rule, Rule] = {}
        self.modules: dict[str, types.ModuleType] = {}
        self.order: list[Rule] = []
        bound = {name: getattr(game, name) for name in CONTRACT}
        masks = record.keep_masks(game.state, flow.SEATS)
        at, size, low, high = record.bounds(game.state)
        overrides: dict[str, Any] = {
            **bound, "OPTIONS": game.choices.options, "ASK_ALONE": game.choices.ask_alone, "KEEP": masks,
            "BOUNDS_AT": at, "BOUNDS_SIZE": size, "BOUNDS_LOW": low, "BOUNDS_HIGH": high,
        }  # fmt: skip
        self.bound = {id(getattr(loops, name)): value for name, value in overrides.items()}
        self._names: dict[str, dict[str, Any]] = {}

    def names(self, function: Rule) -> dict[str, Any]:
        """What the globals of `function` mean in this world: the loops' stand-ins are the game's own."""
        module = function.__module__
        if module not in self._names:
            self._names[module] = {key: self.bound.get(id(v), v) for key, v in function.__globals__.items()}
        return self._names[module]

    def callees(self, function: Rule) -> Iterator[Rule]:
        names = self.names(function)
        for name in function.__code__.co_names:
            if is_rule(names.get(name)):
                yield names[name]

    def twin(self, function: Rule, path: tuple[Rule, ...] = ()) -> Rule:
        """The twin of `function`, its callees first."""
        if function in path:
            around = " -> ".join(f.__name__ for f in (*path, function))
            raise TypeError(f"{self.game.key}: rules may not call themselves: {around}")
        if function in self.twins:
            return self.twins[function]
        for callee in self.callees(function):
            self.twin(callee, (*path, function))
        module = self.module(function)
        copy = types.FunctionType(function.__code__, module.__dict__, function.__name__, function.__defaults__)
        copy.__annotations__ = {k: resolve(v, function) for k, v in function.__annotations__.items()}
        copy.__qualname__ = function.__qualname__
        copy.__module__ = module.__name__
        for callee_name in function.__code__.co_names:
            named: Any = self.names(function).get(callee_name)
            if is_rule(named):
                module.__dict__[callee_name] = self.twins[named]
        self.twins[function] = self.make(copy)
        self.order.append(function)
        return self.twins[function]

    def module(self, function: Rule) -> types.ModuleType:
        """The twin of the module of `function`, known to Python by a name of its own (Numba's cache needs that)."""
        name = f"collegium_{self.kind}.{self.game.key}.{function.__module__}"
        if name not in self.modules:
            module = types.ModuleType(name)
            module.__dict__.update({key: self.freeze(value) for key, value in self.names(function).items()})
            module.__dict__["__name__"] = name
            self.modules[name] = sys.modules[name] = module
        return self.modules[name]


def shrunk(value: Any) -> Any:
    """A table in its smallest integer type: compiled code holds a copy per function, and a GPU has little room."""
    if isinstance(value, np.ndarray) and value.dtype == np.int64 and value.size:
        for size in (np.int8, np.int16, np.int32):
            if np.iinfo(size).min <= value.min() and value.max() <= np.iinfo(size).max:
                return value.astype(size)
    return value


def resolve(annotation: Any, function: Rule) -> Any:
    """The class an annotation names (modules may postpone the evaluation of annotations)."""
    if isinstance(annotation, str):
        return function.__globals__.get(annotation, annotation)
    return annotation


def same(function: Rule) -> Rule:
    return function


class Engine:
    """Door to one game: the same calls whether plain or compiled. `compiled` says which it is."""

    def __init__(self, game: Game, door: Rule, compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        self._door = door

    def begin(self, table: Table, seats: int, variant: int, seed: int, i: int = 0) -> None:
        """Set up a new game in state `i` and run it to the first choice."""
        self._call(ops.BEGIN, table, i, seats, variant, *seed_words(seed))

    def act(self, table: Table, seat: int, option: int, i: int = 0) -> int:
        """Answer for a seat: `loops.DONE`, or why not (a refused answer leaves no trace)."""
        return self._call(ops.ACT, table, i, seat, option)

    def run(self, table: Table, count: int) -> int:
        """One answer each for states 0 to `count`-1: seat * WIDEST + option in `table.out`, where the results come
        back. Returns how many were accepted."""
        return self._call(ops.RUN, table, 0, count)

    def menu(self, table: Table, seat: int, i: int = 0) -> int:
        """Write the menu of a seat that owes a choice into `table.verdict`. Returns how many options are legal."""
        return self._call(ops.MENU, table, i, seat)

    def score(self, table: Table, i: int = 0) -> None:
        """Write points, tie-break and place of every seat into `table.out`."""
        self._call(ops.SCORE, table, i)

    def sane(self, table: Table, i: int = 0) -> int:
        """0, or the number of what is broken."""
        return self._call(ops.SANE, table, i)

    def view(self, table: Table, viewer: int, i: int = 0) -> None:
        """Wipe from state `i` what `viewer` may not see."""
        self._call(ops.VIEW, table, i, viewer)

    def imagine(self, table: Table, viewer: int, luck: int, i: int = 0) -> None:
        """Put a fair guess in the place of everything that `viewer` may not see."""
        self._call(ops.IMAGINE, table, i, viewer, luck)

    def value(self, table: Table, seat: int, i: int = 0) -> int:
        """How good state `i` is for a seat, by the game's own judgement."""
        return self._call(ops.VALUE, table, i, seat)

    def playout(self, table: Table, count: int, luck: int, limit: int, checked: bool = False) -> int:
        """Play states 0 to `count`-1 on by chance, at most `limit` choices each (how many: in `table.out`). Returns
        all choices made, or -code of what is broken where `checked`."""
        return self._call(ops.PLAYOUT, table, 0, count, luck, limit, int(checked))

    def greedy(self, table: Table, seat: int, luck: int, guesses: int, tries: int) -> int:
        """The option that leads a seat to the best value by the end of its turn; needs three states of room."""
        return self._call(ops.GREEDY, table, 0, seat, luck, guesses, tries)

    def contest(self, table: Table, luck: int, guesses: int, tries: int, limit: int) -> int:
        """Play state 0 to its end by the bots that `table.out` names. Returns the choices made, or -code."""
        return self._call(ops.CONTEST, table, 0, luck, guesses, tries, limit)

    def copies(self, table: Table, count: int) -> int:
        """Copy state 0 to and fro, to measure it."""
        return self._call(ops.COPIES, table, 0, count)

    def _call(self, op: int, table: Table, i: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        if self.compiled:
            return int(self._door(op, table.array, table.raw, i, a, b, c, d, table.verdict, table.out))
        return int(self._door(op, table.plain, table.plain_raw, i, a, b, c, d, table.plain_verdict, table.out))


class Table:
    """Room for states of one game: the array, its bytes, a menu and a row of numbers, and plain views of the same."""

    def __init__(self, game: Game, count: int = 1, out: int = 0) -> None:
        self.game = game
        self.array = np.zeros(count, game.state.dtype)
        self.raw = self.array.view(np.int8).reshape(count, -1)
        self.verdict = np.zeros(game.choices.width + 1, np.int8)
        self.out = np.zeros(max(out, count, game.choices.width, 64) + flow.SEATS, np.int64)

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


def plain_engine(game: Game, door: Rule = ops.door) -> Engine:
    """The engine that needs no compilation."""
    world = World(game, "plain", same)
    return Engine(game, world.twin(door), compiled=False)


def signature(function: Rule, state: Any, numba: Any) -> tuple[Any, ...] | None:
    """The one canonical signature of a rule, or None when it takes vectors whose integer size is open."""
    found = []
    code = function.__code__
    for name in code.co_varnames[: code.co_argcount]:
        annotation = function.__annotations__.get(name)
        if annotation is Vector:
            return None
        if name == "s":
            found.append(state)
        elif isinstance(annotation, type) and issubclass(annotation, record.Record):
            found.append(numba.from_dtype(annotation.dtype))
        else:
            found.append(numba.int64)
    return tuple(found)
