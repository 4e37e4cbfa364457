"""The answer to a request that finds its queue full: 503 and when to try again, as a page, a line or JSON.

It is made in the event loop, where each of them counts. So each is drawn once and kept.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from django.http import HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import get_language_from_request

from collegium.kernel.texts import LANGUAGES
from collegium.web.words import say

KEY, SECONDS = "error-busy", "5"
PAGE, LINE, JSON = "text/html", "text/plain", "application/json"
THEMES = ("dark", "light")


def response(request: Any) -> HttpResponse:
    """For a person a page, for the page's own script a line of text, for a program JSON."""
    lang = get_language_from_request(request)[:2]
    theme = request.COOKIES.get("theme", "")
    live = request.headers.get("HX-Request") or request.headers.get("Accept", "").startswith("text/event-stream")
    kind = JSON if request.path.startswith("/api/") else LINE if live else PAGE
    content = _content(kind, lang if lang in LANGUAGES else "en", theme if theme in THEMES else "")
    headers = {
        "Retry-After": SECONDS, "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'",
    }  # fmt: skip
    return HttpResponse(content, status=503, content_type=f"{kind}; charset=utf-8", headers=headers)


@lru_cache
def _content(kind: str, lang: str, theme: str) -> bytes:
    words = say(lang, KEY)
    if kind == JSON:
        return json.dumps({"error": KEY, "message": words}).encode()
    if kind == LINE:
        return words.encode()
    return render_to_string("site/bare.html", {"words": words, "lang": lang, "theme": theme}).encode()
