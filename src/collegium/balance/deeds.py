"""Deeds: what each seat did in a game, as the story tells it: its first choice, and every event about it, by the card,
space or ability named in it. Found by replaying the choices; worded from the game's own texts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any

from collegium.arena.selfplay import Result
from collegium.kernel.game import Game
from collegium.kernel.texts import MissingText, Text
from collegium.match.match import Match, game_speaker
from collegium.match.parts import Told

OPENING, EVENT = "opening", "event"
BLANK = "…"


@dataclass(frozen=True)
class Deed:
    """Something that a seat may have done: a first choice or an event (`kind`) of one sort (`key`) about one thing."""

    kind: str
    key: str
    about: Hashable = ""


@dataclass
class Words:
    """How deeds are worded in one language: `heads` by kind and key, `names` by deed, as they were first seen."""

    lang: str
    heads: dict[tuple[str, str], str] = field(default_factory=dict)
    names: dict[Deed, str] = field(default_factory=dict)


def deeds(game: Game, variant: str, result: Result, words: Words) -> set[tuple[int, Deed]]:
    """What each seat did in a game; new words are noted in `words`."""
    match = Match(game, len(result.points), variant, result.seed)
    found: set[tuple[int, Deed]] = set()
    opened: set[int] = set()
    for seat, option in result.choices:
        if seat not in opened:
            opened.add(seat)
            found.add((seat, opening(match, seat, option, words)))
        match.choose(seat, option)
    for seat in range(match.seats):
        found.update((seat, deed) for deed in done_by(match, seat, words))
    return found


def opening(match: Match, seat: int, option: int, words: Words) -> Deed:
    kind = match.game.choices.kinds[match.state.owed[seat].kind]
    deed = Deed(OPENING, kind.key, option)
    if deed not in words.names:
        view = match.view(seat)
        words.names[deed] = match.say(kind.option(view, seat, option), words.lang, seat)
        words.heads.setdefault((OPENING, kind.key), match.say(kind.question(view, seat), words.lang, seat))
    return deed


def done_by(match: Match, seat: int, words: Words) -> Iterator[Deed]:
    """The events about a seat, with all that the seat itself knows."""
    for event in match.events(viewer=seat):
        if event.who == seat and not event.silent:
            about = next((value for value in event.text.args.values() if isinstance(value, Text)), None)
            deed = Deed(EVENT, event.key, thing(about) if about else "")
            if deed not in words.names:
                head = sentence(match.game, event, words.lang)
                words.heads.setdefault((EVENT, event.key), head)
                words.names[deed] = (match.say(about, words.lang) if about else "") or head  # some have nothing to add
            yield deed


def thing(text: Text) -> Hashable:
    """A text as something that can be counted."""
    return text.key, tuple(sorted((name, plain(value)) for name, value in text.args.items()))


def plain(value: Any) -> str:
    return str(thing(value)) if isinstance(value, Text) else str(value)


def sentence(game: Game, event: Told, lang: str) -> str:
    """What an event says, with blanks for who and what: "… buys …"."""
    args: dict[str, Any] = dict.fromkeys(event.text.args, BLANK)
    try:
        told = game_speaker(game, lang).say(Text(event.text.key, {**args, "you": "no"}))
        return told.rstrip(" .:")
    except MissingText:  # a sentence that counts needs numbers
        return event.key
