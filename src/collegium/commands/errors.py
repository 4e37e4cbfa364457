"""What a user can get wrong, and how it is told: one clear line and exit code 2."""

from __future__ import annotations

from collegium.bots import UnknownLevel
from collegium.bots.dial import Unmeasured
from collegium.bots.guests import BadGuest
from collegium.extras import MissingExtra
from collegium.kernel.components import ComponentError
from collegium.kernel.rule import BadRule
from collegium.match.journal import JournalError
from collegium.match.match import BadMatch, BrokenRules
from collegium.registry import UnknownGame

EXIT_USER = 2
EXIT_STOPPED = 130


class UserError(ValueError):
    """Something the user asked for that cannot be, and what was expected instead."""


USER_ERRORS = (
    UserError, UnknownGame, BadMatch, UnknownLevel, BadGuest, Unmeasured, JournalError, ComponentError, BrokenRules,
    BadRule, MissingExtra, OSError,
)  # fmt: skip


def one_line(error: BaseException) -> str:
    """An error as one line of text."""
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return " ".join(str(error).split()) or type(error).__name__
