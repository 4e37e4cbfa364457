"""A game's table of contents, made from what its rules say of themselves.

    @offers(REACT)                       # writes a menu: s, who, verdict, then the question's a, b, c
    def menu_react(s, who, verdict: Vector, window): ...

    @answers(REACT)                      # carries out an answer: s, who, the option, then the question's a, b, c
    def react(s, who, option, window, offset): ...

    @runs(OPEN_WINDOW)                   # runs a step: s, then the step's a, b, c
    def open_window(s, window, offset): ...

    menu, choose, step = contents(CHOICES, STEPS, setup, turn, reactions)

A rule takes as many of a, b, c as it needs, under names of its own. Numba cannot index a table of functions at run
time, so the three dispatchers are written out as `if`s over the kinds, once, when the game is loaded.

Invariants say themselves too: `sane, INVARIANTS = invariants(rules.sane)` over functions of `s` that are true while

    @holds("every card is somewhere (§12.3)")
    def cards_are_conserved(s): ...
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

from collegium.kernel.choice import Choices, Steps
from collegium.kernel.rule import Vector, rule

F = TypeVar("F", bound=Callable[..., object])
Rules = dict[int, Callable[..., Any]]

OFFERS, ANSWERS, RUNS = "offers", "answers", "runs"
TAKES = {OFFERS: ("s", "who", "verdict"), ANSWERS: ("s", "who", "option"), RUNS: ("s",)}  # before a, b, c
HEADS = {
    OFFERS: ("menu(s, who, verdict)", "about = s.owed[who]", "about.kind"),
    ANSWERS: ("choose(s, who, option)", "about = s.answer", "about.kind"),
    RUNS: ("step(s, number, a, b, c)", "", "number"),
}


def offers(*kinds: int) -> Callable[[F], F]:
    """This rule writes the menu of these kinds of choice."""
    return _declare(OFFERS, kinds)


def answers(*kinds: int) -> Callable[[F], F]:
    """This rule carries out an answer to these kinds of choice."""
    return _declare(ANSWERS, kinds)


def runs(*steps: int) -> Callable[[F], F]:
    """This rule runs these steps of the agenda."""
    return _declare(RUNS, steps)


def _declare(what: str, numbers: tuple[int, ...]) -> Callable[[F], F]:
    def declare(function: F) -> F:
        setattr(function, f"__{what}__", numbers)
        return rule(function)

    return declare


def contents(choices: Choices, steps: Steps, *modules: ModuleType) -> tuple[Callable[..., Any], ...]:
    """The dispatchers `menu`, `choose` and `step` over the rules of these modules. TypeError where a kind or a step has
    no rule or two, or a rule does not take what it should."""
    kinds = [kind.key for kind in choices.kinds]
    package = modules[0].__name__.rpartition(".")[0]
    return tuple(
        _dispatcher(package, what, _collected(what, keys, modules), keys)
        for what, keys in ((OFFERS, kinds), (ANSWERS, kinds), (RUNS, steps.keys))
    )


def _collected(what: str, keys: list[str], modules: tuple[ModuleType, ...]) -> Rules:
    """The rule for every number, from 1."""
    found: Rules = {}
    for module in modules:
        for name, function in vars(module).items():
            if getattr(function, "__module__", "") != module.__name__:
                continue  # imported from elsewhere, where it counts
            for number in getattr(function, f"__{what}__", ()):
                if number in found:
                    raise TypeError(f"{keys[number]}: {found[number].__name__} and {name} both say @{what}")
                found[number] = function
    missing = [keys[number] for number in range(1, len(keys)) if number not in found]
    if missing:
        raise TypeError(f"no rule says @{what} for {', '.join(missing)} (in {', '.join(m.__name__ for m in modules)})")
    return found


def _call(what: str, function: Callable[..., Any]) -> str:
    """The call of a rule: what it must take, then as many of a, b, c as it has room for."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    fixed = TAKES[what]
    more = len(names) - len(fixed)
    settled = fixed if what != ANSWERS else fixed[:2]  # the option has the name of what is chosen
    if names[: len(settled)] != settled or not 0 <= more <= 3:
        raise TypeError(f"{function.__module__}.{function.__name__} says @{what}: it takes {', '.join(fixed)} and up to"
                        f" three more, not {', '.join(names)}")  # fmt: skip
    about = "" if what == RUNS else "about."
    return f"{function.__name__}({', '.join((*fixed, *(about + part for part in 'abc'[:more])))})"


def holds(invariant: str) -> Callable[[F], F]:
    """This rule is true as long as the invariant holds."""

    def declare(function: F) -> F:
        function.__holds__ = invariant  # type: ignore[attr-defined]
        return rule(function)

    return declare


def invariants(module: ModuleType) -> tuple[Callable[..., Any], tuple[str, ...]]:
    """`sane` (0, or the number from 1 of the first invariant of a module that does not hold) and what they say."""
    found = {
        f.__name__: f for f in vars(module).values() if hasattr(f, "__holds__") and f.__module__ == module.__name__
    }
    lines = ["def sane(s):"]
    for number, name in enumerate(found, 1):
        lines += [f"    if not {name}(s):", f"        return {number}"]
    package = module.__name__.rpartition(".")[0]
    return _written(package, "sane", [*lines, "    return 0"], dict(found)), tuple(f.__holds__ for f in found.values())


def _dispatcher(package: str, what: str, rules: Rules, keys: list[str]) -> Callable[..., Any]:
    """One function that calls the rule of each number; it knows their `__keys__`, for errors."""
    head, first, chosen = HEADS[what]
    calls: dict[str, list[int]] = {}
    names: dict[str, Any] = {}
    for number, function in sorted(rules.items()):
        if names.setdefault(function.__name__, function) is not function:
            raise TypeError(f"two rules are called {function.__name__}: give one another name")
        calls.setdefault(_call(what, function), []).append(number)
    lines = [f"def {head}:", *([f"    {first}"] if first else []), f"    chosen = {chosen}"]
    for n, (call, numbers) in enumerate(calls.items()):
        test = " or ".join(f"chosen == {number}" for number in numbers)
        lines += [f"    {'elif' if n else 'if'} {test}:", f"        {call}"]
    made = _written(package, head.partition("(")[0], lines, names)
    made.__keys__ = tuple(keys)  # type: ignore[attr-defined]
    if what == OFFERS:
        made.__annotations__["verdict"] = Vector
    return made


def _written(package: str, name: str, lines: list[str], names: dict[str, Any]) -> Callable[..., Any]:
    """The function that these lines define over these names, as a rule."""
    source = "\n".join(lines) + "\n"
    file = f"<{package}: {name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)  # so that errors show the line
    exec(compile(source, file, "exec"), names)
    made: Callable[..., Any] = names[name]
    made.__module__ = f"{package}.{name} (written out)"  # a module of its own: its globals are the rules it calls
    made.__source__ = source  # type: ignore[attr-defined]
    return rule(made)
