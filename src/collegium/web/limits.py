"""Rate limits: a small bucket of tokens per person (or address) and kind of act, kept in this process."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import Any

from django.conf import settings

from collegium.web import people
from collegium.web.refusals import Refused

RATES = {  # act: (how many at once, how many a second afterwards)
    "choose": (40, 8.0),
    "chat": (6, 0.5),
    "advice": (4, 0.25),
    "analysis": (3, 0.05),
    "join": (10, 0.2),
    "create": (10, 0.1),
    "account": (8, 0.1),
}
_buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
_lock = threading.Lock()


def spend(request: Any, act: str) -> None:
    """Take one token; Refused when there is none left."""
    most, rate = (part * settings.LIMITS for part in RATES[act])
    known = people.guest_id(request)
    key = (act, known.hex if known and act not in ("create", "account") else request.META.get("REMOTE_ADDR", ""))
    now = time.monotonic()
    with _lock:
        left, then = _buckets.pop(key, (most, now))
        left = min(most, left + (now - then) * rate)
        _buckets[key] = (left - 1 if left >= 1 else left, now)  # what is refused costs nothing
        while len(_buckets) > 50_000:
            _buckets.popitem(last=False)
    if left < 1:
        raise Refused("refused-too-fast", status=429)
