"""The speed table has every figure. What the figures are is for `make bench`; here they only have to be there."""

from __future__ import annotations

from collegium.engine.engine import plain_engine
from collegium.registry import find
from collegium.tools import speed


def test_random_play_counts_choices_and_games():
    game = find("_trivial")
    choices, games = speed.random_play(game, plain_engine(game), 0.01, batch=1)
    assert choices > games > 0


def test_arguments_are_checked():
    import argparse

    import pytest

    from collegium.commands.bench import positive

    assert positive("0.5") == 0.5
    for wrong in ("0", "-1", "soon", "nan"):
        with pytest.raises(argparse.ArgumentTypeError):
            positive(wrong)
