"""Positions for the tests: a table in the action phase with nothing on it but what a test puts there."""

from collegium.match.testing import Position

from .. import GAME
from .. import choices as c
from ..components import COMPONENTS, DICTIONARY, FACULTIES, SHELF_POINTS
from ..rules.start import put_setup_away
from ..state import ACTION

LABELS = [row["label"] for row in COMPONENTS.rows["professor"]]
STUDENT_LABELS = [row["label"] for row in COMPONENTS.rows["student"]]
SPACE = {row["key"]: number for number, row in enumerate(COMPONENTS.rows["space"])}
CHANCELLOR = {row["key"]: number for number, row in enumerate(COMPONENTS.rows["chancellor"])}
KIND = {kind.key: kind for kind in GAME.choices.kinds[1:]}
YES, NO = c.YES, c.NO


class Table(Position):
    """A game in its action phase; nobody has a chancellor, all professors and students are in their stacks."""

    def __init__(self, seats=4, round_number=2, professors=(), track=(0, 0, 0, 0, 0)):
        super().__init__(GAME, seats=seats, seed=5)
        s = self.s
        self.clear()
        put_setup_away(s)
        s.phase, s.round_number = ACTION, round_number
        for seat in range(s.colours):
            me = s.player[seat]
            s.research_order[seat] = seat
            s.reputation[seat] = seat if round_number > 1 else -1
            for place in range(4):
                me.hand[place] = me.drafted[place] = 0
            for slot in range(7):
                me.shelf_points[slot] = int(SHELF_POINTS[slot])
        for seat in range(seats):
            s.order[seat] = seat
        for chancellor in range(10):
            s.offer[chancellor] = 0
        for bust in range(3):
            s.fame[bust] = -1
        for letter in range(5):
            s.track[letter] = track[letter]
        for faculty in range(FACULTIES):
            for student in range(4):
                s.student_row[faculty][student] = student
        self.put_professors(*professors)
        self.match._listen()
        self.match.names = ["A", "B", "C", "D"][:seats]
        self.begun = len(self.match.told)  # what a test sees told comes after this

    def told(self):
        return [event.key for event in self.match.events(self.begun) if not event.silent]

    def lines(self, lang="en", viewer=-1):
        """The sentences told since the position stands, about players A to D."""
        return self.news(self.begun, lang, viewer)

    def put_professors(self, *labels):
        """These professors are in play; the others of their faculty as they come."""
        for first in range(0, len(LABELS), 4):
            mine = [first + k for k in range(4) if LABELS[first + k] in labels]
            mine += [first + k for k in range(4) if LABELS[first + k] not in labels]
            self.s.professor_in[first // 2], self.s.professor_in[first // 2 + 1] = mine[:2]

    def slot(self, label):
        return list(self.s.professor_in).index(LABELS.index(label))

    def books(self, who, textbooks=(), dictionaries=0):
        for colour, count in enumerate(textbooks):
            self.me(who).books[colour] = count
        self.me(who).books[DICTIONARY] = dictionaries

    def owns(self, who, *labels):
        """Students, put into the next halls."""
        for label in labels:
            student, me = STUDENT_LABELS.index(label), self.me(who)
            me.halls += 1
            me.hall_student[me.halls] = student
            me.students[student] = 1
            self.s.student_stock[student] -= 1

    def employs(self, who, *labels, bookmark=None):
        """Professors, ready, with a bookmark of the owner's colour."""
        for label in labels:
            slot, me = self.slot(label), self.me(who)
            me.professors[slot] = me.ready[slot] = 1
            me.bookmark[slot] = who if bookmark is None else bookmark
            self.s.professor_stock[slot] -= 1

    def gives_chancellor(self, who, name):
        self.me(who).chancellor = CHANCELLOR[name]

    def at_level(self, who, level):
        """Seats are put on their level in the order of these calls, each on top."""
        self.me(who).level = level
        rest = [seat for seat in self.s.research_order if 0 <= seat != who]
        place = sum(1 for seat in rest if self.me(seat).level > level)
        for k, seat in enumerate([*rest[:place], who, *rest[place:]]):
            self.s.research_order[k] = seat

    def display(self, who, *slots):
        for slot in slots:
            self.me(who).shelf_book[slot - 1] = 1

    def turn(self, who, green=0, black=0):
        """It is the seat's turn, with steps in the pools."""
        self.s.active = who
        self.s.green, self.s.black = green, black
        self.ask(who, c.MENU, c.TURN_OPEN)

    # Playing by name --------------------------------------------------------------------------------------------------

    def play(self, *steps):
        """Answer for the active seat: ("own_quantity", 4) answers that kind; words are options of the menu."""
        for step in steps:
            who = self.s.active
            if isinstance(step, str):
                assert self.kind(who) == "menu", self.kind(who)
                self.choose(who, menu_option(step))
            else:
                assert self.kind(who) == step[0], f"asked {self.kind(who)}, not {step[0]}"
                self.choose(who, step[1])

    def lecture(self, who, label):
        self.turn(who)
        self.choose(who, c.M_LECTURE + self.slot(label))

    def offers(self, word):
        return menu_option(word) in self.legal(self.s.active)

    def why(self, word):
        return self.reason(self.s.active, menu_option(word))


def menu_option(word):
    """The number of a MENU option by its name: a space's key, green, black, pass, end, free, skip, bust a."""
    fixed = {
        "green": c.M_GREEN,
        "black": c.M_BLACK,
        "pass": c.M_PASS,
        "end": c.M_END_TURN,
        "free": c.M_FREE_LECTURE,
        "skip": c.M_SKIP_LECTURE,
        "bust a": c.M_BUST,
        "bust b": c.M_BUST + 1,
        "bust c": c.M_BUST + 2,
    }
    if word.startswith("lecture "):
        return c.M_LECTURE + int(word.split()[1])
    if word.startswith("ready "):
        return c.M_READY + int(word.split()[1])
    return fixed[word] if word in fixed else c.M_SPACE + SPACE[word]
