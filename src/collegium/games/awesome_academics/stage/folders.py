"""Projects as manila folders with seven calendar leaves: whole, low, and as a row."""

from collegium.draw.letters import FIGURE, NAME, STRONG, lines
from collegium.draw.stage import Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import AREA, COMPONENTS, NEEDS, PROJECT_PRICE, TITLES
from .ink import HUES, INK, PAPER, RED, SMALLEST, SOFT, WHITE, cells, inked, leaves, rims

AREA_KEYS = COMPONENTS.keys("area")
AREAS = [int(a) for a in AREA]
WANTS = [tuple(int(n) for n in row) for row in NEEDS]
RECONSTRUCTED = [COMPONENTS.mark("project", p, "months") == "X" for p in range(len(WANTS))]
AREA_HUES = ("#4C6FB1", "#2E7F9C", "#5A5AA8", "#33766F", "#9A5E27", "#8C4A3C", "#A63E62", "#7A4E8E", "#616F2E",
             "#357350")  # fmt: skip
FOLDER, LOW = (136, 183), (172, 92)  # units of a folder and a low one
NARROW = 160  # a low folder so wide has three lines for its title
DOUBLE, ROOMY = 34, 54  # a row so high has two lines for it; and one more below them
LEAST_SIGN = 4  # on a spine: where many stand in the tray a smaller one is only dirt
PLAIN, FULL, EXTENDED, WORKED, IDLE = range(5)  # how a project in play stands
STAMPS = {FULL: ("stamp-full", HUES[2], "good"), EXTENDED: ("stamp-extended", HUES[0], "blue")}


def title(p):
    return Text("project-title", {"title": TITLES[p]})


def behind_a_word(line):
    """A line cut somewhere, cut behind the last whole word of it, or behind its hyphen."""
    end = max(line.rfind(" "), line.rfind("-"))
    return line if end < 0 else line[:end].rstrip(" ,.;:-") + "…"


def titled(p, x, y, size, room, most=1, gap=0.0, fill=INK):
    """The title in so many lines, cut behind a word where it is long (titles are the same in every language)."""
    found = [behind_a_word(line) if line.endswith("…") else line for line in lines(TITLES[p], size, room, NAME, most)]
    top = y - (len(found) - 1) * gap / 2
    return tuple(Say(line, x, top + k * gap, size, NAME, fill) for k, line in enumerate(found))


def short_title(p):
    """The title beside other things: what two lines of 130 hold of it."""
    found = lines(TITLES[p], 16, 130, NAME, 2)
    return " ".join(behind_a_word(line) if line.endswith("…") else line for line in found)


def to_go(p, progress):
    return sum(WANTS[p]) - sum(progress)


def tab(p, y=13.8, size=13.2, flagged=False):
    """The folder's tab: its area in a word and a sign. Beside a flag there is less room."""
    x, room = (24, 60 if flagged else 76) if size < 14 else (19, 84)
    return (
        inked("white", Use(f"area-{AREA_KEYS[AREAS[p]]}", x - 18, y - 11.3, 14, 14)),
        Say(Text(f"area-{AREA_KEYS[AREAS[p]]}-short"), x, y, size, FIGURE, WHITE, room=room),
    )


def state_mark(state, x, y):
    """Worked on: a green tick; nobody yet: the red sign."""
    if state == WORKED:
        return (Use("mark-done", x, y, 26, 26),)
    return (Use("mark-idle", x, y, 26, 26),) if state == IDLE else ()


def stamp(state, x, y, w):
    if state not in STAMPS:
        return ()
    words, hue, colour = STAMPS[state]
    inside = (inked(colour, Use("stamp", 0, 0, w, w * 36 / 124)),
              Say(Text(words), w / 2, w * 0.2, 13, FIGURE, hue, "middle", w - 16))  # fmt: skip
    return (Held(inside, x, y, turn=-6),)


def ring(p, x, y):
    """A small open ring: the Months were reconstructed."""
    return (Use("token-slot", x, y, 9, 9),) if RECONSTRUCTED[p] else ()


def coin(x, y, size=14.0):
    return (Use("coin", x - 16, y - 16, 32, 33.6),
            Say(f"€{PROJECT_PRICE}", x, y + 4.5, size, FIGURE, "#3A2600", "middle"))  # fmt: skip


def folder_face(p, progress, state, offered, copies, large=1.0):
    """A folder, 136 x 183; on offer with its price and the Months that can be copied. Its words may be larger."""
    frame = Held((Use("folder", 0, 0, 138, 188),), classes=f"area{AREAS[p]}")
    marks: list[Mark] = [
        frame,
        *tab(p, size=13.2 * large),
        Use(f"project-{p + 1}", 6, 20, 124, 82.7),
        *titled(p, 8, 112 + 10 * large, 13.5 * large, 121, 2, 6.5 + 6.5 * large),
        *leaves(WANTS[p], progress, 8.5, 138.5, 14.5, 16.4, 13.2 * large),
        *ring(p, 124.5, 160),
        *state_mark(state, 104, 18),
        *stamp(state, 14, 60, 108),
    ]
    if offered:
        marks += coin(15, 177, 14 * large)  # below the leaves
        if copies:
            words = Say(Text("copy-short", {"n": copies}), 40, 15.5, 13.2 * large, FIGURE, "#1F4A12", "middle", 74)
            marks.append(Held((Use("note-flag", 0, 0, 84, 26, stretched=True), words), 48, 164, turn=-3))
    else:
        marks.append(note_of(p, progress, state, 68, 174.5, "middle", 120))
    return (*marks, *rims(136, 183))


def note_of(p, progress, state, x, y, anchor, room, size=13.0):
    """How far a project is, in words."""
    if state == IDLE:
        return Say(Text("folder-idle"), x, y, size, STRONG, RED, anchor, room)
    if state == EXTENDED:
        return Say(Text("folder-extended"), x, y, size, STRONG, HUES[0], anchor, room)
    if state == FULL:
        return Say(Text("folder-full"), x, y, size, STRONG, HUES[2], anchor, room)
    return Say(Text("months-to-go", {"n": to_go(p, progress)}), x, y, size, STRONG, SOFT, anchor, room)


def low_face(p, progress, state, offered, copies, width=172, height=92):
    """A low folder, 172 x 92 or narrower; of less than 80 without its tab's row of words."""
    if height < 80:
        return slim_face(p, progress, state, width, height)
    frame = Held((Use("folder-wide", 0, 0, 174 * width / 172, 97 * height / 92, stretched=True),),
                 classes=f"area{AREAS[p]}")  # fmt: skip
    marks: list[Mark] = [
        frame,
        *tab(p, 12.5, flagged=copies > 0 and width < NARROW),
        Use(f"project-{p + 1}", 5, 19, 60, 40),
        *titled(p, 69, *((36, 13, width - 74, 2) if width > NARROW else (39, 13, width - 74, 3)), 12.5),
        *leaves(WANTS[p], progress, 6, height - 28, 14.5, 16),
        *state_mark(state, width - 30, -4),
    ]
    if offered:
        marks += coin(width - 17, height - 17)
        if copies:
            marks += [Plate(width - 62, 0, 62, 17, 3, "#bfe6a8"),
                      Say(Text("copy-short", {"n": copies}), width - 31, 13, 12.5, FIGURE, "#1F4A12", "middle",
                          58)]  # fmt: skip
    elif width > 160:
        marks.append(Say(f"{sum(progress)}/7", width - 8, height - 12, 13, FIGURE, SOFT, "end"))
    if state in STAMPS:
        marks += stamp(state, 30, 26, 104)
    return (*marks, *rims(width, height))


def slim_face(p, progress, state, width, height):
    """A folder of 142 x 58 in my own row, at the least: picture and title above the leaves."""
    frame = Use("folder-wide", 0, 0, 174 * width / 172, 97 * height / 92, stretched=True)
    return (
        Held((frame,), classes=f"area{AREAS[p]}"),
        Plate(4, 10.5, width - 8, height - 13, 2, PAPER),  # over the frame's line under a larger picture
        Use(f"project-{p + 1}", 5, 11, 36, 24),
        *titled(p, 46, 26.5, 13, width - 51, 2, 12),
        *leaves(WANTS[p], progress, 8, height - 22.5, 13, 17),
        *state_mark(state, width - 24, -9),
        *stamp(state, width / 2 - 46, 10, 96),
        *rims(width, height),
    )


def row_face(p, progress, state, width, height):
    """A folder as a row: picture, title, leaves (or cells where it is low or narrow)."""
    if width < 240 and height >= 36:
        return block_face(p, progress, state, width, height)
    tall = height >= 40
    roomy = width >= 320
    picture = (height - 8) * 1.5 if width >= 300 else 0
    taken = 124 if roomy and height >= 26 else 96
    marks: list[Mark] = [
        Plate(0, 0, width, height, 5, PAPER),
        Plate(0, 0, 6, height, 3, AREA_HUES[AREAS[p]]),
    ]
    if picture:
        marks.append(Use(f"project-{p + 1}", 10, 4, picture, height - 8))
    left = picture + 16 if picture else 12
    if taken == 124:
        marks += leaves(WANTS[p], progress, width - 122, height / 2 - 11, 14.5, 16.4, SMALLEST)
    else:
        marks += cells(WANTS[p], progress, width - 95, height / 2 - 6)
    room = width - taken - left - 6 - (24 if state in (WORKED, IDLE) else 0)
    if height >= ROOMY:
        marks += titled(p, left, height / 2 - 5, SMALLEST, room, 2, 15)
        marks.append(note_of(p, progress, state, left, height / 2 + 21, "start", room, SMALLEST))
    elif tall:
        marks += titled(p, left, height / 2 - 3, SMALLEST, room)
        if room > 100:
            marks.append(note_of(p, progress, state, left, height / 2 + 14, "start", room, SMALLEST))
    else:
        most = 2 if height >= DOUBLE else 1
        marks += titled(p, left, height / 2 + 4.5, 13 if width > 370 else SMALLEST, room, most, 14.5)
    marks += state_mark(state, width - taken - 27, height / 2 - 13)
    return (*marks, *rims(width, height, 5))


def block_face(p, progress, state, width, height):
    """One of two beside each other on a phone: the title above, the cells below."""
    marked = state in (WORKED, IDLE)
    return (
        Plate(0, 0, width, height, 5, PAPER),
        Plate(0, 0, 6, height, 3, AREA_HUES[AREAS[p]]),
        *titled(p, 12, height / 2 - 3, SMALLEST, width - 18),
        *cells(WANTS[p], progress, 12, height / 2 + 3.5, 13, 14.5),
        *(state_mark(state, width - 30, height - 24) if marked else ()),
        *(() if marked else (Say(f"{sum(progress)}/7", width - 6, height / 2 + 15, SMALLEST, FIGURE, SOFT, "end"),)),
        *rims(width, height, 5),
    )


def cells_face(p, progress, state, width, named):
    """A rival's project in one line, 14 high: seven cells, and the title where there is room."""
    fill = HUES[2] if state == FULL else INK
    words = titled(p, 106, 11, 13, width - 110, fill=fill) if named else ()
    return (*cells(WANTS[p], progress, 1, 1.2), *words, *rims(width, 14, 3))


def new_face(width, height):
    """Where the next folder will lie."""
    words = Text("new-folder")
    if height > 120:
        return (
            Plate(0, 0, width, height, 6, "#fff1", "#FFCB45", 2, "6 5"),
            inked("golden", Use("icon-folder", width / 2 - 18, height / 2 - 38, 36, 36)),
            Say(words, width / 2, height / 2 + 24, 13.5, STRONG, "#FFE9A8", "middle", width - 10, 2, 17),
        )
    return (
        Plate(0, 0, width, height, 6, "#fff1", "#FFCB45", 2, "6 5"),
        inked("golden", Use("icon-folder", 14, height / 2 - 14, 28, 28)),
        Say(words, 52, height / 2 + 5, 13.5, STRONG, "#FFE9A8", room=width - 58, lines=2, gap=17),
    )


def free_face(width, height):
    """A place for a folder, where none lies."""
    return (Plate(0, 0, width, height, 6, "none", "var(--aa-padl,#6A5A96)", 1.4, "6 5"),
            Held((Use("icon-folder", width / 2 - 15, height / 2 - 15, 30, 30),), classes="faint"))  # fmt: skip


def vacant_face(width, height):
    """A place for a badge, where nobody works yet."""
    return (Plate(0, 0, width, height, 8, "none", "var(--aa-padl,#6A5A96)", 1.4, "6 5"),
            Held((Use("icon-person", width / 2 - 15, height / 2 - 15, 30, 30),), classes="faint"))  # fmt: skip


def spine_face(p, w, h):
    """A completed project in the tray: a spine, 33 x 70 or narrower."""
    if h < 50:
        side = min(w - 2, h - 12)
        return (Plate(0, 0, w, h, 3, AREA_HUES[AREAS[p]], "#0005", 1),
                inked("white", Use(f"area-{AREA_KEYS[AREAS[p]]}", (w - side) / 2, (h - side) / 2, side, side)),
                )  # fmt: skip
    side, sign = min(w - 4, 21), min(w - 3, 15)
    top = h * 0.37 - side / 2
    return (
        Held((Use("spine", 0, 0, w, h, stretched=True),), classes=f"area{AREAS[p]}"),
        *((Held((Use(f"project-{p + 1}", -side * 0.25, 0, side * 1.5, side),), x=w / 2 - side / 2, y=top),)
          if w >= 30 else ()),
        *((inked("white" if w >= 30 else "ink", Use(f"area-{AREA_KEYS[AREAS[p]]}", w / 2 - sign / 2,
                 h * (0.6 if w >= 30 else 0.26), sign, sign)),) if sign >= LEAST_SIGN else ()),
    )  # fmt: skip
