"""The end as a scene: who gets the medal, by how much, and all that hangs in every CV."""

from dataclasses import replace

import pytest

from collegium.draw.ending import Ending
from collegium.draw.stage import Say, Use
from collegium.kernel import Listed, SeatName, Text
from collegium.match.match import new

from .. import GAME
from ..components import CARD_KEYS, PRESTIGE
from ..stage.ending import PLANS, banner_face, end, medal, note, title

WON = Ending((1, 0, 2), (18, 24, 9), (2, 1, 3), (1,), None, ((Text("sheet-total"), (18, 24, 9)),), 0)
SHARED = replace(WON, points=(24, 24, 9), places=(1, 1, 3), order=(0, 1, 2), winners=(0, 1))


def alone(key):
    verdict = Text(key, {"yours": 21, "peio": 30})
    return Ending((0,), (21,), (1,), (0,), verdict, ((Text("sheet-total"), (21,)),), 0)


@pytest.fixture
def match():
    found = new(GAME, 3, "competitive", 5, ["Ada", "Emmy", "Niels"])
    found.state.round_number = 15
    return found


def test_the_winner_and_by_how_much(match):
    assert match.say(title(WON)) == "Emmy wins the run" and medal(WON) == "sign-medal"
    assert match.say(note(match.state, WON)) == "24 prestige after 15 rounds, 6 ahead of Ada"


def test_a_shared_win_hangs_two_medals_on_one_ribbon(match):
    assert title(SHARED).args["player"] == Listed((SeatName(0), SeatName(1)))
    assert match.say(title(SHARED)) == "Ada and Emmy share the win" and medal(SHARED) == "medal-shared"
    assert match.say(note(match.state, SHARED)) == "24 prestige each after 15 rounds"
    art = [mark.art for mark in banner_face("wide", "", "", medal(SHARED), False) if isinstance(mark, Use)]
    assert art == ["medal-light", "medal-shared"]


@pytest.mark.parametrize(
    ("key", "art"),
    [("verdict-won", "sign-medal"), ("verdict-drawn", "medal-shared"), ("verdict-lost", "seat-peio")],
)
def test_alone_the_verdict_says_who_hangs_in_the_light(key, art):
    assert medal(alone(key)) == art and title(alone(key)).key == key


@pytest.mark.parametrize("shape", PLANS)
def test_every_column_has_room_for_a_name(shape):
    match = new(GAME, 4, "competitive", 5, ["Ada", "Emmy", "Niels", "Rosalind"])
    order = Ending((2, 0, 1, 3), (18, 24, 19, 12), (3, 1, 2, 4), (1,), None, ((Text("sheet-total"), (1,) * 4),), 0)
    for wall in (piece for piece in end(match.state, 0, shape, order).areas[1].pieces if piece.id.count("-") == 2):
        (name,) = [m for m in wall.face.make(*wall.face.args) if isinstance(m, Say) and isinstance(m.words, SeatName)]
        assert name.room >= 60, shape


@pytest.mark.parametrize("shape", PLANS)
def test_every_cv_hangs_whole_in_the_order_of_places(match, shape):
    state = match.state
    for seat, count in enumerate((3, 12, 0)):
        for kind in range(count):
            state.player[seat].cv[kind] = 2
    cvs = end(state, 0, shape, WON).areas[1].pieces
    walls = [piece for piece in cvs if piece.id.count("-") == 2]
    assert [wall.id for wall in walls] == ["end-cv-1", "end-cv-0", "end-cv-2"]
    for wall in walls:
        seat = int(wall.id[-1])
        inside = [piece for piece in cvs if piece.id.startswith(f"{wall.id}-")]
        shown = {piece.face.args[0] for piece in inside}
        assert shown == {kind for kind in range(len(CARD_KEYS)) if state.player[seat].cv[kind]}
        for piece in inside:
            assert wall.box.x <= piece.box.x and piece.box.x + piece.box.w <= wall.box.x + wall.box.w + 1, piece.id
            assert wall.box.y <= piece.box.y and piece.box.y + piece.box.h <= wall.box.y + wall.box.h + 1, piece.id
    large = max((p for p in cvs if p not in walls), key=lambda p: p.box.w)
    assert abs(PRESTIGE[large.face.args[0]]) == max(abs(PRESTIGE[kind]) for kind in range(12))
