"""What a player of Era of Inventions counts: influence, the lead, goods, discs, factories, inventions and patents."""

from collegium.games.era_of_inventions.components import COAL, DEVELOPMENT, FREE, FREE_KINDS, GOLD, GOODS, WOOD
from collegium.games.era_of_inventions.rules.scoring import MAJORITIES, boxes_owned, majority_points
from collegium.kernel.aspects import Aspect, counted, lead


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]

    def points(who: int) -> int:
        return int(s.player[who].influence + sum(majority_points(s, who, what) for what in range(MAJORITIES)))

    return [
        counted("influence", points(seat)),
        *lead([points(who) for who in range(s.seats)], seat),
        counted("wood", me.goods[WOOD]),
        counted("coal", me.goods[COAL]),
        counted("gold", me.goods[GOLD]),
        counted("materials", sum(me.goods[int(FREE_KINDS[k])] for k in range(FREE))),
        counted("development", me.goods[DEVELOPMENT]),
        counted("discs", me.bonus_discs),
        counted("output", sum(me.output[kind] for kind in range(GOODS))),
        counted("inventions", boxes_owned(s, seat)),
        counted("patents", me.patent_step),
    ]
