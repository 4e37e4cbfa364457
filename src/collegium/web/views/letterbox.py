"""The letterbox of whoever asks: every way of being told begins with it."""

from __future__ import annotations

from typing import Any

from collegium.web.live import origin, people
from collegium.web.models import Letterbox
from collegium.web.refusals import Refused
from collegium.web.words import language


def letterbox(request: Any) -> Letterbox:
    """Who asks needs an account; the letterbox learns the reader's language and name of the site."""
    if not request.user.is_authenticated:
        raise Refused("notices-account", status=403)
    person = people.ensure_person(request)
    told = {"language": language(request), "site": f"{origin.of_request(request)}/"[:200]}
    box, _ = Letterbox.objects.update_or_create(person=person, defaults=told)
    return box
