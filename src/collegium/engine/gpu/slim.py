"""Slim compilation for a GPU: every rule is handed to NVIDIA's compiler once, and where a game would grow too large,
its larger rules stay real calls.

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

WHOLE = 400_000  # instructions that a kernel may have when everything is copied into its callers
LARGE = (2000, 1500, 1000, 700, 500, 250)  # else rules of so many instructions are called: the first that is enough


def every_library(library: Any) -> list[Any]:
    """A library of code and all that it needs, each once."""
    found, todo = {}, [library]
    while todo:
        one = todo.pop()
        if id(one) not in found:
            found[id(one)] = one
            todo.extend(one._linking_libraries)
    return list(found.values())


class Sizes:
    """How large the functions of some modules are, and whom they call."""

    def __init__(self, modules: list[Any]) -> None:
        self.functions = {f.name: f for module in modules for f in module.functions if f.blocks}
        self.own: dict[str, int] = {}
        self.calls: dict[str, Counter[str]] = {}
        for name, function in self.functions.items():
            steps = [step for block in function.blocks for step in block.instructions]
            called = [getattr(getattr(step, "callee", None), "name", "") for step in steps]
            self.own[name] = len(steps)
            self.calls[name] = Counter(callee for callee in called if callee in self.functions)

    def apart(self, large: int) -> set[str]:
        """The functions of at least this size that somebody calls."""
        called = {callee for calls in self.calls.values() for callee in calls}
        return {name for name in called if self.own[name] >= large}

    def whole(self, apart: set[str]) -> int:
        """The instructions of all, when all but those are copied into their callers."""
        found: dict[str, int] = {}

        def size(name: str) -> int:
            if name not in found:
                inner = ((callee, n) for callee, n in self.calls[name].items())
                found[name] = self.own[name] + sum(n * (1 if c in apart else size(c)) for c, n in inner)
            return found[name]

        called = {callee for calls in self.calls.values() for callee in calls}
        return sum(size(name) for name in self.functions if name in apart or name not in called)


def keep_apart(modules: list[Any]) -> None:
    """Forbid copying large functions into their callers, where all together would be too large."""
    sizes = Sizes(modules)
    apart: set[str] = set()
    for large in LARGE:
        if sizes.whole(apart) <= WHOLE:
            break
        apart = sizes.apart(large)
    for name, function in sizes.functions.items():
        function.attributes.discard("noinline")
        if name in apart:
            function.attributes.discard("alwaysinline")
            function.attributes.add("noinline")


@contextmanager
def slim() -> Iterator[None]:
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
            keep_apart(modules)
            one._llvm_strs = [str(module) for module in modules]
        return one._llvm_strs  # type: ignore[no-any-return]

    with mock.patch.object(library, "llvm_strs", property(texts)):
        yield
