"""The analysis of a finished game: made once in the background, kept in the database, shown with progress.

Bots and the coach go first: between two choices an analysis waits (a little) until nobody thinks.
"""

from __future__ import annotations

import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db import close_old_connections
from django.utils import timezone

from collegium.arena import analysis
from collegium.bots import coach
from collegium.kernel.match import Match
from collegium.kernel.texts import LANGUAGES
from collegium.web.live.room import Room
from collegium.web.live.thinking import turns
from collegium.web.models import Study
from collegium.web.refusals import Refused
from collegium.web.words import match_say

log = logging.getLogger("collegium.web.live.study")
WORST = 5  # choices shown
COST = 0.02  # of a win: what costs less is not worth showing
PATIENCE = 0.5  # seconds that each choice may wait for bots that think
STALE = timedelta(seconds=60)  # an analysis that has not come on for so long was interrupted
COMPILING = 300.0  # seconds to wait for the search to be compiled
_students = ThreadPoolExecutor(1, "study")
_at_hand: set[str] = set()  # tables whose analysis is made or waits in this process


def begin(room: Room) -> None:
    """Have the game analysed, unless that is done or under way. Refused while it is being played."""
    if not room.match.over:
        raise Refused("refused-analysis", status=403)
    study, new = Study.objects.get_or_create(table=room.table, defaults={"total": len(room.match.choices)})
    if new or study.failed or _stuck(study) or _old(study):
        Study.objects.filter(pk=room.id).update(failed=False, figures=None, done=0, at=timezone.now())
        _at_hand.add(room.id)
        _students.submit(_work, room.id, room.match.fork())


def of(room: Room) -> Study | None:
    """The analysis as it stands; None when nobody asked for it. Refused while the game is being played."""
    if not room.match.over:
        raise Refused("refused-analysis", status=403)
    found = Study.objects.filter(pk=room.id).first()
    if found is not None:
        found.failed = found.failed or _stuck(found)
    return None if found and _old(found) else found


def _stuck(study: Study) -> bool:
    """Was it interrupted, as by a server that stopped?"""
    return study.figures is None and study.at < timezone.now() - STALE and study.pk not in _at_hand


def _old(study: Study) -> bool:
    """Was it made by an analysis that has changed since?"""
    return study.figures is not None and study.figures.get("version") != analysis.VERSION


def _work(table: str, match: Match) -> None:
    told = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal told
        if time.monotonic() - told > 0.5:
            Study.objects.filter(pk=table).update(done=done, total=total, at=timezone.now())
            told = time.monotonic()
        turns.calm(PATIENCE)

    try:
        _compiled(table, match)
        figures = _figures(match, analysis.analyse(match, progress=progress))
        Study.objects.filter(pk=table).update(figures=figures, done=len(match.choices), at=timezone.now())
    except Exception:
        log.exception("an analysis failed", extra={"facts": {"table": table}})
        Study.objects.filter(pk=table).update(failed=True, at=timezone.now())
    finally:
        _at_hand.discard(table)
        close_old_connections()


def _figures(match: Match, found: analysis.Analysis) -> dict[str, Any]:
    """What is kept of an analysis: numbers, and why something else was better, in every language."""
    worst = [choice for choice in found.worst(WORST) if choice.cost >= COST]
    return {
        "version": analysis.VERSION,
        "chances": [row for row in found.chances if row],
        "accuracy": [found.accuracy(seat) for seat in range(match.seats)],
        "worst": [
            {"number": choice.number, "seat": choice.seat, "taken": choice.taken, "best": choice.best,
             "cost": choice.cost, "why": {lang: [match_say(match, text, lang, choice.seat) for text in choice.better]
                                          for lang in LANGUAGES}} for choice in worst
        ],
    }  # fmt: skip


def _compiled(table: str, match: Match) -> None:
    """Wait for the search to be compiled (in another process)."""
    end = time.monotonic() + COMPILING
    while not coach.is_ready(match.game):
        if time.monotonic() > end:
            raise TimeoutError("the search was not compiled in time")
        Study.objects.filter(pk=table).update(at=timezone.now())
        time.sleep(0.5)


@dataclass(frozen=True)
class Costly:
    """A choice that cost much, in words."""

    number: int
    who: str
    seat: int
    taken: str
    better: str
    why: tuple[str, ...]
    cost: int  # in hundredths of a win


def shown(room: Room, study: Study, lang: str, seat: int) -> dict[str, Any]:
    """The analysis in words and numbers: `chances` of every seat over time in hundredths, `marks` on them."""
    figures, match = study.figures, room.match
    worst = figures["worst"]
    rows = [[round(100 * share) for share in row] for row in zip(*figures["chances"], strict=True)]
    marks = [(choice["number"], choice["seat"]) for choice in worst]
    return {
        "chances": rows,
        "marks": marks,
        "accuracy": [
            {"name": match.names[k], "seat": k, "percent": round(100 * share)}
            for k, share in enumerate(figures["accuracy"])
        ],
        "worst": _costly(match, worst, lang, seat),
    }


def _costly(match: Match, worst: list[dict[str, Any]], lang: str, viewer: int) -> list[Costly]:
    """The choices in words: the game is played again up to each of them."""
    wanted = {choice["number"]: choice for choice in worst}
    twin = Match(match.game, match.seats, match.variant, match.seed, match.names)
    found: dict[int, Costly] = {}
    for number, (seat, option) in enumerate(match.choices):
        if number in wanted:
            choice = wanted[number]
            words = {o.id: match_say(twin, o.text, lang, viewer) for o in twin.options(seat, refused=False)}
            found[number] = Costly(
                number, match.names[seat], seat, words[choice["taken"]], words[choice["best"]],
                tuple(choice["why"].get(lang, ())), round(100 * choice["cost"]),
            )  # fmt: skip
        if len(found) == len(wanted):
            break
        twin.choose(seat, option)
    return [found[choice["number"]] for choice in worst]


def position(room: Room, number: int, lang: str) -> str:
    """The table as the seat saw it that was about to make a choice, as a picture."""
    of(room)  # refuses a running game
    match = room.match
    if not 0 <= number < len(match.choices):
        raise Refused("refused-no-position", status=404)
    twin = Match(match.game, match.seats, match.variant, match.seed, match.names)
    for seat, option in match.choices[:number]:
        twin.choose(seat, option)
    return twin.svg(viewer=match.choices[number][0], width=1000, lang=lang)
