"""`@rule` marks a function as part of the rules: plain Python now, compiled by Numba when the engine asks for it.

A rule takes the state `s` first; other parameters are integers unless annotated with a Record class or `Vector`.
No allocation, no exceptions, no recursion, no strings, no floats: that is what lets the same source run on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

F = TypeVar("F", bound=Callable[..., object])

if TYPE_CHECKING:
    Vector = Any
else:

    class Vector:
        """Annotation of a parameter that is a vector field of the record, whatever its integer size."""


class BadRule(TypeError):
    """A rule that does what no rule may: it allocates, raises, calls itself. Says which, where, and what to do."""


def rule(function: F) -> F:
    """Mark `function` as a rule. It stays an ordinary function; see `engine` for its compiled twin."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> bool:
    return callable(value) and getattr(value, "__rule__", False)
