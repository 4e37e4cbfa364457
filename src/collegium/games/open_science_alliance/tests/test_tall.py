"""A tablet upright: all of the table is in sight, nothing lies on another thing, every letter can be read."""

from itertools import pairwise

import pytest

from collegium.draw.letters import fitted
from collegium.draw.stage import Held, Say
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import SPECTATOR

from ..choices import SOLO_TYPES
from ..stage import STAGE
from ..stage.centre import spots_of
from ..stage.champion import rows_below, set_boxes, star_box
from ..stage.stars import STAR
from .positions import Turn, champion, wizard
from .test_stage import SETTINGS, drawn, played, shared

NARROWEST = 740  # px
LEAST = 12  # px of a letter
SEATS = range(2, 6)


def tall(match, viewer):
    return STAGE.compose(match.view(viewer), viewer, "tall")


def said(marks):
    for mark in marks:
        if isinstance(mark, Held):
            yield from said(mark.marks)
        elif isinstance(mark, Say):
            yield mark


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_waits_behind_the_foot_bar(seats):
    for match in played("standard", seats, 12):
        s, scene = match.view(0), tall(match, 0)
        assert scene.classes.split() == ["osa", "beside"]
        assert not any(area.tab or area.seen for area in scene.areas)
        board = drawn(scene)
        there = {"clock", "deck", "plate", *(f"player.{who}" for who in range(seats))}
        there |= {"event", *(f"pool.{kind}" for kind in range(4)), "driver.0"} if s.current_round else set()
        assert there <= set(board)


@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
def test_every_letter_can_be_read_on_the_narrowest_tablet(variant, seats):
    for match in played(variant, seats, 25):
        viewer = match.number % (seats + 1) - 1
        scene = tall(match, viewer)
        for piece in (piece for area in scene.areas for piece in area.pieces):
            unit = piece.face.unit
            scale = min(piece.box.w / unit[0], piece.box.h / unit[1]) * NARROWEST / scene.size[0]
            for mark in said(piece.face.make(*piece.face.args)):
                for lang in LANGUAGES:
                    assert letters(match, viewer, mark, lang) * scale >= LEAST, (piece.id, mark.words, lang)


def letters(match, viewer, mark, lang):
    """How large its letters are drawn, in its own units."""
    if not (mark.least and mark.room):
        return mark.size
    return fitted(match.say(mark.words, lang, viewer), mark.size, mark.room, mark.font, mark.least)


@pytest.mark.parametrize("seats", SEATS)
def test_lists_wells_and_desk_keep_apart(seats):
    places = STAGE.board.places("tall", seats)
    lists = [places("rival", k) for k in range(seats - 1)]
    sides = [places(name, k) for name in ("wells", "wells_right") for k in range(2)]
    around = [*sides, places("plate_tall"), places("clock"), places("deck"), places("bar"), places("horizon")]
    boxes = [*lists, *around, places("heading")]
    for k, one in enumerate(boxes):
        assert min(one.x, one.y) >= 0 and one.x + one.w <= places.size[0] and one.y + one.h <= places.size[1]
        assert all(shared(one, other) <= 0.5 for other in boxes[:k]), one
    assert all(shared(places("centre"), side) < 0 for side in sides)
    assert all(box.y + box.h <= places("lists").y + places("lists").h for box in lists)


@pytest.mark.parametrize("seats", SEATS)
def test_cards_of_mine_never_leave_the_desk_nor_cover_each_other(seats):
    for match in played("standard", seats, 60, seed=3):
        scene = tall(match, 0)
        desk = STAGE.board.places("tall", seats)("desk")
        mine = [
            p.box for area in scene.areas if area.id == "mine" for p in area.pieces if not p.id.startswith("player")
        ]
        for k, one in enumerate(mine):
            assert desk.x <= one.x and one.x + one.w <= desk.x + desk.w and one.y + one.h <= desk.y + desk.h
            assert all(shared(one, other) <= 0 for other in mine[:k])


@pytest.mark.parametrize("count", range(1, 13))
def test_a_crew_of_any_size_stands_between_the_wells(count):
    places = STAGE.board.places("tall", 4)
    box = places("centre")
    spots, size = spots_of(count, box, small=False)
    assert len(spots) == len(set(spots)) == count
    face = type(box)(0, 0, size * 0.6, size * 0.6)  # the rays round a face may cross
    stars = [face.moved(x - face.w / 2, y - face.h / 2) for x, y in spots]
    hub = type(box)(box.x + box.w / 2 - 30, box.y + box.h / 2 - 30, 60, 60)
    for k, one in enumerate(stars):
        assert all(shared(one, other) < 0 for other in (*stars[:k], hub, places("bar"), places("whose")))
    high = size * STAR[1] / STAR[0]
    for x, y in spots:
        assert box.x <= x - size / 2 and x + size / 2 <= box.x + box.w
        assert y - size / 2 + high <= places("bar").y + 4


@pytest.mark.parametrize("level", (2, 3, 4))
def test_sets_of_types_are_wide_enough_for_a_finger(level):
    at = Turn(champion(level), pool=(5, 4, 7, 8), rivals=((wizard(0),), (wizard(0),)))
    at.owe(SOLO_TYPES, champion(level))
    scene = tall(at.match, 0)
    sets = [piece.box for area in scene.areas for piece in area.pieces if piece.id.startswith("types.")]
    assert sets and min(box.w for box in sets) >= 58
    box = STAGE.board.places("tall", 3)("centre")
    assert rows_below(6, box) == 2 and rows_below(4, box) == 1
    star = star_box(box, False, 6)
    assert all(shared(star, one) < 0 for one in set_boxes(6, box, star, False))


@pytest.mark.parametrize("seats", SEATS)
def test_a_rivals_cards_stay_in_its_list_with_their_levels_in_sight(seats):
    for match in played("calm" if seats == 2 else "standard", seats, 60, seed=8):
        scene = tall(match, SPECTATOR)
        boxes = {piece.id: piece.box for area in scene.areas for piece in area.pieces}
        for who in range(1, seats):
            panel = boxes[f"player.{who}"]
            cards = sorted((box for key, box in boxes.items() if key.startswith(f"team.{who}.")), key=lambda box: box.x)
            assert all(panel.x < box.x and box.x + box.w <= panel.x + panel.w for box in cards)
            assert all(panel.y < box.y and box.y + box.h <= panel.y + panel.h for box in cards)
            for left, right in pairwise(cards):
                assert left.x + left.w < right.x + right.w - 12  # of the right one its level is seen
