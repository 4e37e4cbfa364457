"""Somebody's page, and one's own."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from collegium.web.live import catalogue, challenges, people
from collegium.web.live.replays import LARGEST
from collegium.web.models import Person, Table
from collegium.web.page import person as pages
from collegium.web.page.cards import cards
from collegium.web.refusals import Refused
from collegium.web.views.challenges import listed
from collegium.web.views.common import act, refusable, somebody
from collegium.web.views.home import my_tables
from collegium.web.words import language

SHOWN = ("", "rated", "people")  # which games


@require_safe
def me(request: Any) -> HttpResponse:
    """You: ratings, games that run, games that are over, games of others that you opened."""
    person = people.person_of(request)
    lang = language(request)
    running = cards(my_tables(person), lang, person)
    own = person.id if person else None
    ended = my_tables(person, (Table.OVER,))
    others = [table for table in ended if own not in {seat.person_id for seat in table.seats.all()}]
    brought = cards(others, lang, person)
    about = {"running": running, "brought": brought, "largest": LARGEST // 1024, "here": "mine"}
    about["challenges"] = listed(person, lang)
    return _page(request, person, about)


@require_safe
@refusable
def person(request: Any, id: UUID) -> HttpResponse:
    """Somebody else, as far as they let others see."""
    found = Person.objects.filter(id=id).first()
    if found is None:
        raise Refused("person-gone", status=404)
    viewer = people.person_of(request)
    return (
        redirect("me")
        if viewer and viewer.id == found.id
        else _page(request, found, {"challenge": _common(viewer, found)})
    )


def _common(viewer: Person | None, found: Person) -> str:
    """The game to challenge somebody at: what they played last; nothing where they may not be asked."""
    if not challenges.may(viewer, found):
        return ""
    games = [game.key for game in catalogue.by_weight()]
    last = found.seats.filter(table__game__in=games, table__state=Table.OVER).order_by("-table__changed").first()
    return str(last.table.game) if last else games[0]


def _page(request: Any, found: Person | None, more: dict[str, Any]) -> HttpResponse:
    show = request.GET.get("show", "")
    shown = pages.page(
        found, people.person_of(request), language(request), show if show in SHOWN else "", "older" in request.GET
    )
    sure = next((card.strength for card in shown.cards if card.strength), None)
    size = {"wide": pages.WIDE, "high": pages.HIGH}
    context = {"page": shown, "show": show, "sure": sure, "drawn": size}
    return render(request, "site/person.html", {**context, **more})


@act("join")
def privacy(request: Any) -> HttpResponse:
    """Keep one's page private, or not."""
    found = somebody(request)
    found.private = request.POST.get("private") == "1"
    found.save(update_fields=["private"])
    return redirect(f"{reverse('settings')}?kept")
