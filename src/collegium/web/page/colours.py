"""The stylesheet of colours that a page links: a game's own, or the house's with the accents of all games."""

from __future__ import annotations

from functools import cache

from collegium.draw.theme import accent_css, stylesheet
from collegium.web.live import catalogue

HOUSE = "collegium"
ACCENT = ("#6b4e2e", "#d8b27a")  # of pages that belong to no game


@cache
def colours(key: str) -> str:
    """By key of a game, or of the house."""
    if key != HOUSE:
        return stylesheet(catalogue.find(key).accent)
    return stylesheet(ACCENT) + "".join(
        accent_css(f'[data-game="{game.key}"]', game.accent) for game in catalogue.games()
    )
