"""Vectors are summed, searched and filled; small numbers share one and come out of it again."""

from __future__ import annotations

import pytest

from collegium.kernel import count, fill, find, is_permutation, packed, subtotal, total, unpacked, weighed


def test_sums_and_searches():
    values = [3, 0, 2, 0]
    assert total(values) == 5 and subtotal(values, 1, 2) == 2 and weighed(values, [1, 9, 10, 9]) == 23
    assert count(values, 0) == 2 and find(values, 0) == 1 and find(values, 0, 1) == 3
    assert find(values, 7) == find(values, 0, 2) == -1


def test_a_vector_is_filled():
    values = [3, 0, 2]
    fill(values, -1)
    assert values == [-1, -1, -1]


@pytest.mark.parametrize(
    ("order", "places", "is_one"), [([2, 0, 1], 3, True), ([0, 1, 1], 3, False), ([1, 0, 9], 2, True)]
)
def test_permutations(order, places, is_one):
    assert is_permutation(order, places) == is_one


@pytest.mark.parametrize(("values", "base"), [([1, 2, 3], 4), ([0, 0, 7], 8), ([11, 0, 11, 5], 12), ([0], 2)])
def test_what_is_packed_is_unpacked(values, base):
    assert unpacked(packed(values, base), base, len(values)) == values


def test_the_first_number_has_the_lowest_place():
    assert packed([5, 1], 8) == 13 and unpacked(13, 8, 3) == [5, 1, 0]
