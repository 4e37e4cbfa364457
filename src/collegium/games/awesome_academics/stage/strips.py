"""Rivals through the glass: a strip each, the left neighbour first. A click opens all that is known of the group."""

from collegium.draw.stage import Area, Box, put
from collegium.kernel import SeatName, Text

from .badges import SMALL, portrait_face, small_face, small_student_face, student_portrait_face
from .census import apart
from .desktop import pin_face
from .folders import cells_face, row_face
from .memos import sign_face
from .names import folder_name, owned_card, pin_name, researcher_name, strip_name, student_name
from .places import tab
from .strip import ALONE, SLENDER, is_high, strip_face

SIDE = 34
LOWEST = 17  # a project as a row
LARGE = 60  # one beside a single rival
WIDEST = 660  # what that rival's projects may take of the strip
LEAST = 26  # a portrait in one row; smaller ones stand in two
GRID = (114.2, 87)  # a badge of a single rival on a phone
CLOSEST = 17  # the same in a strip: two rows would make them half as large
FACE, SMALLEST = 27, 13  # portraits in a slender strip


def strips(now, me, places, asked):
    pieces = []
    for k in range(now.s.seats - 1):
        who = (me + 1 + k) % now.s.seats
        box = places("strips", k)
        pieces += head(now, who, box, asked[who])
        pieces += stacked(now, who, box) if is_high(box.w, box.h) else columns(now, who, box)
    return Area("rivals", Text("zone-rivals"), tuple(pieces), tab(places, "rivals"))


# What is known of a rival, wherever the strip stands: two others see it in two places -------------------------------


@apart
def facts(now, who):
    """The numbers of a strip, and its name."""
    rival = now.s.player[who]
    staff, projects = rival.researchers + rival.students, len(now.projects[who])
    yield (
        who, SeatName(who), now.order.get(who, 0), tuple(rival.reputation), rival.money,
        rival.hand if now.standard else -1, now.brings(who), len(now.done[who]), rival.mismanaged,
        tuple(rival.tokens) if now.standard else (), now.bill(who), rival.immune, rival.deficit,
        rival.free_consultants, now.consultant_price(who), now.attack_on(who),
    )  # fmt: skip
    yield strip_name(who, now.order.get(who, 0), tuple(rival.reputation), rival.money, rival.hand, staff, projects)


@apart
def works(now, who):
    """A rival's projects: which, how far, how it stands, and its name."""
    for p in now.projects[who]:
        progress, state = tuple(now.s.project[p].progress), now.state_of(p)
        yield p, progress, state, folder_name(who, p, progress, state)


@apart
def people(now, who):
    """Faces of a rival's staff: id, portrait, badge, what both are given, name."""
    crew = now.crew(who)
    for i, levels, months, salary in crew.researchers:
        yield (f"researcher.{i}", portrait_face, (i,), small_face, (i, levels, months, salary, now.is_working),
               researcher_name(who, i, levels, months, salary))  # fmt: skip
    for j, tokens, months, salary in crew.students:
        yield (f"student.{j}", student_portrait_face, (j, tokens), small_student_face,
               (j, tokens, months, salary, now.is_working), student_name(who, j, tokens, months, salary))  # fmt: skip


# Pieces -------------------------------------------------------------------------------------------------------------


def head(now, who, box, asked):
    """The strip itself, with the numbers."""
    numbers, name = facts(now, who)
    face = (*numbers, asked, box.w, box.h)
    yield put(f"group.{who}", box, strip_face, face, name, named=True, looks=True, opens=f"group.{who}")


@apart
def portraits(now, who, x, y, room, most=SIDE, narrowest=LEAST):
    """One row of portraits, or two of smaller ones (or, where the place is high, larger ones)."""
    found = people(now, who)
    side, row = min(most, room / max(len(found), 1) - 2.5), len(found)
    half = -(-row // 2)
    low = min((most - 1) / 2, room / max(half, 1) - 2.5)
    if side < narrowest or low > side:
        side, row = low, half
    step = min(side + 3.5, room / max(row, 1))
    for k, (identity, face, args, _, _, name) in enumerate(found):
        at = Box(round(x + step * (k % row), 1), y + (side + 1) * (k // row), side, side)
        yield put(identity, at, face, args, name, (SIDE, SIDE), looks=True)


def badges(now, who, x, y, room):
    """Small badges with levels and salaries."""
    found = people(now, who)
    step = min(SMALL[0] + 5, (room - SMALL[0]) / max(len(found) - 1, 1))
    for k, (identity, _, _, face, args, name) in enumerate(found):
        yield put(identity, Box(x + step * k, y, *SMALL), face, args, name, SMALL, looks=True)


def grid(now, who, x, y):
    """Small badges, three in a row."""
    for k, (identity, _, _, face, args, name) in enumerate(people(now, who)):
        at = Box(x + (GRID[0] + 4) * (k % 3), y + (GRID[1] + 5) * (k // 3), *GRID)
        yield put(identity, at, face, args, name, SMALL, looks=True)


@apart
def lines(now, who, x, y, w, room, named):
    """A rival's projects, a line each; many of them stand in two columns or closer together."""
    mine = works(now, who)
    step = min(17, room / max(len(mine), 1))
    high = min(14.0, step - 1)
    for k, (p, progress, state, name) in enumerate(mine):
        wide = w if high > 13 else 94 * high / 14
        unit = (w, 14) if high > 13 else (94, 14)
        at = Box(x, round(y + step * k, 1), round(wide, 1), round(high, 1))
        yield put(f"project.{p}", at, cells_face, (p, progress, state, unit[0], named and high > 13), name, unit,
                  looks=True)  # fmt: skip


@apart
def rows(now, who, box, high=26.0):
    """Projects as rows in as many columns as it takes."""
    mine = works(now, who)
    high = max(LOWEST, min(high, (box.h + 2) / max(len(mine), 1) - 2))
    down = max(1, int((box.h + 2.01) // (high + 2)))  # as many as were reckoned with above
    across = -(-len(mine) // down) if mine else 1
    if across > 1 and box.w / across < 170:
        across, high = 2, (box.h + 2) / -(-len(mine) // 2) - 2
        down = -(-len(mine) // 2)
    wide = (box.w - 4 * (across - 1)) / across
    for k, (p, progress, state, name) in enumerate(mine):
        at = Box(box.x + (wide + 4) * (k // down), box.y + (high + 2) * (k % down), wide, high)
        yield put(f"project.{p}", at, row_face, (p, progress, state, wide, high), name, looks=True)


def signs(now, who, x, y, room, across=1):
    """Cards in force before a rival: their kinds, closer together where there are many."""
    cards = now.open[who]
    down = -(-len(cards) // across)
    step = min(18, room / max(down, 1))
    for k, c in enumerate(cards):
        at = Box(x + 24 * (k // max(down, 1)), y + step * (k % max(down, 1)), 22, 17)
        if across > 1:
            at = Box(x + 24 * k, y, 22, 17)
        yield put(f"card.{c}", at, sign_face, (c,), owned_card("force-card", who, c), looks=True, kind=f"c{c}")


def pins(now, who, x, y, side, step, down=0):
    for k, t in enumerate(now.tiles[who]):
        spent = now.s.spent[t]
        at = Box(x + step * k, y + down * k, side, side)
        yield put(f"tile.{t}", at, pin_face, (t, spent, 40), pin_name(who, t, spent), (40, 40), looks=True)


@apart
def columns(now, who, box):
    """A low strip: numbers above; portraits, cards in force and projects below."""
    x, y, w = box.x, box.y, box.w
    if w > ALONE:  # one rival only
        n = len(now.researchers[who]) + len(now.students[who])
        left = x + 188
        right = min(x + w - 344, max(x + w - WIDEST, left + 44 + n * (SMALL[0] + 5 if n <= 4 else LARGE + 3.5)))
        yield from (badges(now, who, left, y + 8, right - left - 34) if n <= (right - left - 30) // 104
                    else portraits(now, who, left, y + 16, right - left - 40, LARGE))  # fmt: skip
        yield from signs(now, who, right - 26, y + 6, 82)
        high = max(18.0, min(26.0, 80 / max(len(now.projects[who]), 1) - 2))
        yield from rows(now, who, Box(right, y + 6, x + w - 6 - right, 80), high)
        yield from pins(now, who, x + 124, y + box.h - 43, 25, 28)
        return
    if w < SLENDER:
        yield from portraits(now, who, x + 14, y + 47, w - 144, FACE, SMALLEST)
        yield from signs(now, who, x + w - 125, y + 48, 28)
        yield from lines(now, who, x + w - 99, y + 29, 92, 46, False)
        return
    wide = w > 420
    line = 220 if wide else 92
    yield from portraits(now, who, x + 19, y + 38, w - line - 19 - 68, SIDE, CLOSEST)
    yield from signs(now, who, x + w - line - 28, y + 37, 53)
    yield from lines(now, who, x + w - line - 4, y + 38, line, 52, wide)
    if wide:
        yield from pins(now, who, x + w - 66, y + 3, 28, 32)


@apart
def stacked(now, who, box):
    """A high strip, on a phone: numbers, portraits, pins and cards in force, then the projects as rows."""
    x, y, w = box.x, box.y, box.w
    staff = len(now.researchers[who]) + len(now.students[who])
    if box.h > 400 and staff <= 6:  # one rival only: room for badges, three in a row
        yield from grid(now, who, x + 12, y + 62)
        top = 64 + (GRID[1] + 5) * -(-staff // 3)
        yield from pins(now, who, x + 12, y + top, 32, 37)
        yield from signs(now, who, x + 100, y + top + 8, 20, 20)
        top += 38 if now.standard else 2
        yield from rows(now, who, Box(x + 12, y + top, w - 20, box.h - top - 6), 40)
        return
    yield from portraits(now, who, x + 14, y + 60, w * 0.52 - 14, SIDE, CLOSEST)
    yield from pins(now, who, x + w - 72, y + 60, 32, 35)
    yield from signs(now, who, x + w * 0.55, y + 66, 20, 20)
    top = 100
    yield from rows(now, who, Box(x + 12, y + top, w - 20, box.h - top - 6), 40)
