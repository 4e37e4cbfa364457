"""The gallery on every kind of screen: figures can be read, pictures keep their form, nothing lies under a block."""

import json
from pathlib import Path

import pytest

from collegium.draw.stage import NO_WAY, Held, Say
from collegium.kernel import Text
from collegium.match.match import new
from collegium.registry import find

from ..components import BLOCKS
from ..stage import STAGE, compose
from ..stage.cards import card_face
from ..stage.frames import cv_face

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))
LEAST = 12  # px, for words and figures
SHAPES = ("wide", "short", "tall", "phone", "narrow", "flat")


def scenes(file, shape, every=12):
    """The board as the first seat sees it, again and again in a kept game."""
    told = json.loads(file.read_text(encoding="utf-8"))
    match = new(find("nobel_run"), told["seats"], told["variant"], told["seed"])
    for number, (seat, option) in enumerate(told["choices"]):
        if number % every == 0:
            yield compose(match.view(0), 0, shape)
        match.choose(seat, option)


def said(marks, scale=1.0):
    """(what is said, how large) among marks."""
    for mark in marks:
        if isinstance(mark, Say):
            yield mark, scale * (mark.least or mark.size)
        elif isinstance(mark, Held):
            yield from said(mark.marks, scale * mark.scale)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_what_is_said_can_be_read_and_is_not_pressed_flat(file, shape):
    for scene in scenes(file, shape):
        for piece in (piece for area in scene.areas for piece in area.pieces):
            across, down = piece.box.w / piece.face.unit[0], piece.box.h / piece.face.unit[1]
            for mark, size in said(piece.face.make(*piece.face.args)):
                assert size * across >= LEAST, (piece.id, mark)
                assert across == pytest.approx(down, rel=0.03), piece.id


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_on_a_tablet_upright_the_whole_table_is_in_sight(file):
    for scene in scenes(file, "tall"):
        assert "beside" in scene.classes.split()
        assert {area.tab for area in scene.areas} <= {"", "wall"} and not any(area.seen for area in scene.areas)
        boxes = {piece.id: piece.box for area in scene.areas for piece in area.pieces}
        frames = [identity for identity in boxes if identity.startswith("cv.")]
        for identity in frames:
            _, who, _ = identity.split(".", 2)
            assert encloses(boxes["peio" if who == "peio" else f"player.{who}"], boxes[identity]), identity
        desk = [boxes[place] for place in ("player.0", "pool.money", "turn") if place in boxes]
        lowest = max(box.y + box.h for identity, box in boxes.items() if identity.startswith(("market.", "player.1")))
        assert all(box.y > lowest for box in desk)


def encloses(box, other):
    """Does one box lie within another?"""
    across = box.x <= other.x and other.x + other.w <= box.x + box.w
    return across and box.y <= other.y and other.y + other.h <= box.y + box.h


@pytest.mark.parametrize("shape", SHAPES)
def test_blocks_hide_no_facts_and_no_points(shape):
    match = new(find("nobel_run"), 4, "competitive", 5)
    for kind in BLOCKS[:2]:
        match.state.player[1].front[list(BLOCKS).index(kind)] = 1
    pieces = {piece.id: piece for area in compose(match.view(0), 0, shape).areas for piece in area.pieces}
    facts = pieces["facts.1"]
    *_, last = (mark for mark in facts.face.make(*facts.face.args) if isinstance(mark, Say))
    tags = [piece.box for identity, piece in pieces.items() if identity.startswith("front.1.")]
    assert len(tags) == 2
    for tag in tags:
        over = tag.y < facts.box.y + facts.box.h and facts.box.y < tag.y + tag.h
        assert not over or tag.x >= facts.box.x + last.x + 8, shape


@pytest.mark.parametrize("shape", ["wide", "short", "tall", "phone"])
def test_the_hand_card_that_an_open_card_costs_hides_no_price(shape):
    for file in REPLAYS:
        for scene in scenes(file, shape, 40):
            pieces = {piece.id: piece for area in scene.areas for piece in area.pieces}
            for row in (row for row in (0, 1) if f"extra.{row}" in pieces):
                top, extra = pieces[f"top.{row}"], pieces[f"extra.{row}"].box
                scale = top.box.w / top.face.unit[0]
                figures = [mark for mark in top.face.make(*top.face.args) if isinstance(mark, Say)]
                ends = [(top.box.x + (mark.x + 4) * scale, top.box.y + mark.y * scale) for mark in figures]
                assert not [x for x, y in ends if extra.x < x < extra.x + extra.w and extra.y < y < extra.y + extra.h]


def ways(marks):
    """The options that can be clicked among marks."""
    for mark in marks:
        if isinstance(mark, Held):
            yield from (mark.way,) if mark.way != NO_WAY else ways(mark.marks)


@pytest.mark.parametrize("shape", ["wide", "short", "tall"])
@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_a_card_of_the_hand_shows_each_of_its_options_as_a_button(file, shape):
    told = json.loads(file.read_text(encoding="utf-8"))
    match = new(find("nobel_run"), told["seats"], told["variant"], told["seed"])
    seen = set()
    for seat, option in told["choices"]:
        legal = [one for one in match.options(seat, refused=False) if (one.place or "").startswith("hand.")]
        scene = compose(match.view(seat), seat, shape, frozenset(one.place for one in legal))
        pieces = {piece.id: piece for area in scene.areas for piece in area.pieces}
        for place in {one.place for one in legal}:
            face = pieces[place].face
            of_card = {one.id for one in legal if one.place == place and one.kind in ("main", "react")}
            assert sorted(ways(face.make(*face.args))) == sorted(of_card), (place, legal)
        seen |= {one.kind for one in legal}
        assert not [one for one in pieces.values() if one.id not in {o.place for o in legal} and list(drawn_ways(one))]
        match.choose(seat, option)
    assert "main" in seen


def drawn_ways(piece):
    return ways(piece.face.make(*piece.face.args)) if piece.id.startswith("hand.") else ()


def test_peio_stands_in_the_strip_of_seats_and_the_bar_need_not_name_him():
    solo = new(find("nobel_run"), 1, "solo", 5)
    (peio,) = STAGE.unseated(solo.view(0))
    assert (solo.say(peio.name), peio.score) == ("Peio", 0)
    assert solo.say(STAGE.headline(solo.view(0))) == "Round 1 of at most 16"
    assert STAGE.unseated(new(find("nobel_run"), 2, "competitive", 5).view(0)) == ()


def test_the_words_at_the_foot_of_a_cv_make_room_for_a_block():
    def words(blocked):
        marks = cv_face(0, 3, 20, Text("your-cv"), 352, 344, blocked)
        return [mark.words.key for mark in marks if isinstance(mark, Say) and isinstance(mark.words, Text)]

    assert "more-to-goal" in words(False) and "more-to-goal" not in words(True)


@pytest.mark.parametrize("light", ["", "half", "shade"])
def test_whatever_may_be_chosen_on_the_wall_has_the_same_rim(light):
    assert [mark.art for mark in card_face(5, light) if getattr(mark, "when", "") == "can"] == ["rim-lit"]
