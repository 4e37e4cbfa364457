"""How options stand in the list: what they cost and give as signs, the house of a small action, the way out apart."""

import pytest

from collegium.draw.stage import Use
from collegium.kernel.texts import LANGUAGES

from .. import GAME
from ..choices import MAKE, MARKET, RUN, RUN_FACTORIES
from ..components import CARD_ANY, CARD_IMITATION, CARDS
from .table_setting import ORANGE, YELLOW, Example

STAGE = GAME.stage


def rows(at, who=YELLOW):
    """Those options that stand in a row, by what the choice calls them."""
    view = at.match.view(who)
    found = {option.id: STAGE.row(view, who, option) for option in at.match.options(who)}
    return {number: row for number, row in found.items() if row is not None}


def signs(row):
    return [(chip.art, str(chip.words)) for chip in row.chips]


def test_trades_stand_with_what_is_paid_and_got():
    at = Example()
    at.give(YELLOW, gold=3)
    at.act(YELLOW, MARKET)
    found = rows(at)
    assert signs(found[1]) == [("good-gold", "2"), ("good-development", "+1")]
    assert signs(found[2]) == [("good-development", "1"), ("good-gold", "+2")]
    assert {row.heading.key for number, row in found.items() if number} == {"row-trade"}
    assert at.match.say(found[1].aside, "en", YELLOW) == "you have 3 gold"
    at.give(YELLOW, wood=2)
    assert not rows(at)[1].aside  # nothing to trade with but for a swap


def test_a_run_stands_with_all_it_yields():
    at = Example()
    at.built(YELLOW, 0)
    at.act(YELLOW, RUN)
    output = {f"good-{key}": n for key, n in zip(("wood", "metal", "tech", "tool", "coal", "gold", "development"),
                                                 at.s.player[YELLOW].output, strict=True)}  # fmt: skip
    assert dict(signs(rows(at)[0])) == {art: f"+{n}" for art, n in output.items() if n}


def test_to_stop_is_sensible_as_soon_as_something_is_done():
    at = Example()
    at.give(YELLOW, gold=6)
    at.act(YELLOW, MARKET)
    assert not STAGE.done(at.match.view(YELLOW), YELLOW)
    at.choose(YELLOW, 1)
    assert at.match.options(YELLOW)[0].kind == "market"
    assert STAGE.done(at.match.view(YELLOW), YELLOW)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keeping_the_bonus_discs_is_the_way_out(lang):
    at = Example()
    at.discs(YELLOW, 2)
    at.give(YELLOW, gold=3)
    at.act(YELLOW, RUN)
    at.choose(YELLOW, RUN_FACTORIES)
    assert at.match.options(YELLOW)[0].kind == "bonus-action"
    found = rows(at)
    assert [number for number, row in found.items() if row.out] == [0] and len(found) == 8
    assert all(row.thumb for row in found.values() if not row.out)
    for row in found.values():
        for words in (row.words, row.heading, row.aside):
            assert not words or "{" not in at.match.say(words, lang, YELLOW)


def test_the_imitation_that_is_paid_for_is_marked():
    """Everybody sees which card it is, and no other one."""
    at = Example()
    card = next(card for card in range(CARDS) if CARD_IMITATION[card] and CARD_ANY[card])
    at.lay_path(-1, card)
    at.give(YELLOW, metal=4, tool=4, coal=4)
    at.act(YELLOW, MAKE)
    at.choose(YELLOW, 1)
    assert at.match.options(YELLOW)[0].kind == "pay"
    for viewer in (YELLOW, ORANGE):
        for shape in STAGE.board.shapes:
            scene = STAGE.compose(at.match.view(viewer), viewer, shape)
            sheets = [piece for area in scene.areas for piece in area.pieces if piece.id.startswith("path.")]
            marked = [
                piece.id
                for piece in sheets
                if any(
                    isinstance(mark, Use) and mark.art == "state-chosen" for mark in piece.face.make(*piece.face.args)
                )
            ]
            assert marked == ["path.1"], (viewer, shape)
