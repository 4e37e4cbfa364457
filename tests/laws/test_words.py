"""Words, places, drawings: see collegium.laws.words."""

from __future__ import annotations

from collegium.laws import words

from . import UNCOMPILED, obeyed

test_every_language_has_the_same_keys = obeyed(words.every_language_has_the_same_keys, UNCOMPILED)
test_every_kind_event_reason_and_variant_has_words = obeyed(
    words.every_kind_event_reason_and_variant_has_words, compiled=False
)
test_every_change_of_rules_is_told = obeyed(words.every_change_of_rules_is_told, UNCOMPILED)
test_every_tip_belongs_to_a_question = obeyed(words.every_tip_belongs_to_a_question, UNCOMPILED)
test_how_to_play_in_every_language = obeyed(words.how_to_play_in_every_language, UNCOMPILED)
test_every_ruling_is_worded_in_every_language = obeyed(words.every_ruling_is_worded_in_every_language, UNCOMPILED)
test_a_player_counts_six_to_twelve_things_always_the_same = obeyed(
    words.a_player_counts_six_to_twelve_things_always_the_same, compiled=False
)
test_titles_are_not_empty = obeyed(words.titles_are_not_empty, UNCOMPILED)
test_options_events_and_tables_in_every_language = obeyed(words.options_events_and_tables_in_every_language, dear=True)
