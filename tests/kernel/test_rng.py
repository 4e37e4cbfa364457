"""Chance: known numbers, the same in every world, without bias that a test could see."""

from __future__ import annotations

from types import SimpleNamespace

from collegium.kernel.rng import below, draw_word, seed_words, shuffle, sow


def generator(seed):
    return SimpleNamespace(rng=list(seed_words(seed)))


def reference(s0, s1):
    """xoroshiro64** as its authors describe it, in unlimited integers."""

    def turn(x, k):
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    while True:
        yield turn((s0 * 0x9E3779BB) & 0xFFFFFFFF, 5) * 5 & 0xFFFFFFFF
        s1 ^= s0
        s0, s1 = turn(s0, 26) ^ s1 ^ (s1 << 9) & 0xFFFFFFFF, turn(s1, 13)


def test_the_stream_is_xoroshiro64_star_star():
    s, wanted = generator(42), reference(*seed_words(42))
    assert [draw_word(s) for _ in range(1000)] == [next(wanted) for _ in range(1000)]


def test_ranges_are_even():
    s = generator(1)
    for n in (2, 3, 7, 52, 1000):
        draws = 40_000
        counts = [0] * n
        for _ in range(draws):
            counts[below(s, n)] += 1
        chi = sum((count - draws / n) ** 2 / (draws / n) for count in counts)
        assert chi < n + 5 * (2 * n) ** 0.5 + 10, (n, chi)


def test_shuffles_reach_every_order_evenly():
    s, seen = generator(3), {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3, 9]
        shuffle(s, cards, 4)
        assert cards[4] == 9
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 24 and all(850 < count < 1150 for count in seen.values())


def test_seeds_near_each_other_start_far_apart():
    words = {seed_words(seed) for seed in range(10_000)}
    assert len(words) == 10_000 and (0, 0) not in words
    firsts = sum(seed_words(seed)[0] >> 31 for seed in range(10_000))
    assert 4800 < firsts < 5200
    s = SimpleNamespace(rng=[0, 0])
    sow(s, 5)
    assert s.rng != [0, 0] and all(0 <= word < 2**32 for word in s.rng)
