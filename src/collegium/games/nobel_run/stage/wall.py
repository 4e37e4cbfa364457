"""The wall: what can be bought, under lamps that say whether it can be paid."""

from functools import lru_cache

from collegium.draw.stage import Area, Box, kept, put
from collegium.kernel import Text

from ..choices import DROP
from ..components import (
    BLOCKS,
    CARD_KEYS,
    COST,
    DECK,
    EMPTY,
    KINDS,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    PLACES,
    RESOURCES,
    SITUATION,
)
from ..state import SOLO
from ..table import pools_in_reach, rest
from ..wording import card
from .cards import CARD, LIT, NEAR, SHADE, SHORT, SIGNS, card_face, short_face
from .names import offer_name
from .pieces import back_face, badge_face, event_face, extra_face, hook_face, lamp_face, pile_face, quiet_face

PRICES = [tuple(int(COST[kind, r]) for r in range(RESOURCES)) for kind in range(KINDS)]
BARRED = [int(LEVY_RESOURCE[kind]) for kind in BLOCKS]
EVENT, HOOK = (124, 150), (110, 154)
WHOLE = ("wide", "phone")  # kinds of screen that show whole cards on the wall, not short ones
KINDS_OF = [tuple(k for k in range(KINDS) if DECK[k] == row + 1) for row in range(2)]


def lights(s, viewer):
    """How everything on the wall is lit, and what is missing: the reserve, then the open top cards. So the wall need
    not know of pool and hand."""
    pools, barred, top = pools_in_reach(s, viewer), bars(s), () if s.variant == SOLO else s.top
    shown = [(kind, False) for kind in s.reserve] + [(kind, True) for kind in top]
    if s.owed[s.active].kind == DROP:  # the turn is over but for what is discarded: nothing is for sale
        return ((SHADE, 0),) * len(shown)
    return tuple([(SHADE, 0) if kind == EMPTY else light_of(s, kind, pools, barred, on_top) for kind, on_top in shown])


def the_wall(s, lit, places, shape):
    """The reserve under its lamps, and the open top cards on their decks; in the solo game one deck and the event."""
    wide = shape in WHOLE
    foot = places("desk").y if places.has("wall") else places.size[1]  # where it is swiped it is cut off there
    pieces = []
    for k in range(PLACES):
        pieces += hung(f"market.{k}", s.reserve[k], places("market", k), *lit[k], wide, False)
    if s.variant == SOLO:
        box, left = places("top"), sum(s.pile_size)
        across = box.h * CARD[0] / CARD[1]  # upright where other cards are short
        upright = Box(round(box.x + (box.w - across) / 2, 1), box.y, round(across, 1), box.h)
        face, unit = (back_face, CARD) if left else (hook_face, HOOK)
        pieces.append(put("pile", upright, face, (), rest_name(s, range(KINDS), "deck-solo"), unit))
        pieces += [badge(box, "solo", left, 0, foot), *events(s, places("event"))]
        return on_the_wall(pieces, places)
    badges = []  # above all else: on a phone the lower row's lamp hangs where the upper deck's badge is
    for row, deck in enumerate(("basic", "advanced")):
        box, kind = places("top", row), s.top[row]
        if kind != EMPTY:
            pieces.append(pile(row, deck, box, kept(s, rest_name, KINDS_OF[row], f"deck-{deck}"), shape))
            pieces += hung(f"top.{row}", kind, box, *lit[PLACES + row], wide, True)
            pieces.append(extra(row, box, is_long(kind, lit[PLACES + row][1])))
        else:
            pieces += hung(f"top.{row}", kind, box, SHADE, 0, wide, True)
        badges.append(badge(box, deck, s.pile_size[row], row + 1, foot))
    return on_the_wall(pieces + badges, places)


def on_the_wall(pieces, places):
    """The wall as an area: on a phone it is wider than the screen, and swiped sideways."""
    narrow = places.has("wall")
    seen, whole = (places("wall"), places("whole").w) if narrow else (None, 0)
    return Area("market", Text("zone-market"), tuple(pieces), "wall", seen, whole)


def bars(s):
    """The resources with which nothing can be bought: blocks lie before the CV of the player on turn."""
    front = s.player[s.active].front
    return {resource for resource, lies in zip(BARRED, front, strict=True) if lies}


def light_of(s, kind, pools, barred, top):
    """How a picture is lit, and what is missing where the hand could still make it (§14)."""
    price, purse = PRICES[kind], s.pool
    if s.over or s.player[s.active].hand_size < top or (barred and any(price[r] for r in barred)):
        return SHADE, 0
    lacks = sum([wanted - made for wanted, made in zip(price, purse, strict=True) if wanted > made])
    if not lacks:
        return LIT, 0
    for pool, left in pools:
        if left >= top and pool[0] >= price[0] and pool[1] >= price[1] and pool[2] >= price[2]:
            return NEAR, lacks
    return SHADE, 0


@lru_cache(5000)
def hung(identity, kind, box, light, missing, wide, top):
    """A card on the wall with its lamp; or the bare hook."""
    if kind == EMPTY:
        return [put(identity, box, hook_face, (), Text("empty-place"), HOOK)]
    lamp = Box(box.x + box.w / 2 - 80, box.y - 22, 160, 195)
    return [
        put(f"lamp.{identity}", lamp, lamp_face, (light, wide)),
        put(identity, box, card_face if wide else short_face, (kind, light, missing), offer_name(kind, light, top),
            CARD if wide else SHORT, classes=light, looks=True, kind=CARD_KEYS[kind], thumb=f"card-{CARD_KEYS[kind]}"),
    ]  # fmt: skip


def pile(row, deck, box, label, shape):
    if shape in WHOLE:
        return put(
            f"pile.{row}",
            Box(box.x, box.y, box.w * 138 / 124, box.w * 184 / 124),
            pile_face,
            (deck, True),
            label,
            (138, 184),
        )
    return put(f"pile.{row}", box, pile_face, (deck, False), label, SHORT)


def is_long(kind, missing):
    """Does the price of a card leave no room beside it?"""
    return sum(map(bool, PRICES[kind])) + bool(missing) > 2


@lru_cache(100)
def extra(row, box, below):
    """The hand card that an open top card costs: right of its price, or below a long one."""
    place = Box(box.x - 6, box.y + 17, 54, 24) if below else Box(box.x + box.w - 46, box.y - 6, 54, 24)
    return put(f"extra.{row}", place, extra_face)


@lru_cache(300)
def badge(box, deck, left, row, foot):
    """How many cards a deck still has, at the lower edge of its open card and above the foot of the wall."""
    place = Box(box.x + box.w + 14 - 110, min(box.y + box.h - 5, foot - 24), 110, 23)
    return put(f"badge.{deck}", place, badge_face, (deck, left, row))


def rest_name(s, kinds, deck):
    return Text("pile-name", {"deck": Text(deck), "rest": rest(s, kinds)})


def events(s, box):
    """The situation of a solo round, with what it demands."""
    owed = tuple((SIGNS[r], s.debt[r]) for r in range(RESOURCES) if s.debt[r])
    kinds = [k for k in range(KINDS) if SITUATION[k] and LEVY_AMOUNT[k] and s.debt[LEVY_RESOURCE[k]]]
    if not kinds:
        return [put("event", box, quiet_face, (), Text("nothing-owed"), EVENT)]
    return [put("event", box, event_face, (kinds[0], owed), card(kinds[0]), EVENT)]
