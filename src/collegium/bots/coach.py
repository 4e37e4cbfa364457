"""The coach: the best options of a seat with their estimated share of wins and why, from what that seat may see.

The search that laureates play by ranks the options, by what they learned where they did. Its shares only compare
options, so the seat's true chance is found by play to the end of the game, and the options stand as far from it as they
stand from each other.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from collegium import bots
from collegium.bots import laureates, thinker
from collegium.bots.reasons import reasons
from collegium.bots.worth import chances, true_style
from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.kernel.texts import Text
from collegium.match import preparing
from collegium.match.match import Match
from collegium.match.preparing import Job

BEST = 3
SECONDS = 1.0
PLAYED = 0.4  # part of the thought that goes into play to the end
SURE = 0.002  # no share is closer to 0 or 1, as a share to be moved


@dataclass(frozen=True)
class Advice:
    """One option worth taking: how much of a win it is worth (0 to 1), how much of the thought went into it, and why.

    The reasons of the first option tell it from the others, those of the others tell them from the first.
    """

    option: int
    text: Text
    share: float
    effort: float
    reasons: tuple[Text, ...] = ()


def prepare(game: Game) -> list[Job]:
    """Compile what the coach needs in the background, unless it is there. Once all jobs are finished it can answer."""
    return [preparing.prepare(game), preparing.prepare(game, door=thinker.SEARCH)]


def is_ready(game: Game) -> bool:
    """True when the coach can answer at once. Otherwise what it needs is being compiled in the background."""
    return all(job.finished for job in prepare(game))


def progress(game: Game) -> float:
    """How much of what the coach needs is compiled: 0 to 1."""
    return (preparing.progress(game) + preparing.progress(game, thinker.SEARCH)) / 2


def advise(
    match: Match, seat: int, seconds: float = SECONDS, iterations: int = 0, best: int = BEST, explain: bool = True
) -> list[Advice]:
    """The best options for a seat, best first. Waits for the search to be compiled."""
    engines.compiled(match.game)
    view = match.seen_states(seat)
    luck = bots.luck_for(match, seat)
    style, net = laureates.way_at(view)
    thought = thinker.think(view, seat, luck, seconds * (1 - PLAYED), iterations, style, bots.THREADS, net=net)
    played = thinker.think(view, seat, luck, seconds * PLAYED, math.ceil(iterations * PLAYED), true_style(view),
                           threads=bots.THREADS)  # fmt: skip
    total = max(sum(thought.visits.values()), 1)
    texts = {option.id: option.text for option in match.options(seat, refused=False)}
    order = sorted(thought.visits, key=lambda o: (-thought.visits[o], -thought.shares[o][seat], o))[:best]
    chance, best_share = chances(played)[seat], thought.shares[order[0]][seat]
    why = reasons(view, seat, luck, order) if explain else [()] * len(order)
    return [
        Advice(o, texts[o], moved(thought.shares[o][seat], best_share, chance), thought.visits[o] / total, said)
        for o, said in zip(order, why, strict=True)
    ]


def moved(share: float, was: float, now: float) -> float:
    """A share as far (in odds) from `now` as it was from `was`."""
    one, two, three = (math.log(x / (1 - x)) for x in (min(max(x, SURE), 1 - SURE) for x in (share, was, now)))
    return 1 / (1 + math.exp(-(three + one - two)))
