"""The Research Phase: all groups at once put their people to work. (§5 phase 4, §6.4)"""

from collegium.kernel import LEGAL, Vector, answers, ask, is_told, offers, rule, runs, tell

from ..choices import (
    CONSULTANT,
    CONSULTANT_HIRED,
    CONSULTANT_WORKS,
    DESTINATION,
    DO_RESEARCH,
    END,
    EVENT_RULES,
    FIRST_STUDENT,
    LOSE_MONTH,
    MONTH_LOST,
    MONTHS_STORED,
    MONTHS_WASTED,
    NETWORK_DOWN,
    NO_MONTHS,
    NO_RESEARCH,
    NOWHERE_TO_WORK,
    PESTS_LAPSE,
    RESEARCH_UNIT,
    SCHOLARS_LEAVE,
    SENDS_NOBODY,
    SPLIT,
    STORE,
    STUDENT_WORKS,
    SWAP_GIVE,
    TOO_POOR,
    TRACK_FULL,
    TRACK_WORKS,
    UNIT_SWAP,
)
from ..components import (
    CHEAP_CONSULTANTS,
    DISCIPLINES,
    EVENT_CAP,
    FIRST_CONSULTANT,
    NEEDS,
    NO_CAP,
    PROJECTS,
    RESEARCHERS,
    SOFTWARE,
    SPLIT_WORK,
    STUDENTS,
    TRACK,
    TRACKS,
)
from ..state import IN_PLAY, RESEARCH, RESEARCHER_OF, STUDENT_OF
from .drawing import may_swap
from .group import has_tile, is_standard, lasting, store, use_cap, within_cap
from .months import count_months, discipline_of, is_own_unit, months_of, tell_months, tell_stored, usable_months, use_up
from .reputation import cancel_projects
from .staff import raise_track
from .telling import NOBODY, open_phase

PAID, SCHOLAR_COMES, SOFTWARE_HELPS = range(3)  # why a consultant costs what it costs


@runs(DO_RESEARCH)
def do_research(s):
    s.phase = RESEARCH
    if has_anybody_projects(s) or is_standard(s):
        open_phase(s, RESEARCH)
        if s.event_now > 0:
            tell(s, EVENT_RULES, NOBODY, s.event_now - 1)
    count_months(s)
    for who in range(s.seats):
        if is_told(s) and (s.player[who].projects > 0 or is_standard(s)):
            tell_months(s, who)
    for who in range(s.seats):
        s.player[who].cap = EVENT_CAP[s.event_now - 1] if s.event_now > 0 else NO_CAP
        lose_next_month(s, who)


@rule
def has_anybody_projects(s):
    for who in range(s.seats):
        if s.player[who].projects > 0:
            return True
    return False


# Months lost to pests -------------------------------------------------------------------------------------------------


@rule
def lose_next_month(s, who):
    """Months lost by attacks are taken first; what cannot be taken lapses. (R53)"""
    me = s.player[who]
    if me.deficit > 0:
        for unit in range(CONSULTANT):
            if is_own_unit(s, who, unit) and months_of(s, unit) > 0:
                ask(s, who, LOSE_MONTH)
                return
        tell(s, PESTS_LAPSE, who, me.deficit)
        me.deficit = 0
    begin_work(s, who)


@offers(LOSE_MONTH)
def menu_lose_month(s, who, verdict: Vector):
    for unit in range(CONSULTANT):
        if is_own_unit(s, who, unit):
            verdict[unit] = LEGAL if months_of(s, unit) > 0 else NO_MONTHS


@answers(LOSE_MONTH)
def choose_lose_month(s, who, unit):
    if unit < FIRST_STUDENT:
        s.researcher[unit // TRACKS].months[unit % TRACKS] -= 1
    else:
        s.student[unit - FIRST_STUDENT].months -= 1
    s.player[who].deficit -= 1
    tell(s, MONTH_LOST, who, unit)
    lose_next_month(s, who)


# Who works next -------------------------------------------------------------------------------------------------------


@rule
def begin_work(s, who):
    """Ask who works first. A group is done at once without work, or with nobody to send and no card to swap. (R44)"""
    me = s.player[who]
    nobody = me.researchers == 0 and me.students == 0 and consultant_price(s, who) > me.money
    if (nobody and may_swap(s, who) != LEGAL) or (me.projects == 0 and not is_standard(s)):
        if me.projects > 0 or (me.researchers + me.students > 0 and has_anybody_projects(s)):
            tell(s, NO_RESEARCH, who, me.projects)
        end_research(s, who)
    else:
        ask(s, who, RESEARCH_UNIT)


@rule
def consultant_price(s, who):
    """Free ones first; then 2, 3, 4 ... euros, less with tile 7 and Research Software. (§6.4)"""
    me = s.player[who]
    if me.free_consultants > 0:
        return 0
    if me.hired == 0 and lasting(s, who, SOFTWARE) > 0:
        return 0
    return max(0, FIRST_CONSULTANT + me.hired - has_tile(s, who, CHEAP_CONSULTANTS))


@rule
def open_disciplines(s, who):
    """Bits of the disciplines whose Months have somewhere to go: a project or, in the standard game, the store."""
    found = 0
    for d in range(DISCIPLINES):
        if within_cap(s.player[who], d, 1) > 0:
            found |= 1 << d
    return found if is_standard(s) else found & lacking_disciplines(s, who)


@rule
def lacking_disciplines(s, who):
    """Bits of the disciplines in which a project of this group has an open Month."""
    found = 0
    if s.player[who].projects > 0:
        for p in range(PROJECTS):
            if s.project[p].place == IN_PLAY + who:
                for d in range(DISCIPLINES):
                    if s.project[p].progress[d] < NEEDS[p, d]:
                        found |= 1 << d
    return found


@rule
def idle_student_months(s, who):
    """Months of students that would be lost if this group ended its research now, though they have somewhere to go."""
    months = 0
    if open_disciplines(s, who):
        for j in range(STUDENTS):
            if s.student[j].place == STUDENT_OF + who:
                months += s.student[j].months
    return months


@offers(RESEARCH_UNIT)
def menu_research_unit(s, who, verdict: Vector):
    room = open_disciplines(s, who)
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            for track in range(TRACKS):
                if s.researcher[i].months[track] == 0:
                    verdict[TRACKS * i + track] = NO_MONTHS
                else:
                    verdict[TRACKS * i + track] = LEGAL if room >> TRACK[i, track] & 1 else NOWHERE_TO_WORK
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            if s.student[j].months == 0:
                verdict[FIRST_STUDENT + j] = NO_MONTHS
            else:
                verdict[FIRST_STUDENT + j] = LEGAL if room else NOWHERE_TO_WORK
    if not room:
        verdict[CONSULTANT] = NOWHERE_TO_WORK
    else:
        verdict[CONSULTANT] = LEGAL if consultant_price(s, who) <= s.player[who].money else TOO_POOR
    verdict[END] = LEGAL
    verdict[UNIT_SWAP] = may_swap(s, who)


@answers(RESEARCH_UNIT)
def choose_research_unit(s, who, unit):
    if unit == END:
        me = s.player[who]
        if me.researchers + me.students + me.hired == 0 and me.projects > 0:
            tell(s, SENDS_NOBODY, who)
        end_research(s, who)
        return
    if unit == UNIT_SWAP:
        ask(s, who, SWAP_GIVE, RESEARCH_UNIT)
        return
    if unit == CONSULTANT:
        hire_consultant(s, who)
    ask(s, who, DESTINATION, unit)


@rule
def hire_consultant(s, who):
    """The price is paid at once; a free consultant does not count in the row of prices."""
    me = s.player[who]
    price = consultant_price(s, who)
    me.money -= price
    way = PAID
    if me.free_consultants > 0:
        me.free_consultants -= 1
        way = SCHOLAR_COMES
    else:
        if me.hired == 0 and lasting(s, who, SOFTWARE) > 0:
            way = SOFTWARE_HELPS
        me.hired += 1
    tell(s, CONSULTANT_HIRED, who, price, way)


# Where the Months go --------------------------------------------------------------------------------------------------


@offers(DESTINATION)
def menu_destination(s, who, verdict: Vector):
    only = discipline_of(s.owed[who].a)
    for p in range(PROJECTS):
        if s.project[p].place == IN_PLAY + who:
            for d in range(DISCIPLINES):
                if (only < 0 or only == d) and NEEDS[p, d] > 0:
                    if s.project[p].progress[d] == NEEDS[p, d]:
                        verdict[DISCIPLINES * p + d] = TRACK_FULL
                    else:
                        verdict[DISCIPLINES * p + d] = may_connect(s, who, d)
    if is_standard(s):
        for d in range(DISCIPLINES):
            if only < 0 or only == d:
                verdict[STORE + d] = may_connect(s, who, d)


@rule
def may_connect(s, who, d):
    """LEGAL, or a Network Failure lets no Month of d through."""
    return LEGAL if within_cap(s.player[who], d, 1) > 0 else NETWORK_DOWN


@answers(DESTINATION)
def choose_destination(s, who, option):
    unit = s.answer.a
    if option >= STORE:
        store_unit(s, who, unit, option - STORE)
    else:
        project = option // DISCIPLINES
        d = option % DISCIPLINES
        if unit < FIRST_STUDENT and months_of(s, unit) > 1 and has_tile(s, who, SPLIT_WORK):
            ask(s, who, SPLIT, unit, project)
            return
        usable = usable_months(s, who, unit, project, d)
        work(s, who, unit, project, d, usable, months_of(s, unit) - usable)
    ask(s, who, RESEARCH_UNIT)


@rule
def store_unit(s, who, unit, d):
    """A track stores all its Months as one block, a student one Month at a time. (R22)"""
    months = months_of(s, unit) if unit < FIRST_STUDENT else 1
    kept = store(s.player[who], d, months)
    tell_stored(s, who, d, kept, months - kept)
    if unit >= FIRST_STUDENT and unit < CONSULTANT:
        s.student[unit - FIRST_STUDENT].months -= 1
    else:
        use_up(s, unit)


@rule
def work(s, who, unit, project, d, months, lost):
    """Mark Months on a project; track or student gains Experience. `lost` Months of the unit are good for nothing."""
    s.project[project].progress[d] += months
    s.project[project].worked = 1
    use_cap(s.player[who], d, months)
    deed = project << 6 | unit
    spent = d | months << 2 | lost << 5
    if unit < FIRST_STUDENT:
        level = s.researcher[unit // TRACKS].level[unit % TRACKS]
        raise_track(s, unit // TRACKS, unit % TRACKS)
        raised = s.researcher[unit // TRACKS].level[unit % TRACKS]
        tell(s, TRACK_WORKS, who, deed, spent, raised | raised - level << 3)
    elif unit < CONSULTANT:
        s.student[unit - FIRST_STUDENT].tokens[d] += 1
        tell(s, STUDENT_WORKS, who, deed, spent)
    else:
        tell(s, CONSULTANT_WORKS, who, deed, spent)
    use_up(s, unit)


@offers(SPLIT)
def menu_split(s, who, verdict: Vector):
    """With tile 10 a track may put part of its Months on the project and store the rest."""
    unit = s.owed[who].a
    most = usable_months(s, who, unit, s.owed[who].b, discipline_of(unit))
    for k in range(most):
        verdict[k] = LEGAL


@answers(SPLIT)
def choose_split(s, who, option):
    unit = s.answer.a
    d = discipline_of(unit)
    months = months_of(s, unit)
    rest = months - option - 1
    work(s, who, unit, s.answer.b, d, option + 1, 0)
    kept = store(s.player[who], d, rest)
    tell_stored(s, who, d, kept, rest - kept)
    ask(s, who, RESEARCH_UNIT)


# The end --------------------------------------------------------------------------------------------------------------


@rule
def end_research(s, who):
    """Idle tracks store their Months (standard game), the rest is lost; abandoned projects are cancelled."""
    me = s.player[who]
    if me.free_consultants > 0:
        tell(s, SCHOLARS_LEAVE, who, me.free_consultants)
    me.free_consultants = 0
    me.deficit = 0
    if me.researchers > 0 or me.students > 0:
        stop_work(s, who)
    cancel_projects(s, who, 0)


@rule
def stop_work(s, who):
    me = s.player[who]
    linguistics = culture = information = wasted = 0
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            for track in range(TRACKS):
                wasted += s.researcher[i].months[track]
                if is_standard(s):
                    kept = store(me, TRACK[i, track], s.researcher[i].months[track])
                    wasted -= kept
                    linguistics += kept * (TRACK[i, track] == 0)
                    culture += kept * (TRACK[i, track] == 1)
                    information += kept * (TRACK[i, track] == 2)
                s.researcher[i].months[track] = 0
    if linguistics + culture + information > 0:
        tell(s, MONTHS_STORED, who, linguistics, culture, information)
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            wasted += s.student[j].months
            s.student[j].months = 0
    if wasted > 0 and (me.projects > 0 or is_standard(s)):
        tell(s, MONTHS_WASTED, who, wasted)
