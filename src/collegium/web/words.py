"""The site's own words and those of a game, in the reader's language. A missing text never takes a page down."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from django.conf import settings

from collegium.kernel.game import Game
from collegium.kernel.match import Match, game_speaker
from collegium.kernel.texts import LANGUAGES, MissingText, Speaker, Text, speaker

TEXTS = Path(__file__).parent / "texts"
log = logging.getLogger("collegium.web.words")
_missed: set[str] = set()


def language(request: Any) -> str:
    """The reader's language: chosen, or the browser's, or English."""
    found = str(getattr(request, "LANGUAGE_CODE", "en"))[:2]
    return found if found in LANGUAGES else "en"


def say(lang: str, key: str, **args: Any) -> str:
    """A text of the site."""
    return _first(key, lang, lambda l: speaker(l, TEXTS).say(Text(key, args)))


def game_say(game: Game, lang: str, text: Text | str) -> str:
    """A text of a game, outside a match."""
    return _first(text, lang, lambda l: game_speaker(game, l).say(text))


def match_say(match: Match, text: Any, lang: str, viewer: int) -> str:
    """A text of a game in a match, worded for a viewer."""
    return _first(text, lang, lambda l: match.say(text, l, viewer))


def has(match: Match, key: str, lang: str) -> bool:
    found: Speaker = match.speaker(lang)
    return found.has(key)


def _first(text: Any, lang: str, worded: Any) -> str:
    for tried in dict.fromkeys((lang, "en")):
        try:
            return str(worded(tried))
        except MissingText as error:
            if str(error) not in _missed:
                _missed.add(str(error))
                log.warning("missing text", extra={"facts": {"text": str(error)}})
    return str(getattr(text, "key", text))


def context(request: Any) -> dict[str, Any]:
    """What every template knows."""
    from collegium.web import people

    return {"lang": language(request), "languages": settings.LANGUAGES, "person": people.person_of(request)}
