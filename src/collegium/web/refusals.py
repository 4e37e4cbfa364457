"""A request that cannot be granted: a clear message to that client, and nothing else happens."""

from __future__ import annotations

from typing import Any

from collegium.web.words import say


class Refused(Exception):
    """`key` is a text of the site that says what happened and what to do; `status` the answer's HTTP status; `way`
    leads on from there: an address, and the text of its button."""

    def __init__(self, key: str, status: int = 409, way: tuple[str, str] = ("", ""), **args: Any) -> None:
        super().__init__(key)
        self.way = way
        self.key, self.status, self.args_ = key, status, args

    def words(self, lang: str) -> str:
        """Return the message for the person who asked."""
        return say(lang, self.key, **self.args_)
