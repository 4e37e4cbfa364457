"""Nobody sees what they may not: see collegium.laws.secrets."""

from __future__ import annotations

import pytest

from collegium.laws import secrets
from collegium.laws.law import Trial

from . import obeyed

test_another_truth_gives_the_same_view_menu_and_words = obeyed(
    secrets.another_truth_gives_the_same_view_menu_and_words, dear=True
)
test_another_truth_tells_the_same_story_until_something_is_revealed = obeyed(
    secrets.another_truth_tells_the_same_story_until_something_is_revealed
)


def test_who_may_not_know_reads_no_guess(setting):
    game, variant, seats = setting
    if not any(kind.private for kind in game.events.kinds):
        pytest.skip(f"all may know all that {game.key} tells")
    secrets.who_may_not_know_reads_no_guess(Trial(game, variant, seats))


test_who_may_not_know_reads_no_guess.law = secrets.who_may_not_know_reads_no_guess

test_hidden_bytes_never_reach_the_view = obeyed(secrets.hidden_bytes_never_reach_the_view)
test_bots_choose_by_their_view_alone = obeyed(secrets.bots_choose_by_their_view_alone)
test_the_order_of_simultaneous_answers_does_not_matter = obeyed(
    secrets.the_order_of_simultaneous_answers_does_not_matter
)
