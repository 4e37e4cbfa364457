"""The door for programs: who one is by a key, what goes in and out by JSON. Refusals say what happened."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt

from collegium import __version__
from collegium.web.door import api, limits
from collegium.web.door.openapi import MOST_SEATS, document
from collegium.web.door.stream import streamed
from collegium.web.live import breaks, catalogue, people, rooms, tables
from collegium.web.live.older import Older
from collegium.web.live.rights import Right
from collegium.web.live.room import Room
from collegium.web.models import Table
from collegium.web.refusals import Refused
from collegium.web.views.common import View, act
from collegium.web.words import language

LARGEST = 2**31 - 1  # number in a request
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it; not a backslash before these letters


def door(*methods: str, kind: str = "choose", keyed: bool = True) -> Callable[[View], View]:
    """A view for programs: these methods, within a rate limit, by key, refusals as JSON. No cookies count here."""

    def wrap(view: View) -> View:
        @csrf_exempt
        @wraps(view)
        def careful(request: Any, *args: Any, **kwargs: Any) -> HttpResponse:
            try:
                if request.method not in methods:
                    raise Refused("refused-malformed", status=405)
                if keyed:
                    request._key = api.holder(request.headers.get("Authorization", ""))
                    request._person = request._key.person
                if request.method == "POST":
                    limits.spend(request, kind)
                return view(request, *args, **kwargs)
            except Refused as refused:
                response = JsonResponse(api.refusal(refused, language(request)), status=refused.status)
                if refused.wait:
                    response["Retry-After"] = str(refused.wait)
                if refused.status == 405:
                    response["Allow"] = ", ".join(methods)
                if refused.status == 401:
                    response["WWW-Authenticate"] = "Bearer"
                return response

        return careful

    return wrap


def body(request: Any, *more: str, **wanted: type) -> dict[str, Any]:
    """The JSON object of a request with these fields, and with those of `more` or not; Refused when it is something
    else, or has a field that nobody knows: it may be a slip."""
    try:
        found = json.loads(request.body)
        written = json.dumps(found, ensure_ascii=False).encode()  # half of a character is no text
    except (ValueError, RecursionError):
        raise Refused("refused-malformed", status=400) from None
    if NUL.search(written):
        raise Refused("refused-malformed", status=400)
    if isinstance(found, dict):  # to JSON, 3.0 is a whole number
        found = {name: int(one) if isinstance(one, float) and one.is_integer() else one for name, one in found.items()}
    if not isinstance(found, dict) or any(type(found.get(name)) is not kind for name, kind in wanted.items()):
        raise Refused("refused-malformed", status=400)
    if not set(found) <= {*more, *wanted}:
        raise Refused("refused-malformed", status=400)
    if any(type(one) is int and abs(one) > LARGEST for one in found.values()):
        raise Refused("refused-malformed", status=400)
    return found


def own(request: Any, table: str, seat: int | None) -> tuple[Room, int]:
    """The room and the seat that the key's holder has there."""
    room = rooms.fresh(table) if request.method == "GET" else rooms.room(table)
    held = room.seats_of(people.person_of(request))
    if not held or (seat is not None and seat not in held):
        raise Refused("refused-not-seated", status=403)
    return room, held[0] if seat is None else seat


@door("GET", keyed=False)
def openapi(request: Any) -> HttpResponse:
    return JsonResponse(document(__version__, request.build_absolute_uri("/api")))


@door("GET", keyed=False)
def games(request: Any) -> HttpResponse:
    lang = language(request)
    found = [
        {"game": game.key, "title": catalogue.entry(game, lang).title, "rules_version": game.rules_version,
         "variants": {key: {"least": low, "most": high} for key, (low, high) in game.variants.items()},
         "ratings": api.ladder(game)}
        for game in catalogue.games()
    ]  # fmt: skip
    return JsonResponse({"games": found, "bots": catalogue.levels()})


@door("GET")
def me(request: Any) -> HttpResponse:
    """Who the key's holder is, and how strong."""
    person = people.person_of(request)
    assert person is not None
    return JsonResponse({"name": person.name, "account": person.user_id is not None, "ratings": api.ratings_of(person)})


@door("GET", "POST", kind="create")
def tables_(request: Any) -> HttpResponse:
    """My tables; or a new one, which begins at once when no seat is open."""
    person = people.person_of(request)
    assert person is not None
    if request.method == "GET":
        mine = Table.objects.filter(seats__person=person, state__in=(Table.OPEN, Table.RUNNING)).distinct()
        return JsonResponse(
            {"tables": [api.summary(t, person) for t in mine.order_by("-changed").prefetch_related("seats")]}
        )
    told = body(request, "variant", "rated", game=str, seats=list)
    game = catalogue.find(told["game"])
    variant = told.get("variant", next(iter(game.variants)))
    if not isinstance(variant, str) or not all(isinstance(who, str) for who in told["seats"]):
        raise Refused("refused-malformed", status=400)
    seats, rated = told["seats"], told.get("rated", False)
    if type(rated) is not bool or not 1 <= len(seats) <= MOST_SEATS:
        raise Refused("refused-malformed", status=400)
    if rated and (why := tables.uncounted(person, game, seats)):
        raise Refused("refused-unrated", why=why)
    try:
        table = tables.create(person, game, variant, [(who, "") for who in seats], rated=rated)
    except Refused as refused:
        refused.status = 409  # it is well understood; there is no such table
        raise
    if all(seat.taken for seat in table.seats.all()):
        tables.start(table.id, person)
    table.refresh_from_db()
    link = request.build_absolute_uri(reverse("invitation", args=[table.invitation]))
    return JsonResponse({**api.summary(table, person), "invitation": link}, status=201)


@door("POST", kind="join")
def join(request: Any) -> HttpResponse:
    """Take a seat by an invitation: the link, or its last part."""
    token = body(request, invitation=str)["invitation"].rstrip("/").rpartition("/")[2]
    table = Table.objects.filter(invitation=token).first()
    if table is None:
        raise Refused("refused-no-table", status=404)
    person = people.person_of(request)
    assert person is not None
    seat = tables.join(table.id, person)
    return JsonResponse({**api.summary(table, person), "seat": seat})


@door("POST", kind="create")
def start(request: Any, table: str) -> HttpResponse:
    """Begin a table of one's own whose seats are all taken."""
    person = people.person_of(request)
    assert person is not None
    tables.start(table, person)
    return JsonResponse(api.summary(Table.objects.get(id=table), person))


def _seat(request: Any) -> int | None:
    told = request.GET.get("seat")
    if told is not None and not (told.isascii() and told.isdigit() and len(told) < 3):
        raise Refused("refused-malformed", status=400)
    return None if told is None else int(told)


def _view(request: Any) -> bool:
    """Whether the view is asked for: unless `view=0`."""
    told = request.GET.get("view", "1")
    if told not in ("0", "1"):
        raise Refused("refused-malformed", status=400)
    return bool(told == "1")


@door("GET")
def position(request: Any, table: str) -> HttpResponse:
    try:
        room, seat = own(request, table, _seat(request))
    except Older as gone:
        return JsonResponse(api.result(gone, people.person_of(request), _seat(request), language(request)))
    return JsonResponse(api.position(room, seat, language(request), view=_view(request)))


@door("GET")
def stream(request: Any, table: str) -> HttpResponse:
    """Every position from now on, one line each."""
    try:
        room, seat = own(request, table, _seat(request))
    except Older as gone:
        last = api.result(gone, people.person_of(request), _seat(request), language(request))
        return streamed(request, api.line(last), "application/x-ndjson")
    right = Right(people.person_of(request), seat, key=request._key.digest)
    told = api.lines(room.id, seat, language(request), _view(request), right)
    return streamed(request, told, "application/x-ndjson")


@door("POST")
def choose(request: Any, table: str) -> HttpResponse:
    told = body(request, "seat", option=int, answers=int)
    if type(told.get("seat", 0)) is not int:
        raise Refused("refused-malformed", status=400)
    room, seat = own(request, table, told.get("seat"))
    taken = room.choose(seat, told["option"], told["answers"], lang=language(request))
    return JsonResponse({"number": room.number(seat), "taken": taken})


@door("POST", kind="join")
def come_back(request: Any, table: str) -> HttpResponse:
    """Take one's seats back from the bots that stood in when time was out."""
    room, seat = own(request, table, None)
    breaks.come_back(room, list(room.seats_of(people.person_of(request))))
    return JsonResponse(api.position(room, seat, language(request), view=False))


@act("account")
def make_key(request: Any) -> HttpResponse:
    """A page with a fresh key, shown this once."""
    person = people.ensure_person(request)
    return render(request, "site/key.html", {"key": api.new_key(person)})
