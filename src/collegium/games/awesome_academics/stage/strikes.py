"""Who attacks whom, as it happens: the acting card grows and goes over its target, a shield flies back, dice are shown.

Something that happens to one group alone stands for a moment over its place.
"""

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Disc, Face, Flight, Held, Plate, Say, Use

from ..choices import HAND_SOURCE
from ..components import CARDS, DISCIPLINES
from ..state import COMPLETED, IN_PLAY, OPEN, PLAYED, RESEARCHER_OF, UNSEEN
from .ink import HUES, INK, PAPER, RED, WHITE, inked, seat_mark
from .memos import MEMO, memo_face

ACTING = "cork:acting"  # where the card lies that is carried out
BLOW, DIE, LOSS = (52.0, 52.0), (60.0, 63.0), (74.0, 34.0)


def blow_face(seat):
    """An attack on its way, 52 x 52: a sword, and whose it is."""
    return (
        Disc(26, 26, 25, RED, WHITE, 2.5),
        inked("white", Use("icon-sword", 11, 11, 30, 30)),
        Disc(44, 44, 9, PAPER, "#0003", 1),
        seat_mark(seat, 38, 38, 12),
    )


def threat_face(c, seat):
    """The attacking card, and whose it is."""
    return (*memo_face(c), Plate(-2, -2, 108, 155, 8, "none", RED, 4), Held(blow_face(seat), 26, 56))


def shield_face():
    return (Disc(26, 26, 25, HUES[0], WHITE, 2.5), inked("white", Use("icon-shield", 11, 11, 30, 30)))


def umbrella_face():
    return (Disc(26, 26, 25, PAPER, HUES[0], 2.5), Use("umbrella", 6, 6, 40, 40))


def die_face(n):
    """A die that was cast, 60 x 63."""
    return (Use(f"die-{n}", 0, 0, 60, 63),)


def pair_face(sum_of):
    """Two dice as their sum, 60 x 63."""
    return (Plate(2, 4, 58, 58, 10, "#1A1020", opacity=0.3), Plate(0, 0, 58, 58, 10, PAPER, "#0004", 1.5),
            inked("soft", Use("icon-dice", 7, 7, 20, 20), Use("icon-dice", 31, 7, 20, 20)),
            Say(sum_of, 29, 51, 24, FIGURE, INK, "middle"))  # fmt: skip


def loss_face(art, words):
    """What a group loses, 74 x 34: a sign and how much."""
    return (Plate(0, 0, 74, 34, 17, RED, WHITE, 2), Use(art, 8, 5, 24, 24) if art == "beetle"
            else inked("white", Use(art, 9, 6, 22, 22)), Say(words, 64, 24, 19, FIGURE, WHITE, "end"))  # fmt: skip


def seat_of(who, viewer):
    """Where a group is: my own pad, or a rival's strip."""
    return "pad" if who == max(viewer, 0) else f"group.{who}"


def over(who, viewer, face):
    """Over a group's place, for a moment."""
    return (Flight(face, seat_of(who, viewer), seat_of(who, viewer), large=True),)


def acts(s, event, viewer):
    """A card is used: it grows where it lies; it is put away, if that was all."""
    c = event.a
    end = ACTING if PLAYED <= s.card[c] < OPEN else "discard"
    return (Flight(Face(memo_face, (c,), MEMO), ACTING, end, large=True),)


def strike(c, who, goal):
    """The acting card goes from where it lies to its target."""
    return (Flight(Face(threat_face, (c, who), MEMO), ACTING, goal, large=True),)


def group_attacked(s, event, viewer):
    return strike(event.a, event.who, seat_of(event.b, viewer)) if 0 <= event.a < CARDS else ()


def struck(kind, lies):
    """An attack on one thing of a rival: it goes there, or to the rival's place if the thing is gone already. Which
    card it was is known as long as that is resolved."""

    def fly(s, event, viewer):
        goal = f"{kind}.{event.b}" if lies(s, event.b) else seat_of(event.a, viewer)
        if s.frame.card:
            return strike(s.frame.card - 1, event.who, goal)
        return (Flight(Face(blow_face, (event.who,), BLOW), ACTING, goal, large=True),)

    return fly


def defends(s, event, viewer):
    """The card that parries: from the hand or from among the played cards, over its group."""
    c = event.a
    if not 0 <= c < CARDS:
        return ()
    start = seat_of(event.who, viewer) if event.b == HAND_SOURCE else f"card.{c}"
    return (Flight(Face(memo_face, (c,), MEMO), start, "discard"),)


def stopped(s, event, viewer):
    """The shield goes from who was attacked to who attacked."""
    return (Flight(Face(shield_face, (), BLOW), seat_of(event.c, viewer), seat_of(event.who, viewer)),)


def shielded(s, event, viewer):
    return over(event.who, viewer, Face(shield_face, (), BLOW))


def sheltered(s, event, viewer):
    return over(event.who, viewer, Face(umbrella_face, (), BLOW))


def die_cast(s, event, viewer):
    """A die rolls from who casts it to the middle of the board."""
    if not 1 <= event.a <= 6:
        return ()
    return (Flight(Face(die_face, (event.a,), DIE), seat_of(event.who, viewer), "stock", large=True),)


def dice_cast(which):
    """Two dice for the event of the turn."""

    def fly(s, event, viewer):
        return (Flight(Face(pair_face, (which(event),), DIE), "calendar", "note", large=True),)

    return fly


def loses(art, amount):
    """What a blow costs a group, over its place."""

    def fly(s, event, viewer):
        n = amount(event)
        return over(event.who, viewer, Face(loss_face, (art, f"−{n}"), LOSS)) if n > 0 else ()

    return fly


def reputation_lost(event):
    return sum(event.a >> 3 * d & 7 for d in range(DISCIPLINES)) if event.a > 0 else 0


STRIKES = {
    "group-attacked": group_attacked,
    "project-attacked": struck("project", lambda s, p: IN_PLAY <= s.project[p].place < COMPLETED),
    "researcher-attacked": struck("researcher", lambda s, i: s.researcher[i].place >= RESEARCHER_OF),
    "card-attacked": struck("card", lambda s, c: OPEN <= s.card[c] < UNSEEN),
    "card-defends": defends,
    "attack-halved": shielded,
    "immunity-declared": sheltered,
    "immunity-holds": sheltered,
    "die-cast": die_cast,
    "event-happens": dice_cast(lambda event: event.b),
    "nothing-happens": dice_cast(lambda event: event.a),
    "months-threatened": loses("beetle", lambda event: event.a),
    "reputation-lost": loses("icon-laurel", reputation_lost),
}
