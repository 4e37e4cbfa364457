"""Uncompiled, compiled, replayed: see collegium.laws.worlds."""

from __future__ import annotations

from collegium.laws import worlds

from . import obeyed

test_plain_and_compiled_play_the_same_bytes = obeyed(worlds.plain_and_compiled_play_the_same_bytes, dear=True)
test_a_match_changes_engines_in_the_middle_and_replays = obeyed(
    worlds.a_match_changes_engines_in_the_middle_and_replays
)
