"""Opponents, generic over games. A bot gets what its seat may see and a number for its luck, never the state."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from collegium.bots import dial, guests, laureates, memory, thinker
from collegium.engine import engines
from collegium.engine.states import States
from collegium.match.match import Match

SCRATCH = 4  # states a bot needs: the view, and three to try things on


Thinking = Callable[[States, int, int, thinker.Mind], int]


@dataclass(frozen=True)
class Level:
    """A way of playing. `think(view, seat, luck, mind)` picks a legal option; `view` holds the seat's view as state 0,
    `mind` what the bot kept of its choice before, if anything."""

    key: str
    think: Thinking


class UnknownLevel(ValueError):
    """There is no bot of this name."""


def by_chance(view: States, seat: int, luck: int, mind: thinker.Mind | None = None) -> int:
    """Fresher: any legal option."""
    legal = engines.engine(view.game).menu(view, seat)
    found = [option for option, verdict in enumerate(view.verdict.tolist()) if verdict == 1]
    return found[luck % legal]


GUESSES, TRIES = 1, 6


def greedily(view: States, seat: int, luck: int, mind: thinker.Mind | None = None) -> int:
    """Student: the option that looks best by the game's own value once the turn is through."""
    return engines.engine(view.game).greedy(view, seat, luck & 0xFFFFFFFF, GUESSES, TRIES)


def by_search(seconds: float = 0.0, iterations: int = 0, threads: int = 0, learned: bool = False) -> Thinking:
    """Doctor and professor: tree search for at most so many seconds (a student until the search is compiled). A
    laureate, who has `learned`, searches in the way that is best in the game."""

    def pick(view: States, seat: int, luck: int, mind: thinker.Mind | None = None) -> int:
        if engines.engine(view.game).menu(view, seat) == 1:
            return by_chance(view, seat, luck)
        if not thinker.is_ready(view.game):
            return greedily(view, seat, luck, mind)
        workers = threads or THREADS
        style, net = laureates.way_at(view) if learned else (thinker.STEADY, None)
        found = thinker.think(
            view, seat, luck, seconds, iterations, style, threads=workers, mind=mind, brisk=True, net=net
        )
        return found.best

    return pick


def by_guest(key: str) -> Thinking:
    """A bot of somebody's own."""

    def pick(view: States, seat: int, luck: int, mind: thinker.Mind | None = None) -> int:
        return guests.chosen(key, view, seat, luck)

    return pick


def by_rating(rating: int, seconds: float = 0.0, threads: int = 0) -> Thinking:
    """As strong as was asked for: now one measured level, now the next (`dial`), at most so many seconds if any are
    given. A thought of one level is nothing for the other to go on from: only a level by itself remembers."""

    def pick(view: States, seat: int, luck: int, mind: thinker.Mind | None = None) -> int:
        return by_mix(dial.mix(view.game, rating), seconds, threads)(view, seat, luck, mind or thinker.Mind())

    return pick


def by_mix(mix: dial.Mix, seconds: float = 0.0, threads: int = 0) -> Thinking:
    """Each choice by the level that the luck tells."""

    def pick(view: States, seat: int, luck: int, mind: thinker.Mind | None = None) -> int:
        key = mix.chooser(luck)
        if seconds and key in SEARCHING:
            key = for_seconds(key, min(seconds, SEARCHING[key]))
        own = mind if mind and mix.lower == mix.upper else thinker.Mind()
        return level(key, threads).think(view, seat, luck, own)

    return pick


THREADS = 2
SEARCHING = {"doctor": 0.2, "professor": 2.0, "laureate": 2.0}  # seconds of thought for each choice
LEVELS = ("fresher", "student", *SEARCHING)
LEARNED = ("laureate",)
MOST_SECONDS, MOST_ITERATIONS = 600.0, 10_000_000
OWN = "search:"  # "search:500" thinks for 500 iterations, "search:0.5s" for half a second
OWN_LEARNED = "laureate:"  # likewise, as laureates think


def level(key: str, threads: int = 0) -> Level:
    """The level of this name; a searching one thinks in `threads` threads (0: as many as usual). A bot of one's own is
    imported, so names that people send to a server are looked up in its list first."""
    if key == "fresher":
        return Level(key, by_chance)
    if key == "student":
        return Level(key, greedily)
    if key in SEARCHING:
        return Level(key, by_search(SEARCHING[key], threads=threads, learned=key in LEARNED))
    learned = key.startswith(OWN_LEARNED)
    amount = key.partition(":")[2] if key.startswith((OWN, OWN_LEARNED)) else ""
    try:
        if amount.endswith("s") and 0.0 < float(amount[:-1]) <= MOST_SECONDS:
            return Level(key, by_search(float(amount[:-1]), threads=threads, learned=learned))
        if amount.isdecimal() and 0 < int(amount) <= MOST_ITERATIONS:
            return Level(key, by_search(iterations=int(amount), threads=1, learned=learned))
    except ValueError:
        pass
    if told := dial.asked(key):
        return Level(key, by_rating(*told, threads=threads))
    if not key.startswith((OWN, OWN_LEARNED, dial.RATED)) and guests.is_guest(key):
        try:
            guests.guest(key)
        except guests.BadGuest as error:
            raise UnknownLevel(str(error)) from None
        return Level(key, by_guest(key))
    known = ", ".join((*LEVELS, *guests.names()))
    raise UnknownLevel(
        f"unknown bot '{key}' (expected one of {known}, {OWN}500, {OWN}0.5s, {dial.RATED}1500 or module:Class)"
    )


def searches(key: str) -> bool:
    """True for a level that needs the compiled search, or may."""
    return key in SEARCHING or key.startswith((OWN, OWN_LEARNED, dial.RATED))


def for_seconds(key: str, seconds: float) -> str:
    """The level that thinks as this searching one does, for so many seconds."""
    if told := dial.asked(key):
        return f"{dial.RATED}{told[0]}:{seconds}s"
    learned = key in LEARNED or key.startswith(OWN_LEARNED)
    return f"{OWN_LEARNED if learned else OWN}{seconds}s"


def luck_for(match: Match, seat: int) -> int:
    """A number for a bot's own dice: the same at the same moment of the same match, of no use to guess the seed."""
    told = f"{match.seed}/{match.number}/{seat}/bot"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:4], "big")


def ponder(match: Match, seat: int, key: str, threads: int = 0) -> Callable[[], int]:
    """How a bot of this level chooses now in this seat: to be called in any thread, it holds the seat's view alone."""
    chosen, view, luck = level(key, threads), match.seen_states(seat, SCRATCH), luck_for(match, seat)
    now, next_moment = memory.moment(match, seat), partial(memory.moment, match.fork(), seat)

    def think() -> int:
        mind = memory.recall(now)
        option = chosen.think(view, seat, luck, mind)
        if mind.trees:
            memory.keep(next_moment(option), mind)
        return option

    return think


def pick(match: Match, seat: int, key: str, threads: int = 0) -> int:
    """The option that a bot of this level takes now in this seat."""
    return ponder(match, seat, key, threads)()
