"""The journal: a game is its seed and its choices. Save file, replay, bug report and test in one small JSON object."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

FORMAT = 2
READABLE = (1, 2)  # the seal of format 1 covered the story as it was told then; its choices alone are verified
LONGEST = 200  # letters of a name in a journal
FIELDS: dict[str, type] = {
    "format": int, "game": str, "rules_version": int, "data": str, "seats": int, "variant": str, "seed": int,
    "choices": list, "digest": str,
}  # fmt: skip


class JournalError(ValueError):
    """A journal that cannot be replayed, and why."""


def digest(journal: dict[str, Any], state: bytes) -> str:
    """A seal over everything the journal says and the state it leads to."""
    told = {key: journal[key] for key in FIELDS if key != "digest"}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode() + state).hexdigest()[:32]


def played(array: np.ndarray[Any, Any]) -> bytes:
    """The record without the story: what a seal covers. How a game is told may change, how it plays may not."""
    twin = np.frombuffer(bytearray(array.tobytes()), array.dtype)
    for field in ("ring", "told", "mute"):
        twin[field] = np.zeros((), array.dtype[field])
    return twin.tobytes()


def check(journal: Any) -> dict[str, Any]:
    """The journal itself when it has the right shape; otherwise a JournalError that says what was expected."""
    if not isinstance(journal, dict):
        raise JournalError("not a journal: expected a JSON object")
    for key, kind in FIELDS.items():
        if key not in journal:
            raise JournalError(f"journal: '{key}' is missing")
        if not isinstance(journal[key], kind) or isinstance(journal[key], bool):
            raise JournalError(f"journal: '{key}' should be {kind.__name__}, found {str(journal[key])[:40]!r}")
        if kind is str and not (journal[key].isprintable() and len(journal[key]) <= LONGEST):
            raise JournalError(f"journal: '{key}' should be a short name, found {journal[key][:40]!r}")
    if journal["format"] not in READABLE:
        raise JournalError(f"journal: format {journal['format']} is not known (expected one of {READABLE})")
    for number, choice in enumerate(journal["choices"]):
        if not (isinstance(choice, list) and len(choice) == 2 and all(type(part) is int for part in choice)):
            raise JournalError(f"journal: choice {number} should be [seat, option], found {str(choice)[:40]!r}")
    return journal


def loads(text: str | bytes) -> dict[str, Any]:
    """Return the journal that this text holds, checked. Raises JournalError for anything else."""
    try:
        told = json.loads(text)
        json.dumps(told, ensure_ascii=False).encode()  # half of a character is no text
    except UnicodeEncodeError:
        raise JournalError("not JSON: it holds half of a character") from None
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, lists in lists in lists
        raise JournalError(f"not JSON, or cut off: {error}") from None
    return check(told)


def read(file: Path) -> dict[str, Any]:
    """Load and check a journal file."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise JournalError(f"{file}: cannot be read: {error}") from None
    try:
        return loads(text)
    except JournalError as error:
        raise JournalError(f"{file}: {error}") from None


def write(file: Path, journal: dict[str, Any]) -> None:
    """Save a journal so that the file is whole or not changed at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    part.write_text(json.dumps(journal) + "\n", encoding="utf-8")
    part.replace(file)
