"""Keeping order: names that nobody may take, and messages that somebody found out of place."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from collegium.web.models.people import NAME, Person
from collegium.web.models.tables import CHAT, Chat, Table


class Blocked(models.Model):
    """A name that nobody may have; `name` is written as `live/order.py` compares it."""

    name = models.CharField(primary_key=True, max_length=NAME)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        verbose_name = "blocked name"

    def __str__(self) -> str:
        return str(self.name)


class Report(models.Model):
    """A message that somebody asked staff to look at. The words are kept, whatever becomes of the message."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="reports")
    chat = models.ForeignKey(Chat, null=True, on_delete=models.SET_NULL, related_name="reports")
    by = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="reports")
    said_by = models.CharField(max_length=NAME)
    text = models.CharField(max_length=CHAT)
    at = models.DateTimeField(default=timezone.now)
    done = models.BooleanField(default=False, db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["chat", "by"], name="one_report_by_a_person")]

    def __str__(self) -> str:
        return f"{self.said_by}: {self.text[:30]}"
