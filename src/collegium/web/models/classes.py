"""Gatherings: many people at many tables of one game, under one code. A class or an evening, or a tournament."""

from __future__ import annotations

import secrets

from django.db import models
from django.utils import timezone

from collegium.web.models.people import NAME, Person

SIGNS, LENGTH = "ABCDEFGHJKMNPQRSTUVWXYZ23456789", 6  # of a code: no two that look alike
TITLE = 60  # the longest title


def code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


class Gathering(models.Model):
    """What is played, how people are dealt to tables, and how far it has come. `round` 0: nobody is dealt yet."""

    CLASS, EVENING = "class", "evening"  # the same but for the words
    ROBIN, SWISS = "robin", "swiss"  # tournaments: all meet, or by score
    TOURNAMENTS = (ROBIN, SWISS)
    OPEN, ENDED = "open", "ended"

    code = models.CharField(max_length=LENGTH, primary_key=True, default=code, editable=False)
    form = models.CharField(max_length=8, default=CLASS)
    title = models.CharField(max_length=TITLE)
    host = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="gatherings")
    state = models.CharField(max_length=8, default=OPEN)
    game = models.CharField(max_length=64)
    variant = models.CharField(max_length=64)
    seats = models.IntegerField()  # of a table, at most
    bot = models.CharField(max_length=32)  # who fills seats: see `live.even`
    language = models.CharField(max_length=2, default="en")
    names = models.BooleanField(default=True)  # shown to the room
    quick = models.BooleanField(default=False)  # the set-up's choices are taken for everybody
    rated = models.BooleanField(default=False, db_default=False)  # its tables count for ratings, as any others would
    round = models.IntegerField(default=0)
    rounds = models.IntegerField(default=0)  # of a tournament; 0: as many as it takes
    ends = models.DateTimeField(null=True, blank=True)  # when the lesson is over
    created = models.DateTimeField(default=timezone.now)

    @property
    def is_tournament(self) -> bool:
        return self.form in self.TOURNAMENTS

    def __str__(self) -> str:
        return f"{self.title} ({self.code})"


class Member(models.Model):
    """Somebody who has come. Who sits with friends has said the same word as they have."""

    gathering = models.ForeignKey(Gathering, on_delete=models.CASCADE, related_name="members")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="memberships")
    name = models.CharField(max_length=NAME)
    friends = models.CharField(max_length=NAME, blank=True)
    gone = models.BooleanField(default=False)  # withdrawn, or sent away: dealt no more
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["id"]
        constraints = [models.UniqueConstraint(fields=["gathering", "person"], name="one_member_of_a_person")]

    def __str__(self) -> str:
        return str(self.name)
