"""The observatory shows what the record says: units, credits, levels, counts; and what travels has both its ends."""

import random

import pytest

from collegium.draw.stage import Held, Say, Use
from collegium.match.match import SPECTATOR, new

from .. import GAME
from ..components import CLASSES, LEVELS, TYPES
from ..rules.crew import combined_level, team_total
from ..stage import STAGE
from ..stage.centre import spots_of
from ..stage.places import SMALL_SCREENS
from ..stage.stars import CHIP
from ..stage.tones import TYPE_KEYS
from ..stage.wells import BUILDS, rims
from ..state import NO_ONE
from ..table import is_gathering

SETTINGS = [(variant, seats) for variant in GAME.variants for seats in range(2, 6)]
POSITIONS = 40  # of each setting


def played(variant, seats, positions=POSITIONS, seed=5):
    """Positions of random games, from the first pick on."""
    luck = random.Random(seed + seats)
    match = new(GAME, seats, variant, seed)
    for _ in range(positions):
        yield match
        for _ in range(luck.randrange(1, 8)):
            if match.over:
                match = new(GAME, seats, variant, luck.randrange(1000))
            seat = luck.choice(match.to_act)
            match.choose(seat, luck.choice([option.id for option in match.options(seat) if option.legal]))


def flat(marks):
    for mark in marks:
        if isinstance(mark, Held):
            yield from flat(mark.marks)
        else:
            yield mark


def drawn(scene):
    """The marks of every piece by its id."""
    return {p.id: list(flat(p.face.make(*p.face.args))) for area in scene.areas for p in area.pieces}


def figures(marks):
    return [mark.words for mark in marks if isinstance(mark, Say) and isinstance(mark.words, int)]


def arts(marks):
    return [mark.art for mark in marks if isinstance(mark, Use)]


@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_the_board_shows_the_record(variant, seats, shape):
    for match in played(variant, seats):
        viewer = match.number % (seats + 1) - 1
        s = match.view(viewer)
        board = drawn(STAGE.compose(s, viewer, shape))
        me = max(viewer, 0)
        for who in range(seats):
            marks = board[f"player.{who}"]
            flaps = "".join(m.words for m in marks if isinstance(m, Say) and str(m.words).isdigit() and m.size == 30)
            if who == me and flaps:
                assert int(flaps) == s.player[who].credits
            else:
                assert s.player[who].credits in figures(marks)
                assert s.player[who].driver in figures(marks)
                assert sum(s.player[who].team) in figures(marks)
        assert s.deck_left in figures(board["deck"])
        assert sum(figures(board["deck"])) == 2 * s.deck_left if s.current_round else True
        if s.current_round:
            wells_hold(s, board)
            teams_are_whole(s, board, seats)


def wells_hold(s, board):
    """As many units in each well as the pool has."""
    for kind in range(TYPES):
        marks = board[f"pool.{kind}"]
        assert arts(marks).count(f"unit-{TYPE_KEYS[kind]}") == s.pool[kind]
        assert figures(marks)[:1] == ([s.pool[kind]] if s.pool[kind] else [])


def teams_are_whole(s, board, seats):
    """A piece for each class of card that somebody has, with its level and how many there are; and no other."""
    for who in range(seats):
        for card in range(CLASSES):
            count = s.player[who].team[card]
            marks = board.get(f"team.{who}.{card}")
            assert (marks is None) == (count == 0)
            if marks is not None:
                assert card % LEVELS in figures(marks)
                pills = [m.words for m in marks if isinstance(m, Say) and str(m.words).startswith("×")]
                assert pills in ([f"×{count}"], []) if count > 1 else pills == []


@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
def test_the_constellation_is_the_crew(variant, seats):
    found = 0
    for match in played(variant, seats, 120):
        s = match.view(SPECTATOR)
        if not is_gathering(s):
            continue
        found += 1
        scene = STAGE.compose(s, SPECTATOR, "wide")
        stars = {p.id: p.face.args for area in scene.areas for p in area.pieces if p.id.startswith("crew.")}
        stars.pop("crew.free", None)
        assert sum(args[1] * args[2] for args in stars.values()) == combined_level(s)
        assert ("crew.borrowed" in stars) == (s.crew.borrowed != NO_ONE)
        total = str(team_total(s, s.player[s.active]))
        assert total in [m.words for m in drawn(scene)["crew"] if isinstance(m, Say)]
    assert found


@pytest.mark.parametrize("seats", range(2, 6))
def test_first_picks_are_secret(seats):
    """Before all have picked, another's Specialist lies face down: the board is the same, whichever it is."""
    boards = []
    for option in (0, 3):
        match = new(GAME, seats, "standard", 9)
        match.choose(1, option)
        boards.append(drawn(STAGE.compose(match.view(0), 0, "wide")))
    assert boards[0] == boards[1]


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("shape", ("phone", "flat"))
def test_my_team_can_be_read_on_a_small_screen(seats, shape):
    """Every class of card that I have lies there once, with a large card, and none over another."""
    for match in played("standard", seats, 12):
        s = match.view(0)
        scene = STAGE.compose(s, 0, shape)
        mine = {p.id: p for area in scene.areas if area.tab == "mine" for p in area.pieces if p.id.startswith("mine.")}
        cards = {f"mine.{card}" for card in range(CLASSES) if s.player[0].team[card]}
        assert set(mine) - {"mine.driver"} == cards
        assert all(STAGE.look(s, 0, identity) for identity in mine)
        boxes = [piece.box for piece in mine.values()]
        for k, a in enumerate(boxes):
            for b in boxes[k + 1 :]:
                assert a.x + a.w <= b.x or b.x + b.w <= a.x or a.y + a.h <= b.y or b.y + b.h <= a.y


def shared(one, other):
    """How deep two boxes lie in each other."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    return min(across, min(one.y + one.h, other.y + other.h) - max(one.y, other.y))


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("shape", [shape for shape in STAGE.board.shapes if shape not in SMALL_SCREENS])
def test_who_is_choosing_covers_neither_driver_nor_crew(seats, shape):
    for match in played("standard", seats, seed=11):
        scene = STAGE.compose(match.view(SPECTATOR), SPECTATOR, shape)
        boxes = {piece.id: piece.box for area in scene.areas for piece in area.pieces}
        near = [key for key in boxes if key == "hub" or key.startswith(("crew.", "improve.", "collect."))]
        assert all(shared(boxes["whose"], boxes[key]) < 4 for key in near if "whose" in boxes), match.number


@pytest.mark.parametrize("shape", ["wide", "short"])
@pytest.mark.parametrize("count", range(5, 13))
def test_who_is_choosing_stands_clear_of_a_large_crew(shape, count):
    places = STAGE.board.places(shape, 4)
    spots, size = spots_of(count, places("centre"), small=False)
    whose, bar = places("whose"), places("bar")
    for x, y in spots:
        star = type(whose)(x - size / 2, y - size / 2, size, size)
        assert shared(star, whose) < 4 and shared(star, bar) < 4


@pytest.mark.parametrize("shape", SMALL_SCREENS)
@pytest.mark.parametrize("count", range(5, 11))
def test_a_large_crew_lies_side_by_side_on_a_small_screen(shape, count):
    places = STAGE.board.places(shape, 4)
    spots, wide = spots_of(count, places("centre"), small=True)
    box = type(places("centre"))
    chips = [box(x - wide / 2, y - wide * CHIP[1] / CHIP[0] / 2, wide, wide * CHIP[1] / CHIP[0]) for x, y in spots]
    assert all(shared(one, other) < 0.5 for k, one in enumerate(chips) for other in chips[:k])
    assert all(shared(chip, places("bar")) < 0 for chip in chips)
    assert 15 * wide / CHIP[0] >= 12  # its figures


@pytest.mark.parametrize("shape", SMALL_SCREENS)
def test_a_lit_well_leaves_the_event_to_read(shape):
    places = STAGE.board.places(shape, 4)
    plate, well = places("plate"), places("wells")
    scale = well.h / BUILDS[shape].size[1]
    tab = next(mark for mark in rims(BUILDS[shape]) if mark.when == "can" and mark.art == "lit-tab")
    assert well.y + scale * tab.y > plate.y + plate.h


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_what_a_rival_is_about_stays_in_its_list(seats, shape):
    match = new(GAME, seats, "standard", 3)
    match.choose(1, 0)
    scene = STAGE.compose(match.view(0), 0, shape)
    boxes = {piece.id: piece.box for area in scene.areas for piece in area.pieces}
    for who in range(1, seats):
        word, panel = boxes[f"word.{who}"], boxes[f"player.{who}"]
        assert word.x + word.w <= panel.x + panel.w
