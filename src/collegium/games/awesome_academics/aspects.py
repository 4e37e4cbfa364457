"""What a player of Awesome Academics counts: points as they stand, the lead, euros, staff, Months, projects, cards."""

from collegium.kernel.aspects import Aspect, counted, lead

from .components import DISCIPLINES, PROJECTS
from .rules.group import reputation_of, tokens_of
from .rules.scoring import points_of
from .rules.staff import total_experience
from .state import COMPLETED, IN_PLAY


def aspects(s, seat: int) -> list[Aspect]:
    me = s.player[seat]
    points = [int(points_of(s, who)) for who in range(s.seats)]
    mine = [s.project[p] for p in range(PROJECTS) if s.project[p].place == IN_PLAY + seat]
    return [
        counted("points", points[seat]),
        *lead(points, seat),
        counted("reputation", reputation_of(me)),
        counted("euros", me.money),
        counted("researchers", me.researchers),
        counted("students", me.students),
        counted("experience", total_experience(s, seat)),
        counted("stored", tokens_of(me)),
        counted("projects", me.projects, good=0),
        counted("marked", sum(project.progress[d] for project in mine for d in range(DISCIPLINES))),
        counted("completed", sum(s.project[p].place == COMPLETED + seat for p in range(PROJECTS))),
        counted("cards", me.hand),
    ]
