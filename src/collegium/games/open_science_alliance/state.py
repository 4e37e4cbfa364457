"""The table as numbers: what lies in the centre, what each player has, and the crew that is being gathered.

Everything is open but the order of the role deck, the events to come (hidden.py) and the first picks until all are in.
"""

from collegium.kernel import NOBODY, OWNER, Header, Record, number, numbers, one, rows

from .components import (
    CLASSES,
    COPIES,
    DRIVER_TOP,
    EVENTS_IN_BOX,
    GENERALISTS,
    MOST,
    ROLE_CARDS,
    ROLE_TOP,
    ROLES,
    ROUNDS,
    SPECIALIST_CLASSES,
    TYPES,
)

PLAYERS = 5  # the most there may be
NO_ONE = -1  # no seat, no class
CREDITS = ROUNDS * TYPES * MOST  # more than anybody can earn


class Player(Record):
    """One player's side of the table."""

    credits: int = number(0, CREDITS, "research credits")
    earned: list[int] = numbers(ROUNDS, 0, TYPES * MOST, "credits of each round")
    driver: int = number(0, DRIVER_TOP, "level of the Discovery Driver")
    team: list[int] = numbers(CLASSES, 0, COPIES, "role cards of each class (role * 5 + level)")
    pick: int = number(0, TYPES, "first Specialist: 1 + role, 0 = not chosen yet", seen_by=OWNER)


class Crew(Record):
    """Who has been invited to the collaboration; empty outside of it. The borrowed card counts in heads and levels."""

    cards: list[int] = numbers(CLASSES, 0, COPIES, "own cards of each class in the crew")
    heads: list[int] = numbers(TYPES, 0, COPIES, "Specialists of each type in the crew")
    levels: list[int] = numbers(TYPES, 0, COPIES * ROLE_TOP, "their levels together")
    borrowed: int = number(NO_ONE, SPECIALIST_CLASSES - 1, "class of the borrowed Specialist, -1 = none")
    lender: int = number(NO_ONE, PLAYERS - 1, "seat it is borrowed from, -1 = none", seat=0)
    fee: int = number(0, 1, "credits due to the lender")
    base_left: int = number(0, DRIVER_TOP, "base resources still to be shared out")


class State(Header):
    """The whole table."""

    first: int = number(0, PLAYERS - 1, "seat that opens the first round", seat=0)
    active: int = number(0, PLAYERS - 1, "seat whose turn it is", seat=0)
    current_round: int = number(0, ROUNDS, "round being played, 0 = setting up")
    idle: int = number(0, 9 * PLAYERS, "turns in a row in which nothing was collected")
    closed: int = number(0, GENERALISTS, "what the event of this round closes, 0 = nothing")
    events: list[int] = numbers(EVENTS_IN_BOX, 0, EVENTS_IN_BOX, "pile, last one first: 1 + event, 0 = unseen")
    pool: list[int] = numbers(TYPES, 0, MOST, "resources left this round")
    taken: list[int] = numbers(TYPES, 0, MOST, "resources taken by the collection under way, not yet credited")
    leftover: list[int] = numbers(ROUNDS, 0, TYPES * MOST, "resources lost at the end of each round")
    deck: list[int] = numbers(ROLE_CARDS, 0, ROLES - 1, "role deck, last card on top", seen_by=NOBODY)
    deck_left: int = number(0, ROLE_CARDS, "cards in the role deck")
    crew: Crew = one(Crew, "the crew being gathered")
    player: list[Player] = rows(Player, PLAYERS, "the players by seat", by_seat=True)
