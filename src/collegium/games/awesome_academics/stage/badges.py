"""Staff as badges on lanyards: whole, small, as a chip, and as a portrait on a rival's strip."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Disc, Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from .. import naming
from ..components import COMPONENTS, DISCIPLINE_KEYS, PAIR_KEYS, PAIR_OF, RESEARCHERS, STUDENT_TOKENS, TRACK
from .ink import HUES, INK, PALES, PAPER, PAPER2, SMALLEST, SOFT, icon, inked, rims, token

KEYS = COMPONENTS.keys("researcher")
TRACKS_OF = [tuple(int(d) for d in TRACK[i]) for i in range(RESEARCHERS)]
PAIRS_OF = [PAIR_KEYS[int(PAIR_OF[i])] for i in range(RESEARCHERS)]
BADGE, SMALL, CHIP = (104, 175), (101, 77), (92, 50)
PHD_HUE = "#E2A93B"
INKS = ("blue", "red", "green")  # the classes of L, C and I


SEAMED = frozenset(("computational-linguist", "speech-technologist", "museum-curator", "media-scholar"))
LONG = SEAMED | {"historical-linguist", "digital-historian", "corpus-builder"}


def name(i, small=False):
    """What a researcher is called: with a seam, or shorter, where the name is long."""
    key = KEYS[i]
    if small:
        return Text(f"researcher-{key}-short") if key in LONG else naming.researcher(i)
    return Text(f"researcher-{key}-seam") if key in SEAMED else naming.researcher(i)


def bars(i, w, h):
    """The two colours of a pair."""
    first, second = TRACKS_OF[i]
    return (Plate(0, 0, w / 2, h, fill=HUES[first]), Plate(w / 2, 0, w / 2, h, fill=HUES[second]))


def track_line(d, level, months, used, x, y, w=94.0, h=21.0):
    """A track: sign, four pips, and what it gives this turn; a used one pales and has a tick."""
    pips = (w - 94) / 4 + 11
    marks: list[Mark] = [Plate(x, y, w, h, 4, PALES[d]), *token(d, x + 3, y + (h - 16) / 2, 16)]
    for k in range(4):
        marks.append(Disc(x + 28 + pips * k, y + h / 2, 4.2, HUES[d] if k < level else PAPER, HUES[d], 1.3))
    marks += [icon("month", x + w - 26, y + h / 2 - 6, 12, INKS[d]),
              Say(months, x + w - 3, y + h / 2 + 5.5, 16, FIGURE, SOFT if used else INK, "end")]  # fmt: skip
    if used:
        marks.append(Use("mark-done", x + w - 46, y - 1, 20, 20))
    return tuple(marks)


def badge_face(i, levels, months, salary, working):
    """A researcher, 104 x 175 with the lanyard. `working`: it is Research, so 0 Months left means it has worked."""
    first, second = TRACKS_OF[i]
    used = [working and not months[k] for k in range(2)]
    return (
        Use(f"badge-{PAIRS_OF[i]}", 0, 0, 106, 179),
        Use(f"researcher-{KEYS[i]}", 8, 33, 56, 56),
        Say(f"€{salary}", 97, 49, 17, FIGURE, INK, "end"),
        Say(Text("salary-short"), 98, 63, 12, WORD, SOFT, "end", 33),
        inked("gold", Use("icon-star", 68, 70, 14, 14)),
        Say(sum(levels), 97, 82.5, 15, FIGURE, INK, "end"),
        Say(name(i), 8, 110, 13.5, NAME, INK, room=92, lines=2, gap=13.5),
        *track_line(first, levels[0], months[0], used[0], 5, 124),
        *track_line(second, levels[1], months[1], used[1], 5, 148),
        Use("token-slot", 93, 92, 8, 8),
        *rims(104, 160, 7, 0, 15),
    )


def tokens_of(tokens):
    return [d for d in range(3) for _ in range(tokens[d])]


def student_face(j, tokens, months, salary, working):
    """A PhD Student, 92 x 175 with the lanyard."""
    marks: list[Mark] = [
        Use("badge-phd", 0, 0, 94, 179),
        Use(f"student-{j + 1}", 8, 33, 56, 56),
        Say(f"€{salary}", 86, 49, 17, FIGURE, INK, "end"),
        Say(Text("phd-student"), 8, 107, 13.5, NAME, INK, room=80),
    ]
    held = tokens_of(tokens)
    for k in range(STUDENT_TOKENS):
        x = 9 + 26 * k
        marks += token(held[k], x, 115, 22) if k < len(held) else (Use("token-slot", x, 115, 21, 21),)
    marks += [Plate(5, 147, 82, 22, 4, "#fff8"), icon("month", 10, 151.5, 13), Say(months, 27, 164, 16, FIGURE, INK),
              Say(Text("any-short"), 40, 163, 13, STRONG, SOFT, room=46)]  # fmt: skip
    if working and not months:
        marks.append(Use("mark-done", 64, 146, 22, 22))
    return (*marks, *rims(92, 160, 7, 0, 15))


def tag(salary):
    """The salary on a small badge, over the portrait's corner."""
    return (Plate(2, 41, 22, 17, 5, PAPER, "#0003", 1), Say(f"€{salary}", 13, 54, SMALLEST, FIGURE, INK, "middle"))


def small_face(i, levels, months, salary, working):
    """The same, 101 x 77."""
    marks: list[Mark] = [Use(f"badge-{PAIRS_OF[i]}-small", 0, 0, 103, 81), Use(f"researcher-{KEYS[i]}", 4, 13, 40, 40)]
    for k, d in enumerate(TRACKS_OF[i]):
        y = 12 + 22 * k
        marks += [Plate(46, y, 52, 20, 3, PALES[d]), *token(d, 47, y + 1, 18, SMALLEST)]
        for pip in range(4):
            at = (71 + 9 * (pip % 2), y + 5.5 + 9 * (pip // 2))
            marks.append(Disc(*at, 3.3, HUES[d] if pip < levels[k] else PAPER, HUES[d], 1.2))
        used = working and not months[k]
        marks.append(Say(months[k], 96, y + 15.5, 15, FIGURE, SOFT if used else INK, "end"))
        if used:
            marks.append(Use("mark-done", 66, y, 19, 19))
    marks += [Say(name(i, small=True), 5, 71, 13, NAME, INK, room=94), *tag(salary)]
    return (*marks, *rims(101, 77, 6))


def small_student_face(j, tokens, months, salary, working):
    marks: list[Mark] = [Use("badge-phd-small", 0, 0, 103, 81), Use(f"student-{j + 1}", 4, 13, 40, 40)]
    held = tokens_of(tokens)
    for k in range(STUDENT_TOKENS):
        x = 46 + 18 * k
        marks += token(held[k], x, 12, 17, SMALLEST) if k < len(held) else (Use("token-slot", x, 12, 16.5, 16.5),)
    marks += [icon("month", 50, 36, 14), Say(months, 68, 49, 16, FIGURE, INK),
              Say(Text("phd-student"), 5, 71, 13, NAME, INK, room=94), *tag(salary)]  # fmt: skip
    if working and not months:
        marks.append(Use("mark-done", 76, 33, 20, 20))
    return (*marks, *rims(101, 77, 6))


def chip_face(i, levels, months, salary, working):
    """The least of a badge, 92 x 50: portrait, and what each track gives."""
    marks: list[Mark] = [Plate(0, 0, 92, 50, 5, PAPER), *bars(i, 92, 4), Use(f"researcher-{KEYS[i]}", 3, 7, 40, 40)]
    for k, d in enumerate(TRACKS_OF[i]):
        used = working and not months[k]
        y, fill = 6 + 22 * k, SOFT if used else INK
        marks += [*token(d, 48, y, 19, 15), Say(months[k], 72, y + 15, 16, FIGURE, fill)]
        if used:
            marks.append(Use("mark-done", 70, 6 + 22 * k, 18, 18))
    return (*marks, *rims(92, 50, 5))


def chip_student_face(j, tokens, months, salary, working):
    marks: list[Mark] = [Plate(0, 0, 92, 50, 5, PAPER2), Plate(0, 0, 92, 4, fill=PHD_HUE),
                         Use(f"student-{j + 1}", 3, 7, 40, 40), icon("month", 49, 8, 16),
                         Say(months, 70, 22, 16, FIGURE, SOFT if working and not months else INK)]  # fmt: skip
    held = tokens_of(tokens)
    for k in range(STUDENT_TOKENS):
        x = 47 + 14.5 * k
        art = f"cell-{DISCIPLINE_KEYS[held[k]]}" if k < len(held) else "token-slot"
        marks.append(Use(art, x, 31, 13, 13))
    if working and not months:
        marks.append(Use("mark-done", 68, 6, 18, 18))
    return (*marks, *rims(92, 50, 5))


def portrait_face(i):
    """A researcher on a rival's strip, 34 x 34."""
    return (
        Use(f"researcher-{KEYS[i]}", 0, 0, 34, 34),
        *bars(i, 34, 5),
        Plate(0, 0, 34, 34, 3, "none", "#0005", 1),
        *rims(34, 34, 3),
    )


def student_portrait_face(j, tokens):
    marks: list[Mark] = [
        Use(f"student-{j + 1}", 0, 0, 34, 34),
        Plate(0, 0, 34, 5, fill=PHD_HUE),
        Plate(0, 0, 34, 34, 3, "none", "#0005", 1),
    ]
    held = tokens_of(tokens)
    if held:
        wide = 7 + 6 * len(held)
        marks.append(Plate(32 - wide, 25, wide, 8, 4, "#fff"))
        marks += [Disc(36.5 - wide + 6 * k, 29, 2.4, HUES[d]) for k, d in enumerate(held)]
    return (*marks, *rims(34, 34, 3))


def straps(hue):
    """The lanyard of a badge on a hook."""
    return (Held((Plate(0, 0, 4.5, 20, 2, hue),), 41, -14, turn=-33),
            Held((Plate(0, 0, 4.5, 20, 2, hue),), 67, -16, turn=33))  # fmt: skip


def paper(w, h, r, left, fill=PAPER):
    """A badge to be had; where none is left, its dashed place."""
    return Plate(0, 0, w, h, r, fill, "#0002", 1) if left else Plate(0, 0, w, h, r, PAPER2, "#5D5468", 1.3, "5 4")


def vacancy_face(pair, front, left, height=78):
    """A badge on a hook: the one that would come, and how many there are; 112 x 78, or 52 high."""
    first, second = (0, 0, 1)[pair], (1, 2, 2)[pair]
    low = height < 70
    side = 38 if low else 48
    lines: list[Mark] = [paper(112, height, 6, left), Plate(0, 0, 56, 8, 3, HUES[first]),
                         Plate(56, 0, 56, 8, 3, HUES[second])]  # fmt: skip
    if left:
        lines.append(Use(f"researcher-{KEYS[front]}", 5, 11 if low else 19, side, side))
    lines += [*token(first, 56, 12 if low else 19, 22), *token(second, 83, 12 if low else 19, 22)]
    y = height - 7
    if not low:
        lines = [*straps("#8D6BD8"), *lines, Say("1 / 1", 57, y - 2, 13, STRONG, SOFT)]
    lines.append(Say(f"×{left}", 108, y + (1 if low else 0), 16 if low else 21, FIGURE, INK, "end"))
    return (*lines, *rims(112, height, 6))


def mini_face(pair, front, left):
    """A vacancy in 74 x 56; pair 3 are the PhD Students."""
    phd = pair == 3
    hues = (PHD_HUE, PHD_HUE) if phd else (HUES[(0, 0, 1)[pair]], HUES[(1, 2, 2)[pair]])
    marks: list[Mark] = [paper(74, 56, 5, left, PAPER2 if phd else PAPER), Plate(0, 0, 37, 7, 3, hues[0]),
                         Plate(37, 0, 37, 7, 3, hues[1])]  # fmt: skip
    if left:
        marks.append(Use(f"student-{front + 1}" if phd else f"researcher-{KEYS[front]}", 3, 14, 36, 36))
    if phd:
        marks.append(icon("diploma", 46, 10, 20, "soft"))
    else:
        marks += [*token((0, 0, 1)[pair], 41, 11, 15), *token((1, 2, 2)[pair], 57, 11, 15)]
    marks.append(Say(f"×{left}", 70, 50, 17, FIGURE, INK, "end"))
    return (*marks, *rims(74, 56, 5))


def students_face(front, left, height=78):
    """PhD Students to be had."""
    low = height < 70
    side = 38 if low else 48
    marks: list[Mark] = [*(() if low else straps(PHD_HUE)), paper(112, height, 6, left, PAPER2),
                         Plate(0, 0, 112, 8, 3, PHD_HUE)]  # fmt: skip
    if left:
        marks.append(Use(f"student-{front + 1}", 5, 11 if low else 19, side, side))
    marks += [Say(Text("phd-short"), 57, 27 if low else 38, 15 if low else 17, NAME, INK, room=52),
              icon("diploma", 56, height - 23, 17, "soft"),
              Say(f"×{left}", 108, height - 7, 16 if low else 18, FIGURE, INK, "end")]  # fmt: skip
    return (*marks, *rims(112, height, 6))
