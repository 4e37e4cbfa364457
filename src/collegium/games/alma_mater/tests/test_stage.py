"""The board on the stage: what can be chosen lies on it, everything has its place, and what it shows is the record."""

from itertools import chain, product
from random import Random

import pytest

from collegium.draw.letters import FIGURE, width
from collegium.draw.stage import Disc, Held, Plate, Say, Use
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import game_speaker, new

from .. import GAME
from ..choices import PICK_PROFESSOR, PICK_STUDENT
from ..components import DICTIONARY
from ..rules.fame import glory_missing
from ..rules.masters import masters_needed
from ..rules.modifiers import capacity
from ..stage import STAGE
from ..stage.academy import price_shown
from ..stage.court import SPACE
from ..stage.display import PRICE
from ..stage.halls import hall_face
from ..stage.lacks import of_professor, of_student
from ..stage.offers import offer_face, setup_face
from ..stage.people import chancellor_face, professor_face
from ..stage.places import places_of
from ..stage.rivals import lots_of
from ..stage.rows import price_row
from ..stage.signs import across
from ..stage.stair import spot_of
from ..state import ACTION, CHANCELLOR

SMALL = (chancellor_face, hall_face)  # whose signs are many


def positions(seats, seed, count=400, every=8):
    """Positions of a game that anybody could play, from the first choice on."""
    random = Random(seed)
    match = new(GAME, seats, None, seed)
    for number in range(count):
        if match.over:
            return
        if number % every == 0 or (match.view(-1).phase < ACTION and number % 3 == 0):
            yield match
        seat = match.to_act[0]
        options = [option for option in match.options(seat) if option.legal]
        match.choose(seat, random.choice(options).id)
    yield match


def pieces_of(scene):
    return [(area, piece) for area in scene.areas for piece in area.pieces]


def by_id(scene):
    return {piece.id: piece for _, piece in pieces_of(scene)}


def said(marks):
    for mark in marks:
        if isinstance(mark, Held):
            yield from said(mark.marks)
        elif isinstance(mark, Say):
            yield mark


@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_words_can_be_read(shape):
    """Nothing is smaller than 12 units; on a low window and a phone a unit is a pixel. A phone of 360 draws the board
    smaller: there only signs of chancellors and halls are, and what is too long."""
    for seats in (2, 3, 4):
        for match in positions(seats, 20 + seats, every=25):
            scene = STAGE.compose(match.view(0), 0, shape)
            for face in [scene.ground, *(piece.face for _, piece in pieces_of(scene))]:
                for mark in said(face.make(*face.args)):
                    assert (mark.least or mark.size) >= 12, (face.make, mark)
                    assert shape != "phone" or mark.size >= 13 or face.make in SMALL, (face.make, mark)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_what_the_board_shows_is_the_record(seats):
    """Counts, prices and what the next visitor needs, against the record and the rules."""
    for match in positions(seats, 40 + seats, every=4):
        s = match.view(0)
        lying = by_id(STAGE.compose(s, 0, "wide"))
        for student in range(16):
            assert lying[f"student.{student}"].face.args[:2] == (student, s.student_stock[student])
        for slot in range(8):
            shown = lying[f"professor.{slot}"].face.args
            assert shown[:3] == (s.professor_in[slot], s.professor_stock[slot], price_shown(s, slot))
            assert shown[2] in ((), tuple(s.professor_price[slot]))
        for key, space in SPACE.items():
            if f"space.{key}" in lying:
                need = lying[f"space.{key}"].face.args[-4]
                assert max(need, 1) == masters_needed(s, 0, space), key
        for bust in range(3):
            reached = lying[f"bust.{bust}"].face.args[2].startswith("check")
            assert reached == (glory_missing(s, s.player[0], bust) == 0)
        if s.phase > CHANCELLOR:
            me = s.player[0]
            for kind in (*range(s.colours), DICTIONARY):
                assert lying[f"book.0.{kind}"].face.args[:2] == (kind, me.books[kind])
            assert lying["ducats.0"].face.args[0] == me.ducats
            assert lying["storage.0"].face.args[:2] == (sum(me.books), capacity(me))
            assert lying["player.0"].face.args[5] == me.points


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_a_palazzo_opens(seats):
    """The university of a rival, whole, with all that is in it."""
    for match in positions(seats, 50 + seats, every=40):
        view = match.view(0)
        for _, piece in pieces_of(STAGE.compose(view, 0, "wide")):
            if piece.opens:
                who = int(piece.opens.split(".")[1])
                inside = by_id(STAGE.look(view, 0, piece.opens).picture)
                assert inside[f"open.ducats.{who}"].face.args[0] == view.player[who].ducats
                assert inside[f"open.archive.{who}"].face.args[1] == view.player[who].archive
                taught = {f"open.lecturer.{who}.{slot}" for slot in range(8) if view.player[who].professors[slot]}
                assert taught <= set(inside)


@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_a_chancellor_who_is_taken_lies_veiled(shape):
    """In his place, with the seat that has him; the others can be chosen."""
    seen = set()
    for match in positions(4, 7, count=60, every=1):
        s = match.view(-1)
        if s.phase != CHANCELLOR:
            continue
        taken = {s.player[who].chancellor: who for who in range(4) if s.player[who].chancellor >= 0}
        lying = by_id(STAGE.compose(s, -1, shape))
        for k in range(10):
            if s.offer[k]:
                assert lying[f"chancellor.{k}"].face.make is offer_face
            elif k in taken:
                assert lying[f"chancellor.{k}"].face.args[:2] == (k, taken[k])
                seen.add(k)
    assert len(seen) == 3  # the last choice ends the phase


def test_small_setup_cards_keep_to_their_edges():
    """Whatever a card gives stands on it, also where cards are small."""
    for number in range(1, 25):
        for w, h in ((68, 48.5), (83.5, 42.5), (54.7, 42.5)):
            for mark in said(setup_face(number, w, h)):
                assert 0 <= mark.x <= w and 8 <= mark.y <= h, (number, mark)


def begun(seats, seed=3):
    """A game in its first round, set up by chance."""
    random = Random(seed)
    match = new(GAME, seats, None, seed)
    while match.view(-1).phase < ACTION:
        seat = match.to_act[0]
        match.choose(seat, random.choice([option.id for option in match.options(seat) if option.legal]))
    return match


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_unspent_steps_leave_the_plates_to_read(shape, seats):
    """The tray of steps lies at the foot of the stair; of a plate it covers no more than the edge."""
    places = places_of(shape, seats)
    tray = places("steps")
    for step in range(3):
        plate = spot_of(places, 0, step)
        if tray.x < plate.x + plate.w and plate.x < tray.x + tray.w and plate.y < tray.y:
            assert plate.y + plate.h - tray.y <= 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_professors_do_not_run_under_their_ring(lang):
    say = game_speaker(GAME, lang).say
    for (w, h), professor in product(((101.5, 142), (93, 130), (84, 116)), range(16)):
        marks = professor_face(professor, 1, (-1,), w, h)
        name = next(mark for mark in marks if isinstance(mark, Say))
        for mark in marks:
            if isinstance(mark, Disc) and mark.r < 3 and mark.y < name.y:
                right = name.x + min(width(say(name.words, ()), name.size, name.font), name.room) / 2
                assert right <= mark.x - mark.r


@pytest.mark.parametrize(("w", "h"), ((360, 104), (542, 104), (300, 74), (454, 74), (378, 172), (386, 74), (538, 99)))
def test_figures_of_a_rival_do_not_run_into_each_other(w, h):
    facts = (("coin", 27), ("master", 8), ("stud", "5×4"), ("mile", 5))
    icon, size = (17, 15) if w > 330 else (14, 13.5)
    for (sign, value), at, then in zip(facts, lots_of(w, h), lots_of(w, h)[1:], strict=False):
        assert at + across(f"{sign} {value}", size, icon, FIGURE) <= then - 2


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_what_a_bust_asks_for_stays_on_its_plate(seats):
    for match in positions(seats, 40 + seats, every=40):
        for shape in STAGE.board.shapes:
            for piece in by_id(STAGE.compose(match.view(0), 0, shape)).values():
                if piece.id.startswith("bust."):
                    for mark in piece.face.make(*piece.face.args):
                        assert not isinstance(mark, Use) or 0 <= mark.x <= mark.x + mark.w <= piece.box.w


@pytest.mark.parametrize("shape", [shape for shape in STAGE.board.shapes if places_of(shape, 4).has("strip")])
def test_the_strip_says_how_far_the_set_up_is(shape):
    match = new(GAME, 3, None, 1)
    assert by_id(STAGE.compose(match.view(0), 0, shape))["way"].face.args[0] == match.view(0).phase
    assert "way" not in by_id(STAGE.compose(begun(3).view(0), 0, shape))


def test_the_list_says_how_many_masters_a_space_takes():
    """Rows of the campus and stones of the academy share a row each; how many masters go stands beside every space."""
    match = begun(4)
    seat = match.to_act[0]
    view = match.view(seat)
    found = {o.id: STAGE.row(view, seat, o) for o in match.options(seat) if o.kind == "menu" and o.id < len(SPACE)}
    assert len({found[SPACE[f"campus_{k}"]].words for k in range(1, 5) if SPACE[f"campus_{k}"] in found}) == 1
    for space, row in found.items():
        sent = "1–3" if space == SPACE["bishop"] else masters_needed(view, seat, space)
        assert [chip.words for chip in row.chips if chip.art == "icon-master"] == [sent]


def test_the_list_tells_price_sets_apart():
    """Each has a row of its own, with what its prices come to."""
    rows = [price_row(number) for number in range(1, len(PRICE))]
    assert len({row.words for row in rows}) == len(rows)
    assert [row.chips[0].words for row in rows] == [sum(prices) for prices in PRICE[1:]]


@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_who_passed_still_sells(shape):
    """Masters sleep, and nothing but its own bays lies on the display: it can be seen, and chosen to buy from."""
    match = begun(4)
    while match.to_act[0] != 0 or not any(match.view(0).player[who].passed for who in (1, 2, 3)):
        seat = match.to_act[0]
        options = [option for option in match.options(seat) if option.legal]
        passing = [option for option in options if (option.place or "").startswith("dormitory.")]
        match.choose(seat, (passing if seat and passing else options)[-1 if passing and not seat else 0].id)
    s = match.view(0)
    pieces = next(area.pieces for area in STAGE.compose(s, 0, shape).areas if area.id == "rivals")
    ids = [piece.id for piece in pieces]
    for who, me in [(who, s.player[who]) for who in (1, 2, 3)]:
        asleep = dict(pieces[ids.index(f"player.{who}")].face.args[3]).get("moon", 0)
        assert asleep == (me.dormitory + me.tutors_dormitory if me.passed else 0)
        at = ids.index(f"display.{who}")
        upon = [piece.id for piece in pieces[at + 1 :] if overlap(piece.box, pieces[at].box)]
        assert all(one.startswith(f"shelf.{who}.") for one in upon), upon


def overlap(a, b):
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


@pytest.mark.parametrize("shape", STAGE.board.shapes)
def test_a_click_anywhere_within_a_rim_counts(shape):
    """Beside the books of a pile too, and on the sky over a building."""
    for seats in (2, 4):
        pieces = by_id(STAGE.compose(begun(seats).view(0), 0, shape))
        lit = [
            piece for name, piece in pieces.items() if name.startswith(("book.0.", "space.", "student.", "research."))
        ]
        assert len(lit) > 30
        for piece in lit:
            rims = [one for one in piece.face.make(*piece.face.args) if isinstance(one, Plate) and one.when == "can"]
            assert any(one.fill != "none" and one.w >= piece.box.w - 8 for one in rims), piece.id


def test_a_large_card_says_what_is_missing_as_the_refusal_would():
    """Of students in a row of the campus and of professors at a stone of the academy."""
    say, seen = game_speaker(GAME, "en").say, 0
    for match in chain(positions(4, 61, every=1), positions(3, 62, every=1), positions(2, 63, every=1)):
        who = match.to_act[0] if not match.over else -1
        s = match.view(who)
        kind = s.owed[who].kind if who >= 0 else -1
        if kind not in (PICK_STUDENT, PICK_PROFESSOR) or s.owed[who].a > (3 if kind == PICK_STUDENT else 0):
            continue
        why = of_student if kind == PICK_STUDENT else of_professor
        for option in match.options(who):
            found = why(s, who, option.id)
            assert (found is None) == option.legal
            assert option.legal or say(found) == say(option.why)
            seen += 1
    assert seen > 15
