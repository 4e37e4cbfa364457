"""A motif per game, by name: a line drawing on a grid of 48 px for headers and card backs."""

from __future__ import annotations

from math import cos, pi, sin

from collegium.draw.icons import _o


def _network() -> str:
    nodes = ((24, 24), (24, 7), (39, 16), (39, 33), (24, 41), (9, 33), (9, 16))
    links = "M24 20.5V10M27 22l9.5-4.5M27 26l9.5 5.5M24 27.5V38M21 26l-9.5 5.5M21 22l-9.5-4.5"
    links += "M26.5 8.5l10 6M11.5 34.5l10 5"
    return _o(24, 24, 3.5) + "".join(_o(x, y, 2.6) for x, y in nodes[1:]) + links


def _medal() -> str:
    return (
        _o(24, 30, 13) + _o(24, 30, 9.5) + "M17 18.5L11 4h8l5 9 5-9h8l-6 14.5M24 13v4"
        "M24 24.5l1.7 3.6 3.900.5-2.9 2.700.7 3.9-3.4-1.9-3.4 1.900.7-3.9-2.9-2.7 3.9-.5z"
    )


def _gear() -> str:
    points = []
    for tooth in range(10):
        middle = 2 * pi * tooth / 10
        for turn, radius in ((-0.2, 15.0), (-0.13, 20.5), (0.13, 20.5), (0.2, 15.0)):
            points.append(f"{24 + radius * cos(middle + turn):.1f} {24 + radius * sin(middle + turn):.1f}")
    return "M" + "L".join(points) + "z" + _o(24, 24, 10) + _o(24, 24, 3) + "M24 14v7M24 27v7M14 24h7M27 24h7"


def _open_book() -> str:
    return (
        "M24 13C18 8.5 11 8 4 9.5V38c7-1.5 14-1 20 3.5 6-4.5 13-5 20-3.5V9.5C37 8 30 8.5 24 13zM24 13v28.5"
        "M9 16c4-.6 7.5-.2 11 1.5M9 22c4-.6 7.5-.2 11 1.5M9 28c4-.6 7.5-.2 11 1.5"
        "M39 16c-4-.6-7.5-.2-11 1.5M39 22c-4-.6-7.5-.2-11 1.5M39 28c-4-.6-7.5-.2-11 1.5"
    )


def _arch() -> str:
    return (
        "M6 43V22a18 18 0 0 1 36 0v21h-9V22a9 9 0 0 0-18 0v21zM3 43h42M24 4v9M10.5 10.5l7 6M37.5 10.5l-7 6"
        "M6 25h9M33 25h9M6 34h9M33 34h9"
    )


MOTIFS: dict[str, str] = {
    "network": _network(),
    "medal": _medal(),
    "gear": _gear(),
    "open book": _open_book(),
    "arch": _arch(),
    "plain": "M24 6l18 18-18 18L6 24zM24 14l10 10-10 10-10-10z",
}


def motif(name: str) -> str:
    """Path data of a motif; a name nobody drew gives a plain diamond."""
    return MOTIFS.get(name.replace("-", " ").replace("_", " "), MOTIFS["plain"])


def motif_svg(name: str, size: int = 48) -> str:
    """A motif as a small picture of its own, for a page's header."""
    return (
        f'<svg class="cg" width="{size}" height="{size}" viewBox="0 0 48 48" aria-hidden="true">'
        f'<path class="crest" d="{motif(name)}"/></svg>'
    )
