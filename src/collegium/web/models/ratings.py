"""Ratings: how strong a person is thought to be at a game, and what each game that counted did to that."""

from __future__ import annotations

from django.db import models

from collegium.web.models.people import Person
from collegium.web.models.tables import Table


class Rating(models.Model):
    """What is believed of a person at one game (`live/strength.py`). It can be made again from the outcomes."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="ratings")
    game = models.CharField(max_length=64)
    middle = models.FloatField()
    spread = models.FloatField()
    games = models.IntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "game"], name="one_rating_of_a_game")]
        indexes = [models.Index(fields=["game", "middle"], name="ratings_of_a_game")]

    def __str__(self) -> str:
        return f"{self.person} at {self.game}: {self.middle:.0f}"


class Outcome(models.Model):
    """A person's seat in a game that counts: what was believed before and after. Without `at` it has not counted yet:
    who sat there has left (and so comes last) and the others play on. The row stays when the person is gone."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="outcomes")
    seat = models.IntegerField()
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="outcomes")
    left = models.BooleanField(default=False)
    middle_before = models.FloatField(default=0.0)
    spread_before = models.FloatField(default=0.0)
    middle = models.FloatField(default=0.0)
    spread = models.FloatField(default=0.0)
    at = models.DateTimeField(null=True, blank=True, db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_outcome_of_a_seat")]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.seat}"

    @property
    def change(self) -> int:
        """By how much the rating that is shown changed."""
        return round(self.middle) - round(self.middle_before)
