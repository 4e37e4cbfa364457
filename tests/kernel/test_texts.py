"""Texts: a key with arguments, worded when shown; several things are listed as a sentence lists them."""

from __future__ import annotations

import pickle

import pytest

from collegium.draw import TEXTS
from collegium.kernel.texts import LANGUAGES, Listed, MissingText, SeatName, Speaker, Text, speaker


@pytest.mark.parametrize(
    ("lang", "none", "two", "three"),
    [
        ("en", "nothing", "a and b", "a, b and c"),
        ("nl", "niets", "a en b", "a, b en c"),
        ("es", "nada", "a y b", "a, b y c"),
    ],
)
def test_a_list_has_and_before_its_last_thing(lang, none, two, three):
    say = speaker(lang, TEXTS).say
    assert [say(Listed("abc"[:n])) for n in range(4)] == [none, "a", two, three]


@pytest.mark.parametrize(
    ("last", "listed"),
    [
        ("Inés", "Ada e Inés"), ("Íñigo", "Ada e Íñigo"), ("hilo", "Ada e hilo"),
        ("hielo", "Ada y hielo"), ("Ian", "Ada y Ian"), ("Hugo", "Ada y Hugo"), ("1", "Ada y 1"),
    ],
)  # fmt: skip
def test_in_spanish_and_gives_way_to_the_sound_of_i(last, listed):
    assert speaker("es", TEXTS).say(Listed(["Ada", last])) == listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_anything_can_be_listed_and_a_list_can_be_said_inside_a_text(lang, tmp_path):
    (tmp_path / f"{lang}.ftl").write_text("thing = <{ $n }>\nall = [{ $things }]\n", encoding="utf-8")
    say = Speaker(lang, [tmp_path, TEXTS]).say
    things = [Text("thing", {"n": 4}), SeatName(1), 7]
    assert say(Listed(things[:1])) == "<4>"
    worded = say(Text("all", {"things": Listed(things)}), names=["Ada", "Bo"])
    assert worded == f"[{say(Listed(['<4>', 'Bo', '7']))}]"


def test_lists_are_values():
    """What is said is kept by what it says, and drawings are kept packed."""
    one, other = Listed([SeatName(0), Text("a", {"n": 1})]), Listed((SeatName(0), Text("a", {"n": 1})))
    assert one == other == pickle.loads(pickle.dumps(one)) and hash(one) == hash(other)
    assert one != Listed([SeatName(1)]) and one.things[0] == SeatName(0)
    assert hash(Text("all", {"things": one})) == hash(Text("all", {"things": other}))


def test_a_message_that_a_language_lacks_is_named(tmp_path):
    (tmp_path / "en.ftl").write_text("known = { $n }\n", encoding="utf-8")
    say = Speaker("en", [tmp_path]).say
    with pytest.raises(MissingText, match="unheard-of"):
        say("unheard-of")
    with pytest.raises(MissingText, match="known"):
        say("known")
    with pytest.raises(MissingText, match="listed"):
        say(Listed(["a", "b"]))
