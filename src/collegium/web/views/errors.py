"""Errors say what happened and what to do next: to people in words, to programs in JSON."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.db import Error
from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import get_resolver
from django.utils import translation

from collegium.web.door import api
from collegium.web.refusals import Refused
from collegium.web.views.common import ways_in
from collegium.web.words import language, say


def _page(request: Any, key: str, status: int) -> HttpResponse:
    lang = language(request)
    words = say(lang, key)
    if request.path.startswith("/api/"):
        return JsonResponse(api.refusal(Refused(key), lang), status=status)
    if request.headers.get("HX-Request"):
        return HttpResponse(words, status=status, content_type="text/plain; charset=utf-8")
    if status in (403, 404):  # nothing is broken: with the bar, so that people find their way
        try:
            title = "error-missing-title" if status == 404 else ""
            told = {"words": words, "title": title, **ways_in(request, status)}
            return render(request, "site/refused.html", told, status=status)
        except (Error, AttributeError):  # no database, or refused before anybody knew who asks
            pass
    theme = request.COOKIES.get("theme", "")
    return HttpResponse(_bare(key, lang, theme if theme in ("dark", "light") else ""), status=status)


@lru_cache(64)
def _bare(key: str, lang: str, theme: str) -> str:
    """A page that rests on nothing: no database, nobody who reads it."""
    title = "error-busy-title" if key == "error-busy" else ""
    return render_to_string("site/bare.html", {"words": say(lang, key), "lang": lang, "theme": theme, "title": title})


def prepare() -> None:
    """Load all that the page of an error is made of: when it is needed, no file can be opened any more, perhaps."""
    get_resolver().url_patterns  # noqa: B018  (imports every view)
    "".encode("unicode_escape")  # by which Django logs an answer
    for lang, _ in settings.LANGUAGES:
        with translation.override(lang):
            translation.gettext("Yes")  # reads Django's own words
            for key in ("error-away", "error-not-kept", "error-broken"):
                render_to_string("site/bare.html", {"words": say(lang, key), "lang": lang, "theme": ""})


def missing(request: Any, exception: Any) -> HttpResponse:
    return _page(request, "error-missing", 404)


def forbidden(request: Any, exception: Any = None) -> HttpResponse:
    return _page(request, "error-forbidden", 403)


def malformed(request: Any, exception: Any = None) -> HttpResponse:
    return _page(request, "refused-malformed", 400)


def broken(request: Any) -> HttpResponse:
    """What was not caught. Where the database did not answer or could not write, that is said, and when to retry."""
    if not isinstance(sys.exc_info()[1], Error | OSError):
        return _page(request, "error-broken", 500)
    try:
        response = _page(request, "error-away" if request.method in ("GET", "HEAD") else "error-not-kept", 503)
    except (Error, OSError):  # no file can be opened, that of the page neither
        response = HttpResponse(status=503)
    response["Retry-After"] = "5"
    return response


def busy(request: Any, wait: int) -> HttpResponse:
    """More pages than one person or one address may ask for. It costs little: nobody is looked up for it."""
    response = _page(request, "error-busy", 429)
    response["Retry-After"] = str(wait)
    return response


def csrf(request: Any, reason: str = "") -> HttpResponse:
    return _page(request, "error-csrf", 403)
