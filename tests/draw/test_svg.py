"""The SVG: well formed, words escaped, ids unique, nothing a strict content policy refuses, every widget drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from collegium.draw import svg
from collegium.draw.marks import Kept
from collegium.draw.widgets import Card, Row, Zone
from collegium.kernel.texts import SeatName

from .sample_table import NAMES, player, speak, table

PLACES = frozenset({"market.1", "lab.1", "pool.data", "reputation.6", "deck.staff", "board.note", "reserve"})
SPACE = "{http://www.w3.org/2000/svg}"


def drawn(width: int = 1000, places: frozenset[str] = frozenset(), chosen: str | None = None) -> list[ET.Element]:
    return [ET.fromstring(svg.zone_svg(zone, speak, width, places, chosen, "gear")) for zone in table(3)]


def place(roots: list[ET.Element], id: str) -> ET.Element:
    return next(e for root in roots for e in root.iter() if e.get("data-place") == id)


@pytest.mark.parametrize("width", (1000, 366))
def test_a_zone_is_one_whole_picture(width: int) -> None:
    for root in drawn(width):
        assert root.tag == f"{SPACE}svg"
        assert root.get("viewBox") == f"0 0 {width} {root.get('height')}"
        assert root.get("aria-label") is not None and root.get("id", "").startswith("zone-")


def test_ids_are_unique_stable_and_valid() -> None:
    roots = drawn()
    ids = [e.get("id") for root in roots for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids)) > 60
    assert all(re.fullmatch(r"[a-z][A-Za-z0-9_-]*", id or "") for id in ids)
    assert ids == [e.get("id") for root in drawn(366) for e in root.iter() if e.get("id")]
    assert len({svg.ident(id) for id in ("a.b", "a-b", "a_b", "a b", "ab")}) == 5


def test_every_piece_is_drawn_with_its_place_and_a_title() -> None:
    roots = drawn()
    for id in ("market.0", "deck.empty", "lab.4", "pool.gold", "reputation.25", "team.2.3", "hand.1.0", "reserve"):
        piece = place(roots, id)
        assert (piece.findtext(f"{SPACE}title") or "").strip() or id == "reserve" or id.startswith("team")
    assert "Take two books." in (place(roots, "lab.0").findtext(f"{SPACE}title") or "")


def test_what_can_be_chosen_is_marked_and_reachable() -> None:
    roots = drawn(places=PLACES, chosen="lab.1")
    marked = {e.get("data-place") for root in roots for e in root.iter() if "can" in e.get("class", "").split()}
    assert marked == PLACES
    for id in PLACES:
        piece = place(roots, id)
        assert piece.get("role") == "button" and piece.get("tabindex") == "0"
        assert any(child.get("class") == "halo" for child in piece)
    assert "chosen" in place(roots, "lab.1").get("class", "")
    assert not any("can" in e.get("class", "").split() for root in drawn() for e in root.iter())


def test_nothing_a_strict_policy_refuses() -> None:
    for zone in table(3):
        text = svg.zone_svg(zone, speak, 1000, PLACES)
        assert not re.search(r"\sstyle=|<style|<script|\son[a-z]+=|javascript:|href", text)


def test_words_are_escaped() -> None:
    odd = "<script>&\"'"
    card = Card(odd, odd, odd, odd, odd, tip=odd, lines=(odd,))
    zone = Zone(odd, odd, Row((card, Card("x", odd, small=True))))
    text = svg.zone_svg(zone, speak, 1000)
    assert "<script" not in text
    root = ET.fromstring(text)
    assert root.get("aria-label") == odd and place([root], odd) is not None
    ET.fromstring(svg.table_svg([zone], speak, 1000, title=odd))


def test_a_piece_drawn_twice_has_one_id() -> None:
    zone = Zone("z", "", Row((Card("same", "One"), Card("same", "Two"))))
    root = ET.fromstring(svg.zone_svg(zone, speak, 1000))
    assert len([e for e in root.iter() if e.get("data-place") == "same"]) == 2
    assert len([e for e in root.iter() if e.get("id") == "p-same"]) == 1


@pytest.mark.parametrize("seats", (1, 2, 3, 4, 5, 6))
@pytest.mark.parametrize("width", (1000, 366))
def test_the_whole_table_stands_alone(seats: int, width: int) -> None:
    text = svg.table_svg(table(seats), speak, width, ("#9a6b12", "#e8c069"), "Sample", "medal")
    root = ET.fromstring(text)
    assert root.findtext(f"{SPACE}style") and "#9a6b12" in text
    assert all(name.split()[0] in text for name in NAMES[:seats])
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))


def test_a_drawing_is_the_same_every_time() -> None:
    assert svg.zone_svg(player(1), speak, 480) == svg.zone_svg(player(1), speak, 480)


def test_small_pictures() -> None:
    for seat in range(6):
        ET.fromstring(svg.seat_svg(seat))
    assert len({svg.seat_svg(seat) for seat in range(6)}) == 6
    assert "<title>A &amp; B</title>" in svg.icon_svg("book", "A & B")
    assert 'aria-hidden="true"' in svg.icon_svg("book")


@pytest.mark.parametrize("most", (5, 1500))
def test_pieces_planned_before_look_the_same(most: int) -> None:
    kept = Kept(most)
    for width in (1000, 366, 1000):
        for zone in table(3):
            again = svg.zone_svg(zone, speak, width, PLACES, None, "gear", kept)
            assert again == svg.zone_svg(zone, speak, width, PLACES, None, "gear")
    assert 5 <= len(kept) <= most


def test_names_of_one_table_are_not_kept_for_another() -> None:
    kept = Kept()
    zone = Zone("zone", "", Row((Card("seat", SeatName(0)), Card("other", "Predoc"))))
    for name in ("Ann", "Bob"):
        picture = svg.zone_svg(zone, lambda words, name=name: words if isinstance(words, str) else name, 500, kept=kept)
        assert f">{name}<" in picture and ">Predoc<" in picture
    assert len(kept) == 1
