"""The courier: sends notices in the background, each once whatever the number of processes.

Whoever is to send claims the rows first, for a few minutes: nobody else takes them meanwhile, and who dies leaves them
to others. What fails is tried again, later and later, and given up after two days. What one person is to be told by
mail at the same time is one letter.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from django.db.models import Q
from django.urls import reverse

from collegium.kernel.texts import Text
from collegium.web.live import catalogue, clocks, hooks, letters, notices, origin, push, rooms
from collegium.web.live.duty import Duty
from collegium.web.models import Letterbox, Notice, Table, token
from collegium.web.refusals import Refused
from collegium.web.words import game_say, match_say, say

log = logging.getLogger("collegium.web.live.courier")
LOOK = 5.0  # seconds between two looks
HOLD = timedelta(minutes=5)  # for how long who claimed a row may send it
FIRST, TIMES, LONGEST = timedelta(minutes=1), 4, timedelta(days=2)  # before it is tried again; the factor; given up
FEW = 20  # people told in one look


class Courier(Duty):
    """One of a process."""

    failed = "notices could not be sent"

    def rest(self) -> float:
        return LOOK

    def do(self) -> None:
        self.round()

    def round(self) -> int:
        """Send what is due; returns how many words went out."""
        free = Q(held=None) | Q(held__lt=clocks.now())
        due = Notice.objects.filter(free, due__lte=clocks.now())
        wanted = list(due.values_list("person", "way").distinct()[:FEW])
        return sum(self._send(due.filter(person=person, way=way)) for person, way in wanted if not self.ended.is_set())

    def _send(self, due: Any) -> int:
        """Claim these rows, and tell what they say where it is still so."""
        holder = token()
        if not due.update(holder=holder, held=clocks.now() + HOLD):
            return 0
        claimed = list(
            Notice.objects.filter(holder=holder).select_related("table", "person__user", "device").order_by("id")
        )
        told = [notice for notice in claimed if notices.still_so(notice)]
        box = Letterbox.objects.filter(person=claimed[0].person).first() if claimed else None
        try:
            sent = deliver(box, told) if box and told else 0
        except OSError as error:  # one of SMTP is an OSError too
            _put_off(told, str(error))
            sent = 0
        except Refused:  # its game is gone
            sent = 0
        Notice.objects.filter(holder=holder).delete()  # what was put off is nobody's now
        return sent


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
    """Tell one person by one way; returns how many words went out."""
    lines = [line(box, notice) for notice in told]
    if told[0].way == Notice.MAIL:
        user = box.person.user
        if box.mail == Letterbox.NEVER or user is None or not user.email or not user.is_active:
            return 0
        letters.send_notices(box, user.email, lines, told[0].id)
        return 1
    if told[0].way == Notice.PUSH:
        return sum(_pushed(box, notice, said) for notice, said in zip(told, lines) if push.offered())
    if not box.hook:
        return 0
    for number, said in enumerate(lines):
        try:
            hooks.post(box.hook, box.hook_kind, said)
        except (OSError, hooks.Unfit) as error:  # those before have gone out
            _put_off(told[number:], str(error))
            return number
    return len(lines)


def _pushed(box: Letterbox, notice: Notice, said: dict[str, Any]) -> bool:
    """Each browser for itself: one that does not take it keeps no other from it."""
    try:
        return notice.device is not None and push.send(notice.device, origin.of_letterbox(box), said)
    except (OSError, hooks.Unfit) as error:
        _put_off([notice], str(error))
        return False


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
