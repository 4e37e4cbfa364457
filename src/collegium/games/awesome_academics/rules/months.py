"""The Months that people can give in a turn, and what becomes of them. (§7.5)

A unit is a researcher's track (2i, 2i+1), a student (36+j) or a consultant (48). Who has worked has no Months left.
"""

from collegium.kernel import rule, tell

from ..choices import CONSULTANT, FIRST_STUDENT, MONTHS_COUNTED, MONTHS_STORED
from ..components import (
    EVENT_STUDENTS,
    EVENT_TRACKS,
    MONTHS_AT,
    NEEDS,
    RESEARCHERS,
    STUDENT_MONTHS,
    STUDENTS,
    TRACK,
    TRACKS,
)
from ..state import RESEARCHER_OF, STUDENT_OF
from .group import within_cap


@rule
def track_months(s, i, track):
    """What a track can give this turn; an event may add or take one. (§7.5, R18)"""
    months = MONTHS_AT[s.researcher[i].level[track]]
    if s.event_now > 0:
        months += EVENT_TRACKS[s.event_now - 1, TRACK[i, track]]
    return max(0, months)


@rule
def student_months(s):
    """What a student can give this turn. (§7.5, R18)"""
    months = STUDENT_MONTHS
    if s.event_now > 0:
        months += EVENT_STUDENTS[s.event_now - 1]
    return max(0, months)


@rule
def count_months(s):
    """The turn's Months of every track and every student."""
    staff = 0
    for who in range(s.seats):
        staff += s.player[who].researchers + s.player[who].students
    if staff == 0:
        return
    for i in range(RESEARCHERS):
        researcher = s.researcher[i]
        if researcher.place >= RESEARCHER_OF:
            for track in range(TRACKS):
                researcher.months[track] = track_months(s, i, track)
    for j in range(STUDENTS):
        if s.student[j].place >= STUDENT_OF:
            s.student[j].months = student_months(s)


@rule
def tell_months(s, who):
    """What the staff of a group can give this turn."""
    linguistics = culture = information = students = 0
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            for track in range(TRACKS):
                months = s.researcher[i].months[track]
                linguistics += months * (TRACK[i, track] == 0)
                culture += months * (TRACK[i, track] == 1)
                information += months * (TRACK[i, track] == 2)
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            students += s.student[j].months
    if s.player[who].researchers + s.player[who].students > 0:
        tell(s, MONTHS_COUNTED, who, linguistics, culture, information << 5 | students)


@rule
def is_own_unit(s, who, unit):
    if unit >= FIRST_STUDENT:
        return s.student[unit - FIRST_STUDENT].place == STUDENT_OF + who
    return s.researcher[unit // TRACKS].place == RESEARCHER_OF + who


@rule
def months_of(s, unit):
    if unit == CONSULTANT:
        return 1
    if unit >= FIRST_STUDENT:
        return s.student[unit - FIRST_STUDENT].months
    return s.researcher[unit // TRACKS].months[unit % TRACKS]


@rule
def can_store_in_parts(s, unit):
    """Tell whether this unit is a student with several Months, who stores them one at a time. (R22)"""
    return unit >= FIRST_STUDENT and unit < CONSULTANT and months_of(s, unit) > 1


@rule
def discipline_of(unit):
    """The discipline of a track; -1 for a student or consultant, who can do anything."""
    if unit < FIRST_STUDENT:
        return TRACK[unit // TRACKS, unit % TRACKS]
    return -1


@rule
def usable_months(s, who, unit, project, d):
    """No more than the project lacks; a surplus is lost. (R17)"""
    lacking = NEEDS[project, d] - s.project[project].progress[d]
    return within_cap(s.player[who], d, min(months_of(s, unit), lacking))


@rule
def use_up(s, unit):
    """The unit has done its work for this turn."""
    if unit < FIRST_STUDENT:
        s.researcher[unit // TRACKS].months[unit % TRACKS] = 0
    elif unit < CONSULTANT:
        s.student[unit - FIRST_STUDENT].months = 0


@rule
def tell_stored(s, who, d, months, lost):
    if months + lost > 0:
        tell(s, MONTHS_STORED, who, months * (d == 0), months * (d == 1), months * (d == 2) | lost << 6)
