"""The courier: sends notices in the background, each once whatever the number of processes.

Whoever is to send claims the rows first, for a few minutes: nobody else takes them meanwhile, and who dies leaves them
to others. What fails is tried again, later and later, and given up after two days. What one person is to be told by
mail at the same time is one letter.

Several are told at the same time, but only a few by the same server. A server that is slow or does not answer is left
alone for a while, longer each time, so that it holds up nobody else.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Future
from datetime import timedelta
from typing import Any

from django.db import close_old_connections
from django.db.models import Min, Q
from django.urls import reverse

from collegium.kernel.texts import Text
from collegium.web.live import catalogue, clocks, hooks, letters, notices, origin, push, rooms
from collegium.web.live.calls import Deadline
from collegium.web.live.duty import Duty
from collegium.web.models import Device, Letterbox, Notice, Table, token
from collegium.web.refusals import Refused
from collegium.web.words import game_say, match_say, say

log = logging.getLogger("collegium.web.live.courier")
LOOK, SOON = 5.0, 0.2  # seconds between two looks, and after a look that met a busy server
HOLD = timedelta(minutes=5)  # a claim on a row lasts so long
FIRST, TIMES, LONGEST = timedelta(minutes=1), 4, timedelta(days=2)  # the first retry; factor for later ones; the end
FEW = 100  # people and browsers looked at in one look
MANY, EACH = 16, 4  # deliveries at the same time, in all and to one server
SLOW = 3.0  # seconds after which a server counts as slow
PAUSE, PAUSES = 60.0, 60 * 60.0  # seconds for which a slow server is left alone first, and at most
KNOWN = 1000  # slow servers remembered


class Pauses:
    """Servers that were slow or did not answer, and until when each is left alone."""

    def __init__(self) -> None:
        self._slow: dict[str, tuple[float, float]] = {}  # how long, and until when
        self._lock = threading.Lock()

    def left(self, host: str) -> float:
        """For how many seconds it is still left alone."""
        return max(0.0, self._slow.get(host, (0.0, 0.0))[1] - time.monotonic())

    def note(self, host: str, slow: bool) -> None:
        """How it was this time. Each time that it is slow makes the pause longer, until it is quick again."""
        with self._lock:
            before = self._slow.pop(host, (0.0, 0.0))[0]
            if slow:
                pause = min(PAUSES, before * TIMES or PAUSE)
                self._slow[host] = (pause, time.monotonic() + pause)
                if len(self._slow) > KNOWN:
                    del self._slow[next(iter(self._slow))]  # the longest not tried


class Courier(Duty):
    """One of a process."""

    failed = "notices could not be sent"

    def __init__(self) -> None:
        super().__init__()
        self.pauses = Pauses()
        self._busy: Counter[str] = Counter()  # how many are being told now, by server
        self._more = False  # something is due that has to wait for others
        self._lock = threading.Lock()

    def rest(self) -> float:
        return SOON if self._more else LOOK

    def do(self) -> None:
        self.begin()

    def round(self) -> int:
        """Send what is due, and wait until it is sent; returns how many words went out."""
        went = 0
        while begun := self.begin():
            went += sum(told.result() for told in begun)
        return went

    def begin(self) -> list[Future[int]]:
        """Begin to send what is due, as much as can be sent beside what is under way."""
        free = Q(held=None) | Q(held__lt=clocks.now())
        due = Notice.objects.filter(free, due__lte=clocks.now())
        ways = due.values("person", "way", "device").annotate(first=Min("due")).order_by("first")[:FEW]
        begun, self._more = [], False
        for way in list(ways):
            told = {"person": way["person"], "way": way["way"], "device": way["device"]}
            begun += [] if self.ended.is_set() else self._begun(due.filter(**told), _host(**told))
        return begun

    def _begun(self, due: Any, host: str) -> list[Future[int]]:
        """Claim these rows and tell what they say, in a thread of its own. Where their server is slow, put them off."""
        if pause := self.pauses.left(host):
            due.update(due=clocks.now() + timedelta(seconds=pause))
            return []
        with self._lock:
            if self._busy.total() >= MANY or self._busy[host] >= EACH:
                self._more = True
                return []
            self._busy[host] += 1
        sent: Future[int] = Future()
        holder = token()
        try:
            claimed = due.update(holder=holder, held=clocks.now() + HOLD)
        except BaseException:
            self._done(host)
            raise
        if not claimed:
            self._done(host)
            return []

        def tell() -> None:
            try:
                found = self._send(holder, host)
            except BaseException as error:  # `round` gets it, and so does the log
                if isinstance(error, Exception):
                    log.exception(self.failed)
                sent.set_exception(error)
            else:
                sent.set_result(found)
            finally:
                self._done(host)
                close_old_connections()

        threading.Thread(target=tell, name="courier", daemon=True).start()
        return [sent]

    def _done(self, host: str) -> None:
        with self._lock:
            self._busy[host] -= 1
            if not self._busy[host]:
                del self._busy[host]

    def _send(self, holder: str, host: str) -> int:
        """Tell what the rows of this holder say, where it is still so."""
        claimed = list(
            Notice.objects.filter(holder=holder).select_related("table", "person__user", "device").order_by("id")
        )
        told = [notice for notice in claimed if notices.still_so(notice)]
        box = Letterbox.objects.filter(person=claimed[0].person).first() if claimed else None
        begun, sent, silent = time.monotonic(), 0, False
        try:
            sent = deliver(box, told) if box and told else 0
        except (OSError, hooks.Unfit) as error:  # one of SMTP is an OSError too
            _put_off(told, str(error))
            silent = not isinstance(error, hooks.NotTaken)
        except Refused:  # its game is gone
            pass
        if host and told:  # the mail server is our own
            self.pauses.note(host, silent or time.monotonic() - begun > SLOW)
        Notice.objects.filter(holder=holder).delete()  # what was put off is nobody's now
        return sent


def _host(person: int, way: str, device: int | None) -> str:
    """The server by which these notices go; none for our own mail server."""
    if way == Notice.MAIL:
        return ""
    if way == Notice.PUSH:
        found = Device.objects.filter(id=device).values_list("address", flat=True).first()
    else:
        found = Letterbox.objects.filter(person=person).values_list("hook", flat=True).first()
    return hooks.host_of(found or "")


def _put_off(told: Iterable[Notice], why: str) -> None:
    for notice in told:
        facts = {"person": str(notice.person_id), "way": notice.way, "tries": notice.tries + 1, "error": why[:200]}
        if clocks.now() - notice.made > LONGEST:
            log.warning("a notice is given up", extra={"facts": facts})
            notice.delete()
            continue
        log.info("a notice is put off", extra={"facts": facts})
        later = clocks.now() + FIRST * TIMES**notice.tries
        Notice.objects.filter(id=notice.id).update(tries=notice.tries + 1, due=later, holder="", held=None)


def deliver(box: Letterbox, told: list[Notice]) -> int:
    """Tell one person by one way, all within one time limit; returns how many words went out. OSError or hooks.Unfit
    when none did; where only the last ones did not, these are put off."""
    lines = [line(box, notice) for notice in told]
    if told[0].way == Notice.MAIL:
        user = box.person.user
        if box.mail == Letterbox.NEVER or user is None or not user.email or not user.is_active:
            return 0
        letters.send_notices(box, user.email, lines, told[0].id)
        return 1
    deadline, went = Deadline(), 0
    for number, (notice, said) in enumerate(zip(told, lines)):
        try:
            went += _told(box, notice, said, deadline)
        except (OSError, hooks.Unfit) as error:
            if not number:
                raise
            _put_off(told[number:], str(error))  # those before have gone out
            break
    return went


def _told(box: Letterbox, notice: Notice, said: dict[str, Any], deadline: Deadline) -> bool:
    """Tell one thing to a browser or a webhook, if there still is one."""
    if notice.way == Notice.PUSH:
        site = origin.of_letterbox(box)
        return push.offered() and notice.device is not None and push.send(notice.device, site, said, deadline)
    if box.hook:
        hooks.post(box.hook, box.hook_kind, said, deadline)
    return bool(box.hook)


def line(box: Letterbox, notice: Notice) -> dict[str, Any]:
    """What a notice says: in words, and in parts for programs."""
    table, lang = notice.table, box.language
    at = (
        reverse("invitation", args=[table.invitation])
        if notice.kind == Notice.ASKED
        else reverse("table", args=[table.id])
    )
    link, by = origin.of_letterbox(box) + at, table.host.name if table.host else ""
    title = game_say(catalogue.find(table.game), lang, Text("game-title"))
    asked = question(table, notice.seat, lang) if notice.kind == Notice.TURN else ""
    text = say(lang, "notice-line", kind=notice.kind, game=title, asked=asked, by=by)
    return {"id": notice.id, "kind": notice.kind, "game": table.game, "title": title, "asked": asked,
            "table": table.id, "link": link, "line": text, "text": f"{text}\n{link}"}  # fmt: skip


def question(table: Table, seat: int, lang: str) -> str:
    """What a seat is asked now; nothing where others, who may read along, must not know."""
    try:
        room = rooms.fresh(table.id)
    except Refused:
        return ""
    with room.lock:
        asked = room.match.question(seat) if seat in room.match.to_act and not room.discreet(seat) else None
        return match_say(room.match, asked, lang, seat) if asked else ""
