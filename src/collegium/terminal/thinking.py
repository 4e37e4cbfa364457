"""A bot's thought, made in a thread of its own so that the screen stays alive; and what bots need compiled."""

from __future__ import annotations

import threading
import time

from collegium import bots
from collegium.bots import thinker
from collegium.local.seating import searches
from collegium.local.session import Session
from collegium.match import preparing
from collegium.match.match import Match


class Thought:
    """What a bot will choose. `ready` once it is known and the least time has passed."""

    def __init__(self, match: Match, seat: int, level: str, least: float) -> None:
        self.seat = seat
        self.number = match.number
        self.option: int | None = None
        self.error: BaseException | None = None
        self.began = time.monotonic()
        self.due = self.began + least
        think = bots.ponder(match, seat, level)

        def work() -> None:
            try:
                self.option = think()
            except BaseException as error:  # told on the screen's side
                self.error = error

        threading.Thread(target=work, daemon=True).start()

    @property
    def waited(self) -> int:
        """Whole seconds since the thought began."""
        return int(time.monotonic() - self.began)

    @property
    def ready(self) -> bool:
        return self.error is not None or (self.option is not None and time.monotonic() >= self.due)


def prepare(session: Session) -> list[preparing.Job]:
    """Compile the rules in the background, and the search where a bot uses it."""
    game = session.match.game
    jobs = [preparing.prepare(game)]
    if any(searches(player) for player in session.players):
        jobs.append(preparing.prepare(game, door=thinker.SEARCH))
    return jobs
