"""Challenges: a table that somebody has set up for one other person."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from collegium.web.models.people import Person
from collegium.web.models.tables import Table


class Challenge(models.Model):
    """Who asks whom to which table. It stands until the table begins, or the other says no."""

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE, related_name="challenge")
    by = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="challenges")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="challenged")
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.by} asks {self.person}"
