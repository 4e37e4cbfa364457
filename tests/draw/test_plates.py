"""Name plates on a board: where a bot sits, the robot sign and the word, and the whole name as long as it fits."""

from __future__ import annotations

import re

import pytest

from collegium.draw.letters import NAME
from collegium.draw.plates import LEAST
from collegium.draw.scene import Artist, Canvas
from collegium.draw.stage import Face, Say
from collegium.kernel.texts import SeatName

NAMES = ("Ada", "Chien-Shiung")


def face(room, anchor, size, least):
    return (Say(SeatName(1), 50, 20, size, NAME, "#123", anchor, room, least=least),)


def drawn(room, bots, anchor="start", size=18, least=0.0):
    def say(words):
        return NAMES[words.seat] if isinstance(words, SeatName) else words.key

    canvas = Canvas(Artist(), say, NAMES, bots=frozenset(bots))
    return canvas.artist.face(Face(face, (room, anchor, size, least), named=True), canvas.say, canvas.sitting)


def test_a_person_has_a_name_and_nothing_else():
    assert drawn(300, bots=[0]).count("<text") == 1 and 'class="bot"' not in drawn(300, bots=[0])


def test_a_bot_has_the_sign_the_name_and_the_word():
    found = drawn(300, bots=[1])
    assert 'class="bot"' in found and re.findall(r">([^<>]+)</text>", found) == ["Chien-Shiung", "seat-bot"]


def test_where_room_is_short_the_word_goes_and_then_the_size_but_not_the_name():
    found = drawn(112, bots=[1])
    assert 'class="bot"' in found and re.findall(r">([^<>]+)</text>", found) == ["Chien-Shiung"]
    small = drawn(95, bots=[1])
    assert re.findall(r">([^<>]+)</text>", small) == ["Chien-Shiung"]
    assert LEAST <= float(re.findall(r'font-size="([^"]+)"', small)[0]) < 18


@pytest.mark.parametrize(("anchor", "share"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_the_plate_lies_where_the_name_lay(anchor, share):
    left = float(re.search(r"translate\(([-\d.]+)", drawn(112, bots=[1], anchor=anchor))[1])
    assert left <= 50 and (left == 50) == (share == 0)
