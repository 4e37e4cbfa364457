"""Who has what: one walk over the record, so that the parts of the board need not look for their things."""

from functools import cached_property
from typing import NamedTuple

from collegium.draw.stage import column, kept

from ..components import BILL as BILL_CARD
from ..components import (
    CARDS,
    CHEAP_CONSULTANTS,
    COPIED_MONTHS,
    CRITERION,
    DOES,
    EVENT_STUDENTS,
    EVENT_TRACKS,
    EVENTS,
    FIRST_CONSULTANT,
    IS_STANDARD,
    MONTHS_AT,
    OFFER_SLOTS,
    OPEN_CARDS,
    PAIR_OF,
    SALARY_OF,
    SOFTWARE,
    STRENGTH,
    STUDENT_MONTHS,
    TILES,
    UNPAID,
)
from ..state import (
    COMPLETED,
    DISCARD,
    EVENT,
    FACE_DOWN,
    HAND,
    IN_DRAFT,
    IN_PLAY,
    OFFER,
    OPEN,
    PLAYED,
    RESEARCH,
    RESEARCHER_OF,
    SLOT,
    STUDENT_OF,
    STUDENT_STOCK,
    TILE_OF,
    UNSEEN,
)
from .badges import TRACKS_OF
from .folders import AREAS, EXTENDED, FULL, IDLE, PLAIN, WANTS, WORKED

STANDARD_GAME = [bool(x) for x in IS_STANDARD]
PAIRS_OF = [int(x) for x in PAIR_OF]
SALARIES = [int(x) for x in SALARY_OF]
MONTHS = [int(x) for x in MONTHS_AT]
ON_TRACKS = [[int(x) for x in row] for row in EVENT_TRACKS]
ON_STUDENTS = [int(x) for x in EVENT_STUDENTS]
DOING = [int(x) for x in DOES]
STRENGTHS = [int(x) for x in STRENGTH]
CRITERIA_OF = [int(x) for x in CRITERION]


class Mood(NamedTuple):
    """What most parts of the board ask of the phase: whether Months are being placed, and the event that changes them
    (or -1). So they are not composed anew because another phase began."""

    working: bool
    ruling: int


NO_MOOD = Mood(False, -1)  # for what has nothing to do with Months to come


def mood_of(s):
    """An event changes the Months of one Research Phase: behind it they are those of the next, which knows no event
    before the dice are cast."""
    ruled = s.phase <= RESEARCH or s.phase == EVENT
    return Mood(s.phase == RESEARCH, s.event_now - 1 if ruled else -1)


class Crew(NamedTuple):
    """The staff of a group, each with number, levels (or tokens), Months and salary; what it brings and costs."""

    researchers: tuple[tuple[int, tuple[int, ...], tuple[int, int], int], ...]
    students: tuple[tuple[int, tuple[int, ...], int, int], ...]
    brings: tuple[int, ...]  # Months by discipline, and those of the students
    bill: int


class Census:
    """The table by owner; lists of seats hold lists of numbers. Each walk is made when it is first needed, and again
    when something has changed on it."""

    def __init__(self, s, mood=None):
        self.s, self.mood = s, mood or mood_of(s)
        self.standard = STANDARD_GAME[s.variant]
        self.is_working = self.mood.working

    @cached_property
    def event(self):
        return self.s.event_now - 1

    @cached_property
    def order(self):
        s = self.s
        return {s.order[k]: k + 1 for k in range(s.seats)} if s.turn > 0 else {}

    @cached_property
    def struck(self):
        """Whom the acting card attacks, each with whether it was stopped."""
        frame = self.s.frame
        targets, stopped = frame.targets, frame.blocked | frame.halved
        return tuple([(who, stopped >> who & 1) for who in range(self.s.seats) if targets >> who & 1])

    def attack_on(self, who):
        """1 where the acting card attacks the group, 2 where it has stopped that, else 0."""
        return next((1 + stopped for seat, stopped in self.struck if seat == who), 0)

    def __getattr__(self, name):
        """What a walk finds."""
        walk = WALK_OF.get(name)
        if walk is None:
            raise AttributeError(name)
        self.__dict__.update(kept(self.s, walk))
        return self.__dict__[name]

    # Of one thing

    def state_of(self, p):
        """How a project in play stands."""
        project = self.s.project[p]
        if tuple(project.progress) == WANTS[p]:
            return FULL
        if project.extended:
            return EXTENDED
        if self.is_working:
            return WORKED if project.worked else IDLE
        return PLAIN

    def months(self, i):
        """What each track gives in the next Research Phase; in Research, what is left of it."""
        researcher = self.s.researcher[i]
        if self.is_working:
            return researcher.months[0], researcher.months[1]
        first, second = researcher.level
        first, second = MONTHS[first], MONTHS[second]
        if self.mood.ruling >= 0:
            event, tracks = ON_TRACKS[self.mood.ruling], TRACKS_OF[i]
            first, second = first + event[tracks[0]], second + event[tracks[1]]
        return max(first, 0), max(second, 0)

    def student_months(self, j):
        if self.is_working:
            return self.s.student[j].months
        return max(0, STUDENT_MONTHS + (ON_STUDENTS[self.mood.ruling] if self.mood.ruling >= 0 else 0))

    def copies(self, who, p):
        """Months that a group could copy to a project on offer."""
        project = self.s.project
        same = [q for q in self.projects[who] if AREAS[q] == AREAS[p]]
        done = [q for q in self.done[who] if AREAS[q] == AREAS[p]]
        if not same and not done:
            return 0
        known = 0
        for d in range(3):
            have = sum(project[q].progress[d] for q in same) + sum(WANTS[q][d] for q in done)
            known += min(have, WANTS[p][d])
        return min(known, COPIED_MONTHS)

    def is_kept(self, t, who):
        """A tile of the draft that a group has chosen."""
        return self.s.tile[t] == TILE_OF + who

    # Of one group

    def lasting(self, who, what):
        return sum(STRENGTHS[c] for c in self.open[who] if DOING[c] == what)

    def salary(self, i):
        levels = self.s.researcher[i].level
        return SALARIES[levels[0] + levels[1]]

    def student_salary(self, who, j):
        return 0 if self.lasting(who, UNPAID) else SALARIES[sum(self.s.student[j].tokens)]

    def crew(self, who):
        return kept(self.s, crew, self.mood, who)

    def bill(self, who):
        return self.crew(who).bill

    def consultant_price(self, who):
        me = self.s.player[who]
        if me.free_consultants or (not me.hired and self.lasting(who, SOFTWARE)):
            return 0
        return max(0, FIRST_CONSULTANT + me.hired - (self.s.tile[CHEAP_CONSULTANTS] == TILE_OF + who))

    def brings(self, who):
        """The Months of a group by discipline, and those of its students."""
        return self.crew(who).brings

    def wants(self, who):
        """Open Months of a group's projects by discipline."""
        project = self.s.project
        return tuple(sum(WANTS[p][d] - project[p].progress[d] for p in self.projects[who]) for d in range(3))

    def leaders(self):
        """By bonus: the seats that would score it now."""
        s, seats = self.s, range(self.s.seats)
        players = [s.player[who] for who in seats]
        by = (
            [len(done) for done in self.done],
            [1 - me.mismanaged for me in players],
            [me.researchers for me in players],
            [me.reputation[0] for me in players],
            [me.money for me in players],
            [me.reputation[2] for me in players],
            [min(me.reputation[0], me.reputation[1]) for me in players],
            [me.reputation[1] for me in players],
        )
        found = []
        for e in range(EVENTS):
            values = by[CRITERIA_OF[e]]
            best = 1 if CRITERIA_OF[e] == 1 else max(values)
            found.append(tuple(who for who in seats if values[who] == best))
        return found


def apart(part):
    """A decorator as that of the stage, for parts that are composed from a census."""

    def made(s, mood, *args):
        return tuple(part(Census(s, mood), *args))

    return lambda now, *args: kept(now.s, made, now.mood, *args)


# Walks over the record ------------------------------------------------------------------------------------------------


def copied(s, who, p):
    """As `Census.copies`, kept."""
    return Census(s, NO_MOOD).copies(who, p)


def crew(s, mood, who):
    """The staff of a group."""
    now = Census(s, mood)
    researchers = tuple([
        (i, tuple(s.researcher[i].level), now.months(i), now.salary(i)) for i in now.researchers[who]
    ])  # fmt: skip
    students = tuple([
        (j, tuple(s.student[j].tokens), now.student_months(j), now.student_salary(who, j)) for j in now.students[who]
    ])  # fmt: skip
    brings = [0, 0, 0, sum([months for _, _, months, _ in students])]
    for i, _, (first, second), _ in researchers:
        brings[TRACKS_OF[i][0]] += first
        brings[TRACKS_OF[i][1]] += second
    due = sum([one[3] for one in researchers + students])
    return Crew(researchers, students, tuple(brings), max(0, due - now.lasting(who, BILL_CARD)))


def by_seat(s) -> list[list[int]]:
    return [[] for _ in range(s.seats)]


def projects(s):
    """On offer, in play and done."""
    offers, running, done = [-1] * OFFER_SLOTS, by_seat(s), by_seat(s)
    for p, place in enumerate(column(s.project, "place")):
        if place >= COMPLETED:
            done[place - COMPLETED].append(p)
        elif place >= IN_PLAY:
            running[place - IN_PLAY].append(p)
        elif place >= OFFER:
            offers[place - OFFER] = p
    return {"offers": offers, "projects": running, "done": done}


def staff(s):
    """Who works where; of those who are free, how many of a pair, and who would come."""
    researchers, students = by_seat(s), by_seat(s)
    vacant = [[0, -1] for _ in range(3)]
    free_students = [0, -1]
    for i, place in enumerate(column(s.researcher, "place")):
        if place:
            researchers[place - RESEARCHER_OF].append(i)
        else:
            pair = vacant[PAIRS_OF[i]]
            pair[0] += 1
            if pair[1] < 0:
                pair[1] = i
    for j, place in enumerate(column(s.student, "place")):
        if place >= STUDENT_OF:
            students[place - STUDENT_OF].append(j)
        elif place == STUDENT_STOCK:
            free_students[0] += 1
            if free_students[1] < 0:
                free_students[1] = j
    return {"researchers": researchers, "students": students, "vacant": vacant, "free_students": free_students}


def cards(s):
    """Where each card lies that the viewer sees, how many are used, and how many are in the deck."""
    slots, hand, laid, played, opened = [-1] * OPEN_CARDS, by_seat(s), by_seat(s), by_seat(s), by_seat(s)
    found = {"slots": slots, "hand": hand, "laid": laid, "played": played, "open": opened, "used": 0, "deck": 0}
    if not STANDARD_GAME[s.variant]:
        return found
    elsewhere = used = 0
    for c, place in enumerate(s.card):
        if place < SLOT or place == UNSEEN:
            continue
        if place >= OPEN:
            opened[place - OPEN].append(c)
        elif place >= PLAYED:
            played[place - PLAYED].append(c)
        elif place >= FACE_DOWN:
            laid[place - FACE_DOWN].append(c)
            continue
        elif place >= HAND:
            hand[place - HAND].append(c)
            continue
        elif place == DISCARD:
            used += 1
        else:
            slots[place - SLOT] = c
        elsewhere += 1
    held = sum(s.player[who].hand + s.player[who].face_down for who in range(s.seats))
    return found | {"used": used, "deck": CARDS - elsewhere - held}


def tiles(s):
    """Of each group; in the draft those still to choose from, and those kept."""
    owned, drafted = by_seat(s), by_seat(s)
    if STANDARD_GAME[s.variant]:
        for t in range(TILES):
            place = s.tile[t]
            if TILE_OF <= place < IN_DRAFT:
                (drafted if s.draft else owned)[place - TILE_OF].append(t)
            elif IN_DRAFT <= place < IN_DRAFT + s.seats and s.draft:
                drafted[place - IN_DRAFT].append(t)
    return {"tiles": owned, "drafted": drafted}


FINDS = {
    projects: ("offers", "projects", "done"),
    staff: ("researchers", "students", "vacant", "free_students"),
    cards: ("slots", "hand", "laid", "played", "open", "used", "deck"),
    tiles: ("tiles", "drafted"),
}
WALK_OF = {name: walk for walk, names in FINDS.items() for name in names}
