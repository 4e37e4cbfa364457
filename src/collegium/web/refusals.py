"""A request that cannot be granted: a clear message to that client, and nothing else happens."""

from __future__ import annotations

from typing import Any

from collegium.web.words import say


class Refused(Exception):
    """`key` is a text of the site that says what happened and what to do. `status` is the answer's HTTP status. `way`
    leads on from there: an address, and the text of its button. `wait` says after how many seconds to try again."""

    def __init__(
        self, key: str, status: int = 409, way: tuple[str, str] = ("", ""), wait: int = 0, **args: Any
    ) -> None:
        super().__init__(key)
        self.way, self.wait = way, wait
        self.key, self.status, self.args_ = key, status, args

    def words(self, lang: str) -> str:
        """Return the message for the person who asked."""
        return say(lang, self.key, **self.args_)
