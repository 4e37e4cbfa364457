"""Staff: Tenured Researchers and PhD Students come, gain Experience and go. (sections 7.3 to 7.5)

Researchers of one pair are interchangeable, so a pair is picked and the lowest number comes.
"""

from collegium.kernel import LEGAL, Vector, fill, rule, tell, total

from ..choices import NONE_LEFT, RESEARCHER_JOINS, STUDENT_JOINS
from ..components import BILL, PAIR_OF, PAIRS, RESEARCHERS, SALARY_OF, STUDENTS, TOP_LEVEL, TRACKS, UNPAID
from ..state import RESEARCHER_OF, RESEARCHER_STOCK, STUDENT_OF, STUDENT_STOCK
from .group import lasting


@rule
def pair_in_stock(s, pair):
    """The lowest researcher of this pair in stock, or -1."""
    for i in range(RESEARCHERS):
        if PAIR_OF[i] == pair and s.researcher[i].place == RESEARCHER_STOCK:
            return i
    return -1


@rule
def is_any_in_stock(s):
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_STOCK:
            return True
    return False


@rule
def offer_pairs(s, verdict: Vector):
    """The three pairs of the researchers' stock as options."""
    for pair in range(PAIRS):
        verdict[pair] = LEGAL if pair_in_stock(s, pair) >= 0 else NONE_LEFT


@rule
def join_researcher(s, who, pair, level, price):
    """A researcher of this pair leaves the stock for the group, both tracks at `level`; `price` is what was paid."""
    i = pair_in_stock(s, pair)
    s.researcher[i].place = RESEARCHER_OF + who
    s.player[who].researchers += 1
    fill(s.researcher[i].level, level)
    tell(s, RESEARCHER_JOINS, who, i, price, level)


@rule
def dismiss_researcher(s, who, i):
    """Back to the stock; all Experience is lost."""
    researcher = s.researcher[i]
    researcher.place = RESEARCHER_STOCK
    s.player[who].researchers -= 1
    for track in range(TRACKS):
        researcher.level[track] = 0
        researcher.months[track] = 0


@rule
def student_in_stock(s):
    """The lowest PhD Student in stock, or -1."""
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_STOCK:
            return j
    return -1


@rule
def join_student(s, who):
    j = student_in_stock(s)
    s.student[j].place = STUDENT_OF + who
    s.player[who].students += 1
    tell(s, STUDENT_JOINS, who, j)


@rule
def dismiss_student(s, who, j):
    """Back to the stock; all tokens are lost."""
    student = s.student[j]
    student.place = STUDENT_STOCK
    s.player[who].students -= 1
    fill(student.tokens, 0)
    student.months = 0


@rule
def experience_of(s, i):
    """Experience of a researcher: both tracks together."""
    return total(s.researcher[i].level)


@rule
def is_star(s, i):
    """Both tracks at the top: eight Experience."""
    return experience_of(s, i) == TRACKS * TOP_LEVEL


@rule
def student_experience(s, j):
    return total(s.student[j].tokens)


@rule
def raise_track(s, i, track):
    """A track that worked on a project gains one Experience."""
    s.researcher[i].level[track] = min(TOP_LEVEL, s.researcher[i].level[track] + 1)


@rule
def student_salary(s, who, j):
    """Unpaid Overtime makes students free. (card 38)"""
    if lasting(s, who, UNPAID) > 0:
        return 0
    return SALARY_OF[student_experience(s, j)]


@rule
def researchers_bill(s, who):
    due = 0
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            due += SALARY_OF[experience_of(s, i)]
    return due


@rule
def is_any_student_paid(s):
    """A student has Experience, so there are salaries."""
    for j in range(STUDENTS):
        if student_experience(s, j) > 0:
            return True
    return False


@rule
def students_bill(s, who):
    """What the students would cost if nobody worked unpaid."""
    due = 0
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            due += SALARY_OF[student_experience(s, j)]
    return due


@rule
def bill(s, who):
    """What the whole staff costs. (§6.3)"""
    due = researchers_bill(s, who)
    if lasting(s, who, UNPAID) == 0:
        due += students_bill(s, who)
    return max(0, due - lasting(s, who, BILL))


@rule
def stars_of(s, who):
    """Researchers with eight Experience in a group."""
    stars = 0
    for i in range(RESEARCHERS):
        stars += s.researcher[i].place == RESEARCHER_OF + who and is_star(s, i)
    return stars


@rule
def total_experience(s, who):
    """Experience of the whole group: all tracks and all tokens. (R54)"""
    found = 0
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            found += experience_of(s, i)
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            found += student_experience(s, j)
    return found
