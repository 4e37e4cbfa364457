"""Zones as SVG: one whole picture per zone for the browser, and the whole table as a standalone picture.

Only classes and presentation attributes (a strict content policy refuses styles), every word escaped, every piece with
a title and a stable id, those a choice points at marked `can`. Browsers do not capture parts of an SVG in a view
transition, so a page moves pieces itself: `data-move` names the same piece before and after.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from math import cos, pi, sin

from collegium.draw.icons import icon
from collegium.draw.layout import Box, lay_zone, zone_width
from collegium.draw.marks import (
    NARROW,
    Kept,
    Label,
    Mark,
    Motif,
    Note,
    Pen,
    Picture,
    Plan,
    Rect,
    Ring,
    Speak,
    Token,
    label_lines,
)
from collegium.draw.measure import wrap
from collegium.draw.motifs import motif
from collegium.draw.theme import ACCENT, SEAT_SHAPES, stylesheet
from collegium.draw.widgets import Words, Zone


def ident(id: str, kind: str = "p") -> str:
    """A piece's id as an XML id and CSS identifier, always the same for the same piece."""

    def safe(c: str) -> str:
        return c if c.isascii() and (c.isalnum() or c == "-") else "_" if c == "." else f"_{ord(c):X}_"

    return f"{kind}-" + "".join(map(safe, id))


def _n(number: float) -> str:
    return f"{number:.1f}".rstrip("0").rstrip(".") if number % 1 else f"{number:.0f}"


def _points(x: float, y: float, r: float, corners: int, inner: float = 0) -> str:
    """The corners of a regular polygon or star, the first at the top."""
    steps = corners * 2 if inner else corners
    made = []
    for step in range(steps):
        turn, length = 2 * pi * step / steps - pi / 2, inner if inner and step % 2 else r
        made.append(f"{_n(x + length * cos(turn))},{_n(y + length * sin(turn))}")
    return " ".join(made)


def seat_shape(x: float, y: float, size: float, seat: int) -> str:
    """A seat's shape in its colour around a middle."""
    r, cls = size / 2, f'class="token seat{seat % 6}"'
    match SEAT_SHAPES[seat % 6]:
        case "disc":
            return f'<circle {cls} cx="{_n(x)}" cy="{_n(y)}" r="{_n(r * 0.92)}"/>'
        case "square":
            s = r * 0.84
            return f'<rect {cls} x="{_n(x - s)}" y="{_n(y - s)}" width="{_n(2 * s)}" height="{_n(2 * s)}" rx="1"/>'
        case "triangle":
            return f'<polygon {cls} points="{_points(x, y + r * 0.16, r * 1.1, 3)}"/>'
        case "diamond":
            return f'<polygon {cls} points="{_points(x, y, r * 1.08, 4)}"/>'
        case "star":
            return f'<polygon {cls} points="{_points(x, y + r * 0.06, r * 1.12, 5, r * 0.5)}"/>'
    return f'<polygon {cls} points="{_points(x, y + r * 0.04, r, 5)}"/>'


def _rounded(m: Rect) -> str:
    """The outline of a rectangle with square corners on one side."""
    x, y, w, h, r = m.x, m.y, m.w, m.h, min(m.r, m.w / 2, m.h / 2)
    a, b, c, d = {"foot": (r, r, 0, 0), "head": (0, 0, r, r), "right": (r, 0, 0, r), "left": (0, r, r, 0)}[m.flat]
    path = [f"M{_n(x + a)} {_n(y)}H{_n(x + w - b)}"]  # corners clockwise from the upper left: a, b, c, d
    path.append(f"a{_n(b)} {_n(b)} 0 0 1 {_n(b)} {_n(b)}" if b else "")
    path.append(f"V{_n(y + h - c)}" + (f"a{_n(c)} {_n(c)} 0 0 1 {_n(-c)} {_n(c)}" if c else ""))
    path.append(f"H{_n(x + d)}" + (f"a{_n(d)} {_n(d)} 0 0 1 {_n(-d)} {_n(-d)}" if d else ""))
    path.append(f"V{_n(y + a)}" + (f"a{_n(a)} {_n(a)} 0 0 1 {_n(a)} {_n(-a)}" if a else "") + "z")
    return f'<path class="{m.cls}" d="{"".join(path)}"/>'


def _scaled(x: float, y: float, scale: float) -> str:
    return f'transform="translate({_n(x)} {_n(y)}) scale({scale:.3f})"'


def _mark(m: Mark) -> str:
    match m:
        case Rect():
            if m.flat:
                return _rounded(m)
            rx = f' rx="{_n(m.r)}"' if m.r else ""
            return f'<rect class="{m.cls}" x="{_n(m.x)}" y="{_n(m.y)}" width="{_n(m.w)}" height="{_n(m.h)}"{rx}/>'
        case Label():
            anchor = f' text-anchor="{m.anchor}"' if m.anchor != "start" else ""
            bold = ' font-weight="600"' if m.bold else ""
            cls = f' class="{m.cls}"' if m.cls else ""
            at = f'x="{_n(m.x)}" y="{_n(m.y)}" font-size="{_n(m.size)}"'
            return f"<text{cls} {at}{anchor}{bold}>{escape(m.words)}</text>"
        case Picture():
            return f'<path class="{f"i {m.cls}".strip()}" {_scaled(m.x, m.y, m.size / 24)} d="{icon(m.name).path}"/>'
        case Token():
            return seat_shape(m.x, m.y, m.size, m.seat)
        case Motif():
            return f'<path class="motif" {_scaled(m.x, m.y, m.size / 48)} d="{motif(m.name)}"/>'
        case Ring():
            return f'<circle class="{("ring " + m.cls).strip()}" cx="{_n(m.x)}" cy="{_n(m.y)}" r="3.2"/>'
        case Note():
            return f"<g><title>{escape(m.title)}</title>{''.join(map(_mark, m.marks))}</g>"


def _marks(plan: Plan) -> str:
    """The marks of a piece, written once."""
    if not plan.written:
        plan.written.append("".join(map(_mark, plan.marks)))
    return plan.written[0]


class _Sheet:
    """One picture being drawn: which places can be chosen, and which ids were given out already."""

    def __init__(self, places: Collection[str], chosen: str | None) -> None:
        self.places, self.chosen = places, chosen
        self.given: set[str] = set()

    def piece(self, plan: Plan, x: float, y: float, inside: str = "") -> str:
        """A piece at its place, with whatever lies within it."""
        inside += "".join(self.piece(part, px, py) for px, py, part in plan.parts)
        holds = bool(inside)
        body = _marks(plan)
        move = f' transform="translate({_n(x)} {_n(y)})"' if x or y else ""
        if not plan.id:
            return f'<g class="{plan.cls}"{move}>{body}{inside}</g>'
        name = ident(plan.id)
        own = f' id="{name}" data-move="{name}"' if name not in self.given else ""
        self.given.add(name)
        marked, lit = self.marked(plan, holds)
        halo = ""
        if lit or {"chosen", "near"} & set(plan.cls.split()):
            halo = _mark(Rect(-2, -2, plan.w + 4, plan.h + 4, "halo", plan.r + 2))
        title = f"<title>{escape(plan.title)}</title>" if plan.title else ""
        # the inner group is what lifts: the outer one carries the place, so that the two transforms do not fight
        return f'<g{move}><g{own} data-place="{escape(plan.id)}" {marked}>{title}{body}{inside}{halo}</g></g>'

    def marked(self, plan: Plan, holds: bool) -> tuple[str, bool]:
        """What a piece is: its classes and its role; and whether something may glow around it."""
        can, chosen = plan.id in self.places, plan.id == self.chosen
        return _marked(plan, holds, can, chosen), can or chosen

    def box(self, box: Box) -> str:
        inside = "".join(map(self.box, box.children))
        if box.plan is not None:
            return self.piece(box.plan, box.x, box.y, inside)
        move = f' transform="translate({_n(box.x)} {_n(box.y)})"' if box.x or box.y else ""
        return f"<g{move}>{inside}</g>"


def _marked(plan: Plan, holds: bool, can: bool, chosen: bool = False) -> str:
    classes = f"piece {plan.cls}" + (" can" if can else "") + (" chosen" if chosen else "")
    role = ' role="button" tabindex="0"' if can else ' role="group"' if holds else ' role="img"'
    return f'class="{classes}"{role}'


SLOT = "\0"  # stands in no text


class _OpenSheet(_Sheet):
    """A picture that leaves open which of its places can be chosen."""

    def __init__(self) -> None:
        super().__init__(frozenset(), None)
        self.slots: list[tuple[str, str, str]] = []

    def marked(self, plan: Plan, holds: bool) -> tuple[str, bool]:
        self.slots.append((plan.id, _marked(plan, holds, can=True), _marked(plan, holds, can=False)))
        return f"{SLOT}{len(self.slots) - 1}{SLOT}", True


@dataclass(frozen=True)
class OpenPicture:
    """A zone drawn for everybody who sees it alike, whatever each of them can choose there."""

    texts: tuple[str, ...]  # what stands before, between and after the slots
    slots: tuple[tuple[str, str, str], ...]  # a place, and its marks when it can be chosen and when it cannot

    def choosing(self, places: Collection[str]) -> str:
        """The picture for somebody who can choose these places."""
        return self.plain if self.places.isdisjoint(places) else self._written(places)

    @cached_property
    def places(self) -> frozenset[str]:
        return frozenset(place for place, _, _ in self.slots)

    @cached_property
    def plain(self) -> str:
        return self._written(frozenset())

    def _written(self, places: Collection[str]) -> str:
        parts = [self.texts[0]]
        for (place, can, cannot), text in zip(self.slots, self.texts[1:], strict=True):
            parts += (can if place in places else cannot, text)
        return "".join(parts)


def open_picture(zone: Zone, speak: Speak, width: float, motif: str = "", kept: Kept | None = None) -> OpenPicture:
    """As `zone_svg`, before anybody has said what can be chosen."""
    sheet = _OpenSheet()
    parts = _zone(sheet, zone, Pen(speak, width < NARROW, motif, kept), width).split(SLOT)
    return OpenPicture(tuple(parts[::2]), tuple(sheet.slots[int(number)] for number in parts[1::2]))


def zone_svg(
    zone: Zone, speak: Speak, width: float, places: Collection[str] = frozenset(), chosen: str | None = None,
    motif: str = "", kept: Kept | None = None,
) -> str:  # fmt: skip
    """A zone as one whole `<svg>`, `width` px wide and as high as it needs to be."""
    return _zone(_Sheet(places, chosen), zone, Pen(speak, width < NARROW, motif, kept), width)


def _zone(sheet: _Sheet, zone: Zone, pen: Pen, width: float) -> str:
    box = lay_zone(pen, zone, width)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="cg" id="{ident(zone.id, "zone")}" '
        f'data-zone="{escape(zone.id)}" '
        f'role="group" aria-label="{escape(pen.say(zone.title))}" '
        f'width="{_n(width)}" height="{_n(box.h)}" viewBox="0 0 {_n(width)} {_n(box.h)}">'
        f"{sheet.box(box)}</svg>"
    )


def _columns(players: int, width: float) -> int:
    most = max(1, int(width // 320))
    rows = -(-players // min(most, 3))
    return max(1, -(-players // rows))


def _packed(pen: Pen, zones: Sequence[Zone], width: float, gap: float) -> list[list[tuple[Zone, float]]]:
    """Zones in order, narrow ones side by side; each row fills the width."""
    rows: list[list[tuple[Zone, float]]] = []
    for zone in zones:
        wide = zone_width(pen, zone, width)
        if rows and sum(w + gap for _, w in rows[-1]) + wide <= width:
            rows[-1].append((zone, wide))
        else:
            rows.append([(zone, wide)])
    spare = [(width - gap * (len(row) - 1) - sum(w for _, w in row)) / len(row) for row in rows]
    return [[(zone, w + more) for zone, w in row] for row, more in zip(rows, spare, strict=True)]


def table_svg(
    zones: Sequence[Zone], speak: Speak, width: float = 1000, accent: tuple[str, str] = ACCENT, title: Words = "",
    motif: str = "", places: Collection[str] = frozenset(), theme: str = "",
) -> str:  # fmt: skip
    """The whole table as a standalone picture: the centre above, the players in columns below. `theme`: light, dark."""
    gap, pad = 10.0, 12.0
    sheet = _Sheet(places, None)
    parts: list[str] = []
    y = pad
    pen = Pen(speak, width < NARROW, motif)
    heading = pen.say(title)
    if heading:
        lines = wrap(heading, 22, width - 2 * pad - 46, 2, True)
        parts.append(_mark(Motif(pad, y, 34, motif)).replace('class="motif"', 'class="crest"'))
        parts += [_mark(mark) for mark in label_lines(lines, pad + 46, y + 5, 22, "serif", bold=True)]
        y += max(42, len(lines) * 26 + 12)
    inner = width - 2 * pad
    for packed in _packed(pen, [zone for zone in zones if zone.role != "player"], inner, gap):
        tall = max(lay_zone(pen, zone, wide).h for zone, wide in packed)
        x = pad
        for zone, wide in packed:
            parts.append(sheet.box(lay_zone(pen, zone, wide, tall).at(x, y)))
            x += wide + gap
        y += tall + gap
    players = [zone for zone in zones if zone.role == "player"]
    columns = _columns(len(players), inner) if players else 1
    each = (inner - gap * (columns - 1)) / columns
    close = Pen(speak, each < NARROW, motif)
    for start in range(0, len(players), columns):
        line = players[start : start + columns]
        tall = max(lay_zone(close, zone, each).h for zone in line)
        for number, zone in enumerate(line):
            parts.append(sheet.box(lay_zone(close, zone, each, tall).at(pad + number * (each + gap), y)))
        y += tall + gap
    height = y - gap + pad
    fixed = f' data-theme="{escape(theme)}"' if theme else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="cg" role="img" aria-label="{escape(heading)}"{fixed} '
        f'width="{_n(width)}" height="{_n(height)}" viewBox="0 0 {_n(width)} {_n(height)}">'
        f"<style>{escape(stylesheet(accent), quote=False)}</style>"
        f'<rect class="ground" width="{_n(width)}" height="{_n(height)}"/>{"".join(parts)}</svg>'
    )


def icon_svg(name: str, title: str = "", size: int = 18) -> str:
    """One icon as a small picture, for a page's own words."""
    label = f"<title>{escape(title)}</title>" if title else ""
    hidden = "" if title else ' aria-hidden="true"'
    return (
        f'<svg class="cg icon" width="{size}" height="{size}" viewBox="0 0 24 24"{hidden}>{label}'
        f'<path class="i" d="{icon(name).path}"/></svg>'
    )


def seat_svg(seat: int, size: int = 18) -> str:
    """A seat's mark as a small picture: its shape in its colour."""
    return (
        f'<svg class="cg seat" width="{size}" height="{size}" viewBox="0 0 20 20" aria-hidden="true">'
        f"{seat_shape(10, 10, 18, seat)}</svg>"
    )
