"""The palettes: words can be read on every ground in light and dark, seats differ without colour."""

from __future__ import annotations

import re

import pytest

from collegium.draw import theme

PALETTES = {"light": theme.LIGHT, "dark": theme.DARK}


def test_contrast_is_that_of_wcag() -> None:
    assert theme.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert theme.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", PALETTES)
def test_words_can_be_read_on_every_ground(name: str) -> None:
    palette = PALETTES[name]
    for ground in ("paper", "panel", "card"):
        for words in ("ink", "muted", "alert"):
            assert theme.contrast(palette[words], palette[ground]) >= 4.5, (words, ground)


@pytest.mark.parametrize("name", PALETTES)
def test_words_can_be_read_on_every_tint(name: str) -> None:
    palette = PALETTES[name]
    for tint, shades in theme.tints(palette).items():
        assert theme.contrast(shades.on, shades.full) >= 4.5, tint
        assert theme.contrast(palette["ink"], shades.soft) >= 4.5, tint
        assert theme.contrast(palette["muted"], shades.soft) >= 4.5, tint


def test_tints_have_names_and_never_fail() -> None:
    asked = "green purple yellow blue red brown grey gold silver white black teal violet orange pink"
    assert all(theme.tint(name) == name for name in asked.split())
    assert theme.tint("") == theme.tint("unheard of") == theme.PLAIN
    assert theme.tint("gray") == "grey"


def test_seats_differ_in_colour_shape_and_glyph() -> None:
    assert len(set(theme.SEAT_COLOURS)) == len(set(theme.SEAT_SHAPES)) == len(set(theme.SEAT_GLYPHS)) == 6


def test_the_stylesheet_defines_every_variable_it_uses() -> None:
    css = theme.stylesheet(("#123456", "#abcdef"))
    assert css.count("{") == css.count("}")
    used = set(re.findall(r"var\((--[a-z0-9-]+)", css))
    defined = set(re.findall(r"(--[a-z0-9-]+):", css))
    assert used <= defined, used - defined
    assert "#123456" in css and "#abcdef" in css
    assert "prefers-color-scheme:dark" in css and "[data-theme=dark]" in css and "prefers-reduced-motion" in css
    assert "url(" not in css and "@import" not in css


def test_a_games_accent_has_light_and_dark_and_readable_words() -> None:
    css = theme.accent_css(".game-x", ("#123456", "#abcdef"))
    assert css.count("#abcdef") == 2 and css.count("#123456") == 1 and "data-theme=dark" in css
    pairs = re.findall(r"--accent:(#\w+);--accent-on:(#\w+)", css)
    assert pairs and all(theme.contrast(on, full) >= 4.5 for full, on in pairs)
