"""Rate limits: a small bucket of tokens per person and kind of act, kept in this process.

Behind one address there may be a class: it has a bucket too, but one for a crowd, against floods alone. Somebody who is
not known yet has only that.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import Any

from django.conf import settings

from collegium.web.live import people
from collegium.web.refusals import Refused

RATES = {  # act: (how many at once, how many a second afterwards, how many such people one address may have)
    "choose": (40, 8.0, 30),
    "chat": (6, 0.5, 30),
    "advice": (4, 0.25, 30),
    "analysis": (3, 0.05, 30),
    "join": (10, 0.2, 30),
    "code": (12, 0.2, 40),  # codes of gatherings that are tried
    "create": (10, 0.1, 30),
    "picture": (30, 3.0, 30),
    "moment": (120, 15.0, 30),
    "letter": (6, 0.05, 30),
    "account": (8, 0.1, 10),  # costs much (a password is hashed), and is how one would guess passwords
}
MOST = 50_000  # buckets kept
NAME = 150  # letters of an account's name
Bucket = tuple[str, str]  # act, whose
_buckets: OrderedDict[Bucket, tuple[float, float]] = OrderedDict()  # what was left, and when
_lock = threading.Lock()


def spend(request: Any, act: str, account: str = "") -> None:
    """Take one token of the person (or, at the door of an account, of whoever tries that one from there) and one of
    the address; Refused when either has none left, and then it costs nothing."""
    most, rate, crowd = RATES[act]
    address = request.META.get("REMOTE_ADDR", "")
    wanted: list[tuple[Bucket, float]] = [((act, address), settings.LIMITS * crowd)]
    if account:
        wanted.append(((act, f"{address} {account.casefold()[:NAME]}"), settings.LIMITS))
    elif person := people.person_of(request):
        wanted.append(((act, person.id.hex), settings.LIMITS))
    now = time.monotonic()
    with _lock:
        left = [_left(bucket, most * times, rate * times, now) for bucket, times in wanted]
        enough = min(left) >= 1
        for (bucket, _), tokens in zip(wanted, left, strict=True):
            _buckets[bucket] = (tokens - enough, now)
            _buckets.move_to_end(bucket)
        while len(_buckets) > MOST:
            _buckets.popitem(last=False)
    if not enough:
        raise Refused("refused-too-fast", status=429)


def _left(bucket: Bucket, most: float, rate: float, now: float) -> float:
    left, then = _buckets.get(bucket, (most, now))
    return min(most, left + (now - then) * rate)
