"""Markdown to HTML for our own how-to-play pages: no raw HTML, no pictures from elsewhere."""

from __future__ import annotations

from functools import lru_cache

from markdown_it import MarkdownIt


@lru_cache(64)
def html(text: str) -> str:
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").disable("image").render(text))
