"""Home: the games, your running games first; the open tables; health; the theme of a game."""

from __future__ import annotations

from typing import Any

from django.db.models import Count, Exists, OuterRef, Q
from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from collegium import __version__
from collegium.web.live import catalogue, people, signs
from collegium.web.models import Person, Seat, Table
from collegium.web.page.colours import colours
from collegium.web.page.marks import motif_svg
from collegium.web.views.common import refusable
from collegium.web.words import language

MINE = 5  # of one's own tables on the first page; all are on one's own page


def my_tables(
    person: Person | None, states: tuple[str, ...] = (Table.OPEN, Table.RUNNING, Table.HELD), most: int = 30
) -> list[Any]:
    """A person's tables, those that wait for them first."""
    if person is None:
        return []
    waiting = Seat.objects.filter(table=OuterRef("pk"), person=person, waiting=True)
    return list(
        Table.objects.filter(Q(seats__person=person) | Q(host=person), state__in=states)
        .annotate(mine=Exists(waiting)).distinct().order_by("-mine", "-changed").prefetch_related("seats")[:most]
    )  # fmt: skip


def rows(tables: list[Table], lang: str) -> list[dict[str, Any]]:
    """Tables as a list shows them; a game that is gone is left out."""
    entries = {game.key: catalogue.entry(game, lang) for game in catalogue.games()}
    return [{"table": table, "entry": entries[table.game]} for table in tables if table.game in entries]


def open_tables(lang: str) -> list[dict[str, Any]]:
    found = (
        Table.objects.filter(public=True, state__in=(Table.OPEN, Table.RUNNING))
        .annotate(free=Count("seats", filter=Q(seats__person=None, seats__bot="")))
        .order_by("state", "-created").prefetch_related("seats")[:40]
    )  # fmt: skip
    return rows(list(found), lang)


@require_safe
def home(request: Any) -> HttpResponse:
    lang = language(request)
    entries = [(catalogue.entry(game, lang), motif_svg(game.motif)) for game in catalogue.games()]
    mine = rows(my_tables(people.person_of(request), most=MINE + 1), lang)
    context = {"entries": entries, "mine": mine[:MINE], "more": len(mine) > MINE, "open": open_tables(lang)}
    return render(request, "site/home.html", context)


@require_safe
def lobby(request: Any) -> HttpResponse:
    """The open tables, as a part of a page that renews itself."""
    return render(request, "site/lobby.html", {"open": open_tables(language(request))})


@require_safe
@refusable
def theme(request: Any, key: str) -> HttpResponse:
    """The colours of a game as a stylesheet."""
    response = HttpResponse(colours(key), content_type="text/css; charset=utf-8")
    response["Cache-Control"] = "public, max-age=31536000, immutable" if request.GET.get("v") else "public, max-age=60"
    return response


@require_safe
def health(request: Any) -> JsonResponse:
    """Alive, with a database that can be written, whether bots stand still, and how far the games are compiled."""
    found = signs.life()
    games = {game.key: round(catalogue.readiness(game), 3) for game in catalogue.games()}
    return JsonResponse({**found, "version": __version__, "games": games}, status=200 if found["ok"] else 503)
