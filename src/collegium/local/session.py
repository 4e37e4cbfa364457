"""A match on this machine: who sits where, whose move it is, the story, and the file it is kept in.

Every choice is saved at once, so leaving in any way loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from collegium.local import saves
from collegium.local.seating import HUMAN, USUAL_BOT, Arrangement, default_names, is_player, usual_players
from collegium.match import journal
from collegium.match.match import SPECTATOR, Match
from collegium.match.story import Story


class Session:
    """A match with its players. `players[seat]` is HUMAN or the key of a bot."""

    def __init__(self, match: Match, players: Sequence[str], lang: str, file: Path) -> None:
        self.match = match
        self.players = list(players)
        self.lang = lang
        self.file = file
        self.story = Story(match)

    @classmethod
    def begin(cls, wanted: Arrangement, file: Path | None = None) -> Session:
        """Start a new match. It is saved at once, which also shows that it can be."""
        names = default_names(wanted.players, wanted.lang, wanted.names)
        match = Match(wanted.game, wanted.seats, wanted.variant, wanted.seed, names)
        session = cls(match, wanted.players, wanted.lang, file or saves.fresh_file(wanted.game.key, wanted.seed))
        session.save()
        return session

    @classmethod
    def resume(cls, file: Path, lang: str | None = None) -> Session:
        """Go on with a saved match: verified, with the players it was left with."""
        match, told = saves.load(file)
        kept = told.get("players")
        fits = isinstance(kept, list) and len(kept) == match.seats and all(is_player(p, match.game) for p in kept)
        players = list(kept) if fits and kept else usual_players(match.seats, 1, USUAL_BOT)
        spoken = told["lang"] if told.get("lang") in match.game.languages else "en"
        if not told.get("names"):
            match.names = default_names(players, spoken)
        session = cls(match, players, spoken, file)
        if lang:
            session.speak(lang)
        return session

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    @property
    def first_viewer(self) -> int:
        """Who may look before anybody was asked: the only person, or SPECTATOR, for of several nobody knows who sits
        at the keyboard."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def arrangement(self) -> Arrangement:
        match = self.match
        usual = match.names == default_names(self.players, self.lang)
        people = () if usual else tuple(match.names[seat] for seat in self.humans)
        return Arrangement(match.game, match.variant, tuple(self.players), self.lang, match.seed, people)

    def speak(self, lang: str) -> None:
        """Go on in another language; names that nobody chose go along."""
        if self.match.names == default_names(self.players, self.lang):
            self.match.names = default_names(self.players, lang)
        self.lang = lang

    def next_bot(self) -> int | None:
        """The first bot that owes a choice. Bots go first where several seats owe one at once."""
        return next((seat for seat in self.match.to_act if self.players[seat] != HUMAN), None)

    def next_human(self, before: int = SPECTATOR) -> int | None:
        """The human to ask: the one at the keyboard if that one owes a choice, else the first."""
        owing = [seat for seat in self.match.to_act if self.players[seat] == HUMAN]
        return before if before in owing else next(iter(owing), None)

    def hushed(self, seat: int, viewer: int) -> bool:
        """True when the viewer may not know that this seat is being asked: not by a word, a pause or a table that
        stands between two things."""
        return seat not in self.match.known_to_act(viewer)

    @property
    def has_secrets(self) -> bool:
        """True for a game that may ask a seat something the others may not know of."""
        return any(kind.discreet for kind in self.match.game.choices.kinds)

    def choose(self, seat: int, option: int) -> None:
        """Make a choice and save."""
        self.match.choose(seat, option)
        self.save()

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.save()

    def journal(self) -> dict[str, Any]:
        """The match's journal, and what is needed to go on in the same company."""
        own = {"players": self.players, "names": self.match.names, "lang": self.lang, "over": self.match.over}
        return {**self.match.journal(), **own}

    def save(self) -> None:
        journal.write(self.file, self.journal())
