"""Home: play or learn, your running games first, open tables, games to watch; health; the theme of a game."""

from __future__ import annotations

from typing import Any

from django.db.models import Exists, OuterRef, Q
from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from collegium import __version__
from collegium.web.live import catalogue, guide, people, signs
from collegium.web.live.replays import LARGEST
from collegium.web.models import Person, Seat, Table
from collegium.web.page import howto, readings, tonight
from collegium.web.page.cards import LISTED, cards, open_tables, public
from collegium.web.page.colours import colours
from collegium.web.page.fronts import front
from collegium.web.page.marks import motif_svg
from collegium.web.views import kept
from collegium.web.views.challenges import listed
from collegium.web.views.common import refusable
from collegium.web.words import language

MINE, OPEN, WATCHED = 6, 8, 4  # on the first page: own tables, open tables, games to watch
# The table that somebody comes from: a bot goes on; the last player left; the game had ended before.
LEFT = ("on", "ended", "over")


def my_tables(
    person: Person | None, states: tuple[str, ...] = (Table.OPEN, Table.RUNNING, Table.HELD), most: int = 30
) -> list[Any]:
    """A person's tables, those that wait for them first. A table that is set aside waits for nobody."""
    if person is None:
        return []
    waiting = Seat.objects.filter(table=OuterRef("pk"), person=person, waiting=True, bot="")
    waiting = waiting.exclude(table__state=Table.HELD)
    return list(
        Table.objects.filter(Q(seats__person=person) | Q(host=person), state__in=states, archived=False)
        .annotate(mine=Exists(waiting)).distinct().order_by("-mine", "-changed").prefetch_related("seats")[:most]
    )  # fmt: skip


def shelf(lang: str) -> list[dict[str, Any]]:
    """The games, lightest first."""
    return [
        {"entry": catalogue.entry(game, lang), "front": front(game, lang), "motif": motif_svg(game.motif, 34),
         "learnt": howto.reading(game, lang), "guided": guide.script(game) is not None}
        for game in catalogue.by_weight()
    ]  # fmt: skip


def suggested(person: Person | None, wished: tonight.Wish, lang: str) -> catalogue.Entry | None:
    """The game that "Play now" begins: the one played last, else the one that suits best."""
    last = Table.objects.filter(seats__person=person).order_by("-changed").first() if person else None
    known = {game.key: game for game in catalogue.games()}
    if last and last.game in known:
        return catalogue.entry(known[last.game], lang)
    return next((one.entry for one in tonight.answers(wished, lang)), None)


@require_safe
def home(request: Any) -> HttpResponse:
    if kept.is_strange(request):
        return kept.shown(request, "site/home.html", lambda: _home(request), tonight.wish(request.GET), _left(request))
    return render(request, "site/home.html", _home(request))


def _left(request: Any) -> str:
    """Return how somebody just left a table, for a word of thanks; empty for everybody else."""
    how = request.GET.get("left", "")
    return how if how in LEFT else ""


def _home(request: Any) -> dict[str, Any]:
    lang, person = language(request), people.person_of(request)
    mine, wished = cards(my_tables(person, most=MINE + 1), lang, person), tonight.wish(request.GET)
    return {
        "shelf": shelf(lang), "mine": mine[:MINE], "more": len(mine) > MINE, "waits": sum(c.table.mine for c in mine),
        "first": suggested(person, wished, lang), "challenges": listed(person, lang),
        "credits": [readings.credited(game, lang) for game in catalogue.by_weight()],
        **_tonight(request), **_lobby(lang, person), "here": "play", "left": _left(request),
    }  # fmt: skip


def _lobby(lang: str, person: Person | None) -> dict[str, Any]:
    running = Table.objects.filter(public=True, state=Table.RUNNING).count()
    return {
        "open": open_tables(lang, OPEN, person),
        "watched": public(Table.RUNNING, lang, WATCHED),
        "running": running,
    }


def _tonight(request: Any) -> dict[str, Any]:
    wished = tonight.wish(request.GET)
    return {
        "wished": wished, "answers": tonight.answers(wished, language(request)),
        "asked": {"people": tonight.PEOPLE, "minutes": tonight.MINUTES, "known": tonight.KNOWN},
    }  # fmt: skip


@require_safe
def lobby(request: Any) -> HttpResponse:
    """The open tables and the games to watch, as a part of a page that renews itself."""
    lang = language(request)
    if kept.is_strange(request):
        return kept.shown(request, "site/lobby.html", lambda: _lobby(lang, None))
    return render(request, "site/lobby.html", _lobby(lang, people.person_of(request)))


@require_safe
def which(request: Any) -> HttpResponse:
    """Which one tonight: the answers alone."""
    return render(request, "site/answers.html", _tonight(request))


@require_safe
def learn(request: Any) -> HttpResponse:
    """How to play each of the games."""
    return render(request, "site/learn.html", {"shelf": shelf(language(request)), "here": "learn"})


@require_safe
def watching(request: Any) -> HttpResponse:
    """The running games that everybody may watch."""
    watched = public(Table.RUNNING, language(request), LISTED)
    return render(request, "site/watching.html", {"watched": watched, "largest": LARGEST // 1024, "here": "watch"})


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
