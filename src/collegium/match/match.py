"""A match: the friendly side of a game in progress. Options with words and places, the story, the journal, undo.

It plays on whatever engine is there: plain at first, compiled from the next choice on once the rules are compiled.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from collegium.engine import engines, loops
from collegium.engine.engine import Engine
from collegium.engine.states import States
from collegium.kernel import flow, scoring
from collegium.kernel.choice import Kind
from collegium.kernel.game import Game
from collegium.kernel.texts import SeatName, Speaker, Text, one_line, speaker
from collegium.match import faults, journal
from collegium.match.parts import Now, Option, Score, Told
from collegium.match.seen import Seen, Shelf
from collegium.registry import take_in

SPECTATOR = -1
LARGEST = 2**31 - 1  # number of an option that the engine is asked about
# words that every game may use: the icons' names, the coach's sentences
SHARED_TEXTS = tuple(Path(__file__).parents[1] / part / "texts" for part in ("draw", "bots"))


class BadMatch(ValueError):
    """A match that cannot be: unknown variant, wrong number of seats, a seed out of range."""


class IllegalChoice(ValueError):
    """An answer that the rules refuse. `reason` is the key of the reason, `text` what it says where a rule says it."""

    def __init__(self, message: str, reason: str, text: Text | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.text = text


class BrokenRules(RuntimeError):
    """A promise of the rules was broken; the journal leads there."""


class Match:
    """A game in progress. See `collegium.new` and `collegium.replay`."""

    def __init__(self, game: Game, seats: int, variant: str, seed: int, names: Sequence[str] = ()) -> None:
        if variant not in game.variants:
            raise BadMatch(f"{game.key}: unknown variant '{variant}' (expected one of {', '.join(game.variants)})")
        low, high = game.variants[variant]
        if not low <= seats <= high:
            wanted = f"{low}" if low == high else f"{low} to {high}"
            raise BadMatch(f"{game.key}: {seats} seats (expected {wanted} for variant '{variant}')")
        if not 0 <= seed < 2**64:
            raise BadMatch(f"seed {seed} (expected 0 to 2^64-1)")
        self.game, self.seats, self.variant, self.seed = game, seats, variant, seed
        self.names = [one_line(name) for name in names] or [f"{seat + 1}" for seat in range(seats)]
        self.choices: list[tuple[int, int]] = []
        self._states = States(game)
        self._told: list[tuple[int, int, int, int, int, int]] = []
        self._back: list[tuple[bytes, int]] = []  # for each choice that may be undone: the bytes and events before it
        self._views: dict[int, tuple[bytes, Seen]] = {}  # what each viewer saw last, and the record it was seen of
        self._shelf: Shelf = {}  # what was made of views, see seen.py
        self._read: Now | None = None
        number = list(game.variants).index(variant)
        self._engine.begin(self._states, seats, number, seed)
        if self.state.fault:
            raise self._fault("in set-up", lambda engine, s: engine.begin(s, seats, number, seed))
        self._listen()

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def state(self) -> Any:
        """The true state, named and readable. Not for players: see `view`."""
        return self._states.plain[0]

    @property
    def _now(self) -> Now:
        """What is asked over and over of the state as it is, read once."""
        truth, known = self.bytes(), self._read
        if known is None or known.truth != truth:
            state = self.state
            owed = tuple([state.owed[seat].kind for seat in range(self.seats)])
            to_act = tuple([seat for seat, kind in enumerate(owed) if kind])
            known = self._read = Now(truth, owed, to_act, bool(state.over))
        return known

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        return self._now.to_act

    def known_to_act(self, viewer: int = SPECTATOR) -> tuple[int, ...]:
        """The seats that owe a choice now, as far as a client may show it to this viewer: of a discreet question only
        who is asked knows."""
        kinds, now = self.game.choices.kinds, self._now
        return tuple([seat for seat in now.to_act if seat == viewer or not kinds[now.owed[seat]].discreet])

    def asked(self, seat: int) -> Kind:
        """The kind of choice that a seat owes now; that of number 0 where it owes none."""
        return self.game.choices.kinds[self._now.owed[seat] if 0 <= seat < self.seats else 0]

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return len(self.choices)

    @property
    def over(self) -> bool:
        return self._now.over

    def bytes(self) -> bytes:
        """The record as it lies in memory."""
        return self._states.array.tobytes()

    def seen_states(self, viewer: int, room: int = 1) -> States:
        """States whose state 0 holds what `viewer` may see, with room for more states (bots need scratch)."""
        states = States(self.game, room)
        states.array[0] = self._states.array[0]
        self._engine.view(states, viewer)
        return states

    def view(self, viewer: int = SPECTATOR) -> Any:
        """What a seat (or a spectator) may see: a concealed copy of the state."""
        truth = self.bytes()
        known = self._views.get(viewer)
        if known is None or known[0] != truth:
            states = self._states.twin()
            self._engine.view(states, viewer)
            seen = Seen(self.game.state, states.raw, self._shelf)
            known = self._views[viewer] = (truth, seen)
        return known[1]

    def question(self, seat: int) -> Text | None:
        """What a seat is being asked, or None."""
        kind = self.asked(seat)
        return kind.question(self.view(seat), seat) if kind.key else None

    def tip(self, seat: int, lang: str = "en", question: Text | None = None) -> Text | None:
        """A hint at what a seat is being asked: that of its very question (`ask-KEY` has `tip-KEY`) or of its kind.
        Whoever has the question already may say it."""
        question = question or self.question(seat)
        if question is None:
            return None
        keys = (question.key.replace("ask-", "tip-", 1), f"tip-{self.kind(seat)}")
        return next((Text(key) for key in keys if self.speaker(lang).has(key)), None)

    def kind(self, seat: int) -> str | None:
        """The key of the choice a seat owes, or None."""
        return self.asked(seat).key or None

    def options(self, seat: int, refused: bool = True) -> list[Option]:
        """The menu of a seat: legal options and (unless told otherwise) refused ones with their reason."""
        number = self._now.owed[seat] if 0 <= seat < self.seats else 0
        if not number:
            return []
        self._engine.menu(self._states, seat)
        verdict = self._states.verdict.tolist()
        kind, offset, view = self.game.choices.kinds[number], self.game.choices.offset(number), self.view(seat)
        reasons = self.game.reasons
        return [
            Option(self, seat, i, kind.key, offset + i, v == 1, reasons.keys[v] or None,
                   kind.where(view, seat, i), kind.option(view, seat, i), reasons.text(v, view, seat, i))
            for i, v in enumerate(verdict[: kind.options])
            if v == 1 or (v > 1 and refused)
        ]  # fmt: skip

    def legal(self, seat: int) -> list[int]:
        """The legal option ids of a seat, ascending."""
        kind = self.asked(seat)
        if not kind.key:
            return []
        self._engine.menu(self._states, seat)
        return np.flatnonzero(self._states.verdict[: kind.options] == 1).tolist()

    def events(self, since: int = 0, viewer: int = SPECTATOR) -> list[Told]:
        """The story from event number `since` on, as `viewer` may know it."""
        return [self.event(at, viewer) for at in range(since, len(self._told))]

    def event(self, at: int, viewer: int = SPECTATOR) -> Told:
        """One event of the story, as `viewer` may know it."""
        return self._event(self._told[at], viewer)

    @property
    def told(self) -> list[tuple[int, int, int, int, int, int]]:
        """Every event so far as it was told: (choice it followed, kind, who, a, b, c). Not for any viewer's eyes."""
        return self._told

    def scores(self) -> list[Score]:
        """Points, tie-break and place of every seat, as they stand."""
        self._engine.score(self._states)
        rows = self._states.out[: self.seats * scoring.COLUMNS].reshape(self.seats, scoring.COLUMNS)
        return [Score(*row) for row in rows.tolist()]

    def winners(self) -> list[int]:
        """The seats in first place; empty while the game goes on."""
        return [seat for seat, score in enumerate(self.scores()) if score.place == 1] if self.over else []

    def verdict(self) -> Text | None:
        """How a finished game ended in the game's own words, or None: then the winners are whoever is first."""
        return self.game.verdict(self.state) if self.over else None

    def sane(self) -> int:
        """0, or the number of the broken invariant."""
        return self._engine.sane(self._states)

    # ------------------------------------------------------------------------------------------------ choosing

    def choose(self, seat: int, option: int) -> None:
        """Answer for a seat. An answer that is refused raises IllegalChoice and changes nothing."""
        if not (0 <= seat < self.seats and 0 <= option <= LARGEST):  # compiled code knows no larger numbers
            raise self._refusal(seat, option, loops.NO_SUCH_OPTION if seat in self.to_act else loops.NOT_OWED)
        before, events = self._states.array.tobytes(), len(self._told)
        chance = self.state.rng.tolist(), self.state.reveals
        result = self._engine.act(self._states, seat, option)
        if result != loops.DONE:
            raise self._refusal(seat, option, result)
        self.choices.append((seat, option))
        self._listen()
        if (self.state.rng.tolist(), self.state.reveals) != chance:
            self._back.clear()
        else:
            if self._back and len(self.choices) > 1 and self.choices[-2][0] != seat:
                self._back.clear()
            self._back.append((before, events))
        if self.state.fault:
            raise self._fault(f"after choice {self.number}", lambda engine, s: engine.act(s, seat, option), before)

    def can_undo(self, seat: int) -> bool:
        """True when the last choice was this seat's and revealed nothing."""
        return bool(self._back) and self.choices[-1][0] == seat

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice: one's own, and only while nothing was revealed since."""
        if not self._back or (seat is not None and not self.can_undo(seat)):
            raise IllegalChoice("nothing to take back: something was revealed or another seat has chosen since", "undo")
        before, events = self._back.pop()
        self.choices.pop()
        self._states.array[0] = np.frombuffer(before, self.game.state.dtype)[0]
        del self._told[events:]

    def fork(self) -> Match:
        """An independent copy."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.names, twin.choices = list(self.names), list(self.choices)
        twin._told, twin._back, twin._states = list(self._told), list(self._back), States(self.game)
        twin._states.array[0] = self._states.array[0]
        twin._views = {}
        return twin

    # ------------------------------------------------------------------------------------------------ saving, saying

    def journal(self) -> dict[str, Any]:
        """Everything needed to play the match again, sealed."""
        told: dict[str, Any] = {
            "format": journal.FORMAT, "game": self.game.key, "rules_version": self.game.rules_version,
            "data": self.game.components.digest, "seats": self.seats, "variant": self.variant, "seed": self.seed,
            "choices": [list(choice) for choice in self.choices],
        }  # fmt: skip
        return {**told, "digest": journal.digest(told, journal.played(self._states.array))}

    def speaker(self, lang: str) -> Speaker:
        return game_speaker(self.game, lang)

    def say(self, text: Any, lang: str = "en", viewer: int = SPECTATOR) -> str:
        """Word a text for a viewer, with the players' names."""
        if isinstance(text, SeatName):
            return self.names[text.seat]
        return text if isinstance(text, str) else self.speaker(lang).say(text, self.names, viewer)

    def zones(self, viewer: int = SPECTATOR) -> list[Any]:
        """The table as this viewer sees it."""
        return list(self.game.table(self.view(viewer), viewer))

    def svg(self, viewer: int = SPECTATOR, lang: str = "en", width: int = 1200) -> str:
        """A picture of the table as this viewer sees it; of a game on the stage, its board."""
        from collegium.draw.picture import standalone
        from collegium.draw.svg import table_svg

        def speak(words: Any) -> str:
            return self.say(words, lang, viewer)

        if stage := self.game.stage:
            options = self.options(viewer) if viewer in self.to_act else []
            places = frozenset(option.place for option in options if option.legal and option.place)
            scene = stage.compose(self.view(viewer), viewer, stage.board.shapes[0], places)
            return standalone(stage, scene, speak, tuple(self.names), places)
        title = speak(Text("game-title"))
        return table_svg(self.zones(viewer), speak, width, self.game.accent, title, self.game.motif)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        about = f"seats={self.seats} variant={self.variant} seed={self.seed} choices={self.number}"
        return f"<Match {self.game.key} {about}>"

    # ------------------------------------------------------------------------------------------------ inside

    @property
    def _engine(self) -> Engine:
        return engines.engine(self.game)

    def _listen(self) -> None:
        """Take new events out of the ring into the story."""
        total = self.state.told
        if total - len(self._told) > flow.RING:
            raise BrokenRules(f"{self.game.key}: more than {flow.RING} events at once after choice {self.number}")
        for index in range(len(self._told), total):
            e = self.state.ring[index % flow.RING]
            self._told.append((self.number, e.event, e.who, e.a, e.b, e.c))

    def _event(self, entry: tuple[int, int, int, int, int, int], viewer: int) -> Told:
        number, event, who, a, b, c = entry
        kind = self.game.events.kinds[event]
        if kind.private and (viewer != who or viewer < 0):
            a, b, c = (-1 if name in kind.private else x for name, x in zip("abc", (a, b, c), strict=True))
        words = kind.text(a, b, c)
        you = "yes" if viewer == who and who >= 0 else "no"
        text = Text(words.key, {"who": SeatName(who), "you": you, **words.args})
        return Told(self, number, kind.key, who, a, b, c, viewer, text, kind.silent, kind.opens)

    def _fault(self, when: str, again: faults.Again, before: Any = b"") -> BrokenRules:
        return BrokenRules(faults.explained(self.game, self.state.fault, when, again, before))

    def _refusal(self, seat: int, option: int, result: int) -> IllegalChoice:
        if result == loops.NOT_OWED:
            return IllegalChoice(f"seat {seat} owes no choice now", "not-owed")
        kind = self.asked(seat)
        if result == loops.NO_SUCH_OPTION:
            return IllegalChoice(f"{kind.key}: option {option} (expected 0 to {kind.options - 1})", "no-such-option")
        code = int(self._states.verdict[option])
        text = self.game.reasons.text(code, self.view(seat), seat, option)
        if text is None:
            return IllegalChoice(f"{kind.key}: option {option} is not offered now", "not-offered")
        words = self.say(text, "en", seat)
        return IllegalChoice(f"{kind.key}: option {option} is refused: {words}", self.game.reasons.keys[code], text)


@cache
def game_speaker(game: Game, lang: str) -> Speaker:
    """The speaker of one language for a game: its own texts over the shared ones."""
    return speaker(lang, game.folder / "texts", game.folder / "texts" / "changes", *SHARED_TEXTS)


def new(
    game: str | Game, seats: int | None = None, variant: str | None = None, seed: int | None = None,
    names: Sequence[str] = (),
) -> Match:  # fmt: skip
    """Start a match. Defaults: the first variant, its fewest seats, a seed nobody knows."""
    found = take_in(game) if isinstance(game, str) else game
    chosen = variant or next(iter(found.variants))
    count = seats if seats is not None else found.variants.get(chosen, (0, 0))[0]
    return Match(found, count, chosen, secrets.randbits(64) if seed is None else seed, names)


def replay(told: dict[str, Any], names: Sequence[str] = (), any_rules: bool = False) -> Match:
    """The match that a journal tells of, verified choice by choice. Raises JournalError when it does not hold.

    With `any_rules` a journal of another `rules_version` is played under the installed rules. Its choices alone are
    verified then: the seal covers a state of the other rules."""
    told = journal.check(told)
    try:
        game = take_in(told["game"])
        same = (told["rules_version"], told["data"]) == (game.rules_version, game.components.digest)
        if told["rules_version"] != game.rules_version and not any_rules:
            theirs = told["rules_version"]
            raise journal.JournalError(
                f"journal: played under rules_version {theirs} of {game.key}, this is {game.rules_version}"
            )
        if told["data"] != game.components.digest and not any_rules:
            raise journal.JournalError(
                f"journal: played with component data {told['data']}, this {game.key} has {game.components.digest}"
            )
        match = Match(game, told["seats"], told["variant"], told["seed"], names)
        for number, (seat, option) in enumerate(told["choices"]):
            try:
                match.choose(seat, option)
            except IllegalChoice as error:
                raise journal.JournalError(f"journal: choice {number} does not hold: {error}") from None
    except journal.JournalError:
        raise
    except ValueError as error:
        raise journal.JournalError(f"journal: {error}") from None
    if same and told["format"] == journal.FORMAT and match.journal()["digest"] != told["digest"]:
        raise journal.JournalError("journal: the seal does not match: something in it was changed after it was saved")
    return match
