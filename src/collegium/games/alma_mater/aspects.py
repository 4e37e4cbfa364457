"""What a player of Alma Mater counts: points as they stand, the lead, ducats, books, people and the research level."""

from collegium.kernel.aspects import Aspect, counted, lead

from .rules.costs import count_professors, ready_professors
from .rules.gains import displayed_books, masters_at_hand, stored_books
from .rules.research import milestones
from .rules.scoring import final_points


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]
    points = [int(final_points(s, who)) for who in range(s.seats)]
    return [
        counted("points", points[seat]),
        *lead(points, seat),
        counted("ducats", me.ducats),
        counted("books", stored_books(me)),
        counted("displayed", displayed_books(me)),
        counted("students", me.halls),
        counted("professors", count_professors(me)),
        counted("ready", ready_professors(me)),
        counted("levels", me.level),
        counted("milestones", milestones(me)),
        counted("masters", masters_at_hand(me)),
    ]
