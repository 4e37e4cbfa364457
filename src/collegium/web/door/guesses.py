"""Guessing: every account has a bucket of wrong passwords, wherever they are tried from. A browser that logged in to
the account before has a bucket of its own, so nobody can lock out the owner. A cookie tells that it did.

The cookie names nobody: each of its entries is a random number and a seal, which only the server can match with an
account. A new password makes the entries of other browsers worthless.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

from collegium.web.door import limits
from collegium.web.door.limits import Bucket

COOKIE, SALT, AGE = "collegium_known", "collegium.known", 60 * 60 * 24 * 365
MOST = 4  # accounts that one browser is known to
ENTRY = re.compile(r"([\w-]{22})\.([0-9a-f]{64})")


@dataclass
class Guess:
    """A password that is being tried. It has cost a token of each of these buckets, which it gets back if right."""

    taken: list[Bucket] = field(default_factory=list)

    def was_right(self) -> None:
        if self.taken:
            limits.give_back(self.taken)


def tidy(name: str) -> str:
    """A name or an address as it is counted: however it is written, it is the same account."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def login(request: Any, name: str) -> Guess:
    """Somebody tries a password at the door; Refused where there were too many."""
    browser = known_as(request, _account(request, name))
    if browser:
        limits.take([limits.bucket("account", f"browser {browser}")])
        return _failing(f"browser {browser}")
    limits.spend(request, "account", tidy(name))
    return _failing(f"account {limits.hidden(tidy(name))}")


def again(request: Any) -> Guess:
    """Somebody who is logged in gives the password once more: counted by session, so that a session that was stolen
    locks out nobody else."""
    limits.spend(request, "account")
    return _failing(f"session {request.session.session_key}")


def _failing(whose: str) -> Guess:
    wanted = [limits.bucket("failed", whose)]
    limits.take(wanted, "refused-guesses", (reverse("recover"), "recover"))
    return Guess(wanted)


def code(user: Any) -> Guess:
    """Somebody who knows the password of this account tries a code; Refused where there were too many."""
    wanted = [limits.bucket("factor", f"account {user.pk}")]
    limits.take(wanted)
    return Guess(wanted)


def letter(request: Any, mail: str) -> None:
    """Count a letter to this address. Raises Refused after too many, no matter who asked for them."""
    limits.spend(request, "account", tidy(mail))
    limits.take([limits.bucket("mails", limits.hidden(tidy(mail)))], "refused-mails")


# ------------------------------------------------------------------------------------------------------ known browsers


def known_as(request: Any, user: Any) -> str:
    """The number by which a browser is known to this account; empty where it is not."""
    for number, seal in _entries(request) if user else ():
        if constant_time_compare(seal, _seal(number, user)):
            return number
    return ""


def remember(request: Any, response: HttpResponse, user: Any) -> None:
    """Somebody has logged in: the account knows this browser from now on."""
    number = known_as(request, user) or secrets.token_urlsafe(16)
    kept = [(one, seal) for one, seal in _entries(request) if one != number]
    value = "~".join(f"{one}.{seal}" for one, seal in [(number, _seal(number, user)), *kept][:MOST])
    response.set_cookie(COOKIE, value, max_age=AGE, httponly=True, samesite="Lax", secure=settings.HTTPS)


def _account(request: Any, name: str) -> Any:
    """The account that a browser may be known to; not looked up for one that is known to none."""
    wanted = unicodedata.normalize("NFKC", name.strip())
    return User.objects.filter(username=wanted).first() if _entries(request) else None


def _entries(request: Any) -> list[tuple[str, str]]:
    return ENTRY.findall(request.COOKIES.get(COOKIE, "")[:1000])[:MOST]


def _seal(number: str, user: Any) -> str:
    told = f"{number} {user.pk} {user.get_session_auth_hash()}"
    return salted_hmac(SALT, told, algorithm="sha256").hexdigest()
