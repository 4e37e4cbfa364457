"""What is kept of a game in the moment it ends: points and places, and what they do to ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from collegium.web.live import ratings
from collegium.web.models import Seat, Table


def keep(table: Table, seats: Sequence[Seat], scores: Sequence[Any]) -> None:
    """Within the transaction of the last choice."""
    for seat, score in zip(seats, scores, strict=True):
        seat.points, seat.place = score.points, score.place
        seat.save(update_fields=["points", "place"])
    ratings.count(table, seats)
