"""How somebody hears of slow games: an address confirmed by a link, when to write, a webhook, how to end it.
Browsers that take notices by themselves: `push.py`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core import signing
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from collegium.web.door import limits
from collegium.web.live import breaks, hooks, letters, origin, people
from collegium.web.live.calls import Deadline
from collegium.web.models import Device, Letterbox, Notice
from collegium.web.models.notices import LONGEST as LONGEST_HOOK
from collegium.web.refusals import Refused
from collegium.web.views import push
from collegium.web.views.common import act, refusable
from collegium.web.views.letterbox import letterbox
from collegium.web.views.play import SPEEDS
from collegium.web.words import language, say

SALT, AGE = "collegium.mail", 60 * 60 * 24 * 3  # of the link that confirms an address
MAIL = (Letterbox.NEVER, Letterbox.ONCE, Letterbox.DAILY)
KINDS = (Letterbox.DISCORD, Letterbox.SLACK, Letterbox.JSON)
LONGEST = 254  # letters of an address


def context(request: Any) -> dict[str, Any]:
    """What the page of settings needs to know of all this."""
    person = people.person_of(request)
    box = Letterbox.objects.filter(person=person).first() if person else None
    found = breaks.holiday(person) if person else None
    return {
        "box": box, "mails": MAIL, "kinds": KINDS, "console": not settings.EMAIL_HOST,
        "holiday": found, "last": found.ends - timedelta(seconds=1) if found else None,
        "days": breaks.days_left(person) if person else 0, **push.context(request, person),
    }  # fmt: skip


def _said(request: Any, words: str, wrong: bool = False) -> HttpResponse:
    """The page of settings, with what came of it."""
    told = {"said": "" if wrong else words, "problem": words if wrong else ""}
    return render(
        request, "site/settings.html", {"speeds": SPEEDS, "here": "mine", **context(request), **told},
        status=400 if wrong else 200,
    )  # fmt: skip


@act("letter")
def mail(request: Any) -> HttpResponse:
    """Another address, or when to write."""
    box, user, lang = letterbox(request), request.user, language(request)
    when, address = request.POST.get("when", ""), request.POST.get("email", "").strip()
    if when not in MAIL:
        raise Refused("refused-malformed", status=400)
    try:
        if address:
            validate_email(address)
        if len(address) > LONGEST:
            raise ValidationError("too long")
    except ValidationError:
        return _said(request, say(lang, "refused-mail"), wrong=True)
    box.mail = when
    box.save(update_fields=["mail"])
    if address and address != user.email:
        link = origin.of_request(request) + reverse("confirm", args=[signing.dumps([user.pk, address], salt=SALT)])
        words = {"name": box.person.name, "link": link}
        letters.soon(lambda: letters.send(address, lang, "letter-confirm-subject", "letter-confirm", **words))
        return _said(request, say(lang, "mail-sent", address=address))
    if address != user.email:
        user.email = address
        user.save(update_fields=["email"])
    return _said(request, say(lang, "notices-saved"))


@require_safe
@refusable
def confirm(request: Any, token: str) -> HttpResponse:
    """The link in the letter: the address is theirs."""
    try:
        number, address = signing.loads(token, salt=SALT, max_age=AGE)
        known = User.objects.filter(pk=number, is_active=True).update(email=address)
    except signing.BadSignature:
        known = 0
    if not known:
        raise Refused("refused-link", status=410, way=(reverse("settings"), "settings"))
    words = say(language(request), "mail-confirmed", address=address)
    told = {"title": address, "words": words, "next": reverse("settings"), "way": "settings"}
    return render(request, "site/said.html", told)


@act("letter")
def hook(request: Any) -> HttpResponse:
    """Another webhook, or a test of it."""
    box, lang = letterbox(request), language(request)
    url, kind = request.POST.get("hook", "").strip(), request.POST.get("kind", "")
    if kind not in KINDS:
        raise Refused("refused-malformed", status=400)
    if len(url) > LONGEST_HOOK:
        return _said(request, say(lang, "hook-too-long", most=LONGEST_HOOK), wrong=True)
    deadline = Deadline()  # for all that other servers may take, until the person is answered
    try:
        if url:
            hooks.check(url, deadline)
    except hooks.Unfit as unfit:
        return _said(request, say(lang, unfit.key), wrong=True)
    box.hook, box.hook_kind = url, kind
    box.save(update_fields=["hook", "hook_kind"])
    if not url or "test" not in request.POST:
        return _said(request, say(lang, "notices-saved"))
    text = say(lang, "hook-test-line")
    site = f"{origin.of_letterbox(box)}/"
    told = {"kind": "test", "line": text, "text": f"{text}\n{site}", "link": site}
    try:
        hooks.post(url, kind, told, deadline)
    except hooks.Unfit as unfit:
        return _said(request, say(lang, unfit.key), wrong=True)
    except OSError as error:
        return _said(request, say(lang, "hook-failed", why=str(error)[:100]), wrong=True)
    return _said(request, say(lang, "hook-sent"))


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@refusable
def unsubscribe(request: Any, token: str) -> HttpResponse:
    """The link in every letter: one button, which a mail program may press by itself (RFC 8058). It needs no login;
    a link that is only looked at, as by a scanner of mail, changes nothing."""
    limits.spend(request, "letter")
    box = Letterbox.objects.filter(stop=token).first()
    if box is None:
        raise Refused("refused-link", status=404)
    if request.method == "POST":
        box.mail, box.hook = Letterbox.NEVER, ""
        box.save(update_fields=["mail", "hook"])
        Device.objects.filter(person=box.person).delete()
        Notice.objects.filter(person=box.person).delete()
    return render(request, "site/unsubscribe.html", {"over": request.method == "POST"})
