"""What was made lately, by what it was made of; what nobody asked for goes first."""

from __future__ import annotations

from typing import Any


class Lately:
    """Keeps at most `most` things. They lie in two halves: what is asked for comes into the newer one, and where that
    is full, the older one is forgotten. So nothing has to be put in order when it is asked for."""

    def __init__(self, most: int) -> None:
        self.half = most // 2
        self._new: dict[Any, Any] = {}
        self._old: dict[Any, Any] = {}

    def get(self, key: Any) -> Any:
        """What is kept, or None."""
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Any, thing: Any) -> None:
        if len(self._new) >= self.half:
            self._old, self._new = self._new, {}
        self._new[key] = thing

    def __len__(self) -> int:
        return len(self._new.keys() | self._old.keys())
