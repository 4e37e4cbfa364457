"""The colours of the terminal: paper and ink from the drawing's palettes, the game's accent, the seats' shapes."""

from __future__ import annotations

from textual.theme import Theme

from collegium.draw.theme import ACCENT, DARK, LIGHT, SEAT_COLOURS, SEAT_GLYPHS
from collegium.kernel.game import Game


def themes(game: Game | None) -> list[Theme]:
    """A light and a dark theme in the accent of a game (or our own)."""
    name = game.key if game else "collegium"
    accents = game.accent if game else ACCENT
    return [_theme(f"{name}-light", LIGHT, accents[0], False), _theme(f"{name}-dark", DARK, accents[1], True)]


def _theme(name: str, palette: dict[str, str], accent: str, dark: bool) -> Theme:
    return Theme(
        name=name, primary=accent, secondary=palette["edge"], accent=accent, foreground=palette["ink"],
        background=palette["paper"], surface=palette["panel"], panel=palette["card"], error=palette["alert"], dark=dark,
        variables={"muted": palette["muted"], "line": palette["line"], "footer-background": palette["panel"]},
    )  # fmt: skip


def seat_mark(seat: int) -> tuple[str, str]:
    """(shape, colour) of a seat, the same pair everywhere."""
    return SEAT_GLYPHS[seat % len(SEAT_GLYPHS)], SEAT_COLOURS[seat % len(SEAT_COLOURS)]
