"""Paper and ink: the palettes (light and dark), seat colours with their shapes, tints, and the stylesheet made of them.

Every colour is a CSS variable, so one SVG serves light and dark; no text stands on a colour it cannot be read on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

SEAT_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9")
SEAT_SHAPES = ("disc", "square", "triangle", "diamond", "star", "pentagon")
SEAT_GLYPHS = ("●", "■", "▲", "◆", "★", "⬟")
ACCENT = ("#0f766e", "#5eead4")

LIGHT = {
    "paper": "#f3ead6", "panel": "#fbf6ea", "card": "#fffcf4", "ink": "#241d15", "muted": "#65594a", "line": "#dccdae",
    "edge": "#a3957a", "shade": "#3c2d14", "alert": "#9f2417",
}  # fmt: skip
DARK = {
    "paper": "#16181c", "panel": "#1e2126", "card": "#262a30", "ink": "#f3eada", "muted": "#c0b8a9", "line": "#3e444d",
    "edge": "#77808c", "shade": "#000000", "alert": "#ff9d8f",
}  # fmt: skip

TINTS: dict[str, tuple[str, str]] = {  # name: (on paper, on slate)
    "green": ("#3d7a4a", "#438352"),
    "purple": ("#6f4a96", "#7d59a8"),
    "yellow": ("#e3bd3c", "#cfaa35"),
    "blue": ("#2f6aa8", "#3d77b5"),
    "red": ("#b23a32", "#b8483f"),
    "brown": ("#7d5a3c", "#87654a"),
    "grey": ("#6d6f70", "#6f7275"),
    "gold": ("#c79a2b", "#b98f2a"),
    "silver": ("#a9b0b6", "#9aa2a9"),
    "white": ("#efe9dc", "#d5d0c4"),
    "black": ("#33302c", "#0e1013"),
    "teal": ("#1f7a78", "#22807d"),
    "violet": ("#5b4bb0", "#6b5cc2"),
    "orange": ("#c8682a", "#cb7038"),
    "pink": ("#b5507f", "#b8547f"),
    "cyan": ("#3b8fb5", "#4595ba"),
    "lime": ("#8fa53a", "#8a9e3c"),
    "copper": ("#a5623c", "#a9663f"),
}
PLAIN = "plain"  # what has no tint
OWN = "accent"  # the game's own colour
_ALIASES = {"gray": "grey", "magenta": "pink", "indigo": "violet", "lilac": "violet", "bronze": "copper"}


def tint(name: str) -> str:
    """The tint of this name, or `plain`: no colour is ever a crash."""
    name = _ALIASES.get(name, name)
    return name if name in TINTS or name == OWN else PLAIN


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, ground: str, part: float) -> str:
    """`part` of a colour over a ground."""
    pairs = zip(_rgb(colour), _rgb(ground), strict=True)
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2."""
    parts = [c / 255 for c in _rgb(colour)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio by WCAG 2: 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True)
class Shades:
    """A tint in one palette: `full` with `on` for words upon it, `soft` and `edge` for grounds and frames."""

    full: str
    on: str
    soft: str
    edge: str


def shades(colour: str, palette: Mapping[str, str]) -> Shades:
    """The shades of a colour in a palette; words upon it are ink or paper, whichever is clearer."""
    dark = luminance(palette["card"]) < 0.2
    on = max(("#ffffff", "#1d1a15"), key=lambda c: contrast(colour, c))
    soft = mix(colour, palette["card"], 0.17 if dark else 0.14)
    return Shades(colour, on, soft, mix(colour, palette["card"], 0.6))


def _plain(palette: Mapping[str, str]) -> Shades:
    ground = mix(palette["edge"], palette["card"], 0.34)
    return Shades(ground, palette["ink"], mix(palette["edge"], palette["card"], 0.12), palette["line"])


def tints(palette: Mapping[str, str]) -> dict[str, Shades]:
    """All tints in a palette, `plain` included."""
    at = 0 if palette is LIGHT else 1
    return {PLAIN: _plain(palette)} | {name: shades(pair[at], palette) for name, pair in TINTS.items()}


def _variables(palette: Mapping[str, str], accent: str) -> str:
    rows = [f"--{name}:{colour}" for name, colour in palette.items()]
    for name, s in tints(palette).items():
        rows += [f"--{name}-full:{s.full}", f"--{name}-on:{s.on}", f"--{name}-soft:{s.soft}", f"--{name}-edge:{s.edge}"]
    rows += [f"--seat{seat}:{colour}" for seat, colour in enumerate(SEAT_COLOURS)]
    return ";".join([*rows, _accent(accent, palette)])


def _accent(accent: str, palette: Mapping[str, str]) -> str:
    s = shades(accent, palette)
    return f"--accent:{s.full};--accent-on:{s.on};--accent-soft:{s.soft};--accent-edge:{s.edge}"


def accent_css(selector: str, accent: tuple[str, str]) -> str:
    """A game's accent for everything under a selector, light and dark (the site serves one such rule per game)."""
    light, dark = accent
    return (
        f"{selector}{{{_accent(light, LIGHT)}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]) {selector}{{{_accent(dark, DARK)}}}}}\n"
        f":root[data-theme=dark] {selector}{{{_accent(dark, DARK)}}}\n"
    )


SANS = '-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif'
SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Georgia,"Liberation Serif",serif'

_RULES = f"""
.cg{{display:block;max-width:100%;height:auto;overflow:visible}}
.cg text{{font-family:{SANS};fill:var(--ink);font-variant-numeric:tabular-nums}}
.cg .serif{{font-family:{SERIF}}}
.cg .muted{{fill:var(--muted)}}
.cg .on{{fill:var(--on)}}
.cg .alert-words{{fill:var(--alert)}}
.cg .ground{{fill:var(--paper)}}
.cg .panel{{fill:var(--panel);stroke:var(--line)}}
.cg .frame{{fill:var(--card);stroke:var(--edge);stroke-width:1}}
.cg .soft{{fill:var(--soft);stroke:var(--tint-edge);stroke-width:1}}
.cg .fold{{fill:var(--paper);stroke:var(--line)}}
.t-accent{{--full:var(--accent);--on:var(--accent-on);--soft:var(--accent-soft);--tint-edge:var(--accent-edge)}}
.cg .wash{{fill:var(--soft)}}
.cg .band{{fill:var(--full)}}
.cg .hollow{{fill:none;stroke:var(--edge);stroke-dasharray:3 3}}
.cg .shade{{fill:var(--shade);opacity:.13}}
.cg .rule{{fill:var(--tint-edge)}}
.cg .pill{{fill:var(--card);stroke:var(--tint-edge)}}
.cg .cell{{fill:var(--card);stroke:var(--line)}}
.cg .slot{{fill:none;stroke:var(--edge);stroke-width:1.2;stroke-dasharray:2.5 2.5}}
.cg .halo{{fill:none;stroke:none}}
.cg .i{{fill:none;stroke:var(--ink);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}}
.cg .i.muted{{stroke:var(--muted);fill:none}}
.cg .i.on{{stroke:var(--on);fill:none}}
.cg .i.alert-words{{stroke:var(--alert);fill:none}}
.cg .i.accent{{stroke:var(--accent)}}
.cg .hit{{fill:transparent;stroke:none}}
.cg .ring{{fill:none;stroke:var(--muted);stroke-width:1.3}}
.cg .ring.on{{stroke:var(--on);fill:none}}
.cg .motif,.cg .crest{{fill:none;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}}
.cg .motif{{stroke:var(--on,var(--accent));opacity:.55}}
.cg .crest{{stroke:var(--accent)}}
.cg .token{{stroke:var(--card);stroke-width:1.4;stroke-linejoin:round;paint-order:stroke}}
.cg .accent-fill{{fill:var(--accent)}}
.cg .faded{{opacity:.5}}
.cg .alert>.frame{{stroke:var(--alert);stroke-width:1.8}}
.cg .glow{{fill:none;stroke:var(--accent);stroke-width:2.5}}
.cg .can{{cursor:pointer}}
.cg .can>.halo{{stroke:var(--accent);stroke-width:2.5;filter:drop-shadow(0 2px 3px rgb(0 0 0/.35))}}
.cg .can:not(.faded)>.lift,.cg .can{{transform:translateY(-1.5px)}}
.cg .can:hover,.cg .can:focus-visible,.cg .can.lit{{transform:translateY(-4px);outline:none}}
.cg .can:hover>.halo,.cg .can:focus-visible>.halo,.cg .can.lit>.halo{{stroke-width:4}}
.cg .chosen>.halo{{stroke:var(--ink);stroke-width:3.5}}
.cg .near:not(.can)>.halo{{stroke:var(--ink);stroke-width:2;opacity:.45}}
@media (prefers-reduced-motion:no-preference){{.cg .can{{transition:transform .2s ease}}}}
@media (forced-colors:active){{.cg .can>.halo{{stroke:Highlight}}}}
"""


@cache
def stylesheet(accent: tuple[str, str] = ACCENT) -> str:
    """The whole stylesheet: palettes, tints, seats and the classes the drawings use."""
    light, dark = _variables(LIGHT, accent[0]), _variables(DARK, accent[1])
    rules = [
        f":root{{color-scheme:light dark;{light}}}",
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}",
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}",
        ":root[data-theme=light]{color-scheme:light}",
    ]
    for name in (PLAIN, *TINTS):
        rules.append(
            f".t-{name}{{--full:var(--{name}-full);--on:var(--{name}-on);"
            f"--soft:var(--{name}-soft);--tint-edge:var(--{name}-edge)}}"
        )
    rules += [f".seat{seat}{{fill:var(--seat{seat})}}" for seat in range(len(SEAT_COLOURS))]
    return "\n".join(rules) + _RULES
