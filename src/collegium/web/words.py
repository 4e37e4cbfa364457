"""The site's own words and those of a game, in the reader's language. A missing text never takes a page down."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from django.utils import dateformat, timezone, translation

from collegium.bots import dial
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES, MissingText, SeatName, Speaker, Text, speaker
from collegium.match.about import TEXTS as ABOUT
from collegium.match.match import SPECTATOR, Match, game_speaker

TEXTS = Path(__file__).parent / "texts"
# The texts of the tables and of everywhere, of the pages around them, of clocks and letters, of gatherings, of guided
# first games and of people. The last folder, of the match, words the rulings and the makers of a game.
FOLDERS = (TEXTS, *(TEXTS / part for part in ("pages", "clocks", "classes", "guide", "people")), ABOUT)
log = logging.getLogger("collegium.web.words")
SAID = 3000  # words kept per room
_missed: set[str] = set()


def language(request: Any) -> str:
    """The reader's language: chosen, or the browser's, or English."""
    found = str(getattr(request, "LANGUAGE_CODE", "en"))[:2]
    return found if found in LANGUAGES else "en"


def say(lang: str, key: str, **args: Any) -> str:
    """A text of the site."""
    return _say(lang, key, tuple(args.items()))


@lru_cache(4096)
def _say(lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return _first(key, lang, lambda l: _speaker(l).say(Text(key, dict(args))))


@cache
def _speaker(lang: str) -> Speaker:
    return speaker(lang, *FOLDERS)


RATED = {"bot-level": "bot-level-rated", "level-name": "level-name-rated"}  # how a bot of any strength is called


def bot_said(lang: str, key: str, form: str = "bot-level") -> str:
    """What kind of bot this is: its level, or about how strong it was asked to be."""
    asked = dial.asked(key)
    return say(lang, RATED[form], rating=asked[0]) if asked else say(lang, form, level=key)


def game_say(game: Game, lang: str, text: Text | str) -> str:
    """A text of a game, outside a match."""
    return _first(text, lang, lambda l: game_speaker(game, l).say(text))


def match_say(match: Match, text: Any, lang: str, viewer: int) -> str:
    """A text of a game in a match, worded for a viewer."""
    if isinstance(text, str):
        return text
    if isinstance(text, SeatName):
        return match.names[text.seat]
    return _first(text, lang, lambda l: game_speaker(match.game, l).say(text, match.names, viewer))


def room_say(room: Any, text: Any, lang: str) -> str:
    """A text of a game in a room, worded once: the same words are needed again and again."""
    if isinstance(text, str):
        return text
    key = (lang, text)
    found: str | None = room.said.get(key)
    if found is None:
        if len(room.said) > SAID:
            room.said.clear()
        found = room.said[key] = match_say(room.match, text, lang, SPECTATOR)
    return found


def day(lang: str, moment: Any, form: str = "date-day") -> str:
    """A date as the language writes it, where its reader is: `date-day`, `date-month`, `date-short` or `date-soon`."""
    with translation.override(lang):
        return str(dateformat.format(timezone.localtime(moment), say(lang, form)))


def figure(lang: str, value: Any) -> str:
    """A number with as many places as it takes, two at most, as the language writes it."""
    return say(lang, "figure-plain", value=float(value))


def written(number: Any) -> str:
    """Points, with a minus that is one."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A change as people write it: +14, −3, ±0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def _first(text: Any, lang: str, worded: Any) -> str:
    for tried in (lang, "en"):
        try:
            return str(worded(tried))
        except MissingText as error:
            if str(error) not in _missed:
                _missed.add(str(error))
                log.warning("missing text", extra={"facts": {"text": str(error)}})
    return str(getattr(text, "key", text))
