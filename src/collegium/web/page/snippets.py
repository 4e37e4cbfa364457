"""Snippets of HTML, for what is drawn anew at every change; everything else is written by templates.

Whatever is put in is escaped where it is not HTML already, as Django's `format_html` does it. Most snippets come again
and again (an option, a line of the story, a seat) and are kept: then it costs no more than to write them by hand, where
a template took twenty-five times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from django.urls import reverse
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString

NOTHING = SafeString("")
KEPT = 5_000
_escaped = lru_cache(KEPT, typed=True)(conditional_escape)  # by type as well: words that look like HTML are words


def written(pattern: str, *args: Any) -> SafeString:
    """A pattern of HTML with these put in, escaped as `format_html` does it, without its way through lazy words. For
    what is large or comes once."""
    return SafeString(pattern.format(*[a if type(a) is SafeString else _escaped(a) for a in args]))


@lru_cache(KEPT, typed=True)
def snippet(pattern: str, *args: Any) -> SafeString:
    """A pattern of HTML with these put in, escaped. For what is small and comes again."""
    return written(pattern, *args)


def joined(parts: Iterable[SafeString]) -> SafeString:
    """Snippets one after another. (What is HTML already need not be asked for it the long way.)"""
    return SafeString("".join([p if type(p) is SafeString else _escaped(p) for p in parts]))


@lru_cache(2000)
def address(view: str, table: str) -> str:
    """Where a view of a table is, looked up once."""
    return reverse(view, args=[table])
