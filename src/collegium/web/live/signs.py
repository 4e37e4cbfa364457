"""Signs of life: can the site read and write, and does any bot stand still? For `/health`."""

from __future__ import annotations

import threading
import time
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db import Error
from django.utils import timezone

from collegium.web.live import guide
from collegium.web.live.rounds import waiting
from collegium.web.models import Sign, Table

FRESH = 3.0  # seconds for which a write counts, however often somebody asks
PATIENCE = 3.0  # takings over that a bot may need before it is said to stand still
_lock = threading.Lock()
_wrote = 0.0


def life() -> dict[str, Any]:
    """`ok`: what people do is kept. `standing`: tables whose bots should have chosen long ago. `error`: what failed."""
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
    with _lock:
        if time.monotonic() - _wrote < FRESH:
            return
        if not Sign.objects.filter(pk=1).update(at=timezone.now()):
            Sign.objects.create(pk=1)
        _wrote = time.monotonic()
