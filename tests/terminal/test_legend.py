"""The signs on the table are called what the game calls them."""

from __future__ import annotations

import pytest

from collegium.draw.widgets import Amount, Card, Column, Counter, Line, Spot, Zone
from collegium.kernel.texts import LANGUAGES
from collegium.registry import find
from collegium.terminal.guide import help_page
from collegium.terminal.legend import signs

WORDS = {  # a game, what the drawing calls its sign, what the game calls it
    "alma_mater": ("coin", "ducats"),
    "era_of_inventions": ("magnet", "metal"),
    "nobel_run": ("mind", "effort"),
    "open_science_alliance": ("star", "Research credits"),
    "awesome_academics": ("laptop", "Information Science (I)"),
}


@pytest.mark.parametrize("key", WORDS)
def test_the_games_words(begin, key):
    session = begin(key)
    page = help_page(session.match, 0, "en")
    listed = page[page.index("## Signs on the table") : page.index("## Keys")]
    drawing, own = WORDS[key]
    assert f"** {own}" in listed and f"** {drawing} " not in listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_signs_in_every_language(begin, game, lang):
    session = begin(game.key, lang=lang)
    found = signs(game, session.match.zones(0), lang, lambda text: session.match.say(text, lang, 0))
    assert len(found) > 5 and all(glyph and name for glyph, name in found)


def test_what_a_sign_is_called():
    content = Column((
        Counter("a", "coin", 3, "ducats"), Card("b", "Bust", icon="crown", cost=(Amount("coin", 2, "price"),)),
        Line("words of its own", icon="info"), Spot("c", "shelf", holds=("book",)),
        Counter("r", "ring", 1, "end of the track"),
        Counter("d", "professor", 1, "of law"), Counter("e", "professor", 1, "of arts"),
    ))  # fmt: skip
    found = dict(signs(find("_trivial"), [Zone("z", "Table", content)], "en", str))
    names = list(found.values())
    assert names == ["ducats", "book", "reconstructed value", "professor"]  # crown and info stand beside words
