"""Influence: a brass scale with the goods of its fields engraved, and a pawn for each seat."""

from functools import lru_cache

from collegium.draw.letters import ASIDE, FIGURE, STRONG
from collegium.draw.stage import Area, Box, Held, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from . import facts
from .names import pawn_says
from .signs import CLEAR, good, ring

KEPT = 300  # scales that are kept
EDGE = 12  # the ends of the scale
WINDOW, FIELD = 31, 32.5  # fields in sight on a large screen; how wide one is on a phone
SLIDES = ((41, 30), (26, 15))  # from this field of the leader on, the window begins there
SIZES = (1, 1, 0.86, 0.72, 0.6)  # of a pawn where so many are equal
PAWN, WAITING = (26, 32.5), (21, 30)
LAST_WORDS = 96  # px that the words of the last round take
GOLD_INK = "#2E2108"


def window(fields, mine, width):
    """The first field in sight and how many are: on a phone around the pawns, or mine where they are far apart."""
    if width > 800:
        leader = max(fields)
        return next((first for least, first in SLIDES if leader >= least), 0), WINDOW
    number = int((width - 2 * EDGE) / FIELD)
    low, high = min(fields), max(fields)
    first = (low + high + 1 - number) // 2 if high - low < number else mine - number // 3
    return max(0, min(first, facts.LAST_FIELD + 1 - number)), number


def the_scale(s, viewer, places):
    """The scale and its pawns. A pawn out of sight waits at the end with its number."""
    last = not s.over and s.era == facts.ROUNDS[s.seats]
    return scale_of(tuple(s.player[who].influence for who in range(s.seats)), viewer, last, places)


@lru_cache(KEPT)
def scale_of(influence, viewer, last, places):
    box, seats = places("scale"), range(len(influence))
    stands = [facts.track_field(number) for number in influence]
    first, number = window([field for field, _ in stands], stands[max(viewer, 0)][0], box.w)
    step = (box.w - 2 * EDGE) / number
    fields = [min(max(field - first, -1), number) for field, _ in stands]
    words = bare_end(fields, step, box.w) if last else 0
    pieces = [put("scale", box, scale_face, (first, number, box.w, box.h, words), Text("track-influence"), looks=True)]
    for at in sorted(set(fields)):
        here = [who for who in seats if fields[who] == at]
        here.sort(key=lambda who: who == viewer)  # mine in front
        for k in sorted(range(len(here)), key=lambda k: spot(k, len(here))[0]):  # those behind first
            who = here[k]
            pieces.append(pawn(who, influence[who], stands[who], at, k, len(here), number, step, box))
    return Area("influence", Text("track-influence"), tuple(pieces))


def bare_end(fields, step, width):
    """Where the words of the last round end: as far right as no pawn stands before them."""
    pawns = sorted(EDGE + step * (at + 0.5) for at in set(fields))
    for left, right in reversed([*zip((EDGE - PAWN[0], *pawns), (*pawns, width - EDGE + PAWN[0]), strict=True)]):
        if right - left - PAWN[0] * 2 >= LAST_WORDS:
            return round(right - PAWN[0], 1)
    return width - EDGE - 4


def field_box(s, viewer, places, steps):
    """The field on which the viewer's pawn stops after so many steps; None where it is out of sight."""
    box = places("scale")
    fields = [facts.track_field(s.player[who].influence)[0] for who in range(s.seats)]
    first, number = window(fields, fields[viewer], box.w)
    at = facts.track_field(s.player[viewer].influence + steps)[0] - first
    if not 0 <= at < number:
        return None
    step = (box.w - 2 * EDGE) / number
    return Box(round(box.x + EDGE + step * at - 1, 1), round(box.y + box.h * 0.52, 1), round(step + 2, 1),
               round(box.h * 0.46, 1))  # fmt: skip


def spot(k, many):
    """The row and the column of one of so many equal pawns, and how many stand in that row; row -1 is the one behind.
    The last, mine, stands in front; who stays when another leaves steps aside by one."""
    if many < 4:
        return 0, k, many
    behind = (many - 1 - k) % 2
    return -behind, k // 2, (many + 1 - behind) // 2


def pawn(who, influence, stand, at, k, many, number, step, box):
    """Equal ones stand side by side, four and five in two rows; out of sight they queue at the end."""
    field, laps = stand
    label = pawn_says(who, influence)
    foot = box.y + box.h * 0.63
    if at < 0 or at >= number:
        x = box.x + 2 + WAITING[0] * k if at < 0 else box.x + box.w - 2 - WAITING[0] * (many - k)
        place = Box(x, box.y + box.h - WAITING[1] - 3, *WAITING)
        return put(f"pawn.{who}", place, waiting_face, (who, laps, field), label)
    row, column, across = spot(k, many)
    size = min(1, foot / PAWN[1]) * SIZES[min(many, 4)]
    width, height = PAWN[0] * size, PAWN[1] * size
    gap = min(width * 0.82, (step + 8) / (-(-many // 2) if many > 3 else many))
    x = box.x + EDGE + step * (at + 0.5) + (column - (across - 1) / 2) * gap - width / 2
    x = min(max(x, box.x), box.x + box.w - width)
    y = max(foot - height - (0.56 * height if row else 0), 0)  # heads above heads
    place = Box(round(x, 1), round(y, 1), width, height)
    return put(f"pawn.{who}", place, pawn_face, (who, laps), label, PAWN)


def pawn_face(who, laps):
    """A pawn with a ring for each lap."""
    rings = (Use("pawn-ring", 0, -3.25 * lap, *PAWN) for lap in range(laps))
    return (Use(f"pawn-{facts.SHAPES[who]}", 0, 0, *PAWN, seat=who), *rings)


def waiting_face(who, laps, number):
    """A pawn out of sight with the number of its field: 21 x 30."""
    return (
        Held(pawn_face(who, laps), 2.5, 0, 0.62),
        Plate(0.5, 15, 20, 14.5, 4, "#FBF1D2", GOLD_INK, 1),
        Say(number, 10.5, 27.3, CLEAR, FIGURE, GOLD_INK, "middle"),
    )


def scale_face(first, number, width, height, last):
    """So many fields from the first on; in the last round the edge is red and says so, up to `last` px."""
    step = (width - 2 * EDGE) / number
    marks: list[Mark] = [
        Plate(0, 3, width, height, 5, "#000", opacity=0.3),
        Use("scale-left", 0, 0, EDGE, height, stretched=True),
        Use("scale-right", width - EDGE, 0, EDGE, height, stretched=True),
    ]
    base = height * 0.861
    small = step < 31
    icon, letter = (14, 13) if small else (15, CLEAR) if width < 800 else (16.5, 14)
    for k in range(number):
        field, x = first + k, EDGE + step * k
        strong = field % 5 == 0
        kind = facts.TRACK_GOOD[field]
        marks.append(Use("scale-field-five" if strong else "scale-field", x, 0, step + 0.6, height, stretched=True))
        at = x + step / 2 if kind < 0 else x + (step - icon) / 2 - (0 if small else 0.2)
        marks.append(Say(field, at, base, letter + strong, FIGURE if strong else STRONG, GOLD_INK, "middle"))
        if kind >= 0:
            marks += [good(kind, x + step - icon - (0 if small else 0.5), base - icon * 0.92, icon),
                      *ring(x + step - 3, base - icon * 0.92 - 1, GOLD_INK, facts.TRACK_RING[field])]  # fmt: skip
    if last:
        marks += [Plate(EDGE, 0, width - 2 * EDGE, 4, 0, "var(--accent,#9A3520)"),
                  Say(Text("last-round"), last, 17, CLEAR, ASIDE, "#5E1A0C", "end", 150)]  # fmt: skip
    return tuple(marks)
