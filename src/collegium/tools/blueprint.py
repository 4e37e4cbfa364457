"""The picture of the house: a box per room, from the ground to the doors, and a line from each room down to what it
imports. What a line already leads to by way of others is said in the box (`also`), so that every import is there.

`python -m collegium.tools.blueprint docs` (part of `make pictures`) draws it and writes the table of rooms in its page.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

from collegium.draw.measure import wrap
from collegium.draw.theme import stylesheet
from collegium.tools.house import GAME, GROUND, MEET, PLAY, ROOMS, THINK, Room, nearest, with_table

TINTS = {GROUND: "grey", GAME: "teal", PLAY: "blue", THINK: "violet", MEET: "orange"}
WIDTH, EDGE, BOX, GAP = 1200, 24, 260, 46
NAME, WORDS, PAD = 16, 13, 12
LINE = 17  # from one line of words to the next
TITLE = "The rooms of Collegium, and what imports what"
CAPTION = "A line leads down to what a room imports; what it imports besides is named in its box."
STYLE = ".way{fill:none;stroke:var(--edge);stroke-width:1.6}.tip{fill:var(--edge)}"


def said(room: Room) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a box says below its name: what the room is for, and what it imports beside where its lines lead."""
    also = [name for name in room.knows if name not in nearest(room)]
    about = wrap(room.about.replace("`", ""), WORDS, BOX - 2 * PAD)
    return about, wrap("also " + ", ".join(also), WORDS - 1, BOX - 2 * PAD) if also else ()


def height(room: Room) -> float:
    about, also = said(room)
    return 2 * PAD + NAME + LINE * (len(about) + len(also)) + 2


def blueprint() -> str:
    """The picture as SVG, light and dark."""
    floors = sorted({room.floor for room in ROOMS}, reverse=True)
    tall = {floor: max(height(room) for room in ROOMS if room.floor == floor) for floor in floors}
    tops, y = {}, 80.0
    for floor in floors:
        tops[floor] = y
        y += tall[floor] + GAP
    whole = y + 4

    def left(room: Room) -> float:
        return EDGE + room.column * (WIDTH - 2 * EDGE - BOX) / 3

    def top(room: Room) -> float:
        return tops[room.floor] + (tall[room.floor] - height(room)) / 2

    by_name = {room.name: room for room in ROOMS}
    ways = []
    for room in ROOMS:
        down = sorted((by_name[name] for name in nearest(room)), key=left)
        for number, below in enumerate(down, 1):
            x, y = left(room) + BOX * number / (len(down) + 1), top(room) + height(room)
            from_above = sorted((each for each in ROOMS if below.name in nearest(each)), key=left)
            to = left(below) + BOX * (from_above.index(room) + 1) / (len(from_above) + 1)
            ways.append(_way(x, y, to, top(below)))
    boxes = [_box(room, left(room), top(room)) for room in ROOMS]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="cg" role="img" aria-label="{TITLE}" width="{WIDTH}" '
        f'height="{whole:.0f}" viewBox="0 0 {WIDTH} {whole:.0f}"><style>{stylesheet()}{STYLE}</style>'
        f'<rect class="ground" width="{WIDTH}" height="{whole:.0f}"/>'
        f'<text class="serif" x="{EDGE}" y="36" font-size="21" font-weight="700">{TITLE}</text>'
        f'<text class="muted" x="{EDGE}" y="58" font-size="{WORDS}">{CAPTION}</text>'
        f"{''.join(ways)}{''.join(boxes)}{_legend(whole - 30)}</svg>\n"
    )


def _way(x: float, y: float, to_x: float, to_y: float) -> str:
    bend = min(60.0, (to_y - y) / 2)
    tip = f"M{to_x - 4:.1f} {to_y - 8:.1f}h8l-4 7z"
    curve = f"M{x:.1f} {y:.1f}C{x:.1f} {y + bend:.1f} {to_x:.1f} {to_y - bend:.1f} {to_x:.1f} {to_y - 6:.1f}"
    return f'<path class="way" d="{curve}"/><path class="tip" d="{tip}"/>'


def _box(room: Room, x: float, y: float) -> str:
    about, also = said(room)
    tall = height(room)
    inside = [f'<text x="{x + PAD:.1f}" y="{y + PAD + 13:.1f}" font-size="{NAME}" font-weight="700">{room.name}</text>']
    at = y + PAD + NAME + LINE - 2
    for lines, size, sort in ((about, WORDS, ""), (also, WORDS - 1, ' class="muted"')):
        for words in lines:
            inside.append(f'<text{sort} x="{x + PAD:.1f}" y="{at:.1f}" font-size="{size}">{escape(words)}</text>')
            at += LINE
    place = f'x="{x:.1f}" y="{y:.1f}"'
    return (
        f'<g class="t-{TINTS[room.kind]}"><rect class="frame" {place} width="{BOX}" height="{tall:.1f}" rx="7"/>'
        f'<rect class="soft" {place} width="{BOX}" height="{tall:.1f}" rx="7"/>'
        f'<rect class="band" {place} width="5" height="{tall:.1f}" rx="2"/>{"".join(inside)}</g>'
    )


def _legend(y: float) -> str:
    """Which colour means what, at the foot."""
    made = []
    for number, (kind, tint) in enumerate(reversed(TINTS.items())):
        x, foot = EDGE, y - 24 * number
        made.append(
            f'<g class="t-{tint}"><rect class="band" x="{x}" y="{foot - 11:.0f}" width="14" height="14" rx="3"/></g>'
        )
        made.append(f'<text x="{x + 22}" y="{foot:.0f}" font-size="{WORDS}">{kind}</text>')
    return "".join(made)


if __name__ == "__main__":
    docs = Path(sys.argv[1])
    (docs / "pictures" / "architecture.svg").write_text(blueprint(), encoding="utf-8")
    page = docs / "architecture.md"
    page.write_text(with_table(page.read_text(encoding="utf-8")), encoding="utf-8")
    print(docs / "pictures" / "architecture.svg", page, sep="\n")
