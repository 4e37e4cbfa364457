"""The text: no line too wide, every place there to click, shapes beside colours, words where there is no colour."""

from __future__ import annotations

from dataclasses import replace

import pytest

from collegium.draw.spans import Span, cells, fold, plain, wide
from collegium.draw.text import icons_used, plain_lines, zone_lines
from collegium.draw.theme import SEAT_GLYPHS, TINTS
from collegium.draw.widgets import Card, Counter, Grid, Line, Row, Spot, Zone

from .sample_table import NAMES, speak, table

STYLES = {"plain", "strong", "muted", "alert", "accent", *(f"seat{n}" for n in range(6)), *TINTS}


@pytest.mark.parametrize("width", (160, 100, 80, 60, 40, 24))
def test_no_line_is_wider_than_asked(width: int) -> None:
    for zone in table(6):
        assert all(wide(line) <= width for line in zone_lines(zone, speak, width))
        assert all(cells(line) <= width for line in plain_lines(zone, speak, width))


def test_every_place_can_be_found() -> None:
    spans = [span for zone in table(2) for line in zone_lines(zone, speak, 80) for span in line]
    places = {span.place for span in spans if span.place}
    wanted = {f"market.{n}" for n in range(8)} | {f"lab.{n}" for n in range(8)} | {f"reputation.{n}" for n in range(26)}
    wanted |= {"deck.empty", "pool.code", "reserve", "board.note", "team.0.3", "hand.1.2", "shelf.0.5"}
    assert wanted <= places
    assert {span.style for span in spans} <= STYLES


def test_seats_carry_their_shapes() -> None:
    text = "\n".join(plain(line) for zone in table(6) for line in zone_lines(zone, speak, 100))
    assert all(glyph in text for glyph in SEAT_GLYPHS)


def test_cards_are_boxes_where_there_is_room_and_lines_otherwise() -> None:
    hand = Zone("hand", "Hand", Row(tuple(Card(f"c.{n}", "Data Wizard", level=3) for n in range(3))))
    assert sum("╭" in plain(line) for line in zone_lines(hand, speak, 80)) == 1
    assert [plain(line) for line in zone_lines(hand, speak, 30)][1:] == ["[Data Wizard 3]"] * 3


def test_boxes_are_rectangles() -> None:
    cards = (
        Card("a", "One", "book", lines=("Some words that wrap",)),
        Card("b", "Two", ring=True),
        Card("c", "", face_down=True),
    )
    lines = zone_lines(Zone("hand", "Hand", Row(cards)), speak, 80)[1:]
    assert len({wide(line) for line in lines}) == 1


def test_plain_lines_say_icons_and_seats_in_words() -> None:
    text = "\n".join(line for zone in table(3) for line in plain_lines(zone, speak, 100))
    assert "database" in text and NAMES[0] in text and "→" not in text and "╭" not in text


def test_a_grid_is_aligned() -> None:
    grid = Grid(2, tuple(Spot(f"s.{n}", name) for n, name in enumerate(("A", "Long name", "Longer name", "D"))))
    first, second = (plain(line) for line in zone_lines(Zone("z", "Z", grid), speak, 60)[1:])
    assert first.index("Long name") == second.index("D")


def test_an_alert_is_seen_without_colour() -> None:
    zone = Zone("z", "Z", Counter("c", "coin", 0, "coins", alert=True))
    assert "0!" in plain(zone_lines(zone, speak, 40)[1])


def test_a_seat_shows_its_points_now_and_if_it_ended_now() -> None:
    zone = Zone("z", "Z", Line("x"), role="player", seat=0, score=7, if_ended=14)
    assert plain(zone_lines(zone, speak, 40)[0]).endswith("7 (14)")
    assert plain(zone_lines(replace(zone, if_ended=7), speak, 40)[0]).endswith(" 7")


def test_every_icon_shown_is_listed_once() -> None:
    used = icons_used(table(2))
    assert len(used) == len(set(used))
    assert {"database", "coin", "flag", "cards", "no-such-icon", "book", "crate"} <= set(used)


def test_folding_keeps_styles_and_breaks_long_words() -> None:
    lines = fold([Span("strong words ", "strong"), Span("and-a-very-long-word-indeed", "muted", "x")], 12)
    assert all(wide(line) <= 12 for line in lines)
    assert {span.style for line in lines for span in line if span.text.strip()} == {"strong", "muted"}
    assert "".join(plain(line) for line in lines).replace(" ", "") == "strongwordsand-a-very-long-word-indeed"
