"""Markdown to HTML for our own how-to-play pages: no raw HTML, no pictures from elsewhere."""

from __future__ import annotations

from functools import lru_cache

from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt


@lru_cache(64)
def html(text: str) -> SafeString:
    return mark_safe(MarkdownIt("commonmark", {"html": False}).enable("table").disable("image").render(text))


@lru_cache(1024)
def line(text: str) -> SafeString:
    """One line, without a paragraph around it."""
    return mark_safe(MarkdownIt("commonmark", {"html": False}).disable("image").renderInline(text))
