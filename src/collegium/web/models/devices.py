"""Devices: browsers that take notices by themselves (web push), each for one person."""

from __future__ import annotations

from hashlib import sha256

from django.db import models
from django.utils import timezone

from collegium.web.models.people import Person

LONGEST = 1000  # letters of the address at which a browser's maker takes notices for it


class Device(models.Model):
    """Where to send, and what only this browser can open. `digest` is that of the address.

    `session` is the login by which it came: whoever logs out is told nothing more there.
    """

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="devices")
    address = models.CharField(max_length=LONGEST)
    digest = models.CharField(max_length=64, unique=True)
    key = models.CharField(max_length=100)  # its public point, and a secret that both know; base64url
    secret = models.CharField(max_length=30)
    session = models.CharField(max_length=40, db_index=True)
    made = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.person}: {self.digest[:8]}"


def digest(address: str) -> str:
    return sha256(address.encode()).hexdigest()
