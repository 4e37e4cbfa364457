"""The net: a small learned judgement of a state, in compiled code, as the search asks it.

It looks at what a seat may see (the vector of `engine/observation.py`) and at the value and the points of every seat,
the own first, and says how likely that seat is to win, before the seats are compared. Weights are arrays that are
handed in, so that other weights need no compilation.

    columns   a row per column of the first layer: FROM which number, its first ROW of weights, LOW and LEVELS. Without
              levels the number itself counts; else it picks one of so many rows, the first for LOW
    first     weights of the first layer, a row per column or level; the last row is added always
    second    of the second layer, a row per cell of the first, the last one likewise
    third     of the last layer, likewise
    cells     room for the cells of both layers

Two tuples go through the search: `sight` (how a vector is made: the bytes of a spare state as numbers of one, two, four
and eight bytes, the runs, turns and tables of a layout, room for the vector) and `net` (the arrays above).
"""

import math

import numpy as np

from collegium.engine.loops import copy, score, view
from collegium.engine.many import gather
from collegium.kernel.flow import SEATS
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import COLUMNS, POINTS

FROM, ROW, LOW, LEVELS = 0, 1, 2, 3
SINGLE, POSITIVE = np.float32, np.uint64


@rule
def observe(states: Vector, raw: Vector, i, k, who, sight: Vector):
    """Fill the vector with what seat `who` may see of state `i`; state `k` is scratch."""
    ones, twos, fours, eights, runs, turns, tables, vectors = sight
    copy(raw, i, k)
    view(states[k], raw[k], who)
    gather(ones, twos, fours, eights, who, runs, turns, tables, vectors, 0)


@rule
def append_figures(s, who, values: Vector, numbers: Vector, sight: Vector):
    """Behind what is seen: the value and the points of every seat, that of `who` first."""
    vectors = sight[7]
    at = vectors.shape[1] - 2 * s.seats
    for k in range(s.seats):
        other = (who + k) % s.seats
        vectors[0, at + k] = int(values[other])
        vectors[0, at + s.seats + k] = numbers[other * COLUMNS + POINTS]


@rule
def weigh(sight: Vector, net: Vector):
    """What the net says of the vector."""
    vectors = sight[7]
    columns, first, second, third, cells = net
    width = first.shape[1]
    last = POSITIVE(first.shape[0] - 1)
    for j in range(POSITIVE(width)):
        cells[j] = first[last, j]
    for c in range(columns.shape[0]):
        number = vectors[0, columns[c, FROM]]
        row = POSITIVE(columns[c, ROW])
        if columns[c, LEVELS] == 0:
            if number != 0:
                x = SINGLE(number)
                for j in range(POSITIVE(width)):
                    cells[j] += x * first[row, j]
        else:
            number -= columns[c, LOW]
            if number >= 0 and number < columns[c, LEVELS]:
                row = POSITIVE(columns[c, ROW] + number)
                for j in range(POSITIVE(width)):
                    cells[j] += first[row, j]
    deep = second.shape[1]
    last = POSITIVE(width)
    for k in range(POSITIVE(deep)):
        cells[last + k] = second[last, k]
    for j in range(POSITIVE(width)):
        x = cells[j]
        if x > SINGLE(0):
            for k in range(POSITIVE(deep)):
                cells[last + k] += x * second[j, k]
    said = float(third[deep])
    for k in range(POSITIVE(deep)):
        said += max(float(cells[last + k]), 0.0) * float(third[k])
    return said


@rule
def foretell(
    states: Vector, raw: Vector, i, values: Vector, numbers: Vector, shares: Vector, sight: Vector, net: Vector
):
    """What every seat's share of the win will be, by the net, into `shares`, from the seats' `values` of state `i`.

    Alone, a seat is compared with nobody, of whom the net says 0. State i+1 is scratch.
    """
    s = states[i]
    score(s, numbers)
    alone = s.seats == 1
    most = 0.0 if alone else -1e18
    for who in range(s.seats):
        observe(states, raw, i, i + 1, who, sight)
        append_figures(s, who, values, numbers, sight)
        shares[SEATS + who] = weigh(sight, net)
        most = max(most, shares[SEATS + who])
    total = math.exp(max(-most, -60.0)) if alone else 0.0
    for who in range(s.seats):
        shares[who] = math.exp(max(shares[SEATS + who] - most, -60.0))
        total += shares[who]
    for who in range(s.seats):
        shares[who] /= total
