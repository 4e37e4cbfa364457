"""Rate limits: each person has a small bucket of tokens for each kind of act.

All processes share the buckets in Redis (`shared.py`). Without Redis, and while it is away, each process has its own.
Pages are always counted in each process: asking Redis would cost more than many a page.

Behind one address there may be a class: it has a bucket too, but one for a crowd, against floods alone. Somebody who is
not known yet has only that.
"""

from __future__ import annotations

import ipaddress
import math
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from django.conf import settings

from collegium.web.door import shared
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
    "page": (240, 16.0, 20),  # pages, parts of pages, opening a stream
    "visit": (3000, 100.0, 1),  # the same, by all strangers behind one address
}
PER_ACCOUNT = {  # act: (how many at once, how many a second afterwards), wherever it is tried from
    "failed": (10, 1 / 120),  # wrong passwords
    "mails": (4, 1 / 900),  # letters with a link for a new password
    "factor": (5, 1 / 300),  # wrong codes, by somebody who knows the password
}
MOST = 50_000  # buckets kept of each act: a flood of one act does not push out the buckets of another
NETWORK = 64  # bits of an IPv6 address that a house or a company has for itself


@dataclass(frozen=True)
class Bucket:
    """The tokens that somebody has for an act: `most` at once, and `rate` more each second."""

    act: str
    whose: str
    most: float
    rate: float


_buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {}  # by act and whose: what was left, and when
_lock = threading.Lock()


@lru_cache(4096)
def counted(told: str) -> str:
    """An address as limits count it: of IPv6 the network of 64 bits, which one house has; IPv4 in IPv6 as IPv4."""
    try:
        found = ipaddress.ip_address(told.partition("%")[0])
    except ValueError:
        return told
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), NETWORK), strict=False))
    return str(found)


def address(request: Any) -> str:
    """Where a request came from, as limits count it."""
    return counted(request.META.get("REMOTE_ADDR", ""))


def hidden(text: str) -> str:
    """A name, a mail address or a key as a bucket is called: nobody reads it there."""
    return sha256(text.encode("utf-8", "replace")).hexdigest()[:32]


def bucket(act: str, whose: str, times: float = 1.0) -> Bucket:
    """A bucket of this act; `times` for a crowd."""
    most, rate = PER_ACCOUNT.get(act) or RATES[act][:2]
    times *= settings.LIMITS
    return Bucket(act, whose, most * times, rate * times)


def spend(request: Any, act: str, account: str = "") -> None:
    """Take one token of the person and one of the address. With `account`, somebody tries to log in: then it is a token
    of that account at this address. Raises Refused, and takes nothing, when either has none left."""
    here = address(request)
    wanted = [bucket(act, here, RATES[act][2])]
    if account:
        wanted.append(bucket(act, f"{here} {hidden(account)}"))
    elif person := people.person_of(request):
        wanted.append(bucket(act, person.id.hex))
    take(wanted)


def look(request: Any) -> float:
    """Take one token for a page. Returns 0, or the seconds after which to try again. Nothing is looked up: a person
    is a guest's signed cookie, a session or a key; one that is made up has no more than its address has."""
    here, known = address(request), _shown(request)
    if known:
        return _take_here([bucket("page", here, RATES["page"][2]), bucket("page", known)])
    return _take_here([bucket("visit", here)])


def _shown(request: Any) -> str:
    """Return what a request shows as its identity: a key, a session or a guest's cookie. Empty for a stranger."""
    if key := request.headers.get("Authorization", ""):
        return f"key {hidden(key)}"
    if session := request.COOKIES.get(settings.SESSION_COOKIE_NAME, ""):
        return f"session {session[:64]}"
    guest = people.guest_id(request)
    return guest.hex if guest else ""


def take(wanted: list[Bucket], words: str = "refused-too-fast", way: tuple[str, str] = ("", "")) -> None:
    """Take one token of each bucket, or of none; then Refused, in these words."""
    enough = shared.spend([(f"{one.act}.{one.whose}", one.most, one.rate) for one in wanted])
    wait = _take_here(wanted) if enough is None else 0.0 if enough else max(1 / max(one.rate, 1e-6) for one in wanted)
    if wait:
        raise Refused(words, status=429, way=way, wait=math.ceil(wait))


def give_back(wanted: list[Bucket]) -> None:
    """Put one token back into each bucket: it should not have cost any."""
    if shared.spend([(f"{one.act}.{one.whose}", one.most, one.rate) for one in wanted], cost=-1) is None:
        _take_here(wanted, cost=-1)


def _take_here(wanted: list[Bucket], cost: int = 1) -> float:
    """One token of each bucket of this process, or of none: then the seconds until there would be one of each."""
    now = time.monotonic()
    with _lock:
        left = [_left(one, now) for one in wanted]
        enough = min(left) >= cost
        for one, tokens in zip(wanted, left, strict=True):
            kept = _buckets.setdefault(one.act, OrderedDict())
            kept[one.whose] = (min(one.most, tokens - cost * enough), now)
            kept.move_to_end(one.whose)
            if len(kept) > MOST:
                kept.popitem(last=False)
    if enough:
        return 0.0
    return max((cost - tokens) / max(one.rate, 1e-6) for one, tokens in zip(wanted, left, strict=True))


def _left(one: Bucket, now: float) -> float:
    left, then = _buckets.setdefault(one.act, OrderedDict()).get(one.whose, (one.most, now))
    return min(one.most, left + (now - then) * one.rate)
