"""A game tells which rules changed from one version to the next, in sentences of its own texts.

A game has them in `texts/changes/LANG.ftl`, with keys `rules-changed-VERSION-NAME`: what became different in that
version, a sentence for each rule that changed.
"""

from __future__ import annotations

import re
from functools import cache

from collegium.kernel.game import Game
from collegium.kernel.texts import Speaker, Text, speaker

KEY = re.compile(r"rules-changed-(\d+)-.+")


def change_texts(game: Game, lang: str) -> Speaker:
    """A game's own sentences about its rules of before."""
    return speaker(lang, game.folder / "texts" / "changes")


def changed_in(game: Game, lang: str) -> dict[int, list[str]]:
    """The keys of these sentences by the version that they are of."""
    found: dict[int, list[str]] = {}
    for key in sorted(change_texts(game, lang).keys):
        if told := KEY.fullmatch(key):
            found.setdefault(int(told[1]), []).append(key)
    return found


@cache
def rules_changed(game: Game, since: int) -> tuple[Text, ...]:
    """Return the sentences about all versions after `since`; nothing where the game does not say."""
    found = changed_in(game, "en")
    return tuple(Text(key) for version in range(since + 1, game.rules_version + 1) for key in found.get(version, ()))
