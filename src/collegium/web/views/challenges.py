"""Challenges: whom a new table is for, those one was asked to, saying no."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import redirect

from collegium.web.live import catalogue, challenges, people
from collegium.web.models import Person
from collegium.web.page.marks import motif_svg
from collegium.web.views.common import act, somebody


def asked_for(request: Any) -> Person | None:
    """Whom the reader is about to ask to a table (`with=ID`), if they may."""
    told = request.POST.get("with") or request.GET.get("with", "")
    try:
        person = Person.objects.filter(id=UUID(told)).first() if told else None
    except ValueError:
        return None
    return person if person and challenges.may(people.person_of(request), person) else None


def listed(person: Person | None, lang: str) -> list[dict[str, Any]]:
    """What somebody was asked to, as lists show it."""
    known = {game.key: game for game in catalogue.games()}
    return [
        {"challenge": one, "entry": catalogue.entry(known[one.table.game], lang),
         "motif": motif_svg(known[one.table.game].motif, 30)}
        for one in challenges.standing(person) if one.table.game in known
    ]  # fmt: skip


@act("join")
def refuse(request: Any, table: str) -> HttpResponse:
    challenges.refuse(somebody(request), table)
    return redirect("home")
