"""Vectors of the record, summed, searched and filled: what every game would write out again."""

from collegium.kernel.rule import Vector, rule


@rule
def total(values: Vector):
    """The sum of a vector."""
    found = 0
    for k in range(len(values)):
        found += values[k]
    return found


@rule
def count(values: Vector, wanted):
    """How often a number stands in a vector."""
    found = 0
    for k in range(len(values)):
        found += values[k] == wanted
    return found


@rule
def find(values: Vector, wanted, n=0):
    """Where a number stands in a vector for the n-th time, from 0; -1 where it does not."""
    for k in range(len(values)):
        if values[k] == wanted:
            if n == 0:
                return k
            n -= 1
    return -1


@rule
def weighed(values: Vector, weights: Vector):
    """The sum of a vector, each number times its weight."""
    found = 0
    for k in range(len(values)):
        found += values[k] * weights[k]
    return found


@rule
def subtotal(values: Vector, first, length):
    """The sum of part of a vector: so many numbers from the first on."""
    found = 0
    for k in range(first, first + length):
        found += values[k]
    return found


@rule
def is_permutation(order: Vector, places):
    """Do the first places of a vector hold the numbers below their count, each once?"""
    seen = 0
    for place in range(places):
        seen |= 1 << order[place]
    return seen == (1 << places) - 1


@rule
def fill(values: Vector, number):
    """Every place of a vector gets this number."""
    for k in range(len(values)):
        values[k] = number
