"""What a match hands out: an option of a menu, an event as it was told, the score of a seat.

Nothing changes an option or an event. They are not frozen, for a frozen one takes four times as long to make.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from collegium.kernel.texts import Text

if TYPE_CHECKING:
    from collegium.match.match import Match


@dataclass(slots=True, unsafe_hash=True)
class Option:
    """One option of a menu, refused ones included. `action` is its flat id, `place` what it points at on the table."""

    match: Match
    seat: int
    id: int
    kind: str
    action: int
    legal: bool
    reason: str | None
    place: str | None
    text: Text
    why: Text | None  # what a refusal says

    def label(self, lang: str = "en") -> str:
        return self.match.say(self.text, lang, self.seat)

    def why_not(self, lang: str = "en") -> str:
        """The reason of a refusal in words, '' for a legal option."""
        return self.match.say(self.why, lang, self.seat) if self.why else ""


@dataclass(slots=True, unsafe_hash=True)
class Told:
    """One event of the story as a viewer may know it; `number` is the choice it followed."""

    match: Match
    number: int
    key: str
    who: int
    a: int
    b: int
    c: int
    viewer: int
    text: Text
    silent: bool
    opens: str = ""

    def label(self, lang: str = "en") -> str:
        return self.match.say(self.text, lang, self.viewer)


@dataclass(frozen=True)
class Score:
    points: int
    tiebreak: int
    place: int


class Now(NamedTuple):
    """What is asked over and over of a state: the kind of choice that each seat owes, who owes any, whether it is
    over; and the bytes in which that was read."""

    truth: bytes
    owed: tuple[int, ...]
    to_act: tuple[int, ...]
    over: bool
