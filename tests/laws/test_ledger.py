"""The story adds up: see collegium.laws.ledger."""

from __future__ import annotations

from collegium.laws import ledger, story

from . import UNCOMPILED, obeyed

test_what_is_told_adds_up = obeyed(ledger.what_is_told_adds_up, dear=True)
test_every_event_has_its_entry = obeyed(ledger.every_event_has_its_entry, UNCOMPILED)
test_all_that_an_event_gives_is_said_in_every_language = obeyed(
    ledger.all_that_an_event_gives_is_said_in_every_language, compiled=False
)
test_chapters_and_turns = obeyed(story.chapters_and_turns)
