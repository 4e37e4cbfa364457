"""Other truths behind the same view, as the site shows them (`collegium.laws.truths` has those of a match)."""

from __future__ import annotations


def more_discreet_choices(room, viewer, count):
    """The room as if the others had made so many more discreet choices before everything else."""
    room.version += count
    room.owed = [(number + count, menu) for number, menu in room.owed]
    room.numbers._unseen[viewer] = [*range(count), *(row + count for row in room.numbers._unseen[viewer])]
