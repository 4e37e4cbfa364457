"""What travels when something happens: cards from the deck and to the crew, units from the wells, a credit."""

from collegium.draw.stage import Face, Flight, Use
from collegium.kernel import unpacked

from ..choices import card_place
from ..components import AMOUNT_BASE, CLASSES, LEVELS, TYPES
from .cards import CARD, SMALL, card_face, level_marks, small_face
from .tones import TYPE_KEYS

UNIT = (84, 20)


def unit_face(kind):
    """One unit of a resource on its way."""
    return (Use(f"unit-{TYPE_KEYS[kind]}", 0, 0, 84, 20),)


def level_face(role, level):
    return level_marks(role, level, 0, 0)


def credit_face():
    return (Use("icon-credit", 0, 0, 30, 30),)


def flights(s, event, viewer):
    """From where something was to where it is: nothing in this game is out of everybody's sight but the deck."""
    fly = BY_EVENT.get(event.key)
    return fly(s, event) if fly else ()


def home(event):
    return f"player.{event.who}"


def in_team(s, who, card):
    """A card of a team, or whose team it is: it may have risen since."""
    return card_place(who, card) if s.player[who].team[card] else f"player.{who}"


def from_deck(s, event):
    face = Face(card_face, (event.a, event.b), CARD)
    return (Flight(face, "deck", in_team(s, event.who, event.a * LEVELS + event.b)),)


def picked(s, event):
    face = Face(card_face, (event.a, event.b), CARD)
    return (Flight(face, f"pool.{event.a}", in_team(s, event.who, event.a * LEVELS + event.b)),)


def raised(s, event):
    """The level it gets: the card itself stays in the team."""
    role, level = divmod(event.a, LEVELS)
    face = Face(level_face, (role, event.b), (38, 38))
    return (Flight(face, card_place(event.who, event.a), in_team(s, event.who, event.a - level + event.b)),)


def invited(s, event):
    return to_crew(event, event.who, f"crew.{event.a}" if s.crew.cards[event.a] else home(event))


def borrowed(s, event):
    return to_crew(event, event.b, "crew.borrowed" if s.crew.borrowed == event.a else home(event))


def to_crew(event, owner, end):
    """A spark of a card; home where the crew has collected already."""
    if not 0 <= event.a < CLASSES:
        return ()
    return (Flight(Face(small_face, divmod(event.a, LEVELS), SMALL), card_place(owner, event.a), end),)


def laid(s, event):
    """The round brings its resources, one unit of each for all of them."""
    return units(event.a, lambda kind: ("plate", f"pool.{kind}"))


def collected(s, event):
    return units(event.b, lambda kind: (f"pool.{kind}", home(event)))


def units(amounts, way):
    found = enumerate(unpacked(amounts, AMOUNT_BASE, TYPES))
    return tuple(Flight(Face(unit_face, (kind,), UNIT), *way(kind)) for kind, number in found if number)


def paid(s, event):
    return (Flight(Face(credit_face, (), (30, 30)), f"player.{event.a}", home(event)),)


BY_EVENT = {
    "picked": picked, "dealt": from_deck, "hired": from_deck, "raised": raised, "invited": invited,
    "borrowed": borrowed, "round_laid": laid, "went_solo": collected, "team_collected": collected, "lender_paid": paid,
}  # fmt: skip

IN_THE_WELL = "units are set apart in their wells, and travel when the crew has collected"
# Events that change something, and why nothing travels then.
STILL = {
    "round_began": "the round is a figure",
    "driver_raised": "the level is a figure on the card",
    "round_ended_dry": "what is left goes into the box, which is not on the table",
    "round_ended_idle": "what is left goes into the box, which is not on the table",
    "crew_complete": IN_THE_WELL, "own_took": IN_THE_WELL, "borrowed_took": IN_THE_WELL, "champion_took": IN_THE_WELL,
}  # fmt: skip
