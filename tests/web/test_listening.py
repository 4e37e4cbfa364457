"""Who listens to a table knows what who looks at it knows: the tree that a screen reader reads, and what it is told."""

from __future__ import annotations

import re

import pytest

from collegium.registry import find, keys

from ..breadth import spread
from .conftest import at_table
from .visits import aside, page_of, table_at

STAGED = [key for key in keys() if find(key).stage]
TELL = """html => { const play = document.querySelector("main.play"), telling = document.getElementById("telling");
  telling.textContent = "";
  play.dispatchEvent(new CustomEvent("htmx:sseBeforeMessage", { cancelable: true, detail: { data: html } }));
  return telling.textContent; }"""


def plain(words: str) -> str:
    """Without the quotes and escapes of a snapshot, and in one line."""
    return " ".join(re.sub(r"[\"'\\]", "", words).split())


def watched(room):
    """The page as the first seat sees it: names and points, pieces, cards in hand, the newest line of the story."""
    match = room.match
    scene = match.game.stage.compose(match.view(0), 0, "wide", frozenset())
    zones = [zone for zone in match.zones(0) if zone.role == "player" and zone.seat is not None]
    pieces = [piece for area in scene.areas for piece in area.pieces if piece.name]
    return {
        "seats": [(match.names[zone.seat], zone.score) for zone in zones],
        "pieces": [match.say(piece.name, "en", 0) for piece in pieces],
        "newest": room.story.lines(0, "en")[-1].text,
        "question": match.say(match.question(0), "en", 0),
    }


def told_on(room):
    """What is sent to the first seat while others choose, until it is asked again: the message, the lines that are new,
    and what is asked (or nothing)."""
    from collegium.web.page.paint import Viewer, paint

    viewer, found = Viewer(0, "en", board="wide"), []
    old, known = paint(room, viewer), len(room.story.lines(0, "en"))
    while not room.match.over and len(found) < 60:
        seat = next((one for one in room.match.to_act if one), 0)
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
        now, lines = paint(room, viewer), room.story.lines(0, "en")
        asked = room.match.question(0) if 0 in room.match.to_act else None
        found.append(
            ("".join(now.since(old)), seat, [line.text for line in lines[known:] if line.sort != "headline"],
             room.match.say(asked, "en", 0) if asked else "")
        )  # fmt: skip
        old, known = now, len(lines)
        if seat and asked:
            break
    return found


@pytest.fixture(scope="module", params=spread(STAGED, __name__))
def listened(request, browser, twin):
    """A table in the middle of a game, and its page, to which nothing comes but what a test sends."""
    room, person = aside(table_at, find(request.param), 0.4)
    page = page_of(browser, twin, person, viewport={"width": 1440, "height": 900})
    page.route("**/stream?*", lambda route: route.abort())
    page.add_init_script("localStorage.setItem('speed', 'instant')")
    page.goto(f"{twin.url}/t/{room.id}/")
    at_table(page)
    yield room, page
    page.context.close()


def test_the_table_can_be_read(listened):
    room, page = listened
    told = aside(watched, room)
    tree = plain(page.locator("main").aria_snapshot())
    seats = plain(page.locator("#seats").aria_snapshot())
    for name, score in told["seats"]:
        assert name in seats and (score is None or f"{score} point" in seats), (name, score, seats)
    chips = page.locator("#seats .seat-chip")
    assert "choosing" in chips.first.text_content()  # it is my turn, and said so
    assert plain(told["question"]) in tree
    assert plain(told["newest"]) in tree
    stage = plain(page.locator("#stage").aria_snapshot())
    missing = [name for name in told["pieces"] if plain(name) not in stage]
    assert told["pieces"] and not missing


def test_what_happens_is_told_once_and_politely(listened):
    room, page = listened
    assert page.get_attribute("#telling", "aria-live") == "polite"
    steps = aside(told_on, room)
    assert any(seat for _, seat, _, _ in steps), "no rival chose"
    earlier = []
    for message, _, lines, question in steps:
        heard = page.evaluate(TELL, message)
        expected = [*lines[-6:], *([question] if question else [])]
        assert heard == " ".join(expected), (heard, expected, earlier[-3:])
        earlier += lines
