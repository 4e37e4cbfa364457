"""Colours, signs and lines of the observatory: what every other file of the stage draws with.

A role is a number as in the rules (0..5), the Discovery Driver is 6. A tone is a class of stage.css: "d3" is the dark
tone of role 3; symbols take it as their own colour.
"""

from math import atan2, degrees, hypot

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Held, Plate, Say, Use

from ..components import COMPONENTS, ROLES

DRIVER = ROLES
KEYS = (*(key.replace("_", "-") for key in COMPONENTS.keys("role")), "discovery-driver")
TYPE_KEYS = tuple(COMPONENTS.keys("resource"))
EVENT_ART = tuple(f"event-{key.replace('_', '-')}" for key in COMPONENTS.keys("event"))
SIGNS = tuple(f"icon-{key}" for key in (*TYPE_KEYS, "champion", "glue", "driver"))
SHAPES = ("disc", "square", "triangle", "diamond", "star")  # of the seats

LIGHT = ("#9CE3B8", "#CDB2F2", "#FFE596", "#A6CFFC", "#A5E6E1", "#DCE3EA", "#FBE3A0")
DARK = ("#1E6B43", "#56348A", "#7D5B07", "#1F4F91", "#0F6A66", "#4F5B69", "#7F530A")
CREAM, INK, GOLD, RIM, PALE, MIST = "#FFF6DF", "#241D15", "#FFE9A8", "#FFD65C", "#B9D2DC", "#A5E6E1"
NIGHT, BADGE, BROWN, RED, TEAL = "#071B2C", "#1B1408", "#3A2A08", "#8C1F16", "#5FD3C6"
DESK_INK, DESK_MUTED, DESK_LINE = "var(--osa-ink,#2A2013)", "var(--osa-muted,#64532F)", "var(--osa-deskline,#9C8450)"
LINE = "#E9C46A"


def tint(tone, *marks):
    """Marks whose symbols take this tone as their colour."""
    return Held(marks, classes=f"osa-{tone}")


def sign(role, x, y, size, tone="cream"):
    return tint(tone, Use(SIGNS[role], x, y, size, size))


def icon(name, x, y, size, tone="cream"):
    return tint(tone, Use(f"icon-{name}", x, y, size, size))


def seat_shape(seat, x, y, size):
    return Use(f"seat-{SHAPES[seat]}", x, y, size, size, seat=seat)


def line(start, end, fill=GOLD, thick=2.2, dashed=False):
    """A line from point to point; dashed as dots of light."""
    (x, y), (to_x, to_y) = start, end
    length, turn = hypot(to_x - x, to_y - y), degrees(atan2(to_y - y, to_x - x))
    if dashed:
        parts = tuple(Plate(9.0 * k, -thick / 2, 3.5, thick, thick / 2, fill) for k in range(int(length / 9) + 1))
    else:
        parts = (Plate(0, -thick / 2, round(length, 1), thick, fill=fill),)
    return Held(parts, round(x, 1), round(y, 1), turn=round(turn, 1))


def ray(start, end, fill=GOLD, thick=2.2, dashed=True):
    """A line of light that leaves its start level and bends to its end: dots of light, or whole."""
    (x, y), (to_x, to_y) = start, end
    middle = (x + to_x) / 2
    count = max(int(hypot(to_x - x, to_y - y) / (9 if dashed else 16)), 1)

    def at(t):
        return 2 * (1 - t) * t * middle + (1 - t) ** 2 * x + t * t * to_x, (1 - t * t) * y + t * t * to_y

    ways = [(at(k / count), at((k + 1) / count)) for k in range(count)]
    return tuple(line(a, between(a, b, 0.4) if dashed else b, fill, thick) for a, b in ways)


def between(start, end, share):
    (x, y), (to_x, to_y) = start, end
    return x + (to_x - x) * share, y + (to_y - y) * share


def count_pill(n, x, y, size=13.5):
    """How many alike lie here, on the corner of the first."""
    if n < 2:
        return ()
    w, h = size * 2, size * 1.4
    return (
        Plate(x, y, w, h, h / 2, BADGE, LINE),
        Say(f"×{n}", x + w / 2, y + h * 0.75, size, FIGURE, CREAM, "middle"),
    )
