"""My desk: what this turn made, the publication, the cards put down, my hand and my piles."""

from collegium.draw.stage import Area, Box, put
from collegium.kernel import SeatName, Text

from ..components import CARD_KEYS, KINDS, LEVY_AMOUNT, RESOURCE_KEYS, RESOURCES
from .cards import CARD, LIT, SHADE, SMALL, card_face, used_face
from .names import bowl_name, counted_name, pile_size
from .pieces import bowl_face, easel_face, own_deck_face, own_discard_face, turn_face

LARGE, FOUR, MANY, LEAST = 160, 142, 114, 100  # how wide a card of the hand is: up to three, four, more; never less


def this_turn(s, viewer, places):
    """My bowls, the publication and the cards put down; in another's turn theirs, on one plate."""
    if s.over:
        return Area("turn", Text("zone-turn"), ())
    mine = viewer == s.active or (viewer < 0 and s.active == 0)
    pieces = my_turn(s, places) if mine else [another_turn(s, places)]
    return Area("turn", Text("zone-turn"), (*pieces, *cards_used(s, places, mine)), tab="wall")


def my_turn(s, places):
    pieces = []
    for r in range(RESOURCES):
        made, owed = s.pool[r], s.debt[r]
        identity = f"{'debt' if owed else 'pool'}.{RESOURCE_KEYS[r]}"
        pieces.append(put(identity, places("pool", r), bowl_face, (r, made, owed), bowl_name(r, made), (100, 76)))
    used = bool(s.published)
    label = Text("publication-used" if used else "publication-yours")
    pieces.append(put("publication", places("publication"), easel_face, (used,), label, (142, 76)))
    return pieces


def another_turn(s, places):
    box = places("turn")
    title = Text("zone-turn-of", {"player": SeatName(s.active)})
    note = Text("publication-used" if s.published else "publication-free")
    face = (s.active, tuple(s.pool), title, note, box.w)
    return put("turn", box, turn_face, face, title, (box.w, 76), named=True)


def cards_used(s, places, mine):
    """In a row that closes up where there are many; beside another's plate they are smaller."""
    kinds = [k for k in range(KINDS) if s.area[k]]
    first = places("used")
    if not mine:
        first = Box(first.x + first.w * 0.2, first.y + 4, first.w * 0.8, first.h * 0.8)
    room = places.size[0] - first.x - first.w - 14
    step = min(first.w + 18, room / max(len(kinds) - 1, 1))
    return [
        put(f"area.{CARD_KEYS[kind]}", first.moved(step * k, 0), used_face, (kind, s.area[kind]),
            counted_name("used-name", kind, s.area[kind]), SMALL, looks=True)
        for k, kind in enumerate(kinds)
    ]  # fmt: skip


def my_hand(s, me, viewer, places, lit):
    """My cards, large, those that can be played a little higher; then my deck and discard. Spectators see no card."""
    player = s.player[me]
    pieces = cards_in_hand(s, viewer, places("hand"), lit) if viewer >= 0 else []
    deck, discard = player.deck_size, player.discard_size
    pieces.append(put(f"deck.{me}", places("deck"), own_deck_face, (deck, "label-deck"), pile_size("label-deck", deck),
                      (58, 81)))  # fmt: skip
    top = max((k for k in range(KINDS) if player.discard[k]), default=0)
    pieces.append(put(f"discard.{me}", places("discard"), own_discard_face, (discard, top, "label-discard"),
                      pile_size("label-discard", discard), (58, 81), opens=f"discard.{me}"))  # fmt: skip
    return Area("hand", Text("zone-hand"), tuple(pieces), tab="wall")


def cards_in_hand(s, viewer, box, lit):
    hand = s.player[viewer].hand
    kinds = [k for k in range(KINDS) if hand[k]]
    count, room = len(kinds), box.w - 12
    widest = min(LARGE if count <= 3 else FOUR if count == 4 else MANY, box.h * CARD[0] / CARD[1])
    width = max(min(widest, (room - 8 * (count - 1)) / max(count, 1)), min(widest, LEAST))
    step = min(width + 30, (room - width) / max(count - 1, 1))
    pieces = []
    for k, kind in enumerate(kinds):
        identity = f"hand.{CARD_KEYS[kind]}"
        light = LIT if identity in lit else SHADE
        note = "for-rivals-turn" if viewer == s.active and LEVY_AMOUNT[kind] and light else ""
        place = Box(round(box.x + 12 + step * k, 1), box.y + (8 if light else 0), width, width * CARD[1] / CARD[0])
        face = (kind, light, 0, False, note, hand[kind])
        label = counted_name("hand-name", kind, hand[kind])
        pieces.append(put(identity, place, card_face, face, label, CARD, classes="held", looks=True))
    return pieces
