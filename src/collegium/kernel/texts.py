"""Words: Fluent messages by key, never sentences in code. A `Text` is a key with arguments, worded when shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from collegium.kernel.phrases import Beyond, Part, phrase

LANGUAGES = ("en", "nl", "es")
KEPT = 1_500  # worded messages per language and game
PLAIN: Mapping[str, Any] = {}  # of a text without arguments
JOINER = "\u200d"  # holds the parts of a picture like 👩‍🔬 together
SOUNDS_I = re.compile("h?[ií](?![aeoáéó])", re.IGNORECASE)  # Spanish has another "and" before it


def keep(kept: dict[Any, Any], key: Any, value: Any, most: int) -> None:
    """Keep what was made. Where there is as much as may be, the older half goes first."""
    if len(kept) >= most:
        for old in list(kept)[: most // 2]:
            kept.pop(old, None)  # another thread may have been here
    kept[key] = value


def one_line(told: str) -> str:
    """Return what somebody wrote as one line that is safe to show: in a page, a terminal or a letter. White space
    becomes single spaces. Control characters, signs that turn the direction of reading, and halves of characters are
    left out."""
    shown = (c for c in " ".join(told.split()) if c.isprintable() or c == JOINER)
    return " ".join("".join(shown).split()).strip(JOINER)


class Text:
    """A message key and its arguments: numbers, strings, seats or further texts. Nothing changes one. (It is no frozen
    dataclass, for that takes three times as long to make, and every piece of a board has a name.)"""

    __slots__ = ("_hash", "args", "key")

    def __init__(self, key: str, args: Mapping[str, Any] = PLAIN) -> None:
        self.key, self.args = key, args
        self._hash: int | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}(key={self.key!r}, args={dict(self.args)!r})"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        same = type(other) is type(self)
        return same and self.key == other.key and self.args == other.args  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        known = self._hash
        if known is None:
            known = hash(self.key)
            for value in self.args.values():  # in whatever order
                known ^= hash(tuple(value) if type(value) is list else value)
            self._hash = known  # texts are looked up over and over
        return known

    def __getstate__(self) -> tuple[str, dict[str, Any]]:
        return self.key, dict(self.args)  # a hash is of this process

    def __setstate__(self, told: tuple[str, dict[str, Any]]) -> None:
        Text.__init__(self, *told)


class Listed(Text):
    """Several things as a sentence lists them ("a, b and c"): numbers, strings, seats or further texts."""

    def __init__(self, things: Iterable[Any]) -> None:
        super().__init__("listed", {"things": tuple(things)})

    @property
    def things(self) -> tuple[Any, ...]:
        found: tuple[Any, ...] = self.args["things"]
        return found


@dataclass(frozen=True)
class SeatName:
    """A seat, to be worded by the name of the player who sits there."""

    seat: int


def yes_or_no(is_so: object) -> str:
    """What a text chooses by: `{ $last -> [yes] ... *[no] ... }`."""
    return "yes" if is_so else "no"


class MissingText(KeyError):
    """A message that a language lacks."""


class Speaker:
    """Words texts in one language from several folders of `LANG.ftl` files (the first that knows a key wins)."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # only where words are needed

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.keys: set[str] = set()
        self._kept: dict[Any, str] = {}
        self._phrases: dict[str, Part | None] = {}
        for folder in reversed(folders):
            file = folder / f"{lang}.ftl"
            if file.exists():
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self.bundle.add_resource(resource, allow_overrides=True)
        self.keys = set(self.bundle._messages)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, text: Text | str, names: Sequence[str] = (), you: int | None = None) -> str:
        """Word a text. `names` are the players' names by seat; `you` is the seat of the reader: beside each seat that a
        text names (`$rival`) it is told whether that is the reader (`$rival-you`, yes or no)."""
        if isinstance(text, str):
            text = Text(text)
        if isinstance(text, Listed):
            return self._listed([str(self._worded(thing, names, you)) for thing in text.things])
        args: dict[str, Any] = {}
        for name, value in text.args.items():
            plain = type(value) is int or type(value) is str
            args[name] = value if plain else self._worded(value, names, you)
            if type(value) is SeatName:
                args[f"{name}-you"] = "yes" if value.seat == you and value.seat >= 0 else "no"
        return self._said(text.key, args)

    def _said(self, key: str, args: dict[str, Any]) -> str:
        """The words of a message. Those with the same arguments are kept: to word them takes long."""
        asked = (key, *args.items())
        found = self._kept.get(asked)
        if found is None:
            found = self._word(key, args)
            if not any(type(value) is float for value in args.values()):  # 1.0 is not worded as 1 is
                keep(self._kept, asked, found, KEPT)
        return found

    def _word(self, key: str, args: dict[str, Any]) -> str:
        plain = self._phrases[key] if key in self._phrases else self._phrase(key)
        if plain:
            try:
                return plain(args)
            except (Beyond, KeyError):  # Fluent can word it, or say what is wrong
                pass
        return self._by_fluent(key, args)

    def _phrase(self, key: str) -> Part | None:
        """A message made ready, once."""
        message = self.bundle.get_message(key) if self.has(key) else None
        found = phrase(message.value, self.bundle._plural_form) if message and message.value else None
        self._phrases[key] = found
        return found

    def _by_fluent(self, key: str, args: dict[str, Any]) -> str:
        if not self.has(key):
            raise MissingText(f"{key} ({self.lang})")
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{key} ({self.lang}) has no value")
        worded, errors = self.bundle.format_pattern(message.value, args)
        if errors:
            raise MissingText(f"{key} ({self.lang}): {errors[0]}")
        return str(worded)

    def _listed(self, things: list[str]) -> str:
        if len(things) < 2:
            return things[0] if things else self._said("listed-none", {})
        sound = "i" if SOUNDS_I.match(things[-1]) else "other"
        return self._said("listed", {"some": ", ".join(things[:-1]), "last": things[-1], "sound": sound})

    def _worded(self, value: Any, names: Sequence[str], you: int | None) -> Any:
        if isinstance(value, Text):
            return self.say(value, names, you)
        if isinstance(value, SeatName):
            return names[value.seat] if 0 <= value.seat < len(names) else f"{value.seat + 1}"
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._worded(v, names, you)) for v in value)
        return value if isinstance(value, (str, float)) else int(value)


@cache
def speaker(lang: str, *folders: Path) -> Speaker:
    """The speaker of a language over these folders, made once."""
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language '{lang}' (expected one of {', '.join(LANGUAGES)})")
    return Speaker(lang, folders)
