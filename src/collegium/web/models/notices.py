"""Notices: how somebody wants to hear of slow games, and what is still to be told."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from collegium.web.models.devices import Device
from collegium.web.models.people import Person
from collegium.web.models.tables import Table, token

LONGEST = 500  # letters of a webhook's address


class Letterbox(models.Model):
    """How a person with an account wants to be told. The e-mail address, once confirmed, is that of Django's user.

    `site` is the address under which this person knows the site: links in letters begin with it.
    """

    NEVER, ONCE, DAILY = "never", "once", "daily"
    JSON, DISCORD, SLACK = "json", "discord", "slack"

    person = models.OneToOneField(Person, primary_key=True, on_delete=models.CASCADE, related_name="letterbox")
    mail = models.CharField(max_length=8, default=NEVER)
    hook = models.CharField(max_length=LONGEST, blank=True)
    hook_kind = models.CharField(max_length=8, default=JSON)
    language = models.CharField(max_length=2, default="en")
    site = models.CharField(max_length=200)
    stop = models.CharField(max_length=32, default=token, unique=True)  # the end of the link that ends all letters

    def __str__(self) -> str:
        return f"{self.person}"


class Notice(models.Model):
    """Something that a person is still to be told; the row goes when it is told, or no longer so, or given up.

    Whoever sends it claims the row first: `holder` may send until `held`.
    """

    TURN, OUT, OVER, ASKED = "turn", "out", "over", "asked"  # asked: to a table, by somebody
    MAIL, HOOK, PUSH = "mail", "hook", "push"

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="notices")
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="notices")
    seat = models.IntegerField()
    kind = models.CharField(max_length=8)
    way = models.CharField(max_length=8)
    device = models.ForeignKey(Device, null=True, blank=True, on_delete=models.CASCADE, related_name="notices")
    made = models.DateTimeField(default=timezone.now)
    due = models.DateTimeField(db_index=True)
    tries = models.IntegerField(default=0)
    holder = models.CharField(max_length=32, blank=True)
    held = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.table_id}/{self.seat}: {self.kind} by {self.way}"
