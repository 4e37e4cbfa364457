"""Pages that are the same for all strangers, drawn once in a while and not for each of them.

Only readers without an account and without a guest's cookie get such a page. Its key holds everything it depends on.
Two things are put in when it is sent: the reader's token against forged forms, and the address the reader asked for.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from django.http import HttpResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.html import escape

from collegium.web.live import people
from collegium.web.models import Table
from collegium.web.words import language

FRESH = 2.0  # seconds for which a page is kept: its scores and names may be that old
MOST = 128  # pages kept
SOME = 200  # tables that are compared; of more than these, their number
TOKEN, PATH = secrets.token_hex(32), secrets.token_hex(32)  # placeholders in a kept page


class Page:
    """One kept page. `lock` is held by the one who draws it; the others are given the last one meanwhile."""

    def __init__(self) -> None:
        self.text, self.at, self.lock = "", -FRESH, threading.Lock()


_pages: OrderedDict[tuple[Any, ...], Page] = OrderedDict()
_lock = threading.Lock()


def is_strange(request: Any) -> bool:
    """Is it somebody who is nobody here yet?"""
    return people.person_of(request) is None and not request.user.is_authenticated


def shown(request: Any, template: str, context: Callable[[], dict[str, Any]], *more: Any) -> HttpResponse:
    """Return a page for a stranger. It depends on the language, the colours, the zone, the site's name in the request,
    the tables, and on `more`."""
    theme = request.COOKIES.get("theme", "")
    key = (
        template, request.scheme, request.get_host(), language(request), theme if theme in ("dark", "light") else "",
        timezone.get_current_timezone_name(), *more, *_listed(),
    )  # fmt: skip
    page = _page(key)
    if time.monotonic() - page.at > FRESH and page.lock.acquire(blocking=not page.text):
        try:
            if time.monotonic() - page.at > FRESH:
                page.text = render_to_string(template, {**context(), "csrf_token": TOKEN, "path": PATH}, request)
                page.at = time.monotonic()
        finally:
            page.lock.release()
    text = page.text.replace(PATH, escape(request.get_full_path()))
    return HttpResponse(text.replace(TOKEN, get_token(request)) if TOKEN in text else text)


def _page(key: tuple[Any, ...]) -> Page:
    with _lock:
        found = _pages.setdefault(key, Page())
        _pages.move_to_end(key)
        if len(_pages) > MOST:
            _pages.popitem(last=False)
        return found


def _listed() -> tuple[Any, ...]:
    """Return the tables that strangers find, so that a table that opens, begins or ends is seen at once."""
    public = Table.objects.filter(public=True, archived=False, state__in=(Table.OPEN, Table.RUNNING))
    return (frozenset(public.values_list("id", "state")[:SOME]), public.count())
