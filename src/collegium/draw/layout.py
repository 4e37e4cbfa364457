"""Where everything lies: a zone's tree laid out into boxes for a width, so that nothing overlaps and nothing is cut.

Leaves are planned by `cards` and `pieces`; rows wrap, columns stack, grids keep their columns while the pieces allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from collegium.draw.cards import plan_card
from collegium.draw.marks import (
    NARROW,
    Kept,
    Label,
    Mark,
    Note,
    Pen,
    Plan,
    Rect,
    Speak,
    Token,
    amount_rows,
    amount_width,
    label_lines,
    right_of,
)
from collegium.draw.measure import measure, wrap
from collegium.draw.pieces import plan_counter, plan_line, plan_pile, plan_spot, plan_track
from collegium.draw.theme import tint
from collegium.draw.widgets import Card, Column, Counter, Grid, Group, Line, Pile, Row, Spot, Track, Widget, Zone


@dataclass(frozen=True)
class Box:
    """A widget at its place (relative to the box around it), as large as it needs to be."""

    x: float
    y: float
    w: float
    h: float
    widget: Widget | Zone
    plan: Plan | None = None
    children: tuple[Box, ...] = ()

    def at(self, x: float, y: float) -> Box:
        return replace(self, x=x, y=y)

    def walk(self, x: float = 0, y: float = 0) -> Iterator[tuple[float, float, Box]]:
        """This box and all within it, with their places on the page."""
        yield x + self.x, y + self.y, self
        for child in self.children:
            yield from child.walk(x + self.x, y + self.y)


def _leaf(pen: Pen, widget: Widget, width: float, tall: float, fill: float) -> Plan:
    match widget:
        case Card():
            return plan_card(pen, widget, width, tall, fill)
        case Counter():
            return plan_counter(pen, widget, width, tall, fill)
        case Spot():
            return plan_spot(pen, widget, width, tall, fill)
        case Pile():
            return plan_pile(pen, widget, width)
        case Track():
            return plan_track(pen, widget, width)
        case Line():
            return plan_line(pen, widget, width)
    raise TypeError(f"cannot draw {type(widget).__name__}")


def place(pen: Pen, widget: Widget, width: float, tall: float = 0, fill: float = 0) -> Box:
    """A widget laid out at (0, 0) within a width; `tall` and `fill` ask what can stretch for a height and a width."""
    match widget:
        case Row():
            return _row(pen, widget, width)
        case Column():
            return _column(pen, widget, width)
        case Grid():
            return _grid(pen, widget, width)
        case Group():
            return _group(pen, widget, width, tall, fill)
    if pen.kept is None:
        plan = _leaf(pen, widget, width, tall, fill)
    else:
        plan = pen.kept.plan(pen, widget, width, tall, fill, _leaf)
    return Box(0, 0, plan.w, plan.h, widget, plan)


def _stretches(widget: Widget | Zone) -> bool:
    """Does this piece look better as tall as its neighbours?"""
    return isinstance(widget, Card | Counter | Spot | Group)


def _row(pen: Pen, row: Row, width: float) -> Box:
    boxes = [place(pen, child, width) for child in row.children]
    lines: list[list[Box]] = [[]]
    used = 0.0
    for box in boxes:
        if lines[-1] and used + row.gap + box.w > width + 0.01:
            lines.append([])
            used = 0
        used += box.w + (row.gap if lines[-1] else 0)
        lines[-1].append(box)
    children: list[Box] = []
    y = 0.0
    for line in lines:
        tall = max((box.h for box in line), default=0)
        even = max((box.h for box in line if _stretches(box.widget)), default=0)
        chips = all(isinstance(box.widget, Line | Counter) or getattr(box.widget, "small", False) for box in line)
        x = 0.0
        for box in line:
            if isinstance(box.widget, Widget) and _stretches(box.widget) and box.h < even <= 1.6 * box.h + 40:
                box = place(pen, box.widget, min(width, box.w + 0.5), even)
            down = (tall - box.h) / 2 if chips else 0
            children.append(box.at(x, y + down))
            x += box.w + row.gap
        y += tall + row.gap
    right = max((box.x + box.w for box in children), default=0)
    return Box(0, 0, right, max(0.0, y - row.gap), row, None, tuple(children))


def _column(pen: Pen, column: Column, width: float) -> Box:
    children: list[Box] = []
    y = 0.0
    for child in column.children:
        box = place(pen, child, width)
        if box.h == 0:
            continue
        children.append(box.at(0, y))
        y += box.h + column.gap
    right = max((box.w for box in children), default=0)
    return Box(0, 0, right, max(0.0, y - column.gap), column, None, tuple(children))


def _columns(wanted: int, fitting: int) -> int:
    """As many columns as wanted, or the most that fit and share its rows evenly (6: 3, 2), or the most that fit."""
    if wanted <= fitting:
        return wanted
    for columns in range(fitting, 1, -1):
        if wanted % columns == 0:
            return columns
    return max(1, fitting)


def _least(widget: Widget, pen: Pen) -> float:
    """The narrowest a widget of a grid may become."""
    match widget:
        case Spot():
            return 84.0
        case Counter():
            return 78.0
        case Card(small=True):
            return 132.0
    return 0.0


def _grid(pen: Pen, grid: Grid, width: float) -> Box:
    if not grid.children:
        return Box(0, 0, 0, 0, grid)
    natural = [place(pen, child, width) for child in grid.children]
    wanted = max(1, grid.columns)
    cell = max(box.w for box in natural)
    columns = wanted
    if columns * (cell + grid.gap) - grid.gap > width:
        least = max(_least(c, pen) or box.w for c, box in zip(grid.children, natural, strict=True))
        columns = _columns(wanted, max(1, int((width + grid.gap) // (least + grid.gap))))
        cell = min(cell, (width + grid.gap) / columns - grid.gap)
    found: dict[int, Box] = {}
    y = 0.0
    # columns that do not fit go below in bands, so that what stands in one column stays below its head
    for band in range(0, wanted, columns):
        for start in range(0, len(grid.children), wanted):
            line = grid.children[start + band : min(start + band + columns, start + wanted)]
            if not line:
                continue
            boxes = [_filled(pen, child, cell, 0) for child in line]
            tall = max(box.h for box in boxes)
            for number, (child, box) in enumerate(zip(line, boxes, strict=True)):
                if box.h < tall and _stretches(child):
                    box = _filled(pen, child, cell, tall)
                found[start + band + number] = box.at(number * (cell + grid.gap), y)
                tall = max(tall, box.h)
            y += tall + grid.gap
    children = [found[number] for number in sorted(found)]  # read row by row, wherever they lie
    right = max(box.x + box.w for box in children)
    return Box(0, 0, right, y - grid.gap, grid, None, tuple(children))


def _filled(pen: Pen, widget: Widget, cell: float, tall: float) -> Box:
    stretch = isinstance(widget, Counter | Spot | Group) or (isinstance(widget, Card) and widget.small)
    return place(pen, widget, cell, tall, cell if stretch else 0)


def _group(pen: Pen, group: Group, width: float, tall: float, fill: float) -> Box:
    """A titled frame."""
    pad = 7.0 if pen.narrow else 10.0
    title = pen.say(group.title)
    lines = wrap(title, 14, width - 2 * pad, 2, True) if title else ()
    top = pad + (len(lines) * 16.8 + 5 if lines else 0)
    inner = place(pen, group.content, width - 2 * pad)
    words = max((measure(line, 14, True) for line in lines), default=0)
    w = max(fill, max(inner.w, words) + 2 * pad)
    h = max(tall, top + inner.h + pad)
    marks: list[Mark] = [Rect(0, 0, w, h, "soft" if tint(group.tint) != "plain" else "fold", 8)]
    marks += label_lines(lines, pad, pad - 1, 14, "serif", bold=True)
    plan = Plan(w, h, tuple(marks), group.id, title if group.id else "", f"group t-{tint(group.tint)}", 8)
    return Box(0, 0, w, h, group, plan, (inner.at(pad, top),))


def _header(pen: Pen, zone: Zone, width: float, pad: float) -> tuple[list[Mark], float]:
    """A zone's title line: the seat's shape, the name, small facts and the score."""
    title = pen.say(zone.title)
    marks: list[Mark] = []
    x, right = pad, width - pad
    if zone.seat is not None:
        marks.append(Token(x + 9, pad + 11, 20, zone.seat))
        x += 26
    if zone.score is not None:
        score = str(zone.score)
        wide = measure(score, 20, True)
        name = pen.icon_name("star")
        marks.append(Note(f"{zone.score} {name}", (Label(right, pad + 18, score, 20, "serif", "end", True),)))
        right -= wide + 14
    words = measure(title, 17, True)
    high = 24.0
    facts, _ = amount_rows(pen, zone.notes, 0, 0, 1e6, 17, "muted", False, 10)
    facts_wide = right_of(facts) + 10
    if facts and words + facts_wide + 12 <= right - x:
        marks += amount_rows(pen, zone.notes, right - facts_wide, pad + 3, 1e6, 17, "muted", False, 10)[0]
        facts = []
    lines = wrap(title, 17, right - x, 2, True)
    marks += label_lines(lines, x, pad + 2, 17, "serif", bold=True)
    high = max(high, len(lines) * 20.4 + 4)
    if facts:
        more, more_high = amount_rows(pen, zone.notes, pad, pad + high + 2, width - 2 * pad, 17, "muted", False, 10)
        marks += more
        high += more_high + 4
    return marks, high + 6


def lay_out(zone: Zone, speak: Speak, width: float, motif: str = "") -> Box:
    """A zone laid out for a width: its header, then its content."""
    return lay_zone(Pen(speak, width < NARROW, motif), zone, width)


def natural_width(zone: Zone, speak: Speak, width: float, motif: str = "", kept: Kept | None = None) -> float:
    """How much of a width a zone would use, so that narrow zones can stand side by side."""
    return zone_width(Pen(speak, width < NARROW, motif, kept), zone, width)


def zone_width(pen: Pen, zone: Zone, width: float) -> float:
    pad = 10.0 if width < NARROW else 14.0
    title = measure(pen.say(zone.title), 17, True) + 26 + sum(amount_width(note) + 10 for note in zone.notes)
    score = measure(str(zone.score), 20, True) + 14 if zone.score is not None else 0
    return min(width, max(place(pen, zone.content, width - 2 * pad).w, title + score) + 2 * pad + 1)


def lay_zone(pen: Pen, zone: Zone, width: float, tall: float = 0) -> Box:
    pad = 10.0 if width < NARROW else 14.0
    header, high = _header(pen, zone, width, pad)
    inner = place(pen, zone.content, width - 2 * pad)
    h = max(tall, pad + high + inner.h + pad)
    marks: list[Mark] = [Rect(1, 1, width - 2, h - 2, "panel", 10)]
    if zone.seat is not None:  # the seat's colour along the left edge
        marks = [Rect(1, 1, width - 2, h - 2, f"seat{zone.seat % 6}", 10)]
        marks.append(Rect(6, 1, width - 7, h - 2, "panel", 9, "left"))
    if zone.active:
        marks.append(Rect(1.5, 1.5, width - 3, h - 3, "glow", 9.5))
    marks += header
    classes = f"zone {zone.role}" + (" active" if zone.active else "")
    plan = Plan(width, h, tuple(marks), "", "", classes, 10)
    return Box(0, 0, width, h, zone, plan, (inner.at(pad, pad + high),))
