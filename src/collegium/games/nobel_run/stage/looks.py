"""The large card of a piece in full sentences."""

from collegium.draw.stage import Area, Box, Face, Large, Scene
from collegium.kernel import Listed, SeatName, Text

from ..components import (
    ARTICLE,
    BLOCK_AMOUNT,
    CARD_KEYS,
    COMPONENTS,
    COST,
    DRAWS,
    EMPTY,
    GROUPS,
    KINDS,
    LEVY_AMOUNT,
    PRESTIGE,
    PUBLISHABLE,
    STRICKLAND,
    USE,
)
from ..state import PEIO, SOLO
from ..table import FACTS
from ..wording import amounts, block_price, card, copies, levy_amount, price, publication
from .cards import CARD, LIT, card_face
from .cv import blocks_of, hang
from .frames import open_room_face
from .names import block_name
from .pieces import NO_SEAT

OPEN = (420, 320)  # units of an opened room


def look(s, viewer, identity):
    """A card large, for whoever points at it: which card lies in this place, as far as the viewer sees."""
    group, _, about = identity.partition(".")
    if group in ("player", "deck", "discard") and about.isdigit() and int(about) < s.seats:
        return room_open(s, int(about), int(about))
    if group == "peio" and s.variant == SOLO:
        return room_open(s, PEIO, NO_SEAT)
    kind = kind_at(s, identity)
    if kind is None:
        return None
    picture = Scene(CARD, Face(card_face, (kind, LIT, 0, True), CARD), (), "nobel", (-10, -10, 144, 194))
    key = CARD_KEYS[kind]
    fact = Text(f"fact-{key}") if GROUPS[kind] in FACTS else ""
    return Large(picture, card(kind), tuple(sentences(kind)), fact)


def room_open(s, row, who):
    """A rival's room opened: the whole CV, and all that everybody may know of hand, deck and discard (§13)."""
    player, (width, height) = s.player[row], OPEN
    name = SeatName(who) if who >= 0 else Text("zone-peio")
    wall = Face(open_room_face, (width, height, who, name, player.prestige), OPEN, named=True)
    frames = hang(f"open.{row}", player.cv, Box(16, 56, width - 32, height - 76))
    scene = Scene(OPEN, wall, (Area("open", Text("group-cv"), frames),), "nobel")
    lines = [Text("peio-takes-always")]
    if who >= 0:
        own, thrown = listed(player.deck, player.hand), listed(player.discard)
        lines = [
            Text("room-facts", {"hand": player.hand_size, "deck": player.deck_size, "discard": player.discard_size}),
            Text("look-own-cards", {"cards": own}),
            Text("look-discarded", {"cards": thrown}),
            *map(block_name, blocks_of(player)),
        ]
    return Large(scene, name, tuple(lines))


def listed(*piles):
    """Cards of some piles together, in one breath."""
    counts = [sum(int(pile[kind]) for pile in piles) for kind in range(KINDS)]
    return Listed(copies(kind, n) for kind, n in enumerate(counts) if n) if any(counts) else Text("nothing-yet")


def sentences(kind):
    """Each sign of a card in words."""
    if COST[kind].any():
        yield Text("look-costs", {"price": price(kind)})
    if USE[kind].any():
        yield Text("look-use", {"amounts": amounts(USE[kind]), "several": int((USE[kind] > 0).sum())})
    if DRAWS[kind]:
        yield Text("look-draws", {"n": int(DRAWS[kind])})
    if kind == STRICKLAND:
        yield Text("look-strip")
    if LEVY_AMOUNT[kind]:
        yield Text("look-levy", {"amount": levy_amount(kind)})
    if BLOCK_AMOUNT[kind]:
        yield Text("look-block", {"amount": block_price(kind)})
    if PRESTIGE[kind] < 0:
        yield Text("look-smear", {"n": int(-PRESTIGE[kind])})
    elif ARTICLE[kind]:
        yield Text("look-paper", {"n": int(PRESTIGE[kind])})
    elif PUBLISHABLE[kind]:
        yield Text("look-publish", {"gain": publication(kind)})
    if COMPONENTS.mark("card", kind) == "X":
        yield Text("look-reconstructed")


def kind_at(s, identity):
    group, _, about = identity.partition(".")
    if group == "market":
        return known(s.reserve[int(about)])
    if group == "top":
        return known(s.top[int(about)])
    key = about.split(".")[-1] if group in ("cv", "front") else about
    if group == "cv" and key.isdigit():
        key = about.split(".")[-2]
    return CARD_KEYS.index(key) if key in CARD_KEYS else None


def known(kind):
    return None if kind == EMPTY else int(kind)
