"""The help page of a match: how to play, the signs on its table, the keys, where the values come from.

How we read the rules and who made the boxed game stand at its end.
"""

from __future__ import annotations

from collegium.local.speech import how_to_play, words
from collegium.match.about import pages
from collegium.match.match import Match
from collegium.terminal.legend import signs
from collegium.terminal.tableview import speak_for


def help_page(match: Match, viewer: int, lang: str) -> str:
    """The page, in Markdown."""
    game = match.game
    listed = signs(game, match.zones(viewer), lang, speak_for(match, lang, viewer))
    parts = [
        ("signs-title", " · ".join(f"**{glyph}** {name}" for glyph, name in listed)),
        ("keys-title", words(lang, "keys-text")),
        ("values-title", words(lang, "values-text", game=game.key, **game.components.counts())),
    ]
    told = [f"## {words(lang, key)}\n\n{text}" for key, text in parts if text]
    return "\n\n".join([how_to_play(game, lang), *told, *pages(game, lang)])
