"""What is drawn elsewhere (marks of seats, icons, motifs, charts), known to templates as safe HTML."""

from __future__ import annotations

from functools import cache, lru_cache

from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from collegium.analysis import chart
from collegium.draw import motifs, run, svg

LARGE, SMALL = (640, 240), (290, 175)  # of a chart, so that its words stay readable


@cache
def seat_svg(seat: int, size: int = 18) -> SafeString:
    return mark_safe(svg.seat_svg(seat, size))


@cache
def symbol_svg(sheet: str, art: str, size: int = 20) -> SafeString:
    """A symbol of a game's sheet in the place of a seat's mark."""
    return format_html(
        '<svg class="seat" width="{}" height="{}" aria-hidden="true"><use href="{}#{}"/></svg>', size, size, sheet, art
    )


@cache
def bot_sign(lang: str) -> SafeString:
    """The robot sign and the word, for those who see; who listens is told what kind of bot it is."""
    return mark_safe(render_to_string("site/bot.html", {"lang": lang, "hushed": True}))


@cache
def icon_svg(name: str, title: str = "", size: int = 18) -> SafeString:
    return mark_safe(svg.icon_svg(name, title, size))


@cache
def motif_svg(name: str, size: int = 48) -> SafeString:
    return mark_safe(motifs.motif_svg(name, size))


@lru_cache(2000)
def run_svg(points: tuple[int | None, ...]) -> SafeString:
    """The run of a table as one line."""
    return mark_safe(run.run_svg(points))


def chart_svg(
    rows: chart.Rows, shape: str, marks: chart.Marks = (), unit: str = "", errors: chart.Rows = ()
) -> SafeString:
    """A line per seat for a kind of screen; see `chart.small`."""
    size = SMALL if shape == "narrow" else LARGE
    return mark_safe(chart.small(rows, *size, marks=marks, unit=unit, errors=errors))
