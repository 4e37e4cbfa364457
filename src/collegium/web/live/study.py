"""The analysis of a finished game: made once in the background, kept in the database, shown with progress.

Bots and the coach go first: between two choices an analysis waits (a little) until nobody thinks.
"""

from __future__ import annotations

import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from django.db import close_old_connections
from django.utils import timezone

from collegium.analysis import analysis
from collegium.bots import coach
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import Match
from collegium.web.live.room import Room
from collegium.web.live.thinking import turns
from collegium.web.models import Study
from collegium.web.refusals import Refused
from collegium.web.words import match_say

log = logging.getLogger("collegium.web.live.study")
WORST = 3  # choices shown of every player
COST = 0.02  # of a win: what costs less is not worth showing
PATIENCE = 0.5  # seconds that each choice may wait for bots that think
STALE = timedelta(seconds=60)  # an analysis that has not come on for so long was interrupted
COMPILING = 300.0  # seconds to wait for the search to be compiled
WAITING = 50  # analyses that may wait in this process
_students = ThreadPoolExecutor(1, "study")
_at_hand: dict[str, float] = {}  # tables whose analysis is made or waits in this process: since when, 0 = it waits
PICTURES = 100  # of positions, kept as they were drawn
_pictures: dict[tuple[str, int, str], str] = {}
_foretold: dict[str, float] = {}  # seconds that the analysis of a table would take


def begin(room: Room) -> None:
    """Have the game analysed, unless that is done or under way. Refused while it is being played, and while too many
    others wait."""
    if not room.match.over:
        raise Refused("refused-analysis", status=403)
    if len(_at_hand) >= WAITING and room.id not in _at_hand:
        raise Refused("error-busy", status=503, wait=5)
    study, new = Study.objects.get_or_create(table=room.table, defaults={"total": len(room.match.choices)})
    if new or study.failed or _stuck(study) or _old(study):
        Study.objects.filter(pk=room.id).update(failed=False, figures=None, done=0, at=timezone.now())
        _at_hand[room.id] = 0.0
        _students.submit(_work, room.id, room.match.fork())


def of(room: Room) -> Study | None:
    """The analysis as it stands; None when nobody asked for it. Refused while the game is being played."""
    if not room.match.over:
        raise Refused("refused-analysis", status=403)
    found = Study.objects.filter(pk=room.id).first()
    if found is not None:
        found.failed = found.failed or _stuck(found)
    return None if found and _old(found) else found


def foretold(room: Room) -> float:
    """About how many seconds the analysis would take here; 0 when that is not known, as before the search is compiled.

    Measured on this machine at some moments of this game, once.
    """
    if room.id not in _foretold and coach.is_ready(room.match.game):
        _foretold[room.id] = analysis.foretell(room.match)
    return _foretold.get(room.id, 0.0)


def left(study: Study) -> float:
    """About how many seconds the analysis still needs, by what it took so far; 0 when that is not known."""
    since = _at_hand.get(study.pk, 0.0)
    if not since or not study.done:
        return 0.0
    return (time.monotonic() - since) / study.done * max(study.total - study.done, 0)


def _stuck(study: Study) -> bool:
    """Was it interrupted, as by a server that stopped?"""
    return study.figures is None and study.at < timezone.now() - STALE and study.pk not in _at_hand


def waits() -> None:
    """Those that wait in this process have not been interrupted: other processes can tell."""
    if _at_hand:
        Study.objects.filter(pk__in=list(_at_hand)).update(at=timezone.now())


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
        _at_hand[table] = time.monotonic()
        figures = _figures(match, analysis.analyse(match, progress=progress))
        Study.objects.filter(pk=table).update(figures=figures, done=len(match.choices), at=timezone.now())
    except Exception:
        log.exception("an analysis failed", extra={"facts": {"table": table}})
        Study.objects.filter(pk=table).update(failed=True, at=timezone.now())
    finally:
        _at_hand.pop(table, None)
        close_old_connections()


def _figures(match: Match, found: analysis.Analysis) -> dict[str, Any]:
    """What is kept of an analysis: numbers, and why something else was better, in every language."""
    seats = range(match.seats)
    worst = [choice for seat in seats for choice in found.worst(WORST, seat) if choice.cost >= COST]
    return {
        "version": analysis.VERSION,
        "chances": found.chances,
        "errors": found.errors,
        "accuracy": [found.accuracy(seat) for seat in seats],
        "accuracy_error": [found.accuracy_error(seat) for seat in seats],
        "worst": [
            {"number": choice.number, "seat": choice.seat, "taken": choice.taken, "best": choice.best,
             "cost": choice.cost, "error": choice.error,
             "why": {lang: [match_say(match, text, lang, choice.seat) for text in choice.better]
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
    ring: int  # its number in the chart
    taken: str
    better: str
    why: tuple[str, ...]
    cost: int  # in hundredths of a win
    error: int  # how far off that may be


def shown(room: Room, study: Study, lang: str, seat: int) -> dict[str, Any]:
    """The analysis in words and numbers: `chances` of every seat over time in hundredths, `marks` on them."""
    figures, match = study.figures, room.match
    order = sorted(range(match.seats), key=lambda k: k != seat)  # the reader first
    worst = sorted(figures["worst"], key=lambda choice: order.index(choice["seat"]))
    told, off = _costly(match, worst, lang, seat), figures.get("accuracy_error", [0.0] * match.seats)
    worst = [choice for choice in worst if choice["number"] in told]
    told = {choice["number"]: replace(told[choice["number"]], ring=1 + k) for k, choice in enumerate(worst)}
    rows, errors = (
        [[round(100 * share) for share in row] for row in zip(*figures.get(name, ()), strict=True)]
        for name in ("chances", "errors")
    )
    marks = [(choice["number"], choice["seat"]) for choice in worst]
    return {
        "chances": rows,
        "errors": errors,
        "marks": marks,
        "accuracy": [
            {"name": match.names[k], "seat": k, "percent": round(100 * figures["accuracy"][k]),
             "error": round(100 * off[k])} for k in order
        ],
        "worst": [
            {"name": match.names[k], "seat": k, "own": k == seat,
             "choices": [told[choice["number"]] for choice in worst if choice["seat"] == k]}
            for k in order
        ],
    }  # fmt: skip


def _costly(match: Match, worst: list[dict[str, Any]], lang: str, viewer: int) -> dict[int, Costly]:
    """The choices in words, by number: the game is played again up to each of them. Where the rules have changed since
    it was analysed, what was better may not be offered any more; such a choice is left out."""
    wanted = {choice["number"]: choice for choice in worst}
    twin = Match(match.game, match.seats, match.variant, match.seed, match.names)
    found: dict[int, Costly] = {}
    for number, (seat, option) in enumerate(match.choices):
        if number in wanted:
            choice = wanted[number]
            words = {o.id: match_say(twin, o.text, lang, viewer) for o in twin.options(seat, refused=False)}
            if {choice["taken"], choice["best"]} <= words.keys():
                found[number] = Costly(
                    number, 0, words[choice["taken"]], words[choice["best"]],
                    tuple(choice["why"].get(lang, ())), round(100 * choice["cost"]),
                    round(100 * analysis.WIDTH * choice.get("error", 0.0)),
                )  # fmt: skip
            del wanted[number]
        if not wanted:
            break
        twin.choose(seat, option)
    return found


def position(room: Room, number: int, lang: str) -> str:
    """The table as the seat saw it that was about to make a choice, as a picture."""
    of(room)  # refuses a running game
    match = room.match
    if not 0 <= number < len(match.choices):
        raise Refused("refused-no-position", status=404)
    key = (room.id, number, lang)
    if key not in _pictures:
        while len(_pictures) >= PICTURES:
            _pictures.pop(next(iter(_pictures)), None)
        _pictures[key] = _drawn(match, number, lang)
    return _pictures[key]


def _drawn(match: Match, number: int, lang: str) -> str:
    twin = Match(match.game, match.seats, match.variant, match.seed, match.names)
    for seat, option in match.choices[:number]:
        twin.choose(seat, option)
    return twin.svg(viewer=match.choices[number][0], width=1000, lang=lang)
