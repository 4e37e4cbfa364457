"""After a game: its analysis, begun by a button, with progress; and the positions it speaks of."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from collegium.web.door import limits
from collegium.web.live import catalogue, study
from collegium.web.live.room import Room
from collegium.web.page.fronts import front
from collegium.web.page.marks import chart_svg
from collegium.web.page.paint import Viewer
from collegium.web.views.common import act, refusable
from collegium.web.views.play import opened
from collegium.web.words import language


@act("analysis")
def begin(request: Any, table: str) -> HttpResponse:
    """Have the game analysed; the page shows how far it is."""
    room, _ = opened(request, table)
    study.begin(room)
    if request.POST.get("next") == "replay":
        return redirect("replay", room.table.spectators)
    return redirect("analysis", table)


@require_safe
@refusable
def analysis(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    context = _context(room, viewer)
    return render(request, "site/analysis.html", context)


@require_safe
@refusable
def part(request: Any, table: str) -> HttpResponse:
    """The part of the page that renews itself until the analysis is done."""
    room, viewer = opened(request, table)
    return render(request, "site/analysis_part.html", _context(room, viewer))


def _context(room: Room, viewer: Viewer) -> dict[str, Any]:
    found, game = study.of(room), room.match.game
    context: dict[str, Any] = {
        "table": room.table,
        "game": game,
        "entry": catalogue.entry(game, viewer.lang),
        "front": front(game, viewer.lang),
        "study": found,
    }
    if found is None or found.failed:
        context["takes"] = duration(study.foretold(room))
    else:
        context["left"] = duration(study.left(found))
    if found is not None:
        context["percent"] = round(100 * found.done / max(found.total, 1))
        if found.figures is not None:
            context |= study.shown(room, found, viewer.lang, viewer.seat)
            context["chart"] = chart_svg(context["chances"], viewer.shape, context["marks"], "%", context["errors"])
    return context


def duration(seconds: float) -> dict[str, int] | None:
    """Seconds or minutes as a text tells them, rounded as roughly as they are known; None when they are not."""
    if seconds <= 0:
        return None
    return {"minutes": round(seconds / 60) if seconds >= 90 else 0, "seconds": max(5, 5 * round(seconds / 5))}


@require_safe
@refusable
def position(request: Any, table: str, number: int) -> HttpResponse:
    """The table before a choice of a finished game, as a picture."""
    limits.spend(request, "picture")
    room, _ = opened(request, table)
    response = HttpResponse(study.position(room, number, language(request)), content_type="image/svg+xml")
    response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    response["Cache-Control"] = "private, max-age=3600"
    return response
