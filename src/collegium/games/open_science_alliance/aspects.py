"""What a player of Open Science Alliance counts: credits, the lead, the driver, the team and its levels."""

from collegium.kernel.aspects import Aspect, counted, lead

from .components import ROLES, SPECIALISTS
from .rules.cards import cards_of, levels_of


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]
    cards = [cards_of(me.team, role) for role in range(ROLES)]
    return [
        counted("credits", me.credits),
        *lead([s.player[who].credits for who in range(s.seats)], seat),
        counted("driver", me.driver),
        counted("levels", sum(levels_of(me.team, role) for role in range(ROLES))),
        counted("specialists", sum(cards[:SPECIALISTS])),
        counted("generalists", sum(cards[SPECIALISTS:])),
        counted("kinds", sum(count > 0 for count in cards[:SPECIALISTS])),
    ]
