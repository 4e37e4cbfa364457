"""Errors say what happened and what to do next."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.template.loader import render_to_string

from collegium.web.words import language, say


def _page(request: Any, key: str, status: int) -> HttpResponse:
    lang = language(request)
    words = say(lang, key)
    if request.headers.get("HX-Request"):
        return HttpResponse(words, status=status, content_type="text/plain; charset=utf-8")
    return HttpResponse(render_to_string("site/bare.html", {"words": words, "lang": lang}), status=status)


def missing(request: Any, exception: Any) -> HttpResponse:
    return _page(request, "error-missing", 404)


def forbidden(request: Any, exception: Any = None) -> HttpResponse:
    return _page(request, "error-forbidden", 403)


def malformed(request: Any, exception: Any = None) -> HttpResponse:
    return _page(request, "refused-malformed", 400)


def broken(request: Any) -> HttpResponse:
    return _page(request, "error-broken", 500)


def csrf(request: Any, reason: str = "") -> HttpResponse:
    return _page(request, "error-csrf", 403)
