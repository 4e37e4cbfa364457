"""The arena's own words, and a game's words where no match is at hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from collegium.kernel.game import Game
from collegium.kernel.texts import Text, speaker
from collegium.match.match import game_speaker

FOLDER = Path(__file__).parent / "texts"


class Tongue:
    """One language for a report about one game."""

    def __init__(self, lang: str, game: Game) -> None:
        self.lang, self.game = lang, game
        self.own, self.games = speaker(lang, FOLDER), game_speaker(game, lang)

    def say(self, key: str, **args: Any) -> str:
        """One of the arena's texts. Numbers should come as `number` or `percent` writes them."""
        return self.own.say(Text(key, args))

    def game_word(self, key: str, otherwise: str) -> str:
        """One of the game's texts, or `otherwise` where it has none of this key."""
        return self.games.say(Text(key)) if self.games.has(key) else otherwise

    @property
    def title(self) -> str:
        return self.game_word("game-title", self.game.title)

    def variant(self, key: str) -> str:
        return self.game_word(f"variant-{key}", key)

    def level(self, key: str) -> str:
        return self.say(f"level-{key}") if self.own.has(f"level-{key}") else key

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        told = f"{value:,.{digits}f}"
        return told if self.lang == "en" else told.translate(str.maketrans(",.", ".,"))

    def percent(self, share: float, digits: int = 1) -> str:
        return self.number(share * 100, digits) + ("%" if self.lang == "en" else "\N{NARROW NO-BREAK SPACE}%")
