"""Reasons: what an option leads to and the others do not, in the words of the game's aspects.

Every option is played on in the same fair guesses of what the seat cannot see, all seats choosing like students: to the
end of the turn, and to the end of the seat's next turn. What then differs most, measured by how much it usually varies
and by how closely it goes with the game's own value, is said in words; what speaks for the option comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from collegium import bots
from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel.aspects import Aspect, difference
from collegium.kernel.texts import Text

GUESSES = 8
LONGEST = 120  # choices played on at most
MOMENTS = ("coach-by-turn", "coach-by-next")
AT_THE_END = "coach-by-end"
MOST = 3  # reasons for an option
LEAST_AMOUNT = 0.7  # rounds to one
CHANCE = 1.5  # standard errors that a difference must be away from none
SAME_STORY = 0.85  # two aspects that go together so closely are one reason


@dataclass(frozen=True)
class Outlook:
    """What an option led to: amounts[guess, moment, aspect], the game's value at each, and whether it was over."""

    aspects: list[Aspect]
    amounts: np.ndarray[Any, Any]
    values: np.ndarray[Any, Any]
    over: np.ndarray[Any, Any]


def reasons(
    view: States, seat: int, luck: int, options: Sequence[int], guesses: int = GUESSES
) -> list[tuple[Text, ...]]:
    """For each option its reasons: the first against the mean of the others, the others against the first.

    `view` holds the seat's view as state 0. The same view and luck give the same reasons.
    """
    if len(options) < 2 or not view.game.aspects(view.plain[0], seat):
        return [()] * len(options)
    found = [look_ahead(view, seat, option, luck, guesses) for option in options]
    rivals = [np.mean([other.amounts for other in found[1:]], axis=0)] + [found[0].amounts] * (len(found) - 1)
    return [_told(mine, against, found) for mine, against in zip(found, rivals, strict=True)]


def look_ahead(view: States, seat: int, option: int, luck: int, guesses: int) -> Outlook:
    """Play an option on from several fair guesses."""
    moments = [play_on(view, seat, option, luck + guess * 0x9E3779B1) for guess in range(guesses)]
    amounts = np.array([[[aspect.amount for aspect in aspects] for aspects, _, _ in pair] for pair in moments])
    values = np.array([[value for _, value, _ in pair] for pair in moments], float)
    over = np.array([[over for _, _, over in pair] for pair in moments])
    return Outlook(moments[0][0][0], amounts, values, over)


def play_on(view: States, seat: int, option: int, luck: int) -> list[tuple[list[Aspect], int, bool]]:
    """One guess, the option, then students: (aspects, value, over) after this turn and after the seat's next one."""
    engine = engines.engine(view.game)
    states = States(view.game, bots.SCRATCH)
    states.array[0] = view.array[0]
    turn, over, owed = states.array["turn"], states.array["over"], states.array["owed"]["kind"]
    seats, left = int(states.array["seats"][0]), LONGEST

    def finish_turn() -> bool:
        """Students choose to the end of the turn. True when it was the seat's: it made its share of the choices."""
        nonlocal left, luck
        now, mine, all_seats = turn[0], 0, 0
        while left and not over[0] and turn[0] == now:
            mover = int(np.flatnonzero(owed[0])[0])
            luck = (luck * 0x19660D + 0x3C6EF35F) & 0xFFFFFFFF
            engine.act(states, mover, bots.greedily(states, mover, luck))
            mine, all_seats, left = mine + (mover == seat), all_seats + 1, left - 1
        return mine * seats >= max(all_seats, 1)

    def moment() -> tuple[list[Aspect], int, bool]:
        return view.game.aspects(states.plain[0], seat), engine.value(states, seat), bool(over[0])

    engine.imagine(states, seat, luck & 0xFFFFFFFF)
    before = turn[0]
    engine.act(states, seat, option)
    if turn[0] == before:
        finish_turn()
    first = moment()
    while left and not over[0] and not finish_turn():
        pass
    return [first, moment()]


class Difference(NamedTuple):
    """One aspect after an option against the same after others."""

    weight: float
    speaks_for: bool
    moment: int
    aspect: int
    amount: float


def _told(mine: Outlook, against: np.ndarray[Any, Any], found: Sequence[Outlook]) -> tuple[Text, ...]:
    """The largest differences of `mine` from `against` in words."""
    everything = np.concatenate([outlook.amounts for outlook in found])
    values = np.concatenate([outlook.values for outlook in found])
    chosen: list[Difference] = []
    for one in sorted(_differences(mine, against, everything, values), key=lambda d: -d.weight):
        if all(_together(everything[:, a, one.aspect], everything[:, b, other.aspect]) < SAME_STORY
               for other in chosen for a, b in product(range(len(MOMENTS)), repeat=2)):  # fmt: skip
            chosen.append(one)
    ended = mine.over.mean(axis=0) > 0.5
    return tuple(
        Text(
            AT_THE_END if ended[d.moment] else MOMENTS[d.moment], {"what": difference(mine.aspects[d.aspect], d.amount)}
        )
        for d in sorted(chosen[:MOST], key=lambda d: not d.speaks_for)
    )


def _differences(
    mine: Outlook, against: np.ndarray[Any, Any], everything: np.ndarray[Any, Any], values: np.ndarray[Any, Any]
) -> Iterator[Difference]:
    """What differs by more than chance."""
    apart = mine.amounts - against
    noise, spread = apart.std(axis=0) / np.sqrt(len(apart)), everything.std(axis=0)
    for moment, (aspect, about) in product(range(len(MOMENTS)), enumerate(mine.aspects)):
        amount = float(apart[:, moment, aspect].mean())
        if abs(amount) >= max(LEAST_AMOUNT, CHANCE * float(noise[moment, aspect])):
            goes_with = _together(everything[:, moment, aspect], values[:, moment])
            weight = (0.3 + abs(goes_with)) * abs(amount) / float(spread[moment, aspect])
            yield Difference(weight, amount * (about.good or goes_with) >= 0, moment, aspect, amount)


def _together(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> float:
    """How closely two rows go together, -1 to 1; 0 where one never varies."""
    if one.std() == 0 or other.std() == 0:
        return 0.0
    return float(np.corrcoef(one, other)[0, 1])
