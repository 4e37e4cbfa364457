"""The ring of a reconstructed value stands wherever such a value shows, and nowhere else."""

import random

import pytest

from collegium.draw import Amount, Card, Counter, Spot, Track
from collegium.draw.svg import zone_svg
from collegium.draw.text import plain_lines, zone_lines
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import new

from .. import GAME
from ..choices import PATENT
from ..components import BOXES, CARD_DESIGN, COMPONENTS
from .table_setting import GREEN, YELLOW, Example, G, V

RING = "∘"
CARD, BOX = ("cost", "any", "gives", "amount"), ("cost", "influence", "royalty")
FACTORY = ("gives", "amount", "wood", "coal", "influence")


def made_up(table, row, *columns):
    """Is one of these values reconstructed?"""
    return any(COMPONENTS.mark(table, row, column) == "X" for column in columns)


def pieces(thing):
    """All widgets and amounts of a table."""
    yield thing
    for name in getattr(thing, "__dataclass_fields__", ()):
        value = getattr(thing, name)
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, tuple):
                yield from (part for item in inner for part in pieces(item))
            elif hasattr(inner, "__dataclass_fields__"):
                yield from pieces(inner)


def check_table(match, viewer):
    """Every card, box, load and position of a track has its ring if and only if what it shows is reconstructed."""
    s, seen = match.state, set()
    for piece in (piece for zone in match.zones(viewer) for piece in pieces(zone)):
        place, _, rest = getattr(piece, "id", "").partition(".")
        if isinstance(piece, Card) and place == "path" and s.path[int(rest)] >= 0:
            assert piece.ring == made_up("card", int(CARD_DESIGN[s.path[int(rest)]]), *CARD), piece.id
        elif isinstance(piece, Card) and place == "row" and s.row[int(rest)] >= 0:
            assert piece.ring == made_up("factory", s.row[int(rest)], *FACTORY), piece.id
        elif isinstance(piece, Card) and place == "player":
            assert piece.ring == made_up("factory", int(rest.split(".")[-1]), *FACTORY), piece.id
        elif isinstance(piece, Spot) and place == "box":
            shown = [piece.ring or amount.ring for amount in (*piece.cost, *piece.effects) if amount.amount != ""]
            assert shown == [made_up("box", int(rest), column) for column in BOX], piece.id
        elif isinstance(piece, Counter) and place == "load":
            assert piece.ring == made_up("load", int(rest), "good")
        elif isinstance(piece, Track):
            check_track(piece)
        else:
            continue
        seen.add(place)
    assert {"box", "load", "player", "influence", "patents"} <= seen


def check_track(track):
    notes = dict(track.notes)
    if track.id == "influence":
        for row, field in enumerate(COMPONENTS.rows["track"]):
            assert notes[field["field"]].ring == made_up("track", row, "field", "gives")
        assert notes[60].icon == "ring" and COMPONENTS.mark("board", COMPONENTS.index("board", "last-influence-field"))
    else:
        for row in range(len(COMPONENTS.rows["patent"])):
            assert notes[row + 1].ring == made_up("patent", row, "gold", "influence")


def check_labels(match, seat, lang):
    """Every option that names a reconstructed value ends with the ring; no other has one."""
    s = match.state
    for option in match.options(seat):
        place, _, rest = (option.place or "").partition(".")
        wanted = False
        if option.kind == "build" and place == "row" and s.row[int(rest)] >= 0:
            wanted = made_up("factory", s.row[int(rest)], *FACTORY)
        elif option.kind == "make" and place == "path" and s.path[int(rest)] >= 0:
            wanted = made_up("card", int(CARD_DESIGN[s.path[int(rest)]]), *CARD)
        elif option.kind == "buy" and place == "load":
            wanted = made_up("load", int(rest), "good")
        elif option.kind == "invent" and option.id < BOXES:
            wanted = made_up("box", option.id, "cost", "influence")
        elif option.kind == "invent" and option.id == PATENT and s.player[seat].patent_step < 6:
            wanted = made_up("patent", s.player[seat].patent_step, "gold", "influence")
        elif option.kind == "yield":
            wanted = made_up("factory", option.id, *FACTORY)
        assert option.label(lang).endswith(RING) == wanted, option.label(lang)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_reconstructed_value_has_its_ring(seats):
    for seed in range(2):
        match, luck = new(GAME, seats, "standard", seed=seed), random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            check_labels(match, seat, LANGUAGES[match.number % 3])
            if match.number % 7 == 0:
                check_table(match, seat)
            match.choose(seat, luck.choice(match.legal(seat)))
        check_table(match, 0)


def test_a_box_of_which_the_price_is_known_has_rings_on_the_rest():
    """The rulebook tells what the car and the steam train cost, nothing else of them."""
    match = new(GAME, 3, seed=1)
    spots = {p.id: p for zone in match.zones() for p in pieces(zone) if isinstance(p, Spot)}
    car, machine = spots[f"box.{G[7]}"], spots[f"box.{G[2]}"]
    assert not car.ring and not car.cost[0].ring and [a.ring for a in car.effects] == [True, False, True]
    assert not machine.ring and not any(a.ring for a in (*machine.cost, *machine.effects))
    assert match.say(car.tip).endswith(RING) and not match.say(machine.tip).endswith(RING)


def test_a_reconstructed_royalty_has_its_ring_on_a_card_that_is_printed():
    at = Example(seats=3)
    at.own(YELLOW, G[1])
    at.own(GREEN, G[2], V[2])
    at.lay_path(12, 15)  # official cash register (printed), sewing machine (not)
    cards = {p.id: p for zone in at.match.zones() for p in pieces(zone) if isinstance(p, Card)}
    assert not cards["path.0"].ring and at.match.say(cards["path.0"].lines[0]) == "1: +1 influence∘"
    lines = [at.match.say(line) for line in cards["path.1"].lines[:2]]
    assert cards["path.1"].ring and lines == ["2: +1 influence", "2: +1 gold∘"]


def test_the_ring_is_drawn_and_said():
    match = new(GAME, 3, seed=1)
    tracks = next(zone for zone in match.zones() if zone.id == "tracks")

    def speak(words):
        return match.say(words, "en", 0)

    assert zone_svg(tracks, speak, 900).count('class="ring"') == 31
    text = "".join(span.text for line in zone_lines(tracks, speak, 100) for span in line)
    assert text.count(RING) == 32  # 27 goods and 4 patent steps, and where the track ends
    said = " ".join(plain_lines(tracks, speak, 100))
    assert said.count("reconstructed value") == 32 and "4→2 gold → influence (reconstructed value)" in said
    assert isinstance(tracks.content.children[0].notes[0][1], Amount)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_how_to_says_what_is_reconstructed(lang):
    page = (GAME.folder / "texts" / f"howto.{lang}.md").read_text(encoding="utf-8")
    word = {"en": "reconstructed", "nl": "gereconstrueerd", "es": "reconstruido"}[lang]
    assert word in page and f"({RING})" in page
