"""What a player of Nobel Run counts: prestige, the lead, what the own cards can make, stars, papers, blocks."""

from collegium.games.nobel_run.components import (
    ARTICLE,
    BLOCKS,
    DATA,
    EFFORT,
    HOLDABLE,
    KINDS,
    MONEY,
    PRESTIGE,
    USE,
)
from collegium.games.nobel_run.state import PEIO, SOLO
from collegium.kernel.aspects import Aspect, counted, lead


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]
    own = [me.hand[kind] + me.deck[kind] + me.discard[kind] for kind in range(KINDS)]
    if s.active == seat:
        own = [own[kind] + s.area[kind] for kind in range(KINDS)]
    prestige = [s.player[who].prestige for who in range(s.seats)]
    if s.variant == SOLO:
        prestige.append(s.player[PEIO].prestige)

    def makes(resource: int) -> int:
        return int(sum(own[kind] * USE[kind, resource] for kind in HOLDABLE))

    return [
        counted("prestige", me.prestige),
        *lead(prestige, seat),
        counted("money", makes(MONEY)),
        counted("effort", makes(EFFORT)),
        counted("data", makes(DATA)),
        counted("stars", int(sum(own[kind] * max(int(PRESTIGE[kind]), 0) for kind in HOLDABLE))),
        counted("cards", sum(own), good=0),
        counted("papers", sum(me.cv[kind] for kind in range(KINDS) if ARTICLE[kind])),
        counted("blocks", sum(me.front[k] for k in range(len(BLOCKS))), good=-1),
    ]
