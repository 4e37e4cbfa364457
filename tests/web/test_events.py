"""Every kind of event in a browser: what the story names travels from its place to its place, nothing else moves.

A page per game. Positions come from random games (GAMES names them); the board before a choice and the message after
it are drawn here as the server draws them, and the page's own script puts them in place.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial

import pytest

from collegium.draw.changes import DrawnBoard
from collegium.draw.scene import Artist, Canvas, sizes_of
from collegium.draw.stage import Flight, Scene
from collegium.kernel.game import settings
from collegium.laws.flights import found, strays
from collegium.match.match import Match, new
from collegium.registry import find, keys

from ..breadth import wide
from .test_browser import in_a_game

STAGED = [key for key in keys() if find(key).stage]
# Kept games by name and random ones (variant, seats, seed): every kind of event is told there, but those that hardly
# ever are.
GAMES: dict[str, list[str | tuple[str, int, int]]] = {
    "alma_mater": [
        "standard-2", *(("standard", 2, seed) for seed in (14, 18, 20)), ("standard", 3, 6), ("standard", 4, 0),
        ("standard", 3, 17), ("standard", 4, 21),
    ],
    "awesome_academics": [
        ("basic-short", 2, 0), "standard-full-3", "standard-full-4", ("standard-full", 2, 0), ("standard-full", 2, 9),
        ("standard-short", 2, 0), ("standard-short", 4, 2), ("standard-short", 3, 4), ("standard-short", 2, 3),
        ("standard-full", 2, 6), ("standard-full", 3, 141), ("standard-full", 4, 104), ("standard-full", 2, 41),
    ],
    "era_of_inventions": [("standard", 5, 14), ("standard", 5, 15), ("standard", 3, 13)],
    "nobel_run": [
        "competitive-2", "competitive-4", "solo-1", ("competitive", 2, 7), ("competitive", 2, 238),
        ("competitive", 3, 701), ("solo", 1, 44),
    ],
    "open_science_alliance": [("standard", 2, 2), ("standard", 3, 3)],
}  # fmt: skip
SELDOM = {
    "alma_mater": ("exchanged", "tutors_home"),
    "awesome_academics": (
        "attack-halved", "backfires", "project-attacked", "researcher-attacked", "researcher-lured",
    ),
    "nobel_run": ("stays-empty",),
}  # fmt: skip
NAMES = ("Zoraida", "Quentin", "Ysolde", "Xanthe", "Wolfram")
KINDS = [(key, kind.key) for key in STAGED for kind in find(key).events.kinds[1:] if not kind.silent]

# In one breath, before anything has landed: the board before, what changed, and where everything was, flies and is.
# News are put in place over some frames, but whoever touches the page finds all of it.
WATCH = """([old, news, whole]) => {
  const play = document.querySelector("main.play"), middle = (b) => [b.left + b.width / 2, b.top + b.height / 2];
  const lay = (data) => { play.dispatchEvent(
    new CustomEvent("htmx:sseBeforeMessage", { cancelable: true, detail: { data } }));
    document.dispatchEvent(new Event("pointerdown")); };
  const places = () => { const found = { pieces: {}, boxes: {} };
    for (const area of document.querySelectorAll("#stage .area")) {
      found.boxes[area.id] = middle(area.getBoundingClientRect());
      for (const piece of area.querySelectorAll(".piece")) {
        const at = piece.getScreenCTM();
        found.boxes[piece.id] = middle(piece.getBoundingClientRect());
        found.pieces[piece.id] = [area.id, at.e, at.f]; } }
    return found; };
  lay(old);
  const before = places();
  if (news) lay(news);
  const origin = document.getElementById("flights").getBoundingClientRect();
  const at = (one, frame) => { const m = new DOMMatrix(frame.transform);
    return [origin.left + m.e + parseFloat(one.style.width) * m.a / 2,
            origin.top + m.f + parseFloat(one.style.height) * m.a / 2]; };
  const flown = [...document.querySelectorAll("#flights .traveller")].map((one) => {
    const frames = one.getAnimations()[0].effect.getKeyframes();
    return [at(one, frames[0]), at(one, frames.at(-1))]; });
  for (const moving of document.getAnimations())  // what waits goes on for ever
    if (moving.effect.getComputedTiming().endTime < Infinity) moving.finish();
  const sheet = document.createElement("template");
  const plain = (html) => html.replace(/>[−-]?\\d+</g, "><");  // figures count
  sheet.innerHTML = whole;
  const torn = [...sheet.content.querySelectorAll(".piece")].map((piece) => piece.id).filter((id) =>
    plain(sheet.content.getElementById(id).innerHTML) !== plain(document.getElementById(id).innerHTML));
  return { before, flown, after: places(), torn }; }"""
LANDED = "() => document.querySelectorAll('#flights > *').length === 0"


@dataclass(frozen=True)
class Told:
    """A choice by which a kind of event was told, and who saw it."""

    before: Match
    after: Match
    since: int
    viewer: int


def played(key: str) -> Iterator[tuple[Match, tuple[int, int]]]:
    """Kept games and random ones, choice by choice: the match before it, and the choice."""
    game = find(key)
    for which in GAMES[key]:
        if isinstance(which, str):
            kept = json.loads((game.folder / "tests" / "replays" / f"{which}.json").read_text(encoding="utf-8"))
            match = new(game, kept["seats"], kept["variant"], kept["seed"], NAMES[: kept["seats"]])
            for seat, option in kept["choices"]:
                yield match, (seat, option)
        else:
            variant, seats, seed = which
            luck, match = random.Random(seed), new(game, seats, variant, seed, NAMES[:seats])
            while not match.over:
                seat = luck.choice(match.to_act)
                yield match, (seat, luck.choice(match.legal(seat)))


@cache
def told(key: str) -> dict[str, Told]:
    """For each kind of event the first choice by which it was told, seen by whom it is about."""
    kinds, first = find(key).events.kinds, {}
    for match, choice in played(key):
        before, since = match.fork(), len(match.told)
        match.choose(*choice)
        for _, number, who, *_ in match.told[since:]:
            if kinds[number].key not in first:
                first[kinds[number].key] = Told(before, match.fork(), since, max(who, 0))
    return first


@cache
def at_once(key: str) -> set[str]:
    """The kinds that are told before anybody looks."""
    game = find(key)
    return {
        game.events.kinds[number].key
        for variant, seats in settings(game)
        for _, number, *_ in new(game, seats, variant, 1).told
    }


@dataclass(frozen=True)
class Drawn:
    """A position as a viewer sees it: the scene, the drawing, and what travels to get there."""

    scene: Scene
    board: DrawnBoard
    flights: list[Flight]


def drawn(match: Match, viewer: int, artist: Artist, since: int) -> Drawn:
    stage, view = match.game.stage, match.view(viewer)
    scene = stage.compose(view, viewer, "wide", frozenset())
    canvas = Canvas(artist, partial(match.say, viewer=viewer), tuple(match.names))
    events = [stage.flights(view, event, viewer) for event in match.events(since, viewer)]
    areas = tuple(map(canvas.area, scene.areas))
    marks = tuple(tuple(map(canvas.flight, flights)) for flights in events if flights)
    board = DrawnBoard(scene.size, scene.classes, "", canvas.ground(scene), areas, len(match.told), marks)
    return Drawn(scene, board, [flight for flights in events for flight in flights])


@pytest.fixture(scope="module")
def tables(browser, server):
    """A page at a table of each game; once opened, nothing new comes from the server."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    pages: dict[str, tuple] = {}

    def table(key):
        if key not in pages:
            page = context.new_page()
            page.route("**/stream?*", lambda route: route.abort())
            in_a_game(page, server, key)
            sheet = page.evaluate("() => document.querySelector('#stage use').getAttribute('href').split('#')[0]")
            symbols = (find(key).stage.folder / "symbols.svg").read_text(encoding="utf-8")
            pages[key] = page, Artist(sheet, sizes_of(symbols))
        return pages[key]

    yield table
    context.close()


@pytest.mark.parametrize(("key", "kind"), [one if at % 10 == 0 else wide(*one) for at, one in enumerate(KINDS)])
def test_what_the_story_names_travels_and_nothing_else_moves(tables, key, kind):
    case = told(key).get(kind)
    if case is None:
        seldom = {*at_once(key), *find(key).rare, *SELDOM.get(key, ())}
        assert kind in seldom, f"no game of GAMES['{key}'] tells '{kind}': name one that does"
        return
    page, artist = tables(key)
    old, now = (drawn(match, case.viewer, artist, case.since) for match in (case.before, case.after))
    messages = [
        board.replace("<div ", '<div hx-swap-oob="true" ', 1)
        for board in (old.board.since(None), now.board.since(old.board))
    ]
    seen = page.evaluate(WATCH, [*messages, now.board.whole()])
    before, flown, after = seen["before"], seen["flown"], seen["after"]

    named = {found(scene, name).id for scene, name in ends(old, now)}
    travelling = [(one.start, one.end) for one in now.flights if one.start != one.end or one.large]  # others slide
    if [area.id for area in old.scene.areas] != [area.id for area in now.scene.areas]:
        travelling = []  # another board: it is laid whole
    assert len(flown) == len(travelling)
    for (start, end), (leaves, lands) in zip(travelling, flown, strict=True):
        for scene, name, places, at in ((old.scene, start, before, leaves), (now.scene, end, after, lands)):
            assert at == pytest.approx(places["boxes"][tag(scene, found(scene, name))], abs=1.5), (name, start, end)
    assert list(after["pieces"]) == [f"p-{piece.id}" for area in now.scene.areas for piece in area.pieces]
    assert moved(before["pieces"], after["pieces"]) == moved(boxes(old.scene), boxes(now.scene), 0.2)
    assert not seen["torn"]  # every piece is what it would be if it were drawn whole
    assert not set(strays(old.scene, now.scene, named))


def ends(old: Drawn, now: Drawn) -> Iterator[tuple[Scene, str]]:
    """The names of where flights begin and end, each with the board it stands on."""
    for flight in now.flights:
        yield old.scene, flight.start
        yield now.scene, flight.end


def tag(scene: Scene, place) -> str:
    """The id of an element on the page."""
    return f"area-{place.id}" if place in scene.areas else f"p-{place.id}"


def boxes(scene: Scene) -> dict[str, tuple]:
    return {f"p-{p.id}": (f"area-{a.id}", p.box.x, p.box.y) for a in scene.areas for p in a.pieces}


def moved(before, after, least=0.2) -> set[str]:
    """What lies in both and changed its place."""
    return {
        one
        for one in before.keys() & after.keys()
        if before[one][0] != after[one][0]
        or max(abs(before[one][1] - after[one][1]), abs(before[one][2] - after[one][2])) > least
    }


def test_what_has_landed_is_gone(tables):
    """Travellers leave the page: run last, every table has seen many."""
    for key in STAGED:
        page, _ = tables(key)
        page.wait_for_function(LANDED)
