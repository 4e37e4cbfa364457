"""The crew that is being gathered, as far as the cards on the board show it: an area is told of its own cards."""

from typing import NamedTuple

from ..state import NO_ONE
from ..table import is_gathering


class Crew(NamedTuple):
    """Whose it is, the cards of each class in it (none while nobody gathers), and what was borrowed of whom."""

    who: int
    cards: tuple[int, ...]
    lender: int
    borrowed: int

    def of(self, who: int) -> tuple[int, ...]:
        """The cards of a seat that are in the crew, by class; nothing where it gathers none."""
        return self.cards if who == self.who else ()

    def lent(self, who: int) -> int:
        """The card that a seat has lent."""
        return self.borrowed if who == self.lender else NO_ONE


def crew_now(s):
    return Crew(s.active, tuple(s.crew.cards) if is_gathering(s) else (), s.crew.lender, s.crew.borrowed)
