"""Signs of life: can the site read and write, and does any bot stand still? For `/health`.

A thread of its own looks whenever somebody asks. Nobody waits long for it: when the database takes its time, the last
finding is told, and after a few seconds that the database does not answer.
"""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor, wait
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db import Error, close_old_connections
from django.utils import timezone

from collegium.web.live import guide
from collegium.web.live.rounds import waiting
from collegium.web.models import Sign, Table

FRESH = 3.0  # seconds for which a write counts, however often somebody asks
PATIENCE = 3.0  # takings over that a bot may need before it is said to stand still
WAIT = 0.5  # seconds that who asks waits for a look
LATE = 3.0  # seconds after which a look that has found nothing yet means that the database does not answer
_lock = threading.Lock()
_wrote = 0.0
_looker = ThreadPoolExecutor(1, "signs")
_last: dict[str, Any] = {"ok": False, "error": "nothing is known yet"}
_look: Future[dict[str, Any]] | None = None
_begun = 0.0  # when that look began


def life() -> dict[str, Any]:
    """`ok`: what people do is kept. `standing`: tables whose bots should have chosen long ago. `error`: what failed."""
    global _last, _look, _begun
    with _lock:
        if _look is None or _look.done():
            _look, _begun = _looker.submit(_looked), time.monotonic()
        look, begun = _look, _begun
    wait((look,), max(0.0, begun + WAIT - time.monotonic()))
    if look.done():
        _last = look.result()
    elif (taken := time.monotonic() - begun) > LATE:
        return {"ok": False, "error": f"the database has not answered for {taken:.0f} s"}
    return dict(_last)


def _looked() -> dict[str, Any]:
    try:
        return _found()
    finally:
        close_old_connections()


def _found() -> dict[str, Any]:
    try:
        _write()
        then = timezone.now() - timedelta(seconds=PATIENCE * settings.STALLED)
        long = set(waiting().exclude(bot="").filter(table__changed__lt=then).values_list("table", flat=True))
        stand = len(long - guide.held(long))
        return {"ok": True, "running": Table.objects.filter(state=Table.RUNNING).count(), "standing": stand}
    except (Error, OSError) as error:
        return {"ok": False, "error": str(error).partition("\n")[0]}


def _write() -> None:
    """Write a row, as a choice would; once in a while."""
    global _wrote
    if time.monotonic() - _wrote < FRESH:
        return
    if not Sign.objects.filter(pk=1).update(at=timezone.now()):
        Sign.objects.create(pk=1)
    _wrote = time.monotonic()
