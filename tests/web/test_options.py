"""The list of options: sentences of one sort together, figures in a row, the way out apart and filled."""

from __future__ import annotations

import re

import pytest

from collegium.kernel.texts import Text
from collegium.match.parts import Option
from collegium.registry import find, keys

STAGED = [key for key in keys() if find(key).stage]
SYMBOL = re.compile(r'<symbol id="([^"]+)"')


def option(number, key, place=None, legal=True, **args):
    return Option(None, 0, number, "kind", number, legal, None, place, Text(key, args), None)  # type: ignore[arg-type]


def listed(options, last=99, done=False):
    from collegium.web.page.options import buttons
    from collegium.web.page.snippets import NOTHING

    html = buttons(
        options,
        last,
        lambda one: " ".join(map(str, (*one.text.args.values(), one.text.key))),
        lambda _: NOTHING,
        done=done,
    )
    return [
        (int(value), classes.split()[1:]) for value, classes in re.findall(r'value="(\d+)" class="([^"]*)"', html)
    ], html


def test_sentences_of_one_sort_stand_together_and_the_way_out_apart(django):
    options = [option(0, "use", "a"), option(1, "buy", "b"), option(2, "use", "c"), option(3, "buy", "d", legal=False)]
    found, _ = listed([*options, option(9, "end")], last=9)
    assert found == [(0, []), (2, []), (1, ["begins"]), (9, ["begins", "way-out"])]


def test_a_way_out_is_filled_where_nothing_else_is_left(django):
    alone = [option(0, "use", "a", legal=False), option(9, "end")]
    assert listed(alone, last=9)[0] == [(9, ["begins", "way-out", "filled"])]


def test_the_way_out_is_filled_where_the_game_calls_it_sensible(django):
    options = [option(0, "use", "a"), option(9, "end")]
    assert listed(options, last=9)[0][-1] == (9, ["begins", "way-out"])
    assert listed(options, last=9, done=True)[0] == [(0, []), (9, ["begins", "way-out", "filled"])]


def test_what_is_no_way_out_is_not_filled(django):
    assert listed([option(0, "use", "a"), option(4, "words")], last=5)[0][-1] == (4, ["begins"])
    assert listed([option(0, "yes"), option(1, "no")], last=1)[0] == [(0, []), (1, [])]
    several = [option(0, "use", "a"), option(1, "all"), option(2, "rest")]
    assert listed(several, last=2)[0] == [(0, []), (1, ["begins"]), (2, [])]


def test_options_that_differ_by_a_figure_are_a_row(django):
    found, html = listed([option(k, "books", n=k) for k in range(4)])
    assert found == [(k, ["number"]) for k in range(4)] and html.count('class="sr"') == 4
    told = listed([option(k, "books", n=k, price=2 * k) for k in range(4)])[1]
    assert "<b>3</b><small> 6 books</small>" in told


@pytest.mark.parametrize("key", STAGED)
def test_the_picture_of_an_option_is_in_the_sheet(django, key):
    import random

    from collegium.match.match import new

    game, luck, found = find(key), random.Random(3), set()
    sheet = set(SYMBOL.findall((game.stage.folder / "symbols.svg").read_text(encoding="utf-8")))
    match = new(game, seed=3)
    while not match.over and match.number < 120:
        seat = match.to_act[0]
        view, places = match.view(seat), {one.place for one in match.options(seat) if one.place}
        scene = game.stage.compose(view, seat, "wide", frozenset(places))
        found |= {piece.thumb for area in scene.areas for piece in area.pieces}
        found |= {game.stage.thumb(view, place) for place in places}
        match.choose(seat, luck.choice(match.legal(seat)))
    assert found > {""} and found - {""} <= sheet
