"""The coach's counsel: asked for at a moment of a match, made in a thread so that a screen stays alive, worded."""

from __future__ import annotations

import threading

from collegium.bots import coach
from collegium.bots.coach import Advice
from collegium.local.speech import words
from collegium.match.match import Match


class Counsel:
    """What the coach says of a moment of a match: asked at once, answered when ready."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match.fork()
        self.seat = seat
        self.jobs = coach.prepare(match.game)
        self.advice: list[Advice] | None = None
        self.problem = ""
        self.thread: threading.Thread | None = None

    @property
    def share(self) -> float:
        """How much of what the coach needs is compiled."""
        return sum(job.share for job in self.jobs) / len(self.jobs)

    def look(self) -> str:
        """How far it is, by the key of what to say: compiling, thinking, failed, or its title. Thinks once it can."""
        if self.advice is not None:
            return "coach-title"
        if self.problem or any(job.error for job in self.jobs):
            return "coach-failed"
        if not all(job.finished for job in self.jobs):
            return "coach-compiling"
        if self.thread is None:
            self.thread = threading.Thread(target=self._think, daemon=True)
            self.thread.start()
        return "coach-thinking"

    def _think(self) -> None:
        try:
            self.advice = coach.advise(self.match, self.seat)
        except Exception as error:  # told on the screen's side
            self.problem = f"{type(error).__name__}: {error}"

    def told(self, lang: str) -> str:
        """What is going on, in words."""
        key = self.look()
        if key == "coach-failed":
            return words(lang, key, problem=self.problem or next(job.error for job in self.jobs if job.error))
        if key == "coach-compiling":
            return words(lang, key, percent=round(100 * self.share))
        return words(lang, key)

    @property
    def compares(self) -> bool:
        """True when there are reasons: they tell options from each other, which wants saying."""
        return any(one.reasons for one in self.advice or ())

    def lines(self, lang: str) -> list[tuple[str, str, list[str]]]:
        """For each piece of advice: the option, its share of wins, its reasons."""
        match, seat = self.match, self.seat
        return [
            (match.say(one.text, lang, seat), words(lang, "coach-share", percent=round(100 * one.share)),
             [match.say(reason, lang, seat) for reason in one.reasons])
            for one in self.advice or ()
        ]  # fmt: skip
