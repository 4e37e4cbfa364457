"""Memory: what searching bots keep of a thought until their next choice of the same turn.

It is found again only when nothing but the bot's own choice has happened since, so nothing a rival chose in secret can
be told from it. The oldest thoughts are forgotten first.
"""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict

from collegium.bots.thinker import Mind
from collegium.match.match import Match

MOST = 32  # thoughts kept
_minds: OrderedDict[bytes, Mind] = OrderedDict()
_lock = threading.Lock()


def moment(match: Match, seat: int, option: int | None = None) -> bytes:
    """A key for this moment of this match for a seat; with `option`, for the moment after the seat takes it."""
    choices = match.choices if option is None else [*match.choices, (seat, option)]
    return hashlib.sha256(f"{match.game.key}/{match.variant}/{match.seed}/{seat}/{choices}".encode()).digest()


def recall(key: bytes) -> Mind:
    """What was kept for this moment, or an empty mind."""
    with _lock:
        return _minds.pop(key, None) or Mind()


def keep(key: bytes, mind: Mind) -> None:
    """Keep a thought for the moment that `key` tells of."""
    for tree in mind.trees:
        tree.shrink()
    with _lock:
        _minds[key] = mind
        while len(_minds) > MOST:
            _minds.popitem(last=False)
