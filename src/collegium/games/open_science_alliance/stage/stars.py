"""What hangs in the middle of the sky: crew stars, the ring round the Driver, medals, and the bar with the sum."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Disc, Mark, Plate, Say, Use
from collegium.kernel import SeatName, Text

from ..components import GLUE
from .tones import (
    BROWN,
    CREAM,
    DRIVER,
    GOLD,
    INK,
    KEYS,
    LINE,
    MIST,
    NIGHT,
    PALE,
    RIM,
    TEAL,
    count_pill,
    icon,
    line,
    seat_shape,
    sign,
    tint,
)

MEDAL = (110, 104)  # units of a medal with its word
STAR, CHIP = (75, 80), (58, 41)  # units of a crew star with its bonus, and of the chip where there is no room for it
HUB = (132, 132)  # units of the Driver with the ring


def star(role, level, size, asked=False):
    """Rays, face and level of a member, so many units wide. `asked`: a ring says that it is the one that takes now."""
    k = size / 120
    return (
        Use("crew-star", 0, 0, size, size),
        Use(f"face-{KEYS[role]}", 24 * k, 24 * k, 72 * k, 72 * k),
        *((Disc(60 * k, 60 * k, 41 * k, "none", RIM, 6 * k),) if asked else ()),
        tint(f"e{role}", Use("crew-level", 72 * k, 12 * k, 36 * k, 36 * k)),
        Say(level, 90 * k, 39 * k, 26.8 * k, FIGURE, CREAM, "middle"),
    )


def member_face(role, level, count, bonus, lender=-1, asked=False):
    """A member of the crew with the bonus it brings; a borrowed one carries its owner's shape. `asked`: it is the one
    that takes now."""
    marks: list[Mark] = [*star(role, level, 75, asked)]
    if lender >= 0:
        marks += [Disc(18, 20, 12, "#0A2236", GOLD), seat_shape(lender, 8, 10, 20)]
    marks += count_pill(count, -4, 4, 16.7)
    if bonus:
        marks += [
            Plate(14, 57, 47, 21, 10.5, BROWN, RIM),
            Say(f"+{bonus}", 19, 73.4, 16.8, FIGURE, GOLD),
            sign(role, 41, 60, 15, f"l{role}"),
        ]
    elif role == GLUE and lender == -1:
        marks.append(icon("glue", 29, 60, 17, "gold"))
    return tuple(marks)


def hub_face(level, reached, owner=-1):
    """The Driver with a ring of as many segments as levels are needed; those reached are teal. No ring below 0.
    `owner`: the seat whose it is, where nothing else in the sky says it."""
    ring: list[Mark] = [Use("ring-ground", 0, 0, 132, 132)] if reached >= 0 else []
    for k in range(min(reached, level)):
        ring.append(tint("teal", Use(f"ring-{level}", 0, 0, 132, 132, turn=round(360 * k / level, 1))))
    return (
        *ring,
        Use("crew-star", 3, 3, 126, 126),
        Use(f"face-{KEYS[DRIVER]}", 28.2, 28.2, 75.6, 75.6),
        tint("e6", Use("crew-level", 81, 18, 36, 36)),
        Say(level, 99, 45, 27, FIGURE, CREAM, "middle"),
        *((Disc(27, 103, 21, "#0A2236", GOLD, 2), seat_shape(owner, 11, 87, 32)) if owner >= 0 else ()),
    )


def threads_face(middle, ends, dashed, glue):
    """Lines from the Driver to the members; dotted to the borrowed one, which hangs on the Social Glue too."""
    marks = [line(middle, end, dashed=k == dashed) for k, end in enumerate(ends)]
    if dashed >= 0 and glue >= 0:
        marks.append(line(ends[glue], ends[dashed], thick=2, dashed=True))
    return tuple(marks)


def free_place_face(chip=False):
    """Where a borrowed Specialist may stand; `chip`: among chips."""
    if chip:
        return Use("crew-place", 0, 1, 40, 40), icon("glue", 12, 13, 16, "gold")
    return Use("crew-place", 0, 0, 75, 75), icon("glue", 27, 27, 21, "gold")


def chip_face(role, level, count, bonus, lender=-1, asked=False):
    """A member where there is no room for stars: face, level and bonus, 58 x 41."""
    marks: list[Mark] = [
        Disc(19, 21.5, 20.5 if asked else 18.5, RIM if asked else "#D9A441", "#3A2A08", 1),
        Use(f"face-{KEYS[role]}", 2.5, 5, 33, 33),
        tint(f"e{role}", Use("crew-level", 27, 0, 20, 20)),
        Say(level, 37, 15.2, 15, FIGURE, CREAM, "middle"),
    ]
    if bonus:
        marks += [Plate(31, 21, 26, 19, 9.5, BROWN, RIM), Say(f"+{bonus}", 44, 35.6, 15, FIGURE, GOLD, "middle")]
    elif role == GLUE and lender == -1:
        marks.append(icon("glue", 34, 22, 17, "gold"))
    if lender >= 0:
        marks += [Disc(8, 9, 9, "#0A2236", GOLD), seat_shape(lender, 1, 2, 14)]
    return (*marks, *count_pill(count, -3, -1, 14.7))


def rose_face(middle, size, ends):
    """The compass rose behind the Driver, with lines to what can be done."""
    x, y = middle
    return Use("compass-rose", x - size / 2, y - size / 2, size, size), *(line(middle, end) for end in ends)


def medal_face(art, key, state, w, h):
    """Something to do: a medal and its word. `state`: "" , "dim" (not now) or "lock" (closed by the event)."""
    size, low = (15.5, 26) if h > 95 else (14.7, 22)
    wide = min(h - low - 4, 72)
    x, rim = (w - wide) / 2, wide * 14 / 72
    medal = Use(f"medal-{art}", x, 0, wide, wide)
    return (
        Use("lit-disc", x - rim, -rim, wide + 2 * rim, wide + 2 * rim, when="can"),
        tint("dim", medal) if state else medal,
        *((Use("medal-lock", x + wide * 0.65, -5, wide * 0.42, wide * 0.42),) if state == "lock" else ()),
        Plate(x - 7, -7, wide + 14, wide + 14, wide / 2 + 7, line="#fff", thick=2.2, when="aimed"),
        Plate(0, h - low, w, low, low / 2, NIGHT, "#FF9A8A" if state == "lock" else PALE if state else RIM),
        Say(
            Text(f"medal-{key}"),
            w / 2,
            h - low * 0.31,
            size,
            STRONG,
            PALE if state else CREAM,
            "middle",
            w - 6,
            least=12.6,
        ),
    )


def turn_face(who, words, w):
    """Whose turn it is, where it is not mine."""
    return (
        Plate(0, 0, w, 26, 13, NIGHT, MIST, 1.3),
        seat_shape(who, 5, 3, 20),
        Say(words, w / 2 + 10, 18, 15, NAME, CREAM, "middle", w - 36, least=12.6),
    )


def words_face(words, w):
    """A remark in the sky: w x 36."""
    return Plate(0, 0, w, 36, 12, NIGHT, opacity=0.7), Say(words, w / 2, 22, 14.7, WORD, CREAM, "middle", w - 16, 2, 15)


# The bar under the crew ----------------------------------------------------------------------------------------------


def bar(w, h, line_=TEAL):
    return Plate(0, 0, w, h, h / 2, NIGHT, line_, 1.5)


def frame(w, h):
    return (
        Plate(-3, -3, w + 6, h + 6, h / 2 + 3, line=BROWN, thick=6, when="can"),
        Plate(-3, -3, w + 6, h + 6, h / 2 + 3, line=RIM, thick=3, when="can"),
        Plate(-7, -7, w + 14, h + 14, h / 2 + 7, line="#fff", thick=2, when="aimed"),
    )


def end_of(w):
    """Width of the plate at the end of a bar."""
    return 96 if w > 420 else 80 if w > 364 else 70


def credit_plate(w, h, total, plus=""):
    """What the crew collects in all, at the end of the bar."""
    wide = end_of(w)
    x = w - wide - 5
    return (
        Plate(x, 5, wide, h - 10, (h - 10) / 2, "#FFF0C2"),
        Use("icon-credit", x + 8, h / 2 - 12, 24, 24),
        Say(f"{plus}{total}", x + 37, h / 2 + 9, 26, FIGURE, INK),
    )


def sum_face(level, driver, base, bonuses, total, w, h):
    """Level against the Driver, then base and bonuses: what the crew takes."""
    y = h / 2 + 9
    done, digits = level >= driver, len(str(level))
    start = (
        bar(w, h),
        icon("driver", 13, h / 2 - 11, 22, "brass"),
        Say(level, 39, y, 25, FIGURE, CREAM),
        Say(f"/ {driver}", 39 + 14 * digits, y - 1, 17, STRONG, PALE),
        *((icon("tick", 66 + 12 * digits, h / 2 - 8, 16, "teal"),) if done else ()),
    )
    if w < 300:
        return (*start, *credit_plate(w, h, total), *frame(w, h))
    x = (118 if w > 420 else 108 if w > 364 else 102) + (5 if w > 364 else 12) * (digits - 1)
    room = w - x - end_of(w) - 12
    first = room * (0.41 if w > 420 else 0.43)
    return (
        *start,
        Plate(x - 5, h * 0.2, 1, h * 0.6, fill=PALE, opacity=0.6),
        *part(base, Text("bar-base"), x + 3, y, first - 16),
        Say("+", x + first - 6, y - 2, 19, STRONG, PALE, "middle"),
        *part(bonuses, Text("bar-bonuses"), x + first + 4, y, room - first - 14),
        Say("=", w - end_of(w) - 16, y - 2, 20, STRONG, PALE, "middle"),
        *credit_plate(w, h, total),
        *frame(w, h),
    )


def part(n, words, x, y, room):
    """A figure and what it is."""
    wide = 13.5 * len(str(n)) + 5
    return Say(n, x, y, 24, FIGURE, CREAM), Say(
        words, x + wide, y - 1.5, 14.7, WORD, PALE, room=room - wide, least=12.6
    )


def share_face(left, total, lender, w, h):
    """What of the base is still to be shared out; and the credit that goes to a lender."""
    room = w - 44 - end_of(w) - (60 if lender >= 0 else 0) - 8
    marks: list[Mark] = [
        bar(w, h),
        icon("hourglass", 13, h / 2 - 11, 22, "rim"),
        Say(Text("bar-left", {"n": left}), 40, h / 2 + 6, 16.5, STRONG, CREAM, room=room)
        if w > 300
        else Say(left, 40, h / 2 + 8.5, 24, FIGURE, CREAM),
    ]
    if lender >= 0:
        x = w - end_of(w) - 62
        marks += [
            Say("−1", x - 2, h / 2 + 6, 16, FIGURE, GOLD),
            icon("hand-over", x + 18, h / 2 - 9, 18, "gold"),
            seat_shape(lender, x + 37, h / 2 - 9, 18),
        ]
    return (*marks, *credit_plate(w, h, total), *frame(w, h))


def steps_face(second, w, h):
    """The two steps of a turn: improve, then collect once."""
    half = (w - 30) / 2
    y = h / 2 + 6
    narrow = w < 300

    def step(k, words, now):
        if narrow and not now:
            return ()
        x = 12 + (half + 10) * k * (not narrow)
        fill = CREAM if now else PALE
        disc = Disc(x + 12, h / 2, 12, TEAL if now else "none", TEAL if now else PALE)
        return (
            disc,
            Say(k + 1, x + 12, y, 16, FIGURE, "#06302D" if now else PALE, "middle"),
            Say(Text(words), x + 31, h / 2 + 5.5, 15.5, STRONG, fill, room=w - 56 if narrow else half - 32, least=12.8),
        )

    return (
        bar(w, h),
        *step(0, "step-improve", not second),
        *step(1, "step-collect", second),
    )


def types_face(level, w, h):
    """A Champion is about to take so many different types."""
    size = 16 if w > 300 else 13.5
    return (
        bar(w, h),
        sign(4, 13, h / 2 - 11, 22, "l4"),
        Say(Text("bar-types", {"n": level}), 42, h / 2 + 5.5, size, STRONG, CREAM, room=w - 56, lines=2, gap=14),
    )


def end_face(rows, w, h):
    """The end on the board itself: credits from the highest down. `rows`: seat, credits, whether it won."""
    left, room = w / 2 - min(w / 2 - 6, 130), min(w - 12, 260)
    marks: list[Mark] = [Plate(0, 0, w, h, 12, NIGHT, LINE, 1.5, opacity=0.92)]
    high = min(h / (len(rows) + 0.4), 48)
    for k, (who, credits, best) in enumerate(rows):
        y, fill = (h - high * len(rows)) / 2 + high * (k + 0.5), GOLD if best else CREAM
        marks += [
            *((Use("end-crown", left, y - 9, 28, 17),) if best else ()),
            seat_shape(who, left + 32, y - 10, 20),
            Say(SeatName(who), left + 57, y + 6, 16, NAME, fill, room=room - 57 - 62, least=12.6),
            Use("icon-credit", left + room - (60 if credits < 100 else 66), y - 10, 20, 20),
            Say(credits, left + room - 4, y + 8, 22, FIGURE, fill, "end"),
        ]
    return tuple(marks)
