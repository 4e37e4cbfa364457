"""Balance: shares add up, deeds are the story's, every level can play, and the page shows what was counted."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from collegium.arena.selfplay import STUDENT, Board
from collegium.arena.tally import Tally, mean, wilson
from collegium.balance import report as balance
from collegium.balance.deeds import EVENT, OPENING, Words, deeds
from collegium.balance.page import page
from collegium.balance.report import Asked
from collegium.balance.tongue import FOLDER
from collegium.kernel.texts import LANGUAGES, Speaker
from collegium.match.match import Match
from collegium.registry import find

KEY = "open_science_alliance"
TRIVIAL = "_trivial"


@pytest.mark.parametrize("mixed", [True, False])
def test_a_report_adds_up(mixed):
    report = balance.report(Asked(find(KEY), "standard", 3, 60, mixed=mixed))
    seats = report.tables["seat"]
    assert sum(row["wins"] for row in seats) == pytest.approx(1, abs=0.01)
    assert all(row["low"] <= row["wins"] <= row["high"] and row["times"] == 60 for row in seats)
    assert report.length["mean"] > 50 and report.winner_points["mean"] > report.points["mean"]
    assert report.tables["opening"] and report.tables["event"]
    assert sum(row["count"] for row in report.points["bins"]) == 180
    assert sum(row["winners"] for row in report.points["bins"]) >= 60
    assert sum(row["count"] for row in report.length["bins"]) == 60
    assert len(report.rows) == 60 and all(sum(row["shares"]) == pytest.approx(1) for row in report.rows)
    assert "rows" not in report.as_dict()


def test_styles_are_set_against_each_other(game):
    seats = max(game.variants[next(iter(game.variants))][0], 2)
    report = balance.report(Asked(game, next(iter(game.variants)), seats, 20))
    styles = report.tables.get("style", [])
    assert sum(row["times"] for row in styles) == (20 * seats if len(game.tastes) > 1 else 0)
    assert {style for row in report.rows for style in row["styles"]} <= set(game.tastes)


@pytest.mark.parametrize("level", ["fresher", "search:10"])
def test_any_level_can_play(level):
    asked = Asked(find(TRIVIAL), "standard", 2, 30, level)
    balance.make_ready(asked)
    report = balance.report(asked)
    assert report.level == level and "style" not in report.tables and len(report.rows) == 30
    assert sum(row["wins"] for row in report.tables["seat"]) == pytest.approx(1, abs=0.01)
    again = balance.report(asked)
    assert sorted(again.rows, key=lambda row: row["seed"]) == sorted(report.rows, key=lambda row: row["seed"])


def test_alone_there_is_no_fair_share(game):
    alone = [variant for variant, (_, high) in game.variants.items() if high == 1]
    if alone:
        report = balance.report(Asked(game, alone[0], 1, 20))
        assert report.fair == pytest.approx(report.tables["seat"][0]["wins"])


def test_what_is_never_won_is_not_marked():
    game = find("nobel_run")
    report = balance.report(Asked(game, "solo", 1, 25, "fresher"))
    rows = [row for table in report.tables.values() for row in table]
    assert report.fair == 0 and len(rows) > 1
    assert {(row["wins"], row["ratio"], row["clear"]) for row in rows} == {(0.0, 1.0, 0)}
    assert page(game, [report]).count('class="less"') == 1  # in the legend


def test_deeds_are_what_the_story_tells(game):
    """Every event about a seat in the match's story is a deed of that seat, and nothing else is."""
    variant, (low, _) = next(iter(game.variants.items()))
    seats = max(low, 2)
    result = Board(game, variant, seats).play(4, (STUDENT,) * seats)
    words = Words("es")
    found = deeds(game, variant, result, words)
    match = Match(game, seats, variant, 4)
    for seat, option in result.choices:
        match.choose(seat, option)
    told = {(event.who, event.key) for event in match.events() if event.who >= 0 and not event.silent}
    assert {(seat, deed.key) for seat, deed in found if deed.kind == EVENT} == told
    assert {seat for seat, deed in found if deed.kind == OPENING} <= set(range(seats))
    assert all(words.names[deed] for _, deed in found)


def test_a_row_that_cannot_be_fair_is_marked():
    strong, weak, unclear = Tally(100, 70.0), Tally(100, 30.0), Tally(100, 52.0)
    assert [tally.row("", 0.5)["clear"] for tally in (strong, weak, unclear)] == [1, -1, 0]
    low, high = wilson(100, 50)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(0, 0) == (0.0, pytest.approx(0.7935, abs=1e-3))
    assert mean([1, 2, 3, 4])["mean"] == 2.5 and mean([5])["spread"] == 0


@pytest.mark.parametrize("numbers", [[3], [-7, 12, 0], list(range(1000)), [5] * 9])
def test_a_histogram_holds_everything(numbers):
    rows = balance.bins(numbers, numbers[:1])
    assert sum(row["count"] for row in rows) == len(numbers) and sum(row["winners"] for row in rows) == 1
    assert rows[0]["from"] <= min(numbers) and rows[-1]["to"] >= max(numbers) and len(rows) <= balance.BINS + 1
    assert all(one["to"] + 1 == other["from"] for one, other in pairwise(rows))


class Reader(HTMLParser):
    """Checks that tags close in order, and gathers the words."""

    def __init__(self):
        super().__init__()
        self.open, self.words, self.tags = [], [], []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_and_shows_the_figures(lang):
    game = find(KEY)
    reports = [balance.report(Asked(game, "standard", seats, 40), lang) for seats in (2, 3)]
    told = page(game, reports, lang)
    reader = Reader()
    reader.feed(told)
    assert reader.open == [] and reader.tags.count("svg") > 8 and "table" in reader.tags
    assert not re.search(r"https?://|<script|<link|url\(", told)
    assert "prefers-color-scheme:dark" in told and f'<html lang="{lang}">' in told
    shown = " ".join(reader.words)
    for row in reports[1].tables["opening"]:
        assert row["name"] in shown and f"{row['times']}" in shown
    share = f"{reports[0].tables['seat'][0]['wins'] * 100:.1f}"
    assert (share if lang == "en" else share.replace(".", ",")) in shown


def test_a_nasty_name_stays_words():
    report = balance.report(Asked(find(TRIVIAL), "standard", 2, 30))
    report.tables["event"] = [{"key": "x", "group": '<b>"&', **Tally(30, 9.0).row("<script>x</script>", 0.5)}]
    told = page(find(TRIVIAL), [report])
    assert "<script>" not in told and "<b>" not in told and "&lt;script&gt;" in told


def test_every_language_has_the_same_words():
    keys = {lang: Speaker(lang, [FOLDER]).keys for lang in LANGUAGES}
    assert keys["en"] == keys["nl"] == keys["es"]
