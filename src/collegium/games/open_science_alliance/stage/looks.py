"""The large card of a piece in full sentences."""

from collegium.draw.stage import Face, Large, Scene
from collegium.kernel import Listed, SeatName, Text, yes_or_no

from ..components import COMPONENTS, GLUE, LEVELS
from ..state import NO_ONE
from ..wording import closes_name, event_name, role_name, type_name
from .cards import CARD, CLOSED, RINGED, back_face, card_face, driver_face, event_face
from .hints import alone_now
from .names import takes_name
from .sky import event_of, in_deck

VIEW = (-12, -12, 148, 198)
ROLE_KEYS = COMPONENTS.keys("role")


def look(s, viewer, identity):
    """A card, an event, a well or the deck large, for whoever points at it."""
    group, _, about = identity.partition(".")
    if group in ("event", "past"):
        return event_look(s, int(about) if about else s.current_round)
    if group == "driver":
        return driver_look(s, viewer, int(about))
    if identity == "mine.driver":
        return driver_look(s, viewer, max(viewer, 0))
    if group == "pool" and s.current_round:
        return well_look(s, int(about))
    if group == "deck":
        return deck_look(s)
    card = card_at(s, viewer, identity)
    return None if card is None else role_look(s, viewer, *card)


def card_at(s, viewer, identity):
    """The class of a card in this place and whose it is; None where none lies there, or none is seen."""
    group, _, about = identity.partition(".")
    if group == "team":
        who, card = map(int, about.split("."))
        return (card, who) if s.player[who].team[card] else None
    if group == "mine":
        return int(about), max(viewer, 0)
    if group == "crew" and about == "borrowed":
        return None if s.crew.borrowed == NO_ONE else (s.crew.borrowed, s.crew.lender)
    if group == "crew" and about.isdigit():
        return int(about), s.active
    if group == "pick" and s.player[int(about)].pick:
        return (s.player[int(about)].pick - 1) * LEVELS, int(about)
    if group == "pool":
        return int(about) * LEVELS, NO_ONE
    return None


def whose(viewer, who, n):
    """In whose team it is, with how many alike."""
    return Text("look-of", {"player": SeatName(who), "mine": yes_or_no(who == viewer), "n": n})


def role_look(s, viewer, card, who):
    role, level = divmod(card, LEVELS)
    picture = Scene(CARD, Face(card_face, (role, level, 1, 0, True), CARD), (), "osa", VIEW)
    lines = [Text(f"role-tip-{ROLE_KEYS[role]}")]
    if who >= 0:
        lines.append(whose(viewer, who, s.player[who].team[card] or 1))
    if s.current_round and not s.over and role != GLUE:
        lines.append(takes_name(card, alone_now(s, role, level)))
    if RINGED[role]:
        lines.append(Text("look-reconstructed"))
    return Large(picture, Text("card", {"role": role_name(role), "level": level}), tuple(lines))


def driver_look(s, viewer, who):
    level = s.player[who].driver
    picture = Scene(CARD, Face(driver_face, (level,), CARD), (), "osa", VIEW)
    lines = (Text("role-tip-discovery_driver"), whose(viewer, who, 1))
    return Large(picture, Text("card", {"role": Text("role-discovery_driver"), "level": level}), lines)


def event_look(s, number):
    if not 0 < number <= s.current_round:
        return None
    event = event_of(s, number)
    picture = Scene(CARD, Face(event_face, (event, s.variant), CARD), (), "osa", VIEW)
    lines = [Text("look-round", {"round": number}), closes_name(CLOSED[s.variant][event])]
    if COMPONENTS.mark("event", event) == "X":
        lines.append(Text("look-reconstructed"))
    return Large(picture, event_name(event), tuple(lines))


def well_look(s, kind):
    """How much is left, and who collects it: Specialists by their level."""
    picture = Scene(CARD, Face(card_face, (kind, 0, 1, 0, False), CARD), (), "osa", VIEW)
    lines = [Text("look-left", {"n": s.pool[kind]})]
    for who in range(s.seats):
        team = s.player[who].team
        levels = [card % LEVELS for card in range(kind * LEVELS, (kind + 1) * LEVELS) for _ in range(team[card])]
        if levels:
            facts = {"player": SeatName(who), "levels": Listed(str(n) for n in reversed(levels))}
            lines.append(Text("look-collectors", facts))
    return Large(picture, type_name(kind), tuple(lines))


def deck_look(s):
    counts = in_deck(s)
    kinds = [Text("deck-count", {"count": n, "role": role_name(role)}) for role, n in enumerate(counts) if n]
    line = Text("deck-tip", {"cards": Listed(kinds)}) if kinds else Text("reason-deck_empty")
    picture = Scene(CARD, Face(back_face, (), CARD), (), "osa", VIEW)
    return Large(picture, Text("zone-deck"), (line, Text("look-deck")))
