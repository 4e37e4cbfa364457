"""A property that is worked out once and kept; unlike Python's own without a lock, which costs more than it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # as `property` is written
    """Two threads may both work it out: what they find must be the same."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make, self.name, self.__doc__ = make, make.__name__, make.__doc__

    def __get__(self, one: Any, owner: Any = None) -> T:
        found = one.__dict__[self.name] = self.make(one)
        return found
