"""The other pieces laid out: counters, piles, spots, tracks and lines of words."""

from __future__ import annotations

from collegium.draw.cards import PAD, STEP, chip_height
from collegium.draw.marks import (
    Label,
    Mark,
    Motif,
    Note,
    Pen,
    Picture,
    Plan,
    Rect,
    Ring,
    Token,
    amount_note,
    amount_rows,
    amount_width,
    label_lines,
)
from collegium.draw.measure import measure, shorten, widest, wrap
from collegium.draw.theme import PLAIN, tint
from collegium.draw.widgets import Amount, Counter, Line, Marker, Pile, Spot, Track

PITCH = 15.5  # from one token on a track to the next
SLOTS = 14  # a spot with more room than this says so in figures


def plan_line(pen: Pen, line: Line, width: float) -> Plan:
    """A line of words, wrapped to the width."""
    size = 15.0 if line.strong else (13.0 if line.muted else 14.0)
    cls = "muted" if line.muted else ""
    before = 22.0 if line.icon else 0.0
    words = pen.say(line.words)
    lines = wrap(words, size, max(40.0, width - before), 99, line.strong)
    down = max(0.0, 9 - size * 0.56) if line.icon else 0.0
    high = max(len(lines) * size * 1.25 + down, 18 if line.icon else 0)
    marks: list[Mark] = []
    if line.icon:
        marks.append(Note(pen.icon_name(line.icon), (Picture(0, size * 0.56 - 9 + down, 18, line.icon, cls),)))
    marks += label_lines(lines, before, down, size, cls, bold=line.strong, lead=1.25)
    w = before + widest(lines, size, line.strong)
    if line.id:
        marks.insert(0, Rect(0, 0, w, high, "hit", 4))
    return Plan(w, high, tuple(marks), line.id, words if line.id else "", "line", 4)


def plan_counter(pen: Pen, counter: Counter, width: float, tall: float = 0, fill: float = 0) -> Plan:
    """A pool: its icon on the tint, the number, of what limit, and the name."""
    least = chip_height(pen)
    number = str(counter.amount)
    limit = f"/{counter.limit}" if counter.limit is not None else ""
    name = pen.say(counter.name)
    figures = measure(number, 17, True) + measure(limit, 13)
    tail = (18 if counter.alert else 0) + (11 if counter.ring else 0)
    natural = 38 + figures + (6 + measure(name, 13) if name else 0) + tail + 8
    w = fill or min(natural, max(width, 38 + figures + tail + 8))
    beside = natural <= w + 0.01
    room = w - 38 - tail - 8
    lines = () if beside or not name else wrap(name, 12, max(20.0, room), 3)
    if not beside and lines:
        w = fill or 38 + max(figures, widest(lines, 12)) + tail + 8
    h = max(least, tall, 0 if beside else 24 + len(lines) * 14.4 + 5)
    marks: list[Mark] = [Rect(0.5, 2, w, h - 0.5, "shade", 7), Rect(0, 0, w, h, "frame")]
    marks += [Rect(0.5, 0.5, 30, h - 1, "band", 5.5, "right"), Picture(6.5, h / 2 - 9, 18, counter.icon, "on")]
    cls = "alert-words" if counter.alert else ""
    base = h / 2 + 6 if beside else (h - 24 - len(lines) * 14.4 - 5) / 2 + 20
    marks.append(Label(38, base, number, 17, cls, bold=True))
    if limit:
        marks.append(Label(38 + measure(number, 17, True), base, limit, 13, "muted"))
    if beside and name:
        marks.append(Label(38 + figures + 6, base - 0.5, name, 13, "muted"))
    else:
        marks += label_lines(lines, 38, base + 4, 12, "muted")
    if counter.alert:
        marks.append(Picture(w - tail - 4, h / 2 - 8, 16, "warning", cls))
    if counter.ring:
        marks.append(Note(pen.icon_name("ring"), (Ring(w - 9, h - 9),)))
    said = f"{name}: {number}{' ' + limit if limit else ''}"
    title = "\n".join(p for p in (said, pen.say(counter.tip), pen.icon_name("ring") if counter.ring else "") if p)
    kind = f"counter t-{tint(counter.tint)}" + (" alert" if counter.alert else "")
    return Plan(w, h, tuple(marks), counter.id, title, kind)


def plan_pile(pen: Pen, pile: Pile, width: float) -> Plan:
    """A face-down pile: a small card back with the motif, its name above and its size below."""
    w, h = (74.0, 108.0) if pen.narrow else (84.0, 122.0)
    name = pen.say(pile.name)
    lines = wrap(name, 12, w - 14, 3, True)
    h += 14.4 * max(0, len(lines) - 2)
    below = 0 if pile.count <= 1 else (1 if pile.count < 6 else 2)
    title = "\n".join(p for p in (f"{name}: {pile.count}", pen.say(pile.tip)) if p)
    cls = f"pile t-{tint(pile.tint)}".replace(f"t-{PLAIN}", "t-accent")
    middle = w / 2
    if pile.count <= 0:
        empty: list[Mark] = [Rect(0.5, 0.5, w - 1, h - 1, "hollow")]
        empty += label_lines(lines, middle, 10, 12, "muted", "middle", True)
        empty.append(Label(middle, h - 14, "0", 16, "muted", "middle", True))
        return Plan(w, h, tuple(empty), pile.id, title, cls)
    out = below * STEP
    marks: list[Mark] = [Rect(0.5, 2, w + out, h + out - 0.5, "shade", 7)]
    marks += [Rect(n * STEP, n * STEP, w, h, "frame") for n in range(below, 0, -1)]
    marks += [Rect(0, 0, w, h, "frame"), Rect(4, 4, w - 8, h - 8, "band", 4)]
    marks += label_lines(lines, middle, 10, 12, "on", "middle", True)
    size = w * 0.42
    top = 12 + len(lines) * 14.4
    at = top + max(0.0, (h - 34 - top - size) / 2)
    if pile.icon:
        marks.append(Picture(middle - size / 2, at, size, pile.icon, "on"))
    else:
        marks.append(Motif(middle - size / 2, at, size, pen.motif))
    wide = measure(str(pile.count), 14, True) + 18
    marks.append(Rect(middle - wide / 2, h - 31, wide, 21, "pill", 10))
    marks.append(Label(middle, h - 15.5, str(pile.count), 14, "", "middle", True))
    return Plan(w + out, h + out, tuple(marks), pile.id, title, cls)


def _deal(pen: Pen, spot: Spot, x: float, y: float, width: float) -> tuple[list[Mark], float, float]:
    """What a spot costs and gives, with an arrow between; the marks, their height and their natural width."""

    def natural(amounts: tuple[Amount, ...]) -> float:
        return sum(amount_width(a, 17) + 7 for a in amounts) - 7.0

    if spot.cost and spot.effects:
        left, right = natural(spot.cost), natural(spot.effects)
        total = left + right + 32
        if total <= width:
            marks, _ = amount_rows(pen, spot.cost, x, y, left + 1, 17, "", False)
            marks.append(Picture(x + left + 8, y + 1, 15, "arrow-right", "muted"))
            marks += amount_rows(pen, spot.effects, x + left + 32, y, right + 1, 17, "", False)[0]
            return marks, 17, total
        marks, high = amount_rows(pen, spot.cost, x, y, width, 17, "", False)
        marks.append(Picture(x, y + high + 4, 15, "arrow-right", "muted"))
        more, more_high = amount_rows(pen, spot.effects, x + 21, y + high + 3, width - 21, 17, "", False)
        return marks + more, high + 3 + more_high, total
    amounts = spot.cost or spot.effects
    marks, high = amount_rows(pen, amounts, x, y, width, 17, "", False)
    return marks, high, natural(amounts) if amounts else 0


def _held(pen: Pen, spot: Spot, x: float, y: float, width: float) -> tuple[list[Mark], float, float]:
    """What stands on a spot, and the places left empty; the marks, their height and their natural width."""
    slots = max(len(spot.holds), spot.room or 0)
    if not slots:
        return [], 0, 0
    if slots > SLOTS and not spot.holds:
        return [Label(x, y + 15, f"0/{spot.room}", 13, "muted", bold=True)], 20, 40
    many = slots > SLOTS
    shown = len(spot.holds) if many else slots
    columns = max(1, int((width + 4) // 24))
    marks: list[Mark] = []
    for number in range(shown):
        left, top = x + (number % columns) * 24, y + (number // columns) * 24
        if number >= len(spot.holds):
            marks.append(Rect(left + 1, top + 1, 18, 18, "slot", 9))
            continue
        thing = spot.holds[number]
        if isinstance(thing, str):
            inside = (Rect(left, top, 20, 20, "pill", 10), Picture(left + 3, top + 3, 14, thing))
            marks.append(Note(pen.icon_name(thing), inside))
        else:
            marks.append(Token(left + 10, top + 10, 19, int(thing)))
    rows = -(-shown // columns)
    high = rows * 24 - 4
    if many:
        marks.append(Label(x, y + high + 15, f"{len(spot.holds)}/{spot.room}", 13, "muted", bold=True))
        high += 20
    return marks, high, min(shown, 7) * 24 - 4


def plan_spot(pen: Pen, spot: Spot, width: float, tall: float = 0, fill: float = 0) -> Plan:
    """A place on the board: icon and name, what it costs and gives, who stands there."""
    name = pen.say(spot.name)
    before = 23.0 if spot.icon else 0.0
    ring = 12.0 if spot.ring else 0.0
    sides = 2 * PAD + 2
    _, _, deal_wide = _deal(pen, spot, 0, 0, 1e6)
    _, _, held_wide = _held(pen, spot, 0, 0, 1e6)
    most = min(width, 190.0 if not pen.narrow else 176.0)
    name_wide = measure(name, 13, True) + before + ring
    if name_wide + sides > most:  # two lines of about the same length, no word broken that need not be
        longest = max(measure(word, 13, True) for word in name.split())
        name_wide = max(name_wide * 0.56, 60 + before, longest + before + ring + 1)
    natural = max(name_wide + 1, deal_wide, held_wide, 60.0) + sides
    w = fill or min(natural, most)
    inner = w - sides
    lines = wrap(name, 13, inner - before - ring, 4, True) if name else ()
    head = max(len(lines) * 15.6, 19 if spot.icon else 0)
    x, y = PAD + 1, PAD
    marks: list[Mark] = []
    if spot.icon:
        marks.append(Note(pen.icon_name(spot.icon), (Picture(x, y - 1, 19, spot.icon),)))
    marks += label_lines(lines, x + before, y + (2 if spot.icon and len(lines) == 1 else 0), 13, bold=True)
    y += head
    deal, deal_high, _ = _deal(pen, spot, x, y + 4, inner)
    marks += deal
    y += deal_high + 4 if deal else 0
    held, held_high, _ = _held(pen, spot, x, y + 5, inner)
    marks += held
    y += held_high + 5 if held else 0
    h = max(y + PAD, tall, 34)
    if spot.ring:
        marks.append(Note(pen.icon_name("ring"), (Ring(w - 9, 11),)))
    said = name if not spot.room else f"{name} ({len(spot.holds)}/{spot.room})"
    deal_said = " → ".join(part for part in (pen.amounts(spot.cost), pen.amounts(spot.effects)) if part)
    title = "\n".join(p for p in (said, deal_said, pen.say(spot.tip), pen.icon_name("ring") if spot.ring else "") if p)
    ground: tuple[Mark, ...] = (Rect(0, 0, w, h, "soft"),)
    classes = f"spot t-{tint(spot.tint)}" + (" faded" if spot.faded else "")
    return Plan(w, h, ground + tuple(marks), spot.id, title, classes)


def _cell(pen: Pen, track: Track, position: int, w: float, h: float, markers: list[Marker], note_high: float) -> Plan:
    """One position of a track: its label, who stands there, what lies below."""
    marks: list[Mark] = [Rect(0, 0, w, h, "cell" if tint(track.tint) == PLAIN else "soft", 5)]
    label = shorten(track.labels[position], 12, w - 4)
    if label:
        marks.append(Label(w / 2, 14, label, 12, "muted", "middle"))
    top = 18 if any(track.labels) else 4
    columns = max(1, int((w - 2) // PITCH))
    for number, marker in enumerate(markers):
        row = number // columns
        in_row = min(columns, len(markers) - row * columns)
        cx = w / 2 + ((number % columns) - (in_row - 1) / 2) * PITCH
        cy = top + 9 + row * 16
        if marker.seat is not None:
            marks.append(Token(cx, cy, 14, marker.seat))
        else:
            marks.append(Note(pen.icon_name(marker.icon), (Picture(cx - 8, cy - 8, 16, marker.icon),)))
    notes = [amount for at, amount in track.notes if at == position]
    y = h - note_high - 1
    for amount in notes:
        marks.append(amount_note(pen, amount, (w - amount_width(amount, 16)) / 2, y, 16, "muted"))
        y += 18
    said = [track.labels[position] or str(position), *(pen.amount(amount) for amount in notes)]
    title = f"{pen.say(track.name)}: {', '.join(said)}"
    return Plan(w, h, tuple(marks), f"{track.id}.{position}", title, "position", 5)


def plan_track(pen: Pen, track: Track, width: float) -> Plan:
    """A track: its name, then the positions in as many lines as they need."""
    name = pen.say(track.name)
    count = len(track.labels)
    standing: dict[int, list[Marker]] = {}
    for marker in track.markers:
        standing.setdefault(marker.position, []).append(marker)
    notes: dict[int, int] = {}
    for at, _ in track.notes:
        notes[at] = notes.get(at, 0) + 1
    crowd = max((len(m) for m in standing.values()), default=0)
    wide = max((measure(label, 12) for label in track.labels), default=0) + 8
    wide = max([26.0, wide, *(amount_width(amount, 16) + 6 for _, amount in track.notes), 34.0 if crowd > 1 else 0])
    wide = min(wide, width, 150.0)
    per_line = max(1, min(count, int((width + 3) // (wide + 3))))
    lines = -(-count // per_line)
    per_line = -(-count // lines)
    name_lines = wrap(name, 13, width, 2, True) if name else ()
    y = len(name_lines) * 15.6 + (4 if name else 0)
    marks = label_lines(name_lines, 0, 0, 13, bold=True)
    parts: list[tuple[float, float, Plan]] = []
    top = 18 if any(track.labels) else 4
    for line in range(lines):
        positions = range(line * per_line, min(count, (line + 1) * per_line))
        most = max(1, *(len(standing.get(p, [])) for p in positions), 1)
        columns = max(1, int((wide - 2) // PITCH))
        note_high = max(notes.get(p, 0) for p in positions) * 18.0
        h = top + -(-most // columns) * 16 + 4 + note_high
        for number, position in enumerate(positions):
            cell = _cell(pen, track, position, wide, h, standing.get(position, []), note_high)
            parts.append((number * (wide + 3), y, cell))
        y += h + 4
    used = max(per_line * (wide + 3) - 3, widest(name_lines, 13, True) if name_lines else 0)
    return Plan(used, y - 4, tuple(marks), track.id, name, f"track t-{tint(track.tint)}", 5, tuple(parts))
