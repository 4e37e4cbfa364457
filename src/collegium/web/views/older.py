"""A table that is set aside because its rules have changed: every player there may end it."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect

from collegium.web.live import older, rooms
from collegium.web.refusals import Refused
from collegium.web.views.common import act, somebody


@act("join")
def end(request: Any, table: str) -> HttpResponse:
    """End it without a result; refused where its journal plays, for then it goes on."""
    try:
        rooms.room(table)
    except older.Older:
        older.end(table, somebody(request))
        return redirect("table", table)
    raise Refused("refused-goes-on")
