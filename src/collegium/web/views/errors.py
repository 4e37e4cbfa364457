"""Errors say what happened and what to do next: to people in words, to programs in JSON."""

from __future__ import annotations

import sys
from typing import Any

from django.db import Error
from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string

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
    return HttpResponse(
        render_to_string("site/bare.html", {"words": words, "lang": lang, "theme": theme}), status=status
    )


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
    response = _page(request, "error-away" if request.method in ("GET", "HEAD") else "error-not-kept", 503)
    response["Retry-After"] = "5"
    return response


def csrf(request: Any, reason: str = "") -> HttpResponse:
    return _page(request, "error-csrf", 403)
