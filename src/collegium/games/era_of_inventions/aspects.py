"""What a player of Era of Inventions counts: influence, the lead, goods, discs, factories, inventions and patents."""

from collegium.kernel import total
from collegium.kernel.aspects import Aspect, counted, lead

from .components import COAL, DEVELOPMENT, FREE, FREE_KINDS, GOLD, WOOD
from .rules.scoring import boxes_owned, points_of


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]
    points = [int(points_of(s, who)) for who in range(s.seats)]
    return [
        counted("influence", points[seat]),
        *lead(points, seat),
        counted("wood", me.goods[WOOD]),
        counted("coal", me.goods[COAL]),
        counted("gold", me.goods[GOLD]),
        counted("materials", sum(me.goods[int(FREE_KINDS[k])] for k in range(FREE))),
        counted("development", me.goods[DEVELOPMENT]),
        counted("discs", me.bonus_discs),
        counted("output", total(me.output)),
        counted("inventions", boxes_owned(s, seat)),
        counted("patents", me.patent_step),
    ]
