"""The end of the game: group photos, the banner, the sheet of points, cake and notes."""

from collegium.draw.letters import ASIDE, FIGURE, NAME, STRONG, WORD, width
from collegium.draw.stage import Box, Held, Mark, Plate, Say, Use
from collegium.kernel import SeatName, Text

from ..components import LETTERS
from .badges import KEYS
from .folders import spine_face
from .ink import HUES, INK, PAPER, RIM, SOFT, WHITE, inked, seat_mark, token
from .pinned import CRITERION_OF

GOLD = "#8A5F0E"
WALLS = ("#F6E3AE", "#D5DDF2", "#DCE6D6", "#E8DCE8")  # behind a group, by place
# What points are for: the key of the row, its colour, and its sign (a discipline, or an icon)
PARTS = {"linguistics": (HUES[0], 0), "culture": (HUES[1], 1), "information": (HUES[2], 2),
         "reserved": ("#6B3F8F", "trophy"), "layout": ("#7D5FAE", "trophy"), "experience": (GOLD, "star"),
         "money": ("#6E4F0C", "euro")}  # fmt: skip


def framed(w, h, won):
    """A photo's paper; the winner's is lit."""
    paper = (Plate(1, 5, w, h, 4, "#1A1020", opacity=0.28), Plate(0, 0, w, h, 4, PAPER))
    if not won:
        return paper
    return (
        *paper,
        Plate(-5, -5, w + 10, h + 10, 9, "none", WHITE, 2.5),
        Plate(-2, -2, w + 4, h + 4, 6, "none", RIM, 4),
        Plate(-6.6, -6.6, w + 13.2, h + 13.2, 10, "none", "#0006", 1),
    )


def people(staff, done, x, y, w, h, most=150.0):
    """The group, shoulder to shoulder at the foot of its picture, as large as fits; nobody left: their empty room."""
    researchers, students = staff
    arts = [*(f"researcher-{KEYS[i]}" for i in researchers), *(f"student-{j + 1}" for j in students)]
    if not arts:
        return empty_room(done, x, y, w, h)
    side, rows = max((min(w / -(-len(arts) // n), h / n, most), n) for n in (1, 2, 3))
    across = -(-len(arts) // rows)
    marks: list[Mark] = []
    for k, art in enumerate(arts):
        row = k // across
        left = x + (w - side * min(across, len(arts) - row * across)) / 2
        marks.append(Use(art, left + side * (k % across), y + h - side * (rows - row), side, side))
    free = (w - side * across) / 2
    if free > 44:  # a small group: its room shows
        marks += [
            Use("plant", x + free / 2 - 22, y + h - 55, 44, 55),
            Use("lamp", x + w - free / 2 - 22, y + h - 50, 44, 50),
        ]
    return tuple(marks)


def empty_room(done, x, y, w, h):
    """What a group leaves behind: pictures of its projects on the wall, a lamp and a plant."""
    small = w < 160
    across, rows = (2, 1) if small else (3, 2)
    wide = (w - 16) / across - 8
    high = wide * 2 / 3
    marks: list[Mark] = []
    for k, p in enumerate(done[: across * rows]):
        left, top = x + 12 + (wide + 8) * (k % across), y + (22 if small else 8) + (high + 8) * (k // across)
        marks += [Plate(left - 2, top - 2, wide + 4, high + 4, 2, PAPER, "#0003", 1),
                  Use(f"project-{p + 1}", left, top, wide, high)]  # fmt: skip
    size = 36 if small else 56
    return (*marks, Use("plant", x + 10, y + h - size * 1.25, size, size * 1.25),
            Use("lamp", x + w - size - 10, y + h - size * 1.14, size, size * 1.14))  # fmt: skip


def picture(place, won, mine, staff, done, x, y, w, h):
    """The wall, the group before it and the winner's crown; a tag on my own."""
    top = (38 if h > 120 and w > 130 else 28) if won else 6
    crown = Use("crown", x + w / 2 - 28, y + 5, 56, 32) if top == 38 else Use("crown", x + w - 40, y + 3, 38, 22)
    tag = (Plate(x + 4, y + 4, 34, 19, 9, PAPER), Say(Text("end-you"), x + 21, y + 17.5, 13, STRONG, INK, "middle", 32))
    return (
        Plate(x, y, w, h, 2, WALLS[0 if won else max(1, min(place - 1, 3))]),
        Plate(x, y + h - 22, w, 22, fill="#0001"),
        *people(staff, done, x, y + top, w, h - top),
        *((crown,) if won else ()),
        *(tag if mine else ()),
    )


def reputations(reputation, x, y, step, size=24.0):
    """Reputation in L, C and I."""
    marks: list[Mark] = []
    for d in range(3):
        marks += [*token(d, x + step * d, y, size),
                  Say(reputation[d], x + step * d + size + 5, y + size * 0.8, size * 0.82, FIGURE, INK)]  # fmt: skip
    return tuple(marks)


def rosettes(earned, x, y, w, size=40.0):
    """The bonuses that count for a group, each with its points."""
    if not earned:
        return (Say(Text("end-no-bonus"), x, y + size * 0.55, 13, ASIDE, SOFT, room=w),)
    wide = size * 0.8
    step = min(wide + 4, (w - wide) / max(len(earned) - 1, 1))
    marks: list[Mark] = []
    for k, (e, points) in enumerate(earned):
        marks += [Use(f"bonus-{CRITERION_OF[e]}", x + step * k, y, wide, size),
                  Say(points, x + step * k + wide / 2, y + size + 11, 14, FIGURE, HUES[2], "middle")]  # fmt: skip
    return tuple(marks)


def means(owned, x, y, step):
    """Experience and euros, each with the points it gives."""
    marks: list[Mark] = []
    for k, (amount, points) in enumerate(owned):
        art = ("star", "euro")[k]
        left = x + step * k
        marks += [inked("gold" if k == 0 else "money", Use(f"icon-{art}", left, y - 13, 16, 16)),
                  Say(amount, left + 20, y, 15, FIGURE, INK),
                  Say(f"+{points}", left + 25 + width(str(amount), 15, FIGURE), y, 14, STRONG, HUES[2])]  # fmt: skip
    return tuple(marks)


def archive(done, mismanaged, x, y, w, h):
    """Completed projects as spines, and how many; a coffee ring where one was ever cancelled."""
    side = h + 4
    step = min(h * 0.8, (w - (side + 34 if mismanaged else 34)) / max(len(done), 1))
    ring = (Use("coffee-ring", x + w - side - 29, y - 2, side, side),) if mismanaged else ()
    spines = tuple(Held(spine_face(p, step - 2, h), x + step * k, y) for k, p in enumerate(done))
    return (*ring, *spines, Say(len(done), x + w - 6, y + h / 2 + 6.5, 18, FIGURE, INK, "end"))


def photo_face(seat, name, points, place, won, mine, staff, reputation, earned, owned, done, mismanaged, w, h):
    """A group's photo on the board. `earned` is None in the basic game, which has no bonuses."""
    below = 160 if earned is None else 216
    high = h - below - 12
    y = 12 + high
    marks: list[Mark] = [
        *framed(w, h, won),
        *picture(place, won, mine, staff, done, 12, 12, w - 24, high),
        seat_mark(seat, 14, y + 14, 24),
        Say(name, 46, y + 34, 22, NAME, INK, room=w - 116, least=13),
        Say(points, w - 16, y + 39, 38, FIGURE, INK, "end"),
        Plate(14, y + 48, w - 28, 1, fill="#0002"),
        *reputations(reputation, 16, y + 56, (w - 32) / 3),
    ]
    y += 88
    if earned is not None:
        marks += rosettes(earned, 16, y, w - 32)
        y += 56
    marks += means(owned, 16, y + 18, (w - 32) / 2)
    marks += archive(done, mismanaged, 16, y + 30, w - 32, 30)
    return tuple(marks)


def card_face(seat, name, points, place, won, mine, staff, reputation, earned, owned, done, mismanaged, w, h):
    """The same for a small screen: the picture on the left."""
    left = 124 if w > 300 else 96
    marks: list[Mark] = [
        *framed(w, h, won),
        *picture(place, won, mine, staff, done, 8, 8, left - 16, h - 16),
        seat_mark(seat, left, 11, 20),
        Say(name, left + 26, 28, 18, NAME, INK, room=w - left - 76, least=13),
        Say(points, w - 10, 32, 28, FIGURE, INK, "end"),
        *reputations(reputation, left, 40, (w - left - 8) / 3, 18),
    ]
    y = 64
    if earned is not None:
        marks += rosettes(earned, left, y, w - left - 12, 30)
        y += 46
    marks += means(owned, left, y + 16, (w - left - 4) / 2)
    marks += archive(done, mismanaged, left, y + 24, w - left - 8, 22)
    return tuple(marks)


def banner_face(words, below, w, h):
    """Who won, on a strip of paper with two pins, in two lines where names are long; under it by how much."""
    size = 24 if w > 480 else 21 if w > 380 else 18.5
    middle = h * (0.45 if below else 0.53) + size * 0.2
    inside = (
        Use("note-paper", 0, 0, 426 * w / 420, 72 * h / 66, stretched=True),
        inked("red", Use("pushpin", 12, -8, 18, 18), Use("pushpin", w - 30, -8, 18, 18)),
        Say(words, w / 2, middle, size, NAME, INK, "middle", w - 64, 2, size * 0.93),
        Say(below, w / 2, h - 6, 14 if w > 380 else 13, ASIDE, SOFT, "middle", w - 24),
    )
    return (Held(inside, turn=-1),)


def sheet_face(order, points, parts, turns, w, h):
    """The points of each group as one bar of its parts, best first, and what each part is for.

    `parts`: by row of the scoring sheet its key and a number per seat."""
    wide = w > 400
    left, names = 16, 116 if wide else 40
    legend = 24 * -(-max(len(parts) - 3, 1) // worded(w, parts)) + 8 if wide else 24 * -(-len(parts) // 2) + 8
    row = (h - 40 - legend) / len(order)
    long = (w - 2 * left - names - 44) / max(*points, 1)
    marks: list[Mark] = [
        Plate(1, 4, w, h, 4, "#1A1020", opacity=0.28),
        Plate(0, 0, w, h, 4, PAPER),
        Say(Text("end-turns", {"n": turns}), left, 26, 18, NAME, INK, room=w / 2 - 20),
        Say(Text("end-sheet-short"), w - left, 26, 13.5, WORD, SOFT, "end", w / 2 - 20),
    ]
    high = min(30.0, row - 8)
    for k, seat in enumerate(order):
        y = 40 + row * k + (row - high) / 2
        marks.append(seat_mark(seat, left, y + high / 2 - 10, 20))
        if wide:
            marks.append(Say(SeatName(seat), left + 28, y + high / 2 + 5.5, 16, NAME, INK, room=names - 34, least=12.6))
        x = left + names
        for key, values in parts:
            room = long * values[seat]
            if room > 0:
                marks.append(Plate(x, y, room - 1, high, 2, PARTS[key][0]))
                if room > width(str(values[seat]), 13, FIGURE) + 3:
                    marks.append(Say(values[seat], x + room / 2 - 0.5, y + high / 2 + 4.7, 13, FIGURE, WHITE, "middle"))
            x += room
        marks.append(Say(points[seat], w - left, y + high / 2 + 7.5, 21, FIGURE, INK, "end"))
    return (*marks, *key_to(parts, left, h - legend, w - 2 * left, 1 if wide else 2))


def worded(w, parts):
    """How many parts have a word beside each other in the legend."""
    return 2 if w < 440 else len(parts) - 3


def key_to(parts, x, y, w, lines):
    """What each colour of a bar is: a swatch with its sign, and a word; in two columns where it is narrow."""
    marks: list[Mark] = []
    across = worded(w, parts)
    letter, room = 30, w / 2 if lines > 1 else (w - 3 * 30) / across
    for k, (key, _) in enumerate(parts):
        hue, sign = PARTS[key]
        if lines > 1:
            left, top = x + room * (k % 2), y + 24 * (k // 2)
        else:  # L, C and I need no word
            down, place = divmod(max(k - 3, 0), across)
            left, top = x + (letter * k if k < 3 else 3 * letter + room * place), y + 24 * down
        marks.append(Plate(left, top, 19, 19, 4, hue))
        if isinstance(sign, int):
            marks.append(Say(LETTERS[sign], left + 9.5, top + 14.5, 13, FIGURE, WHITE, "middle"))
        else:
            marks.append(inked("white", Use(f"icon-{sign}", left + 3, top + 3, 13, 13)))
        if lines > 1 or k > 2:
            marks.append(Say(Text(f"end-row-{key}"), left + 24, top + 14, 13, WORD, INK, room=room - 28))
    return tuple(marks)


def bunting(w):
    """Bunting along the top, as much of it as the board is wide."""
    scale = 1.0 if w > 800 else 0.75
    return Held(
        (Use("bunting", w / 2 - 525 * scale, 14 - 18 * (scale < 1), 1050 * scale, 76 * scale),),
        cut=Box(15, 14, w - 30, 90),
    )


def cake_face(seats, w, h):
    """A cake with the shape of who won."""
    scale = w / 240
    step = 40 * scale
    return (
        Use("cake", 0, 0, w, h),
        *(seat_mark(seat, w / 2 + (k - len(seats) / 2) * step, 116 * scale, 38 * scale)
          for k, seat in enumerate(seats)),
    )  # fmt: skip


def best_face(lines, w, h):
    """What stood out, on yellow."""
    paper = Use("note", 0, 0, 132 * w / 126, 100 * h / 94, stretched=True)
    head = Say(Text("end-best"), 12, 25, 13.5, STRONG, "#5A4700", room=w - 20)
    gap = 20
    words = tuple(Say(line, 12, 47 + gap * k, 15.5, NAME, "#2A2136", room=w - 20) for k, line in enumerate(lines))
    return (Held((paper, head, *words), turn=1),)


def farewell_face(w, h):
    """Reviewer 2's last word, on pink."""
    inside = (
        Use("note-pink", 0, 0, w, h, stretched=True),
        Say(
            Text("end-reviewer"), 12, h * 0.43, 15.5 if w > 200 else 14.5, NAME, "#5A1230", room=w - 24, lines=3, gap=17
        ),
        Say(Text("reviewer"), w - 16, h - 12, 12.5, STRONG, "#5A1230", "end", w - 30),
    )
    return (Held(inside, turn=-1),)
