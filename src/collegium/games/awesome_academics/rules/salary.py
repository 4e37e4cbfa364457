"""The Salary Phase: all groups at once pay their staff or let people go. (§5 phase 3, §6.3)"""

from collegium.kernel import LEGAL, Vector, answers, ask, is_told, offers, rule, runs, tell

from ..choices import (
    BILL_TOO_HIGH,
    NO_SALARY,
    PAY,
    PAY_SALARIES,
    RESEARCHER_DISMISSED,
    SALARIES,
    SALARIES_PAID,
    SPONSOR_PAYS,
    STUDENT_DISMISSED,
    TOO_MANY_STARS,
)
from ..components import (
    DOES,
    INCOME,
    LASTING_CARDS,
    RESEARCHERS,
    SALARY_OF,
    STAR_TEAM,
    STRENGTH,
    STUDENTS,
    TOP_RESEARCHERS,
)
from ..state import OPEN, RESEARCHER_OF, SALARY, STUDENT_OF
from .group import earn, has_tile, is_idle, is_standard
from .staff import (
    bill,
    dismiss_researcher,
    dismiss_student,
    experience_of,
    researchers_bill,
    stars_of,
    student_experience,
    student_salary,
    students_bill,
)
from .telling import open_phase


@runs(SALARIES)
def salaries(s):
    s.phase = SALARY
    if is_told(s) and is_anybody_to_pay(s) and not is_idle(s):
        open_phase(s, SALARY)
    pay_sponsored(s)
    for who in range(s.seats):
        if s.player[who].researchers > 0 or s.player[who].students > 0:
            ask(s, who, PAY_SALARIES)


@rule
def is_anybody_to_pay(s):
    for who in range(s.seats):
        if researchers_bill(s, who) + students_bill(s, who) > 0:
            return True
    for k in range(len(LASTING_CARDS)):
        if DOES[LASTING_CARDS[k]] == INCOME and is_standard(s) and s.card[LASTING_CARDS[k]] >= OPEN:
            return True
    return False


@rule
def pay_sponsored(s):
    """Open cards that bring money before the salaries are due. (card 4)"""
    if is_standard(s):
        for k in range(len(LASTING_CARDS)):
            card = LASTING_CARDS[k]
            if DOES[card] == INCOME and s.card[card] >= OPEN:
                earn(s.player[s.card[card] - OPEN], STRENGTH[card])
                tell(s, SPONSOR_PAYS, s.card[card] - OPEN, card, STRENGTH[card])


@rule
def has_too_many_stars(s, who):
    """Only one researcher with eight Experience may stay. (R15)"""
    return stars_of(s, who) > TOP_RESEARCHERS and not has_tile(s, who, STAR_TEAM)


@offers(PAY_SALARIES)
def menu_pay_salaries(s, who, verdict: Vector):
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            verdict[i] = LEGAL if SALARY_OF[experience_of(s, i)] > 0 else NO_SALARY
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            verdict[RESEARCHERS + j] = LEGAL if student_salary(s, who, j) > 0 else NO_SALARY
    if has_too_many_stars(s, who):
        verdict[PAY] = TOO_MANY_STARS
    else:
        verdict[PAY] = LEGAL if bill(s, who) <= s.player[who].money else BILL_TOO_HIGH


@answers(PAY_SALARIES)
def choose_pay_salaries(s, who, option):
    if option == PAY:
        due = bill(s, who)
        s.player[who].money -= due
        if is_told(s):
            tell_paid(s, who, due)
    else:
        if option < RESEARCHERS:
            tell(s, RESEARCHER_DISMISSED, who, option, experience_of(s, option))
            dismiss_researcher(s, who, option)
        else:
            j = option - RESEARCHERS
            tell(s, STUDENT_DISMISSED, who, j, student_experience(s, j))
            dismiss_student(s, who, j)
        ask(s, who, PAY_SALARIES)


@rule
def tell_paid(s, who, due):
    saved = researchers_bill(s, who) + students_bill(s, who) - due
    if due + saved > 0:
        tell(s, SALARIES_PAID, who, due, saved)
