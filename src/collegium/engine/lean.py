"""Lean compilation: Numba optimises and assembles every function with all it calls, again at every level up. Only the
door is ever run, so inside `lean(door)` inner functions get one light pass and no machine code; the door gets it all.

This reaches into Numba. Where a version has other insides, `lean` does nothing and compilation is merely slower.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock


@contextmanager
def lean(door: str, frame: frozenset[str]) -> Iterator[None]:
    """Compile the function named `door` in full and everything else only as far as the door needs it.

    `frame` names the functions around the rules, each of which holds them all: they get not even the light pass.
    """
    try:
        from numba.core.codegen import CPUCodeLibrary
        from numba.core.cpu import CPUContext

        optimize: Any = CPUCodeLibrary._optimize_final_module
        finalize: Any = CPUCodeLibrary._finalize_final_module
        executable: Any = CPUContext.get_executable
    except (ImportError, AttributeError):
        yield
        return

    def optimize_lightly(library: Any) -> None:
        if library.name == door:
            optimize(library)
        if library.name in frame:
            return
        manager, builder = library._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=1, cost="cheap"
        )
        manager.run(library._final_module, builder)

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
        mock.patch.object(CPUCodeLibrary, "_optimize_final_module", optimize_lightly),
        mock.patch.object(CPUCodeLibrary, "_finalize_final_module", finalize_without_code),
        mock.patch.object(CPUContext, "get_executable", executable_of_the_door),
    ):
        yield
