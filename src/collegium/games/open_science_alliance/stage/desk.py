"""My chart desk: credits, and my cards large; half cards where they are many; a strip of small ones on a phone."""

from math import ceil

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, put
from collegium.kernel import SeatName, Text

from ..choices import card_place
from ..components import LEVELS
from ..table import is_first_player
from .cards import CARD, HALF, SLIM, SMALL, card_face, driver_face, half_face, lay, new_role_face, small_face
from .hints import hint_of
from .mine import ORDER, my_team
from .names import driver_name, rival_name, team_name
from .places import SMALL_SCREENS
from .tones import CREAM, DESK_INK, DESK_LINE, DESK_MUTED, DRIVER, icon, seat_shape

WHOLE, STEP = 117, 129.5  # width of a card on the desk and step to the next
GAP = 8  # between half cards


# Faces ---------------------------------------------------------------------------------------------------------------


def heading_face(who, credits, cards, first, mine, w):
    """Whose desk it is, the credits as flaps, how many role cards, and the key of the signs: w x 48."""
    title = Text("desk-yours") if mine else SeatName(who)
    x = 180
    digits = f"{credits:02d}"
    flaps: list[Mark] = []
    for k, digit in enumerate(digits):
        flaps += [
            Use("counter-flap", x + 40 + 35 * k, 2, 34, 44),
            Say(digit, x + 57 + 35 * k, 35, 30, FIGURE, CREAM, "middle"),
        ]
    after = x + 46 + 35 * len(digits)
    brief = w < 860  # the credits say by their star what they are; the signs need their key
    cards_x = after + (12 if brief else 168)
    key: tuple[Mark, ...] = (
        Plate(w - 228, 7, 220, 34, 17, line=DESK_LINE, thick=1.2),
        icon("alone", w - 216, 15, 18, "deskink"),
        Say(Text("key-alone"), w - 194, 30, 15.5, STRONG, DESK_INK, room=66),
        icon("crew", w - 124, 13, 22, "deskink"),
        Say(Text("key-crew"), w - 98, 30, 15.5, STRONG, DESK_INK, room=86),
    )
    return (
        seat_shape(who, 8, 8, 33),
        Say(title, 46, 33, 23, NAME, DESK_INK, room=106 if first else 128),
        *((icon("flag", 156, 13, 20, "accent"),) if first else ()),
        Use("icon-credit", x + 2, 7, 34, 34),
        *flaps,
        *(() if brief else (Say(Text("desk-credits"), after, 31, 15.5, WORD, DESK_MUTED, room=160),)),
        icon("cards", cards_x, 14, 20, "deskmuted"),
        Say(Text("desk-cards", {"n": cards}), cards_x + 26, 31, 15.5, STRONG, DESK_INK, room=130),
        *key,
    )


def small_heading_face(who, credits, cards, driver, first, mine, w, h):
    """The same on a phone, in a panel of the part that tells of the round."""
    title = Text("desk-yours") if mine else SeatName(who)
    return (
        Plate(0, 0, w, h, 10, "#071B2C", opacity=0.6),
        seat_shape(who, 10, h / 2 - 13, 26),
        Say(title, 44, h / 2 + 6.5, 19, NAME, CREAM, room=w - 44 - 226),
        *((icon("flag", w - 206, h / 2 - 10, 19, "mist"),) if first else ()),
        icon("cards", w - 182, h / 2 - 10, 19, "pale"),
        Say(cards, w - 159, h / 2 + 6.5, 18, FIGURE, CREAM),
        icon("driver", w - 130, h / 2 - 10, 20, "brass"),
        Say(driver, w - 106, h / 2 + 6.5, 18, FIGURE, "#FBE3A0"),
        Use("icon-credit", w - 80, h / 2 - 13, 26, 26),
        Say(credits, w - 12, h / 2 + 10, 28 if credits < 100 else 23, FIGURE, "#FFE9A8", "end"),
    )


def dividers_face():
    return (Use("desk-dividers", 0, 0, 120, 120),)


# The area ------------------------------------------------------------------------------------------------------------


def my_desk(s, viewer, places, shape, lit, in_crew):
    """Heading, Driver and role cards of the viewer (of the first seat, for a spectator)."""
    me = max(viewer, 0)
    player = s.player[me]
    first, count = is_first_player(s, me), sum(player.team)
    head = places("heading")
    small = shape in SMALL_SCREENS
    name = rival_name(me, player.credits, count, player.driver, first)
    mine = viewer >= 0
    cards = my_cards(s, viewer, places, shape, lit, in_crew)
    if small:
        facts = (me, player.credits, count, player.driver, first, mine, head.w, head.h)
        panel = put(f"player.{me}", head, small_heading_face, facts, name, named=True)
        strip = places("strip")
        whole = max([piece.box.x + piece.box.w + 10 - strip.x for piece in cards])
        return [
            Area("hand", Text("zone-desk"), tuple(cards), "table", strip, max(whole, strip.w)),
            Area("mine", Text("tab-team"), (panel, *my_team(s, me, places("mine"), shape)), tab="mine"),
        ]
    args = (me, player.credits, count, first, mine, head.w)
    heading = put(f"player.{me}", head, heading_face, args, name, (head.w, 48), named=True)
    part = "mine" if shape == "tall" else "hand"
    return [Area(part, Text("zone-desk"), (heading, *cards))]


def my_cards(s, viewer, places, shape, lit, in_crew):
    me = max(viewer, 0)
    player = s.player[me]
    found = [
        (card, player.team[card], in_crew[card] if in_crew else 0, hint_of(s, viewer, me, card) if place in lit else ())
        for card in ORDER
        if player.team[card] and (place := card_place(me, card))
    ]
    if s.current_round == 0 and player.pick:
        found.append(((player.pick - 1) * LEVELS, 1, 0, ()))
    if shape in SMALL_SCREENS:
        return strip_of(s, me, found, places("strip"), lit)
    level = player.driver
    driver = put(f"driver.{me}", places("driver"), driver_face, (level,), driver_name(me, level), CARD, looks=True)
    box = places("cards")
    return [driver, *laid_out(s, me, found, box)]


def identity_of(s, me, card):
    return card_place(me, card) if s.current_round else f"pick.{me}"


def step_of(whole):
    """From a card of this width to the next."""
    return STEP * whole / WHOLE


def laid_out(s, me, found, box):
    """As large as they fit: whole cards in a row, half cards in two, then small ones."""
    count = len(found)
    whole = box.h * WHOLE / 164.2
    step = min(step_of(whole), (box.w - whole) / max(count - 1, 1))
    pieces = []
    if whole + step * (count - 1) <= box.w + 0.5 and step >= whole + 4:
        for k, (card, n, chosen, hint) in enumerate(found):
            raised = 4 if chosen else 0
            at = Box(round(box.x + step * k, 1), box.y - raised, whole, whole * CARD[1] / CARD[0])
            args = (card // LEVELS, card % LEVELS, n, chosen, False, hint)
            name = team_name(me, card, n, chosen)
            pieces.append(lay(identity_of(s, me, card), at, card_face, args, name, CARD, "held"))
        if not s.over and whole + step_of(whole) * count <= box.w + 0.5:
            at = Box(round(box.x + step_of(whole) * count, 1), box.y, whole, whole * CARD[1] / CARD[0])
            pieces.append(put("new", at, new_role_face, (), "", CARD))
        if count < 3 and box.w > 600:
            pieces.append(put("dividers", Box(box.x + step_of(whole) * (count + 1) + 60, box.y + 17, 130, 130),
                              dividers_face, (), "", (120, 120)))  # fmt: skip
        return pieces
    for (w, high), gap in ((HALF, GAP), (SLIM, GAP / 2)):
        columns = int((box.w + gap) // (w + gap))
        down = high + (12 if box.h > 160 else 3)
        if count <= 2 * columns:
            for k, (card, n, chosen, hint) in enumerate(found):
                at = Box(box.x + (w + gap) * (k % columns), box.y + down * (k // columns), w, high)
                flat = (card // LEVELS, card % LEVELS, n, chosen, w, hint)
                name = team_name(me, card, n, chosen)
                pieces.append(lay(identity_of(s, me, card), at, half_face, flat, name, (w, high), "held"))
            return pieces
    columns = ceil(count / 2)
    high = (box.h - 10) / 2
    wide = min(high * SMALL[0] / SMALL[1], (box.w - 8 * (columns - 1)) / columns)
    first = Box(box.x, box.y, wide, wide * SMALL[1] / SMALL[0])
    return small_cards(s, me, found, first, wide + 12 if wide > 56 else wide + 8, columns, first.h + 10)


def small_cards(s, me, found, first, step, columns, down):
    pieces = []
    for k, (card, n, chosen, hint) in enumerate(found):
        at = first.moved(round(step * (k % columns), 1), down * (k // columns))
        args = (card // LEVELS, card % LEVELS, n, chosen, False, hint, at.w)
        name = team_name(me, card, n, chosen)
        pieces.append(lay(identity_of(s, me, card), at, small_face, args, name, SMALL, "held"))
    return pieces


def strip_of(s, me, found, box, lit):
    """On a phone: small cards in a row that is swiped, the Driver first, then those that are lit."""
    wide = min(74, (box.h - 30) * SMALL[0] / SMALL[1])
    first = Box(box.x + 12, box.y + (box.h - wide * SMALL[1] / SMALL[0]) / 2 - 1, wide, wide * SMALL[1] / SMALL[0])
    order = sorted(found, key=lambda card: identity_of(s, me, card[0]) not in lit)
    level = s.player[me].driver
    front = lay(f"driver.{me}", first, small_face, (DRIVER, level), driver_name(me, level), SMALL)
    rest = small_cards(s, me, order, first.moved(wide + 13, 0), wide + 13, 10_000, 0)
    return [front, *rest]
