"""Nothing on the board lies on what should be read: folders and badges, names and marks, coffee rings and faces."""

import pytest

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Box, Say, Use

from ..components import CARDS, NEEDS, PROJECTS
from ..stage import STAGE
from ..stage.census import Census
from ..stage.folders import EXTENDED, FULL, IDLE, PLAIN, WORKED, low_face, row_face, spine_face
from ..stage.memos import bar_face, mark_beside
from ..stage.pad import picked
from ..state import ACTION, OPEN, RESEARCHER_OF
from .positions import Desk
from .test_stage import flat, pieces, positions

SHAPES = ("wide", "short", "tall", "phone", "flat")
CLOSE = 3  # units that two things may share: a rim, a shadow


def overlap(one, other):
    """How far two boxes share ground, the smaller way."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(across, down)


def area(match, viewer, shape, name):
    """The pieces of one area; on a phone others have the same place, one at a time."""
    scene = STAGE.compose(match.view(viewer), viewer, shape)
    return next(one.pieces for one in scene.areas if one.id == name)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("variant", "seats"), [("standard-full", 4), ("basic-full", 2)])
def test_folders_and_badges_lie_beside_each_other(shape, variant, seats):
    for match in positions(variant, seats, most=40):
        viewer = match.number % seats
        if match.state.draft or picked(match.state, viewer):  # who was picked is lifted
            continue
        mine = [piece for piece in area(match, viewer, shape, "mine") if piece.id != "pad"]
        for k, one in enumerate(mine):
            for other in mine[k + 1 :]:
                assert overlap(one.box, other.box) <= CLOSE, f"{shape}: {one.id} and {other.id}"


@pytest.mark.parametrize("state", [PLAIN, FULL, EXTENDED, WORKED, IDLE])
@pytest.mark.parametrize(("face", "width", "height"), [(low_face, 172, 92), (low_face, 142, 92), (low_face, 172, 58),
                         (low_face, 142, 58), (row_face, 370, 44), (row_face, 186, 44), (row_face, 186, 38),
                         (row_face, 186, 26), (row_face, 214, 34)])  # fmt: skip
def test_leaves_and_words_stay_on_their_folder(face, width, height, state):
    for p in range(PROJECTS):
        done = tuple(int(n) // 2 for n in NEEDS[p])
        args = (False, 0, width, height) if face is low_face else (width, height)
        for mark in flat(face(p, done, state, *args)):
            if isinstance(mark, Use) and mark.art.startswith(("leaf-", "cell-", "project-")):
                assert mark.x >= 0, mark
                assert mark.x + mark.w <= width, mark
                assert mark.y + mark.h <= height, mark
            elif isinstance(mark, Say):
                assert 0 <= mark.x <= width, mark
                assert 0 <= mark.y <= height, mark


@pytest.mark.parametrize(("width", "height"), [(264, 40), (374, 40), (374, 31), (264, 33), (380, 24)])
def test_the_mark_of_who_played_a_card_covers_no_name(width, height):
    x, y, size = mark_beside(width, height)
    for c in range(CARDS):
        name = next(mark for mark in flat(bar_face(c, width, height, True)) if isinstance(mark, Say) and mark.room)
        assert name.x + name.room <= x or name.y + 3 <= y
    assert x + size <= width - 27, "the foot is the card's standard action"
    assert y + size <= height


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mark_of_who_played_a_card_lies_on_its_picture(seats):
    seen = 0
    for match in positions("standard-full", seats, most=150, step=2):
        if match.state.phase != ACTION:
            continue
        found = pieces(match, 0, "wide")
        cards = [piece for piece in found.values() if piece.id.startswith("card.")]
        for mark in found.values():
            if mark.id.startswith("owner.") and mark.box.w == 24:  # many cards lie as bars
                under = next(card for card in cards if card.box.x <= mark.box.x < card.box.x + 9)
                assert mark.box.y >= under.box.y + 35
                seen += 1
    assert seen


@pytest.mark.parametrize("count", [1, 5, 12, 21, 28])
def test_a_spine_has_no_sign_that_is_too_small(count):
    step = min(36, 106 / count)
    for mark in flat(spine_face(0, round(step - 2.5, 1), 70)):
        assert mark.w > 0


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("staff", [1, 6, 7, 9])
def test_a_coffee_ring_lies_on_no_face(shape, seats, staff):
    desk = Desk(seats)
    for i in range(staff):
        desk.s.researcher[i].place = RESEARCHER_OF + 1
    desk.s.player[1].researchers, desk.s.player[1].mismanaged = staff, 1
    found = area(desk.match, 0, shape, "rivals")
    strip = next(piece for piece in found if piece.id == "group.1")
    ring = next(m for m in flat(strip.face.make(*strip.face.args)) if isinstance(m, Use) and m.art == "coffee-ring")
    faces = [piece for piece in found if piece.id.startswith(("researcher.", "tile."))]
    assert len(faces) >= staff
    for piece in faces:
        assert overlap(piece.box.moved(-strip.box.x, -strip.box.y), ring) <= CLOSE, piece.id


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("staff", [1, 4, 6, 7, 9, 12])
def test_faces_of_a_rival_lie_on_no_figure(shape, seats, staff):
    desk = Desk(seats)
    for i in range(staff):
        desk.s.researcher[i].place, desk.s.researcher[i].level[0] = RESEARCHER_OF + 1, 4
    desk.s.player[1].researchers, desk.s.player[1].money = staff, 123
    found = area(desk.match, 0, shape, "rivals")
    strip = next(piece for piece in found if piece.id == "group.1")
    figures = [m for m in flat(strip.face.make(*strip.face.args)) if isinstance(m, Say) and m.font == FIGURE]
    assert any(Census(desk.s).brings(1))
    for piece in (piece for piece in found if piece.id.startswith("researcher.")):
        box = piece.box.moved(-strip.box.x, -strip.box.y)
        for figure in figures:
            assert overlap(box, Box(figure.x, figure.y - figure.size * 0.7, 8, figure.size * 0.7)) <= 1, piece.id


@pytest.mark.parametrize("shape", ["wide", "short", "tall"])
@pytest.mark.parametrize(("variant", "seats"), [("standard-full", 4), ("standard-full", 2), ("basic-full", 3)])
def test_no_part_of_the_board_lies_on_another(shape, variant, seats):
    """Where all parts are in sight: nothing that has a name, whoever looks and whatever warns them."""
    for match in positions(variant, seats, most=40, step=9):
        viewer = match.number % seats
        if match.number % 2:
            match.state.player[viewer].deficit, match.state.player[viewer].immune = 2, 1
        scene = STAGE.compose(match.view(viewer), viewer, shape)
        named = [(one.id, piece) for one in scene.areas for piece in one.pieces if piece.name]
        for k, (part, piece) in enumerate(named):
            for other_part, other in named[k + 1 :]:
                apart = part == other_part or overlap(piece.box, other.box) <= CLOSE
                assert apart, f"{shape}: {piece.id} and {other.id}"


def test_on_a_tablet_no_part_waits_behind_the_foot_bar():
    desk = Desk(4)
    assert "beside" in STAGE.compose(desk.match.view(0), 0, "tall").classes.split()
    for shape in STAGE.board.shapes:
        tabs = {one.tab for one in STAGE.compose(desk.match.view(0), 0, shape).areas}
        assert tabs == ({""} if shape == "tall" else {tab for tab, _, _ in STAGE.tabs})


@pytest.mark.parametrize("deficit", [0, 2])
@pytest.mark.parametrize("shape", ["short", "tall"])
def test_what_warns_me_lies_on_no_card(shape, deficit):
    desk = Desk(2)
    for number in (1, 2, 3):
        desk.hand(0, number)
    for number in (16, 38):
        desk.s.card[number - 1] = OPEN
    desk.s.player[0].deficit, desk.s.player[0].immune = deficit, 1
    found = pieces(desk.match, 0, shape)
    signs = [found["immune.0"], *([found["pests.0"]] if deficit else [])]
    cards = [piece for name, piece in found.items() if name.startswith("card.")]
    assert len(cards) == 5
    for sign in signs:
        assert all(overlap(sign.box, card.box) <= CLOSE for card in cards)
