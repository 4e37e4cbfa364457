"""The terminal's own words, and the words of a game by key where no match is at hand."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES, Text, speaker
from collegium.match import about
from collegium.match.match import game_speaker

FOLDER = Path(__file__).parent / "texts"


def words(lang: str, key: str, **args: Any) -> str:
    """One of the terminal's own texts."""
    return speaker(lang, FOLDER).say(Text(key, args))


def own_words(lang: str, key: str, otherwise: str) -> str:
    """One of the terminal's own texts, or `otherwise` where there is none of this key."""
    return words(lang, key) if speaker(lang, FOLDER).has(key) else otherwise


def game_words(game: Game, lang: str, key: str, otherwise: str = "") -> str:
    """A text of a game, or `otherwise` where it has none of this key."""
    speaks = game_speaker(game, lang)
    return speaks.say(Text(key)) if speaks.has(key) else otherwise


def title(game: Game, lang: str) -> str:
    return game_words(game, lang, "game-title", game.title)


def variant_name(game: Game, lang: str, variant: str) -> str:
    return game_words(game, lang, f"variant-{variant}", variant)


def how_to_play(game: Game, lang: str) -> str:
    """The game's page, in English where a language lacks it."""
    for candidate in (lang, "en"):
        page = game.folder / "texts" / f"howto.{candidate}.md"
        if page.exists():
            return page.read_text(encoding="utf-8")
    return f"# {title(game, lang)}\n"


def rules_and_makers(game: Game, lang: str) -> str:
    """How to play, how we read the rulebook and who made the boxed game, as one page."""
    return "\n\n".join([how_to_play(game, lang).rstrip(), *about.pages(game, lang)])


def usual_language() -> str:
    """The language of the surroundings where we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang:
            return lang if lang in LANGUAGES else "en"
    return "en"
