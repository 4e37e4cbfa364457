"""The end of a game as a scene: see collegium.laws.ending."""

from __future__ import annotations

from collegium.laws import ending

from . import obeyed

test_the_end_is_a_scene = obeyed(ending.the_end_is_a_scene)
