"""What the site remembers, one file per noun; every model is named here."""

from __future__ import annotations

from collegium.web.models.challenges import Challenge
from collegium.web.models.classes import SIGNS, TITLE, Gathering, Member
from collegium.web.models.clocks import Holiday, Mark, Watch
from collegium.web.models.devices import Device
from collegium.web.models.notices import Letterbox, Notice
from collegium.web.models.order import Blocked, Report
from collegium.web.models.people import NAME, Key, Person
from collegium.web.models.ratings import Outcome, Rating
from collegium.web.models.tables import CHAT, Chat, Entry, Seat, Table, table_id, token
from collegium.web.models.thought import Hint, Sign, Study
from collegium.web.models.tournaments import Bye

__all__ = [
    "CHAT",
    "NAME",
    "SIGNS",
    "TITLE",
    "Blocked",
    "Bye",
    "Challenge",
    "Chat",
    "Device",
    "Entry",
    "Gathering",
    "Hint",
    "Holiday",
    "Key",
    "Letterbox",
    "Mark",
    "Member",
    "Notice",
    "Outcome",
    "Person",
    "Rating",
    "Report",
    "Seat",
    "Sign",
    "Study",
    "Table",
    "Watch",
    "table_id",
    "token",
]
