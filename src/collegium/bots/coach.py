"""The coach: the best options of a seat with their estimated share of wins, from what that seat may see."""

from __future__ import annotations

from dataclasses import dataclass

from collegium import bots
from collegium.bots import thinker
from collegium.kernel.match import Match
from collegium.kernel.texts import Text

BEST = 3


@dataclass(frozen=True)
class Advice:
    """One option worth taking: how much of a win it is worth (0 to 1), and how much of the thought went into it."""

    option: int
    text: Text
    share: float
    effort: float


def advise(match: Match, seat: int, seconds: float = 1.0, iterations: int = 0, best: int = BEST) -> list[Advice]:
    """The best options for a seat, best first. Waits for the search to be compiled."""
    view = match.view_table(seat)
    luck = bots.luck_for(match, seat)
    thought = thinker.think(view, seat, luck, seconds, iterations, bots.DEPTH, bots.THREADS)
    total = max(sum(thought.visits.values()), 1)
    texts = {option.id: option.text for option in match.options(seat, refused=False)}
    order = sorted(thought.visits, key=lambda o: (-thought.visits[o], -thought.shares[o][seat], o))
    return [Advice(o, texts[o], thought.shares[o][seat], thought.visits[o] / total) for o in order[:best]]
