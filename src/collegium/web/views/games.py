"""The pages of a game: how to play, how we read its rules, where its values come from, a picture of its table."""

from __future__ import annotations

import hashlib
from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.views.decorators.http import require_safe

from collegium.kernel.game import Game
from collegium.match.about import rulings
from collegium.web.live import catalogue, guide
from collegium.web.page import howto
from collegium.web.page import readings as rules_read
from collegium.web.page import sources as pieces
from collegium.web.page.markdown import html
from collegium.web.page.marks import motif_svg
from collegium.web.views.common import refusable
from collegium.web.words import language


def how_to(game: Game, lang: str, heading: bool = True, level: int = 1) -> str:
    """How to play in full, as HTML; without its heading if the page has another one. The heading gets this `level`,
    because a page has only one heading of level 1."""
    text = howto.in_full(game, lang)
    lines = text.splitlines() if heading else text.splitlines()[1:]
    return html("\n".join("#" * (level - 1) + line if line.startswith("#") else line for line in lines))


@require_safe
@refusable
def game(request: Any, key: str) -> HttpResponse:
    found, lang = catalogue.find(key), language(request)
    context = {
        "game": found,
        "entry": catalogue.entry(found, lang),
        "motif": motif_svg(found.motif, 64),
        "guided": guide.script(found) is not None,
        "readings": bool(rulings(found)),
        "credits": [rules_read.credited(found, lang)],
        "here": "learn",
    }
    if pictures := howto.page(found, lang):
        context |= {
            "page": pictures, "words": how_to(found, lang, heading=False),
            "css": static(f"art/{found.key}/stage.css"),
        }  # fmt: skip
        return render(request, "site/game_howto.html", context)
    return render(request, "site/game.html", {**context, "words": how_to(found, lang)})


@require_safe
@refusable
def readings(request: Any, key: str) -> HttpResponse:
    """How we read the rules of a game, ruling by ruling. A game that lists none has no such page."""
    found, lang = catalogue.find(key), language(request)
    if not rulings(found):
        raise Http404
    context = {
        "game": found,
        "entry": catalogue.entry(found, lang),
        "entries": rules_read.entries(found, lang),
        "here": "learn",
    }
    return render(request, "site/readings.html", context)


@require_safe
@refusable
def sources(request: Any, key: str) -> HttpResponse:
    """What is from the rulebook and what is ours, value by value."""
    found, lang = catalogue.find(key), language(request)
    counts = found.components.counts()
    total = max(1, sum(counts.values()))
    context = {
        "game": found,
        "entry": catalogue.entry(found, lang),
        "shares": [(kind, count, round(100 * count / total)) for kind, count in counts.items()],
        "tables": pieces.sources(found, lang),
        "readings": bool(rulings(found)),
        "here": "learn",
    }
    return render(request, "site/sources.html", context)


@require_safe
@refusable
def picture(request: Any, key: str) -> HttpResponse:
    """A real picture of the table, in the reader's language."""
    svg = catalogue.picture(key, language(request))
    tag = f'"{hashlib.sha256(svg.encode()).hexdigest()[:16]}"'
    if request.headers.get("If-None-Match") == tag:
        return HttpResponse(status=304)
    response = HttpResponse(svg, content_type="image/svg+xml")
    response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    response["Cache-Control"] = "private, max-age=3600"
    response["ETag"] = tag
    return response
