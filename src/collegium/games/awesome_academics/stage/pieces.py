"""Things of the cork and the desk: calendar, note, stock, rosettes, plan, nameplate, receipt, mugs, pins, tray."""

from collegium.draw.letters import ASIDE, FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Disc, Held, Mark, Plate, Say, Use
from collegium.kernel import SeatName, Text

from .. import naming
from ..components import (
    BOTH_DICE_FROM,
    COMPONENTS,
    DISCIPLINE_KEYS,
    EVENT_CAP,
    EVENT_OTHERS,
    EVENT_POOREST,
    EVENT_STUDENTS,
    EVENT_TAX,
    EVENT_TRACKS,
    EVENTS,
    HIGHER_DIE_FROM,
    LAST_TURN_BELOW,
    LAYOUT_POINTS,
    NO_CAP,
    RESERVED_POINTS,
)
from ..state import PHASES
from .ink import CREAM, DARK, HUES, INK, PALES, PAPER, RED, SEAT_SHAPES, SOFT, WHITE, flow, icon, inked, order_tile, rims, tape, token

NINE = PHASES[1:10]
TILE_KEYS = COMPONENTS.keys("tile")
EVENT_KEYS = COMPONENTS.keys("event")
CRITERION_OF = [row["criterion"] for row in COMPONENTS.rows["event"]]
DECK, NOW, OPEN_TO_ALL, SOON = -1, -2, -3, -4  # how a bonus stands, or the seat that reserved it
LIMIT = 20  # reputation that fills a bar


def seat_mark(seat, x, y, size):
    return Use(f"seat-{SEAT_SHAPES[seat]}", x, y, size, size, seat=seat)


def phase_words(phase):
    return Text(f"phase-{PHASES[phase]}-short")


# The cork ------------------------------------------------------------------------------------------------------------


def calendar_face(turn, phase, last):
    """The turn and its nine phases as days: 122 x 194."""
    marks: list[Mark] = [
        Use("calendar", 0, 0, 124, 199),
        Say(Text("turn-short"), 10, 35, 17, NAME, WHITE, room=62),
        Say(turn, 112, 41, 34, NAME, WHITE, "end"),
    ]
    for k, key in enumerate(NINE):
        x, y = 6 + 37 * (k % 3), 54 + 34 * (k // 3)
        if k + 1 == phase:
            marks.append(Use("calendar-now", x - 5, y - 4, 46, 40))
        marks += [Say(k + 1, x + 3, y + 12, 12, STRONG, SOFT),
                  inked("ink" if k + 1 >= phase else "soft", Use(f"phase-{key}", x + 13, y + 8, 17, 17))]  # fmt: skip
        if k + 1 < phase:
            marks.append(Use("calendar-past", x, y, 35, 32))
    marks.append(Say(phase_words(phase), 61, 173, 17, NAME, INK, "middle", 116))
    marks.append(Say(next_words(phase, last), 61, 188, 12.5, WORD, RED if last else SOFT, "middle", 116))
    return tuple(marks)


def next_words(phase, last):
    if last:
        return Text("last-turn-short")
    if 0 < phase < len(NINE):
        return Text("next-short", {"phase": phase_words(phase + 1)})
    return ""


def date_face(turn, phase, last, w, h=54):
    """The calendar's leaf alone, for small boards: turn, phase, and nine dots."""
    marks: list[Mark] = [
        Plate(1, 3, w, h, 4, "#1A1020", opacity=0.28),
        Plate(0, 0, w, h, 4, PAPER),
        Plate(0, 0, 40, h, 4, HUES[1]),
        Say(turn, 20, h / 2 + 10, 27, NAME, WHITE, "middle"),
        Say(phase_words(phase), 46, h / 2 - 3, 15, NAME, INK, room=w - 50),
    ]
    step = min(9, (w - 52) / 9)
    for k in range(len(NINE)):
        done, now = k + 1 < phase, k + 1 == phase
        fill = HUES[1] if now else SOFT if done else "none"
        marks.append(Plate(47 + step * k, h / 2 + 6, 6, 9 if now else 6, 2, fill, HUES[1] if now else SOFT, 1))
    if last:
        marks.append(Say(Text("last-turn-short"), 46, h - 3, 12, STRONG, RED, room=w - 50))
    return tuple(marks)


def event_formula(e):
    """What an event does, in signs."""
    tracks = [int(x) for x in EVENT_TRACKS[e]]
    if EVENT_POOREST[e]:
        return ("€12 / 6",)
    if EVENT_TAX[e]:
        return ("€−1/5",)
    if EVENT_CAP[e] < NO_CAP:
        return (2, f"≤ {int(EVENT_CAP[e])}", ":month")
    change = next(x for x in tracks if x)
    signs = tuple(d for d in range(3) if tracks[d])
    people = (":diploma",) if EVENT_STUDENTS[e] else ()
    return (*signs, *people, f"{change:+}".replace("-", "−"), ":month")


FORMULAS = [event_formula(e) for e in range(EVENTS)]


def note_face(e, w=126, h=94):
    """The event of the turn on a sticky note; -1: none."""
    paper = Use("note", 0, 0, 132 * w / 126, 100 * h / 94, stretched=True)
    if e < 0:
        return (Held((paper, Say(Text("no-event-short"), 10, h / 2, 14, ASIDE, "#4A3A00", room=w - 20, lines=2, gap=16)),
                     turn=-1.5),)  # fmt: skip
    words: tuple[Mark, ...] = (Say(naming.happening(e), 10, 43, 14.5, NAME, "#2A2136", room=w - 14, lines=2, gap=15),)
    if h < 80:
        words = (Say(naming.happening(e), 8, h / 2 - 4, 13.5, NAME, "#2A2136", room=w - 12, lines=1),)
    head = (Say(Text("this-turn-short"), 10, 22, 12.5, STRONG, "#5A4700", room=w - 16),) if h >= 80 else ()
    effect = flow(FORMULAS[e], 8, h - 10 if h < 80 else h - 12, 0, 17 if h >= 80 else 15, "#2A2136", "onnote")
    return (Held((paper, *head, *words, *effect), turn=-1.5 if h >= 80 else 0),)


def stock_face(left):
    """Projects that nobody holds: 68 x 160, with the mark at which the last turn comes."""
    few = left < LAST_TURN_BELOW
    return (
        Use("folder-stack", 0, 0, 68, 160),
        Say(left, 36, 55, 31, NAME, RED if few else INK, "middle"),
        Say(Text("left-short"), 36, 72, 13, STRONG, INK, "middle", 46),
        Say(Text("last-turn-short"), 36, 96, 12.5, FIGURE, RED, "middle", 60),
        Plate(8, 109, 56, 2, fill=RED),
        Plate(8, 114, 56, 19, 3, PAPER),
        Say(Text("below-short", {"n": LAST_TURN_BELOW}), 36, 128, 12.5, FIGURE, RED, "middle", 54),
        *rims(60, 148, 4, 6, 1),
    )


def small_stock_face(left, w=66, h=92):
    """The same, low."""
    return (
        Plate(3, 4, w, h, 5, "var(--aa-man2,#D9BC78)", "#0003", 1),
        Plate(0, 0, w, h, 5, "var(--aa-man,#EBD49A)", "#0003", 1),
        Say(left, w / 2, 34, 27, NAME, RED if left < LAST_TURN_BELOW else INK, "middle"),
        Say(Text("left-short"), w / 2, 50, 13, STRONG, INK, "middle", w - 6),
        Say(Text("last-turn-short"), w / 2, 68, 12, STRONG, RED, "middle", w - 4),
        Say(Text("below-short", {"n": LAST_TURN_BELOW}), w / 2, 83, 12, STRONG, RED, "middle", w - 4),
        *rims(w, h, 5),
    )


def bonus_face(e, how, leads):
    """A rosette, 48 x 94: who would score it now on the ribbon, who reserved it on the pill."""
    key = CRITERION_OF[e]
    art = f"bonus-{key}" + ("-deck" if how == DECK else "")
    marks: list[Mark] = [Use(art, 0, 0, 48, 60)]
    if how != DECK:
        size = 11.5 if len(leads) < 4 else 10.5
        if len(leads) > 2:
            marks.append(Plate(24 - size * len(leads) / 2 - 2, 40, size * len(leads) + 4, 15, 7, "#1F5233"))
        marks += [seat_mark(who, 24 + (k - len(leads) / 2) * size, 42, size) for k, who in enumerate(leads)]
    if how >= 0:
        marks += [Plate(4, 58, 40, 20, 10, PAPER, f"var(--seat{how})", 2), seat_mark(how, 9, 61, 14),
                  Say(RESERVED_POINTS, 33, 73, 15, FIGURE, INK, "middle")]  # fmt: skip
    elif how == OPEN_TO_ALL:
        marks += [Plate(1, 58, 46, 20, 10, PAPER),
                  Say(Text("all-short", {"n": LAYOUT_POINTS}), 24, 72.5, 13, FIGURE, INK, "middle", 44)]  # fmt: skip
    else:
        fill, words = ("var(--aa-paper2,#F6EFDD)", "deck-short") if how == DECK else (
            "var(--aa-note,#FBE67E)", "now-short" if how == NOW else "soon-short")  # fmt: skip
        marks += [Plate(1, 58, 46, 20, 10, fill), Say(Text(words), 24, 72.5, 12.5, STRONG, INK, "middle", 44)]
    marks.append(Say(Text(f"bonus-{key}-short"), 24, 92, 12.5, STRONG, "var(--aa-label,#2A2136)", "middle", 50))
    return (*marks, *rims(46, 80, 10, 1, 0))


def plan_face(brings, wants, price, hired, w, h):
    """This turn's plan in Research: Months I have against those my projects need; red where short."""
    half, row = w * 0.6, (h - 34) / 4
    marks: list[Mark] = [
        Use("plan", 0, 0, w + 2, h + 4, stretched=True),
        Say(Text("plan-have"), 66, 20, 12.5, STRONG, SOFT, room=half - 74),
        Say(Text("plan-need"), half + 4, 20, 12.5, STRONG, SOFT, room=w - half - 12),
    ]
    for d in range(3):
        y = 30 + row * d
        short = wants[d] > brings[d]
        marks += [*token(d, 18, y + row / 2 - 11, 22), Say(brings[d], 66, y + row / 2 + 7, 20, FIGURE, INK),
                  Say(wants[d], half + 4, y + row / 2 + 7, 20, FIGURE, RED if short else INK)]  # fmt: skip
        step = min(12, (half - 100) / max(brings[d], 1))
        marks += [Plate(94 + step * k, y + row / 2 - 8, step - 2, 16, 2, HUES[d]) for k in range(brings[d])]
        step = min(12, (w - half - 38) / max(wants[d], 1))
        marks += [Plate(half + 32 + step * k, y + row / 2 - 8, step - 2, 16, 2, "none", HUES[d], 1.5)
                  for k in range(wants[d])]  # fmt: skip
    y = 30 + row * 3
    marks += [icon("diploma", 18, y + row / 2 - 10, 20), Say(brings[3], 66, y + row / 2 + 7, 20, FIGURE, INK),
              Say(Text("any-short"), 94, y + row / 2 + 6, 13, WORD, SOFT, room=half - 100),
              icon("consultant", half + 4, y + row / 2 - 8, 16, "accent"),
              Say(f"€{price}", half + 26, y + row / 2 + 6, 16, FIGURE, INK)]  # fmt: skip
    return tuple(marks)


# The desk ------------------------------------------------------------------------------------------------------------


def plate_face(seat, name, place, points, w, h=40):
    """The brass nameplate: name, place in the order, reputation in all."""
    return (
        Use("plate-left", 0, 0, 16, h + 4, stretched=True),
        Use("plate-mid", 15.5, 0, w - 31, h + 4, stretched=True),
        Use("plate-right", w - 16, 0, 16, h + 4, stretched=True),
        seat_mark(seat, 14, h / 2 - 12, 24),
        Say(name, 43, h / 2 + 6.5, 18, NAME, "#2E2206", room=w - 116),
        *order_tile(place, w - 62, h / 2 - 9),
        Say(points, w - 12, h / 2 + 8, 23, FIGURE, "#2E2206", "end"),
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
        marks.append(Use("coffee-ring", w - 84, h - 42, 40, 40))
    marks += [inked("ink", Use("order-disc", 11, h - 26, 20, 20)),
              Say(Text("for-the-order"), 40, h - 11.5, 13.5, WORD, SOFT, room=w - 96),
              Say(total, w - 7, h - 10.5, 18, FIGURE, INK, "end")]  # fmt: skip
    return tuple(marks)


def bar_face(d, points, w, h=24):
    """Reputation in a discipline, with ticks at 5 and 11 for the dice of Valorisation."""
    long = w - 74
    marks: list[Mark] = [*token(d, 9, h / 2 - 11, 22), Plate(38, h / 2 - 7, long, 14, 3, PALES[d])]
    if points:
        marks.append(Plate(38, h / 2 - 7, long * min(points, LIMIT) / LIMIT, 14, 3, HUES[d]))
    for tick in (HIGHER_DIE_FROM, BOTH_DICE_FROM):
        marks.append(Plate(38 + long * tick / LIMIT, h / 2 - 9, 1.6, 18, fill="#0006"))
    marks.append(Say(points, w - 7, h / 2 + 7, 20, FIGURE, INK, "end"))
    return (*marks, *rims(w - 2, h - 2, 5, 1, 1))


def receipt_face(money, bill, paid, w=132, h=88):
    """What I have, what salaries take, what is left."""
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


def consultant_face(price, hired, free):
    """A business card with the next price; strokes for those hired; 74 x 44."""
    marks: list[Mark] = [
        Use("business-card", 0, 0, 76, 48),
        Say(f"€{price}", 68, 19, 15, FIGURE, INK, "end"),
        Plate(2, 27, 70, 15, fill=PAPER),
        Say(Text("consultant-short"), 37, 38, 12, STRONG, SOFT, "middle", 70),
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


def small_mugs_face(tokens):
    """The same in one line, 114 x 36."""
    marks: list[Mark] = [Plate(0, 0, 114, 36, 8, "#0003")]
    for d in range(3):
        art = f"mug-{DISCIPLINE_KEYS[d]}" + ("-full" if tokens[d] else "")
        marks += [Use(art, 4 + 37 * d, 1, 28, 34), Say(tokens[d], 16 + 37 * d, 25, 14, FIGURE, WHITE, "middle")]
    return (*marks, *rims(114, 36, 8))


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
        Say(Text("done-short"), 28, h / 2 + 5, 13, STRONG, CREAM, room=40),
    )


def pin_face(t, spent, w):
    """An ability: an enamel pin with what it says; without room the pin alone."""
    over = (Use("tile-spent", 0, 0, 40, 40),) if spent else ()
    words = Say(Text(f"tile-{TILE_KEYS[t]}-short"), 44, 24, 13, STRONG, "var(--aa-label,#1F1206)", room=w - 46, lines=2,
                gap=14)  # fmt: skip
    return (Use(f"tile-{TILE_KEYS[t]}", 0, 0, 40, 40), *over, *((words,) if w > 80 else ()), *rims(40, 40, 20))


def large_pin_face(t, kept):
    """A pin of the draft, 160 x 110."""
    return (
        Plate(1, 3, 160, 110, 8, "#1A1020", opacity=0.28),
        Plate(0, 0, 160, 110, 8, PAPER, "#5F35A0" if kept else "#0003", 3 if kept else 1),
        Use(f"tile-{TILE_KEYS[t]}", 56, 6, 48, 48),
        Say(Text(f"tile-{TILE_KEYS[t]}-short"), 80, 82, 14.5, NAME, INK, "middle", 150, 2, 17),
        *rims(160, 110, 8),
    )


def sign_face(art, words, w, fill=WHITE, size=34):
    """A sign with words beside it: months lost to pests, immunity."""
    return (Use(art, 0, 0, size, size), Say(words, size + 6, size / 2 + 5, 13, STRONG, fill, room=w - size - 8, lines=2,
                                            gap=14))  # fmt: skip


def remark_face(k):
    """A line of Reviewer 2, on pink; it never carries rules. 112 x 86."""
    inside = (
        Use("note-pink", 0, 0, 112, 88),
        Say(Text(f"reviewer-{k + 1}"), 10, 38, 14.5, NAME, "#5A1230", room=92, lines=3, gap=16),
        Say(Text("reviewer"), 98, 76, 12.5, STRONG, "#5A1230", "end", 90),
    )
    return (Held(inside, turn=2),)


def empty_face(w, h):
    """A dashed place where nothing lies."""
    return (Plate(0, 0, w, h, 6, "#0001", "var(--aa-frame2,#6B4526)", 1.3, "5 4"),)


def label_face(words, w):
    return tape(words, 0, 0, w)



def rail_face():
    """The rail that the vacancies hang from, 494 x 12."""
    return (Use("hook-rail", 0, 0, 494, 12),)


def lead_face(w):
    """A word of explanation beside the bonuses, to the right."""
    return (Say(Text("lead-short"), w, 13, 12.5, STRONG, "var(--aa-label,#2A2136)", "end", w),)


def owner_face(seat):
    """Whose card it is, 24 x 24."""
    return (Disc(12, 12, 12, PAPER, "#0003", 1), seat_mark(seat, 4, 4, 16))


def order_face(order, w, h):
    """The order of play on the yellow note, in the basic game."""
    marks: list[Mark] = [Use("note", 0, 0, 132 * w / 126, 100 * h / 94, stretched=True),
                         Say(Text("this-turn-short"), 10, 19, 12.5, STRONG, "#5A4700", room=w - 16)]  # fmt: skip
    for k, who in enumerate(order):
        y = 25 + 17 * k
        marks += [Plate(9, y, 15, 15, 4, DARK), Say(k + 1, 16.5, y + 12, 12, FIGURE, WHITE, "middle"),
                  seat_mark(who, 28, y, 15), Say(SeatName(who), 48, y + 12.5, 13, STRONG, "#2A2136", room=w - 54)]  # fmt: skip
    return tuple(marks)


# A phone's line of numbers -------------------------------------------------------------------------------------------


def points_face(d, points, w, h):
    """Reputation in a discipline as a brass tag, 52 x 36."""
    return (Plate(0, 0, w, h, 6, "#E2BF62", "#7A5A1E", 1), *token(d, 5, h / 2 - 10, 20),
            Say(points, w - 5, h / 2 + 6, 17, FIGURE, "#2E2206", "end"), *rims(w, h, 6))  # fmt: skip


def purse_face(money, bill, paid, w, h):
    """Money, and what salaries take (or will take)."""
    return (
        Plate(0, 0, w, h, 6, "#E2BF62", "#7A5A1E", 1),
        Say(f"€{money}", 6, h / 2 + 6, 17, FIGURE, "#2E2206"),
        Say(f"−{bill}", w - 6, h / 2 + 5, 14, STRONG, "#2E2206" if paid else "#7A1A12", "end"),
        *rims(w, h, 6),
    )


def small_consultant_face(price, hired, free):
    """The next consultant's price, 50 x 36."""
    marks: list[Mark] = [Plate(0, 0, 50, 36, 4, PAPER, "#0003", 1), icon("consultant", 4, 10, 16, "accent"),
                         Say(f"€{price}", 46, 23, 15, FIGURE, INK, "end")]  # fmt: skip
    marks += [Plate(22 + 3.4 * k, 27, 1.6, 7, fill=INK) for k in range(min(hired, 7))]
    if free:
        marks += [Plate(30, -6, 22, 16, 8, HUES[2]), Say(f"+{free}", 41, 6.5, 12, FIGURE, WHITE, "middle")]
    return (*marks, *rims(50, 36, 4))
