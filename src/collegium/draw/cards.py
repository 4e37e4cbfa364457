"""Cards laid out: the full card of 5:7, its back, and the chip that stands for a small one.

Name at the top, cost top left, level large, effects as icons, what it gives at the foot. Nothing is ever cut: a card
that has more to say grows.
"""

from __future__ import annotations

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
    amount_rows,
    amount_width,
    label_lines,
    moved,
    right_of,
)
from collegium.draw.measure import measure, shorten, widest, wrap
from collegium.draw.theme import PLAIN, tint
from collegium.draw.widgets import Card

PAD = 7.0
STEP = 3.0  # how far the cards of a stack peep out
NAME, SAID = 5, 7  # lines of a card's name, and of what it says, before the card grows wider


def card_size(pen: Pen) -> tuple[float, float]:
    """A full card: 5:7, three in a row on a phone."""
    return (100, 140) if pen.narrow else (115, 161)


def chip_height(pen: Pen) -> float:
    return 38 if pen.narrow else 34


def card_title(pen: Pen, card: Card) -> str:
    """What a card says in words: its name, numbers, lines and tip."""
    name = pen.say(card.name) + (f" {card.level}" if card.level is not None else "")
    name += f" ×{card.count}" if card.count > 1 else ""
    deal = " → ".join(pen.amounts(side) for side in (card.cost, card.effects, card.gives) if side)
    ring = pen.icon_name("ring") if card.ring else ""
    said = (name, deal, *(pen.say(line) for line in card.lines), pen.say(card.tip), ring)
    return "\n".join(part for part in said if part)


def _classes(card: Card, kind: str) -> str:
    return " ".join(word for word in (kind, f"t-{tint(card.tint)}", "faded" if card.faded else "",
                                      "chosen" if card.chosen else "near" if card.near else "") if word)  # fmt: skip


def _stack(w: float, h: float, count: int, r: float = 6) -> tuple[list[Mark], float]:
    """The shadow and the edges of the cards below; and how far they peep out."""
    below = min(count, 3) - 1
    marks: list[Mark] = [Rect(0.5, 2, w + below * STEP, h + below * STEP - 0.5, "shade", r + 1)]
    for number in range(below, 0, -1):
        marks.append(Rect(number * STEP, number * STEP, w, h, "frame", r))
    return marks, below * STEP


def plan_card(pen: Pen, card: Card, width: float, tall: float = 0, fill: float = 0) -> Plan:
    """A card as it will be drawn; `tall` is the height its row asks for."""
    if card.small:
        return _chip(pen, card, width, tall, fill)
    if card.face_down:
        return _back(pen, card, tall)
    return _face(pen, card, tall)


def _back(pen: Pen, card: Card, tall: float) -> Plan:
    w, h = card_size(pen)
    under, out = _stack(w, h, card.count)
    marks: list[Mark] = [*under, Rect(0, 0, w, h, "frame"), Rect(4, 4, w - 8, h - 8, "band", 4)]
    marks.append(Motif(w * 0.22, h / 2 - w * 0.28, w * 0.56, pen.motif))
    if card.count > 1:
        marks.append(Rect(w / 2 - 20, h - 30, 40, 20, "pill", 10))
        marks.append(Label(w / 2, h - 15.5, f"×{card.count}", 13, "", "middle", True))
    if card.seat is not None:
        marks.append(Token(w - 16, 16, 15, card.seat))
    cls = _classes(card, "card back")
    return Plan(w + out, max(h + out, 0), tuple(marks), card.id, card_title(pen, card),
                cls.replace(f"t-{PLAIN}", "t-accent"))  # fmt: skip


def _corner(card: Card, w: float) -> tuple[list[Mark], float]:
    """The upper right corner: the card's icon and its owner; and how wide they are together."""
    marks: list[Mark] = []
    at = w - PAD
    if card.icon:
        marks.append(Picture(at - 18, PAD - 1, 18, card.icon, "on"))
        at -= 21
    if card.seat is not None:
        marks.append(Token(at - 8, PAD + 8, 15, card.seat))
        at -= 20
    return marks, w - PAD - at


def _head(pen: Pen, card: Card, w: float) -> tuple[list[Mark], float]:
    """The band at the top: cost, icon, name."""
    corner, taken = _corner(card, w)
    inner = w - 2 * PAD
    marks: list[Mark] = list(corner)
    top, name_width = PAD - 1, inner - taken
    if card.cost:
        rows, high = amount_rows(pen, card.cost, PAD + 2, PAD + 1, inner - taken - 3, 16, "", False, 6)
        marks += [Rect(PAD - 3, PAD - 2, right_of(rows) - PAD + 8, high + 6, "pill", 9), *rows]
        top, name_width = PAD + high + 7, inner
    lines = wrap(pen.say(card.name), 13, name_width, NAME, True)
    marks += label_lines(lines, PAD, top, 13, "on", bold=True)
    return marks, max(top + len(lines) * 15.6 + 5, PAD + 20 if taken else 0)


def _body(pen: Pen, card: Card, w: float) -> tuple[list[Mark], float]:
    """The middle of a card from its top down: icon or level, effects, words; and how high it is."""
    inner, middle = w - 2 * PAD, w / 2
    marks: list[Mark] = []
    y = 0.0
    level = "" if card.level is None else str(card.level)
    crest = bool(card.icon) and not card.effects and not card.lines
    size = next((s for s in (28, 20, 14) if measure(level, s, True) <= inner), 12)
    if card.count > 1:  # beside the level where that leaves room, otherwise above it
        marks.append(Label(PAD, 12, f"×{card.count}", 13, "muted", bold=True))
        aside = 2 * (measure(f"×{card.count}", 13, True) + 4)
        y += 0 if (crest or level) and (crest or measure(level, size, True) <= inner - aside) else 18
    if crest:
        marks.append(Picture(middle - 17, y, 34, card.icon, "muted"))
        y += 38
    if level:
        marks.append(Label(middle, y + 24, shorten(level, size, inner, True), size, "serif", "middle", True))
        y += 30
    if card.effects:
        y += 4 if level else 0
        rows, high = amount_rows(pen, card.effects, PAD, y, inner, 18)
        marks += rows
        y += high + 4
    for said in card.lines:
        lines = wrap(pen.say(said), 12, inner)
        marks += label_lines(lines, middle, y, 12, "", "middle")
        y += len(lines) * 14.4 + 4
    return marks, max(0.0, y - 4 if y else 14.0 if marks else 0.0)


def _breadth(pen: Pen, card: Card) -> float:
    """How wide a card is: more than others when it has much to say, so that it does not become a tower."""
    usual = card_size(pen)[0]
    for w in (usual, usual * 1.3, usual * 1.6):
        said = (len(wrap(pen.say(line), 12, w - 2 * PAD)) for line in card.lines)
        if sum(said) <= SAID + len(card.lines) and len(wrap(pen.say(card.name), 13, w - 2 * PAD - 21, 99, True)) < NAME:
            return w
    return w


def _face(pen: Pen, card: Card, tall: float) -> Plan:
    w, least = _breadth(pen, card), card_size(pen)[1]
    head, head_high = _head(pen, card, w)
    body, body_high = _body(pen, card, w)
    gives_room = w - 2 * PAD - (12 if card.ring else 0)
    gives, gives_high = amount_rows(pen, card.gives, PAD, 0, gives_room, 18)
    foot_high = gives_high + 10 if card.gives else (10 if card.ring else 0)
    h = max(least, tall - (min(card.count, 3) - 1) * STEP, head_high + body_high + foot_high + 12)

    under, out = _stack(w, h, card.count)
    marks: list[Mark] = [*under, Rect(0, 0, w, h, "frame")]
    marks += [Rect(0.5, 0.5, w - 1, head_high, "band", 5.5, "foot"), *head]
    marks += moved(body, 0, head_high + (h - foot_high - head_high - body_high) / 2)
    if card.gives:
        foot = h - foot_high
        marks.append(Rect(0.5, foot, w - 1, foot_high - 0.5, "wash", 5.5, "head"))
        marks.append(Rect(0.5, foot - 0.5, w - 1, 1, "rule", 0))
        marks += moved(gives, 0, foot + 5)
    if card.ring:
        marks.append(Note(pen.icon_name("ring"), (Ring(w - 9, h - 9),)))
    return Plan(w + out, h + out, tuple(marks), card.id, card_title(pen, card), _classes(card, "card"))


def _chip(pen: Pen, card: Card, width: float, tall: float, fill: float) -> Plan:
    """A small card: icon, short name, level and its numbers in one line where they fit."""
    least = chip_height(pen)
    name = "" if card.face_down and not card.name else pen.say(card.name)
    name += f" ×{card.count}" if card.count > 1 else ""
    amounts = () if card.face_down else (*card.cost, *card.effects, *card.gives)
    level = "" if card.level is None or card.face_down else str(card.level)
    block = 30.0 if card.icon or card.face_down else 7.0
    tail = (measure(level, 18, True) + 6 if level else 0) + (11 if card.ring else 0)
    tail += 20 if card.seat is not None else 0
    most = fill or max(132.0, min(width, 260.0))
    room = most - block - 7 - tail - 7
    wide = measure(name, 13, True)
    beside = sum(amount_width(a, 16) + 6 for a in amounts)
    one_row = wide + beside + (4 if amounts else 0) <= room
    lines = (name,) if one_row else wrap(name, 13, room, NAME, True)
    marks: list[Mark] = []
    rows, rows_high = amount_rows(pen, amounts, 0, 0, 1e6 if one_row else room, 16, "", False, 6)
    used = wide + beside + (4 if amounts else 0) if one_row else max(widest(lines, 13, True), min(room, beside))
    words_high = len(lines) * 15.6
    need = words_high + 12 if one_row or not amounts else words_high + rows_high + 15
    w, h = fill or block + 7 + used + tail + 7, max(least, tall, need)

    under, _ = _stack(w, h, 1)
    marks += [*under, Rect(0, 0, w, h, "frame"), Rect(0.5, 0.5, block, h - 1, "band", 5.5, "right")]
    if card.face_down:
        marks.append(Motif(block / 2 - 10, h / 2 - 10, 20, pen.motif))
    elif card.icon:
        marks.append(Picture(block / 2 - 9, h / 2 - 9, 18, card.icon, "on"))
    x = block + 7
    if one_row:
        marks += label_lines(lines, x, h / 2 - 7.5, 13, bold=True)
        marks += moved(rows, x + wide + 6, h / 2 - 8)
    else:
        top = (h - need) / 2 + 6
        marks += label_lines(lines, x, top, 13, bold=True)
        marks += moved(rows, x, top + words_high + 3)
    at = w - 7
    if card.ring:
        marks.append(Note(pen.icon_name("ring"), (Ring(at - 3, h - 8),)))
        at -= 11
    if level:
        marks.append(Label(at, h / 2 + 6, level, 18, "serif", "end", True))
        at -= measure(level, 18, True) + 6
    if card.seat is not None:
        marks.append(Token(at - 8, h / 2, 15, card.seat))
    cls = _classes(card, "chip")
    if card.face_down:
        cls = cls.replace(f"t-{PLAIN}", "t-accent")
    return Plan(w, h, tuple(marks), card.id, card_title(pen, card), cls)
