"""Many games at once: the loops that a learner needs, each one call for `count` games of one kind.

Game k is state 2k; state 2k + 1 is what the seat that is asked may see of it. `verdict` has a row per game with a
number for every flat action id, 1 where it is legal. `out` has, for each of `count` games: what goes in and comes back
(an action; the seat that is asked, -1 = over), then the seeds of the next games, then the luck of rivals, then room for
the scores. With `mine` only seat k mod seats is asked in game k; its rivals choose by chance. These are rules like the
others, so they are compiled with the game and run on whatever it runs on.
"""

from collegium.engine.loops import OFFSETS, OPTIONS, WIDEST, begin, copy, first_owing, look, score, settle, take, view
from collegium.engine.players import luck, random_option
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import SEATS
from collegium.kernel.rng import MASK
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import COLUMNS

SCORES = 3  # where the scores begin in `out`, in counts of games
OVER, FAILED, REFUSED = -1, -2, -3  # instead of a seat; REFUSED - seat: that seat may not do this


@rule
def deal_all(states: Vector, raw: Vector, count, seats, variant, mine, verdict: Vector, out: Vector):
    """Begin a new game in every state. Returns how many failed."""
    width = len(verdict) // count
    troubles = 0
    for k in range(count):
        row = verdict[k * width : (k + 1) * width]
        troubles += deal(states, raw, k, count, seats, variant, mine, row, out)
    return troubles


@rule
def step_all(states: Vector, raw: Vector, count, again, mine, verdict: Vector, out: Vector):
    """One action for every game; below zero: none. A game that is over begins again, or with `again` 0 is left alone.

    Returns how many actions were refused or games failed: `out` says which.
    """
    width = len(verdict) // count
    troubles = 0
    for k in range(count):
        s = states[2 * k]
        row = verdict[k * width : (k + 1) * width]
        if out[k] < 0 or (s.over == 1 and again == 0):
            out[k] = first_owing(s)
        elif s.over == 1:
            troubles += deal(states, raw, k, count, s.seats + 0, s.variant + 0, mine, row, out)
        else:
            troubles += answer(states, raw, k, count, mine, row, out)
    return troubles


@rule
def deal(states: Vector, raw: Vector, k, count, seats, variant, mine, row: Vector, out: Vector):
    """Begin game k from its seed (two words in one number, the first in the upper half); the next one comes of it."""
    high = (out[count + k] >> 32) & MASK
    low = out[count + k] & MASK
    shown = begin(states[2 * k], raw[2 * k], seats, variant, high, low, row)
    high = luck(high) & (MASK >> 1)
    low = luck(low ^ high)
    out[count + k] = (high << 32) | low
    return go_on(states, raw, k, count, mine, shown, row, out)


@rule
def answer(states: Vector, raw: Vector, k, count, mine, row: Vector, out: Vector):
    """Play the action out[k]: legal is what stands in the row that was laid out before. Returns 1 if it is refused."""
    s = states[2 * k]
    who = first_owing(s)
    action = out[k]
    if who < 0 or action >= len(row) or row[action] == 0:
        out[k] = REFUSED - who
        return 1
    s.made += 1
    take(s, who, action - OFFSETS[s.owed[who].kind])
    return go_on(states, raw, k, count, mine, settle(s, row), row, out)


@rule
def go_on(states: Vector, raw: Vector, k, count, mine, shown, row: Vector, out: Vector):
    """Rivals choose, the next menu is laid out and seen, or the score is counted. Returns 1 if the rules failed."""
    s = states[2 * k]
    if mine == 1:
        shown = let_rivals_choose(s, k % s.seats, shown, row, out[2 * count + k : 2 * count + k + 1])
    out[k] = lay_out(s, shown, row)
    copy(raw, 2 * k, 2 * k + 1)
    view(states[2 * k + 1], raw[2 * k + 1], k % s.seats if mine == 1 else out[k])
    if s.fault != 0:
        out[k] = FAILED
        return 1
    if s.over == 1:
        at = SCORES * count + k * SEATS * COLUMNS
        score(s, out[at : at + SEATS * COLUMNS])
    return 0


@rule
def let_rivals_choose(s, mine, shown, row: Vector, chance: Vector):
    """By chance, until seat `mine` is the first to owe a choice. Returns what `settle` did."""
    who = first_owing(s)
    while s.over == 0 and s.fault == 0 and who != mine:
        chance[0] = luck(chance[0])
        option = random_option(shown, who, s, row, chance[0])
        if option >= 0:
            s.made += 1
            take(s, who, option)
            shown = settle(s, row)
        who = first_owing(s)
    return shown


@rule
def lay_out(s, shown, row: Vector):
    """The menu of the first seat that owes a choice, over all flat action ids. Returns that seat, or OVER.

    `shown` is what `settle` returned: it may have left this menu at the front of the row.
    """
    who = first_owing(s)
    at = 0
    options = 0
    if who >= 0:
        if shown < 0 or shown // WIDEST != who:
            look(s, who, row)
        at = OFFSETS[s.owed[who].kind]
        options = OPTIONS[s.owed[who].kind]
        to = row[at : at + options]
        if at >= options:
            for option in range(options):
                to[option] = row[option] == LEGAL
        else:
            for option in range(options - 1, -1, -1):  # from behind: it overlaps where it stands
                to[option] = row[option] == LEGAL
    for i in range(at):
        row[i] = 0
    for i in range(at + options, len(row)):
        row[i] = 0
    return who


@rule
def observe_all(states: Vector, raw: Vector, count, out: Vector):
    """Copy every state 2k to 2k + 1, as the seat out[k] may see it (any other number: a spectator)."""
    for k in range(count):
        copy(raw, 2 * k, 2 * k + 1)
        view(states[2 * k + 1], raw[2 * k + 1], out[k])
    return count
