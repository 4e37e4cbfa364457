"""Tables: what is played, who sits where, the journal of every match, the talk."""

from __future__ import annotations

import secrets

from django.db import models
from django.db.models.functions import Now
from django.utils import timezone

from collegium.web.models.classes import Gathering
from collegium.web.models.people import NAME, Person

CHAT = 300  # the longest line of talk


def table_id() -> str:
    return secrets.token_urlsafe(9)


def token() -> str:
    return secrets.token_urlsafe(18)


class Table(models.Model):
    """One match: what is played, how, and by which links one gets to it. The seed is told to nobody before the end."""

    OPEN, RUNNING, OVER, ENDED = "open", "running", "over", "ended"
    HELD = "held"  # its journal does not play under the installed rules
    RELAXED, LIVE, SLOW = "relaxed", "live", "slow"  # no clock; time for the whole game; days for each choice
    BOT, LOST = "bot", "lost"  # when a seat's time is out: a bot plays on until its player is back; the seat has lost
    ALONE, ALWAYS, NEVER = "alone", "always", "never"  # when the coach may be asked; alone: one person against bots

    id = models.CharField(primary_key=True, max_length=16, default=table_id, editable=False)
    game = models.CharField(max_length=64)
    variant = models.CharField(max_length=64)
    rules_version = models.IntegerField()
    data = models.CharField(max_length=32)
    rules_before = models.IntegerField(null=True, blank=True)  # the version it began under, where it moved to another
    seed = models.CharField(max_length=20)
    state = models.CharField(max_length=8, default=OPEN, db_index=True)
    host = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="hosted")
    public = models.BooleanField(default=False)
    language = models.CharField(max_length=2, default="en")
    pace = models.CharField(max_length=8, default=RELAXED)
    clock = models.IntegerField(default=0)  # seconds: live, of each seat for the game; slow, for each choice
    extra = models.IntegerField(default=0, db_default=0)  # live: seconds that a choice gives
    late = models.CharField(max_length=8, default=BOT, db_default=BOT)
    stand_in = models.CharField(max_length=32, blank=True, default="", db_default="")  # the bot, see `live.even`
    resting = models.BooleanField(default=False, db_default=False)  # a pause: nobody chooses, no clock runs
    undo = models.BooleanField(default=True)
    coach = models.CharField(max_length=8, default=ALONE)
    quick = models.BooleanField(default=False)  # the set-up's choices are taken for everybody
    rated = models.BooleanField(default=False, db_default=False)  # counts: no advice, nothing is taken back
    archived = models.BooleanField(default=False, db_default=False)  # by staff: in no list any more
    invitation = models.CharField(max_length=32, default=token, unique=True)
    spectators = models.CharField(max_length=32, default=token, unique=True)
    created = models.DateTimeField(default=timezone.now)
    changed = models.DateTimeField(default=timezone.now)
    begun = models.DateTimeField(null=True, blank=True)
    rematch = models.OneToOneField("self", null=True, blank=True, on_delete=models.SET_NULL, related_name="earlier")
    curve = models.JSONField(null=True, blank=True)  # points of every seat over time, once the game is over
    pulse = models.IntegerField(
        default=0, db_default=0
    )  # counts whatever is added to a running table: a room that differs is behind
    attended = models.DateTimeField(
        default=timezone.now, db_default=Now()
    )  # when a keeper last took over, or was still about it
    offered = models.DateTimeField(null=True, blank=True)  # since when another process may think for its bots
    gathering = models.ForeignKey(Gathering, null=True, blank=True, on_delete=models.SET_NULL, related_name="tables")
    round = models.IntegerField(default=0, db_default=0)  # of the gathering
    number = models.IntegerField(default=0, db_default=0)  # in that round, from 1
    halted = models.BooleanField(default=False, db_default=False)  # by the host of the gathering: nobody may choose
    helped = models.IntegerField(null=True, blank=True)  # the seat that asked the host for help

    class Meta:
        indexes = [models.Index("offered", name="offered_tables", condition=models.Q(offered__isnull=False))]

    @property
    def minutes(self) -> int:
        return int(self.clock) // 60

    @property
    def days(self) -> int:
        return int(self.clock) // 86400

    @property
    def stopped(self) -> bool:
        """A pause, by agreement or by the host of a gathering: nobody chooses, bots neither."""
        return bool(self.resting or self.halted)

    def __str__(self) -> str:
        return f"{self.game} {self.id}"


class Seat(models.Model):
    """A place at a table: open, or taken by a person or by a bot; by both where a bot stands in for somebody."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.IntegerField()
    person = models.ForeignKey(Person, null=True, blank=True, on_delete=models.SET_NULL, related_name="seats")
    bot = models.CharField(max_length=32, blank=True)
    name = models.CharField(max_length=NAME, blank=True)
    waiting = models.BooleanField(default=False, db_index=True)  # owes a choice now
    due = models.DateTimeField(null=True, blank=True, db_index=True)  # when the time for it is out, if a clock runs
    lost = models.BooleanField(default=False, db_default=False)  # its time was out, and that was to lose the game
    place = models.IntegerField(null=True, blank=True)  # 1 for a winner, once the game is over
    points = models.IntegerField(null=True, blank=True)
    parts = models.JSONField(null=True, blank=True)  # what the points come from: keys of the game's texts
    shown = models.UUIDField(null=True, blank=True)  # the person who lets spectators look from here, see `lent`

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_of_a_number")]

    @property
    def taken(self) -> bool:
        return bool(self.person_id or self.bot)

    @property
    def stood_in(self) -> bool:
        """Does a bot play on for somebody whose time was out?"""
        return bool(self.person_id and self.bot)

    @property
    def lent(self) -> bool:
        """May spectators see what this seat sees? Only while the one who sits there says so."""
        return self.person_id is not None and self.shown == self.person_id

    def __str__(self) -> str:
        return f"{self.table_id}/{self.number}"


class Entry(models.Model):
    """One row of a match's journal, never changed: a choice, or the taking back of the last one.

    `answers` is the number that the seat's menu was drawn for, so that a choice sent twice is recognised.
    """

    CHOICE, UNDO = "c", "u"
    PERSON, BOT, GIVEN = "p", "b", "g"  # given: it was made at another table, or elsewhere (k: by a clock of old)

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="entries")
    number = models.IntegerField()
    kind = models.CharField(max_length=1, default=CHOICE)
    seat = models.IntegerField()
    option = models.IntegerField(default=0)
    answers = models.IntegerField(default=0)
    by = models.CharField(max_length=1, default=PERSON)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_entry_of_a_number")]

    def __str__(self) -> str:
        return f"{self.table_id}#{self.number}"


class Chat(models.Model):
    """A line of talk at a table; one without words says that who sat there has left."""

    LEFT = ""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chats")
    seat = models.IntegerField()
    text = models.CharField(max_length=CHAT)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.table_id}: {self.text[:20]}"
