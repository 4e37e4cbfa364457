"""The loops around a game's rules, written once and bound to each game's functions by the engine.

Template: the names under "bound by the engine" are replaced by the game's own. Everything the outside calls goes
through `door`, so that a game is compiled as one piece.
"""

import numpy as np

from collegium.kernel.flow import (
    FAULT_EMPTY_MENU,
    FAULT_ENDLESS,
    FAULT_NONE,
    FAULT_NOTHING_TO_DO,
    SEATS,
)
from collegium.kernel.rng import MASK, sow
from collegium.kernel.rule import Vector, rule

# Bound by the engine ------------------------------------------------------------------------------------------------
OPTIONS = np.zeros(1, np.int64)  # options of each kind of choice
ASK_ALONE = np.zeros(1, np.int64)  # 1 = asked even when only one option is legal
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


# What the door does -------------------------------------------------------------------------------------------------
BEGIN, ACT, MENU, SCORE, SANE, VIEW, IMAGINE, VALUE, PLAYOUT, GREEDY, RUN, CONTEST, COPIES = range(13)
DONE, NOT_OWED, NO_SUCH_OPTION, NOT_LEGAL = 0, -1, -2, -3
BROKEN_BOUNDS = 1000  # sane codes from here on: a field outside its legend
BROKEN_FAULT = 500  # sane codes from here on: a fault of the flow
ENDLESS = 100_000
NEVER = 1 << 60  # -NEVER is below any value a game may give
TURN = 40  # own choices a greedy player looks ahead
LEGAL = 4096  # more than any menu has options


@rule
def look(s, who, verdict: Vector):
    """Fill the menu of a seat that owes a choice. Returns how many options are legal."""
    options = OPTIONS[s.owed[who].kind]
    for option in range(options):
        verdict[option] = 0
    menu(s, who, verdict)
    legal = 0
    for option in range(options):
        legal += verdict[option] == 1
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
        if verdict[option] == 1:
            if n == 0:
                return option
            n -= 1
        option += 1


@rule
def settle(s, verdict: Vector):
    """Run steps and take forced answers until a seat has a real choice or the game is over.

    Returns seat * LEGAL + number of legal options of the menu that stands in `verdict`, or -1.
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
            for who in range(s.seats):
                owed = s.owed[who]
                if owed.fresh == 1:
                    owed.fresh = 0
                    legal = look(s, who, verdict)
                    shown = who * LEGAL + legal
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
def luck(x):
    """The next number of a small stream for players who choose by chance; never the game's own generator."""
    x = (x + 0x9E3779B9) & MASK
    z = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
    return z ^ (z >> 15)


@rule
def random_option(shown, who, s, verdict: Vector, chance):
    """A uniform legal option of `who`; `shown` is what `settle` returned. -1 when there is none."""
    legal = shown % LEGAL
    if shown < 0 or shown // LEGAL != who:
        legal = look(s, who, verdict)
    if legal == 0:
        s.fault = FAULT_EMPTY_MENU
        return -1
    return nth_legal(verdict, (chance * legal) >> 32)


@rule
def playout(s, raw: Vector, verdict: Vector, seed, limit, checks):
    """Random play to the end or `limit` choices. Returns the choices made, or -code when a check fails."""
    made = 0
    chance = luck(seed)
    shown = settle(s, verdict)
    while s.over == 0 and s.fault == 0 and made < limit:
        who = first_owing(s)
        chance = luck(chance)
        option = random_option(shown, who, s, verdict, chance)
        if option < 0:
            break
        s.made += 1
        take(s, who, option)
        shown = settle(s, verdict)
        made += 1
        if checks == 1:
            code = check(s, raw)
            if code != 0:
                return -code
    if s.fault != FAULT_NONE:
        return -(BROKEN_FAULT + s.fault)
    return made


@rule
def copy(raw: Vector, source, target):
    """Copy one state over another."""
    for i in range(len(raw[source])):
        raw[target][i] = raw[source][i]


@rule
def finish_turn(s, who, verdict: Vector, chance, limit):
    """Let `who` answer by chance to the end of the turn, or of what `who` owes, at most `limit` times.

    Returns the stream's next number.
    """
    turn = s.turn
    shown = -1
    while s.over == 0 and s.fault == 0 and s.owed[who].kind != 0 and s.turn == turn and limit > 0:
        chance = luck(chance)
        option = random_option(shown, who, s, verdict, chance)
        if option < 0:
            break
        take(s, who, option)
        shown = settle(s, verdict)
        limit -= 1
    return chance


@rule
def foresee(states: Vector, raw: Vector, i, who, option, turn, tries, chance, verdict: Vector, out: Vector):
    """Add to out[option] how good the option of `who` in state `i` looks, at once or once the turn is through.

    The turn is finished in `tries` ways by chance; the best moment counts. Uses the states i+1 and i+2 as scratch.
    Returns the stream's next number.
    """
    copy(raw, i, i + 1)
    after = states[i + 1]
    take(after, who, option)
    settle(after, verdict)
    best = value(after, who)
    if after.owed[who].kind != 0 and after.over == 0 and after.turn == turn:
        for _ in range(tries):
            copy(raw, i + 1, i + 2)
            chance = finish_turn(states[i + 2], who, verdict, chance, TURN)
            best = max(best, value(states[i + 2], who))
    out[option] += best
    return chance


@rule
def greedy(states: Vector, raw: Vector, i, who, seed, guesses, tries, verdict: Vector, out: Vector):
    """The option of seat `who` in state `i` that leads to the best value, at once or once its turn is through.

    Every option is foreseen in `guesses` fair guesses of what is hidden. Uses the states i+1..i+3 as scratch; leaves
    the summed value of each option in `out`.
    """
    options = OPTIONS[states[i].owed[who].kind]
    turn = states[i].turn
    chance = luck(seed)
    look(states[i], who, verdict)
    for option in range(options):
        out[option] = 0 if verdict[option] == 1 else -NEVER
    for _ in range(guesses):
        copy(raw, i, i + 1)
        states[i + 1].mute = 1
        chance = luck(chance)
        guess(states[i + 1], raw[i + 1], who, chance)
        for option in range(options):
            if out[option] != -NEVER:
                chance = foresee(states, raw, i + 1, who, option, turn, tries, chance, verdict, out)
    return best_of(options, chance, out)


@rule
def best_of(options, chance, out: Vector):
    """The option with the largest number in `out`, ties by chance; -1 when all are -NEVER."""
    best_option = -1
    ties = 0
    for option in range(options):
        if out[option] != -NEVER:
            if best_option < 0 or out[option] > out[best_option]:
                best_option = option
                ties = 1
            elif out[option] == out[best_option]:
                ties += 1
                chance = luck(chance)
                if (chance * ties) >> 32 == 0:
                    best_option = option
    return best_option


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


@rule
def contest(
    states: Vector, raw: Vector, i, bots: Vector, seed, guesses, tries, limit, verdict: Vector, out: Vector, log: Vector
):
    """Play state `i` to its end: bots[seat] is 0 for chance, 1 and up for greedy with that taste less 1.

    Returns the choices made, or -code; `log` takes them as seat * LEGAL + option, as far as it has room.
    """
    s = states[i]
    for who in range(s.seats):
        s.taste[who] = max(bots[who] - 1, 0)
    made = 0
    chance = luck(seed)
    settle(s, verdict)
    while s.over == 0 and s.fault == 0 and made < limit:
        who = first_owing(s)
        chance = luck(chance)
        if bots[who] == 0:
            option = random_option(-1, who, s, verdict, chance)
        else:
            option = greedy(states, raw, i, who, chance, guesses, tries, verdict, out)
        if option < 0:
            break
        if made < len(log):
            log[made] = who * LEGAL + option
        s.made += 1
        take(s, who, option)
        settle(s, verdict)
        made += 1
    for who in range(s.seats):
        s.taste[who] = 0
    if s.fault != FAULT_NONE:
        return -(BROKEN_FAULT + s.fault)
    return made


@rule
def door(op, states: Vector, raw: Vector, i, a, b, c, d, verdict: Vector, out: Vector):
    """The one way in: see the constants above. `out` takes what does not fit the returned number."""
    if op == BEGIN:
        return begin(states[i], raw[i], a, b, c, d, verdict)
    if op == ACT:
        return act(states[i], a, b, verdict)
    if op == MENU:
        return look(states[i], a, verdict)
    if op == SCORE:
        score(states[i], out)
        return 0
    if op == SANE:
        return check(states[i], raw[i])
    if op == VIEW:
        hide(states[i], raw[i], a)
        return 0
    if op == IMAGINE:
        guess(states[i], raw[i], a, b)
        return 0
    if op == VALUE:
        return value(states[i], a)
    if op == PLAYOUT:  # states i..a-1; out: choices made by each
        total = 0
        for k in range(i, a):
            out[k] = playout(states[k], raw[k], verdict, b + k, c, d)
            if out[k] < 0:
                return out[k]
            total += out[k]
        return total
    if op == GREEDY:
        return greedy(states, raw, i, a, b, c, d, verdict, out)
    if op == RUN:  # states i..a-1, one answer each: seat * LEGAL + option in out, replaced by the result code
        accepted = 0
        for k in range(i, a):
            out[k] = act(states[k], out[k] // LEGAL, out[k] % LEGAL, verdict)
            accepted += out[k] == DONE
        return accepted
    if op == CONTEST:  # out: the bots, room for a menu's values, the log
        menu_end = SEATS + len(verdict)
        return contest(states, raw, i, out[:SEATS], a, b, c, d, verdict, out[SEATS:menu_end], out[menu_end:])
    if op == COPIES:  # a copies of state i, to measure
        for _ in range(a):
            copy(raw, i, i + 1)
            copy(raw, i + 1, i)
        return a * 2
    return -1
