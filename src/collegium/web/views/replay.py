"""A finished game seen again on its table: the page, its moments, playing on from one, journals out and in.

Whoever has the link for spectators may see it, from any seat: the game is over, and nothing of it is a secret any more.
"""

from __future__ import annotations

import time
from typing import Any

from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from collegium.web.door import limits
from collegium.web.live import catalogue, people, replays, rooms, study
from collegium.web.live.replays import Replay
from collegium.web.models import Table
from collegium.web.page import board
from collegium.web.page import replay as seen
from collegium.web.page.marks import motif_svg, seat_svg
from collegium.web.page.replay import ALL, Eyes
from collegium.web.refusals import Refused
from collegium.web.views.analysis import duration
from collegium.web.views.common import act, number, refusable
from collegium.web.views.play import SPEEDS, board_shape, large_card, shape
from collegium.web.words import language


def opened(token: str) -> Replay:
    """The replay that a link leads to."""
    found = Table.objects.filter(spectators=token).first()
    if found is None:
        raise Refused("refused-no-table", status=404)
    replay = replays.of(found)
    if replay.whole.game.stage is None:
        raise Refused("refused-no-replay", status=404)
    return replay


def own_seats(request: Any, replay: Replay) -> list[int]:
    person = people.person_of(request)
    return [seat.number for seat in replay.seats if person and seat.person_id == person.id]


def eyes_of(request: Any, replay: Replay) -> Eyes:
    """Through whose eyes it is asked for: one's own unless told otherwise."""
    told, own = request.GET.get("by", ""), own_seats(request, replay)
    known = (ALL, *(str(seat) for seat in range(replay.whole.seats)))
    by = told if told in known else str(own[0]) if own else ALL
    return Eyes(by, language(request), board_shape(request))


def asked_moment(request: Any, replay: Replay, name: str = "at") -> int | None:
    """A moment of the address, within the game; None where none is told."""
    told = request.GET.get(name, "")
    return min(int(told), replay.total) if told.isascii() and told.isdigit() and len(told) < 7 else None


@require_safe
@refusable
def page(request: Any, token: str) -> HttpResponse:
    replay = opened(token)
    eyes, at = eyes_of(request, replay), asked_moment(request, replay) or 0
    game, room = replay.whole.game, rooms.room(replay.id)
    drawn, found = seen.painted(replay, eyes, at), study.of(room)
    own = own_seats(request, replay)
    context = {
        "table": replay.table, "game": game, "entry": catalogue.entry(game, eyes.lang), "eyes": eyes, "own": own,
        "motif": motif_svg(game.motif, 30), "stage": mark_safe(drawn.whole()), "stage_classes": drawn.classes,
        "css": static(f"art/{game.key}/stage.css"), "sheet": board.sheet(game), "shape": shape(request),
        "tabs": board.tabs(rooms.room(replay.id), eyes.viewer(replay, at)), "now": f"{time.time():.3f}",
        "at": at, "total": replay.total, "turns": _joined(replay.turns()), "chapters": seen.chapters(replay, eyes.lang),
        "moments": reverse("moment", args=[token]), "look": reverse("replay_look", args=[token]), "speeds": SPEEDS,
        "places": [{"seat": k, "mark": seat_svg(k, 18), "name": name, "own": k in own}
                   for k, name in enumerate(replay.whole.names)],
        "share": request.build_absolute_uri(reverse("replay", args=[token])),
        "story": seen.story(replay, eyes), "shaped": board_shape(request), "seat": eyes.viewer(replay, at).seat,
        **seen.stands(replay, eyes, at), **_study(replay, found), **seen.analysed(replay, room, found, eyes),
    }  # fmt: skip
    return render(request, "site/replay.html", context)


def _joined(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _study(replay: Replay, found: Any) -> dict[str, Any]:
    """How far the analysis is."""
    going = found is not None and not found.failed and found.figures is None
    return {
        "study": found, "going": going, "percent": round(100 * found.done / max(found.total, 1)) if found else 0,
        "left": duration(study.left(found)) if going else None,
    }  # fmt: skip


@require_safe
@refusable
def part(request: Any, token: str) -> HttpResponse:
    """How far the analysis is; the page loads anew once it is done."""
    replay = opened(token)
    told = _study(replay, study.of(rooms.room(replay.id)))
    response = render(request, "site/replay_study.html", {**told, "table": replay.table})
    if not told["going"]:
        response["HX-Refresh"] = "true"
    return response


@require_safe
@refusable
def moment(request: Any, token: str) -> HttpResponse:
    """What a page needs to go to a moment from the one that it shows."""
    limits.spend(request, "moment")
    replay = opened(token)
    eyes, at = eyes_of(request, replay), asked_moment(request, replay)
    if at is None:
        raise Refused("refused-malformed", status=400)
    told = seen.news(replay, eyes, at, asked_moment(request, replay, "from"))
    context = {"news": told, "seat": eyes.viewer(replay, at).seat, **seen.stands(replay, eyes, at)}
    return render(request, "site/replay_moment.html", context)


@require_safe
@refusable
def look(request: Any, token: str) -> HttpResponse:
    """The large card of a piece at a moment."""
    replay = opened(token)
    eyes, at = eyes_of(request, replay), asked_moment(request, replay, "moment") or 0
    with replay.lock:
        replay.at(at)
        room: Any = replay
        return large_card(request, room, eyes.viewer(replay, at))


@act("create")
def play_on(request: Any, token: str) -> HttpResponse:
    """A new table against bots that begins at this moment."""
    replay = opened(token)
    table = replays.play_on(replay, people.ensure_person(request), number(request, "at"), number(request, "seat"))
    return redirect("table", table.id)


@require_safe
@refusable
def journal(request: Any, token: str) -> HttpResponse:
    """The journal of the game: save file and replay."""
    replay = opened(token)
    response = JsonResponse(replay.whole.journal())
    response["Content-Disposition"] = f'attachment; filename="{replay.whole.game.key}-{replay.id}.json"'
    return response


@act("create")
def upload(request: Any) -> HttpResponse:
    """Bring a journal along: it is verified, kept, and shown."""
    file = request.FILES.get("journal")
    if file is None or file.size > replays.LARGEST:
        raise Refused("refused-journal-file", status=400, most=replays.LARGEST // 1024)
    match = replays.read(file.read(), language(request))
    table = replays.take_in(match, people.ensure_person(request), language(request))
    return redirect("replay", table.spectators)
