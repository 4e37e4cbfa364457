"""Menus, copies, undo: see collegium.laws.menus."""

from __future__ import annotations

from collegium.laws import menus

from . import obeyed

test_illegal_options_are_refused_without_a_trace = obeyed(menus.illegal_options_are_refused_without_a_trace)
test_copies_are_independent = obeyed(menus.copies_are_independent)
test_undo_gives_the_very_bytes_back = obeyed(menus.undo_gives_the_very_bytes_back)
