"""The board on the stage: what can be chosen lies on it, everything has its place, and what it shows is the record."""

import re
from random import Random

import pytest

from collegium.draw import letters
from collegium.draw.scene import Artist, Canvas, sizes_of
from collegium.draw.stage import Held, Say
from collegium.games.alma_mater import GAME
from collegium.games.alma_mater.components import DICTIONARY
from collegium.games.alma_mater.rules.fame import glory_missing
from collegium.games.alma_mater.rules.masters import masters_needed
from collegium.games.alma_mater.rules.modifiers import capacity
from collegium.games.alma_mater.stage import STAGE
from collegium.games.alma_mater.stage.court import SPACE
from collegium.games.alma_mater.state import ACTION, CHANCELLOR
from collegium.match.match import new

SHAPES = ("wide", "short", "phone", "flat")
SHEET = (STAGE.folder / "symbols.svg").read_text(encoding="utf-8")
ART = set(re.findall('<symbol id="([^"]+)"', SHEET))
NAMES = ("Wilhelmina", "Rosalind", "Bartholomeus", "Emmy")


def positions(seats, seed, count=400, every=8):
    """Positions of a game that anybody could play, from the first choice on."""
    random = Random(seed)
    match = new(GAME, seats, None, seed)
    for number in range(count):
        if match.over:
            return
        if number % every == 0 or (match.view(-1).phase < ACTION and number % 3 == 0):
            yield match
        seat = match.to_act[0]
        options = [option for option in match.options(seat) if option.legal]
        match.choose(seat, random.choice(options).id)
    yield match


def pieces_of(scene):
    return [(area, piece) for area in scene.areas for piece in area.pieces]


def by_id(scene):
    return {piece.id: piece for _, piece in pieces_of(scene)}


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_what_can_be_chosen_lies_on_the_board(seats):
    for match in positions(seats, seats, every=2):
        for who in match.to_act:
            wanted = {option.place for option in match.options(who) if option.place}
            for shape in ("wide", "phone"):
                lying = set(by_id(STAGE.compose(match.view(who), who, shape)))
                assert wanted <= lying, (shape, match.number, sorted(wanted - lying))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_every_piece_has_one_name_and_a_place_on_the_board(seats, shape):
    for match in positions(seats, 10 + seats):
        for viewer in (-1, 0, seats - 1):
            scene = STAGE.compose(match.view(viewer), viewer, shape)
            found = pieces_of(scene)
            assert len({piece.id for _, piece in found}) == len(found), "two pieces of one name"
            for area, piece in found:
                box = piece.box
                inside = box.x >= 0 and box.y >= 0 and box.x + box.w <= scene.size[0] + 0.01
                assert area.seen or (inside and box.y + box.h <= scene.size[1] + 0.01), (piece.id, box)


def said(marks):
    for mark in marks:
        if isinstance(mark, Held):
            yield from said(mark.marks)
        elif isinstance(mark, Say):
            yield mark


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lang", ("en", "nl", "es"))
def test_words_fit_and_can_be_read(shape, lang):
    """No word of ours is cut, none is smaller than 12; a player's name may be."""
    for seats in (2, 3, 4):
        for match in positions(seats, 20 + seats, every=25):
            scene = STAGE.compose(match.view(0), 0, shape)
            faces = [scene.ground, *(piece.face for _, piece in pieces_of(scene))]
            for face in faces:
                for mark in said(face.make(*face.args)):
                    assert mark.size >= 12, (face.make, mark)
                    if mark.room and not face.named and not isinstance(mark.words, int):
                        words = match.say(mark.words, lang, 0)
                        lines = letters.lines(words, mark.size, mark.room, mark.font, mark.lines)
                        cut = lines[-1].endswith("…")
                        assert not cut or mark.lines > 1, (face.make.__name__, words, mark.room, mark.size)


@pytest.mark.parametrize("shape", SHAPES)
def test_all_art_is_on_the_sheet(shape):
    """Every symbol that a board names can be drawn."""
    for seats in (2, 4):
        for match in positions(seats, 30 + seats, every=30):
            scene = STAGE.compose(match.view(0), 0, shape)
            canvas = Canvas(Artist("", sizes_of(SHEET)), match.say, NAMES[:seats])
            drawn = "".join(canvas.whole(scene))
            used = {part.split('"')[0] for part in drawn.split('href="#')[1:]}
            assert used <= ART, sorted(used - ART)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_what_the_board_shows_is_the_record(seats):
    """Counts, prices and what the next visitor needs, against the record and the rules."""
    for match in positions(seats, 40 + seats, every=4):
        s = match.view(0)
        lying = by_id(STAGE.compose(s, 0, "wide"))
        for student in range(16):
            assert lying[f"student.{student}"].face.args[:2] == (student, s.student_stock[student])
        for slot in range(8):
            shown = lying[f"professor.{slot}"].face.args
            assert shown[:3] == (s.professor_in[slot], s.professor_stock[slot], tuple(s.professor_price[slot]))
        for key, space in SPACE.items():
            if f"space.{key}" in lying:
                need = lying[f"space.{key}"].face.args[-4]
                assert max(need, 1) == masters_needed(s, 0, space), key
        for bust in range(3):
            reached = lying[f"bust.{bust}"].face.args[2].startswith("check")
            assert reached == (glory_missing(s, s.player[0], bust) == 0)
        if s.phase > CHANCELLOR:
            me = s.player[0]
            for kind in (*range(s.colours), DICTIONARY):
                assert lying[f"book.0.{kind}"].face.args[:2] == (kind, me.books[kind])
            assert lying["ducats.0"].face.args[0] == me.ducats
            assert lying["storage.0"].face.args[:2] == (sum(me.books), capacity(me))
            assert lying["player.0"].face.args[5] == me.points


def test_large_cards_tell_of_every_piece_that_has_one():
    for seats in (2, 3, 4):
        for match in positions(seats, 50 + seats, every=40):
            for viewer in (-1, 0):
                view = match.view(viewer)
                for _, piece in pieces_of(STAGE.compose(view, viewer, "wide")):
                    if piece.looks or piece.opens:
                        large = STAGE.look(view, viewer, piece.opens or piece.id)
                        assert large is not None, piece.id
                        for lang in ("en", "nl", "es"):
                            words = [match.say(line, lang, viewer) for line in (large.title, *large.lines)]
                            assert all(words), (piece.id, words)


@pytest.mark.parametrize("seats", (2, 4))
def test_what_travels_knows_its_way(seats):
    """A flight begins at a piece of the board before the choice or after it, and ends at one of the board after it."""
    random = Random(seats)
    match = new(GAME, seats, None, seats)
    told: set[str] = set()
    before = set(by_id(STAGE.compose(match.view(0), 0, "wide")))
    for _ in range(500):
        if match.over:
            break
        seat = match.to_act[0]
        known = len(match.told)
        match.choose(seat, random.choice([o for o in match.options(seat) if o.legal]).id)
        view = match.view(0)
        after = set(by_id(STAGE.compose(view, 0, "wide")))
        for event in match.events(known, 0):
            for flight in STAGE.flights(view, event, 0):
                told.add(event.key)
                assert flight.start in before | after, (event.key, flight.start)
                assert flight.end in before | after, (event.key, flight.end)
        before = after
    assert {"sent", "level", "student"} <= told
