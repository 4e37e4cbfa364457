"""What given options are worth, each by a thought of its own, however little a search from the menu would look at them.

An option is taken in the same fair guesses of what its seat cannot see; from there the seat that chooses next thinks.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from collegium.bots import thinker
from collegium.bots.thinker import Style, Thought
from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel import scoring

GUESSES = 6
# Played to the end and judged by who wins, so that shares are true chances. A search that judges by the game's value
# half-way tells better from worse sooner, but its shares only compare options of the same moment.
TO_THE_END = replace(thinker.BY_CHANCE, shots=8, tries=1, glances=4, lead=0)


def true_style(view: States) -> Style:
    """The style whose shares are chances to win. Alone there is nobody to win from: there it is the usual one."""
    return TO_THE_END if view.array["seats"][0] > 1 else thinker.STEADY


def worth(
    view: States, seat: int, options: Sequence[int], luck: int, iterations: int = 0, seconds: float = 0.0,
    stop: threading.Event | None = None, style: Style = thinker.STEADY,
) -> list[list[float]]:  # fmt: skip
    """The share of wins of every seat after each option, with so many iterations (or seconds) for each of them.

    `view` holds the seat's view as state 0. The same view, luck and iterations give the same shares.
    """
    found = in_guesses(view, seat, options, luck, iterations, seconds, stop, style)
    return found.mean(axis=1).tolist()  # type: ignore[no-any-return]


def in_guesses(
    view: States, seat: int, options: Sequence[int], luck: int, iterations: int = 0, seconds: float = 0.0,
    stop: threading.Event | None = None, style: Style = thinker.STEADY,
) -> np.ndarray[Any, Any]:  # fmt: skip
    """Like `worth`, not yet averaged: shares[option, guess, seat]. The guesses are the same for all options."""
    each, time = max(iterations // GUESSES, 1) if iterations else 0, seconds / GUESSES
    return np.array([
        [_after(view, seat, option, luck + guess * 0x9E3779B1, each, time, stop, style) for guess in range(GUESSES)]
        for option in options
    ])  # fmt: skip


def _after(
    view: States, seat: int, option: int, luck: int, iterations: int, seconds: float, stop: threading.Event | None,
    style: Style,
) -> list[float]:  # fmt: skip
    """The shares after an option in one guess."""
    engine, luck = engines.engine(view.game), luck & 0xFFFFFFFF
    states = States(view.game)
    states.array[0] = view.array[0]
    engine.imagine(states, seat, luck)
    engine.act(states, seat, option)
    seats = int(states.array["seats"][0])
    if states.array["over"][0]:
        return result(states, seats)
    mover = int(np.flatnonzero(states.array["owed"]["kind"][0])[0])
    engine.view(states, mover)
    thought = thinker.think(states, mover, luck, seconds, iterations, style, stop=stop)
    return chances(thought) if thought.visits else [1.0 / seats] * seats


def good_options(thought: Thought) -> list[int]:
    """The options visited about as much as the best one."""
    most = max(thought.visits.values())
    return [option for option, visits in thought.visits.items() if 2 * visits >= most]


def chances(thought: Thought) -> list[float]:
    """The share of wins of every seat when the best is done: the mean over the options about as good."""
    good = good_options(thought)
    weights = [thought.visits[option] for option in good]
    return np.average([thought.shares[option] for option in good], axis=0, weights=weights).tolist()  # type: ignore[no-any-return]


def win_shares(places: Sequence[int]) -> list[float]:
    """Every seat's share of the win: those in first place share 1. Where nobody is (alone, and lost), all have 0."""
    firsts = list(places).count(1)
    return [1 / firsts if place == 1 else 0.0 for place in places]


def result(states: States, seats: int) -> list[float]:
    """The shares of a game that is over."""
    engines.engine(states.game).score(states)
    places = states.out[: seats * scoring.COLUMNS].reshape(seats, scoring.COLUMNS)[:, scoring.PLACE]
    return win_shares(places.tolist())
