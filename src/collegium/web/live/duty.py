"""What a thread of a process does again and again until the server ends."""

from __future__ import annotations

import logging
import threading

from django.db import close_old_connections


class Duty:
    """`ended` stops it. A kind of duty says what it does, how long it rests, and what to say where that fails."""

    failed = "a duty failed"

    def __init__(self) -> None:
        self.ended = threading.Event()
        self.failing = False

    def rest(self) -> float:
        """Seconds until the next time."""
        raise NotImplementedError

    def do(self) -> None:
        raise NotImplementedError

    def go(self) -> None:
        """Until `ended`. What fails is said once, and tried again."""
        while not self.ended.wait(self.rest()):
            try:
                self.do()
                self.failing = False
            except Exception:
                if not self.failing:
                    logging.getLogger(type(self).__module__).exception(self.failed)
                self.failing = True
            finally:
                close_old_connections()
