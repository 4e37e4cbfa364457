"""Things of the desk: nameplate, reputation, receipt, business card, mugs, tray, pins; smaller ones for a phone."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD, width
from collegium.draw.stage import Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import BOTH_DICE_FROM, COMPONENTS, DISCIPLINE_KEYS, HIGHER_DIE_FROM
from .fray import attacked
from .ink import (
    CREAM,
    HUES,
    INK,
    PALES,
    PAPER,
    RED,
    SMALLEST,
    SOFT,
    WHITE,
    icon,
    inked,
    order_tile,
    rims,
    seat_mark,
    token,
)

TILE_KEYS = COMPONENTS.keys("tile")
LIMIT = 20  # reputation that fills a bar


def plate_face(seat, name, place, points, struck, w, h=40):
    """The brass nameplate: name, place in the order, reputation in all."""
    return (
        Use("plate-left", 0, 0, 16, h + 4, stretched=True),
        Use("plate-mid", 15.5, 0, w - 31, h + 4, stretched=True),
        Use("plate-right", w - 16, 0, 16, h + 4, stretched=True),
        seat_mark(seat, 14, h / 2 - 12, 24),
        Say(name, 43, h / 2 + 6.5, 18, NAME, "#2E2206", room=w - 116, least=SMALLEST),
        *order_tile(place, w - 62, h / 2 - 9),
        Say(points, w - 12, h / 2 + 8, 23, FIGURE, "#2E2206", "end"),
        *attacked(struck, w, h, 5),
        *rims(w, h, 5),
    )


def sheet_face(total, w, h, mismanaged):
    """The sheet under the reputation bars: heading and the total for the order."""
    narrow = h < 110
    marks: list[Mark] = [Use("sheet", 0, 0, w + 2, h + 4, stretched=True)]
    if not narrow:
        marks += [Say(Text("zone-reputation"), 10, 17, 15.5, NAME, INK, room=90),
                  icon("dice", 98.7, 6, 12, "soft"), icon("dice", 112.7, 6, 12, "soft"),
                  Say(Text("valorise-short"), w - 9, 17, 12.5, WORD, SOFT, "end", 70)]  # fmt: skip
    if mismanaged:
        marks.append(Use("coffee-ring", w - 54, h - 28, 24, 24))
    marks += [inked("ink", Use("order-disc", 11, h - 26, 20, 20)),
              Say(Text("for-the-order"), 40, h - 11.5, SMALLEST, WORD, SOFT, room=w - 96),
              Say(total, w - 7, h - 10.5, 18, FIGURE, INK, "end")]  # fmt: skip
    return tuple(marks)


def line_face(total, w, h, mismanaged):
    """The same where the bars lie side by side: the total after them."""
    ring = (Use("coffee-ring", w - 55, h / 2 - 13, 26, 26),) if mismanaged else ()
    return (
        Use("sheet", 0, 0, w + 2, h + 4, stretched=True),
        *ring,
        inked("ink", Use("order-disc", w - 52, h / 2 - 10, 20, 20)),
        Say(total, w - 7, h / 2 + 7, 18, FIGURE, INK, "end"),
    )


def bar_face(d, points, w, h=24):
    """Reputation in a discipline, with ticks at 5 and 11 for the dice of Valorisation."""
    long = w - 74
    marks: list[Mark] = [*token(d, 9, h / 2 - 11, 22), Plate(38, h / 2 - 7, long, 14, 3, PALES[d])]
    if points:
        marks.append(Plate(38, h / 2 - 7, long * min(points, LIMIT) / LIMIT, 14, 3, HUES[d]))
    for tick in (HIGHER_DIE_FROM, BOTH_DICE_FROM):
        marks.append(Plate(38 + long * tick / LIMIT, h / 2 - 9, 1.6, 18, fill="#0006"))
    marks.append(Say(points, w - 7, h / 2 + 7, 20, FIGURE, INK, "end"))
    return (*marks, *(rims(w - 2, h - 2, 5, 1, 1) if h > 30 else rims(w - 6, h - 8, 4, 3, 4)))  # never on the next bar


def receipt_face(money, bill, paid, w=132, h=88):
    """What I have, what salaries take, what is left."""
    if h < 60:
        return low_receipt_face(money, bill, paid, w, h)
    marks: list[Mark] = [Use("receipt", 0, 0, w + 2, h + 8, stretched=True),
                         Say(f"€{money}", 10, 27, 25, FIGURE, INK)]  # fmt: skip
    if paid:
        marks += [Say(Text("salaries-next-short"), 10, 49, 13, WORD, SOFT, room=w - 56),
                  Say(f"€{bill}", w - 10, 49, 15, FIGURE, INK, "end")]  # fmt: skip
    else:
        left = money - bill
        marks += [Say(Text("salaries-short"), 10, 49, 13, WORD, SOFT, room=w - 62),
                  Say(f"−€{bill}", w - 10, 49, 15, FIGURE, RED, "end"),
                  Say(Text("leaves-short"), 10, 73, 13, WORD, SOFT, room=w - 56),
                  Say(f"€{left}" if left >= 0 else f"−€{-left}", w - 10, 73, 15, FIGURE, RED if left < 0 else INK,
                      "end")]  # fmt: skip
    return (*marks, *rims(w, h - 4, 4))


def low_receipt_face(money, bill, paid, w, h):
    """The same in a line: what I have, and what salaries take."""
    room = w - 22 - width(f"€{money}", 22, FIGURE)
    return (
        Use("receipt", 0, 0, w + 2, h + 4, stretched=True),
        Say(f"€{money}", 8, h / 2 + 7, 22, FIGURE, INK),
        Say(Text("salaries-next-short" if paid else "salaries-short"), w - 8, h / 2 - 4, 12.5, WORD, SOFT, "end", room),
        Say(f"€{bill}" if paid else f"−€{bill}", w - 8, h / 2 + 12, 15, FIGURE, INK if paid else RED, "end"),
        *rims(w, h - 4, 4),
    )


def consultant_face(price, hired, free):
    """A business card with the next price; strokes for those hired; 74 x 44."""
    marks: list[Mark] = [
        Use("business-card", 0, 0, 76, 48),
        Say(f"€{price}", 68, 19, 15, FIGURE, INK, "end"),
        Plate(2, 27, 70, 15, fill=PAPER),
        Say(Text("consultant-short"), 37, 38.5, 12.5, STRONG, SOFT, "middle", 70),
    ]
    marks += [Plate(24 + 3.4 * k, 8, 1.6, 12, fill=INK) for k in range(min(hired, 6))]
    if free:
        marks += [Plate(56, -9, 24, 18, 9, HUES[2]), Say(f"+{free}", 68, 4.5, 13, FIGURE, WHITE, "middle")]
    return (*marks, *rims(74, 44, 3))


def mugs_face(tokens, step=70, scale=1.0):
    """Stored Months: three mugs of 56 x 68."""
    marks: list[Mark] = []
    for d in range(3):
        art = f"mug-{DISCIPLINE_KEYS[d]}" + ("-full" if tokens[d] else "")
        inside = (Use(art, 0, 0, 56, 68), Say(tokens[d], 24, 48, 24, FIGURE, WHITE, "middle"))
        marks.append(Held(inside, step * d, 0, scale))
        marks += token(d, step * d - 2, 50 * scale, 16)
    return (*marks, *rims(step * 2 + 56 * scale, 68 * scale, 8))


def tray_face(count, w, h=92):
    """The archive: how many projects are done; the spines are pieces of their own."""
    return (
        Use("tray", 0, 0, w + 2, h + 5, stretched=True),
        Say(count, 33, h / 2 + 4, 34, NAME, CREAM, "middle"),
        Say(Text("done-short"), 33, h / 2 + 24, 13, STRONG, CREAM, "middle", 56),
    )


def low_tray_face(count, w, h=40):
    return (
        Use("tray", 0, 0, w + 2, h + 4, stretched=True),
        Say(count, 16, h / 2 + 7, 20, FIGURE, CREAM, "middle"),
        Say(Text("done-short"), 31 if count > 9 else 28, h / 2 + 5, SMALLEST, STRONG, CREAM, room=46),
    )


def pin_face(t, spent, w):
    """An ability: an enamel pin with what it says; without room the pin alone."""
    over = (Use("tile-spent", 0, 0, 40, 40),) if spent else ()
    size, gap = (SMALLEST, 15.5) if w > 150 else (13, 14)
    words = Say(Text(f"tile-{TILE_KEYS[t]}-short"), 44, 24, size, STRONG, "var(--aa-label,#1F1206)", room=w - 46,
                lines=2, gap=gap)  # fmt: skip
    return (Use(f"tile-{TILE_KEYS[t]}", 0, 0, 40, 40), *over, *((words,) if w > 80 else ()), *rims(40, 40, 20))


def large_pin_face(t, kept):
    """A pin of the draft, 160 x 110."""
    return (
        Plate(1, 3, 160, 110, 8, "#1A1020", opacity=0.28),
        Plate(0, 0, 160, 110, 8, PAPER, "#5F35A0" if kept else "#0003", 3 if kept else 1),
        Use(f"tile-{TILE_KEYS[t]}", 56, 6, 48, 48),
        Say(Text(f"tile-{TILE_KEYS[t]}-short"), 80, 82, SMALLEST, NAME, INK, "middle", 150, 2, 17),
        *rims(160, 110, 8),
    )


def sign_face(art, words, w, fill=WHITE, size=34):
    """A sign with words beside it: months lost to pests, immunity."""
    return (Use(art, 0, 0, size, size), Say(words, size + 6, size / 2 + 5, 13, STRONG, fill, room=w - size - 8, lines=2,
                                            gap=14))  # fmt: skip


def low_sign_face(art, words, w, h):
    """The same in one line; of Months to lose only how many."""
    label = "var(--aa-label,#1F1206)"
    if not isinstance(words, int):
        return (Use(art, 0, 0, h, h), Say(words, h + 6, h / 2 + 5, 13, STRONG, label, room=w - h - 8))
    month = Held((Use("icon-month", h + 33, h / 2 - 7, 14, 14),), classes="label")
    return (Use(art, 0, 0, h, h), Say(f"−{words}", h + 9, h / 2 + 5, 15, FIGURE, label), month)


def remark_face(k):
    """A line of Reviewer 2, on pink; it never carries rules. 112 x 86."""
    inside = (
        Use("note-pink", 0, 0, 112, 88),
        Say(Text(f"reviewer-{k + 1}"), 10, 36, 14.5, NAME, "#5A1230", room=94, lines=2, gap=16),
        Say(Text("reviewer"), 98, 76, 12.5, STRONG, "#5A1230", "end", 90),
    )
    return (Held(inside, turn=2),)


def things_face():
    """What lies on a desk where no card is in force, 176 x 66."""
    return (Use("stapler", 6, 26, 72, 36), Use("biscuits", 96, 22, 72, 40))


def no_cards_face(w):
    """Instead of a hand of cards, 78 high."""
    label = "var(--aa-label,#1F1206)"
    return (
        Use("pencil-pot", 4, 4, 46, 69),
        Say(Text("no-cards"), 60, 46, SMALLEST, STRONG, label, room=w - 64, lines=2, gap=16),
    )


def points_face(d, points, w, h):
    """Reputation in a discipline as a brass tag, 52 x 36."""
    return (Plate(0, 0, w, h, 6, "#E2BF62", "#7A5A1E", 1), *token(d, 3, h / 2 - 9.5, 19, SMALLEST),
            Say(points, w - 4, h / 2 + 6, 17, FIGURE, "#2E2206", "end"), *rims(w, h, 6))  # fmt: skip


def purse_face(money, bill, paid, w, h):
    """Money, and what salaries take (or will take)."""
    return (
        Plate(0, 0, w, h, 6, "#E2BF62", "#7A5A1E", 1),
        Say(f"€{money}", 5, h / 2 + 6, 16, FIGURE, "#2E2206"),
        Say(f"−{bill}", w - 5, h / 2 + 6, SMALLEST, STRONG, "#2E2206" if paid else "#7A1A12", "end"),
        *rims(w, h, 6),
    )


def small_consultant_face(price, hired, free):
    """The next consultant's price, 50 x 36."""
    marks: list[Mark] = [Plate(0, 0, 50, 36, 4, PAPER, "#0003", 1), icon("consultant", 4, 10, 16, "accent"),
                         Say(f"€{price}", 46, 23, 15, FIGURE, INK, "end")]  # fmt: skip
    marks += [Plate(22 + 3.4 * k, 27, 1.6, 7, fill=INK) for k in range(min(hired, 7))]
    if free:
        marks += [Plate(30, -6, 22, 16, 8, HUES[2]), Say(f"+{free}", 41, 7, SMALLEST, FIGURE, WHITE, "middle")]
    return (*marks, *rims(50, 36, 4))


def small_mugs_face(tokens):
    """The same in one line, 114 x 36."""
    marks: list[Mark] = [Plate(0, 0, 114, 36, 8, "#0003")]
    for d in range(3):
        art = f"mug-{DISCIPLINE_KEYS[d]}" + ("-full" if tokens[d] else "")
        marks += [Use(art, 4 + 37 * d, 1, 28, 34), Say(tokens[d], 16 + 37 * d, 25, SMALLEST, FIGURE, WHITE, "middle")]
    return (*marks, *rims(114, 36, 8))
