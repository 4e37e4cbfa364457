"""CVs: what is published hangs on a wall, and the frame's size is its worth."""

from functools import lru_cache

from collegium.draw.stage import Area, Box, put
from collegium.kernel import SeatName, Text

from ..components import BLOCKS, CARD_KEYS, GOAL, KINDS, PRESTIGE
from ..state import SOLO
from .frames import LOW_WALL, block_face, block_tag_face, cv_face, facts_face, hung_face, low_cv_face, rope_face
from .names import block_name, cv_name, hung_name, room_facts
from .places import tab

WORTH = [int(n) for n in PRESTIGE]
LYING = [int(kind) for kind in BLOCKS]
WIDTHS = {6: 164, 5: 150, 4: 134, 3: 118, 2: 106, 1: 94, 0: 60}  # of a frame, by its worth
IN_A_ROOM = {6: 66, 5: 62, 4: 58, 3: 54, 2: 50, 1: 46, 0: 40}  # the same in a rival's room
AIR = 9  # between frames
SMALLEST = 0.4  # of that, where a CV is full
LARGEST = 1.0, 1.4  # of that; in a rival's room, where little hangs
SHARED = 8  # from so many frames on equal ones share a nail
HEAD = 128  # how wide the head of a low wall is
PLATE = 8  # of a frame's plate hangs below it


def blocks_of(player):
    """The blocks that lie before a CV."""
    return [kind for kind, lies in zip(LYING, player.front, strict=True) if lies]


def my_cv(s, me, viewer, places):
    """My wall, with what hangs there and the blocks that lie before it."""
    box, player = places("cv"), s.player[me]
    goal = 0 if s.variant == SOLO else GOAL
    title = Text("your-cv") if viewer >= 0 else SeatName(me)
    blocks = blocks_of(player)
    if box.h < LOW_WALL:
        return Area(
            "mine", title_of(viewer), tuple(low_wall(me, player, goal, title, box, blocks)), tab(places, "mine")
        )
    alone = places.has("whole")  # on a phone it has the screen to itself, and says what lies on the desk
    foot = (76 if blocks else 34) + (26 if alone else 0)
    room = Box(box.x + 14, box.y + 56, box.w - 28, box.h - 56 - foot)
    wall = put(f"player.{me}", box, cv_face, (me, player.prestige, goal, title, box.w, box.h, bool(blocks)),
               cv_name(me, player.prestige), named=True)  # fmt: skip
    pieces = [wall, *hang(me, player.cv, room)]
    if alone:
        piles = (player.hand_size, player.deck_size, player.discard_size)
        at = Box(box.x + 14, box.y + box.h - foot + 2, box.w - 28, 20)
        pieces.append(put(f"facts.{me}", at, facts_face, (*piles, 0, at.w), room_facts(*piles)))
    if blocks:
        pieces.append(put("rope", Box(box.x, box.y + box.h - 72, box.w, 71), rope_face, (box.w,)))
    step = min(124, (box.w - 40) / max(len(blocks), 1))
    for k, kind in enumerate(blocks):
        x = box.x + box.w / 2 + (k - (len(blocks) - 1) / 2) * step - 59
        tag = Box(x, box.y + box.h - 54, 118, 42)
        pieces.append(
            put(
                f"front.{me}.{CARD_KEYS[kind]}",
                tag,
                block_face,
                (kind,),
                block_name(kind),
                looks=True,
                thumb=f"card-{CARD_KEYS[kind]}",
            )
        )
    return Area("mine", title_of(viewer), tuple(pieces), tab(places, "mine"))


def title_of(viewer):
    return Text("your-cv") if viewer >= 0 else Text("group-cv")


def low_wall(me, player, goal, title, box, blocks):
    """My wall where it is low: its head at the left, and blocks on a rope below the frames. A click opens it."""
    face = (me, player.prestige, goal, title, box.w, box.h)
    yield put(f"player.{me}", box, low_cv_face, face, cv_name(me, player.prestige), named=True, opens=f"player.{me}")
    room = Box(box.x + HEAD + 8, box.y + 8, box.w - HEAD - 18, box.h - (46 if blocks else 16))
    yield from hang(me, player.cv, room, True)
    if not blocks:
        return
    rope = Box(room.x, box.y + box.h - 46, room.w, 45)
    yield put("rope", rope, rope_face, (rope.w * 71 / 45,), unit=(rope.w * 71 / 45, 71))
    for k, kind in enumerate(blocks):
        tag = Box(room.x + room.w / 2 + (k - len(blocks) / 2) * 62 + 2, rope.y + 16, 58, 20)
        yield put(f"front.{me}.{CARD_KEYS[kind]}", tag, block_tag_face, (kind, 58), block_name(kind), looks=True,
                  thumb=f"card-{CARD_KEYS[kind]}")  # fmt: skip


def hang(who, cv, room, in_a_room=False):
    """The frames of a CV as pieces inside a room. A CV seldom changes: they are hung once and kept."""
    return hung_pieces(who, tuple(cv), room, in_a_room)


@lru_cache(4096)
def hung_pieces(who, cv, room, in_a_room):
    """The first of a kind has the plain name."""
    seen: dict[int, int] = {}
    pieces = []
    for kind, count, box in hung(cv, room, IN_A_ROOM if in_a_room else WIDTHS):
        nth = seen[kind] = seen.get(kind, -1) + 1
        identity = f"cv.{who}.{CARD_KEYS[kind]}" + (f".{nth}" if nth else "")
        pieces.append(put(identity, box, hung_face, (kind, count, box.w), hung_name(kind, count), looks=True))
    return tuple(pieces)


def frames(cv):
    """What hangs in a CV, the most worth first: (kind, copies on one nail)."""
    kinds = sorted((k for k in range(KINDS) if cv[k]), key=lambda k: (-abs(WORTH[k]), k))
    crowded = sum(int(cv[k]) for k in kinds) >= SHARED
    found = []
    for kind in kinds:
        shares = crowded or not WORTH[kind]
        found += [(kind, int(cv[kind]))] if shares else [(kind, 1)] * int(cv[kind])
    return found


def hung(cv, room, widths, scale=0.0):
    """(kind, count, box) of every frame, the largest in the middle of its row; as large as the room allows, or so
    large as told."""
    found = frames(cv)
    scale = scale or scale_of(cv, room, widths)
    rows = in_rows(found, room.w, scale, widths) if found else []
    height = height_of(rows, scale, widths)
    boxes, y = [], room.y + max(room.h - height, 0) / 2
    for row in rows:
        tall = high(row, scale, widths)
        x = room.x + (room.w - wide(row, scale, widths)) / 2
        for kind, count in middle_first(row):
            width, low = size(kind, scale, widths)
            boxes.append((kind, count, Box(round(x, 1), round(y + (tall - low) / 2, 1), width, low)))
            x += width + AIR * scale
        y += tall + AIR * scale
    return boxes


def scale_of(cv, room, widths):
    """How large the frames of a CV can be in a room."""
    return _scale(tuple(cv), room.w, room.h, widths is IN_A_ROOM)


@lru_cache(4096)
def _scale(cv, w, h, in_a_room):
    """Rooms of one size, wherever they are."""
    found, scale, widths = frames(cv), LARGEST[in_a_room], IN_A_ROOM if in_a_room else WIDTHS
    while found and scale > SMALLEST and height_of(in_rows(found, w, scale, widths), scale, widths) > h:
        scale *= 0.94
    return scale


def height_of(rows, scale, widths):
    return sum(high(row, scale, widths) for row in rows) + AIR * scale * (len(rows) - 1)


def size(kind, scale, widths):
    """Width and height of a frame, its plate included."""
    width = round(widths[min(abs(WORTH[kind]), 6)] * scale, 1)
    return width, round(width * 0.835, 1) + (PLATE if WORTH[kind] else 0)


def wide(row, scale, widths):
    return sum(size(kind, scale, widths)[0] for kind, _ in row) + AIR * scale * (len(row) - 1)


def high(row, scale, widths):
    return max(size(kind, scale, widths)[1] for kind, _ in row)


def in_rows(found, room, scale, widths):
    rows: list[list[tuple[int, int]]] = [[]]
    taken = 0.0
    for frame in found:
        width = size(frame[0], scale, widths)[0]
        if rows[-1] and taken + width + AIR * scale * len(rows[-1]) > room:
            rows.append([])
            taken = 0
        rows[-1].append(frame)
        taken += width
    return rows


def middle_first(row):
    """The first in the middle, then left and right in turn."""
    order: list[tuple[int, int]] = []
    for k, frame in enumerate(row):
        order = [frame, *order] if k % 2 else [*order, frame]
    return order
