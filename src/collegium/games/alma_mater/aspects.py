"""What a player of Alma Mater counts: points as they stand, the lead, ducats, books, people and the research level."""

from collegium.kernel.aspects import Aspect, counted, lead

from .rules.gains import masters_at_hand
from .rules.research import milestones
from .rules.scoring import final_points


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]
    points = [int(final_points(s, who)) for who in range(s.seats)]
    return [
        counted("points", points[seat]),
        *lead(points, seat),
        counted("ducats", me.ducats),
        counted("books", sum(me.books)),
        counted("displayed", sum(me.shelf_book)),
        counted("students", me.halls),
        counted("professors", sum(me.professors)),
        counted("ready", sum(me.ready)),
        counted("levels", me.level),
        counted("milestones", milestones(me)),
        counted("masters", masters_at_hand(me)),
    ]
