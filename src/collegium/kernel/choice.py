"""The tables of a game's language: kinds of choice, events, reasons and steps, numbered in order of declaration.

    CHOICES = Choices()
    DEVELOP = CHOICES.add("develop", options=5, names=("raise", "hire", ...))

`DEVELOP` is a plain number for the rules; the rest is for clients. A flat action id is `offset[kind] + option`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from collegium.kernel.texts import Text

Label = Callable[[Any, int, int], Text]  # (state as the seat sees it, seat, option) -> what the option says
Place = Callable[[Any, int, int], str | None]  # ... -> the id of the piece or place on the table it points at
Ask = Callable[[Any, int], Text]  # (state as the seat sees it, seat) -> the question
Words = Callable[[Any, int, int], dict[str, Any]]  # ... -> what a refusal's text may name (how much is missing)
Telling = Callable[[int, int, int], dict[str, Any]]  # (a, b, c) of an event -> what its text may name
Saying = Callable[[int], Any]  # a number of an event -> what it stands for

CHAPTER, TURN, DEED = "chapter", "turn", "deed"  # what an event may open in the story

NOT_OFFERED, LEGAL = 0, 1  # verdicts of a menu; 2 and up: refused, for this reason


def piece(noun: str, until: int | None = None) -> Place:
    """Where options lie that are numbers of pieces: `NOUN.OPTION`, nowhere from `until` on (to pass, to stop)."""
    return lambda s, who, option: f"{noun}.{option}" if until is None or option < until else None


def own_piece(noun: str, until: int | None = None) -> Place:
    """The same with pieces that every seat has: `NOUN.SEAT.OPTION`."""
    return lambda s, who, option: f"{noun}.{who}.{option}" if until is None or option < until else None


@dataclass(frozen=True)
class Kind:
    """One kind of choice. Texts: `ask-KEY` (the question), `tip-KEY`, and `option-KEY-NAME` or what `label` says."""

    key: str
    options: int
    names: tuple[str, ...] = ()
    label: Label | None = None
    place: Place | None = None
    ask: Ask | None = None
    ask_alone: bool = False
    discreet: bool = False

    def question(self, s: Any, who: int) -> Text:
        return self.ask(s, who) if self.ask else Text(f"ask-{self.key}")

    def option(self, s: Any, who: int, option: int) -> Text:
        if self.label:
            return self.label(s, who, option)
        return Text(f"option-{self.key}-{self.names[option]}")

    def where(self, s: Any, who: int, option: int) -> str | None:
        return self.place(s, who, option) if self.place else None


class Choices:
    """The kinds of choice of one game; kind 0 means "owes nothing"."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = [Kind("", 0)]

    def add(
        self,
        key: str,
        options: int,
        names: tuple[str, ...] = (),
        label: Label | None = None,
        place: Place | None = None,
        ask: Ask | None = None,
        ask_alone: bool = False,
        discreet: bool = False,
    ) -> int:
        """Declare a kind of choice; returns its number. Its words are its `names`, or come from `label` (or `labels`).
        `ask_alone`: ask even when only one option is legal; `discreet`: that a seat is asked would tell what it hides,
        so clients do not show it to others."""
        if names and len(names) != options:
            raise TypeError(f"choice {key}: {len(names)} names for {options} options")
        if any(kind.key == key for kind in self.kinds):
            raise TypeError(f"choice {key}: declared twice")
        self.kinds.append(Kind(key, options, names, label, place, ask, ask_alone, discreet))
        return len(self.kinds) - 1

    def labels(self, *kinds: int) -> Callable[[Label], Label]:
        """A decorator: this function says what an option of these kinds is."""
        return lambda label: self._say(label, kinds, label=label)

    def asks(self, *kinds: int) -> Callable[[Ask], Ask]:
        """A decorator: this function words the question of these kinds."""
        return lambda ask: self._say(ask, kinds, ask=ask)

    def owed(self, s: Any, who: int) -> Kind:
        """The kind of choice that a seat owes."""
        return self.kinds[int(s.owed[who].kind)]

    def asked(self, s: Any, who: int, **words: Any) -> Text:
        """The question that a seat is asked, `ask-KEY`, with what it names."""
        return Text(f"ask-{self.owed(s, who).key}", words)

    def _say(self, function: Any, kinds: tuple[int, ...], **said: Any) -> Any:
        for number in kinds:
            self.kinds[number] = replace(self.kinds[number], **said)
        return function

    @property
    def width(self) -> int:
        """The largest menu."""
        return max(kind.options for kind in self.kinds)

    @property
    def options(self) -> np.ndarray[Any, Any]:
        return np.array([kind.options for kind in self.kinds], np.int64)

    @property
    def ask_alone(self) -> np.ndarray[Any, Any]:
        return np.array([kind.ask_alone for kind in self.kinds], np.int64)

    @property
    def discreet(self) -> np.ndarray[Any, Any]:
        return np.array([kind.discreet for kind in self.kinds], np.int64)

    @property
    def offsets(self) -> np.ndarray[Any, Any]:
        """Where each kind's options begin among the flat action ids."""
        return np.concatenate([[0], np.cumsum(self.options)[:-1]])

    def offset(self, number: int) -> int:
        """Where the options of one kind begin among them."""
        return sum([kind.options for kind in self.kinds[:number]])

    @property
    def actions(self) -> int:
        """How many flat action ids there are."""
        return int(self.options.sum())


@dataclass(frozen=True)
class Event:
    """One kind of event. Text `event-KEY`, with $who, $you and a, b, c by their `names`, or what `words` gives;
    `private` ones are -1 to others."""

    key: str
    words: Telling | None = None
    private: tuple[str, ...] = ()
    silent: bool = False  # for effects on screen only; not part of the story
    opens: str = ""  # CHAPTER: its words are a heading; TURN: a paragraph about `who` begins with it; DEED: see `add`
    names: tuple[str, ...] = ("a", "b", "c")
    sayings: Mapping[str, Saying] = field(default_factory=dict, compare=False)  # how a number of this name is said

    def text(self, a: int, b: int, c: int) -> Text:
        if self.words:
            return Text(f"event-{self.key}", self.words(a, b, c))
        numbers = zip(self.names, (a, b, c), strict=False)
        said = {name: self.sayings[name](number) if name in self.sayings else number for name, number in numbers}
        return Text(f"event-{self.key}", said)


class Events:
    """The kinds of event of one game, numbered from 1."""

    def __init__(self) -> None:
        self.kinds: list[Event] = [Event("")]
        self.sayings: dict[str, Saying] = {}

    def add(
        self,
        key: str,
        words: Telling | None = None,
        private: tuple[str, ...] = (),
        silent: bool = False,
        opens: str = "",
        names: tuple[str, ...] = ("a", "b", "c"),
    ) -> int:
        """Declare an event. Its text gets a, b and c by their `names`, as `says` says them, or what `words(a, b, c)`
        (or `worded`) makes of them; `private` ones only `who` may see.
        It may open a chapter of the story (its words are the heading) or a turn (a paragraph; may be silent). A deed,
        for what all do at the same time, opens a paragraph unless it is in one of `who` already."""
        if opens not in ("", CHAPTER, TURN, DEED) or (opens == CHAPTER and silent):
            raise TypeError(f"event {key}: opens '{opens}' (expected CHAPTER with words, TURN or DEED)")
        self.kinds.append(Event(key, words, private, silent, opens, names, self.sayings))
        return len(self.kinds) - 1

    def says(self, **sayings: Saying) -> None:
        """How numbers of these names are said, in every event that has them: `says(role=role_name)`."""
        self.sayings |= sayings

    def worded(self, *events: int) -> Callable[[Telling], Telling]:
        """A decorator: this function names the arguments of these events for their texts."""

        def say(words: Telling) -> Telling:
            for number in events:
                self.kinds[number] = replace(self.kinds[number], words=words)
            return words

        return say


class Reasons:
    """Why an option is refused, numbered from 2. Text `reason-KEY`, with what `words` gives."""

    def __init__(self) -> None:
        self.keys: list[str] = ["", ""]
        self.words: list[Words | None] = [None, None]

    def add(self, key: str, words: Words | None = None) -> int:
        """Declare a reason. `words(s, who, option)` names what its text says, from the state as the seat sees it."""
        self.keys.append(key)
        self.words.append(words)
        return len(self.keys) - 1

    def add_each(self, stem: str, keys: Sequence[str]) -> int:
        """Declare a reason for each of several things, `STEM-KEY`; returns the number of the first."""
        first = len(self.keys)
        for key in keys:
            self.add(f"{stem}-{key}")
        return first

    def worded(self, *codes: int) -> Callable[[Words], Words]:
        """A decorator: this function names what the texts of these reasons say."""

        def say(words: Words) -> Words:
            for code in codes:
                self.words[code] = words
            return words

        return say

    def text(self, code: int, s: Any, who: int, option: int) -> Text | None:
        """What a verdict says, None where it refuses nothing."""
        if code < 2:
            return None
        words = self.words[code]
        return Text(f"reason-{self.keys[code]}", words(s, who, option) if words else {})


class Steps:
    """The steps of a game's agenda, numbered from 1."""

    def __init__(self) -> None:
        self.keys: list[str] = [""]

    def add(self, key: str) -> int:
        self.keys.append(key)
        return len(self.keys) - 1
