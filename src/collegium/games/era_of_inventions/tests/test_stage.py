"""The board on the stage: every choice has its piece, nothing lies outside, words fit, and figures tell the record."""

import random
from functools import cache

import pytest

from collegium.draw import letters
from collegium.draw.scene import sizes_of
from collegium.draw.stage import Held, Say, Use
from collegium.kernel import SeatName
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import SPECTATOR, new

from .. import GAME
from ..choices import INVENT, PATENT
from ..components import FACTORIES, FIELD_KEYS, GOOD_KEYS, GOODS, LOADS, PATH_FIELDS, ROW_FIELDS
from ..rules.factories import has_factory
from ..rules.placing import discs_of
from ..rules.scoring import MAJORITIES, boxes_owned, capacity, development_value, majority_points
from ..rules.supply import track_field
from ..stage.names import MAJORITIES as MAJORITY_KEYS
from .table_setting import Example, G

STAGE = GAME.stage
GAMES = 4  # random ones for each number of seats
EVERY = 9  # choices from one position looked at to the next
AIR = 8  # px that a piece may reach over the edge (shadows and lifted cards are drawn outside its box anyway)
SMALLEST = 12  # px of a letter
SHAPES = STAGE.board.shapes


@cache
def positions(seats):
    """Random games of these seats, looked at every few choices, at each new kind of question and at the end."""
    found, kinds = [], set()
    for seed in range(GAMES):
        match = new(GAME, seats, "standard", seed=seats * 10 + seed)
        draw = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            options = match.options(seat)
            if match.number % EVERY == 0 or options[0].kind not in kinds:
                found.append(Seen(match, seat, options))
                kinds.add(options[0].kind)
            match.choose(seat, draw.choice([option for option in options if option.legal]).id)
        found.append(Seen(match, 0, []))
    return found


class Seen:
    """A position as its seat and a spectator see it, with what may be chosen."""

    def __init__(self, match, seat, options):
        self.seat, self.kind = seat, options[0].kind if options else ""
        self.places = [option.place for option in options if option.place]
        self.lit = frozenset(option.place for option in options if option.legal and option.place)
        self.view, self.other = match.view(seat), match.view(SPECTATOR)
        self.match = match

    def scene(self, shape, viewer=None):
        if viewer == SPECTATOR:
            return STAGE.compose(self.other, SPECTATOR, shape)
        return STAGE.compose(self.view, self.seat, shape, self.lit)


def pieces(scene):
    return [piece for area in scene.areas for piece in area.pieces]


def sized(marks, scale=1.0):
    """Every mark with the scale at which it is drawn."""
    for mark in marks:
        if isinstance(mark, Held):
            yield from sized(mark.marks, scale * mark.scale)
        else:
            yield mark, scale


def marks(face):
    return [mark for mark, _ in sized(face.make(*face.args))]


def figures(piece):
    """The numbers a piece shows, in their order."""
    found = [mark.words for mark in marks(piece.face) if isinstance(mark, Say)]
    return [int(str(words).lstrip("+")) for words in found if str(words).lstrip("+").isdigit()]


# Where things lie ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_choice_is_a_piece_and_lies_on_the_board(shape, seats):
    looked = 0
    for at in positions(seats):
        for viewer in (at.seat, SPECTATOR):
            scene = at.scene(shape, viewer)
            ids = [piece.id for piece in pieces(scene)]
            assert len(ids) == len(set(ids))
            if viewer != SPECTATOR:
                assert not set(at.places) - set(ids)
                looked += len(at.places)
            width, height = scene.size
            for piece in pieces(scene):
                box = piece.box
                inside = (
                    box.x >= -AIR and box.y >= -AIR and box.x + box.w <= width + AIR and box.y + box.h <= height + AIR
                )
                assert inside and box.w > 0 and box.h > 0, piece.id
    assert looked > 400


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("shape", SHAPES)
def test_words_fit_and_art_exists(shape, seats):
    """No name of a thing is cut short in any language; players' names may be."""
    art = sizes_of((STAGE.folder / "symbols.svg").read_text(encoding="utf-8"))
    faces = {}
    for at in positions(seats):
        scene = at.scene(shape)
        for piece in pieces(scene):
            faces.setdefault((piece.face.make, piece.face.args), (piece, at.match))
            assert not piece.thumb or piece.thumb in art, piece.id
    said = 0
    assert all(sign in art for _, sign, _ in STAGE.tabs)
    for piece, match in faces.values():
        across = piece.box.w / piece.face.unit[0]
        for mark, scale in sized(piece.face.make(*piece.face.args), across):
            if isinstance(mark, Use):
                assert mark.art in art, mark.art
            if isinstance(mark, Say):
                assert (mark.least or mark.size) * scale >= SMALLEST - 0.01, (shape, piece.id, mark)
                small = shape == "phone" and mark.font != letters.NAME  # also on a screen of 360
                assert not small or mark.size * scale >= SMALLEST / 360 * 390 - 0.01, (piece.id, mark)
            if isinstance(mark, Say) and mark.room and not piece.face.named:
                for lang in LANGUAGES:
                    words = match.say(mark.words, lang, 0) if not isinstance(mark.words, int) else str(mark.words)
                    size = (
                        letters.fitted(words, mark.size, mark.room, mark.font, mark.least) if mark.least else mark.size
                    )
                    lines = letters.lines(words, size, mark.room, mark.font, mark.lines)
                    assert not any(line.endswith("…") for line in lines), (shape, piece.id, lang, words, mark.room)
                    said += 1
    assert said > 200


@pytest.mark.parametrize("shape", SHAPES)
def test_full_stores_and_many_works_fit(shape):
    """Far more than a game usually brings: ten factories, nine boxes, twenty of a good, a pawn on its second lap."""
    at = Example(seats=5)
    at.own(0, *[G[k] for k in range(1, 10)])
    at.built(0, *range(9))
    at.s.player[0].influence = 64
    at.s.player[1].influence = 58
    scene = STAGE.compose(at.match.view(0), 0, shape)
    width, height = scene.size
    for piece in pieces(scene):
        box = piece.box
        assert box.x >= -AIR and box.x + box.w <= width + AIR and box.y + box.h <= height + AIR, piece.id
    built = [piece for piece in pieces(scene) if piece.id.startswith("player.0.factory.")]
    assert len(built) == 10


def test_every_question_was_looked_at():
    """The positions above leave no kind of choice out."""
    seen = [at for seats in (3, 4, 5) for at in positions(seats)]
    asked = {kind.key for kind in GAME.choices.kinds if kind.options} - {"patent-box"}  # the next test's
    assert {at.kind for at in seen} >= asked and len(seen) > 200


def test_a_box_to_protect_is_chosen_on_its_plate():
    at = Example()
    at.own(0, G[1], G[2])
    at.give(0, gold=1)
    at.act(0, INVENT)
    at.choose(0, PATENT)
    options = at.match.options(0)
    assert {option.kind for option in options} == {"patent-box"} and sum(option.legal for option in options) == 2
    for shape in SHAPES:
        ids = {piece.id for piece in pieces(STAGE.compose(at.match.view(0), 0, shape))}
        assert {option.place for option in options} <= ids


# What the board tells -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_figures_tell_the_record(seats):
    for at in positions(seats):
        s, me = at.view, at.seat
        found = {piece.id: piece for piece in pieces(at.scene("wide"))}
        for kind, key in enumerate(GOOD_KEYS):
            assert figures(found[f"player.{me}.good.{key}"]) == [s.player[me].goods[kind]]
        assert figures(found[f"player.{me}.bonus"])[0] == s.player[me].bonus_discs
        for what in range(MAJORITIES):
            standing = (s.player[me].patent_step, development_value(s, me), capacity(s, me))[what]
            shown = figures(found[f"majority.{MAJORITY_KEYS[what]}"])
            assert shown == [standing, majority_points(s, me, what)]
        assert figures(found["pile.inventions"]) == [s.pile_length]
        assert figures(found["pile.factories"]) == [s.factory_pile_length]
        assert [figures(found[f"load.{load}"])[0] for load in range(LOADS)] == list(s.load)
        for who in range(seats):
            assert found[f"pawn.{who}"].name.args["n"] == s.player[who].influence
            assert found[f"climber.{who}"].name.args["step"] == s.player[who].patent_step
            if who != me:
                shown = figures(found[f"player.{who}"])
                head = [
                    s.player[who].patent_step,
                    development_value(s, who),
                    capacity(s, who),
                    s.player[who].bonus_discs,
                ]
                assert shown[:5] == [*head, s.player[who].markers]
                assert shown[5 : 5 + GOODS] == list(s.player[who].goods)
        works = [name for name in found if name.startswith(f"player.{me}.factory.")]
        assert len(works) == sum(has_factory(s, me, factory) for factory in range(FACTORIES + 1))
        assert sum(name.startswith("own.") for name in found) == boxes_owned(s, me)
        discs = [mark for key in FIELD_KEYS for mark in marks(found[f"field.{key}"].face) if isinstance(mark, Use)]
        assert sum(mark.art.startswith("action-") for mark in discs) == sum(discs_of(s, who) for who in range(seats))


def test_a_pawn_stands_on_its_field():
    """The window slides; whoever is out of sight waits at the end with the number of the field."""
    at = Example(seats=3)
    for influence in (0, 7, 25, 26, 44, 60, 61, 75):
        at.s.player[0].influence = influence
        at.s.player[1].influence = 3
        scene = STAGE.compose(at.match.view(0), 0, "wide")
        found = {piece.id: piece for piece in pieces(scene)}
        scale = found["scale"]
        first, number, width = scale.face.args[:3]
        field = int(track_field(influence))
        assert first <= field < first + number
        box = found["pawn.0"].box
        middle = scale.box.x + 12 + (width - 24) / number * (field - first + 0.5)
        assert abs(box.x + box.w / 2 - middle) < 20
        assert figures(found["pawn.0"]) == [] and figures(found["pawn.1"]) == ([3] if first > 3 else [])


# Large cards, names and what travels --------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 5])
def test_every_piece_that_looks_has_a_large_card(seats):
    for at in positions(seats)[::6]:
        for piece in pieces(at.scene("phone")):
            large = STAGE.look(at.view, at.seat, piece.id)
            assert (large is not None) == piece.looks, piece.id
            if large is not None:
                for lang in LANGUAGES:
                    for words in (large.title, *large.lines, large.fact):
                        assert not words or "{" not in at.match.say(words, lang, at.seat)
        cards = [piece for piece in pieces(at.scene("wide")) if piece.id.split(".")[0] in ("path", "row")]
        assert len(cards) == PATH_FIELDS + ROW_FIELDS


# Pointing -----------------------------------------------------------------------------------------------------------
def tags(scene, place):
    """The changes that are shown while a place is pointed at, by the bin they stand at; and whether the pawn moves."""
    found = {piece.id: piece for piece in pieces(scene)}
    number = next(name for name in found[place].classes.split() if name[1:].isdigit())[1:]
    changes, goal, _ = found[f"tag.{number}"].face.args
    assert f"t{number}" in found[f"tag.{number}"].classes.split()
    bins = {piece.box: key for key, piece in found.items() if ".good." in key or key.endswith(".bonus")}
    return {bins[box].rpartition(".")[2]: change for box, change, _ in changes}, goal is not None


@pytest.mark.parametrize("shape", SHAPES)
def test_pointing_tells_the_cost_and_the_gain(shape):
    at = Example(seats=3)
    at.give(0, development=3, gold=2)
    at.influence(0, 3)  # the original of the cash register brings 1: field 4 has technology
    at.act(0, INVENT)
    options = at.match.options(0)
    lit = frozenset(option.place for option in options if option.legal and option.place)
    scene = STAGE.compose(at.match.view(0), 0, shape, lit)
    assert tags(scene, "box.0") == ({"development": -1, "tech": 1}, True)
    assert tags(scene, "patents.1") == ({"gold": -1, "tech": 1}, True)
    assert not any(piece.id.startswith("tag.") for piece in pieces(STAGE.compose(at.match.view(1), 1, shape)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tags_tell_what_a_choice_changes(seats):
    """A choice that is carried out at once changes the store as its tags said."""
    tried = 0
    for seed in range(3):
        match = new(GAME, seats, "standard", seed=seed)
        draw = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            legal = [option for option in match.options(seat) if option.legal]
            chosen = draw.choice(legal)
            scene = STAGE.compose(match.view(seat), seat, "wide", frozenset(o.place for o in legal if o.place))
            before, news = list(match.state.player[seat].goods), len(match.told)
            piece = next((piece for piece in pieces(scene) if piece.id == chosen.place), None)
            match.choose(seat, chosen.id)
            if piece is None or not any(name[1:].isdigit() for name in piece.classes.split()):
                continue
            asked = match.options(seat)[0].kind if seat in match.to_act else ""
            if asked not in (chosen.kind, "bonus-action") or chosen.kind in ("pay", "give-first", "give-second", "get"):
                continue  # more happened, or it is only promised as yet
            if any(event.key == "made" and event.c > 0 for event in match.events(news)):
                continue  # only one payment for the imitation was possible, so nobody was asked
            told, _ = tags(scene, chosen.place)
            told.pop("bonus", 0)
            after = list(match.state.player[seat].goods)
            changed = {key: b - a for key, a, b in zip(GOOD_KEYS, before, after, strict=True) if a != b}
            assert changed == told, (chosen.kind, chosen.place)
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("shape", SHAPES)
def test_no_pawn_hides_another(shape):
    """At the beginning all pawns stand on one field: the head of each is seen."""
    for seats in (3, 4, 5):
        pawns = [piece.box for piece in pieces(positions(seats)[0].scene(shape)) if piece.id.startswith("pawn.")]
        heads = [(box.x + box.w / 2, box.y + box.h * 0.3) for box in pawns]
        apart = min(box.w for box in pawns) * 0.5
        assert len(heads) == seats
        for k, (x, y) in enumerate(heads):
            assert all(abs(x - i) > apart or abs(y - j) > apart for i, j in heads[:k]), (shape, seats)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_longest_name_of_a_bot_is_read_whole(shape):
    """On every rival's strip, with the start pawn too."""
    for seats in (3, 4, 5):
        for piece in pieces(positions(seats)[0].scene(shape)):
            if piece.id.startswith("player.") and piece.id.count(".") == 1:
                scale = piece.box.w / piece.face.unit[0]
                name = next(mark for mark, _ in sized(piece.face.make(*piece.face.args))
                            if isinstance(mark, Say) and isinstance(mark.words, SeatName))  # fmt: skip
                assert letters.width("Chien-Shiung", SMALLEST, letters.NAME) <= name.room, (shape, seats)
                assert name.least * scale >= SMALLEST
