"""A scene as a picture that stands alone: the symbols it uses, the game's colours and the fonts' names go along."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from collegium.draw.scene import Artist, Canvas, Speak, sizes_of
from collegium.draw.stage import Scene, Stage
from collegium.draw.theme import SEAT_COLOURS

PART = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#([^"]+)"')
LETTERS = """
text{font-family:"Source Sans 3","Noto Sans",Arial,sans-serif;font-variant-numeric:tabular-nums lining-nums}
.g{font-family:"EB Garamond",Georgia,serif;font-weight:600}
.gi{font-family:"EB Garamond",Georgia,serif;font-weight:500;font-style:italic}
.b{font-weight:600}.bb{font-weight:700}
.card{filter:drop-shadow(0 3px 3px rgb(0 0 0/.36))}
.when-can,.when-aimed{visibility:hidden}.can .when-can{visibility:visible}
"""


@cache
def _sheet(folder: Path) -> tuple[str, dict[str, str]]:
    """What all symbols share (gradients), and the symbols by name."""
    text = (folder / "symbols.svg").read_text(encoding="utf-8").strip()
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    return PART.sub("", inside), {match.group(1): match.group(0) for match in PART.finditer(inside)}


def symbols_of(folder: Path) -> set[str]:
    """The names of all symbols of a sheet."""
    return set(_sheet(folder)[1])


def standalone(
    stage: Stage, scene: Scene, say: Speak, names: tuple[str, ...], places: frozenset[str] = frozenset(),
    scheme: str = "light", letters: str = "",
) -> str:  # fmt: skip
    """The scene as one SVG file. `letters` are rules for fonts that the reader may lack."""
    shared, symbols = _sheet(stage.folder)
    artist = Artist("", sizes_of("".join(symbols.values())))
    drawn = "".join(Canvas(artist, say, names, places).whole(scene))
    wanted, found = set(USED.findall(drawn)), set()
    while wanted:  # a symbol may be made of others
        found |= wanted
        wanted = {art for known in wanted for art in USED.findall(symbols[known])} - found
    seats = "".join(f".seat{seat}{{color:{colour}}}" for seat, colour in enumerate(SEAT_COLOURS))
    seats += f":root{{{';'.join(f'--seat{seat}:{colour}' for seat, colour in enumerate(SEAT_COLOURS))}}}"
    colours = (stage.folder / "stage.css").read_text(encoding="utf-8").replace(":root[data-theme=dark]", ".dark")
    colours = re.sub(r"@media \(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", colours)
    art = "".join(symbols[name] for name in sorted(found))
    opened = drawn.index(">") + 1
    width, height = scene.size
    head = drawn[:opened].replace("<svg ", f'<svg width="{width:g}" height="{height:g}" ', 1)
    style = f"<style>{letters}{LETTERS}{seats}{colours}</style>"
    inside = f'<g class="{scheme}"><g class="{scene.classes}">{drawn[opened:-6]}</g></g>'
    return f"{head}{style}<defs>{shared}{art}</defs>{inside}</svg>"
