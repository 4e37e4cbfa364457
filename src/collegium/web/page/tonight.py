"""Which one tonight? The two games that suit the people who are there, the time they have and what they know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from collegium.kernel.game import Game
from collegium.web.live import catalogue
from collegium.web.page import howto
from collegium.web.page.fronts import Front, front

PEOPLE, MINUTES, KNOWN = (1, 2, 3, 4, 5), (30, 60, 90, 120), ("nothing", "basics")
EXPLAINING = 8  # minutes that a point of weight costs those who know no rules yet
CROWDED, LONE = 1000, 20  # misfits: of the number of people, and of a game that one of them plays against bots alone
ANSWERS = 2


@dataclass(frozen=True)
class Wish:
    """Who is there, how many minutes they have, and what they know."""

    people: int = 3
    minutes: int = 60
    known: str = KNOWN[0]


@dataclass(frozen=True)
class Answer:
    """A game that suits, and in how many minutes it is learnt."""

    entry: catalogue.Entry
    front: Front
    learnt: int


def wish(told: Any) -> Wish:
    """What a form tells; what it does not tell, or nobody could mean, is as usual."""
    usual = Wish()
    people, minutes = (told.get(name, "") for name in ("people", "minutes"))
    return Wish(
        next((one for one in PEOPLE if str(one) == people), usual.people),
        next((one for one in MINUTES if str(one) == minutes), usual.minutes),
        told.get("known") if told.get("known") in KNOWN else usual.known,
    )


def misfit(game: Game, wished: Wish) -> float:
    """How badly a game suits, in minutes: too long is worse than too short, and explaining takes time too."""
    low, high = game.seats
    least = min(low for low, high in game.variants.values() if high > 1)
    crowd = 0 if low <= wished.people <= high else CROWDED * max(low - wished.people, wished.people - high)
    if wished.people == 1 and least > 1:  # alone one plays against bots, which is second best to a game for one
        crowd = LONE if low > 1 else 0
    needs = game.minutes + (EXPLAINING * game.weight if wished.known == KNOWN[0] else 0)
    over = needs - wished.minutes
    return crowd + (2 * over if over > 0 else -over / 2)


def answers(wished: Wish, lang: str) -> list[Answer]:
    """The games that suit best."""
    found = sorted(catalogue.games(), key=lambda game: misfit(game, wished))[:ANSWERS]
    return [Answer(catalogue.entry(game, lang), front(game, lang), howto.reading(game, lang)) for game in found]
