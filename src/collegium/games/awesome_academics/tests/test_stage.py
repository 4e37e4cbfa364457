"""The board shows what the record says, hides what a seat may not know, and what travels starts and ends on it.

That every place of an option lies there and every word fits is a law of all boards: see collegium.laws.board.
"""

import random
from dataclasses import replace
from types import SimpleNamespace

import pytest

from collegium.draw import ending
from collegium.draw.letters import NAME, lines
from collegium.draw.stage import Held, Say, Use
from collegium.laws.law import choose_by_chance
from collegium.match.match import new

from .. import GAME
from ..choices import ACCEPT
from ..components import CARDS, DISCIPLINES, EVENTS, MONTHS_AT, PROJECTS, RESEARCHERS, STUDENT_MONTHS, STUDENTS
from ..rules.acquisition import known_months
from ..rules.group import is_standard, order_total
from ..rules.months import student_months, track_months
from ..rules.research import consultant_price
from ..rules.scoring import has_fulfilled
from ..rules.staff import bill, student_salary
from ..stage import STAGE
from ..stage.census import Census
from ..stage.ending import earned, parts
from ..stage.folders import WANTS, short_title
from ..state import DECK, EVENT, FACE_DOWN, HAND, IN_PLAY, PLAYED, RESEARCH, RESEARCHER_OF, STUDENT_OF
from ..table import deck_size
from .positions import Desk

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
            if s.researcher[i].place < RESEARCHER_OF or s.phase == RESEARCH:
                continue
            if RESEARCH < s.phase < EVENT:  # an event no longer counts for the next Research Phase
                assert now.months(i) == tuple(MONTHS_AT[level] for level in s.researcher[i].level)
            else:
                assert now.months(i) == (track_months(s, i, 0), track_months(s, i, 1))
        for j in range(STUDENTS):
            if s.student[j].place >= STUDENT_OF and s.phase != RESEARCH:
                past = RESEARCH < s.phase < EVENT
                assert now.student_months(j) == (STUDENT_MONTHS if past else student_months(s))
                assert now.student_salary(s.student[j].place - STUDENT_OF, j) == student_salary(
                    s, s.student[j].place - STUDENT_OF, j
                )
        leaders = now.leaders()
        for e in range(EVENTS):
            assert leaders[e] == tuple(who for who in range(seats) if has_fulfilled(s, who, e))


@pytest.mark.parametrize("shape", ["wide", "tall", "phone"])
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


def sizes(marks, scale=1.0):
    """Every word with the size of its letters, at the least."""
    for mark in marks:
        if isinstance(mark, Held):
            yield from sizes(mark.marks, scale * mark.scale)
        elif isinstance(mark, Say):
            yield mark.words, scale * (mark.least or mark.size)


@pytest.mark.parametrize(("shape", "share"), [("phone", 320 / 390), ("tall", 740 / 756)])
@pytest.mark.parametrize(("variant", "seats"), [*SETTINGS, ("standard-full", 3)])
def test_letters_have_12_px_on_the_narrowest_phone_and_tablet(variant, seats, shape, share):
    small = set()
    for match in positions(variant, seats, 60, 13):
        for identity, piece in pieces(match, match.to_act[0], shape).items():
            scale = piece.box.w / piece.face.unit[0] * share
            marks = piece.face.make(*piece.face.args)
            small |= {(identity, str(words), round(size, 1)) for words, size in sizes(marks, scale) if size < 11.95}
    assert not small


def test_beside_what_a_project_lacks_its_title_is_short():
    for p in range(PROJECTS):
        assert len(lines(short_title(p), 16, 140, NAME, 9)) <= 2


def travels(match, key, who, a=0, b=0, c=0, viewer=1):
    """What travels when an event is told: the art it shows, from where, to where; both lie on the board."""
    event = SimpleNamespace(key=key, who=who, a=a, b=b, c=c)
    (flight,) = STAGE.flights(match.view(viewer), event, viewer)
    lying = pieces(match, viewer, "wide")
    kinds = {f"cork:{piece.kind}" for piece in lying.values()}
    assert {flight.start, flight.end} <= lying.keys() | kinds
    arts = [mark.art for mark in flat(flight.face.make(*flight.face.args)) if isinstance(mark, Use)]
    return arts, flight.start, flight.end


def pests(*defended):
    """Seat 0 lets pests loose on seats 1 and 3; who has a defence is asked."""
    desk = Desk(seats=4)
    desk.s.player[0].money = 10
    for who in range(4):
        desk.researcher(who, 0)
    desk.played(2, 30)
    for who, number in zip((1, 3), (1, 9), strict=True):
        if who in defended:
            desk.hand(who, number)
    desk.resolve(0, 7, 1)
    for target in (1, 3, 4):  # and no more
        desk.choose(0, target)
    return desk


def test_who_attacks_whom_is_seen():
    """The acting card goes to its target, a shield flies back, and the die is the one that was cast."""
    match = pests(1, 3).match
    theirs = Census(match.state).researchers[2][0]
    arts, *way = travels(match, "group-attacked", 0, 6, 1)
    assert way == ["cork:acting", "pad"] and {"card-7", "icon-sword", "seat-disc"} <= set(arts)
    assert travels(match, "group-attacked", 0, 6, 3)[1:] == ("cork:acting", "group.3")
    arts, *way = travels(match, "researcher-attacked", 0, 2, theirs)
    assert way == ["cork:acting", f"researcher.{theirs}"] and {"card-7", "icon-sword"} <= set(arts)
    assert travels(match, "attack-stopped", 3, 0, 0, 2) == (["icon-shield"], "group.2", "group.3")
    assert travels(match, "die-cast", 2, 5) == (["die-5"], "group.2", "stock")
    assert travels(match, "months-threatened", 1, 2) == (["beetle"], "pad", "pad")


@pytest.mark.parametrize("shape", ["wide", "short", "tall", "phone", "flat"])
def test_the_acting_card_is_large_and_says_whom_it_attacks(shape):
    desk = pests(1, 3)
    found = pieces(desk.match, 1, shape)
    acting, other = found["card.6"], found["card.29"]
    assert acting.kind == "acting" and acting.box.w * acting.box.h > 1.2 * other.box.w * other.box.h
    assert shown(found["fray"])[1] == ["seat-disc", "icon-sword", "seat-square", "seat-diamond"]
    assert {"icon-sword"} <= set(shown(found["group.1"])[1]) and {"icon-sword"} <= set(shown(found["group.3"])[1])
    assert "icon-sword" not in shown(found["group.2"])[1]
    desk.choose(1, 0)
    found = pieces(desk.match, 1, shape)
    assert "icon-shield" in shown(found["group.1"])[1] and "icon-shield" in shown(found["fray"])[1]
    desk.choose(3, ACCEPT)
    found = pieces(desk.match, 1, shape)
    assert "fray" not in found and "icon-shield" not in shown(found["group.1"])[1]


def finished(seats, variant, seed=7):
    match, luck = new(GAME, seats, variant, seed=seed), random.Random(seed)
    while not match.over:
        choose_by_chance(match, luck)
    return match


def banner(match, found, viewer=-1):
    scene = STAGE.end(match.view(viewer), viewer, "wide", found)
    (piece,) = (piece for piece in scene.areas[0].pieces if piece.id == "end-banner")
    below = piece.face.args[1]
    return match.say(piece.face.args[0], "en", viewer), match.say(below, "en", viewer) if below else ""


def test_the_banner_says_who_won_and_by_what():
    match = finished(3, "standard-short")
    found = ending.ending(match)
    first, second = found.order[:2]
    won, ahead = banner(match, found)
    assert match.names[first] in won and str(found.points[first]) in won
    assert match.names[second] in ahead and str(found.points[first] - found.points[second]) in ahead
    assert banner(match, found, first)[0].startswith("Your group wins")
    shared = replace(found, winners=(first, second), places=tuple(int(seat not in (first, second)) * 2 + 1
                                                                  for seat in range(3)))  # fmt: skip
    won, ahead = banner(match, shared)
    assert match.names[first] in won and match.names[second] in won and "share" in won and not ahead
    level = replace(found, points=(30, 30, 30))
    assert "Experience" in banner(match, level)[1]


@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
def test_parts_of_the_points_add_up(variant, seats):
    match = finished(seats, variant)
    found = ending.ending(match)
    rows = parts(found)
    for seat in range(seats):
        assert sum(values[seat] for _, values in rows) == found.points[seat]
        counted = sum(points for _, points in earned(match.state, seat)) if is_standard(match.state) else 0
        assert counted == sum(values[seat] for key, values in rows if key in ("reserved", "layout"))
