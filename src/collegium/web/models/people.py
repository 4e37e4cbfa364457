"""People: who plays, and what a program shows to play for somebody."""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

NAME = 24  # the longest name


class Person(models.Model):
    """Somebody who plays: a guest known by a signed cookie, or an account."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    name = models.CharField(max_length=NAME)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="person"
    )
    created = models.DateTimeField(default=timezone.now)
    private = models.BooleanField(default=False, db_default=False)  # others see the name and common games only

    def __str__(self) -> str:
        return str(self.name)


class Key(models.Model):
    """What a program shows to play for a person: only its digest is kept."""

    person = models.OneToOneField(Person, primary_key=True, on_delete=models.CASCADE, related_name="key")
    digest = models.CharField(max_length=64, unique=True)
    created = models.DateTimeField(default=timezone.now)

    GOOD = Q(person__user=None) | Q(person__user__is_active=True)  # whose holder is not blocked

    def __str__(self) -> str:
        return f"{self.person}"
