"""The board shows what the record says, hides what a seat may not know, and what travels starts and ends on it.

That every place of an option lies there and every word fits is a law of all boards: see collegium.laws.board.
"""

import random

import pytest

from collegium.draw.stage import Held, Say, Use
from collegium.laws.law import choose_by_chance
from collegium.match.match import new

from .. import GAME
from ..components import CARDS, DISCIPLINES, EVENTS, PROJECTS, RESEARCHERS, STUDENTS
from ..rules.acquisition import known_months
from ..rules.group import is_standard, order_total
from ..rules.months import student_months, track_months
from ..rules.research import consultant_price
from ..rules.scoring import has_fulfilled
from ..rules.staff import bill, student_salary
from ..stage import STAGE
from ..stage.census import Census
from ..stage.folders import WANTS
from ..state import DECK, FACE_DOWN, HAND, IN_PLAY, PLAYED, RESEARCH, RESEARCHER_OF, STUDENT_OF
from ..table import deck_size

SETTINGS = [("standard-full", 4), ("standard-short", 2), ("basic-full", 3)]
POSITIONS = 70


def positions(variant, seats, most=POSITIONS, step=5):
    """Positions of a random game, every few choices."""
    match, luck = new(GAME, seats, variant, seed=23), random.Random(seats)
    found = 0
    while not match.over and found < most:
        if match.number % step == 0:
            found += 1
            yield match
        choose_by_chance(match, luck)


def flat(marks):
    for mark in marks:
        yield from flat(mark.marks) if isinstance(mark, Held) else (mark,)


def shown(piece):
    """What a piece says, and the symbols it uses."""
    marks = list(flat(piece.face.make(*piece.face.args)))
    words = [str(mark.words) for mark in marks if isinstance(mark, Say)]
    return words, [mark.art for mark in marks if isinstance(mark, Use)]


def pieces(match, viewer, shape):
    scene = STAGE.compose(match.view(viewer), viewer, shape)
    return {piece.id: piece for area in scene.areas for piece in area.pieces}


@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
def test_what_is_reckoned_for_the_board_is_what_the_rules_say(variant, seats):
    for match in positions(variant, seats):
        s = match.state
        now = Census(s)
        for who in range(seats):
            assert now.bill(who) == bill(s, who)
            assert now.consultant_price(who) == consultant_price(s, who)
            for p in range(PROJECTS):
                known = [min(int(known_months(s, who, p, d)), WANTS[p][d]) for d in range(DISCIPLINES)]
                if s.project[p].place < IN_PLAY:
                    assert now.copies(who, p) == min(sum(known), 2)
        for i in range(RESEARCHERS):
            if s.researcher[i].place >= RESEARCHER_OF and s.phase != RESEARCH:
                assert now.months(i) == (track_months(s, i, 0), track_months(s, i, 1))
        for j in range(STUDENTS):
            if s.student[j].place >= STUDENT_OF and s.phase != RESEARCH:
                assert now.student_months(j) == student_months(s)
                assert now.student_salary(s.student[j].place - STUDENT_OF, j) == student_salary(
                    s, s.student[j].place - STUDENT_OF, j
                )
        leaders = now.leaders()
        for e in range(EVENTS):
            assert leaders[e] == tuple(who for who in range(seats) if has_fulfilled(s, who, e))


@pytest.mark.parametrize("shape", ["wide", "phone"])
@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
def test_amounts_on_the_board_are_those_of_the_record(variant, seats, shape):
    for match in positions(variant, seats, 30, 11):
        s, viewer = match.state, match.to_act[0]
        found, mine = pieces(match, viewer, shape), match.state.player[viewer]
        assert f"€{mine.money}" in shown(found[f"money.{viewer}"])[0]
        assert str(order_total(mine)) in shown(found["sheet"])[0]
        for d in range(DISCIPLINES):
            assert str(mine.reputation[d]) in shown(found[f"reputation.{viewer}.{d}"])[0]
        assert str(s.stock) in shown(found["stock"])[0]
        if is_standard(s):
            assert str(deck_size(s)) in shown(found["deck"])[0]
            assert shown(found[f"tokens.{viewer}"])[0].count("0") == sum(1 for d in range(3) if mine.tokens[d] == 0)
        for who in range(seats):
            if who != viewer:
                words = shown(found[f"group.{who}"])[0]
                assert {str(n) for n in s.player[who].reputation} | {str(s.player[who].money)} <= set(words)
        for p in range(PROJECTS):
            if s.project[p].place == IN_PLAY + viewer:
                arts = [art for art in shown(found[f"project.{p}"])[1] if art.startswith(("leaf-", "cell-"))]
                assert len(arts) == 7
                assert sum(not art.endswith("-open") for art in arts) == sum(s.project[p].progress)


def test_no_board_shows_a_hidden_card():
    for match in positions("standard-full", 3, 60, 9):
        s = match.state
        for viewer in (-1, 0, 1, 2):
            found = pieces(match, viewer, "wide")
            for c in range(CARDS):
                place = s.card[c]
                if place == DECK or (HAND <= place < PLAYED and (place - HAND) % (FACE_DOWN - HAND) != viewer):
                    assert f"card.{c}" not in found


@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
def test_what_travels_starts_and_ends_on_the_board(variant, seats):
    match, luck = new(GAME, seats, variant, seed=5), random.Random(1)
    before, flown = {viewer: pieces(match, viewer, "wide") for viewer in (-1, 0)}, 0
    while not match.over and match.number < 220:
        since = len(match.told)
        choose_by_chance(match, luck)
        for viewer in (-1, 0):
            after = pieces(match, viewer, "wide")
            kinds = {f"cork:{piece.kind}" for piece in before[viewer].values() if piece.kind}
            for event in match.events(since, viewer):
                for flight in STAGE.flights(match.view(viewer), event, viewer):
                    flown += 1
                    ends = {flight.start, flight.end}
                    assert ends <= before[viewer].keys() | after.keys() | kinds, (event.key, ends)
            before[viewer] = after
    assert flown > 20
