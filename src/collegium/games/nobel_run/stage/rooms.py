"""Rivals' rooms, and Peio's: name, prestige, what hangs there, hand and piles. A click opens a room."""

from functools import lru_cache

from collegium.draw.stage import Area, Box, Piece, apart, put
from collegium.kernel import SeatName, Text

from ..components import CARD_KEYS, KINDS
from ..state import PEIO, SOLO
from .cv import WORTH, blocks_of, hang
from .frames import block_face, door_face, facts_face, fan_face, mini_face, portrait_face, room_face, stack_face
from .names import block_name, hung_name, room_facts, room_name, stack_name
from .pieces import NO_SEAT

FULL, TALL, LOW = 230, 130, 100  # how high a room is that shows a fan of cards, hung frames, four small ones
MINI = (46.3, 44)
PLACES = 4  # for frames in a small room


def rooms(s, me, places):
    """A room per rival, from the next seat on; Peio's one room in the solo game."""
    pieces: list[Piece] = peio_room(s, places("room")) if s.variant == SOLO else []
    for k in range(s.seats - 1):
        pieces += room(s, (me + 1 + k) % s.seats, places("room", k))
    return Area("rivals", Text("zone-rivals"), tuple(pieces), tab="rivals")


def art_of(box, lit):
    art = "room-full" if box.h > FULL else "room-tall" if box.h > TALL else "room"
    return f"{art}-lit" if lit else art


def is_narrow(box):
    """A room beside the wall; one that has the screen to itself hangs frames as large as one's own."""
    return box.w < 300


@apart
def room(s, who, box):
    player = s.player[who]
    blocks = blocks_of(player)
    art = art_of(box, not s.over and s.active == who)
    pieces = [wall_of(who, box, art, player.prestige, s.first == who, player.hand_size, int(bool(blocks)))]
    inside = Box(box.x + 10, box.y + 44, box.w - 20, box.h - 76)
    foot = box.y + box.h - 25
    if box.h > FULL:
        pieces += hang(who, player.cv, Box(inside.x, inside.y, inside.w, inside.h - 60), is_narrow(box))
        fan = Box(box.x + 12, foot - 62, 100, 50)
        pieces.append(put(f"fan.{who}", fan, fan_face, (player.hand_size,)))
    elif box.h > TALL:
        pieces += hang(who, player.cv, inside, is_narrow(box))
    elif box.h > LOW:
        pieces += small_frames(who, player.cv, inside)
    nothing = 0 if box.h > TALL else sum([n for n, worth in zip(player.cv, WORTH, strict=True) if not worth])
    piles = (player.hand_size, player.deck_size, player.discard_size)
    pieces.append(facts_of(who, box, piles, 0 if blocks else nothing))
    return pieces + at_the_door(who, blocks, box, foot)


@lru_cache(1000)
def wall_of(who, box, art, points, first, hand, blocked):
    """The room itself, with whose it is."""
    face = (art, box.w, box.h, who, SeatName(who), points, first)
    label = room_name(who, points, hand, blocked)
    return put(f"player.{who}", box, room_face, face, label, named=True, opens=f"player.{who}")


@lru_cache(1000)
def facts_of(who, box, piles, nothing):
    place = Box(box.x, box.y + box.h - 25, box.w, 20)
    return put(f"facts.{who}", place, facts_face, (*piles, nothing, box.w), room_facts(*piles))


def at_the_door(who, blocks, box, foot):
    """A rope, and each block with its price in the place of what hangs for nothing."""
    if not blocks:
        return []
    pieces = [put(f"rope.{who}", Box(box.x, box.y + 36, box.w, 30), door_face, (box.w,))]
    for k, kind in enumerate(blocks):
        tag = Box(box.x + box.w - 66, foot - 4 - 22 * k, 62, 22)
        pieces.append(put(f"front.{who}.{CARD_KEYS[kind]}", tag, block_face, (kind,), block_name(kind), (118, 42),
                          looks=True))  # fmt: skip
    return pieces


def small_frames(who, cv, inside):
    """Four places in a small room; what does not fit stands as one stack with its sum."""
    kinds = sorted((k for k in range(KINDS) if cv[k] and WORTH[k]), key=lambda k: -WORTH[k])
    shown, over = (kinds, []) if len(kinds) <= PLACES else (kinds[: PLACES - 1], kinds[PLACES - 1 :])
    width = MINI[0] if len(kinds) < PLACES else 37
    step = width + 5.5
    x = inside.x + (inside.w - step * (len(shown) + bool(over)) + 5.5) / 2
    boxes = [Box(x + step * k, inside.y + 2, width, width * MINI[1] / MINI[0]) for k in range(PLACES)]
    pieces = [
        put(
            f"cv.{who}.{CARD_KEYS[kind]}", box, mini_face, (kind, cv[kind]), hung_name(kind, cv[kind]), MINI, looks=True
        )
        for kind, box in zip(shown, boxes, strict=False)
    ]
    if over:
        count, worth = sum(cv[k] for k in over), sum(cv[k] * WORTH[k] for k in over)
        pieces.append(put(f"cv.{who}.more", boxes[-1], stack_face, (count, worth), stack_name(count, worth), MINI))
    return pieces


def peio_room(s, box):
    """He takes the least paper, and never plays a card."""
    peio = s.player[PEIO]
    face = (art_of(box, False), box.w, box.h, NO_SEAT, Text("zone-peio"), peio.prestige, False)
    pieces = [put("peio", box, room_face, face, Text("peio-name", {"n": peio.prestige}), opens="peio")]
    head = 50
    if box.w > 170:
        head = 104
        portrait = Box(box.x + 12, box.y + 46, 170, 50)
        pieces.append(put("portrait", portrait, portrait_face, (), Text("peio-takes")))
    return [
        *pieces,
        *hang("peio", peio.cv, Box(box.x + 10, box.y + head, box.w - 20, box.h - head - 16), is_narrow(box)),
    ]
