"""The loops around a game's rules, written once and bound to each game's functions by the engine.

Template: the names under "bound by the engine" are replaced by the game's own. Who plays by itself is in `players`;
everything the outside calls goes through `door`, so that a game is compiled as one piece.
"""

import numpy as np

from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import (
    FAULT_EMPTY_MENU,
    FAULT_ENDLESS,
    FAULT_NONE,
    FAULT_NOTHING_TO_DO,
    SEATS,
)
from collegium.kernel.rng import sow
from collegium.kernel.rule import Vector, rule

# Bound by the engine ------------------------------------------------------------------------------------------------
OPTIONS = np.zeros(1, np.int64)  # options of each kind of choice
OFFSETS = np.zeros(1, np.int64)  # where each kind's options begin among the flat action ids
ASK_ALONE = np.zeros(1, np.int64)  # 1 = asked even when only one option is legal
DISCREET = np.zeros(1, np.int64)  # 1 = only who is asked knows that there is a question
KEEP = np.zeros((1, 1), np.int8)  # what each viewer may see, byte by byte
BOUNDS_AT = np.zeros(1, np.int64)  # where each integer of the record with bounds lies,
BOUNDS_SIZE = np.zeros(1, np.int64)  # its size in bytes,
BOUNDS_LOW = np.zeros(1, np.int64)  # and what it may hold
BOUNDS_HIGH = np.zeros(1, np.int64)


@rule
def setup(s):
    """The game's."""


@rule
def step(s, number, a, b, c):
    """The game's."""


@rule
def menu(s, who, verdict: Vector):
    """The game's."""


@rule
def choose(s, who, option):
    """The game's."""


@rule
def score(s, out: Vector):
    """The game's."""


@rule
def sane(s):
    """The game's."""
    return 0


@rule
def conceal(s, who):
    """The game's."""


@rule
def imagine(s, who):
    """The game's."""


@rule
def value(s, who):
    """The game's."""
    return 0


# The loops ----------------------------------------------------------------------------------------------------------
DONE, NOT_OWED, NO_SUCH_OPTION, NOT_LEGAL = 0, -1, -2, -3
BROKEN_BOUNDS = 1000  # sane codes from here on: a field outside its legend
BROKEN_FAULT = 500  # sane codes from here on: a fault of the flow
ENDLESS = 100_000
WIDEST = 4096  # more than any menu has options


@rule
def look(s, who, verdict: Vector):
    """Fill the menu of a seat that owes a choice. Returns how many options are legal."""
    options = OPTIONS[s.owed[who].kind]
    for option in range(options):
        verdict[option] = 0
    menu(s, who, verdict)
    legal = 0
    for option in range(options):
        legal += verdict[option] == LEGAL
    return legal


@rule
def take(s, who, option):
    """Carry out a legal answer: the question moves from `owed` to `answer`, then the rules act."""
    owed = s.owed[who]
    answer = s.answer
    answer.kind = owed.kind
    answer.a = owed.a
    answer.b = owed.b
    answer.c = owed.c
    owed.kind = 0
    owed.a = 0
    owed.b = 0
    owed.c = 0
    owed.fresh = 0
    s.owing -= 1
    choose(s, who, option)


@rule
def nth_legal(verdict: Vector, n):
    """The n-th legal option of a menu, from 0."""
    option = 0
    while True:
        if verdict[option] == LEGAL:
            if n == 0:
                return option
            n -= 1
        option += 1


@rule
def settle(s, verdict: Vector):
    """Run steps and take forced answers until a seat has a real choice or the game is over.

    Returns seat * WIDEST + number of legal options of the menu that stands in `verdict`, or -1.
    """
    budget = ENDLESS
    while s.over == 0 and s.fault == 0:
        budget -= 1
        if budget == 0:
            s.fault = FAULT_ENDLESS
        elif s.owing == 0:
            if s.waiting == 0:
                s.fault = FAULT_NOTHING_TO_DO
                return -1
            s.waiting -= 1
            top = s.agenda[s.waiting]
            number = top.step
            a = top.a
            b = top.b
            c = top.c
            top.step = 0
            top.a = 0
            top.b = 0
            top.c = 0
            step(s, number, a, b, c)
        else:
            shown = -1
            forced = 0
            for who in range(s.seats + 0):  # of 64 bits, else every menu is compiled for two sizes of seat
                owed = s.owed[who]
                if owed.fresh == 1:
                    owed.fresh = 0
                    legal = look(s, who, verdict)
                    shown = who * WIDEST + legal
                    if legal == 0:
                        s.fault = FAULT_EMPTY_MENU
                        return -1
                    if legal == 1 and ASK_ALONE[owed.kind] == 0:
                        forced = 1
                        take(s, who, nth_legal(verdict, 0))
                        break
            if forced == 0:
                return shown
    return -1


@rule
def first_owing(s):
    for who in range(s.seats):
        if s.owed[who].kind != 0:
            return who
    return -1


@rule
def act(s, who, option, verdict: Vector):
    """Answer for a seat, checked at the door. An answer that is refused leaves no trace."""
    if who < 0 or who >= s.seats or s.owed[who].kind == 0 or s.over == 1:
        return NOT_OWED
    if option < 0 or option >= OPTIONS[s.owed[who].kind]:
        return NO_SUCH_OPTION
    look(s, who, verdict)
    if verdict[option] != 1:
        return NOT_LEGAL
    s.made += 1
    take(s, who, option)
    settle(s, verdict)
    return DONE


@rule
def bounded(raw: Vector):
    """0, or 1 + the number of the first integer outside its bounds."""
    for k in range(len(BOUNDS_AT)):
        at = BOUNDS_AT[k]
        size = BOUNDS_SIZE[k]
        value = raw[at + size - 1] + 0
        for i in range(size - 2, -1, -1):
            value = (value << 8) | (raw[at + i] & 255)
        if value < BOUNDS_LOW[k] or value > BOUNDS_HIGH[k]:
            return k + 1
    return 0


@rule
def check(s, raw: Vector):
    """0, or what is wrong with the state."""
    if s.fault != FAULT_NONE:
        return BROKEN_FAULT + s.fault
    outside = bounded(raw)
    if outside != 0:
        return BROKEN_BOUNDS + outside - 1
    return sane(s)


@rule
def viewer_number(s, who):
    """The seat itself, or SEATS for a spectator."""
    if who < 0 or who >= s.seats:
        return SEATS
    return who


@rule
def hide(s, raw: Vector, who):
    """Wipe what seat `who` may not see (any other number: a spectator)."""
    viewer = viewer_number(s, who)
    for i in range(len(raw)):
        raw[i] &= KEEP[viewer, i]
    conceal(s, viewer)


@rule
def view(s, raw: Vector, who):
    """Wipe what seat `who` may not see, the discreet questions to others too."""
    hide(s, raw, who)
    for other in range(s.seats):
        owed = s.owed[other]
        if other != who and DISCREET[owed.kind] == 1:
            owed.kind = 0
            owed.a = 0
            owed.b = 0
            owed.c = 0
            owed.fresh = 0
            s.owing -= 1


@rule
def guess(s, raw: Vector, who, seed):
    """Turn a state into a fair guess by seat `who`, from what that seat may see; `seed` starts another stream."""
    mute = s.mute
    told = s.told
    viewer = viewer_number(s, who)
    taste = 0
    if viewer < SEATS:
        taste = s.taste[viewer]
    hide(s, raw, viewer)
    s.mute = mute
    s.told = told
    if viewer < SEATS:
        s.taste[viewer] = taste
    sow(s, seed)
    imagine(s, viewer)


@rule
def copy(raw: Vector, source, target):
    """Copy one state over another."""
    for i in range(len(raw[source])):
        raw[target][i] = raw[source][i]


@rule
def begin(s, raw: Vector, seats, variant, high, low, verdict: Vector):
    """Set up a new game from the two words of its seed and run to the first choice."""
    mute = s.mute
    for i in range(len(raw)):
        raw[i] = 0
    s.mute = mute
    s.seats = seats
    s.variant = variant
    s.rng[0] = high
    s.rng[1] = low
    setup(s)
    return settle(s, verdict)
