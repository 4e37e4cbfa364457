"""Everything happens: see collegium.laws.story."""

from __future__ import annotations

from collegium.laws import story

from . import obeyed

test_every_kind_of_choice_and_event_occurs = obeyed(story.every_kind_of_choice_and_event_occurs)
