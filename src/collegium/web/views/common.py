"""What views share: answering a refusal, limits, reading numbers, who is asking."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any
from urllib.parse import urlencode

from django.db import Error
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from collegium.web.door import limits
from collegium.web.live import older, people
from collegium.web.page.cards import open_tables
from collegium.web.page.older import context
from collegium.web.refusals import Refused
from collegium.web.words import language

View = Callable[..., Any]
AGAIN = 5  # seconds after which to try again, where a refusal names none
TITLES = {"refused-private": "private-title", "refused-no-table": "error-missing-title", "refused-over": "over-title"}
LOST = (400, 403, 404, 409, 410)  # errors of people who look for another way
OFFERED = 4  # open tables on a page with an error


def refusable(view: View) -> View:
    """Answer a refusal: a page to a person, a line of text to the page's own script."""

    @wraps(view)
    def careful(request: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return view(request, *args, **kwargs)
        except Refused as refused:
            return refusal(request, refused)

    return careful


def refusal(request: Any, refused: Refused) -> HttpResponse:
    response = _worded(request, refused)
    if refused.wait or refused.status == 503:
        response["Retry-After"] = str(refused.wait or AGAIN)
    return response


def _worded(request: Any, refused: Refused) -> HttpResponse:
    words = refused.words(language(request))
    if request.headers.get("HX-Request") or request.headers.get("Accept", "").startswith("text/event-stream"):
        return HttpResponse(words, status=refused.status, content_type="text/plain; charset=utf-8")
    if isinstance(refused, older.Older):
        return _older(request, refused)
    way = refused.way
    if not way[0] and refused.status == 403 and not request.user.is_authenticated:
        way = (f"{reverse('login')}?{urlencode({'next': request.get_full_path()})}", "form-login")  # it may be theirs
    told = {"words": words, "way": way, "title": TITLES.get(refused.key, ""), **ways_in(request, refused.status)}
    return render(request, "site/refused.html", told, status=refused.status)


def ways_in(request: Any, status: int) -> dict[str, Any]:
    """What a page with an error offers: a field for a code, and some open tables; nothing to who asks too often."""
    if status not in LOST:
        return {}
    with suppress(Error):  # no database: the field alone
        return {"ways": True, "open": open_tables(language(request), OFFERED, people.person_of(request))}
    return {"ways": True}


def _older(request: Any, found: older.Older) -> HttpResponse:
    """Show a table whose journal does not play to people who may see the table, or have the link to watch it."""
    person, linked = people.person_of(request), "token" in request.resolver_match.kwargs
    if not linked and not older.may_see(found, person):
        return refusal(request, Refused("refused-private", status=403))
    return render(request, "site/older.html", context(found, person, language(request)))


def act(kind: str) -> Callable[[View], View]:
    """A view that changes something: by POST, within a rate limit, refusals answered."""

    def wrap(view: View) -> View:
        @refusable
        @wraps(view)
        def limited(request: Any, *args: Any, **kwargs: Any) -> Any:
            if request.method in ("GET", "HEAD"):  # an address typed, or loaded again in another language
                return redirect("table", kwargs["table"]) if "table" in kwargs else redirect("home")
            limits.spend(request, kind)
            return view(request, *args, **kwargs)

        return limited

    return wrap


def number(request: Any, name: str) -> int:
    """A whole number of the form; Refused when it is missing or not one."""
    text = request.POST.get(name, "")
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused("refused-malformed", status=400)
    return int(text)


def somebody(request: Any) -> Any:
    """The person behind a request; Refused for a stranger."""
    person = people.person_of(request)
    if person is None:
        raise Refused("refused-not-seated", status=403)
    return person
