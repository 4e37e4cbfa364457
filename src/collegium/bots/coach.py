"""The coach: the best options of a seat with their estimated share of wins and why, from what that seat may see."""

from __future__ import annotations

from dataclasses import dataclass

from collegium import bots
from collegium.bots import thinker
from collegium.bots.reasons import reasons
from collegium.kernel import engines
from collegium.kernel.engines import Job
from collegium.kernel.game import Game
from collegium.kernel.match import Match
from collegium.kernel.texts import Text

BEST = 3
SECONDS = 1.0


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
    return [engines.prepare(game), engines.prepare(game, door=thinker.SEARCH)]


def is_ready(game: Game) -> bool:
    """True when the coach can answer at once. Otherwise what it needs is being compiled in the background."""
    return all(job.finished for job in prepare(game))


def progress(game: Game) -> float:
    """How much of what the coach needs is compiled: 0 to 1."""
    return (engines.progress(game) + engines.progress(game, thinker.SEARCH)) / 2


def advise(
    match: Match, seat: int, seconds: float = SECONDS, iterations: int = 0, best: int = BEST, explain: bool = True
) -> list[Advice]:
    """The best options for a seat, best first. Waits for the search to be compiled."""
    engines.compiled(match.game)
    view = match.view_table(seat)
    luck = bots.luck_for(match, seat)
    thought = thinker.think(view, seat, luck, seconds, iterations, threads=bots.THREADS)
    total = max(sum(thought.visits.values()), 1)
    texts = {option.id: option.text for option in match.options(seat, refused=False)}
    order = sorted(thought.visits, key=lambda o: (-thought.visits[o], -thought.shares[o][seat], o))[:best]
    why = reasons(view, seat, luck, order) if explain else [()] * len(order)
    return [
        Advice(o, texts[o], thought.shares[o][seat], thought.visits[o] / total, said)
        for o, said in zip(order, why, strict=True)
    ]
