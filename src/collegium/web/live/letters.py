"""Letters: what the site writes by mail. Plain text, in the reader's language; Django's settings say how it goes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import Any

from django.core.mail import EmailMessage
from django.db import close_old_connections
from django.urls import reverse

from collegium.web.live import origin
from collegium.web.models import Letterbox
from collegium.web.refusals import Refused
from collegium.web.words import say

log = logging.getLogger("collegium.web.live.letters")
_soon = ThreadPoolExecutor(1, "letters")
_places = BoundedSemaphore(100)  # letters that may wait; each may take ten seconds


def soon(work: Callable[[], Any]) -> None:
    """Do it in a moment, in the background: nobody can tell by the time it takes whether a letter was written. Refused
    when too many letters wait."""
    if not _places.acquire(blocking=False):
        raise Refused("error-busy", status=503, wait=5)
    _soon.submit(_careful, work)


def _careful(work: Callable[[], Any]) -> None:
    try:
        work()
    except Exception:
        log.exception("a letter was not sent")
    finally:
        _places.release()
        close_old_connections()


def send(to: str, lang: str, subject: str, key: str, headers: dict[str, str] | None = None, **told: Any) -> None:
    """A letter with these words and this subject; OSError when it was not taken."""
    text = "\n\n".join((say(lang, key, **told), say(lang, "letter-end")))
    EmailMessage(" ".join(say(lang, subject, **told).split()), text + "\n", to=[to], headers=headers or {}).send()


def send_notices(box: Letterbox, to: str, lines: list[dict[str, Any]], number: int) -> None:
    """What happened at slow tables, with a link that ends such letters (RFC 8058: mail programs show a button)."""
    site = origin.of_letterbox(box)
    stop = site + reverse("unsubscribe", args=[box.stop])
    told = "\n\n".join(f"{line['line']}\n{line['link']}" for line in lines)
    host = site.partition("://")[2].partition("/")[0].partition(":")[0]
    headers = {
        "List-Unsubscribe": f"<{stop}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Message-ID": f"<{number}.notice@{host}>",  # one that is sent twice is known to be the same
    }
    words = {"count": len(lines), "first": lines[0]["line"], "told": told, "stop": stop}
    send(to, box.language, "letter-notices-subject", "letter-notices", headers, **words)
