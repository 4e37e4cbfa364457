"""The guided first game: what a game says in `guide/script.toml`, read, checked and followed.

A seed and the first choices of everybody, in the order in which they are made. Those of the learner are steps: each
proposes a choice and has a note in `guide/LANG.ftl` (`note-KEY` what, `note-KEY-why`, `note-KEY-not` why not the other
thing). How far a table is follows from its choices alone. Once they are not the script's, it is silent.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from collegium.kernel.game import Game
from collegium.kernel.texts import Speaker, Text, speaker
from collegium.match.match import SHARED_TEXTS, BadMatch, IllegalChoice, Match
from collegium.match.parts import Option

WORDS = 45  # of a note at most, in every language
FILE = "script.toml"
PARTS = ("", "-why", "-not")  # of a note
Choice = tuple[int, int]  # seat, option


class BadGuide(ValueError):
    """A script that cannot be followed, and why."""


@dataclass(frozen=True, eq=False)
class Step:
    """One choice of the learner's. `goal` is the place that it is for; `seen` and `printed` say where the numbers of
    its note come from: the record as the learner sees it, and the tables of components."""

    key: str
    part: int  # of the script, from 1: a turn, or a good piece of one
    parts: int
    number: int  # of the step in its part, from 1
    of: int  # steps in that part
    goal: str = ""
    seen: Mapping[str, str] = field(default_factory=dict)
    printed: Mapping[str, str] = field(default_factory=dict)

    @property
    def note(self) -> str:
        return f"note-{self.key}"


@dataclass(frozen=True, eq=False)
class Guide:
    """The script. The first `given` choices are made before the learner sits down: the set-up."""

    seats: int
    variant: str
    seed: int
    learner: int
    level: str  # of the bots, once the script is through
    given: int
    choices: tuple[Choice, ...]
    steps: tuple[Step, ...]

    def follows(self, choices: Sequence[Choice]) -> bool:
        """Are these the first choices of the script, or all of them and more?"""
        count = min(len(choices), len(self.choices))
        return tuple(choices[:count]) == self.choices[:count]

    def next(self, choices: Sequence[Choice]) -> Choice | None:
        """Who chooses what after these choices, None where the script does not say."""
        going = len(choices) < len(self.choices) and self.follows(choices)
        return self.choices[len(choices)] if going else None

    def step(self, choices: Sequence[Choice]) -> Step | None:
        """The learner's step after these choices, None where it is not theirs, or not in the script."""
        coming = self.next(choices)
        if coming is None or coming[0] != self.learner or len(choices) < self.given:
            return None
        return self.steps[self._made(len(choices))]

    def last(self, choices: Sequence[Choice]) -> Step | None:
        """The step that the learner took last, None before the first."""
        made = self._made(len(choices)) if self.follows(choices) else 0
        return self.steps[made - 1] if made else None

    def through(self, choices: Sequence[Choice]) -> bool:
        """Has the script been followed to its end, and has the learner not chosen since?"""
        since = choices[len(self.choices) :]
        return len(choices) >= len(self.choices) and self.follows(choices) and all(s != self.learner for s, _ in since)

    def _made(self, count: int) -> int:
        return sum(seat == self.learner for seat, _ in self.choices[self.given : count])


def folder_of(game: Game) -> Path:
    return game.folder / "guide"


def guide_of(game: Game) -> Guide | None:
    """The guided first game of a game, None where it has none. BadGuide where it was written for other rules or
    components."""
    file = folder_of(game) / FILE
    return read(file, game.rules_version, game.components.digest) if file.exists() else None


@cache
def read(file: Path, rules_version: int, data: str) -> Guide:
    """What the file says, for these rules and components. BadGuide says what is wrong and what was expected."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        steps = tuple(_steps(told["part"]))
        choices = tuple(_choice(one) for one in told["choices"].split())
        guide = Guide(
            told["seats"], told["variant"], told["seed"], told["learner"], told["level"], told["given"], choices, steps
        )
        written = (told["rules"], told["data"])
    except tomllib.TOMLDecodeError as error:
        raise BadGuide(f"{file}: not TOML: {error}") from None
    except KeyError as error:
        raise BadGuide(f"{file}: {error} is missing (docs/adding-a-game.md, The guided first game)") from None
    except (TypeError, ValueError) as error:
        raise BadGuide(f"{file}: {error}") from None
    if written != (rules_version, data):
        was, now = (
            f"rules_version {version} and data {digest}" for version, digest in (written, (rules_version, data))
        )
        raise BadGuide(f"{file}: written for {was}, this is {now}: play it anew and read every note again")
    own = sum(seat == guide.learner for seat, _ in choices[guide.given :])
    if own != len(steps):
        raise BadGuide(f"{file}: {len(steps)} steps for {own} choices of the learner's (expected one each)")
    return guide


def _steps(parts: list[dict[str, Any]]) -> Iterator[Step]:
    for part, told in enumerate(parts, 1):
        for number, one in enumerate(told["step"], 1):
            more = {name: one[name] for name in ("goal", "seen", "printed") if name in one}
            yield Step(one["key"], part, len(parts), number, len(told["step"]), **more)


def _choice(told: str) -> Choice:
    if not re.fullmatch(r"\d+:\d+", told):
        raise ValueError(f"choice '{told}' (expected SEAT:OPTION)")
    seat, option = map(int, told.split(":"))
    return seat, option


def begun(game: Game, guide: Guide, names: Sequence[str] = ()) -> Match:
    """The match where the learner sits down."""
    try:
        match = Match(game, guide.seats, guide.variant, guide.seed, names)
        for seat, option in guide.choices[: guide.given]:
            match.choose(seat, option)
    except (BadMatch, IllegalChoice) as error:
        raise BadGuide(f"{game.key}: the script begins with a game that cannot be ({error})") from None
    return match


def played(game: Game, guide: Guide) -> Iterator[tuple[Match, Step, Option]]:
    """The match at every step, with what is proposed. BadGuide where the script cannot be played."""
    match = begun(game, guide)
    while coming := guide.next(match.choices):
        seat, option = coming
        if step := guide.step(match.choices):
            yield match, step, proposed(match, guide)
        try:
            match.choose(seat, option)
        except IllegalChoice as error:
            where = f"choice {match.number} ({seat}:{option})"
            raise BadGuide(f"{game.key}: the script cannot be played: {where}: {error}") from None


def proposed(match: Match, guide: Guide) -> Option:
    """The option that the script has the learner take now."""
    coming = guide.next(match.choices)
    wanted = coming[1] if coming else -1
    for option in match.options(guide.learner, refused=False):
        if option.id == wanted:
            return option
    raise BadGuide(f"{match.game.key}: after {match.number} choices the learner cannot take option {wanted}")


def words(match: Match, step: Step, option: Option, lang: str) -> list[str]:
    """What, why, and why not the other thing (where there is one), with the numbers as they stand."""
    said = guide_speaker(match.game, lang)
    numbers = {name: _seen(match.view(option.seat), path) for name, path in step.seen.items()}
    numbers |= {name: _printed(match.game, path) for name, path in step.printed.items()}
    args = {**option.text.args, **numbers}
    keys = (step.note + part for part in PARTS)
    return [said.say(Text(key, args), match.names, option.seat) for key in keys if said.has(key)]


def guide_speaker(game: Game, lang: str) -> Speaker:
    """The speaker of the notes: their own words over those of the game."""
    return speaker(lang, folder_of(game), game.folder / "texts", *SHARED_TEXTS)


def _seen(found: Any, path: str) -> int:
    for part in path.split("."):
        found = found[int(part)] if part.isdigit() else getattr(found, part)
    return int(found)


def _printed(game: Game, path: str) -> int:
    table, row, column, *rest = path.split(".")
    found = game.components.rows[table][game.components.index(table, row)][column]
    return int(found[int(rest[0])] if rest else found)
