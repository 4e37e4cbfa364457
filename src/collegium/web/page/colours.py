"""The stylesheet of colours that a page links: a game's own, or the house's with the accents of all games."""

from __future__ import annotations

from functools import cache

from collegium.draw.theme import accent_css, stylesheet
from collegium.web.live import catalogue

HOUSE = "collegium"
ACCENT = ("#9b2d22", "#e9c46a")  # of pages that belong to no game


@cache
def colours(key: str) -> str:
    """By key of a game, or of the house."""
    if key != HOUSE:
        return stylesheet(catalogue.find(key).accent)
    return stylesheet(ACCENT) + "".join(
        accent_css(f'[data-game="{game.key}"]', game.accent) for game in catalogue.games()
    )
