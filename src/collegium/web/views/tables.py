"""Setting up: play now, a new table, its waiting room, joining by link, leaving, removing, starting, the QR code."""

from __future__ import annotations

import io
from typing import Any

import segno
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.crypto import constant_time_compare
from django.views.decorators.http import require_POST, require_safe

from collegium.bots import dial
from collegium.kernel.texts import LANGUAGES, Text
from collegium.web.door import limits
from collegium.web.live import catalogue, challenges, classes, clocks, even, people, ratings, tables
from collegium.web.models import Table
from collegium.web.page.fronts import front
from collegium.web.page.marks import motif_svg, seat_svg
from collegium.web.refusals import Refused
from collegium.web.views.challenges import asked_for
from collegium.web.views.common import act, number, refusable, somebody
from collegium.web.words import game_say, language, say


@act("create")
def play_now(request: Any, key: str) -> HttpResponse:
    """One click to a running game against bots."""
    game = catalogue.find(key)
    person = people.ensure_person(request)
    rivals = [(catalogue.default_level(), "")] * (catalogue.default_seats(game) - 1)
    variant = next(iter(game.variants))
    quick = game.setting_up is not None and tables.is_new_to(person, game)
    table = tables.create(person, game, variant, [(tables.ME, ""), *rivals], language=language(request), quick=quick)
    tables.start(table.id, person)
    return redirect("table", table.id)


@refusable
def new(request: Any, key: str) -> HttpResponse:
    """Set up a table on one screen."""
    game, lang = catalogue.find(key), language(request)
    told, refused = request.POST, None
    if request.method == "POST":
        try:
            return _create(request, game)
        except Refused as error:
            if error.key != "refused-seats":
                raise
            refused = error
    variants = [
        {"key": variant, "low": low, "high": high, "title": game_say(game, lang, Text(f"variant-{variant}")),
         "about": game_say(game, lang, Text(f"variant-{variant}-about"))}
        for variant, (low, high) in game.variants.items()
    ]  # fmt: skip
    rival, least = asked_for(request), min(low for low, _ in game.variants.values())
    count = max(2, least) if rival else catalogue.default_seats(game)
    usual = clocks.WITH_PEOPLE if rival else "none"
    own = even.of(people.person_of(request), game)
    seats = [
        {"number": seat, "mark": seat_svg(seat, 24), "must": seat < least,
         "name": told.get(f"name-{seat}", ""), "strength": told.get(f"strength-{seat}", str(own or even.usual(game))),
         "default": told.get(f"seat-{seat}", _usual(seat, count, rival))}
        for seat in range(game.seats[1])
    ]  # fmt: skip
    chosen = told.get("variant", variants[0]["key"])
    asked = [even.meant(game, seat["default"], seat["strength"]) for seat in seats]
    context = {
        "game": game, "entry": catalogue.entry(game, lang), "front": front(game, lang), "variants": variants,
        "others": [(catalogue.entry(one, lang), motif_svg(one.motif, 26)) for one in catalogue.by_weight()],
        "seats": seats, "levels": catalogue.levels(), "chosen": chosen, "here": "play",
        "clocks": clocks.PRESETS.values(), "rival": rival, "even": own, "reach": dial.reach(game),
        "steps": dial.steps(game),
        "clock": told.get("clock", usual),
        "counts": range(least, game.seats[1] + 1), "count": sum(who != tables.NOBODY for who in asked),
        "quick": _quick(request, game), "can_count": _account(request) is not None,
        "rated": told["rated"] == "1" if "rated" in told else _account(request) is not None,
        "summary": summary(game, lang, chosen, asked, _clock(request, usual), False, _counts(request, game, asked)),
        "refused": refused.words(lang) if refused else "", "usual": catalogue.default_level(),
    }  # fmt: skip
    return render(request, "site/new.html", context, status=refused.status if refused else 200)


@require_POST
@refusable
def sentence(request: Any, key: str) -> HttpResponse:
    """What the table would be, in one sentence, while it is being set up."""
    game, form = catalogue.find(key), request.POST
    who = [who for who, _ in _seats(request, game)]
    counts = _counts(request, game, who)
    public = form.get("public") == "1"
    told = summary(game, language(request), form.get("variant", ""), who, _clock(request), public, counts)
    return render(request, "site/new_summary.html", {"summary": told})


def summary(
    game: Any, lang: str, variant: str, seats: list[str], clock: clocks.Preset, public: bool, counts: str
) -> dict[str, str | bool | int]:
    """Who plays what and how, in words; `refused` says why it cannot be so."""
    low, high = game.variants.get(variant) or next(iter(game.variants.values()))
    taken = [who for who in seats if who != tables.NOBODY]
    rated = sorted({who for who in taken if dial.asked(who)})
    kinds = [who for who in (tables.ME, tables.HERE, tables.OPEN, *catalogue.levels(), *rated) if who in taken]
    named = [_named(lang, who, taken.count(who)) for who in kinds]
    who = say(lang, "sum-and", some=", ".join(named[:-1]), last=named[-1]) if len(named) > 1 else "".join(named)
    title = game_say(game, lang, Text("game-title"))
    fits = low <= len(taken) <= high
    return {
        "who": say(lang, "sum-who", who=who[:1].upper() + who[1:], game=title),
        "how": say(lang, "sum-how", clock=say(lang, "clock-told", **clock.told), seen="all" if public else "link"),
        "counts": say(lang, "sum-counts", why=counts),
        "waits": tables.OPEN in taken,
        "refused": "" if fits else say(lang, "refused-seats", low=low, high=high),
    }


def _named(lang: str, who: str, count: int) -> str:
    """So many of these, within a sentence."""
    asked = dial.asked(who)
    return (
        say(lang, "sum-rated", rating=asked[0], count=count) if asked else say(lang, "sum-seat", who=who, count=count)
    )


def _account(request: Any) -> Any:
    """The person behind a request, if they have an account."""
    person = people.person_of(request)
    return person if person and person.user_id else None


def _counts(request: Any, game: Any, seats: list[str]) -> str:
    """Would a table with these seats count? `rated`, `friendly` where nobody asks for it, or why it cannot."""
    if request.POST.get("rated", "1") != "1":
        return "friendly"
    return tables.uncounted(people.person_of(request), game, seats) or "rated"


def _quick(request: Any, game: Any) -> bool | None:
    """Whether quick start is switched on; None where a game has no choices in its set-up."""
    if game.setting_up is None:
        return None
    return "quick" in request.POST if request.POST else tables.is_new_to(people.person_of(request), game)


def _usual(seat: int, count: int, rival: Any = None) -> str:
    if rival and seat == 1:
        return tables.OPEN
    return tables.ME if seat == 0 else catalogue.default_level() if seat < count else tables.NOBODY


def _create(request: Any, game: Any) -> HttpResponse:
    limits.spend(request, "create")
    form = request.POST
    person = people.ensure_person(request, form.get("name", ""))
    seats = _seats(request, game)
    if form.get("fill"):
        seats = [(catalogue.default_level() if who == tables.OPEN else who, name) for who, name in seats]
    clock, rival = _clock(request), asked_for(request)
    if rival:
        challenges.check(person, rival)
    table = tables.create(
        person, game, form.get("variant", ""), seats, public=form.get("public") == "1",
        language=form.get("language") if form.get("language") in LANGUAGES else language(request),
        pace=clock.pace, clock=clock.clock, extra=clock.extra,
        late=Table.LOST if form.get("late") == Table.LOST else Table.BOT,
        stand_in=form["stand_in"] if even.is_kept(game, form.get("stand_in", "")) else "",
        undo=form.get("undo") == "1",
        coach=form.get("coach") if form.get("coach") in (Table.ALWAYS, Table.NEVER) else Table.ALONE,
        quick=form.get("quick") == "1" and game.setting_up is not None,
        rated=form.get("rated") == "1" and _counts(request, game, [who for who, _ in seats]) == "rated",
    )  # fmt: skip
    if all(seat.taken for seat in table.seats.all()):
        tables.start(table.id, person)
    elif rival:
        challenges.make(person, rival, table)
    return redirect("table", table.id)


def _clock(request: Any, usual: str = "none") -> clocks.Preset:
    """The clock that the form says, else the usual one; Refused when there is none of that name."""
    found = clocks.PRESETS.get(request.POST.get("clock") or usual)
    if found is None:
        raise Refused("refused-malformed", status=400)
    return found


def _seats(request: Any, game: Any) -> list[tuple[str, str]]:
    """Who is to sit where, as the form says: (who, name)."""
    form = request.POST
    return [
        (even.meant(game, form[f"seat-{n}"], form.get(f"strength-{n}", "")), form.get(f"name-{n}", ""))
        for n in range(game.seats[1])
        if f"seat-{n}" in form
    ]


def waiting_context(request: Any, table: Table) -> dict[str, Any]:
    """The waiting room as this person sees it."""
    person, lang = people.person_of(request), language(request)
    game = catalogue.find(table.game)
    seats = list(table.seats.select_related("person"))
    mine = [seat.number for seat in seats if person and seat.person_id == person.id]
    counts = (ratings.of_table(table) or "rated") if table.rated else ""
    return {
        "counts": counts,
        "table": table, "entry": catalogue.entry(game, lang), "game": game, "motif": motif_svg(game.motif),
        "variant": game_say(game, lang, Text(f"variant-{table.variant}")),
        "seats": [(seat, seat_svg(seat.number, 24)) for seat in seats], "mine": mine, "front": front(game, lang),
        "host": person is not None and table.host_id == person.id, "levels": catalogue.levels(),
        "usual": catalogue.default_level(), "even": even.of(person, game), "full": all(seat.taken for seat in seats),
        "free": sum(not seat.taken for seat in seats),
        "invitation": request.build_absolute_uri(reverse("invitation", args=[table.invitation])),
    }  # fmt: skip


def invited(request: Any, table: Table) -> dict[str, Any]:
    """What only the whole page of a waiting room tells, to whoever comes: the challenge that it answers, if any."""
    asked = challenges.standing(people.person_of(request))
    return {"challenge": next((one for one in asked if one.table_id == table.id), None), "here": "play"}


@require_safe
@refusable
def waiting(request: Any, table: str) -> HttpResponse:
    """The part of the waiting room that renews itself; the page loads anew once the game begins."""
    found = Table.objects.filter(id=table).first()
    if found is None or found.state != Table.OPEN:
        response = HttpResponse(status=204)
        response["HX-Refresh"] = "true"
        return response
    may_see(request, found)
    return render(request, "site/waiting_part.html", waiting_context(request, found))


def may_see(request: Any, table: Table) -> None:
    """Refused unless the table is public, or this person sits at it or was invited."""
    person = people.person_of(request)
    seated = person is not None and (table.host_id == person.id or table.seats.filter(person=person).exists())
    shown = request.GET.get("code") or request.get_signed_cookie(f"invited-{table.id}", "", salt="collegium.invited")
    invited = constant_time_compare(shown, table.invitation)
    if not (table.public or seated or invited):
        raise Refused("refused-private", status=403)


@require_safe
@refusable
def invitation(request: Any, token: str) -> HttpResponse:
    """Come in by an invitation link: to the waiting room, or to the game one plays already."""
    table = Table.objects.filter(invitation=token).first()
    if table is None and classes.is_code(token):
        return redirect("come", token)
    if table is None:
        raise Refused("refused-no-table", status=404)
    person = people.person_of(request)
    seated = person is not None and table.seats.filter(person=person).exists()
    if table.state != Table.OPEN and not table.public and not seated:
        raise Refused("refused-begun")
    response = redirect("table", table.id)
    if table.state == Table.OPEN:  # who shows a preview of the link keeps no cookie: the address says it, too
        response = redirect(f"{reverse('table', args=[table.id])}?code={token}")
        response.set_signed_cookie(
            f"invited-{table.id}", token, salt="collegium.invited", max_age=86400 * 14, httponly=True, samesite="Lax",
            secure=request.is_secure(),
        )  # fmt: skip
    return response


@act("join")
def join(request: Any, table: str) -> HttpResponse:
    found = get_object_or_404(Table, id=table)
    may_see(request, found)
    seat = number(request, "seat") if request.POST.get("seat") else None
    person = people.ensure_person(request, request.POST.get("name", ""))
    tables.join(table, person, seat)
    return redirect("table", table)


@act("join")
def clear(request: Any, table: str) -> HttpResponse:
    """Leave a seat, remove somebody (the host), or put a bot there (the host)."""
    tables.clear(table, somebody(request), number(request, "seat"), request.POST.get("bot", ""))
    still = Table.objects.filter(id=table).exists()
    return redirect("table", table) if still and not request.POST.get("leave") else redirect("home")


@act("join")
def start(request: Any, table: str) -> HttpResponse:
    tables.start(table, somebody(request))
    return redirect("table", table)


@act("join")
def leave(request: Any, table: str) -> HttpResponse:
    """Get up from a running game for good: home, with a word of thanks. So too where the game is over meanwhile."""
    try:
        tables.leave(table, somebody(request))
    except Refused as refused:
        if refused.key != "refused-over":
            raise
    goes_on = Table.objects.filter(id=table, state=Table.RUNNING).exists()
    return redirect(f"{reverse('home')}?left={'on' if goes_on else 'ended'}")


@require_safe
@refusable
def qr(request: Any, table: str) -> HttpResponse:
    """The invitation as a QR code."""
    found = Table.objects.filter(id=table).first()
    if found is None:
        raise Refused("refused-no-table", status=404)
    may_see(request, found)
    return drawn(request.build_absolute_uri(reverse("invitation", args=[found.invitation])))


def drawn(address: str) -> HttpResponse:
    """An address as a QR code."""
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", scale=5, border=3, dark="#1d1a15", light="#ffffff", xmldecl=False
    )
    return HttpResponse(out.getvalue(), content_type="image/svg+xml")
