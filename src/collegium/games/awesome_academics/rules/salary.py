"""The Salary Phase: all groups at once pay their staff or let people go. (§5 phase 3, §6.3)"""

from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import ask, tell
from collegium.kernel.rule import Vector, rule

from ..choices import (
    BILL_TOO_HIGH,
    MONEY_GAINED,
    NO_SALARY,
    PAY,
    PAY_SALARIES,
    RESEARCHER_DISMISSED,
    SALARIES_PAID,
    STUDENT_DISMISSED,
    TOO_MANY_STARS,
)
from ..components import INCOME, RESEARCHERS, SALARY_OF, STAR_TEAM, STUDENTS, TOP_RESEARCHERS
from ..state import RESEARCHER_OF, SALARY, STUDENT_OF
from .group import earn, has_tile, lasting
from .staff import bill, dismiss_researcher, dismiss_student, experience_of, stars_of, student_salary


@rule
def salaries(s):
    s.phase = SALARY
    for who in range(s.seats):
        income = lasting(s, who, INCOME)
        if income > 0:
            earn(s.player[who], income)
            tell(s, MONEY_GAINED, who, income)
        if s.player[who].researchers > 0 or s.player[who].students > 0:
            ask(s, who, PAY_SALARIES)


@rule
def too_many_stars(s, who):
    """Only one researcher with eight Experience may stay. (R15)"""
    return stars_of(s, who) > TOP_RESEARCHERS and not has_tile(s, who, STAR_TEAM)


@rule
def menu_pay_salaries(s, who, verdict: Vector):
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            verdict[i] = LEGAL if SALARY_OF[experience_of(s, i)] > 0 else NO_SALARY
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            verdict[RESEARCHERS + j] = LEGAL if student_salary(s, who, j) > 0 else NO_SALARY
    if too_many_stars(s, who):
        verdict[PAY] = TOO_MANY_STARS
    else:
        verdict[PAY] = LEGAL if bill(s, who) <= s.player[who].money else BILL_TOO_HIGH


@rule
def choose_pay_salaries(s, who, option):
    if option == PAY:
        due = bill(s, who)
        s.player[who].money -= due
        if due > 0:
            tell(s, SALARIES_PAID, who, due)
    else:
        if option < RESEARCHERS:
            dismiss_researcher(s, who, option)
            tell(s, RESEARCHER_DISMISSED, who, option)
        else:
            dismiss_student(s, who, option - RESEARCHERS)
            tell(s, STUDENT_DISMISSED, who)
        ask(s, who, PAY_SALARIES)
