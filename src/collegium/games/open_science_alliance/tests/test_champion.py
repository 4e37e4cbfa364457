"""A Champion who collects alone: every set it may take lies on the board, and its rays end at what it can take."""

import pytest

from collegium.draw.stage import Held, Use

from ..choices import SHARE_CHAMPION, SHARE_OWN, SOLO_TYPES
from ..components import LEVELS
from ..stage import STAGE
from ..stage.centre import takers
from ..stage.champion import rays_of, set_boxes, star_box
from ..stage.places import SMALL_SCREENS
from ..stage.wells import top_unit
from .positions import Turn, champion, conjurer, wizard

POSITIONS = [(2, (5, 4, 7, 8)), (3, (5, 4, 7, 8)), (2, (0, 4, 7, 8)), (1, (5, 0, 7, 8))]  # level, pool


def asked(level, pool=(5, 4, 7, 8)):
    at = Turn(champion(level), pool=pool, rivals=((wizard(0),), (wizard(0),)))
    at.owe(SOLO_TYPES, champion(level))
    return at.match


@pytest.mark.parametrize("shape", STAGE.board.shapes)
@pytest.mark.parametrize(("level", "pool"), POSITIONS)
def test_every_set_is_a_piece_of_its_own_and_can_be_chosen(shape, level, pool):
    match = asked(level, pool)
    options = [option for option in match.options(0) if option.legal]
    places = frozenset(option.place for option in options)
    assert len(places) == len(options) and None not in places
    board = {p.id: p for area in STAGE.compose(match.view(0), 0, shape, places).areas for p in area.pieces}
    assert places <= set(board)
    sets = [board[place].box for place in places if place.startswith("types.")]
    around = [board["champion"].box, STAGE.board.places(shape, 3)("bar")]
    for k, one in enumerate(sets):
        for other in (*sets[:k], *around):
            clear = one.x + one.w <= other.x or other.x + other.w <= one.x
            assert clear or one.y + one.h <= other.y or other.y + other.h <= one.y


@pytest.mark.parametrize("shape", [shape for shape in STAGE.board.shapes if shape not in SMALL_SCREENS])
def test_rays_end_at_the_highest_unit_of_each_well_that_has_one(shape):
    s, places = asked(2, (5, 0, 7, 8)).view(0), STAGE.board.places(shape, 3)
    rays = rays_of(s, star_box(places("centre"), False, 6), places, shape)
    assert set(rays) == {0, 2, 3}
    for kind, (_, (x, y)) in rays.items():
        unit = top_unit(places, shape, kind, s.pool[kind])
        assert x in (unit.x, unit.x + unit.w) and unit.y < y < unit.y + unit.h


def test_who_points_at_a_set_sees_its_units():
    match = asked(2)
    scene = STAGE.compose(match.view(0), 0, "wide", frozenset(["types.5"]))
    piece = next(p for area in scene.areas for p in area.pieces if p.id == "types.5")
    lit = next(mark for mark in piece.face.make(*piece.face.args) if isinstance(mark, Held) and "aimed" in mark.classes)
    assert [mark.art for mark in lit.marks if isinstance(mark, Use)] == ["unit-point"] * 2


def test_sets_can_be_touched_on_a_phone():
    box = STAGE.board.places("phone", 4)("centre")
    for count in (3, 4, 6):
        assert all(spot.w >= 44 and spot.h >= 36 for spot in set_boxes(count, box, star_box(box, True, count), True))


def test_the_crew_shows_who_takes_now():
    cards = (wizard(3), conjurer(3), champion(1))
    s = Turn(*cards, driver=4).gather(*cards).done().match.view(0)
    assert s.owed[0].kind == SHARE_OWN and wizard(3) in takers(s, 0) and conjurer(3) not in takers(s, 0)
    at = Turn(*cards, driver=4).gather(*cards)
    at.owe(SHARE_CHAMPION, 1)
    assert tuple(takers(at.match.view(0), 0)) == (champion(1),)
    assert champion(1) % LEVELS == 1
