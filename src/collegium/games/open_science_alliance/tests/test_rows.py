"""What a row of the list promises by its signs is what the option does."""

import random

import pytest

from collegium.match.match import new

from .. import GAME
from ..choices import DONE, HIRE, RAISE_DRIVER, RAISE_FIRST, SOLO
from ..stage.rows import row
from .positions import Turn, champion, wizard


def signs(match, option, who=0):
    found = next(one for one in match.options(who) if one.id == option)
    return [(chip.art, chip.words) for chip in row(match.view(who), who, found).chips]


@pytest.mark.parametrize("seats", (2, 5))
def test_signs_of_a_turn_say_what_happens(seats):
    luck, match, seen = random.Random(seats), new(GAME, seats, "standard", 7), set()
    while not match.over:
        seat = match.to_act[0]
        option = luck.choice([one for one in match.options(seat) if one.legal])
        before, told = match.view(seat), row(match.view(seat), seat, option)
        driver, cards, dry = before.player[seat].driver, sum(before.player[seat].team), dried(before)
        if option.kind == "invite" and option.id == DONE:  # the crew is there: to collect is filled
            assert GAME.stage.done(before, seat)
            seen.add("collect")
        match.choose(seat, option.id)
        after = match.view(seat)
        if option.kind == "develop" and option.id == RAISE_DRIVER:
            assert told.chips[0].words == f"{driver} → {after.player[seat].driver}"
            seen.add("driver")
        elif option.kind == "develop" and option.id == HIRE:
            assert told.chips[0].words == f"+{sum(after.player[seat].team) - cards}"
            seen.add("hire")
        elif option.kind in ("share_own", "share_champion") and after.current_round == before.current_round:
            drops = "icon-drop" in [chip.art for chip in told.chips]
            assert not drops or dried(after) > dry
            seen.add("drop" if drops else "share")
    assert seen >= {"driver", "hire", "share", "collect"}


def dried(s):
    return sum(1 for n in s.pool if n == 0)


def test_alone_says_the_most_that_a_card_takes():
    at = Turn(wizard(3), champion(4), pool=(2, 1, 1, 0))
    assert signs(at.match, SOLO) == [("icon-credit", "+3")]


def test_a_level_that_cannot_be_reached_is_not_promised():
    at = Turn(wizard(4), wizard(1))
    at.owe(RAISE_FIRST)
    assert ("icon-data", 4) in signs(at.match, wizard(4))
    assert ("icon-data", "1 → 2") in signs(at.match, wizard(1))
