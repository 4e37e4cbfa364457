"""The numbers that leave the server: how many choices there have been, as far as each viewer may know.

That a seat is asked a discreet question tells what it holds. A number that counts every choice would tell it too: who
sees 41 after 39 knows that somebody was asked and kept silent. So every viewer has numbers of their own, in which the
discreet choices of others do not count. The journal goes on counting everything (`Room.version`); whatever a client is
told or sends back (`number`, `answers`) is a number of its viewer, made here and compared here.

One exception keeps a stale menu from ever being applied: a discreet choice that changed or withdrew what a seat was
being asked counts for that seat, which has seen it happen.
"""

from __future__ import annotations

from bisect import bisect_left


class Numbers:
    """The numbers of every seat and (as viewer -1) of spectators."""

    def __init__(self, seats: int) -> None:
        self._unseen: list[list[int]] = [[] for _ in range(seats + 1)]  # rows of the journal, ascending, by viewer

    def hide(self, viewer: int, row: int) -> None:
        """This row of the journal does not count for a viewer."""
        self._unseen[viewer].append(row)

    def outward(self, viewer: int, number: int) -> int:
        """What a viewer is told for a number of the journal."""
        return number - bisect_left(self._unseen[viewer], number)
