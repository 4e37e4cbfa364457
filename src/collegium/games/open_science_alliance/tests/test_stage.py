"""The observatory shows what the record says: units, credits, levels, counts; and what travels has both its ends."""

import random

import pytest

from collegium.draw.stage import Held, Say, Use
from collegium.match.match import SPECTATOR, new

from .. import GAME
from ..components import CLASSES, LEVELS, TYPES
from ..rules.crew import combined_level, team_total
from ..stage import STAGE
from ..stage.tones import TYPE_KEYS
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
