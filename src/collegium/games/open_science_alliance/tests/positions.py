"""Positions for the tests: teams, pool and Driver given by hand, the active player about to collect."""

from collegium.match.testing import Position

from .. import GAME
from ..choices import COLLECT, DONE, END_TURN, FIRST_BORROWED, INVITE
from ..components import (
    CHAMPION,
    CLASSES,
    CODE_CONJURER,
    DATA_WIZARD,
    ENGAGEMENT_GURU,
    GLUE,
    KNOWLEDGE_LIBERATOR,
    LEVELS,
    NOTHING,
    SPECIALIST_CLASSES,
)
from ..rules.crew import borrow, join_crew

FULL = (9, 9, 9, 9)


def wizard(level):
    return DATA_WIZARD * LEVELS + level


def conjurer(level):
    return CODE_CONJURER * LEVELS + level


def guru(level):
    return ENGAGEMENT_GURU * LEVELS + level


def liberator(level):
    return KNOWLEDGE_LIBERATOR * LEVELS + level


def champion(level):
    return CHAMPION * LEVELS + level


def glue(level):
    return GLUE * LEVELS + level


def borrowed(card, away=1):
    return FIRST_BORROWED + (away - 1) * SPECIALIST_CLASSES + card


class Turn(Position):
    """Seat 0's turn in round 1, after developing: COLLECT is owed. `rivals` are the teams of the other seats."""

    def __init__(self, *team, pool=FULL, driver=2, rivals=((),), closed=NOTHING):
        super().__init__(GAME, seats=1 + len(rivals))
        for seat in range(self.s.seats):
            self.choose(seat, 0)
        s = self.s
        s.first = s.active = 0
        s.closed = closed
        s.idle = 0
        for kind, amount in enumerate(pool):
            s.pool[kind] = amount
        for seat, cards in enumerate((team, *rivals)):
            for card in range(CLASSES):
                s.player[seat].team[card] = cards.count(card)
        s.player[0].driver = driver
        self.owe(COLLECT)

    def owe(self, kind, a=0, b=0):
        """Seat 0 owes this choice; the end of its turn waits."""
        self.ask(0, kind, a, b)
        self.then(END_TURN)

    def gather(self, *cards, borrow_from=None):
        """Put cards in the crew; INVITE is owed. `borrow_from`: (seat, card)."""
        for card in cards:
            join_crew(self.s, card)
        if borrow_from:
            borrow(self.s, *borrow_from)
        self.owe(INVITE)
        return self

    def done(self):
        """Finish the crew. Steps with one legal answer are taken at once."""
        self.choose(0, DONE)
        return self

    @property
    def pool(self):
        return tuple(self.s.pool)

    @property
    def credits(self):
        return tuple(self.s.player[seat].credits for seat in range(self.s.seats))
