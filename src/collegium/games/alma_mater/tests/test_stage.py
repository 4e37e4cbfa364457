"""The board on the stage: what can be chosen lies on it, everything has its place, and what it shows is the record."""

from random import Random

import pytest

from collegium.draw.stage import Held, Say
from collegium.match.match import new

from .. import GAME
from ..components import DICTIONARY
from ..rules.fame import glory_missing
from ..rules.masters import masters_needed
from ..rules.modifiers import capacity
from ..stage import STAGE
from ..stage.court import SPACE
from ..stage.offers import offer_face, setup_face
from ..state import ACTION, CHANCELLOR


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


def said(marks):
    for mark in marks:
        if isinstance(mark, Held):
            yield from said(mark.marks)
        elif isinstance(mark, Say):
            yield mark


@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_words_can_be_read(shape):
    """Nothing is smaller than 12 units; on a low window and a phone a unit is a pixel."""
    for seats in (2, 3, 4):
        for match in positions(seats, 20 + seats, every=25):
            scene = STAGE.compose(match.view(0), 0, shape)
            for face in [scene.ground, *(piece.face for _, piece in pieces_of(scene))]:
                for mark in said(face.make(*face.args)):
                    assert mark.size >= 12, (face.make, mark)


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


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_palazzo_opens(seats):
    """The university of a rival, whole, with all that is in it."""
    for match in positions(seats, 50 + seats, every=40):
        view = match.view(0)
        for _, piece in pieces_of(STAGE.compose(view, 0, "wide")):
            if piece.opens:
                who = int(piece.opens.split(".")[1])
                inside = by_id(STAGE.look(view, 0, piece.opens).picture)
                assert inside[f"open.ducats.{who}"].face.args[0] == view.player[who].ducats
                assert inside[f"open.archive.{who}"].face.args[1] == view.player[who].archive
                taught = {f"open.lecturer.{who}.{slot}" for slot in range(8) if view.player[who].professors[slot]}
                assert taught <= set(inside)


@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_a_chancellor_who_is_taken_lies_veiled(shape):
    """In his place, with the seat that has him; the others can be chosen."""
    seen = set()
    for match in positions(4, 7, count=60, every=1):
        s = match.view(-1)
        if s.phase != CHANCELLOR:
            continue
        taken = {s.player[who].chancellor: who for who in range(4) if s.player[who].chancellor >= 0}
        lying = by_id(STAGE.compose(s, -1, shape))
        for k in range(10):
            if s.offer[k]:
                assert lying[f"chancellor.{k}"].face.make is offer_face
            elif k in taken:
                assert lying[f"chancellor.{k}"].face.args[:2] == (k, taken[k])
                seen.add(k)
    assert len(seen) == 3  # the last choice ends the phase


def test_small_setup_cards_keep_to_their_edges():
    """Whatever a card gives stands on it, also where cards are small."""
    for number in range(1, 25):
        for w, h in ((68, 48.5), (83.5, 42.5), (54.7, 42.5)):
            for mark in said(setup_face(number, w, h)):
                assert 0 <= mark.x <= w and 8 <= mark.y <= h, (number, mark)
