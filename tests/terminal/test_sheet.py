"""How a match ended: in the game's own words where it has them, else who won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from collegium.kernel.texts import LANGUAGES, Text
from collegium.local.sheet import listed, scoring_sheet
from collegium.match.match import Match
from collegium.registry import find


def played(game, seats=2):
    match = Match(game, seats, next(iter(game.variants)), 7, ["Ada", "Emmy", "Niels"][:seats])
    while not match.over:
        match.choose(match.to_act[0], match.legal(match.to_act[0])[-1])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_own_verdict_is_said(lang):
    match = played(replace(find("_trivial"), verdict=lambda s: Text("game-tagline")))
    assert scoring_sheet(match, lang).verdict == match.say(Text("game-tagline"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_for_one_without_a_verdict_says_the_points(lang):
    trivial = find("_trivial")
    match = played(replace(trivial, variants={"standard": (1, 6)}), seats=1)
    points = match.scores()[0].points
    said = {"en": f"Ada ends with {points} points.", "nl": f"Ada eindigt met {points} punten.",
            "es": f"Ada acaba con {points} puntos."}  # fmt: skip
    assert scoring_sheet(match, lang).verdict == said[lang]


def test_winners_in_a_sentence():
    assert listed(["Ada"], "en") == "Ada"
    assert listed(["Ada", "Emmy", "Niels"], "en") == "Ada, Emmy and Niels"
    assert listed(["Ada", "Emmy"], "nl") == "Ada en Emmy" and listed(["Ada", "Emmy"], "es") == "Ada y Emmy"
