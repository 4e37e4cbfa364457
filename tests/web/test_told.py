"""What players are told at the table is true: how it ended, what a number at a seat counts, where the story stands."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

from collegium.draw.widgets import Text as Words
from collegium.draw.widgets import Zone
from collegium.kernel.texts import LANGUAGES, Text
from collegium.match.match import SPECTATOR, Match
from collegium.match.story import HEADLINE, Line
from collegium.registry import find, keys

from .test_rooms import begun


def heading(room, seat=0, lang="en"):
    """What the panel of the result says of the end."""
    from collegium.web.page.paint import Viewer, paint

    room.painted.clear()
    room.kept.clear()
    return unescape(re.search(r"<h2>(.*?)</h2>", paint(room, Viewer(seat, lang)).parts["result"], re.S)[1])


def test_a_games_own_verdict_stands_where_the_winners_would(django, monkeypatch):
    from collegium.web.door import api

    room = begun("_trivial", 2)
    while not room.match.over:
        seat = room.match.to_act[0]
        room.choose(seat, 0, room.asked(seat))
    title = room.match.say(Text("game-title"))
    assert heading(room) != title and api.position(room, 0, "en")["verdict"] is None
    monkeypatch.setattr(Match, "verdict", lambda self: Text("game-title"))
    assert heading(room) == heading(room, SPECTATOR) == title == api.position(room, 0, "en")["verdict"]


@pytest.mark.parametrize(("mine", "peios", "verdict"), [(22, 9, "won"), (22, 30, "lost"), (14, 14, "drawn")])
def test_alone_one_wins_loses_or_draws_against_peio_in_those_words(django, mine, peios, verdict):
    from collegium.games.nobel_run.state import PEIO
    from collegium.web.door import api

    room = begun("nobel_run", 1, variant="solo")
    state = room.match.state
    state.player[0].prestige, state.player[PEIO].prestige, state.over = mine, peios, 1
    told = room.match.verdict()
    assert told is not None and told.key == f"verdict-{verdict}"
    words = {lang: room.match.say(told, lang, 0) for lang in LANGUAGES}
    assert len(set(words.values())) == len(LANGUAGES)
    for lang in LANGUAGES:
        assert heading(room, 0, lang) == heading(room, SPECTATOR, lang) == words[lang]
        assert "Peio" in words[lang] and api.position(room, 0, lang)["verdict"] == words[lang]


def chip(room, lang="en", **points):
    """The chip of seat 0 when its zone says these points."""
    from collegium.web.page import panels
    from collegium.web.page.paint import Viewer

    zone = Zone("player0", "Ann", Words("nothing"), role="player", seat=0, **points)
    return panels._seats(room, Viewer(0, lang), {0: zone}, ()).html


def test_the_number_at_a_seat_is_what_the_board_shows(django):
    room = begun("_trivial", 2)
    assert "score" not in chip(room)
    once = chip(room, score=7)
    assert "<b>7</b>" in once and "7 points<" in once and "ended" not in once
    assert chip(room, score=7, if_ended=7) == once
    both = chip(room, score=7, if_ended=14)
    assert "<b>7</b>" in both and 'title="7 points now, 14 if the game ended now"' in both
    assert '<span class="sr">7 points now, 14 if the game ended now</span>' in both
    assert "Nu 1 punt, 3 als het spel nu afgelopen was" in chip(room, "nl", score=1, if_ended=3)
    assert "1 punto ahora, 3 si la partida acabara ya" in chip(room, "es", score=1, if_ended=3)


def story_of(room, monkeypatch, lines, seat=0):
    from collegium.web.page import panels
    from collegium.web.page.paint import Viewer

    monkeypatch.setattr(room.story, "lines", lambda viewer, lang: lines)
    told = panels._story(room, Viewer(seat)).html
    return re.findall(r'<li id="[\w-]+"(?: class="(\w+)")?>.*?<(?:span|h3)>(.*?)</', told)


def test_the_story_is_a_book_with_chapters_turns_and_a_mark_at_what_is_new(django, monkeypatch):
    room = begun("_trivial", 2)
    lines = [
        Line(HEADLINE, "Round 1", 0),
        Line("event", "Ann goes", 1, 0, False, 0),
        Line("event", "Bea goes", 2, 1, True, 1),
        Line(HEADLINE, "Round 2", 3),
        Line("event", "It rains", 3),
        Line("event", "Ann goes again", 4, 0, True, 0),
    ]
    mark = ("since", "Since your last turn")
    assert story_of(room, monkeypatch, lines) == [
        ("chapter", "Round 1"), ("", "Ann goes"), mark, ("turn", "Bea goes"), ("chapter", "Round 2"), ("", "It rains"),
        ("turn", "Ann goes again"),
    ]  # fmt: skip
    assert mark not in story_of(room, monkeypatch, lines[:2]) and mark not in story_of(room, monkeypatch, lines, -1)


def test_a_long_chapter_keeps_its_heading_in_sight(django, monkeypatch):
    from collegium.web.page import panels

    room = begun("_trivial", 2)
    lines = [Line(HEADLINE, "Long ago", 0), Line("event", "once", 0), Line(HEADLINE, "Round 1", 0)]
    lines += [Line("event", f"step {k}", k, 1, False, 1) for k in range(3 * panels.STORY)]
    shown = story_of(room, monkeypatch, lines)
    assert shown[0] == ("chapter", "Round 1") and len(shown) == panels.STORY + 1
    assert shown[-1] == ("", f"step {3 * panels.STORY - 1}")


def test_the_whole_story_reads_from_the_beginning(site):
    from .test_study import client_of

    room = begun("_trivial", 2)
    for _ in range(4):
        seat = room.match.to_act[0]
        room.choose(seat, seat, room.asked(seat))
    page = client_of(site, room).get(f"/t/{room.id}/story?as=0").content.decode()
    told = [unescape(words) for words in re.findall(r"<li[^>]*>.*?<(?:span|h3)>(.*?)</", page)]
    assert told == [line.text for line in room.story.lines(0, "en")]


@pytest.mark.parametrize("key", [key for key in keys() if find(key).stage])
def test_what_happened_since_ones_last_turn_is_told_with_what_travelled(site, key):
    from collegium.web.page import since
    from collegium.web.page.paint import Viewer

    from .test_study import client_of

    room, luck, flew = begun(key, min(max(next(iter(find(key).variants.values()))[0], 3), 3)), random.Random(4), 0
    while not room.match.over and room.match.number < 60:
        seat = luck.choice(room.match.to_act)
        room.choose(seat, luck.choice(room.match.legal(seat)), room.asked(seat))
        steps = since.steps(room, Viewer(0))
        assert [step.words for step in steps] == [line.text for line in room.story.since_last_turn(0)]
        flew += any(step.flown for step in steps)
    assert flew
    page = client_of(site, room).get(f"/t/{room.id}/since?as=0").content.decode()
    assert page.count("<button") == len(steps) and page.count('class="flight"') == sum(
        step.flown.count('class="flight"') for step in steps
    )
    assert site().get(f"/t/{room.id}/since?as=0").status_code == 403
