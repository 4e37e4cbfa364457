"""Small marks that all pieces share: figures on stars and coins, prices, royalty tabs, rims."""

from functools import lru_cache

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Disc, Held, Plate, Say, Use

from ..components import INFLUENCE
from .facts import DRAWN, SHAPES

INK, CREAM, PALE, FAINT = "#2A2620", "#FFF6DF", "#E5D3B0", "#B9A68A"
BRASS, PAPER, LINE, LINE2 = "#2B1D05", "#FBF4E2", "#CFE4F6", "#8FB9DC"
RIM, GAIN = "#FFD65C", "#FFD873"
CLEAR = 14.7  # units: 12 px on a screen of 320, whose board is that of a phone of 390, drawn smaller


def good(kind, x, y, size):
    return Use(DRAWN[kind], x, y, size, size)


def marker(seat, x, y, size):
    """A seat's sign."""
    return Use(f"marker-{SHAPES[seat]}", x, y, size, size, seat=seat)


def star(number, x, y, size, letter=0.0):
    """Influence: a star with its figure."""
    letter = letter or max(size * 0.56, 12.4)
    return (
        good(INFLUENCE, x, y, size),
        Say(number, x + size / 2, y + size * 0.5 + letter * 0.36, letter, FIGURE, "#fff", "middle"),
    )


def gain(kind, number, x, y, size, letter):
    """What a card gives: the star holds its figure, a good has it at its right."""
    if kind == INFLUENCE:
        return star(number, x - size * 0.07, y - size * 0.15, size * 1.35, letter * 0.85)
    return good(kind, x, y, size), Say(number, x + size * 1.08, y + size * 0.82, letter, FIGURE, "#fff")


def plus(number, kind, right, y, size, letter=13.5, ink=INK):
    """+2 and a good, the good's right edge at `right`."""
    return (
        Say(f"+{number}", right - size, y + size * 0.5 + letter * 0.36, letter, FIGURE, ink, "end"),
        good(kind, right - size, y, size),
    )


def ring(x, y, ink, shown=True):
    """The small open ring of a reconstructed value."""
    return (Disc(x, y, 2.5, "none", ink, 1.2),) if shown else ()


@lru_cache(1000)
def rims(width, height, radius=7, edge=1.5):
    """Around a piece that can be taken; white when it is pointed at."""
    return (
        Plate(-edge, -edge, width + 2 * edge, height + 2 * edge, radius, "none", "#1B1108", 4.6, when="can"),
        Plate(-edge, -edge, width + 2 * edge, height + 2 * edge, radius, "none", RIM, 3, when="can"),
        Plate(-edge - 3, -edge - 3, width + 2 * edge + 6, height + 2 * edge + 6, radius + 2, "none", "#fff", 2,
              when="aimed"),
    )  # fmt: skip


def toned(tone, *marks):
    """Marks in a tone of the stylesheet: engraving, copy, blueprint, a head's colour, faint."""
    return Held(marks, classes=tone)


def count(number, x, y, size=23, letter=15):
    """How many lie there, on a paper disc."""
    return (
        Use("badge-count", x, y, size, size),
        Say(number, x + size / 2, y + size / 2 + letter * 0.36, letter, FIGURE, INK, "middle"),
    )


def repeated(art, x, y, width, height, until, piece):
    """A symbol again and again along a line, overlapping by a hair so that no seam shows."""
    number = max(round((until - x) / piece), 1)
    step = (until - x) / number
    return tuple(Use(art, x + step * k, y, step + 0.7, height, stretched=True) for k in range(number))
