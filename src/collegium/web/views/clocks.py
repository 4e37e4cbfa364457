"""Clocks: a pause at a table, going on, taking one's seat back from a bot; being away for a while."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils import timezone

from collegium.web.live import breaks
from collegium.web.refusals import Refused
from collegium.web.views.common import act, somebody
from collegium.web.views.play import done, opened


@act("join")
def pause(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    breaks.pause(room, list(viewer.own))
    return done(request, room, viewer.seat)


@act("join")
def go_on(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    breaks.go_on(room)
    return done(request, room, viewer.seat)


@act("join")
def come_back(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    breaks.come_back(room, list(viewer.own))
    return done(request, room, viewer.seat)


@act("join")
def away(request: Any) -> HttpResponse:
    """Away until the end of a day; without one, back."""
    person, told = somebody(request), request.POST.get("until", "")
    if not told:
        breaks.come_home(person)
        return redirect("settings")
    try:
        day = datetime.strptime(told, "%Y-%m-%d") + timedelta(days=1)
        until = datetime.combine(day, time.min, timezone.get_current_timezone())
    except (ValueError, OverflowError):
        raise Refused("refused-malformed", status=400) from None
    breaks.go_away(person, until)
    return redirect("settings")
