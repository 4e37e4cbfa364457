"""How the site is doing: a page for staff, and `/metrics` for Prometheus."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from django.conf import settings
from django.contrib.admin.views.decorators import staff_member_required
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from collegium.web.live import figures, timing
from collegium.web.refusals import Refused
from collegium.web.views.common import refusable
from collegium.web.words import figure, language, say

MILLISECONDS, MEGABYTES, MINUTES = ("p50", "p99"), ("memory",), ("up",)


@require_safe
@staff_member_required(login_url="login")
@never_cache
def page(request: Any) -> HttpResponse:
    lang = language(request)

    def told(found: dict[str, Any]) -> list[tuple[str, str]]:
        return [(say(lang, "figure", name=name), worded(lang, name, value)) for name, value in found.items()]

    parts = [("figures-shared", told(figures.shared())), ("figures-own", told(figures.own()))]
    return render(request, "site/figures.html", {"parts": parts, "minutes": int(timing.LATELY // 60)})


def worded(lang: str, name: str, value: float) -> str:
    if name in MILLISECONDS:
        return f"{figure(lang, round(1000 * value, 1))} ms"
    if name in MEGABYTES:
        return f"{figure(lang, round(value / 1e6))} MB"
    if name in MINUTES:
        return f"{figure(lang, round(value / 60))} min"
    return figure(lang, value if name == "rate" else round(value))


@require_safe
@refusable
@never_cache
def metrics(request: Any) -> HttpResponse:
    """For whoever asks from this machine, or shows the token (`Authorization: Bearer TOKEN`)."""
    shown = request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
    by_token = bool(settings.METRICS_TOKEN) and constant_time_compare(shown, settings.METRICS_TOKEN)
    if not by_token and not from_here(request):
        raise Refused("error-forbidden", status=403)
    return HttpResponse(figures.prometheus(), content_type="text/plain; version=0.0.4; charset=utf-8")


def from_here(request: Any) -> bool:
    """Does this machine itself ask, and no proxy on somebody's behalf?"""
    try:
        here = ip_address(request.META.get("REMOTE_ADDR", "")).is_loopback
    except ValueError:
        return False
    return here and "X-Forwarded-For" not in request.headers and "Forwarded" not in request.headers
