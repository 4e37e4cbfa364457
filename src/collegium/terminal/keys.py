"""Keys that mean the same with and without Shift or Caps Lock."""

from __future__ import annotations

from textual.binding import Binding


def bound(names: str, action: str, priority: bool = False) -> Binding:
    """A binding of these keys (commas between); letters are bound in both cases."""
    listed = names.split(",")
    capitals = [name.upper() for name in listed if len(name) == 1 and name.isalpha()]
    return Binding(",".join([*listed, *capitals]), action, show=False, priority=priority)
