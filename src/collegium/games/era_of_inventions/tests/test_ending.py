"""The scene of the end: who won and how, bars of one unit that keep to their line, and the hall as it stands."""

import pytest

from collegium.draw import ending
from collegium.draw.stage import Held, Plate, Say, Use

from .. import GAME
from .table_setting import Example, G, V

STAGE = GAME.stage
SHAPES = STAGE.board.shapes
SMALLEST = 12  # px of a letter


def finished(*influence, own=()):
    """A game that is over: these points on the track, and (seat, boxes) that were developed."""
    at = Example(seats=len(influence))
    for seat, points in enumerate(influence):
        at.influence(seat, points)
    for seat, boxes in own:
        at.own(seat, *boxes)
    at.s.over = 1
    return at.match


def scene(match, shape, viewer=0):
    return ending.scene(STAGE, match, viewer, shape)


def pieces(found):
    return {piece.id: piece for area in found.areas for piece in area.pieces}


def said(match, shape="wide", viewer=0, lang="en"):
    words = match.say(pieces(scene(match, shape, viewer))["end-banner"].name, lang, viewer)
    return words.replace("\u00a0", " ")


def sized(marks, scale=1.0):
    for mark in marks:
        if isinstance(mark, Held):
            yield from sized(mark.marks, scale * mark.scale)
        else:
            yield mark, scale


def faces(found):
    for piece in pieces(found).values():
        yield piece, list(sized(piece.face.make(*piece.face.args), piece.box.w / piece.face.unit[0]))


def test_the_banner_says_who_won_and_how():
    ahead = finished(20, 12, 15)  # each first workshop counts alike: 2 more
    assert said(ahead, viewer=0) == "You win the era. 22 influence after 9 rounds; 5 ahead of 3."
    assert said(ahead, viewer=1) == "1 wins the era. 22 influence after 9 rounds; 5 ahead of 3."
    level = finished(15, 10, 12, own=[(0, [V[1]]), (1, [G[2], G[9]])])  # most development: 5 more
    assert said(level, viewer=2) == "2 wins the era. 17 influence after 9 rounds; level with 1, ahead by boxes."
    shared = finished(18, 18, 3, 4)
    assert said(shared, viewer=2) == "1 and 2 share the era. 19 influence and 0 boxes each after 8 rounds."


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shared_win_shows_all_winners(shape):
    for seats in (3, 4, 5):
        found = scene(finished(*[9] * seats), shape)
        signs = [mark.art for mark, _ in sized(face_of(found, "end-banner")) if isinstance(mark, Use)]
        assert len([art for art in signs if art.startswith("marker-")]) == seats
        assert all(piece.face.args[1].won for name, piece in pieces(found).items() if name.startswith("end-seat."))


def face_of(found, identity):
    piece = pieces(found)[identity]
    return piece.face.make(*piece.face.args)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    "influence", [(0, 0, 0), (3, 60, 31), (26, 21, 17, 19), (99, 1, 2, 50, 98), (120, 7, 30, 31, 118)], ids=str
)
def test_bars_have_one_unit_and_keep_to_their_line(shape, influence):
    """Whatever was scored: nothing leaves its line, no letter is too small, and the bars end where the scale says."""
    own = [(0, [G[1], G[2], V[1], G[5], V[5], G[6], G[7]]), (1, [G[3], V[3], G[4], G[8], G[9], V[9]])]
    match = finished(*influence, own=own)
    found = scene(match, shape)
    for piece, marks in faces(found):
        for mark, scale in marks:
            if isinstance(mark, Say):
                assert mark.size * scale >= SMALLEST - 0.01, (piece.id, mark)
            if isinstance(mark, (Use, Plate)) and piece.id.startswith(("end-seat.", "end-scale")):
                assert mark.x >= -1 and mark.x + mark.w <= piece.box.w + 2, (piece.id, mark)
                assert mark.y >= -1 and mark.y + mark.h <= piece.box.h + 3, (piece.id, mark)
    scores = match.scores()
    lines = {piece.face.args[1].seat: piece for name, piece in pieces(found).items() if name.startswith("end-seat.")}
    assert len({piece.face.args[2] for piece in lines.values()}) == 1
    for seat, piece in lines.items():
        bar = piece.face.args[1]
        assert bar.total == scores[seat].points and bar.place == scores[seat].place
        drawn = [mark for mark, _ in sized(piece.face.make(*piece.face.args)) if isinstance(mark, Use)]
        assert sum(mark.art.startswith("box-") for mark in drawn) == len(bar.boxes)
        assert sum(mark.art.startswith("majority-") for mark in drawn) == sum(points > 0 for points in bar.majorities)


def test_what_nobody_developed_stays_a_blueprint():
    match = finished(9, 8, 7, own=[(2, [G[4]])])
    for shape in SHAPES:
        bays = [piece for name, piece in pieces(scene(match, shape)).items() if name.startswith("end-bay.")]
        arts = [mark.art for bay in bays for mark, _ in sized(bay.face.make(*bay.face.args)) if isinstance(mark, Use)]
        assert arts.count("hall-bay-plan") == 8 and arts.count("hall-bay-colour") == 1
