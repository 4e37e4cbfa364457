"""My desk: what this turn made, the publication, the cards put down, my hand and my piles."""

from functools import lru_cache

from collegium.draw.stage import Area, Box, put
from collegium.kernel import Listed, SeatName, Text

from ..components import CARD_KEYS, KINDS, LEVY_AMOUNT, RESOURCE_KEYS, RESOURCES
from ..wording import amounts, copies
from .cards import CARD, LIT, SHADE, SHORT, SMALL, card_face, short_face, used_face
from .names import bowl_name, counted_name, pile_size
from .pieces import (
    bowl_face,
    easel_face,
    empty_face,
    low_easel_face,
    own_deck_face,
    own_discard_face,
    small_bowl_face,
    small_easel_face,
    small_pile_face,
    small_turn_face,
    turn_face,
    used_words_face,
)
from .ways import NONE, ways_of

LEVIES = [bool(n) for n in LEVY_AMOUNT]
SMALL_SCREENS = ("phone", "narrow", "flat")  # bowls as pills, short cards in the hand
EASELS = {"tall": (low_easel_face, (98, 65.4))}  # where it has less room
READABLE = 12.4  # px
LARGE, FOUR, MANY, LEAST = 160, 142, 114, 100  # how wide a card of the hand is: up to three, four, more; never less


def this_turn(s, mine, places, shape):
    """My bowls, the publication and the cards put down; in another's turn theirs, on one plate."""
    if s.over:
        return Area("turn", Text("zone-turn"), ())
    pieces = my_turn(s, places, shape) if mine else [another_turn(s, places, shape)]
    return Area("turn", Text("zone-turn"), (*pieces, *cards_used(s, places, mine, shape)), tab="wall")


def my_turn(s, places, shape):
    small = shape in SMALL_SCREENS
    bowl, of_bowl = (small_bowl_face, (66, 36)) if small else (bowl_face, (100, 76))
    easel, of_easel = (small_easel_face, (58, 36)) if small else EASELS.get(shape, (easel_face, (142, 76)))
    pieces = []
    for r in range(RESOURCES):
        made, owed = s.pool[r], s.debt[r]
        identity = f"{'debt' if owed else 'pool'}.{RESOURCE_KEYS[r]}"
        pieces.append(put(identity, places("pool", r), bowl, (r, made, owed), bowl_name(r, made), of_bowl))
    used = bool(s.published)
    label = Text("publication-used" if used else "publication-yours")
    label = with_used(s, label) if small else label
    pieces.append(put("publication", places("publication"), easel, (used,), label, of_easel))
    return [*pieces, *small_piles(s, s.active, places)] if small else pieces


def another_turn(s, places, shape):
    box = places("turn")
    title = Text("zone-turn-of", {"player": SeatName(s.active)})
    if shape in SMALL_SCREENS:
        said = with_used(s, with_made(s, title))
        return put("turn", box, small_turn_face, (s.active, tuple(s.pool), title, box.w), said, named=True)
    note = Text("publication-used" if s.published else "publication-free")
    scale = 76 / box.h
    used = others_used(places)
    room = box.w if used.y >= box.y + box.h else used.x - box.x
    face = (s.active, tuple(s.pool), title, note, box.w * scale, room * scale)
    return put("turn", box, turn_face, face, title, (box.w * scale, 76), named=True)


def with_made(s, words):
    """What was made this turn and is not spent, said in words."""
    return Text("with-made", {"words": words, "amounts": amounts(s.pool)}) if any(s.pool) else words


def with_used(s, words):
    """Where there is no room to lay down the cards that were used, they are said."""
    used = [copies(kind, s.area[kind]) for kind in range(KINDS) if s.area[kind]]
    return Text("with-used", {"words": words, "cards": Listed(used)}) if used else words


def cards_used(s, places, mine, shape):
    """In a row that closes up where there are many; beside another's plate they are smaller."""
    if shape in SMALL_SCREENS:
        return []
    kinds = [k for k in range(KINDS) if s.area[k]]
    first = places("used") if mine else others_used(places)
    room = places.size[0] - first.x - first.w - 14
    step = min(first.w + 18, room / max(len(kinds) - 1, 1))
    letter = round(max(15, READABLE * SMALL[0] / first.w), 1)
    words = places("used-words")
    title = put("used-words", words, used_words_face, words[2:]) if kinds else None
    cards = [
        put(f"area.{CARD_KEYS[kind]}", first.moved(step * k, 0), used_face, (kind, s.area[kind], letter),
            counted_name("used-name", kind, s.area[kind]), SMALL, looks=True)
        for k, kind in enumerate(kinds)
    ]  # fmt: skip
    return [title, *cards] if title else cards


def others_used(places):
    """Where the first card lies that another used: on their plate, smaller; or below it."""
    x, y, w, h = places("used")
    turn = places("turn")
    if y >= turn.y + turn.h:
        return places("used")
    return Box(x + w * 0.2, y + 4, w * 0.8, h * 0.8)


def my_hand(s, me, viewer, places, lit, shape):
    """My cards, large, those that can be played a little higher; then my deck and discard. Spectators see no card.
    On a small screen they are swiped sideways where they are many."""
    box = places("hand")
    pieces = cards_in_hand(s, viewer, box, lit, shape) if viewer >= 0 else []
    title = Text("zone-hand")
    if shape not in SMALL_SCREENS:
        return Area("hand", title, (*pieces, *my_piles(s, me, places)), tab="wall")
    whole = max([piece.box.x + piece.box.w + 8 - box.x for piece in pieces], default=0)
    seen = Box(box.x - 8, box.y - 8, box.w + 14, box.h + 10)  # rims and counts stand over the edge
    return Area("hand", title, tuple(pieces), "wall", seen, max(whole + 8, seen.w))


def my_piles(s, me, places):
    player = s.player[me]
    deck, discard = player.deck_size, player.discard_size
    top = max((k for k in range(KINDS) if player.discard[k]), default=0)
    names = pile_size("label-deck", deck), pile_size("label-discard", discard)
    return (
        put(f"deck.{me}", places("deck"), own_deck_face, (deck, "label-deck"), names[0], (58, 81), looks=True),
        put(
            f"discard.{me}",
            places("discard"),
            own_discard_face,
            (discard, top, "label-discard"),
            names[1],
            (58, 81),
            looks=True,
        ),
    )


def small_piles(s, me, places):
    player = s.player[me]
    deck, discard = player.deck_size, player.discard_size
    names = pile_size("label-deck", deck), pile_size("label-discard", discard)
    return (
        put(f"deck.{me}", places("deck"), small_pile_face, ("sign-deck", deck), names[0], (40, 28), looks=True),
        put(
            f"discard.{me}",
            places("discard"),
            small_pile_face,
            ("sign-discard", discard),
            names[1],
            (40, 28),
            looks=True,
        ),
    )


def cards_in_hand(s, viewer, box, lit, shape):
    hand = s.player[viewer].hand
    kinds = [k for k in range(KINDS) if hand[k]]
    small = shape in SMALL_SCREENS
    unit, edge = (SHORT, 2) if small else (CARD, 12)
    count, room = len(kinds), box.w - edge
    widest = min(LARGE if count <= 3 else FOUR if count == 4 else MANY, box.h * unit[0] / unit[1])
    width = max(min(widest, (room - 8 * (count - 1)) / max(count, 1)), min(widest, LEAST))
    step = min(width + 30, (room - width) / max(count - 1, 1))
    if small:
        width, step = widest, widest + 8
    height = width * unit[1] / unit[0]
    top = box.y if small else round(box.y + max((box.h - height) / 2 - 4, 0), 1)  # small ones lie in the middle
    pieces = [] if kinds else [put("no-hand", box, empty_face, box[2:], Text("hand-empty"))]
    for k, kind in enumerate(kinds):
        identity = f"hand.{CARD_KEYS[kind]}"
        light = LIT if identity in lit else SHADE
        note = "for-rivals-turn" if viewer == s.active and LEVIES[kind] and light else ""
        lower = 8 if light and not small else 0
        place = Box(round(box.x + edge + step * k, 1), top + lower, width, height)
        ways = NONE if light or small else ways_of(s, viewer, kind)
        pieces.append(held(kind, hand[kind], light, note, small, place, ways))
    return pieces


@lru_cache(1000)
def held(kind, count, light, note, small, place, ways):
    face, unit = (short_face, SHORT) if small else (card_face, CARD)
    args, label = (kind, light, 0, False, note, count), counted_name("hand-name", kind, count)
    shown = args if small else (*args, ways)
    thumb = f"card-{CARD_KEYS[kind]}"
    return put(f"hand.{CARD_KEYS[kind]}", place, face, shown, label, unit, classes="held", looks=True, thumb=thumb)
