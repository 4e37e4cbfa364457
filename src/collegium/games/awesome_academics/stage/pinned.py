"""Things pinned to the cork: calendar, note, stock, rosettes, plan, labels."""

from collegium.draw.letters import ASIDE, FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Disc, Held, Mark, Plate, Say, Use
from collegium.kernel import SeatName, Text

from .. import naming
from ..components import (
    COMPONENTS,
    EVENT_CAP,
    EVENT_POOREST,
    EVENT_STUDENTS,
    EVENT_TAX,
    EVENT_TRACKS,
    EVENTS,
    LAST_TURN_BELOW,
    LAYOUT_POINTS,
    NO_CAP,
    RESERVED_POINTS,
)
from ..state import PHASES
from .ink import DARK, HUES, INK, PAPER, RED, SMALLEST, SOFT, WHITE, flow, icon, inked, rims, seat_mark, tape, token

NINE = PHASES[1:10]
EVENT_KEYS = COMPONENTS.keys("event")
CRITERION_OF = [row["criterion"] for row in COMPONENTS.rows["event"]]
LOW_PLAN = 100  # the rows of a plan so low begin close under its heading
DECK, NOW, OPEN_TO_ALL, SOON = -1, -2, -3, -4  # how a bonus stands, or the seat that reserved it


def phase_words(phase):
    return Text(f"phase-{PHASES[phase]}-short")


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
    head = 32 if w < 130 else 40
    marks: list[Mark] = [
        Plate(1, 3, w, h, 4, "#1A1020", opacity=0.28),
        Plate(0, 0, w, h, 4, PAPER),
        Plate(0, 0, head, h, 4, HUES[1]),
        Say(turn, head / 2, h / 2 + 9, 25, NAME, WHITE, "middle"),
        Say(phase_words(phase), head + 5, h / 2 - 3, 13 if w < 130 else 15, NAME, INK, room=w - head - 8),
    ]
    step = min(9, (w - 52) / 9)
    for k in range(0 if last and h < 50 else len(NINE)):  # the word takes their place
        done, now = k + 1 < phase, k + 1 == phase
        fill = HUES[1] if now else SOFT if done else "none"
        marks.append(Plate(head + 6 + step * k, h / 2 + 6, 6, 9 if now else 6, 2, fill, HUES[1] if now else SOFT, 1))
    if last:
        size = SMALLEST if h < 50 else 12.5
        marks.append(Say(Text("last-turn-short"), head + 5, h - 4, size, STRONG, RED, room=w - head - 8))
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


SEAMED = frozenset(("network-structure-update", "rumours-of-layoffs", "improved-library-access"))


def happening(e):
    """What an event is called; long names say where they may be broken."""
    key = EVENT_KEYS[e]
    return Text(f"happening-{key}-seam") if key in SEAMED else naming.happening(e)


def note_face(e, w=126, h=94):
    """The event of the turn on a sticky note; -1: none."""
    paper = Use("note", 0, 0, 132 * w / 126, 100 * h / 94, stretched=True)
    if e < 0:
        size = SMALLEST if h >= 80 or w > 140 else 13
        words = Say(Text("no-event-short"), 10, h / 2 + 3, size, ASIDE, "#4A3A00", room=w - 20, lines=2, gap=16)
        return (Held((paper, words), turn=-1.5 if h >= 80 else 0),)
    words = Say(happening(e), 10, 43, 14.5, NAME, "#2A2136", room=w - 14, lines=2, gap=15)
    if h < 80:
        words = Say(happening(e), 8, 19, SMALLEST if w > 200 else 13, NAME, "#2A2136", room=w - 12, lines=2, gap=12.5)
    head = (Say(Text("this-turn-short"), 10, 22, 12.5, STRONG, "#5A4700", room=w - 16),) if h >= 80 else ()
    pin = (inked("red", Use("pushpin", w / 2 - 9, -7, 18, 18)),) if h >= 80 else ()
    size = 17 if h >= 80 else SMALLEST if w > 200 else 13
    effect = flow(FORMULAS[e], 8, h - 4 if h < 80 else h - 12, 0, size, "#2A2136", "onnote")
    return (Held((paper, *head, words, *effect, *pin), turn=-1.5 if h >= 80 else 0),)


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
    """The same, low; where it is wider, in larger words."""
    size, more = (SMALLEST, 1.5) if w > 70 else (12.5, 0)
    return (
        Plate(3, 4, w, h, 5, "var(--aa-man2,#D9BC78)", "#0003", 1),
        Plate(0, 0, w, h, 5, "var(--aa-man,#EBD49A)", "#0003", 1),
        Say(left, w / 2, 34, 27, NAME, RED if left < LAST_TURN_BELOW else INK, "middle"),
        Say(Text("left-short"), w / 2, 50 + more, max(size, 13), STRONG, INK, "middle", w - 6),
        Say(Text("last-turn-short"), w / 2, 68 + more, size, STRONG, RED, "middle", w - 4),
        Say(Text("below-short", {"n": LAST_TURN_BELOW}), w / 2, 83 + more, size, STRONG, RED, "middle", w - 4),
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
    label = Say(Text(f"bonus-{key}-short"), 24, 92, 12.5, STRONG, "var(--aa-label,#2A2136)", "middle", 50)
    return (*marks, *rims(46, 77, 10, 1, 0), label)  # a rim covers no word


def plan_face(brings, wants, price, hired, w, h):
    """A plan for Research: Months I have against those my projects need; red where short."""
    head = 34 if h > LOW_PLAN else 26
    half, row = w * 0.6, (h - head) / 4
    sign, size, high = min(22, row - 1), 20 if row > 20 else 16, min(16, row - 4)
    drop = size * 0.35
    marks: list[Mark] = [
        Use("plan", 0, 0, w + 2, h + 4, stretched=True),
        Say(Text("plan-have"), 66, head - 12, 12.5, STRONG, SOFT, room=half - 74),
        Say(Text("plan-need"), half + 4, head - 12, 12.5, STRONG, SOFT, room=w - half - 12),
    ]
    for d in range(3):
        y = head - 4 + row * d
        short = wants[d] > brings[d]
        marks += [*token(d, 18, y + row / 2 - sign / 2, sign),
                  Say(brings[d], 66, y + row / 2 + drop, size, FIGURE, INK),
                  Say(wants[d], half + 4, y + row / 2 + drop, size, FIGURE, RED if short else INK)]  # fmt: skip
        step = min(12, (half - 100) / max(brings[d], 1))
        marks += [Plate(94 + step * k, y + row / 2 - high / 2, step - 2, high, 2, HUES[d]) for k in range(brings[d])]
        step = min(12, (w - half - 38) / max(wants[d], 1))
        marks += [Plate(half + 32 + step * k, y + row / 2 - high / 2, step - 2, high, 2, "none", HUES[d], 1.5)
                  for k in range(wants[d])]  # fmt: skip
    y = head - 4 + row * 3
    marks += [icon("diploma", 18, y + row / 2 - sign / 2, sign),
              Say(brings[3], 66, y + row / 2 + drop, size, FIGURE, INK),
              Say(Text("any-short"), 94, y + row / 2 + 6, 13, WORD, SOFT, room=half - 100),
              icon("consultant", half + 4, y + row / 2 - 8, 16, "accent"),
              Say(f"€{price}", half + 26, y + row / 2 + 6, 16, FIGURE, INK),
              Say(Text("consultant-short"), half + 56, y + row / 2 + 6, 13, WORD, SOFT, room=w - half - 62),
    ]  # fmt: skip
    return tuple(marks)


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
        marks += [Plate(9, y, 15, 15, 4, DARK), Say(k + 1, 16.5, y + 12, 12.5, FIGURE, WHITE, "middle"),
                  seat_mark(who, 28, y, 15),
                  Say(SeatName(who), 48, y + 12.5, 13, STRONG, "#2A2136", room=w - 54)]  # fmt: skip
    return tuple(marks)


def label_face(words, w):
    return tape(words, 0, 0, w)


def empty_face(w, h):
    """A dashed place where nothing lies."""
    return (Plate(0, 0, w, h, 6, "#0001", "var(--aa-frame2,#6B4526)", 1.3, "5 4"),)
