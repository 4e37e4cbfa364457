"""What the site remembers, one file per noun; every model is named here."""

from __future__ import annotations

from collegium.web.models.clocks import Holiday, Mark, Watch
from collegium.web.models.notices import Letterbox, Notice
from collegium.web.models.people import NAME, Key, Person
from collegium.web.models.tables import CHAT, Chat, Entry, Seat, Table, table_id, token
from collegium.web.models.thought import Hint, Sign, Study

__all__ = [
    "CHAT",
    "NAME",
    "Chat",
    "Entry",
    "Hint",
    "Holiday",
    "Key",
    "Letterbox",
    "Mark",
    "Notice",
    "Person",
    "Seat",
    "Sign",
    "Study",
    "Table",
    "Watch",
    "table_id",
    "token",
]
