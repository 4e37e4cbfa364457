"""Options as rows: headings, few words and signs; those of one thing share a row; who listens hears the sentence."""

from __future__ import annotations

import random
import re

import pytest

from collegium.draw.rows import Chip, Row
from collegium.kernel.texts import LANGUAGES, Text
from collegium.match.parts import Option
from collegium.registry import find, keys

ROWED = [key for key in keys() if find(key).stage and find(key).stage.row]
SYMBOL = re.compile(r'<symbol id="([^"]+)"')
CHOICES = 250  # of a game that is looked at


def option(number, place="", legal=True, why=None):
    return Option(None, 0, number, "kind", number, legal, None, place, Text(f"sentence {number}"), why)  # type: ignore[arg-type]


def rows_of(found):
    from collegium.web.page.rows import Rows
    from collegium.web.page.snippets import NOTHING

    def say(words):
        return words if isinstance(words, str) else words.key

    return Rows(lambda one: found.get(one.id), say, lambda one, art: NOTHING, "/sheet.svg")


def listed(found, options, last=99):
    from collegium.web.page.options import buttons
    from collegium.web.page.snippets import NOTHING

    return str(buttons(options, last, lambda one: one.text.key, lambda one: NOTHING, rows_of(found)))


def test_one_thing_has_one_row_and_each_option_a_button_with_its_sentence(django):
    work = [Row("Work", (Chip("coin", n),), "Cards", "one a turn") for n in (1, 2)]
    html = listed({0: work[0], 1: work[1], 2: Row("Lab", (Chip("coin", 3, "gain"),), "Wall")}, map(option, range(3)))
    assert html.count('class="shared"') == 1 and html.count('class="heading"') == 2
    assert re.findall(r'value="(\d)"[^>]*aria-label="([^"]*)"', html) == [
        ("0", "sentence 0"), ("1", "sentence 1"), ("2", "Lab: sentence 2"),
    ]  # fmt: skip
    assert '<p class="heading">Cards<span>one a turn</span></p>' in html
    assert '<i class="gain"><svg><use href="/sheet.svg#coin"/></svg>3</i>' in html


def test_what_looks_the_same_has_rows_of_its_own(django):
    twins = {k: Row("Bulb", (Chip("coin", 2),)) for k in range(2)}
    assert 'class="shared"' not in listed(twins, map(option, range(2)))


def test_those_of_a_heading_stand_together_and_ways_out_last(django):
    found = {0: Row("a", (), "x"), 1: Row("b", (), "y"), 2: Row("c", (), "x"), 3: Row("pay", out=True)}
    html = listed(found, [*map(option, range(4)), option(5, place="place"), option(9)], last=9)
    assert re.findall(r'value="(\d)"', html) == ["0", "2", "1", "3", "5", "9"]
    assert html.count("way-out") == 2


def test_what_cannot_be_taken_says_its_price_and_the_reason(django):
    no = option(4, "market.4", legal=False, why=Text("two more money"))
    html = str(rows_of({4: Row("Lab", (Chip("coin", 4),))}).refused(no))
    assert "two more money</small>" in html and 'aria-label="Lab: sentence 4: two more money"' in html
    assert 'data-place="market.4"' in html and "</svg>4</i>" in html
    assert rows_of({}).refused(no) is None


@pytest.mark.parametrize("key", ROWED)
def test_rows_of_a_game_can_be_drawn_and_said(django, key):
    """Every sign is in the sheet, every text in every language; two options never look the same."""
    from collegium.match.match import game_speaker, new

    game, luck = find(key), random.Random(5)
    sheet = set(SYMBOL.findall((game.stage.folder / "symbols.svg").read_text(encoding="utf-8")))
    speakers = [game_speaker(game, lang) for lang in LANGUAGES]
    seen = 0
    for variant, (_, high) in game.variants.items():
        match = new(game, high, variant=variant, seed=7)
        for _ in range(CHOICES):
            if match.over:
                break
            seat = match.to_act[0]
            options = match.options(seat)
            looks = set()
            for one in options:
                row = game.stage.row(match.view(seat), seat, one)
                if row is None:
                    continue
                seen += 1
                assert {chip.art for chip in row.chips if chip.art} | ({row.thumb} - {""}) <= sheet
                for speaker in speakers:
                    for words in (row.words, row.heading, row.aside, *(chip.words for chip in row.chips)):
                        assert not isinstance(words, Text) or speaker.say(words, match.names)
                looks.add((one.legal, row.words, row.heading, row.chips, row.thumb, one.place))
            rowed = sum(game.stage.row(match.view(seat), seat, one) is not None for one in options)
            assert len(looks) == rowed, [one.label() for one in options]
            match.choose(seat, luck.choice([one.id for one in options if one.legal]))
    assert seen > 100
