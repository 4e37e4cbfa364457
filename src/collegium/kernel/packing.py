"""Several small numbers in one, since an event has room for three: rules pack them, the story unpacks them."""

from collegium.kernel.rule import Vector, rule


@rule
def packed(values: Vector, base):
    """The numbers of a vector, each below `base`, as digits of one: the first in the lowest place."""
    number = 0
    for k in range(len(values)):
        number += values[k] * base**k
    return number


def unpacked(number: int, base: int, count: int) -> list[int]:
    """The `count` numbers that share one, the first in the lowest place."""
    return [number // base**place % base for place in range(count)]
