"""Who sits where, and what is played: the arrangement of a match before it begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from collegium import bots
from collegium.bots import dial
from collegium.kernel.game import Game
from collegium.local.speech import own_words, words

HUMAN = "human"
USUAL_BOT = "student"
USUAL_SEATS = 3
LONGEST_NAME = 20
BRIEF = 0.1  # seconds of thought about a discreet question; three of them fit into the pause between choices
BOT_NAMES = ("Ada", "Emmy", "Niels", "Rosalind", "Srinivasa", "Tycho")


def usual_seats(game: Game, variant: str) -> int:
    low, high = game.variants[variant]
    return min(max(USUAL_SEATS, low), high)


def usual_players(seats: int, humans: int = 1, bot: str = USUAL_BOT) -> list[str]:
    """People first, then bots."""
    return [HUMAN] * min(humans, seats) + [bot] * max(seats - humans, 0)


def default_names(players: Sequence[str], lang: str, people: Sequence[str] = ()) -> list[str]:
    """A name for every seat: bots are called after scholars, people as they say ('' says nothing), or else numbered."""
    many = list(players).count(HUMAN) > 1
    human = 0
    found = []
    for seat, player in enumerate(players):
        if player == HUMAN:
            human += 1
            usual = words(lang, "person", number=human) if many else words(lang, "one-person")
            said = people[human - 1] if human <= len(people) else ""
            found.append(said or usual)
        else:
            found.append(BOT_NAMES[seat])
    return found


def same_name(names: Sequence[str]) -> str:
    """A name that somebody before in the list has too, or ''."""
    called = [name.casefold() for name in names]
    return next((name for at, name in enumerate(names) if called[at] in called[:at]), "")


def check_player(player: str, game: Game | None = None) -> None:
    """Raises UnknownLevel when this can sit in no seat, Unmeasured when it cannot in this game."""
    if player != HUMAN:
        bots.level(player)
        if game:
            dial.check(game, player)


def is_player(player: object, game: Game | None = None) -> bool:
    """True for HUMAN and for every level of bot (in this game), own ones included."""
    try:
        check_player(str(player), game)
    except (bots.UnknownLevel, dial.Unmeasured):
        return False
    return isinstance(player, str)


def searches(player: str) -> bool:
    """True for a bot that needs the compiled search."""
    return bots.searches(player)


def brisk(player: str) -> str:
    """The same bot for a question of which nobody may know: it thinks so briefly that no pause tells of it."""
    return bots.for_seconds(player, BRIEF) if searches(player) else player


def level_name(player: str, lang: str) -> str:
    """What sits in a seat, in a word or two: a person or a level of bot."""
    if rated := dial.asked(player):
        return words(lang, "level-rated", rating=rated[0])
    if player.startswith(bots.OWN):
        amount = player.removeprefix(bots.OWN)
        key = "level-seconds" if amount.endswith("s") else "level-iterations"
        return words(lang, key, n=amount.removesuffix("s"))
    return own_words(lang, f"level-{player}", player)


def level_about(player: str, lang: str, game: Game) -> str:
    """The same with what it does in this game."""
    if rated := dial.asked(player):
        mix = dial.mix(game, rated[0])
        lower, upper = (level_name(level, lang) for level in (mix.lower, mix.upper))
        about = words(lang, "level-rated-about", lower=lower, upper=upper)
    else:
        about = own_words(lang, f"level-{player}-about", "")
    return level_name(player, lang) + (f" · {about}" if about else "")


@dataclass(frozen=True)
class Arrangement:
    """Everything a new match needs: `players[seat]` is HUMAN or the key of a bot, `names` are those of the people."""

    game: Game
    variant: str
    players: tuple[str, ...]
    lang: str
    seed: int = field(default_factory=lambda: secrets.randbits(64))
    names: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.players)

    def again(self) -> Arrangement:
        """The same table with another seed."""
        return replace(self, seed=secrets.randbits(64))
