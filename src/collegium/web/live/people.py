"""Who is there: an account (Django's login) or a guest known by a signed cookie. A seat belongs to a person."""

from __future__ import annotations

import secrets
import time
import unicodedata
import uuid
from typing import Any

from django.contrib.auth.models import User
from django.core import signing
from django.db import transaction
from django.db.models import F
from django.db.models.signals import post_save, pre_save

from collegium.kernel.texts import JOINER, LANGUAGES, one_line
from collegium.web.models import NAME, Blocked, Device, Gathering, Holiday, Key, Member, Person, Seat, Table
from collegium.web.refusals import Refused
from collegium.web.words import say

COOKIE, SALT, AGE = "collegium_guest", "collegium.guest", 60 * 60 * 24 * 365
RENEWED = 60 * 60 * 24 * 30  # seconds after which a guest who comes is given the cookie anew
FRESH, MOST = 15.0, 5000  # seconds and number of guests kept at hand
_guests: dict[uuid.UUID, tuple[float, Person]] = {}


def signed(person: uuid.UUID) -> str:
    return signing.dumps(person.hex, salt=SALT)


def guest_id(request: Any) -> uuid.UUID | None:
    """The guest whose cookie this is; None for no cookie or one that is not ours. An old one is to be renewed."""
    value = request.COOKIES.get(COOKIE, "")
    try:
        return uuid.UUID(hex=signing.loads(value, salt=SALT, max_age=RENEWED)) if value else None
    except signing.SignatureExpired:
        pass
    except (signing.BadSignature, ValueError, TypeError):
        return None
    try:
        request.new_guest = uuid.UUID(hex=signing.loads(value, salt=SALT, max_age=AGE))
    except signing.BadSignature:
        return None
    return request.new_guest


def person_of(request: Any) -> Person | None:
    """The person behind a request, or None for somebody who has done nothing yet."""
    if not hasattr(request, "_person"):
        user = request.user
        if user.is_authenticated:
            request._person, _ = Person.objects.get_or_create(user=user, defaults={"name": user.get_username()[:NAME]})
        else:
            found = guest_id(request)
            request._person = guest(found) if found else None
    person: Person | None = request._person
    return person


def guest(id: uuid.UUID) -> Person | None:
    """A guest by id; looked up again after a while, so that every choice need not ask the database who is there."""
    known = _guests.get(id)
    if known is None or known[0] < time.monotonic():
        person = Person.objects.filter(id=id, user=None).first()
        if person is None:
            _guests.pop(id, None)
            return None
        if len(_guests) > MOST:
            _guests.clear()
        known = _guests[id] = (time.monotonic() + FRESH, person)
    return known[1]


def ensure_person(request: Any, name: str = "") -> Person:
    """The person behind a request, made a guest first if need be."""
    person = person_of(request)
    if person is None:
        allow(name)
        unnamed = say(request.LANGUAGE_CODE, "guest-name", number=secrets.randbelow(900) + 100)
        person = Person.objects.create(name=tidy(name) or unnamed)
        request._person, request.new_guest = person, person.id
    elif tidy(name) and tidy(name) != person.name:
        rename(person, name)
    return person


def is_unnamed(name: str) -> bool:
    """Is it a name that the site gave, in any language?"""
    starts = (say(lang, "guest-name", number=0).removesuffix("0") for lang in LANGUAGES)
    return any(name.startswith(start) and name.removeprefix(start).isdigit() for start in starts)


def tidy(name: str, most: int = NAME) -> str:
    """A name fit to show: one line, not too long."""
    return one_line(unicodedata.normalize("NFC", name))[:most].strip(JOINER + " ")


def plain(name: str) -> str:
    """A name as names are compared: letters and digits alone, large and small alike."""
    return "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c.isalnum())[:NAME]


def allow(name: str) -> None:
    """Refused where nobody may have this name."""
    if (told := plain(name)) and Blocked.objects.filter(name=told).exists():
        raise Refused("refused-name", status=400)


def rename(person: Person, name: str) -> None:
    """A new name, also in the seats taken at tables that have not begun."""
    allow(name)
    old, person.name = person.name, tidy(name) or person.name
    person.save(update_fields=["name"])
    _guests.pop(person.id, None)
    Seat.objects.filter(person=person, name=old, table__state=Table.OPEN).update(name=person.name)


def forget_guest(id: uuid.UUID) -> None:
    """A guest is no more."""
    _guests.pop(id, None)


@transaction.atomic
def adopt(user: Any, guest: Person | None) -> Person:
    """The person of an account that has just logged in or registered, with everything the guest had but a key for
    programs, which others may have seen."""
    if guest is not None:
        _guests.pop(guest.id, None)
        if guest.user_id is None:
            end_keys(Key.objects.filter(person=guest))
    person = Person.objects.filter(user=user).first()
    if person is None and guest is not None and guest.user_id is None:
        guest.user = user
        guest.save(update_fields=["user"])
        if is_unnamed(guest.name):  # nobody chose to be called Guest 383
            rename(guest, user.get_username())
        return guest
    if person is None:
        person = Person.objects.create(user=user, name=user.get_username()[:NAME])
    if guest is not None and guest.user_id is None and guest.id != person.id:
        held = Seat.objects.filter(person=guest)
        Table.objects.filter(id__in=list(held.values_list("table", flat=True))).update(pulse=F("pulse") + 1)
        held.update(person=person)
        Table.objects.filter(host=guest).update(host=person)
        Holiday.objects.filter(person=guest).update(person=person)
        Gathering.objects.filter(host=guest).update(host=person)
        own = Member.objects.filter(person=person).values_list("gathering", flat=True)
        Member.objects.filter(person=guest).exclude(gathering__in=list(own)).update(person=person)
    return person


def end_keys(found: Any) -> None:
    """These keys are worth nothing any more."""
    for key in found:
        key.delete()  # one by one: whoever rests on it hears of it


def _compare(sender: Any, instance: Any, raw: bool = False, update_fields: Any = None, **_: Any) -> None:
    """Before an account is kept: does it get another password? One that is only hashed in a newer way is the same."""
    instance._has_new_password = False
    if raw or not instance.pk or (update_fields is not None and "password" not in update_fields):
        return
    before = User.objects.filter(pk=instance.pk).values_list("password", flat=True).first()
    meant = instance._password is not None or not instance.has_usable_password()
    instance._has_new_password = before is not None and before != instance.password and meant


def _renewed(sender: Any, instance: Any, **_: Any) -> None:
    """A new password ends the key of programs and the notices to browsers, no matter who set it."""
    if instance._has_new_password:
        end_keys(Key.objects.filter(person__user=instance))
        Device.objects.filter(person__user=instance).delete()


pre_save.connect(_compare, User)
post_save.connect(_renewed, User)
