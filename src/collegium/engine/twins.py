"""Twins: every rule function gets a twin whose globals point at the other twins, plain or for Numba.

The loops around the rules are written once with stand-ins; in a game's world the stand-ins are the game's own rules and
tables.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from collegium.engine import loops
from collegium.engine.grammar import check_rule, global_names
from collegium.kernel import flow, record
from collegium.kernel.rule import BadRule, Vector, is_rule

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
            **bound, "OPTIONS": game.choices.options, "OFFSETS": game.choices.offsets,
            "ASK_ALONE": game.choices.ask_alone, "DISCREET": game.choices.discreet, "KEEP": masks,
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
        """The rules that a rule names, in order. A field of the state may be called like a rule: it is none."""
        names = self.names(function)
        for name in global_names(function.__code__):
            if is_rule(names.get(name)):
                yield names[name]

    def twin(self, function: Rule, path: tuple[Rule, ...] = ()) -> Rule:
        """The twin of `function`, its callees first."""
        if function in path:
            around = " -> ".join(f.__name__ for f in (*path, function))
            raise BadRule(f"{self.game.key}: rules may not call themselves: {around}")
        if function in self.twins:
            return self.twins[function]
        check_rule(function, self.names(function))
        for callee in self.callees(function):
            self.twin(callee, (*path, function))
        module = self.module(function)
        copy = types.FunctionType(function.__code__, module.__dict__, function.__name__, function.__defaults__)
        copy.__annotations__ = {k: resolve(v, function) for k, v in function.__annotations__.items()}
        copy.__qualname__ = function.__qualname__
        copy.__module__ = module.__name__
        for name in global_names(function.__code__):
            named: Any = self.names(function).get(name)
            if is_rule(named):
                module.__dict__[name] = self.twins[named]
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
