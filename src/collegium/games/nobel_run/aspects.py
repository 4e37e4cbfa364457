"""What a player of Nobel Run counts: prestige, the lead, what the own cards can make, stars, papers, blocks."""

from collegium.kernel import weighed
from collegium.kernel.aspects import Aspect, counted, lead

from .components import ARTICLE, DATA, EFFORT, KINDS, MAKES, MONEY, OF_PUBLISHED
from .state import PEIO, SOLO


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]
    own = [me.hand[kind] + me.deck[kind] + me.discard[kind] for kind in range(KINDS)]
    if s.active == seat:
        own = [own[kind] + s.area[kind] for kind in range(KINDS)]
    prestige = [s.player[who].prestige for who in range(s.seats)]
    if s.variant == SOLO:
        prestige.append(s.player[PEIO].prestige)

    def makes(resource: int) -> int:
        return int(weighed(own, MAKES[resource]))

    return [
        counted("prestige", me.prestige),
        *lead(prestige, seat),
        counted("money", makes(MONEY)),
        counted("effort", makes(EFFORT)),
        counted("data", makes(DATA)),
        counted("stars", int(weighed(own, OF_PUBLISHED))),
        counted("cards", sum(own), good=0),
        counted("papers", int(weighed(me.cv, ARTICLE))),
        counted("blocks", sum(me.front), good=-1),
    ]
