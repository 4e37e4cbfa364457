"""Messages that were made ready are worded as Fluent words them."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource

from collegium.kernel.texts import LANGUAGES, MissingText, Speaker
from collegium.match.match import SHARED_TEXTS, game_speaker
from collegium.registry import find, keys

MESSAGES = """
plain = Nothing to add.
alone = { $n }
both = { $who } gets { $n } of { "{" }{ $all }{ "}" }
many = { $n ->
    [0] none
    [one] one ({ $n })
   *[other] { $n } of them
}
said = { $you ->
    [yes] You
   *[no] { $who }
} { $you ->
    [yes] see
   *[no] sees
} it
mixed = { $n ->
    [one] one
    [2] two
   *[other] more
}
refers = See { plain }
"""
VALUES = (0, 1, 2, 3, 11, -1, -12, 999, 1000, 12_345, 1.5, "one", "yes", "no", "", "<b>")


def speaker_of(lang, messages):
    found = Speaker(lang, [])
    found.bundle.add_resource(FluentResource(messages))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phrase_says_what_fluent_says(lang):
    speaker = speaker_of(lang, MESSAGES)
    for key in ("plain", "alone", "both", "many", "said", "mixed", "refers"):
        for value in VALUES:
            args = {"n": value, "who": "Ada", "all": 7, "you": value}
            assert speaker._word(key, args) == speaker._by_fluent(key, args), (key, value)
    assert not speaker._phrases["refers"] and not speaker._phrases["mixed"] and speaker._phrases["many"]


def test_a_phrase_that_lacks_something_says_what():
    speaker = speaker_of("en", MESSAGES)
    with pytest.raises(MissingText, match="Unknown external: n"):
        speaker._word("alone", {})
    with pytest.raises(MissingText, match="nowhere"):
        speaker._word("nowhere", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nearly_every_message_of_our_games_is_made_ready(lang):
    """Each of them, with numbers and with words, as Fluent words it."""
    for game in map(find, keys()):
        speaker, left = game_speaker(game, lang), 0
        written = "".join(
            (folder / f"{lang}.ftl").read_text("utf-8") for folder in (game.folder / "texts", *SHARED_TEXTS)
        )
        names = set(re.findall(r"\$([\w-]+)", written))
        for key in speaker.keys:
            left += speaker._phrase(key) is None
            for value in (1, 4, "yes"):
                args = dict.fromkeys(names, value)
                assert speaker._word(key, args) == speaker._by_fluent(key, args), (key, value)
        assert left < len(speaker.keys) / 40
