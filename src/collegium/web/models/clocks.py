"""Clocks: what happened to them at a table, who is away for a while, and when the tables were last looked after."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from collegium.web.models.people import Person
from collegium.web.models.tables import Table


class Mark(models.Model):
    """One row of what happened to the clocks of a table, never changed. With the journal, whose rows have their time,
    it says how much time every seat has left (`live/clocks.py`).

    `seat` is -1 where nobody at the table did it. `seconds` are given to the seat, when somebody comes back.
    """

    WISH, REST, ON = "w", "r", "o"  # somebody would like a pause; it begins; the clocks run on, and no wish stands
    OUT, BACK = "x", "b"  # a seat's time is out; who sat there takes the seat back
    NOBODY = -1

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="marks")
    kind = models.CharField(max_length=1)
    seat = models.IntegerField(default=NOBODY)
    seconds = models.FloatField(default=0.0)
    at = models.DateTimeField()

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.table_id}: {self.kind} {self.seat}"


class Holiday(models.Model):
    """Somebody is away: at tables with days for a choice their deadlines wait."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="holidays")
    begins = models.DateTimeField()
    ends = models.DateTimeField()

    class Meta:
        ordering = ["begins"]

    def __str__(self) -> str:
        return f"{self.person}: {self.begins:%Y-%m-%d} to {self.ends:%Y-%m-%d}"


class Watch(models.Model):
    """One row: when any process last looked after the tables. While none does, no clock runs."""

    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.at}"
