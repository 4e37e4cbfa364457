"""Read how a game reads its rulebook, and who made the boxed game. A game may offer either, both or none.

`texts/readings/rulings.toml` of a game lists the rulings that an owner of the box would notice. `LANG.ftl` beside it
words them: `ruling-N` is the title of ruling N, `ruling-N-book` the book's rule in our own words, `ruling-N-ours` what
we do, and `ruling-N-why` the reason. The text `game-credits` of a game names the makers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from collegium.kernel.game import Game
from collegium.kernel.texts import Text, speaker
from collegium.match.match import game_speaker

TEXTS = Path(__file__).parent / "texts"  # the words around the rulings and the credits, for every client
PARTS = ("book", "ours", "why")


class BadReadings(ValueError):
    """A `rulings.toml` that cannot be read, and why."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling by its number in the specification. `limit` marks a limit that the book does not have; `changed` is the
    day of its last change."""

    number: int
    limit: bool = False
    changed: date | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its texts: the title, then the parts."""
        return (f"ruling-{self.number}", *(f"ruling-{self.number}-{part}" for part in PARTS))


@dataclass(frozen=True, slots=True)
class Reading:
    """A ruling in words."""

    ruling: Ruling
    title: str
    book: str
    ours: str
    why: str


def folder_of(game: Game) -> Path:
    return game.folder / "texts" / "readings"


@cache
def rulings(game: Game) -> tuple[Ruling, ...]:
    """The rulings that a game lists, in the order of its page; empty where it lists none."""
    file = folder_of(game) / "rulings.toml"
    if not file.exists():
        return ()
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        return tuple(Ruling(**one) for one in told["ruling"])
    except tomllib.TOMLDecodeError as error:
        raise BadReadings(f"{file}: not TOML: {error}") from None
    except KeyError as error:
        raise BadReadings(f"{file}: {error} is missing") from None
    except TypeError as error:
        raise BadReadings(f"{file}: {error} (expected number, limit and changed)") from None


def readings(game: Game, lang: str) -> list[Reading]:
    """How a game reads its rulebook, in words; empty where it says nothing about that."""
    says = speaker(lang, folder_of(game)).say
    return [Reading(ruling, *map(says, ruling.keys)) for ruling in rulings(game)]


def credits_of(game: Game, lang: str) -> str:
    """The makers of the boxed game, in a sentence; empty if the game does not say."""
    speaks = game_speaker(game, lang)
    return speaks.say("game-credits") if speaks.has("game-credits") else ""


def about_words(lang: str, key: str, **args: Any) -> str:
    """A text around the rulings and the credits."""
    return speaker(lang, TEXTS).say(Text(key, args))


def pages(game: Game, lang: str) -> Iterator[str]:
    """The rulings and the credits as Markdown, one section each."""
    if found := readings(game, lang):
        told = [f"## {about_words(lang, 'readings-title')}", about_words(lang, "readings-lead")]
        told += [_entry(one, lang) for one in found]
        yield "\n\n".join(told)
    title = game_speaker(game, lang).say("game-title")
    made = " ".join(filter(None, (f"**{title}.**", credits_of(game, lang))))
    yield f"## {about_words(lang, 'credits-title')}\n\n{made}\n\n{about_words(lang, 'credits-independent')}"


def _entry(one: Reading, lang: str) -> str:
    ruling = one.ruling
    marks = [about_words(lang, "reading-number", number=ruling.number)]
    marks += [about_words(lang, "reading-limit")] if ruling.limit else []
    marks += [about_words(lang, "reading-changed", day=f"{ruling.changed:%Y-%m-%d}")] if ruling.changed else []
    lines = [f"### {one.title} ({', '.join(marks)})"]
    for part, text in zip(PARTS, (one.book, one.ours, one.why), strict=True):
        lines.append(f"- **{about_words(lang, f'reading-{part}')}** {text}")
    return f"{lines[0]}\n\n" + "\n".join(lines[1:])
