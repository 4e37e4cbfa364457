"""Judging one choice: how likely each seat was to win before it, what was at stake, and what was given away.

Everything is thought from what the seat that chose could see. See docs/analysis.md for what the figures mean.
"""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from collegium import bots
from collegium.bots import thinker
from collegium.bots.reasons import reasons
from collegium.bots.worth import chances, good_options, in_guesses, true_style
from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel.texts import Text
from collegium.match.match import Match, new

CURVE = 0.5  # of the usual thought goes into the chances before a choice
FIND = 2.0  # times the usual thought goes into finding the best option
PART = 0.3  # of it into each option that is compared
COMPARED = 2  # options taken by chance that stand for all that could be done instead
CARE = 3  # times the usual thought: for both options of a choice that is weighed, and where the curve jumps
OTHER, ANEW = 0x2545F491, 0x5DEECE66  # turn a luck into others: what was found is measured with fresh guesses


@dataclass(frozen=True)
class Judged:
    """One choice: what was taken, what looked best, and what the difference was.

    `cost` is the share of wins given away, give or take `error` (where it was weighed), and `better` says what was
    better. `stake` is what the best option was worth more than one taken by chance and `loss` what it was worth more
    than the one taken, both measured in how far apart the game may go from there (standard deviations), from
    so many `tries` of each option.
    """

    number: int
    seat: int
    kind: str
    taken: int
    best: int
    cost: float
    better: tuple[Text, ...] = ()
    error: float = 0.0
    stake: float = 0.0
    loss: float = 0.0
    tries: int = 0


@dataclass(frozen=True)
class Chances:
    """The share of wins of every seat over so many games played to their end."""

    shares: tuple[float, ...]
    tries: int

    @property
    def errors(self) -> list[float]:
        """The standard error of each share; never none, however few the games."""
        sure = [(share * self.tries + 1) / (self.tries + 2) for share in self.shares]
        return [math.sqrt(share * (1 - share) / (self.tries + 2)) for share in sure]

    def with_more(self, other: Chances) -> Chances:
        """Both together."""
        tries = self.tries + other.tries
        if not tries:
            return self
        both = zip(self.shares, other.shares, strict=True)
        return Chances(tuple((a * self.tries + b * other.tries) / tries for a, b in both), tries)


@dataclass(frozen=True)
class Moment:
    """A choice as its seat saw it."""

    number: int
    seat: int
    kind: str
    option: int
    view: States
    luck: int


def moments(match: Match) -> Iterator[Moment]:
    """The choices of a match, played again."""
    again = new(match.game, match.seats, match.variant, match.seed, match.names)
    for number, (seat, option) in enumerate(match.choices):
        view, luck = again.seen_states(seat), bots.luck_for(again, seat)
        yield Moment(number, seat, str(again.kind(seat)), option, view, luck)
        again.choose(seat, option)


@dataclass(frozen=True)
class Effort:
    """The thought for each choice, by iterations or else by seconds, until `stop`."""

    iterations: int
    seconds: float
    stop: threading.Event

    def times(self, factor: float) -> tuple[int, float]:
        """So much more or less of it."""
        return max(round(self.iterations * factor), 1) if self.iterations else 0, self.seconds * factor


def legal(view: States, seat: int) -> list[int]:
    """The options of a seat."""
    engines.engine(view.game).menu(view, seat)
    return [int(option) for option in np.flatnonzero(view.verdict == 1)]


def chances_at(at: Moment, effort: Effort, factor: float = CURVE, luck: int = 0) -> Chances:
    """Every seat's chance before a choice, by play to the end of the game."""
    iterations, seconds = effort.times(factor)
    style = true_style(at.view)
    played = thinker.think(at.view, at.seat, at.luck ^ luck, seconds, iterations, style, stop=effort.stop)
    if not played.visits:  # stopped
        seats = int(at.view.array["seats"][0])
        return Chances((1 / seats,) * seats, 0)
    return Chances(tuple(chances(played)), sum(played.visits[option] for option in good_options(played)))


def judge(at: Moment, effort: Effort) -> Judged:
    """What was at stake in a choice and what it gave away.

    The search that bots play by says which option is best. That one, the one taken and a few by chance are then
    compared in guesses that the search has not seen, so that luck in finding the best one does not count against the
    player: what was given away may even be less than nothing.
    """
    options = legal(at.view, at.seat)
    if len(options) < 2:
        return Judged(at.number, at.seat, at.kind, at.option, at.option, 0.0)
    iterations, seconds = effort.times(FIND)
    # Not by the luck that a bot had here: the analyst would find what the bot found, right or wrong.
    thought = thinker.think(at.view, at.seat, at.luck ^ OTHER, seconds, iterations, stop=effort.stop)
    best = thought.best if thought.visits else at.option
    return compared(at, best, effort, PART, at.luck ^ ANEW)


def compared(at: Moment, best: int, effort: Effort, factor: float, luck: int) -> Judged:
    """The choice against the best option and a few by chance, in the guesses of `luck`."""
    options = legal(at.view, at.seat)
    others = [option for option in options if option != best]
    by_chance = random.Random(at.luck).sample(others, min(COMPARED, len(others)))
    some = list(dict.fromkeys((best, at.option, *by_chance)))
    iterations, seconds = effort.times(factor)
    share, spread, tries = thinker.compare(at.view, at.seat, luck, some, iterations, seconds, stop=effort.stop)
    lost_by_chance = share[best] - sum(share[option] for option in by_chance) / len(by_chance)
    stake, loss = lost_by_chance * len(others) / len(options), share[best] - share[at.option]
    return Judged(at.number, at.seat, at.kind, at.option, best, max(loss, 0.0),
                  stake=round(stake / spread, 4), loss=round(loss / spread, 4), tries=tries)  # fmt: skip


def surer(at: Moment, choice: Judged, effort: Effort) -> Judged:
    """A choice judged with several times as many tries."""
    more = compared(at, choice.best, effort, PART * CARE, at.luck ^ ~ANEW)
    tries = max(choice.tries + more.tries, 1)
    new = more.tries / tries

    def both(name: str) -> float:
        return round((1 - new) * float(getattr(choice, name)) + new * float(getattr(more, name)), 4)

    return replace(choice, cost=both("cost"), stake=both("stake"), loss=both("loss"), tries=tries)


def weigh(at: Moment, choice: Judged, effort: Effort) -> Judged:
    """A choice with its true cost, from games played to their end, and what was better about the best option."""
    iterations, seconds = effort.times(CARE)
    options, luck = (choice.best, choice.taken), at.luck ^ ANEW
    if at.view.array["seats"][0] > 1:
        style = true_style(at.view)
        after = in_guesses(at.view, at.seat, options, luck, iterations, seconds, effort.stop, style)[:, :, at.seat]
        apart = after[0] - after[1]
        cost, error = float(apart.mean()), float(apart.std(ddof=1)) / math.sqrt(len(apart))
    else:  # alone there is nobody to win from, and shares tell only by one scale
        share, spread, tries = thinker.compare(at.view, at.seat, luck, options, iterations, seconds, stop=effort.stop)
        cost, error = share[choice.best] - share[choice.taken], spread * math.sqrt(2 / max(tries, 1))
    why = reasons(at.view, at.seat, at.luck, options)[0]
    return replace(choice, cost=round(max(cost, 0.0), 4), error=round(error, 4), better=why)


def accuracy(judged: Sequence[Judged]) -> float:
    """The part kept of what was at stake: 1 is as good as the best found, 0 as bad as play by chance."""
    stake = sum(choice.stake for choice in judged)
    if stake <= 0:
        return 1.0
    return min(max(1 - sum(choice.loss for choice in judged) / stake, 0.0), 1.0)


def accuracy_error(judged: Sequence[Judged]) -> float:
    """Its standard error: how much luck there is in so few tries, which by measure differ by 1."""
    stake = sum(choice.stake for choice in judged)
    if stake <= 0:
        return 0.0
    share = sum(choice.loss for choice in judged) / stake
    luck = sum(2 * (choice.taken != choice.best) / choice.tries for choice in judged if choice.tries)
    luck += sum((1 + 1 / COMPARED) * share**2 / choice.tries for choice in judged if choice.tries)
    return min(math.sqrt(luck) / stake, 1.0)
