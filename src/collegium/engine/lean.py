"""Lean compilation: Numba optimises and assembles every function with all it calls, again at every level up. Only the
door is ever run, so inside `lean(door)` inner functions get one light pass and no machine code; the door gets it all.

This reaches into Numba. Where a version has other insides, `lean` does nothing and compilation is merely slower.
"""

from __future__ import annotations

import gc
import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

SELDOM = (100_000, 50, 100)  # objects made before garbage is searched for


def numba_insides() -> tuple[Any, Any] | None:
    """Numba's library of code and its context, or None where they are not as `lean` needs them: everything it touches
    is tried on an empty library first."""
    try:
        from numba.core.codegen import CPUCodeLibrary
        from numba.core.cpu import CPUContext
        from numba.core.registry import cpu_target

        library: Any = cpu_target.target_context.codegen().create_library("lean")
        for changed in (CPUCodeLibrary._optimize_final_module, CPUCodeLibrary._finalize_final_module):
            inspect.signature(changed).bind(library)
        inspect.signature(CPUCodeLibrary._optimize_functions).bind(library, "module")
        inspect.signature(vars(CPUContext)["get_executable"]).bind(None, library, "described", "env")
        if library.name != "lean" or library._finalized:
            return None
        pass_lightly(library)
        library._finalize_dynamic_globals()
    except (ImportError, AttributeError, KeyError, TypeError, ValueError):
        return None
    return CPUCodeLibrary, CPUContext


def pass_lightly(library: Any) -> None:
    manager, builder = library._codegen._module_pass_manager(
        loop_vectorize=False, slp_vectorize=False, opt=1, cost="cheap"
    )
    manager.run(library._final_module, builder)


@contextmanager
def seldom_sweeping() -> Iterator[None]:
    """Search for garbage less often: compiling makes much that lives on and little that does not."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@contextmanager
def lean(door: str, frame: frozenset[str]) -> Iterator[None]:
    """Compile the function named `door` in full and everything else only as far as the door needs it.

    `frame` names the functions around the rules, each of which holds them all: they get not even the light pass.
    """
    insides = numba_insides()
    if insides is None:
        yield
        return
    CPUCodeLibrary, CPUContext = insides
    each: Any = CPUCodeLibrary._optimize_functions
    optimize: Any = CPUCodeLibrary._optimize_final_module
    finalize: Any = CPUCodeLibrary._finalize_final_module
    executable: Any = CPUContext.get_executable

    def optimize_the_door_alone(library: Any, module: Any) -> None:
        if library.name == door:
            each(library, module)

    def optimize_lightly(library: Any) -> None:
        if library.name == door:
            optimize(library)
        if library.name in frame:
            return
        pass_lightly(library)

    def finalize_without_code(library: Any) -> None:
        if library.name == door:
            finalize(library)
            return
        library._finalize_dynamic_globals()
        library._finalized = True

    def executable_of_the_door(context: Any, library: Any, described: Any, env: Any) -> Any:
        if described.qualname == door:
            return executable(context, library, described, env)
        return [].append  # never called; Numba wants a C function of its own for each

    with (
        mock.patch.object(CPUCodeLibrary, "_optimize_functions", optimize_the_door_alone),
        mock.patch.object(CPUCodeLibrary, "_optimize_final_module", optimize_lightly),
        mock.patch.object(CPUCodeLibrary, "_finalize_final_module", finalize_without_code),
        mock.patch.object(CPUContext, "get_executable", executable_of_the_door),
    ):
        yield
