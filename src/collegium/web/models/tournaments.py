"""What a tournament remembers beside its members and tables: who sat out."""

from __future__ import annotations

from django.db import models

from collegium.web.models.classes import Member


class Bye(models.Model):
    """A round in which there was no table for a member."""

    member = models.ForeignKey(Member, on_delete=models.CASCADE, related_name="byes")
    round = models.IntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["member", "round"], name="one_bye_of_a_round")]

    def __str__(self) -> str:
        return f"{self.member}: {self.round}"
