"""A position for bots to think about."""

from __future__ import annotations

import random

import pytest

from collegium.engine import engines
from collegium.match.match import new


@pytest.fixture(scope="module")
def match():
    """A position some way into a game, with something to choose."""
    found = new("open_science_alliance", 3, None, seed=12)
    engines.compiled(found.game)
    luck = random.Random(2)
    while found.number < 60 or len(found.legal(found.to_act[0])) < 4:
        found.choose(found.to_act[0], luck.choice(found.legal(found.to_act[0])))
    return found
