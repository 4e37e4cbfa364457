"""The story of a match as it is told: the events worded for a viewer, under headlines, a turn at a time."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from collegium.kernel.match import SPECTATOR, Match, Told
from collegium.kernel.texts import Text

HEADLINE, EVENT = "headline", "event"
NOBODY = -2
OPENER = re.compile(r"(round|turn|phase)([-_](began|begins|started))?$")  # keys of events that open a part


@dataclass(frozen=True)
class Line:
    """One line of the story. `number` is the choice it followed, `turn` is true where another seat's turn begins."""

    sort: str
    text: str
    number: int
    who: int = -1
    turn: bool = False


@dataclass(frozen=True)
class Mark:
    """A headline that holds from event `at` on, since choice `number`."""

    number: int
    at: int
    headline: Text


@dataclass
class Telling:
    """The story as far as it has been worded for one viewer in one language."""

    lines: list[Line] = field(default_factory=list)
    events: int = 0
    marks: int = 0
    last: int = NOBODY  # whom the last line was about


class Story:
    """Follows a match: call `follow` after every choice (and after undo)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.marks: list[Mark] = []
        self.told: dict[tuple[int, str], Telling] = {}
        self.seen = 0
        self.follow()

    @classmethod
    def of(cls, match: Match) -> Story:
        """The story of a match that has been played already: its choices are walked through once more."""
        walk = Match(match.game, match.seats, match.variant, match.seed, match.names)
        story = cls(walk)
        for seat, option in match.choices:
            walk.choose(seat, option)
            story.follow()
        story.match = match
        story.told.clear()
        return story

    def follow(self) -> None:
        """Take in what has happened since the last call."""
        match = self.match
        events = match.events()
        if len(events) < self.seen or any(mark.number > match.number for mark in self.marks):  # something was undone
            self.marks = [mark for mark in self.marks if mark.number <= match.number]
            self.seen = min(self.seen, len(events))
            self.told.clear()
        headline = match.game.headline(match.view(SPECTATOR))
        if not self.marks or self.marks[-1].headline != headline:
            self.marks.append(Mark(match.number, self._where(events), headline))
        self.seen = len(events)

    def _where(self, events: list[Told]) -> int:
        """Where a new headline goes among the new events: before the one that opens a part of the game, else before the
        last one that the table itself told, else after all of them."""
        if not self.marks:
            return 0
        fresh = range(len(events) - 1, self.seen - 1, -1)
        opening = [at for at in fresh if OPENER.match(events[at].key)]
        told_by_the_table = [at for at in fresh if events[at].who < 0]
        if opening:
            at = opening[0]
            while at - 1 in opening:
                at -= 1
            return at
        if told_by_the_table:
            return told_by_the_table[0]
        return len(events)

    def lines(self, viewer: int = SPECTATOR, lang: str = "en") -> list[Line]:
        """The story as `viewer` may know it."""
        told = self.told.setdefault((viewer, lang), Telling())
        match = self.match
        for event in match.events(told.events, viewer):
            while told.marks < len(self.marks) and self.marks[told.marks].at <= told.events:
                self._announce(told, viewer, lang)
            told.events += 1
            if not event.silent:
                chose = match.choices[event.number - 1][0] if 0 < event.number <= match.number else NOBODY
                turn = event.who == chose and told.last not in (chose, NOBODY)
                told.lines.append(Line(EVENT, event.label(lang), event.number, event.who, turn))
                told.last = event.who if event.who >= 0 else told.last
        while told.marks < len(self.marks):
            self._announce(told, viewer, lang)
        return told.lines

    def _announce(self, told: Telling, viewer: int, lang: str) -> None:
        """Tell the next headline."""
        mark = self.marks[told.marks]
        told.marks += 1
        told.last = NOBODY
        told.lines.append(Line(HEADLINE, self.match.say(mark.headline, lang, viewer), mark.number))
