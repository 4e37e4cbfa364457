"""A bot's thought, made in a thread of its own so that the screen stays alive."""

from __future__ import annotations

import threading
import time

from collegium import bots
from collegium.kernel.match import Match


class Thought:
    """What a bot will choose. `ready` once it is known and the least time has passed."""

    def __init__(self, match: Match, seat: int, level: str, least: float) -> None:
        self.seat = seat
        self.number = match.number
        self.option: int | None = None
        self.error: BaseException | None = None
        self.due = time.monotonic() + least
        view, luck, think = match.view_table(seat, bots.SCRATCH), bots.luck_for(match, seat), bots.level(level).think

        def work() -> None:
            try:
                self.option = think(view, seat, luck)
            except BaseException as error:  # told on the screen's side
                self.error = error

        threading.Thread(target=work, daemon=True).start()

    @property
    def ready(self) -> bool:
        return self.error is not None or (self.option is not None and time.monotonic() >= self.due)
