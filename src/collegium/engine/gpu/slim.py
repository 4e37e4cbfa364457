"""Slim compilation for a GPU: every rule is handed to NVIDIA's compiler once, and what is large and often called stays
a real call.

Numba hands over a rule once for each way that leads to it (3,700 times for 280 rules of a large game), and by itself
NVIDIA's compiler copies every rule into its callers until one function holds the whole game many times over.
This reaches into numba-cuda. Where a version has other insides, `slim` does nothing and compilation is merely slower.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

LARGE = 3000  # instructions, with all that it calls, from which on a rule that is called from several places is kept


def every_library(library: Any) -> list[Any]:
    """A library of code and all that it needs, each once."""
    found, todo = {}, [library]
    while todo:
        one = todo.pop()
        if id(one) not in found:
            found[id(one)] = one
            todo.extend(one._linking_libraries)
    return list(found.values())


def keep_apart(modules: list[Any], large: int) -> None:
    """Forbid copying into its callers what is called from several places and large."""
    functions = {function.name: function for module in modules for function in module.functions if function.blocks}
    calls: dict[str, Counter[str]] = {}
    for name, function in functions.items():
        steps = [step for block in function.blocks for step in block.instructions]
        called = [getattr(getattr(step, "callee", None), "name", "") for step in steps]
        calls[name] = Counter(callee for callee in called if callee in functions)
        calls[name][name] = len(steps)
    places = sum((counted for name, counted in calls.items()), Counter())
    weights: dict[str, int] = {}

    def weight(name: str) -> int:
        """Instructions with all that is copied in."""
        if name not in weights:
            inner = sum(n * weight(callee) for callee, n in calls[name].items() if callee != name)
            weights[name] = whole = calls[name][name] + inner
            if whole >= large and places[name] - calls[name][name] > 1:
                functions[name].attributes.discard("alwaysinline")
                functions[name].attributes.add("noinline")
                weights[name] = 1  # what a call costs
        return weights[name]

    for name in functions:
        weight(name)


@contextmanager
def slim(large: int = LARGE) -> Iterator[None]:
    """While this lasts, kernels are compiled slimly."""
    try:
        from numba.cuda.codegen import CUDACodeLibrary

        library: Any = CUDACodeLibrary
        known = isinstance(library.llvm_strs, property) and "modules" in vars(library)
    except (ImportError, AttributeError):
        known = False
    if not known:
        yield
        return

    def texts(one: Any) -> list[str]:
        if one._llvm_strs is None:
            modules = [part._module for part in every_library(one) if part._module is not None]
            keep_apart(modules, large)
            one._llvm_strs = [str(module) for module in modules]
        return one._llvm_strs  # type: ignore[no-any-return]

    with mock.patch.object(library, "llvm_strs", property(texts)):
        yield
