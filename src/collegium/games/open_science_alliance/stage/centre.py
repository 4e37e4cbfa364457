"""The middle of the sky through a turn: first picks, the compass, ways to collect, the crew as a constellation."""

from math import ceil

from collegium.draw.stage import Area, Box, apart, put
from collegium.kernel import SeatName, Text

from ..choices import (
    COLLECT,
    DEVELOP,
    GO_SOLO,
    IMPROVEMENTS,
    INVITE,
    NO_DEVELOPMENT,
    RAISE_BY_TWO,
    RAISE_FIRST,
    RAISE_SECOND,
    SHARE_BORROWED,
    SHARE_CHAMPION,
    SHARE_OWN,
    SOLO_TYPES,
    WAYS,
)
from ..components import (
    CHAMPION,
    CLASSES,
    DRIVER_TOP,
    GLUE,
    GOING_SOLO,
    HIRING,
    LEVELS,
    RAISING_BY_TWO,
    SPECIALISTS,
    TEAMS,
)
from ..rules.crew import base, collectors, combined_level, team_total
from ..rules.pool import bonus_of
from ..state import NO_ONE
from ..wording import card_name
from .cards import CARD, PICKED, card_face, lay
from .champion import champion
from .names import (
    borrowed_name,
    driver_name,
    medal_name,
    member_name,
    sum_name,
)
from .places import SMALL_SCREENS, tab_of
from .stars import (
    CHIP,
    HUB,
    MEDAL,
    STAR,
    chip_face,
    end_face,
    free_place_face,
    hub_face,
    medal_face,
    member_face,
    rose_face,
    share_face,
    steps_face,
    sum_face,
    threads_face,
    turn_face,
    types_face,
    words_face,
)

FIRST_STEP = (DEVELOP, RAISE_BY_TWO, RAISE_FIRST, RAISE_SECOND)
MEDAL_ART = ("raise-two", "raise-both", "driver", "hire")  # of the improvements, by option
WAY_ART = ("alone", "crew", "nothing")
FOUR = ((-150, -58), (150, -58), (-132, 64), (132, 64))  # stars of a small crew
SIX = ((-122, -66), (122, -66), (-199, -1), (199, -1), (-122, 66), (122, 66))
ROOM = 240  # height for which these are meant
CLOSE = (  # where the wells stand close: up to so many stars, how wide they are, and where
    (4, 82, ((-118, -50), (118, -50), (-118, 50), (118, 50))),
    (6, 66, ((-112, -62), (112, -62), (-138, 0), (138, 0), (-112, 62), (112, 62))),
    (12, 58, tuple((side * (84 + 58 * (k // 3)), 62 * (k % 3 - 1)) for k in range(6) for side in (-1, 1))),
)


def the_centre(s, viewer, places, shape, lit):
    """What the active player is about, in the middle of the sky."""
    box = places("centre")
    if s.over:
        below = places("bar")
        pieces = the_end(s, Box(box.x, box.y, box.w, below.y + below.h - box.y))
    elif s.current_round == 0:
        pieces = first_picks(s, viewer, room_to_pick(places))
    else:
        pieces = turn_of(s, viewer, places, shape, lit)
    return Area("centre", Text("zone-turn"), tuple(pieces), tab=tab_of(shape, "table"))


def the_end(s, box):
    """Who has how many credits, the highest first; how they came to them tells ending.py."""
    order = sorted(range(s.seats), key=lambda who: -s.player[who].credits)
    most = s.player[order[0]].credits
    rows = tuple((who, s.player[who].credits, s.player[who].credits == most) for who in order)
    return [put("end", box, end_face, (rows, box.w, box.h), Text("zone-end"), named=True)]


def room_to_pick(places):
    """Where the first Specialists lie: between plate and bar; on a narrow screen in place of the wells too."""
    if places.has("picks"):
        return places("picks")
    box, below = places("centre"), places("bar")
    return Box(box.x, box.y, box.w, below.y + below.h - box.y)


def first_picks(s, viewer, box):
    """The four Specialists to pick from; mine is marked once picked. They are the places of that choice."""
    mine = s.player[viewer].pick - 1 if viewer >= 0 else NO_ONE
    columns = 2 if box.h > box.w else SPECIALISTS
    across, down = box.w / columns, box.h / (SPECIALISTS // columns)
    wide = min(124, across - 10, (down - 30) * CARD[0] / CARD[1])
    high = wide * CARD[1] / CARD[0]
    pieces = []
    for role in range(SPECIALISTS):
        x, y = box.x + across * (role % columns), box.y + down * (role // columns)
        at = Box(round(x + (across - wide) / 2, 1), round(y + (down - high) / 2, 1), wide, high)
        name = Text("pick-name", {"card": card_name(role * LEVELS), "picked": int(role == mine)})
        args = (role, 0, 1, PICKED if role == mine else 0)
        pieces.append(lay(f"pool.{role}", at, card_face, args, name, CARD))
    return pieces


def turn_of(s, viewer, places, shape, lit):
    who, kind = s.active, s.owed[s.active].kind
    box, below = places("centre"), places("bar")
    small = shape in SMALL_SCREENS
    pieces = []
    if kind in FIRST_STEP or kind in (COLLECT, GO_SOLO):
        pieces += compass(s, who, kind, box, small, lit if who == viewer else None)
        pieces.append(put("steps", below, steps_face, (kind not in FIRST_STEP, below.w, below.h), Text("zone-steps")))
    elif kind == SOLO_TYPES:
        level = s.owed[who].a % LEVELS
        pieces += champion(s, who, who == viewer, places, shape)
        pieces.append(put("steps", below, types_face, (level, below.w, below.h), Text("bar-types", {"n": level})))
    elif kind >= INVITE:
        pieces += the_crew(s, box, below, small)
    if who != viewer and places.has("whose"):
        at = places("whose")
        words = Text("turn-of", {"player": SeatName(who)})
        pieces.append(put("whose", at, turn_face, (who, words, at.w), words, named=True))
    return pieces


# Improve and collect -------------------------------------------------------------------------------------------------


def compass(s, who, kind, box, small, lit):
    """Four improvements, or three ways to collect, round my Driver; once one is taken, the Driver alone."""
    medals = improvements(s, who, lit) if kind == DEVELOP else ways(s, lit) if kind == COLLECT else []
    spots = medal_boxes(len(medals), box, small)
    pieces = []
    hub = hub_box(box, medals, spots, lit is None)
    if (not small or not medals) and hub.w > (40 if small else 70):
        middle = (hub.x + hub.w / 2 - box.x, hub.y + hub.h / 2 - box.y)
        ends = () if small else tuple((at.x + at.w / 2 - box.x, at.y + at.h * 0.34 - box.y) for at in spots)
        pieces.append(put("rose", box, rose_face, (middle, hub.w * 1.8, ends)))
        level = s.player[who].driver
        pieces.append(
            put("hub", hub, hub_face, (level, NO_ONE, who if small else NO_ONE), driver_name(who, level), HUB)
        )
    for at, (identity, art, key, state, name) in zip(spots, medals, strict=True):
        pieces.append(put(identity, at, medal_face, (art, key, state, at.w, at.h), name, thumb=f"medal-{art}"))
    return pieces


def medal_boxes(count, box, small):
    if not count:
        return []
    if small:
        columns = count if box.w > 300 else 2
        across, down = box.w / columns, box.h / ceil(count / columns)
        return [
            Box(round(box.x + across * (k % columns) + 2, 1), round(box.y + down * (k // columns) + 2, 1), across - 4,
                down - 3)
            for k in range(count)
        ]  # fmt: skip
    high = min(MEDAL[1], (box.h - 8 * (box.h < 200)) / 2)  # a lit medal keeps off the word above it
    wide = max(high * MEDAL[0] / MEDAL[1], 102)
    x, y, out, up = box.x + box.w / 2, box.y + box.h / 2, box.w * 0.325, (box.h - high) / 2
    spots = (
        ((-out, -up), (out, -up), (-out, up), (out, up)) if count == 4 else ((-out, -up / 2), (out, -up / 2), (0, up))
    )
    return [Box(round(x + dx - wide / 2, 1), round(y + dy - high / 2, 1), wide, high) for dx, dy in spots]


def hub_box(box, medals, spots, watched):
    """Where the Driver stands: in the middle, or over the third of three medals; `watched`: below who is choosing."""
    if len(medals) != len(WAYS):
        size = min(132, max(box.h * 0.62, 72))
        return Box(box.x + (box.w - size) / 2, box.y + (box.h - size) / 2, size, size)
    size = min(104, box.h - spots[0].h - (40 if watched else 14))
    return Box(box.x + (box.w - size) / 2, box.y + box.h - spots[0].h - 10 - size, size, size)


def improvements(s, who, lit):
    """Each improvement with its state: open, not now, or closed by the event."""
    shut = ("raise_one" if s.closed == RAISING_BY_TWO else "", "hire" if s.closed == HIRING else "")
    me = s.player[who]
    found = []
    for k, key in enumerate(IMPROVEMENTS[:NO_DEVELOPMENT]):
        identity = f"improve.{key}"
        state = "lock" if key in shut else ""
        if not state:
            never = (key == "hire" and s.deck_left == 0) or (key == "raise_driver" and me.driver == DRIVER_TOP)
            state = "dim" if never or (lit is not None and identity not in lit) else ""
        found.append((identity, MEDAL_ART[k], key, state, medal_name(f"develop-{key}", state == "lock")))
    return found


def ways(s, lit):
    shut = {"solo": s.closed == GOING_SOLO, "team": s.closed == TEAMS}
    found = []
    for k, key in enumerate(WAYS):
        identity = f"collect.{key}"
        state = "lock" if shut.get(key) else "dim" if lit is not None and identity not in lit else ""
        found.append((identity, WAY_ART[k], key, state, medal_name(f"collect-{key}", state == "lock")))
    return found


# The crew ------------------------------------------------------------------------------------------------------------


def hub_of(count, box, small):
    """How wide the Driver with the ring is."""
    if small:
        return 66.0 if count > len(FOUR) and box.w < 300 else 72.0
    return min(132, box.h * 0.58, box.w * 0.29)


def spots_of(count, box, small):
    """Where so many stars stand, and how wide they are; on a small screen in rows beside the Driver, many as chips."""
    if small:
        left = hub_of(count, box, small) + 4
        low = box.h < 110
        rows = (1 if low else 2) if count <= len(FOUR) else 2 if low else 3 if count <= 9 else 4
        columns, top = ceil(max(count, 1) / rows), box.h / rows
        step = min(66, (box.w - left) / columns)
        many = count > len(FOUR)
        size = min(step, top * CHIP[0] / CHIP[1], CHIP[0]) if many else step
        y = box.y + top / 2 - 4 * many  # chips fill the room: not into the frame of the bar
        return [(box.x + left + step * (k % columns) + step / 2, y + top * (k // columns)) for k in range(count)], size
    scale = min(box.h / ROOM, 1)
    x, y = box.x + box.w / 2, box.y + box.h / 2 - 2
    for most, size, spots in CLOSE if box.w < 400 else ():
        if count <= most:
            return [(x + dx, y + dy) for dx, dy in spots[:count]], size
    low = box.h < ROOM * 0.8
    if count <= len(FOUR):
        return [(x + dx * scale, y + dy * scale) for dx, dy in FOUR[:count]], 98 * scale
    if count <= len(SIX) and not low:
        return [(x + dx * scale, y + dy * scale) for dx, dy in SIX[:count]], 86 * scale
    rows = max(2 if low else 3, ceil(count / 6))
    columns = ceil(count / 2 / rows)
    size, first = (62, 102) if low else (75, 116)
    step = min(80, (box.w / 2 - first - size / 2 + 4) / max(columns - 1, 1))
    full = count > 10  # the last place of a side, which stands lowest, is taken
    gap = min(80, (box.h - size) / (rows - 0.5 if full and rows == 3 else max(rows - 1, 1)))
    up = gap / 4 if full else 8
    found = []
    for k in range(count):
        side, place = (-1, 1)[k % 2], k // 2
        column, row = divmod(place, rows)  # first those beside the Driver
        lower = gap / 2 if column % 2 and rows == 3 else 0
        found.append((x + side * (first + step * column), y + (row - (rows - 1) / 2) * gap + lower - up))
    return found, size


def rows_of(ends):
    """The last of each row: one thread passes behind all of it."""
    return tuple({y: (x, y) for x, y in ends}.values())


@apart
def the_crew(s, box, below, small):
    """Stars and sum, the same for all who look."""
    who = s.active
    return [*constellation(s, who, box, small), the_sum(s, who, s.owed[who].kind, below)]


def constellation(s, who, box, small):
    """The Driver, and each member as a star; the borrowed one on a dotted thread."""
    bonus = bonus_of(s)
    crew = s.crew
    own = [card for card in range(CLASSES) if crew.cards[card]]
    borrowed = crew.borrowed != NO_ONE
    glue = next((k for k, card in enumerate(own) if card // LEVELS == GLUE), -1)
    free = glue >= 0 and not borrowed and s.owed[who].kind == INVITE
    count = len(own) + (borrowed or free)
    spots, size = spots_of(count, box, small)
    hub = hub_of(count, box, small)
    chips = small and count > len(FOUR)
    unit, face = (CHIP, chip_face) if chips else (STAR, member_face)
    at = (
        Box(box.x, box.y + (box.h - hub) / 2, hub, hub)
        if small
        else Box(box.x + (box.w - hub) / 2, box.y + (box.h - hub) / 2 - 2, hub, hub)
    )
    middle = (round(at.x + hub / 2 - box.x, 1), round(at.y + hub / 2 - box.y, 1))
    ends = tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in spots)
    level = s.player[who].driver
    dashed = len(own) if borrowed or free else -1
    threads = (middle, rows_of(ends), -1, -1) if chips else (middle, ends, dashed, glue)
    pieces = [
        put("threads", box, threads_face, threads),
        put(
            "hub", at, hub_face, (level, int(combined_level(s)), who if small else NO_ONE), driver_name(who, level), HUB
        ),
    ]
    high = size * unit[1] / unit[0]
    up = high if chips else size  # a star's bonus hangs below it
    boxes = [Box(round(x - size / 2, 1), round(y - up / 2, 1), size, high) for x, y in spots]
    stars, asked = [], takers(s, who)
    for k, card in enumerate(own):
        role, n = card // LEVELS, crew.cards[card]
        gives = 0 if role == GLUE else bonus * n
        args = (role, card % LEVELS, n, gives, NO_ONE, card in asked)
        stars.append(put(f"crew.{card}", boxes[k], face, args, member_name(card, n), unit, looks=True))
    if borrowed:
        card = crew.borrowed
        guest = (card // LEVELS, card % LEVELS, 1, bonus, crew.lender, s.owed[who].kind == SHARE_BORROWED)
        name = borrowed_name(card, crew.lender)
        stars.append(put("crew.borrowed", boxes[-1], face, guest, name, unit, looks=True))
    pieces += reversed(stars) if small else stars
    if not count:
        low = Box(box.x + box.w / 2 - 110, box.y + box.h - 42, 220, 36)
        if small:
            low = Box(box.x + 80, box.y + box.h / 2 - 18, box.w - 80, 36)
        pieces.append(put("none", low, words_face, (Text("crew-empty"), low.w), Text("crew-empty")))
    if free:
        pieces.append(put("crew.free", boxes[-1], free_place_face, (chips,), Text("crew-free"), unit))
    return pieces


def takers(s, who):
    """The own cards of the crew that take of the base now."""
    owed = s.owed[who]
    if owed.kind == SHARE_OWN:
        return range(owed.a * LEVELS, (owed.a + 1) * LEVELS)
    return (CHAMPION * LEVELS + owed.a,) if owed.kind == SHARE_CHAMPION else ()


def the_sum(s, who, kind, below):
    """The sum of the crew: a click on it finishes the crew, once it may."""
    me = s.player[who]
    total = int(team_total(s, me))
    if kind == INVITE:
        level, most = int(combined_level(s)), int(base(s, me))
        bonuses = int(bonus_of(s) * collectors(s))
        parts = (level, me.driver, most, bonuses, total, below.w, below.h)
        return put("crew", below, sum_face, parts, sum_name(level, me.driver, most, bonuses, total, NO_ONE))
    left = s.crew.base_left
    args = (left, total, s.crew.lender if s.crew.fee else NO_ONE, below.w, below.h)
    return put("crew", below, share_face, args, sum_name(0, 0, 0, 0, total, left))
