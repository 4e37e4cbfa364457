"""The record of Awesome Academics: projects, staff, cards, tiles and groups, each with its place.

A place says where a thing lies; those of a seat count from a base (`PLAYED + who`). Disciplines: L 0, C 1, I 2.
"""

from collegium.kernel import OWNER, Header, Record, number, numbers, one, rows

from .components import CARDS, DISCIPLINES, EVENTS, PROJECTS, RESEARCHERS, STUDENTS, TILES, TRACKS

GROUPS = 4  # the most groups at a table

PHASES = (
    "setup", "preparation", "acquisition", "salary", "research", "completion",
    "draw", "action", "teaching", "event", "final", "over",
)  # fmt: skip
(SETUP, PREPARATION, ACQUISITION, SALARY, RESEARCH, COMPLETION, DRAW, ACTION, TEACHING, EVENT, FINAL, OVER) = range(12)

# Places of projects
OUT_OF_GAME, STOCK, OFFER, IN_PLAY, COMPLETED = 0, 1, 2, 5, 9  # OFFER + slot, IN_PLAY + seat, COMPLETED + seat
# Places of staff: researchers 0 stock, 1.. the groups; students 0 out of game, 1 stock, 2.. the groups
RESEARCHER_STOCK, RESEARCHER_OF = 0, 1
STUDENT_STOCK, STUDENT_OF = 1, 2
# Places of Action cards. UNSEEN stands only in a seat's view
DECK, SLOT, DISCARD, HAND, FACE_DOWN, PLAYED, OPEN, UNSEEN = 1, 2, 5, 6, 10, 14, 18, 22
# Places of event cards
EVENT_DECK, ACTIVE, LAYOUT, RESERVED = 1, 2, 3, 4
# Places of tiles. TILE_UNSEEN stands only in a seat's view
BOX, TILE_OF, IN_DRAFT, TILE_UNSEEN = 0, 1, 5, 9


class Project(Record):
    """A project card."""

    place: int = number(
        0,
        12,
        "0 out of game, 1 stock, 2-4 offer, 5-8 in play of a group, 9-12 completed by a group",
        seat=(IN_PLAY, COMPLETED),
    )
    progress: list[int] = numbers(DISCIPLINES, 0, 7, "Months marked in each discipline")
    worked: int = number(0, 1, "1 = time was spent on it in this Research Phase")
    extended: int = number(0, 1, "1 = a Deadline Extension protects it from the next check")


class Researcher(Record):
    """A Tenured Researcher."""

    place: int = number(0, GROUPS, "0 stock, 1-4 in a group", seat=RESEARCHER_OF)
    level: list[int] = numbers(TRACKS, 0, 4, "Experience of the two tracks (0 in stock)")
    months: list[int] = numbers(TRACKS, 0, 4, "Months each track can still give in this Research Phase")


class Student(Record):
    """A PhD Student."""

    place: int = number(0, 5, "0 out of game, 1 stock, 2-5 in a group", seat=STUDENT_OF)
    tokens: list[int] = numbers(DISCIPLINES, 0, 3, "Experience tokens by discipline")
    months: int = number(0, 2, "Months still to give in this Research Phase")


class Player(Record):
    """A research group."""

    money: int = number(0, 999, "euros")
    reputation: list[int] = numbers(DISCIPLINES, 0, 199, "reputation in each discipline, start tiles included")
    start_bonus: int = number(0, 40, "reputation from start tiles, which does not count for the order")
    mismanaged: int = number(0, 1, "1 = a project was cancelled at some time")
    tokens: list[int] = numbers(DISCIPLINES, 0, 99, "stored Months")
    budget: int = number(0, 999, "allowance left for recruitment in this Preparation Phase")
    passed: int = number(0, 1, "1 = recruits no more in this Preparation Phase")
    bought: int = number(0, 1, "1 = has acquired a project in the current phase")
    interrupted: int = number(0, 1, "1 = has claimed a project out of turn in this Acquisition Phase")
    projects: int = number(0, PROJECTS, "projects in play")
    researchers: int = number(0, RESEARCHERS, "Tenured Researchers in the group")
    students: int = number(0, STUDENTS, "PhD Students in the group")
    hired: int = number(0, 50, "paid consultants hired this turn")
    free_consultants: int = number(0, 9, "free consultants for the coming or current Research Phase")
    deficit: int = number(0, 9, "Months to lose at the start of the next Research Phase")
    cap: int = number(0, 9, "Months of I still allowed this turn, 9 = no cap")
    subsidised: int = number(0, 1, "1 = has had this turn's subsidy")
    immune: int = number(0, 1, "1 = has declared immunity for this turn")
    taken: list[int] = numbers(DISCIPLINES, 0, 4, "points already gained or lost by discipline for the project at hand")
    hand: int = number(0, 8, "Action cards in hand")
    face_down: int = number(0, 4, "Action cards laid face down and not yet revealed")
    given: int = number(0, CARDS, "1 + the card offered in an exchange under way", seen_by=OWNER)


class Frame(Record):
    """The Action card that is being resolved."""

    card: int = number(0, CARDS, "1 + the card, 0 = none")
    owner: int = number(0, GROUPS - 1, "whose card it is", seat=0)
    aim: int = number(0, CARDS, "the project, researcher, student or card it aims at")
    targets: int = number(0, 15, "bits of the groups it attacks", seat_bits=True)
    blocked: int = number(0, 15, "bits of the groups that stopped it", seat_bits=True)
    halved: int = number(0, 15, "bits of the groups that halved it", seat_bits=True)
    discipline: int = number(0, DISCIPLINES - 1, "the discipline it is about")
    paid: list[int] = numbers(DISCIPLINES, 0, 6, "tokens paid for it")
    euros: int = number(0, 20, "euros paid for it that return when it is blocked")
    keeps: int = number(0, 1, "1 = the card will lie open afterwards")


class State(Header):
    """The whole table."""

    last: int = number(0, 1, "1 = this is the last turn")
    phase: int = number(0, 11, "phase of the turn, see PHASES")
    draft: int = number(0, 2, "round of the tile draft, 0 = over")
    order: list[int] = numbers(GROUPS, 0, GROUPS - 1, "the seats in Player Order of this turn", seat=0)
    passes: int = number(0, GROUPS, "passes in a row in the Acquisition Phase")
    stock: int = number(0, PROJECTS, "projects that nobody holds: in the deck or on offer")
    event_now: int = number(0, EVENTS, "1 + the event that rules this turn, 0 = none")
    project: list[Project] = rows(Project, PROJECTS, "the project cards")
    researcher: list[Researcher] = rows(Researcher, RESEARCHERS, "the Tenured Researchers")
    student: list[Student] = rows(Student, STUDENTS, "the PhD Students")
    card: list[int] = numbers(CARDS, 0, UNSEEN, "place of each Action card", seat=(HAND, FACE_DOWN, PLAYED, OPEN))
    known: list[int] = numbers(CARDS, 0, 15, "bits of the groups that know in whose hand this card is", seat_bits=True)
    event: list[int] = numbers(EVENTS, 0, RESERVED + GROUPS - 1, "place of each event card", seat=RESERVED)
    tile: list[int] = numbers(TILES, 0, TILE_UNSEEN, "place of each ability tile", seat=(TILE_OF, IN_DRAFT))
    dealt: list[int] = numbers(TILES, 0, GROUPS, "1 + the group first dealt this tile, while the draft lasts", seat=1)
    spent: list[int] = numbers(TILES, 0, 1, "1 = the tile has been used up")
    player: list[Player] = rows(Player, GROUPS, "the research groups", by_seat=True)
    frame: Frame = one(Frame, "the Action card being resolved")
