"""What travels when something happens: cards between hands, desk, wall, piles and CVs, and runners on the rail."""

from collegium.draw.stage import Face, Flight

from ..components import CARD_KEYS, DECK, KINDS, LEVY_RESOURCE, PRESTIGE, RIDE, STRICKLAND
from ..telling import cards_of
from .cards import CARD, LIT, SMALL, card_face, used_face
from .pieces import NO_SEAT, own_back_face, runner_face

RUNNER = (30, 36)
BACK = Face(own_back_face, (), CARD)


def flights(s, event, viewer):
    """The travellers of an event for whoever watches: a rival's cards leave and reach the room."""
    fly = BY_EVENT.get(event.key)
    return tuple(fly(s, event, viewer)) if fly else ()


# From where and to where ---------------------------------------------------------------------------------------------


def hand(who, kind, viewer):
    """Where a card of a hand is seen: a spectator sees nobody's."""
    return f"hand.{CARD_KEYS[kind]}" if who == viewer else f"player.{who}"


def is_near(who, viewer):
    """Does this seat's desk lie before the viewer? A spectator sits with the first."""
    return who == max(viewer, 0)


def pile(what, who, viewer):
    """The deck or discard of a seat."""
    return f"{what}.{who}" if is_near(who, viewer) else f"player.{who}"


def desk(s, kind):
    """Where a used card lies, if the turn goes on."""
    return f"area.{CARD_KEYS[kind]}" if s.area[kind] else "turn"


def on_wall(kind):
    """A place of the wall is known by the card that lies there."""
    return f"market:{CARD_KEYS[kind]}"


def small(kind, start, end):
    return Flight(Face(used_face, (kind, 1), SMALL), start, end)


def large(kind, start, end):
    return Flight(Face(card_face, (kind, LIT, 0, False), CARD), start, end)


def runs(kind, who):
    """A runner goes as far as the prestige of a card takes it."""
    token = "runner.peio" if who == NO_SEAT else f"runner.{who}"
    return (Flight(Face(runner_face, (who, False), RUNNER), token, token),) if PRESTIGE[kind] else ()


# Events --------------------------------------------------------------------------------------------------------------


def used(s, event, viewer):
    yield small(event.a, hand(event.who, event.a, viewer), desk(s, event.a))


def used_one(kind):
    def fly(s, event, viewer):
        yield small(kind, hand(event.who, kind, viewer), desk(s, kind))

    return fly


def paid(s, event, viewer):
    for kind in cards_of(event.a, event.b, event.c):
        yield small(kind, hand(event.who, kind, viewer), desk(s, kind))


def turn_ended(s, event, viewer):
    if event.a:
        yield Flight(BACK, "turn", pile("discard", event.who, viewer))


def dropped(s, event, viewer):
    for kind in sorted(set(cards_of(event.a, event.b, event.c))):
        yield small(kind, hand(event.who, kind, viewer), pile("discard", event.who, viewer))


def stripped(s, event, viewer):
    yield small(event.a, hand(event.who, event.a, viewer), pile("discard", event.who, viewer))


def drew(s, event, viewer):
    if is_near(event.who, viewer):
        yield Flight(BACK, f"deck.{event.who}", "hand")


def reshuffled(s, event, viewer):
    if is_near(event.who, viewer):
        yield Flight(BACK, f"discard.{event.who}", f"deck.{event.who}")


def bought(s, event, viewer):
    yield large(event.a, on_wall(event.a), pile("discard", event.who, viewer))


def bought_article(s, event, viewer):
    yield large(event.a, on_wall(event.a), f"player.{event.who}")
    yield from runs(event.a, event.who)


def published(s, event, viewer):
    yield small(event.a, hand(event.who, event.a, viewer), f"player.{event.who}")
    yield from runs(event.a, event.who)


def against(s, event, viewer):
    yield small(event.a, hand(event.who, event.a, viewer), f"player.{event.b}")


def smeared(s, event, viewer):
    yield from against(s, event, viewer)
    yield from runs(event.a, event.b)


def smeared_peio(s, event, viewer):
    # the card may have been drawn by the same choice, and never have been seen in the hand
    yield small(event.a, "hand" if event.who == viewer else f"player.{event.who}", "peio")
    yield from runs(event.a, NO_SEAT)


def peio_took(s, event, viewer):
    yield large(event.a, on_wall(event.a), "peio")
    yield from runs(event.a, NO_SEAT)


def countered(s, event, viewer):
    yield small(event.a, f"front.{event.who}.{CARD_KEYS[event.a]}", f"player.{event.who}")


def refilled(s, event, viewer):
    """From the deck to the reserve, if it still lies there."""
    if event.a in list(s.reserve):
        yield large(event.a, f"top.{DECK[event.a] - 1}", on_wall(event.a))


def turned_up(s, event, viewer):
    row = DECK[event.a] - 1
    if 0 <= s.top[row] < KINDS:
        yield large(int(s.top[row]), f"pile.{row}", f"top.{row}")


def appeared(s, event, viewer):
    for kind in sorted(set(cards_of(event.a, event.b, event.c)) & set(s.reserve)):
        yield large(kind, "pile", on_wall(kind))


def situation(s, event, viewer):
    if s.debt[LEVY_RESOURCE[event.a]]:
        yield large(event.a, "pile", "event")


BY_EVENT = {
    "used": used, "rode": used_one(RIDE), "strickland-used": used_one(STRICKLAND), "unlocked": used, "paid": paid,
    "turn-ended": turn_ended, "dropped": dropped, "stripped": stripped, "drew": drew, "reshuffled": reshuffled,
    "bought": bought, "bought-article": bought_article, "published": published, "levied": against, "blocked": against,
    "smeared": smeared, "smeared-peio": smeared_peio, "peio-took": peio_took, "countered": countered,
    "refilled": refilled, "turned-up": turned_up, "appeared": appeared, "situation-came": situation,
}  # fmt: skip

# Events that change something, and why nothing travels then.
STILL = {
    "round-began": "the round is a figure", "solo-round-began": "the round is a figure",
    "last-round": "the bell rings, nothing moves",
    "settled": "what is owed and paid are figures", "debts-lapsed": "what is owed is a figure",
    "lost": "what is at hand are figures",
    "removed": "it goes into the box, which is not on the table",
}  # fmt: skip
