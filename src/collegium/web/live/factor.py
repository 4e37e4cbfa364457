"""The second factor of staff: a code that an app shows, or one of ten recovery codes (django-otp, extra `server`)."""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db import transaction

CODES = 10  # recovery codes; each is good once
DIGITS = 6  # in a code that an app shows
LASTS = 60 * 60 * 12  # seconds for which a session may enter the admin after a code
SHOWN = "second_factor"  # the session's entry: the factor, and when a code was right


@dataclass(frozen=True)
class Factor:
    """The owner keeps these: the address and the secret for the app, and the recovery codes."""

    address: str
    secret: str
    codes: list[str]


@transaction.atomic
def renew(user: Any) -> Factor:
    """A new second factor for an account; what it had before is worth nothing any more."""
    static, totp = _kinds()
    for kind in (static, totp):
        kind.objects.filter(user=user).delete()
    app, paper = totp.objects.create(user=user, name="app"), static.objects.create(user=user, name="recovery codes")
    codes = [paper.token_set.model.random_token() for _ in range(CODES)]
    for code in codes:
        paper.token_set.create(token=code)
    return Factor(app.config_url, base64.b32encode(app.bin_key).decode(), codes)


def has_one(user: Any) -> bool:
    return settings.SECOND_FACTOR and any(kind.objects.devices_for_user(user, True).exists() for kind in _kinds())


def show(request: Any, code: str) -> bool:
    """Somebody who is logged in shows a code. If it is right, the session may enter the admin for a while."""
    told = "".join(code.split()).lower()
    static, totp = _kinds()
    kind = totp if len(told) == DIGITS and told.isascii() and told.isdigit() else static
    with transaction.atomic():
        held = kind.objects.devices_for_user(request.user, True).select_for_update()
        found = next((one for one in held if one.verify_token(told)), None)
    if found:
        request.session.cycle_key()
        request.session[SHOWN] = [found.persistent_id, time.time()]
    return found is not None


def is_shown(request: Any) -> bool:
    """Has this session shown a code, not long ago, of a second factor that the account still has?"""
    which, at = request.session.get(SHOWN) or ("", 0.0)
    if not settings.SECOND_FACTOR or not 0 <= time.time() - at < LASTS:
        return False
    from django_otp.models import Device

    found = Device.from_persistent_id(which)
    return found is not None and bool(found.confirmed) and found.user_id == request.user.pk


def _kinds() -> tuple[Any, Any]:
    from django_otp.plugins.otp_static.models import StaticDevice
    from django_otp.plugins.otp_totp.models import TOTPDevice

    return StaticDevice, TOTPDevice
