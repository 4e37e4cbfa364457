"""The flow of play: who owes which choice, and what comes then.

`ask` and `then` drive everything. While a seat owes a choice the game waits; when nobody does, the agenda's top step
runs. `tell` writes the story; `reveal` marks that something hidden came to light (it closes the way for undo).
"""

from collegium.kernel.record import NOBODY, Record, number, numbers, one, rows
from collegium.kernel.rule import rule

SEATS = 6  # the most seats any game may have
AGENDA = 24  # the most steps that may wait
RING = 64  # events kept until the host drains them

FAULT_NONE, FAULT_ASKED_TWICE, FAULT_AGENDA_FULL, FAULT_NOTHING_TO_DO, FAULT_EMPTY_MENU, FAULT_ENDLESS = range(6)
FAULTS = ("none", "a seat was asked twice", "the agenda is full", "nobody owes a choice and the agenda is empty",
          "a menu without a legal option", "steps without end")  # fmt: skip


class Question(Record):
    """A choice that a seat owes: its kind (0 = none) and what it is about."""

    kind: int = number(0, 255, "kind of choice, 0 = none")
    a: int = number(-32768, 32767, "what it is about")
    b: int = number(-32768, 32767, "what it is about")
    c: int = number(-32768, 32767, "what it is about")
    fresh: int = number(0, 1, "not yet looked at by the kernel")


class Step(Record):
    """A step that waits on the agenda."""

    step: int = number(0, 255, "number of the step")
    a: int = number(-32768, 32767, "its argument")
    b: int = number(-32768, 32767, "its argument")
    c: int = number(-32768, 32767, "its argument")


class Told(Record):
    """One event of the story."""

    event: int = number(0, 255, "kind of event")
    who: int = number(-1, SEATS, "the seat it is about, -1 = nobody")
    a: int = number(-32768, 32767, "its argument")
    b: int = number(-32768, 32767, "its argument")
    c: int = number(-32768, 32767, "its argument")


class Header(Record):
    """What the kernel keeps in every game's record. A game's State extends it."""

    rng: list[int] = numbers(2, 0, 2**32 - 1, "the generator", seen_by=NOBODY)
    made: int = number(0, 2**31 - 1, "choices made so far, discreet ones too", seen_by=NOBODY)
    told: int = number(0, 2**31 - 1, "events told so far", seen_by=NOBODY)
    reveals: int = number(0, 2**31 - 1, "times something hidden came to light", seen_by=NOBODY)
    turn: int = number(0, 32767, "turns begun so far")
    seats: int = number(0, SEATS, "seats at the table")
    variant: int = number(0, 127, "number of the variant")
    over: int = number(0, 1, "1 = the game has ended")
    fault: int = number(0, 127, "a broken promise of the rules, 0 = none")
    mute: int = number(0, 1, "1 = tell nothing", seen_by=NOBODY)
    taste: list[int] = numbers(SEATS, 0, 15, "what a simulated player likes; 0 = all alike", seen_by=NOBODY)
    owing: int = number(0, SEATS, "how many seats owe a choice")
    waiting: int = number(0, AGENDA, "steps on the agenda")
    owed: list[Question] = rows(Question, SEATS, "what each seat owes", by_seat=True)
    answer: Question = one(Question, "the question being answered", seen_by=NOBODY)
    agenda: list[Step] = rows(Step, AGENDA, "the steps that wait, last one first")
    ring: list[Told] = rows(Told, RING, "the latest events", seen_by=NOBODY)


@rule
def ask(s, who, kind, a=0, b=0, c=0):
    """Seat `who` now owes a choice of this kind; `a`, `b`, `c` say what it is about."""
    owed = s.owed[who]
    if owed.kind != 0:
        s.fault = FAULT_ASKED_TWICE
    else:
        s.owing += 1
    owed.kind = kind
    owed.a = a
    owed.b = b
    owed.c = c
    owed.fresh = 1


@rule
def then(s, step, a=0, b=0, c=0):
    """Push a step on the agenda. The last one pushed runs first, once nobody owes a choice."""
    if s.waiting == AGENDA:
        s.fault = FAULT_AGENDA_FULL
        return
    waiting = s.agenda[s.waiting]
    waiting.step = step
    waiting.a = a
    waiting.b = b
    waiting.c = c
    s.waiting += 1


@rule
def tell(s, event, who=-1, a=0, b=0, c=0):
    """Write one event of the story, unless muted."""
    if s.mute == 0:
        told = s.ring[s.told % RING]
        told.event = event
        told.who = who
        told.a = a
        told.b = b
        told.c = c
        s.told += 1


@rule
def is_told(s):
    """Somebody hears the story. Where nobody does, what only its words need can be left out."""
    return s.mute == 0


@rule
def reveal(s):
    """Say that something hidden from the seat that chose came to light (a card turned up, a die thrown)."""
    s.reveals += 1


@rule
def begin_turn(s):
    """Say that a new turn begins: as far as a greedy player looks ahead."""
    s.turn += 1


@rule
def finish(s):
    """End the game: nobody owes anything any more, nothing waits."""
    s.over = 1
    s.waiting = 0
    for who in range(SEATS):
        s.owed[who].kind = 0
    s.owing = 0
