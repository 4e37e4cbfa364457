"""What a group would score if the game ended now: projects in play are cancelled first. (section 8, for the table)"""

from types import SimpleNamespace

from collegium.draw.stage import column, kept

from .components import CANCELLED_POINTS, DISCIPLINES, EXPERIENCE_PER_POINT, NEEDS
from .rules.group import reputation_of
from .rules.scoring import layout_points, money_points, reserved_points
from .rules.staff import experience_of, student_experience
from .state import IN_PLAY, RESEARCHER_OF, STUDENT_OF

NEED = NEEDS.tolist()


class Groups:
    """The groups after the last cancellations, each reckoned when somebody asks for it."""

    def __init__(self, s):
        self._now = s

    def __getitem__(self, who):
        return kept(self._now, after_cancellations, who)


class Afterwards:
    """A table after the last cancellations; everything else is as it lies."""

    def __init__(self, s):
        self._now = s
        self.player = Groups(s)

    def __getattr__(self, name):
        found = self.__dict__[name] = getattr(self._now, name)
        return found


def after_cancellations(s, who):
    """A group without its projects; points go where it has most of them."""
    me = s.player[who]
    reputation = [me.reputation[d] for d in range(DISCIPLINES)]
    mine = [p for p, place in enumerate(column(s.project, "place")) if place == IN_PLAY + who]
    for p in mine:
        taken = [0] * DISCIPLINES
        for _ in range(CANCELLED_POINTS):
            allowed = [d for d in range(DISCIPLINES) if reputation[d] > 0 and taken[d] < NEED[p][d]]
            if allowed:
                d = max(allowed, key=lambda d: reputation[d])
                reputation[d] -= 1
                taken[d] += 1
    return SimpleNamespace(
        reputation=reputation, mismanaged=int(bool(mine) or me.mismanaged), researchers=me.researchers, money=me.money
    )


def bonus_points(s, who):
    """Of bonuses reserved and open to all; where there are any, a group is measured by all others."""
    then = Afterwards(s)
    return int(reserved_points(then, who) + layout_points(then, who))


def staff_points(s, who):
    """As `experience_points` has it, looking at the group's own alone."""
    researchers = [i for i, place in enumerate(column(s.researcher, "place")) if place == RESEARCHER_OF + who]
    students = [j for j, place in enumerate(column(s.student, "place")) if place == STUDENT_OF + who]
    found = sum([experience_of(s, i) for i in researchers]) + sum([student_experience(s, j) for j in students])
    return int(found) // EXPERIENCE_PER_POINT


def points_if_ended(s, who):
    """As `points_of` adds them up; what seldom changes is kept."""
    then = Afterwards(s)
    lasting = kept(s, bonus_points, who) + kept(s, staff_points, who)
    return int(reputation_of(then.player[who]) + money_points(then, who)) + lasting
