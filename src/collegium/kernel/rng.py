"""Chance: one generator inside the record (xoroshiro64**, two 32-bit words), the only source of randomness.

All arithmetic stays in int64 and masks to 32 bits, so the stream is the same uncompiled, compiled and on a GPU.
"""

from collegium.kernel.rule import Vector, rule

MASK = 0xFFFFFFFF
RANGE = 0x100000000


def seed_words(seed: int) -> tuple[int, int]:
    """Two well mixed 32-bit words, not both zero, from a seed of up to 64 bits (splitmix64)."""
    z = seed & 0xFFFFFFFFFFFFFFFF
    words = []
    for _ in range(2):
        z = (z + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        x = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append((x ^ (x >> 31)) & MASK)
    return words[0], words[1] | (words[0] == 0)


@rule
def sow(s, seed):
    """Seed the record's generator from a 32-bit number, inside compiled loops."""
    x = (seed ^ 0x5BF03635) & MASK
    for i in range(2):
        x = (x + 0x9E3779B9) & MASK
        z = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
        s.rng[i] = z ^ (z >> 15)
    if s.rng[0] == 0 and s.rng[1] == 0:
        s.rng[1] = 1


@rule
def draw_word(s):
    """The next 32 random bits."""
    s0 = s.rng[0]
    s1 = s.rng[1]
    x = (s0 * 0x9E3779BB) & MASK
    x = ((x << 5) | (x >> 27)) & MASK
    s1 ^= s0
    s.rng[0] = (((s0 << 26) | (s0 >> 6)) ^ s1 ^ (s1 << 9)) & MASK
    s.rng[1] = ((s1 << 13) | (s1 >> 19)) & MASK
    return (x * 5) & MASK


@rule
def below(s, n):
    """A uniform number from 0 to n-1, without bias (Lemire's method)."""
    product = draw_word(s) * n
    if product & MASK < n:
        threshold = (RANGE - n) % n
        while product & MASK < threshold:
            product = draw_word(s) * n
    return product >> 32


@rule
def shuffle(s, cards: Vector, length):
    """Put the first `length` entries of a vector field into random order."""
    for i in range(length - 1, 0, -1):
        j = below(s, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
