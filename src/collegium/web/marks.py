"""The drawings' small marks (seats, icons, motifs), known to templates as safe HTML."""

from __future__ import annotations

from functools import cache

from django.utils.safestring import mark_safe

from collegium.draw import motifs, svg


@cache
def seat_svg(seat: int, size: int = 18) -> str:
    return mark_safe(svg.seat_svg(seat, size))


@cache
def icon_svg(name: str, title: str = "", size: int = 18) -> str:
    return mark_safe(svg.icon_svg(name, title, size))


@cache
def motif_svg(name: str, size: int = 48) -> str:
    return mark_safe(motifs.motif_svg(name, size))
