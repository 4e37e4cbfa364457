"""Snippets of HTML, for what is drawn anew at every change; everything else is written by templates.

Django's `format_html` escapes whatever is put in that is not HTML already. Most snippets come again and again (an
option, a line of the story, a seat) and are kept: then it costs no more than to write them by hand, where a template
took twenty-five times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from django.urls import reverse
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import SafeString

NOTHING = SafeString("")
KEPT = 30_000


@lru_cache(KEPT, typed=True)  # by type as well: words that look like HTML are not the HTML that they look like
def snippet(pattern: str, *args: Any) -> SafeString:
    """A pattern of HTML with these put in, escaped. For what is small and comes again."""
    return format_html(pattern, *args)


def joined(parts: Iterable[SafeString]) -> SafeString:
    """Snippets one after another. (What is HTML already need not be asked for it the long way.)"""
    return SafeString("".join([p if type(p) is SafeString else conditional_escape(p) for p in parts]))


@lru_cache(5000)
def address(view: str, table: str) -> str:
    """Where a view of a table is, looked up once."""
    return reverse(view, args=[table])
