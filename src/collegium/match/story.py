"""The story of a match as it is told: the events worded for a viewer, in chapters, a turn at a time.

An event says itself what it opens (`Events.add(..., opens=...)`): a chapter, whose words are the heading, or a turn, a
paragraph about one player. So headings and gaps stand where things happened, not where the next question is put.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from collegium.kernel.choice import CHAPTER, DEED, TURN
from collegium.kernel.texts import SeatName, Text
from collegium.match.match import SPECTATOR, Match
from collegium.match.parts import Told

HEADLINE, EVENT = "headline", "event"
NOBODY = -1
KEPT = 200  # events that are kept as all know them


@dataclass(slots=True, unsafe_hash=True)
class Line:
    """One line of the story; nothing changes it. `number` is the choice it followed, `who` whom it is about, `turn` is
    true where a paragraph begins, `of` whose turn it is told in (NOBODY between turns), `at` the event it words."""

    sort: str
    text: str
    number: int
    who: int = NOBODY
    turn: bool = False
    of: int = NOBODY
    at: int = -1


@dataclass
class Telling:
    """The story as far as it has been worded for one viewer in one language."""

    lines: list[Line] = field(default_factory=list)
    told: list[tuple[int, ...]] = field(default_factory=list)  # the events it was worded from
    names: list[str] = field(default_factory=list)
    newest: list[Told] = field(default_factory=list)  # the events of the newest choice that had any
    gap: bool = False  # the next line begins a paragraph
    of: int = NOBODY

    def leads_to(self, told: Sequence[tuple[int, ...]]) -> bool:
        """Whether this is how the story began. Where its last event is the very same one, so are those before it."""
        known = len(self.told)
        return not known or (len(told) >= known and (told[known - 1] is self.told[-1] or told[:known] == self.told))


@dataclass
class Common:
    """An event as all know it whom it does not name. So nothing in it is private."""

    entry: tuple[int, ...]  # it was made from
    names: list[str]
    event: Told
    named: frozenset[int]  # the seats that know it otherwise
    words: dict[str, str] = field(default_factory=dict)  # by language


class Story:
    """Words a match's events, each once. What was taken back is forgotten by itself."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._tellings: dict[tuple[int, str], Telling] = {}
        self._common: dict[int, Common] = {}

    def lines(self, viewer: int = SPECTATOR, lang: str = "en") -> list[Line]:
        """The story as `viewer` may know it."""
        match = self.match
        telling = self._tellings.setdefault((viewer, lang), Telling(names=list(match.names)))
        known = len(telling.told)
        if not telling.leads_to(match.told) or telling.names != match.names:  # taken back, or another name
            telling = self._tellings[viewer, lang] = Telling(names=list(match.names))
            known = 0
        events = [self._event(at, viewer, lang) for at in range(known, len(match.told))]
        if events:
            last = match.told[-1][0]
            fresh = [*telling.newest, *[event for event, _ in events]]
            telling.newest = [event for event in fresh if event.number == last]
        for at, (event, words) in enumerate(events, known):
            if event.opens == CHAPTER:
                telling.lines.append(Line(HEADLINE, words, event.number, at=at))
                telling.gap, telling.of = False, NOBODY
                continue
            if event.opens == TURN or (event.opens == DEED and event.who != telling.of):
                telling.gap, telling.of = bool(telling.lines) and telling.lines[-1].sort != HEADLINE, event.who
            if not event.silent:
                line = Line(EVENT, words, event.number, event.who, telling.gap, telling.of, at)
                telling.lines.append(line)
                telling.gap = False
        telling.told.extend(match.told[known:])
        return telling.lines

    def _event(self, at: int, viewer: int, lang: str) -> tuple[Told, str]:
        """An event as `viewer` may know it, and its words where it is not silent. What names nobody who looks is made
        and worded once for all of them."""
        match, known = self.match, self._common.get(at)
        if known is None or known.entry is not match.told[at] or known.names != match.names:
            if len(self._common) >= KEPT:
                self._common.clear()
            event = match.event(at)
            known = Common(match.told[at], list(match.names), event, frozenset(_named(event.text)))
            self._common[at] = known
        if viewer in known.named:
            event = match.event(at, viewer)
            return event, "" if event.silent else event.label(lang)
        event = known.event
        if lang not in known.words:
            known.words[lang] = "" if event.silent else event.label(lang)
        seen = Told(match, event.number, event.key, event.who, event.a, event.b, event.c, viewer, event.text,
                    event.silent, event.opens)  # fmt: skip
        return seen, known.words[lang]

    def newest(self, viewer: int, lang: str = "en") -> list[Told]:
        """The events of the newest choice, as `viewer` may know them."""
        self.lines(viewer, lang)
        found = self._tellings[viewer, lang].newest
        return found if found and found[0].number == self.match.number else []

    def since_last_turn(self, viewer: int, lang: str = "en") -> list[Line]:
        """What happened since the viewer's last turn ended; the turn that goes on now is left out."""
        lines = self.lines(viewer, lang)
        return lines[slice(*news(lines, viewer))]


def _named(told: Any) -> Iterator[int]:
    """The seats that a text names."""
    if type(told) is SeatName:
        yield told.seat
    elif isinstance(told, Text):
        for value in told.args.values():
            yield from _named(value)
    elif isinstance(told, (list, tuple)):
        for value in told:
            yield from _named(value)


def news(lines: list[Line], viewer: int) -> tuple[int, int]:
    """From which line to which the story tells what happened since the viewer's last turn ended."""
    end = len(lines)
    while end and lines[end - 1].of == viewer:  # the turn that goes on now
        end -= 1
    begin = end
    while begin and lines[begin - 1].of != viewer:
        begin -= 1
    return begin, end
