"""Collegium plays five board games about the academic world, complete and by the book.

import collegium
match = collegium.new("open_science_alliance", seats=3, seed=7)
"""

from typing import Any

__version__ = "0.1.0"
__all__ = ["keys", "new", "replay"]


def keys() -> tuple[str, ...]:
    """The keys of all games."""
    from collegium import registry

    return registry.keys()


def __getattr__(name: str) -> Any:
    if name in ("new", "replay"):
        from collegium.match import match

        return getattr(match, name)
    raise AttributeError(f"module 'collegium' has no attribute '{name}'")
