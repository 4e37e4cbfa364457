"""What every request is to be: text, and answered in the reader's time; what every answer carries: a strict content
policy, the cookie of a guest who has just become one (or whose cookie is old); and what every template knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings
from django.core.exceptions import BadRequest
from django.utils import timezone

from collegium.web.live import people
from collegium.web.words import language

CONTENT = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
    "font-src 'self'", "manifest-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
))  # fmt: skip


def policy(get_response: Callable[..., Any]) -> Callable[..., Any]:
    """No inline script, no inline style, no eval, nothing from elsewhere."""

    def answer(request: Any) -> Any:
        response = get_response(request)
        response.headers.setdefault("Content-Security-Policy", CONTENT)
        response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()")
        return response

    return answer


def plain_text(get_response: Callable[..., Any]) -> Callable[..., Any]:
    """Refuse what no text has and no database keeps: the character NUL."""

    def answer(request: Any) -> Any:
        told = [request.path, *(value for row in request.GET.lists() for value in (row[0], *row[1]))]
        if request.method == "POST" and not request.path.startswith("/api/"):
            told += (value for row in request.POST.lists() for value in (row[0], *row[1]))
        if any("\0" in value for value in told):
            raise BadRequest("NUL in a text")
        return get_response(request)

    return answer


@lru_cache(64)
def zone(name: str) -> ZoneInfo | None:
    """A time zone by its name; nothing where there is none of this name."""
    try:
        return ZoneInfo(name) if name else None
    except (ValueError, KeyError, OSError):
        return None


def local_time(get_response: Callable[..., Any]) -> Callable[..., Any]:
    """Hours and days are those of the reader, whose browser says where it is (`site.js`)."""

    def answer(request: Any) -> Any:
        with timezone.override(zone(request.COOKIES.get("zone", "")[:64])):
            return get_response(request)

    return answer


def guest_cookie(get_response: Callable[..., Any]) -> Callable[..., Any]:
    """Give a guest who is new, or has not been given it for long, the signed cookie that they are known by."""

    def answer(request: Any) -> Any:
        response = get_response(request)
        if value := getattr(request, "new_guest", None):
            response.set_cookie(
                people.COOKIE, people.signed(value), max_age=people.AGE, httponly=True, samesite="Lax",
                secure=settings.HTTPS,
            )  # fmt: skip
        return response

    return answer


def context(request: Any) -> dict[str, Any]:
    """For every template: the reader's language, those there are, and who is reading."""
    return {"lang": language(request), "languages": settings.LANGUAGES, "person": people.person_of(request)}
