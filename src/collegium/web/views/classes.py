"""Gatherings: open one, the host's page and what the host does there, coming in by a code, results."""

from __future__ import annotations

import csv
from typing import Any

from django.conf import settings
from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET, require_safe

from collegium.bots import dial
from collegium.kernel.texts import LANGUAGES, Text
from collegium.web.door import hall as door
from collegium.web.door import limits
from collegium.web.live import catalogue, classes, even, people, rights, tournaments
from collegium.web.models import Gathering, Table
from collegium.web.page.classes import Hall, look
from collegium.web.page.fronts import front
from collegium.web.page.marks import motif_svg, seat_svg
from collegium.web.refusals import Refused
from collegium.web.views.common import act, number, refusable, somebody
from collegium.web.views.tables import drawn
from collegium.web.words import game_say, language, say

FORMS = (Gathering.CLASS, Gathering.EVENING, *Gathering.TOURNAMENTS)
MINUTES = (0, 30, 45, 60, 90, 120)
HERE = ("localhost", "127.0.0.1", "[::1]")  # names that no phone can reach
COLUMNS = ("round", "table", "seat", "name", "bot", "points", "place", "state")


@refusable
def begin(request: Any) -> HttpResponse:
    """Open a gathering on one screen; those of one's own that are open stand above."""
    lang, told = language(request), request.POST
    key = told.get("game") or request.GET.get("game", "")
    game = catalogue.find(key) if key else catalogue.by_weight()[0]
    refused = ""
    if request.method == "POST":
        try:
            return redirect("hall", _opened(request, game).code)
        except Refused as error:
            if error.key != "refused-seats":
                raise
            refused = error.words(lang)
    person = people.person_of(request)
    form = told.get("form") or request.GET.get("form", "")
    variants = [
        {"key": variant, "title": game_say(game, lang, Text(f"variant-{variant}")),
         "about": game_say(game, lang, Text(f"variant-{variant}-about"))} for variant in game.variants
    ]  # fmt: skip
    low, high = game.seats
    context = {
        "game": game, "entry": catalogue.entry(game, lang), "front": front(game, lang), "variants": variants,
        "others": [(catalogue.entry(one, lang), motif_svg(one.motif, 26)) for one in catalogue.by_weight()],
        "forms": FORMS, "form": form if form in FORMS else FORMS[0], "counts": range(max(2, low), high + 1),
        "count": told.get("seats", catalogue.default_seats(game)), "levels": catalogue.levels(), "minutes": MINUTES,
        "usual": catalogue.default_level(), "reach": dial.reach(game), "strength": even.usual(game),
        "refused": refused, "here": "class",
        "own": Gathering.objects.filter(host=person, state=Gathering.OPEN).order_by("-created")[:8] if person else (),
    }  # fmt: skip
    return render(request, "class/new.html", context, status=400 if refused else 200)


def _opened(request: Any, game: Any) -> Gathering:
    limits.spend(request, "create")
    told = request.POST
    form = told.get("form", FORMS[0])
    if form not in FORMS:
        raise Refused("refused-malformed", status=400)
    lang = told.get("language") if told.get("language") in LANGUAGES else language(request)
    return classes.opened(
        people.ensure_person(request), game, told.get("variant", ""), number(request, "seats"),
        even.meant(game, told.get("bot", ""), told.get("strength", "")),
        minutes=min(number(request, "minutes"), 24 * 60) if told.get("minutes") else 0, form=form, language=lang,
        names=told.get("names") != "0", rounds=min(number(request, "rounds"), 99) if told.get("rounds") else 0,
        rated=told.get("rated") == "1", title=told.get("title", "") or say(lang, "class-untitled", form=form),
    )  # fmt: skip


# ----------------------------------------------------------------------------------------------------- the host's page


def own(request: Any, code: str) -> Gathering:
    """The gathering of who asks; whoever else comes here is shown the way in."""
    try:
        return classes.hosted(code, people.person_of(request))
    except Refused as refused:
        if refused.key == "refused-not-teacher":
            refused.way = (reverse("come", args=[classes.tidy(code)]), "come-way")
        raise


@require_safe
@refusable
def hall(request: Any, code: str) -> HttpResponse:
    """All tables on one page, for the projector."""
    found, lang = own(request, code), language(request)
    game = catalogue.find(found.game)
    address = f"{request.get_host()}{reverse('enter')}"
    seen = look(found, Hall(lang, timezone.get_current_timezone()))
    return render(request, "class/hall.html", {
        "gathering": found, "game": game, "entry": catalogue.entry(game, lang), "front": front(game, lang),
        "motif": motif_svg(game.motif, 44), "parts": seen.parts, "address": address,
        "far": request.get_host().rpartition(":")[0] in HERE or request.get_host() in HERE,
    })  # fmt: skip


@require_GET
@refusable
def stream(request: Any, code: str) -> HttpResponse:
    return door.answer(request, own(request, code), language(request), rights.of(request, -1))


@act("choose")
def do(request: Any, code: str) -> HttpResponse:
    """What the host does to all tables, or to one."""
    found, what = own(request, code), request.POST.get("do", "")
    table = number(request, "number") if request.POST.get("number") else None
    if what == "deal":
        if number(request, "round") == found.round:  # not twice by one click
            (tournaments if found.is_tournament else classes).deal(found)
    elif what in ("halt", "go"):
        classes.halt(found, what == "halt", table)
    elif what == "end":
        classes.end(found, classes.chosen(found, table))
    elif what == "restart" and table is not None:
        classes.restart(found, table)
    elif what == "helped" and table is not None:
        for one in classes.current(found).filter(number=table):
            classes.ask_help(one.id, None)
    elif what.startswith("away-") and table is not None and what[5:].isdecimal():
        classes.send_away(found, table, int(what[5:7]))
    elif what == "names":
        Gathering.objects.filter(code=found.code).update(names=not found.names)
        classes.called(found)
    elif what == "close":
        classes.close(found)
        return redirect("hall_results", found.code)
    else:
        raise Refused("refused-malformed", status=400)
    return HttpResponse(status=204) if request.headers.get("HX-Request") else redirect("hall", found.code)


@require_safe
@refusable
def qr(request: Any, code: str) -> HttpResponse:
    """The way in as a QR code."""
    return drawn(request.build_absolute_uri(reverse("come", args=[own(request, code).code])))


@require_safe
@refusable
def results(request: Any, code: str) -> HttpResponse:
    found, lang = own(request, code), language(request)
    stand = tournaments.standings(found) if found.is_tournament else []
    tables = [(table, [(seat, seat_svg(seat.number)) for seat in table.seats.all()]) for table in _tables(found)]
    game = catalogue.find(found.game)
    entry = catalogue.entry(game, lang)
    context = {"game": game, "gathering": found, "tables": tables, "standings": stand, "entry": entry, "here": "class"}
    return render(request, "class/results.html", context)


def _tables(gathering: Gathering) -> list[Table]:
    return list(gathering.tables.order_by("round", "number").prefetch_related("seats"))


@require_safe
@refusable
def sheet(request: Any, code: str, kind: str) -> HttpResponse:
    """The results as a file: every seat of every table; with the standings where it is a tournament (JSON)."""
    found = own(request, code)
    rows = classes.results(found)
    response: HttpResponse
    if kind == "json":
        response = JsonResponse({"title": found.title, "game": found.game, "form": found.form, "round": found.round,
                                 "standings": stood(found), "seats": rows})  # fmt: skip
    elif kind == "csv":
        response = HttpResponse(content_type="text/csv; charset=utf-8")
        response.write("\ufeff")  # so that spreadsheets read names as they are
        sheet = csv.writer(response)
        sheet.writerow(COLUMNS)
        sheet.writerows([_plain(row[column]) for column in COLUMNS] for row in rows)
    else:
        raise Refused("refused-malformed", status=404)
    response["Content-Disposition"] = f'attachment; filename="collegium-{found.code}.{kind}"'
    return response


def _plain(value: Any) -> Any:
    """A value that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t" and value else value


def stood(gathering: Gathering) -> list[dict[str, Any]]:
    """The standings of a tournament as JSON may hold them; none of a class."""
    if not gathering.is_tournament:
        return []
    return [
        {"place": one.place, "name": one.member.name, "points": float(one.points), "rivals": float(one.rivals),
         "firsts": one.firsts, "played": one.played, "byes": one.byes, "withdrawn": one.member.gone}
        for one in tournaments.standings(gathering)
    ]  # fmt: skip


# ----------------------------------------------------------------------------------------------------------- coming in


@require_safe
@refusable
def enter(request: Any) -> HttpResponse:
    """Have a code? That of a gathering, or an invitation (the link, or its last part)."""
    told = request.GET.get("code", "").strip()[:300]
    wrong = ""
    if told:
        limits.spend(request, "code")
        last = told.rstrip("/").rpartition("/")[2]
        if classes.is_code(last) and Gathering.objects.filter(code=classes.tidy(last), state=Gathering.OPEN).exists():
            return redirect("come", classes.tidy(last))
        if Table.objects.filter(invitation=last).exists():
            return redirect("invitation", last)
        wrong = say(language(request), "refused-no-class")
    return render(request, "class/enter.html", {"wrong": wrong, "told": told[:40]}, status=404 if wrong else 200)


def entered(request: Any, code: str) -> Gathering:
    """The gathering of a code; codes that strangers try are counted. Its language is spoken to who has chosen none."""
    if not classes.is_member(code, people.person_of(request)):
        limits.spend(request, "code")
    found = classes.find(code)
    if settings.LANGUAGE_COOKIE_NAME not in request.COOKIES:
        request.LANGUAGE_CODE = found.language
    return found


@refusable
def come(request: Any, code: str) -> HttpResponse:
    """Come in on a phone: say one's name, sit down. Who is in goes on to their table, or waits for one."""
    found = entered(request, code)
    lang, person = language(request), people.person_of(request)
    if request.method == "POST":
        limits.spend(request, "join")
        person = people.ensure_person(request, request.POST.get("name", ""))
        table = number(request, "table") if request.POST.get("table") else None
        classes.join(found.code, person, request.POST.get("friends", ""), table)
        response = redirect("come", found.code)
        if settings.LANGUAGE_COOKIE_NAME not in request.COOKIES:
            response.set_cookie(
                settings.LANGUAGE_COOKIE_NAME, found.language, max_age=settings.LANGUAGE_COOKIE_AGE, httponly=True,
                samesite="Lax", secure=settings.HTTPS,
            )  # fmt: skip
        return response
    seat = classes.seat_of(found, person)
    if seat and seat.table.state != Table.ENDED and "stay" not in request.GET:
        return redirect("table", seat.table.id)
    game = catalogue.find(found.game)
    inside = person is not None and found.members.filter(person=person, gone=False).exists()
    context = {
        "gathering": found, "game": game, "entry": catalogue.entry(game, lang), "front": front(game, lang),
        "inside": inside, "signs": list(found.code), "known": person and not people.is_unnamed(person.name),
        **(_waiting(found, person) if inside else _offer(found)),
    }  # fmt: skip
    return render(request, "class/come.html", context)


def _offer(gathering: Gathering) -> dict[str, Any]:
    """Where there is room in a class that plays: the table, who sits there, the seat that a bot has kept."""
    if gathering.is_tournament or not gathering.round:
        return {}
    free = [
        table for table in classes.current(gathering).filter(state=Table.RUNNING).prefetch_related("seats")
        if classes.kept(table)
    ]  # fmt: skip
    best = classes.room_for(gathering)
    seats = list(best.seats.all()) if best else []
    kept = next(iter(classes.kept(best)), None) if best else None
    return {
        "free": free, "best": best, "mark": seat_svg(kept.number, 34) if kept else "",
        "with": ", ".join(seat.name for seat in seats if not seat.bot) if gathering.names else "",
    }  # fmt: skip


def _waiting(gathering: Gathering, person: Any) -> dict[str, Any]:
    """Who waits: what became of their last table, and how everybody stands in a tournament."""
    seat = classes.seat_of(gathering, person)
    last = [(one, seat_svg(one.number)) for one in seat.table.seats.order_by("place", "number")] if seat else []
    stand = tournaments.standings(gathering) if gathering.is_tournament else []
    bye = gathering.is_tournament and gathering.round and seat is None
    return {"last": last, "standings": stand, "bye": bye, "over": stand and tournaments.is_over(gathering)}


@require_safe
@refusable
def wait(request: Any, code: str) -> HttpResponse:
    """Asked now and then by who waits: the way to their table once they have one."""
    found, person = classes.find(code), people.person_of(request)
    seat = classes.seat_of(found, person)
    response = HttpResponse(status=204)
    if seat and seat.table.state != Table.ENDED and str(seat.table.id) != request.GET.get("last"):
        response["HX-Redirect"] = reverse("table", args=[seat.table.id])
    return response


@act("join")
def leave(request: Any, code: str) -> HttpResponse:
    """Withdraw."""
    classes.leave(code, somebody(request))
    return redirect("home")
