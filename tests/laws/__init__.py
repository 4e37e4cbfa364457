"""The laws, over our own games. They are said in `collegium.laws`; here each is tried on compiled rules, and what is
"not yet" counts as broken: our games are finished."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from collegium.engine import engines
from collegium.laws.law import SETTING, Law, Trial

UNCOMPILED = False  # for laws that play little: they need not wait for the compiler
GAMES = int(os.environ.get("COLLEGIUM_LAW_GAMES", "6000"))  # random games per game, spread over variants and seats


def obeyed(law: Law, compiled: bool = True, dear: bool = False) -> Callable[..., None]:
    """A test of a law over every game or setting (see conftest.py). Where the law is `dear`, `make test` tries one
    setting of every game."""

    def test_setting(setting):
        game, variant, seats = setting
        if compiled:
            engines.compiled(game)
        law(Trial(game, variant, seats, GAMES))

    def test_game(game):
        if compiled:
            engines.compiled(game)
        law(Trial(game, games=GAMES))

    made = test_setting if law.about == SETTING else test_game
    made.__name__ = f"test_{law.name}"  # whose turn it is goes by it
    made.law, made.__doc__ = law, law.says
    return pytest.mark.spread(made) if dear else made
