"""What a card promises where somebody points is what it does."""

import random

import pytest

from collegium.draw.stage import Say
from collegium.match.match import new

from .. import GAME
from ..choices import DONE, GO_SOLO, INVITE, RAISE_BY_TWO, RAISE_FIRST
from ..components import FIRST_CHAMPION, LEVELS
from ..rules.crew import team_total
from ..stage import STAGE
from ..stage.hints import hint_of
from .positions import Turn, wizard


@pytest.mark.parametrize("seats", (2, 4))
def test_what_is_promised_happens(seats):
    luck = random.Random(seats)
    match = new(GAME, seats, "standard", 7)
    kinds = set()
    while not match.over:
        seat = match.to_act[0]
        options = [option for option in match.options(seat) if option.legal]
        option = luck.choice(options)
        s = match.view(seat)
        kind = s.owed[seat].kind
        promised = ()
        if kind in (INVITE, GO_SOLO, RAISE_BY_TWO, RAISE_FIRST) and not (kind == INVITE and option.id == DONE):
            _, owner, card = option.place.split(".")
            owner, card = int(owner), int(card)
            promised = hint_of(s, seat, owner, card)
            lit = frozenset(found.place for found in options)
            assert shown(s, seat, lit)[option.place] == promised
        before, now = s.player[seat].credits, team_total(s, s.player[seat])
        match.choose(seat, option.id)
        if not promised:
            continue
        kinds.add(kind)
        after = match.view(seat)
        if kind == INVITE and after.owed[seat].kind == INVITE:  # else it has collected already
            assert promised == ("credit", f"{now} → {team_total(after, after.player[seat])}")
        elif kind == GO_SOLO and card < FIRST_CHAMPION:
            assert promised == ("credit", f"+{after.player[seat].credits - before}")
        elif kind in (RAISE_BY_TWO, RAISE_FIRST):
            risen = card + (2 if kind == RAISE_BY_TWO else 1)
            assert promised == ("level", f"{card % LEVELS} → {risen % LEVELS}")
            assert after.player[seat].team[risen] == s.player[seat].team[risen] + 1
    assert kinds == {INVITE, GO_SOLO, RAISE_BY_TWO, RAISE_FIRST}


def shown(s, viewer, lit):
    """The hints on the board, by piece."""
    scene = STAGE.compose(s, viewer, "wide", lit)
    cards = [p for area in scene.areas for p in area.pieces if p.id.startswith("team.")]
    return {piece.id: piece.face.args[5] for piece in cards}


def test_nobody_else_sees_a_hint():
    match = new(GAME, 2, "standard", 7)
    while not match.view(-1).current_round:
        seat = match.to_act[0]
        match.choose(seat, 0)
    s = match.view(-1)
    assert hint_of(s, -1, s.active, 0) == () and hint_of(s, 1 - s.active, s.active, 0) == ()


@pytest.mark.parametrize("kind", (RAISE_BY_TWO, RAISE_FIRST))
def test_a_card_that_may_rise_shows_the_level_it_would_have(kind):
    at = Turn(wizard(1), rivals=((wizard(0),),))
    at.owe(kind)
    place = f"team.0.{wizard(1)}"
    for shape in STAGE.board.shapes:
        scene = STAGE.compose(at.match.view(0), 0, shape, frozenset([place]))
        piece = next(p for area in scene.areas for p in area.pieces if p.id == place)
        said = [mark.words for mark in piece.face.make(*piece.face.args) if isinstance(mark, Say)]
        assert ("3" if kind == RAISE_BY_TWO else "2") in said
