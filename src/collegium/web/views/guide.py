"""The guided first game: begin one, or go on with it."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect

from collegium.web.live import catalogue, guide, people
from collegium.web.views.common import act
from collegium.web.words import language


@act("create")
def begin(request: Any, key: str) -> HttpResponse:
    """One click to the first turns of a game, with a reason for each."""
    table = guide.begin(people.ensure_person(request), catalogue.find(key), language(request))
    return redirect("table", table.id)
