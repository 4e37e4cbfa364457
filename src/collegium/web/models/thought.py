"""What was thought about: advice, analyses, and the sign of life."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from collegium.web.models.tables import Table


class Hint(models.Model):
    """What the coach told a seat: for the choice numbered `answers`; nothing found yet while it thinks.

    `found` is a list of options, best first: `option`, `share` of wins, `reasons` in words by language.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="hints")
    seat = models.IntegerField()
    answers = models.IntegerField()
    found = models.JSONField(null=True, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_hint_of_a_seat")]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.seat}#{self.answers}"


class Study(models.Model):
    """The analysis of a finished game: how far it is, and its figures once it is done."""

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE, related_name="study")
    done = models.IntegerField(default=0)
    total = models.IntegerField(default=1)
    figures = models.JSONField(null=True, blank=True)
    failed = models.BooleanField(default=False)
    at = models.DateTimeField(default=timezone.now)  # when it last came on

    def __str__(self) -> str:
        return f"{self.table_id}: {self.done}/{self.total}"


class Sign(models.Model):
    """A sign of life: one row that is written to see whether anything can be (`live/signs.py`)."""

    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.at}"
