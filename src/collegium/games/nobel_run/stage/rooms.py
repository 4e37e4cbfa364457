"""Rivals' rooms, and Peio's: name, prestige, what hangs there, hand and piles. A click opens a room."""

from functools import lru_cache

from collegium.draw.stage import Area, Box, Piece, Unseated, apart, put
from collegium.kernel import SeatName, Text

from ..components import CARD_KEYS, KINDS
from ..state import PEIO, SOLO
from .cv import IN_A_ROOM, WORTH, blocks_of, hang, scale_of
from .frames import (
    ABREAST,
    BROAD,
    LOW,
    block_face,
    block_tag_face,
    door_face,
    facts_face,
    fan_face,
    mini_face,
    piles_face,
    portrait_face,
    room_face,
    stack_face,
)
from .names import block_name, hung_name, room_facts, room_name, stack_name
from .pieces import NO_SEAT
from .places import tab

FULL, TALL = 230, 130  # how high a room is that shows a fan of cards, hung frames
CLOSE, TOGETHER = 190, 300  # how wide the facts of a room stand beside blocks; in a very wide one
MINI = (46.3, 44)
PLACES, MOST = 4, 6  # for frames in a small room; in one that is wide
LETTER = 12.4  # px: the figures of the smallest frames
CROWDED = 0.85  # so small frames need not become: what is worth nothing is counted instead


def rooms(s, me, places):
    """A room per rival, from the next seat on; Peio's one room in the solo game."""
    pieces: list[Piece] = peio_room(s, places("room")) if s.variant == SOLO else []
    for k in range(s.seats - 1):
        pieces += room(s, (me + 1 + k) % s.seats, places("room", k))
    return Area("rivals", Text("zone-rivals"), tuple(pieces), tab(places, "rivals"))


def art_of(box, lit):
    art = "room-full" if box.h > FULL else "room-tall" if box.h > TALL else "room"
    return f"{art}-lit" if lit else art


def is_narrow(box):
    """A room beside the wall; one that has the screen to itself hangs frames as large as one's own."""
    return box.w < BROAD


def is_stacked(box):
    """A low room whose frames hang below its name."""
    return box.h <= LOW and box.w < ABREAST


@apart
def room(s, who, box):
    player = s.player[who]
    blocks = blocks_of(player)
    art = art_of(box, not s.over and s.active == who)
    pieces = [wall_of(who, box, art, player.prestige, s.first == who, player.hand_size, int(bool(blocks)))]
    inside, shown, hidden = inside_of(box), tuple(player.cv), 0
    if box.h <= TALL or (is_narrow(box) and scale_of(shown, inside, IN_A_ROOM) < CROWDED):
        shown = tuple([n if worth else 0 for n, worth in zip(shown, WORTH, strict=True)])
        hidden = sum(player.cv) - sum(shown)
    pieces += hang(who, shown, inside, is_narrow(box)) if box.h > TALL else small_frames(who, shown, inside)
    if box.h > FULL:
        pieces += hand_and_piles(who, player, box)
    piles = (player.hand_size, player.deck_size, player.discard_size)
    pieces.append(facts_of(who, box, piles, 0 if blocks else hidden, facts_room(box, blocks)))
    return pieces + at_the_door(who, blocks, box)


def inside_of(box):
    """Where a CV hangs in a room: under its head, above the hand and the facts; in a low one beside the name."""
    if box.h <= LOW:
        under, beside = Box(box.x + 4, box.y + 25, box.w - 8, 32), Box(box.x + 150, box.y + 12, box.w - 240, 44)
        return under if is_stacked(box) else beside
    edge = 10 if box.w > 170 else 4
    return Box(box.x + edge, box.y + 44, box.w - 2 * edge, box.h - 76 - (60 if box.h > FULL else 0))


def foot_of(box):
    """Where the facts stand."""
    return box.y + box.h - (22 if is_stacked(box) else 25)


def hand_and_piles(who, player, box):
    """The hand as a fan of backs; where there is room for them the deck and the open discard pile."""
    y = foot_of(box) - 62
    pieces = [put(f"fan.{who}", Box(box.x + 12, y, 100, 50), fan_face, (player.hand_size,))]
    if box.w > 170:
        top = max((kind for kind in range(KINDS) if player.discard[kind]), default=-1)
        at = Box(box.x + box.w - 82, y + 4, 70, 46)
        pieces.append(put(f"piles.{who}", at, piles_face, (player.deck_size, top)))
    return pieces


def facts_room(box, blocks):
    """How wide the facts of a room stand: blocks need the rest, and in a very wide one they keep together."""
    return min(box.w, CLOSE if blocks else TOGETHER if box.w >= ABREAST else box.w)


@lru_cache(1000)
def wall_of(who, box, art, points, first, hand, blocked):
    """The room itself, with whose it is."""
    face = (art, box.w, box.h, who, SeatName(who), points, first)
    label = room_name(who, points, hand, blocked)
    return put(f"player.{who}", box, room_face, face, label, named=True, opens=f"player.{who}")


@lru_cache(1000)
def facts_of(who, box, piles, nothing, width):
    place = Box(box.x, foot_of(box), width, 20)
    return put(f"facts.{who}", place, facts_face, (*piles, nothing, width), room_facts(*piles))


def at_the_door(who, blocks, box):
    """A rope, and each block with its price in the place of what hangs for nothing."""
    if not blocks:
        return []
    low = is_stacked(box)
    rope = rope_of(box)
    pieces = [put(f"rope.{who}", rope, door_face, (rope.w, rope.h))]
    for k, kind in enumerate(blocks):
        identity, said = f"front.{who}.{CARD_KEYS[kind]}", block_name(kind)
        if not is_narrow(box) and not low:
            row, column = (0, k) if box.h <= LOW else (k, 0)
            tag = Box(box.x + box.w - 86 - 84 * column, foot_of(box) - 8 - 32 * row, 80, 28.5)
            pieces.append(put(identity, tag, block_face, (kind,), said, (118, 42), looks=True))
            continue
        width = 36 if box.w < 170 or (low and is_narrow(box)) else 58
        row, column = divmod(k, max(int((box.w - 145) // (width + 4)), 1))  # beside the facts as many as there is room
        tag = Box(box.x + box.w - (width + 4) * (column + 1) + 1, foot_of(box) - 2 - 22 * row, width, 20)
        pieces.append(put(identity, tag, block_tag_face, (kind, width), said, looks=True))
    return pieces


def rope_of(box):
    """Across the door under the name; in a low room beside the facts, where there is room: it hides no frame."""
    if not is_stacked(box):
        return Box(box.x, box.y + 36, box.w, 30)
    beside = Box(box.x + 140, box.y + box.h - 24, box.w - 140, 20)
    return beside if box.w > CLOSE else Box(box.x, box.y + 22, box.w, 30)


@lru_cache(4096)
def small_frames(who, cv, inside):
    """Four places in a small room, up to six in a wide one; what does not fit stands as one stack with its sum."""
    kinds = sorted((k for k in range(KINDS) if cv[k] and WORTH[k]), key=lambda k: -WORTH[k])
    air = 5.5 if inside.w > 150 else 3.5
    largest = min(MINI[0], inside.h * MINI[0] / MINI[1])
    most = min(max(int((inside.w + air) // (largest + air)), PLACES), MOST)
    places = min(max(len(kinds), PLACES - 1), most)
    width = round(min(largest, (inside.w + air) / places - air), 1)
    shown, over = (kinds, []) if len(kinds) <= most else (kinds[: most - 1], kinds[most - 1 :])
    letter = round(max(13, LETTER * MINI[0] / width), 1)
    step = width + air
    x = inside.x + (inside.w - step * (len(shown) + bool(over)) + air) / 2
    boxes = [Box(round(x + step * k, 1), inside.y + 2, width, width * MINI[1] / MINI[0]) for k in range(most)]
    pieces = [
        put(f"cv.{who}.{CARD_KEYS[kind]}", box, mini_face, (kind, cv[kind], letter), hung_name(kind, cv[kind]), MINI,
            looks=True)
        for kind, box in zip(shown, boxes, strict=False)
    ]  # fmt: skip
    if over:
        count, worth = sum(cv[k] for k in over), sum(cv[k] * WORTH[k] for k in over)
        face, said = (count, worth, letter), stack_name(count, worth)
        pieces.append(put(f"cv.{who}.more", boxes[-1], stack_face, face, said, MINI))
    return tuple(pieces)


def unseated(s):
    """Peio in the strip of seats."""
    return (Unseated("seat-peio", Text("zone-peio"), s.player[PEIO].prestige),) if s.variant == SOLO else ()


def peio_room(s, box):
    """He takes the least paper, and never plays a card."""
    peio = s.player[PEIO]
    face = (art_of(box, False), box.w, box.h, NO_SEAT, Text("zone-peio"), peio.prestige, False)
    pieces = [put("peio", box, room_face, face, Text("peio-name", {"n": peio.prestige}), opens="peio")]
    if box.h <= LOW:
        portrait = Box(box.x + 150, box.y + 15, 170, 50)
        pieces.append(put("portrait", portrait, portrait_face, (), Text("peio-takes")))
        return [*pieces, *hang("peio", peio.cv, Box(box.x + 330, box.y + 8, box.w - 430, box.h - 18), True)]
    head = 50
    if box.w > 170:
        head = 104
        portrait = Box(box.x + 12, box.y + 46, 170, 50)
        pieces.append(put("portrait", portrait, portrait_face, (), Text("peio-takes")))
    return [
        *pieces,
        *hang("peio", peio.cv, Box(box.x + 10, box.y + head, box.w - 20, box.h - head - 16), is_narrow(box)),
    ]
