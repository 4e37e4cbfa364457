"""Tournaments for programs: join by a code, see how everybody stands and which table to play at, withdraw, deal."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse, JsonResponse

from collegium.web.door import limits
from collegium.web.live import classes, people, tournaments
from collegium.web.models import Gathering
from collegium.web.refusals import Refused
from collegium.web.views.api import door
from collegium.web.views.classes import stood


def entered(request: Any, code: str) -> Gathering:
    if not classes.is_member(code, people.person_of(request)):
        limits.spend(request, "code")
    found = classes.find(code)
    if not found.is_tournament:
        raise Refused("refused-no-class", status=404)
    return found


def told(gathering: Gathering, person: Any) -> JsonResponse:
    """A tournament as one of its members sees it; `table` is where they are to play in this round."""
    gathering.refresh_from_db()
    seat = classes.seat_of(gathering, person)
    return JsonResponse({
        "code": gathering.code, "title": gathering.title, "game": gathering.game, "variant": gathering.variant,
        "form": gathering.form, "round": gathering.round,
        "rounds": tournaments.rounds(gathering, gathering.members.filter(gone=False).count()),
        "over": tournaments.is_over(gathering), "joined": gathering.members.filter(person=person, gone=False).exists(),
        "table": seat.table.id if seat else None, "seat": seat.number if seat else None,
        "standings": stood(gathering),
    })  # fmt: skip


@door("GET")
def standing(request: Any, code: str) -> HttpResponse:
    return told(entered(request, code), people.person_of(request))


@door("POST", kind="join")
def join(request: Any, code: str) -> HttpResponse:
    """Enter; who comes late plays from the next round on."""
    found, person = entered(request, code), people.person_of(request)
    assert person is not None
    classes.join(found.code, person)
    return told(found, person)


@door("POST", kind="join")
def leave(request: Any, code: str) -> HttpResponse:
    """Withdraw: a bot goes on at a running table, and no other is dealt."""
    found, person = entered(request, code), people.person_of(request)
    assert person is not None
    classes.leave(found.code, person)
    return told(found, person)


@door("POST", kind="create")
def deal(request: Any, code: str) -> HttpResponse:
    """The next round; the host's key only."""
    person = people.person_of(request)
    found = classes.hosted(code, person)
    if not found.is_tournament:
        raise Refused("refused-no-class", status=404)
    tournaments.deal(found)
    return told(found, person)
