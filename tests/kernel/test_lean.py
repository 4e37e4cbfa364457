"""Where Numba's insides are others, lean compilation does nothing, and compilation goes its usual way."""

from __future__ import annotations

from unittest import mock

import pytest
from numba.core import codegen, cpu

from collegium.engine.lean import lean, numba_insides

LIBRARY, CONTEXT = codegen.CPUCodeLibrary, cpu.CPUContext
TOUCHED = [
    (LIBRARY, "_optimize_final_module"), (LIBRARY, "_finalize_final_module"), (LIBRARY, "_finalize_dynamic_globals"),
    (LIBRARY, "_optimize_functions"),
    (codegen.CodeLibrary, "_finalized"), (codegen.CodeLibrary, "name"), (codegen.CPUCodegen, "_module_pass_manager"),
    (codegen.CPUCodegen, "create_library"), (CONTEXT, "get_executable"), (codegen, "CPUCodeLibrary"),
    (cpu, "CPUContext"),
]  # fmt: skip


def changed() -> bool:
    """Does `lean` change Numba, and is all as it was afterwards?"""
    before = [vars(LIBRARY).get("_optimize_final_module"), vars(CONTEXT).get("get_executable")]
    with lean("door", frozenset()):
        inside = [vars(LIBRARY).get("_optimize_final_module"), vars(CONTEXT).get("get_executable")]
    after = [vars(LIBRARY).get("_optimize_final_module"), vars(CONTEXT).get("get_executable")]
    assert before == after
    return inside != before


def test_it_fits_the_numba_that_is_here():
    assert numba_insides() == (LIBRARY, CONTEXT) and changed()


@pytest.mark.parametrize(("owner", "name"), TOUCHED, ids=[name for _, name in TOUCHED])
def test_what_is_missing_is_noticed_before_anything_is_changed(owner, name):
    where = next((base for base in getattr(owner, "__mro__", [owner]) if name in vars(base)), owner)
    with mock.patch.object(where, name):
        delattr(where, name)
        assert not changed()
    assert changed()


@pytest.mark.parametrize(
    ("owner", "name", "other"),
    [
        (codegen.CPUCodegen, "_module_pass_manager", lambda self, level: None),
        (codegen.CPUCodegen, "_module_pass_manager", lambda self, **given: None),
        (LIBRARY, "_final_module", property(lambda self: None)),
        (LIBRARY, "_optimize_final_module", lambda self, level: None),
        (LIBRARY, "_optimize_functions", lambda self: None),
        (LIBRARY, "_finalize_dynamic_globals", lambda self, level: None),
        (CONTEXT, "get_executable", lambda self, library: None),
    ],
)
def test_what_takes_or_gives_something_else_is_noticed(owner, name, other):
    with mock.patch.object(owner, name, other, create=True):
        assert not changed()
    assert changed()
