"""What browsers and crawlers ask for by name: the icon, the manifest of an app on a home screen, robots.txt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpResponse, JsonResponse
from django.templatetags.static import static
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from collegium.web.words import language, say

ICON = Path(settings.HERE) / "static" / "collegium" / "favicon.ico"
PAPER, INK = "#fbf6ea", "#241d15"  # of the icon
CLOSED = ("/t/", "/join", "/c/", "/me", "/api/", "/admin/")
ROBOTS = "\n".join(("User-agent: *", *(f"Disallow: {path}" for path in CLOSED), ""))
for_a_day = cache_control(public=True, max_age=86_400)


@require_safe
@for_a_day
def favicon(request: Any) -> HttpResponse:
    """The icon, for whoever asks for it without having read a page."""
    return HttpResponse(ICON.read_bytes(), content_type="image/x-icon")


@require_safe
def manifest(request: Any) -> JsonResponse:
    """The site as an app on a home screen."""
    lang = language(request)
    sizes = [{"src": static(f"collegium/icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png"}
             for size in (192, 512)]  # fmt: skip
    drawn = {"src": static("collegium/favicon.svg"), "sizes": "any", "type": "image/svg+xml"}
    found = {
        "name": "Collegium", "short_name": "Collegium", "description": say(lang, "home-sentence"), "lang": lang,
        "start_url": "/", "scope": "/", "display": "minimal-ui", "background_color": PAPER, "theme_color": INK,
        "icons": [*sizes, drawn],
    }  # fmt: skip
    return JsonResponse(found, content_type="application/manifest+json")


@require_safe
@for_a_day
def robots(request: Any) -> HttpResponse:
    """Which pages are not for search engines: tables, and what belongs to somebody."""
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")
