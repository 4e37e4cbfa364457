"""Many games at once: the loops that a learner needs, each one call for `count` games of one kind.

Every game has a row of each array:

    legal     1 for every flat action id that the seat which is asked may choose
    asked     an action going in; coming back the seat that is asked, or OVER, FAILED, REFUSED
    seeds     of the next game: two words in one number, the first in the upper half
    lucks     of rivals who choose by chance
    numbers   points, tie-break and place of every seat, once the game is over
    rewards   of every seat: 0, at the end from 1 (ahead of all) to -1 (behind all); alone, the points
    vectors   what the seat that is asked may see, by the runs and tables of a layout (see `observation`)

One state more, the `spare` one, is for what is seen of a game; it comes as numbers of one, two, four and eight bytes
too. Vectors without columns are not filled.
With `mine` above 0 only one seat is asked in game k, that of number `mine` - 1 + k round the table; its rivals choose
by chance. These are rules like the others, so they are compiled with the game and run on whatever it runs on.
"""

import numpy as np

from collegium.engine.loops import (
    OFFSETS,
    OPTIONS,
    WIDEST,
    begin,
    first_owing,
    look,
    score,
    settle,
    take,
    view,
)
from collegium.engine.players import luck, random_option
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import Header
from collegium.kernel.rng import MASK
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import COLUMNS, PLACE, POINTS

DEAL, STEP, OBSERVE, COUNT_UP = range(4)  # what can be asked of the door
LINE = 64  # bytes that come from memory together
STORY = Header.dtype.fields["ring"][1]  # where the story lies in every record,
TABLE_FROM = STORY + Header.dtype["ring"].itemsize  # and what comes after it
OVER, FAILED, REFUSED = -1, -2, -3  # instead of a seat; REFUSED - seat: that seat may not do this
CODE, SOURCE, LENGTH, TARGET = range(4)  # a run of integers that lie together in the record and in the vector
POSITIVE = np.uint64
AT, COUNT, STRIDE, TABLE, LOW = range(5)  # numbers of the vector, so far apart, that are seats; how to turn them


@rule
def many_door(
    op, first, stop, spare, states: Vector, raw: Vector, seats, variant, again, mine,
    legal: Vector, asked: Vector, seeds: Vector, lucks: Vector, numbers: Vector, rewards: Vector,
    ones: Vector, twos: Vector, fours: Vector, eights: Vector,
    runs: Vector, turns: Vector, tables: Vector, vectors: Vector,
):  # fmt: skip
    """DEAL new games; STEP: an action for each, below zero none; OBSERVE as the seats in `asked`; COUNT_UP the scores.

    The games from `first` to `stop` are meant. One that is over begins again with a step, or with `again` 0 is left
    alone. Returns how many actions were refused or games failed.
    """
    troubles = 0
    for k in range(first, stop):
        s = states[k]
        row = legal[k]
        if k + 1 < stop:
            ones[0] = touch(raw[k + 1])
        shown = -1
        moved = 0
        if op == DEAL or (op == STEP and s.over == 1 and again == 1 and asked[k] >= 0):
            high = (seeds[k] >> 32) & MASK
            low = seeds[k] & MASK
            shown = begin(s, raw[k], seats, variant, high, low, row)
            high = luck(high) & (MASK >> 1)
            low = luck(low ^ high)
            seeds[k] = (high << 32) | low
            moved = 1
        elif op == STEP and s.over == 0 and asked[k] >= 0:
            who = first_owing(s)
            if who >= 0 and asked[k] < len(row) and row[asked[k]] == 1:
                s.made += 1
                take(s, who, asked[k] - OFFSETS[s.owed[who].kind])
                shown = settle(s, row)
                moved = 1
            else:
                asked[k] = REFUSED - who
                troubles += 1
        elif op == STEP:
            asked[k] = first_owing(s)
        if op == COUNT_UP:
            score(s, numbers[k])
        if op == STEP or op == DEAL:
            for who in range(seats):
                rewards[k, who] = 0
        if moved == 1:
            if mine > 0:
                shown = let_rivals_choose(s, (k + mine - 1) % seats, shown, row, lucks[k : k + 1])
            asked[k] = lay_out(s, shown, row)
            if s.fault != 0:
                asked[k] = FAILED
                troubles += 1
            if s.over == 1:
                score(s, numbers[k])
                reward(s, numbers[k], rewards[k])
        if (moved == 1 or op == OBSERVE) and vectors.shape[1] > 0:
            viewer = (k + mine - 1) % seats if moved == 1 and mine > 0 else asked[k]
            copy_table(raw, k, spare)
            view(states[spare], raw[spare], viewer)
            gather(ones, twos, fours, eights, viewer, runs, turns, tables, vectors, k)
    return troubles


@rule
def touch(raw: Vector):
    """Read a number of every line of memory that a record lies on, so that the next game is near when its turn comes.

    What is returned means nothing; it has to be kept somewhere, else the compiler leaves the reading out. Compiled for
    a processor it is another (`ahead`).
    """
    found = 0
    for line in range(len(raw) // LINE):
        found ^= raw[line * LINE]
    return found


@rule
def copy_table(raw: Vector, source, target):
    """Copy one state over another but for its story, which nobody tells in a batch."""
    for i in range(POSITIVE(STORY)):
        raw[target][i] = raw[source][i]
    for i in range(POSITIVE(TABLE_FROM), POSITIVE(len(raw[source]))):
        raw[target][i] = raw[source][i]


@rule
def let_rivals_choose(s, mine, shown, row: Vector, lucks: Vector):
    """By chance, until seat `mine` is the first to owe a choice. Returns what `settle` did."""
    who = first_owing(s)
    while s.over == 0 and s.fault == 0 and who != mine:
        lucks[0] = luck(lucks[0])
        option = random_option(shown, who, s, row, lucks[0])
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
        end = options
        while end > 0:  # from behind, in pieces that do not lie over where they go
            start = max(0, end - at) if at > 0 else 0
            for option in range(POSITIVE(start), POSITIVE(end)):
                row[POSITIVE(at) + option] = row[option] == LEGAL
            end = start
    for i in range(POSITIVE(at)):
        row[i] = 0
    for i in range(POSITIVE(at + options), POSITIVE(len(row))):
        row[i] = 0
    return who


@rule
def reward(s, numbers: Vector, rewards: Vector):
    """How far ahead each seat is at the end: rivals behind less rivals ahead, as a share of all; alone, the points."""
    for who in range(s.seats):
        rewards[who] = numbers[who * COLUMNS + POINTS]
        if s.seats > 1:
            ahead = 0
            for rival in range(s.seats):
                ahead += numbers[rival * COLUMNS + PLACE] > numbers[who * COLUMNS + PLACE]
                ahead -= numbers[rival * COLUMNS + PLACE] < numbers[who * COLUMNS + PLACE]
            rewards[who] = ahead / (s.seats - 1)


@rule
def gather(
    ones: Vector, twos: Vector, fours: Vector, eights: Vector, who,
    runs: Vector, turns: Vector, tables: Vector, vectors: Vector, k,
):  # fmt: skip
    """Fill vector k from a masked record as seat `who` looks round the table (below zero: looks on).

    No slices, and indices that cannot be below zero: so the compiler counts no references and copies many at a time.
    """
    seats = len(runs) - 1
    viewer = who if who >= 0 else seats
    vectors[k, 0] = who
    for j in range(runs.shape[1]):
        code = runs[viewer, j, CODE]
        source = POSITIVE(runs[viewer, j, SOURCE])
        length = POSITIVE(runs[viewer, j, LENGTH])
        target = POSITIVE(runs[viewer, j, TARGET])
        if code == 0:
            for i in range(length):
                vectors[k, target + i] = ones[source + i]
        elif code == 1:
            for i in range(length):
                vectors[k, target + i] = twos[source + i]
        elif code == 2:
            for i in range(length):
                vectors[k, target + i] = fours[source + i]
        else:
            for i in range(length):
                vectors[k, target + i] = eights[source + i]
    if viewer > 0 and viewer < seats:
        for j in range(len(turns)):
            low = turns[j, LOW]
            kind = turns[j, TABLE]
            at = POSITIVE(turns[j, AT])
            stride = POSITIVE(turns[j, STRIDE])
            for i in range(POSITIVE(turns[j, COUNT])):
                number = POSITIVE(vectors[k, at + i * stride] - low)  # one below the lowest becomes a very large one
                if number < POSITIVE(tables.shape[2]):
                    vectors[k, at + i * stride] = tables[viewer, kind, number]
