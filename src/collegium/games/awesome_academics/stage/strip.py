"""The face of a rival's strip: everything but what can be pointed at on its own."""

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Held, Mark, Plate, Say, Use

from ..components import DISCIPLINE_KEYS
from .fray import attacked
from .ink import INK, PAPER, RED, SMALLEST, icon, inked, order_tile, rims, seat_mark, token

ALONE, SLENDER = 700, 280  # a strip wider than this is the only one; a narrower one has its numbers in two lines


def is_high(w, h):
    """A strip whose parts are stacked, not in columns."""
    return h > 130 or (h > 100 and w < 420)


def strip_face(
    seat, name, place, reputation, money, hand, brings, done, mismanaged, stored, bill, immune, deficit, free, price,
    struck, acting, w, h,
):  # fmt: skip
    """Numbers of a group; 352 x 92 and other sizes."""
    marks: list[Mark] = [
        Plate(1, 3, w, h, 8, "#1A1020", opacity=0.28),
        Plate(0, 0, w, h, 8, PAPER),
        Use("seat-edge", 0, 0, 10, h, seat=seat, stretched=True),
        seat_mark(seat, 16, 8, 20),
    ]
    if acting:
        marks.append(Plate(1.5, 1.5, w - 3, h - 3, 7, "none", f"var(--seat{seat})", 2.5))
    if w > ALONE:
        marks += alone(name, place, reputation, money, hand, done, brings, stored, mismanaged, h)
    elif is_high(w, h):
        marks += high(name, place, reputation, money, hand, brings, done, mismanaged, stored, bill, price, w)
    elif w < SLENDER:
        marks += slender(name, place, reputation, money, hand, brings, done, mismanaged, w, h)
    else:
        marks += low(name, place, reputation, money, hand, brings, done, mismanaged, stored, w, h)
    marks += [*warnings(immune, deficit, free, w, h), *attacked(struck, w, h)]
    return (*marks, *rims(w, h, 8))


def numbers(reputation, x, y, step, least=12.5):
    marks: list[Mark] = []
    for d in range(3):
        left = x + step * d
        marks += [*token(d, left, y, 18, least), Say(reputation[d], left + 20, y + 15.5, 16, FIGURE, INK)]
    return marks


def purse(money, hand, x, y):
    marks: list[Mark] = [
        inked("money", Use("icon-euro", x, y + 3, 15, 15)),
        Say(money, x + 16, y + 16, 16, FIGURE, INK),
    ]
    if hand >= 0:
        x += 6 if money > 99 else 0
        marks += [icon("card", x + 40, y + 2, 17, "soft"), Say(hand, x + 58, y + 16, 16, FIGURE, INK)]
    return marks


def months(brings, x, y, step=38):
    """What the group brings this turn: by discipline, and by PhDs."""
    if not any(brings):
        return []
    marks: list[Mark] = [icon("month", x, y - 11, 12, "soft")]
    x += 18
    for d in range(3):
        if brings[d]:
            marks += [
                Use(f"cell-{DISCIPLINE_KEYS[d]}", x, y - 11.5, 12.5, 12.5),
                Say(brings[d], x + 16, y, 15, FIGURE, INK),
            ]
            x += step
    if brings[3]:
        marks += [icon("diploma", x, y - 12.5, 15, "soft"), Say(brings[3], x + 19, y, 15, FIGURE, INK)]
    return marks


def finished(done, mismanaged, x, y):
    """Completed projects; a coffee ring where one was cancelled."""
    ring = (Use("coffee-ring", x - 12, y - 5, 42, 42),) if mismanaged else ()
    return [*ring, inked("good", Use("icon-folder", x, y, 18, 18)), Say(done, x + 9, y + 29, 17, FIGURE, INK, "middle")]


def counted(done, mismanaged, hand, x, y):
    """The same where the strip is narrow, and below it the cards in hand, so that the name has room above."""
    ring = (Use("coffee-ring", x - 3.5, y - 3.5, 22, 22),) if mismanaged else ()
    cards = (icon("card", x, y + 17, 15, "soft"), Say(hand, x + 20, y + 30, 15, FIGURE, INK)) if hand >= 0 else ()
    return [*ring, inked("good", Use("icon-folder", x, y, 15, 15)), Say(done, x + 20, y + 13, 15, FIGURE, INK), *cards]


def mugs(stored, x, y):
    """Stored Months, each with its number."""
    marks: list[Mark] = []
    for d, n in enumerate(stored):
        marks += [Use(f"mug-{DISCIPLINE_KEYS[d]}" + ("-full" if n else ""), x + 36 * d, y - 15, 17, 20.6),
                  Say(n, x + 36 * d + 19, y, SMALLEST, FIGURE, INK)]  # fmt: skip
    return marks


def low(name, place, reputation, money, hand, brings, done, mismanaged, stored, w, h):
    tight = w < 340
    wide = w > 420
    step = 40 if tight else 42
    left = w - (166 if tight else 208) if not wide else 150
    line = 220 if wide else 92
    marks: list[Mark] = [
        Say(name, 41, 24, 17 if tight else 18, NAME, INK, room=left - 69, least=12.6),
        *order_tile(place, left - 24, 9),
        *numbers(reputation, left, 8, step),
        *purse(money, -1 if tight else hand, left + 3 * step + (-1 if tight else 4), 8),
        Plate(18, 33, w - 28, 1, fill="#0002"),
        *months(brings, 19, min(86.5, h - 4.5), 33 if tight or (w < 500 and wide) else 38),
        *(
            counted(done, mismanaged, hand, w - line - 62, 41)
            if tight
            else finished(done, mismanaged, w - line - 52, 44)
        ),
    ]
    if wide and stored:
        marks += mugs(stored, left + 3 * step + 78, 26) if w > 500 else ()
    return marks


def slender(name, place, reputation, money, hand, brings, done, mismanaged, w, h):
    """One of three on a tablet: who and what it has; reputation; portraits and projects; Months to come."""
    x = w - 118 if hand >= 0 else w - 86  # of the euros
    done_at = w - 72 if hand >= 0 else w - 38
    marks: list[Mark] = [
        Say(name, 40, 23, 17, NAME, INK, room=x - 66, least=12.6),
        *order_tile(place, x - 21, 7),
        inked("money", Use("icon-euro", x, 9, 14, 14)),
        Say(money, x + 15, 22, 15, FIGURE, INK),
    ]
    if mismanaged:
        marks.append(Use("coffee-ring", done_at - 3.5, 4.5, 22, 22))
    marks += [inked("good", Use("icon-folder", done_at, 8, 15, 15)), Say(done, done_at + 18, 22, 15, FIGURE, INK)]
    if hand >= 0:
        marks += [icon("card", w - 36, 8, 15, "soft"), Say(hand, w - 19, 22, 15, FIGURE, INK)]
    return [*marks, *numbers(reputation, 15, 27, 40), *months(brings, 14, h - 5, 36)]


def high(name, place, reputation, money, hand, brings, done, mismanaged, stored, bill, price, w):
    """For a phone: two lines of numbers."""
    ring = (Use("coffee-ring", w - 69, 33, 26, 26),) if mismanaged else ()
    return [
        Say(name, 41, 24, 18, NAME, INK, room=w - 294, least=SMALLEST),
        *order_tile(place, w - 250, 9),
        *numbers(reputation, w - 226, 8, 42, SMALLEST),
        *purse(money, hand, w - 94, 8),
        *ring,
        *months(brings, 14, 52, 34),
        *mugs(stored, 180, 52),
        inked("good", Use("icon-folder", w - 64, 38, 16, 16)),
        Say(done, w - 42, 52, 15, FIGURE, INK),
    ]


def alone(name, place, reputation, money, hand, done, brings, stored, mismanaged, h):
    """The one rival of a game for two: numbers in a block on the left."""
    ring = (Use("coffee-ring", 141, 5, 25, 25),) if mismanaged else ()
    return [
        *ring,
        Say(name, 41, 24, 18, NAME, INK, room=76, least=12.6),
        *order_tile(place, 120, 9),
        inked("good", Use("icon-folder", 146, 10, 15, 15)),
        Say(done, 167, 24, 16, FIGURE, INK),
        *numbers(reputation, 16, 31, 40),
        *purse(money, hand, 14, 50),
        *months(brings, 16, h - 6, 34),
        Plate(186, 10, 1, h - 20, fill="#0002"),
    ]


def warnings(immune, deficit, free, w, h):
    """Immunity, Months to lose, free consultants: small signs in the lower corner, from right to left."""
    signs: list[tuple[Mark, str]] = []
    if immune:
        signs.append((Use("umbrella", 0, 0, 19, 19), ""))
    if deficit:
        signs.append((Use("beetle", 0, 2, 20, 15), f"−{deficit}"))
    if free:
        signs.append((inked("accent", Use("icon-consultant", 3, 2, 15, 15)), f"+{free}"))
    marks: list[Mark] = []
    x = w - 8.0
    for art, words in signs:
        x -= 22 + (17 if words else 0)
        marks += [Plate(x - 2, h - 24, 42 if words else 25, 20, 10, PAPER), Held((art,), x, h - 23)]
        if words:
            marks.append(Say(words, x + 20, h - 9, SMALLEST, FIGURE, RED if deficit and words[0] == "−" else INK))
        x -= 4
    return marks
