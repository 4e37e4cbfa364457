"""Notices that a browser takes by itself: it asks for them, is told one as a test, and asks for no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth.signals import user_logged_out
from django.http import HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe

from collegium.web.live import hooks, origin, push
from collegium.web.models import Device
from collegium.web.models.devices import LONGEST, digest
from collegium.web.refusals import Refused
from collegium.web.views.common import act
from collegium.web.views.letterbox import letterbox
from collegium.web.words import language, say

WORKER = Path(settings.HERE) / "static" / "collegium" / "worker.js"
ON, OFF, TEST, NONE = "on", "off", "test", "none"


def context(request: Any, person: Any) -> dict[str, Any]:
    """What the page of settings needs to know: our key, and which browsers take notices for this person."""
    if not push.offered():
        return {"push": False}
    known = person.devices.values_list("digest", flat=True) if person else ()
    return {"push": True, "push_key": push.public(), "push_known": " ".join(known), "push_many": len(known)}


@require_safe
def worker(request: Any) -> HttpResponse:
    """The script that a browser runs when a notice comes. Its name never changes, so it is no static file; it is
    registered for /push/, where there is no page, so that none waits for it."""
    return HttpResponse(WORKER.read_bytes(), content_type="text/javascript", headers={"Cache-Control": "no-cache"})


@act("letter")
def subscribe(request: Any) -> HttpResponse:
    """What the page's script asks for: notices to this browser, none any more, a test; or none to any browser."""
    box, lang, do = letterbox(request), language(request), request.POST.get("do", "")
    address, key, secret = (request.POST.get(name, "") for name in ("address", "key", "secret"))
    if not push.offered() or do not in (ON, OFF, TEST, NONE) or len(address) > LONGEST:
        raise Refused("refused-malformed", status=400)
    if do == NONE:
        Device.objects.filter(person=box.person).delete()
    elif do == OFF:
        Device.objects.filter(person=box.person, digest=digest(address)).delete()
    elif do == ON:
        try:
            push.fit(address, key, secret)
        except hooks.Unfit as unfit:
            raise Refused(unfit.key, status=400) from None
        except ValueError:
            raise Refused("refused-malformed", status=400) from None
        told = {"address": address, "key": key, "secret": secret, "session": request.session.session_key or ""}
        push.keep(box.person, told)
    else:
        _test(box, address, lang)
    return HttpResponse(status=204)


def _test(box: Any, address: str, lang: str) -> None:
    device = Device.objects.filter(person=box.person, digest=digest(address)).first()
    told = {"title": "Collegium", "line": say(lang, "push-test-line"), "link": reverse("settings"), "table": ""}
    try:
        if device is None or not push.send(device, origin.of_letterbox(box), told):
            raise Refused("push-gone", status=410)
    except hooks.Unfit as unfit:
        raise Refused(unfit.key, status=400) from None
    except OSError as error:
        raise Refused("hook-failed", status=502, why=str(error)[:100]) from None


def _logged_out(sender: Any, request: Any, **_: Any) -> None:
    """Who logs out is told nothing more in that browser."""
    if key := request.session.session_key:
        Device.objects.filter(session=key).delete()


user_logged_out.connect(_logged_out, dispatch_uid="devices")
