"""What a card in hand says about itself fits its band in every language."""

import pytest

from collegium.draw.letters import lines
from collegium.draw.stage import Say
from collegium.kernel import Text
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import game_speaker

from .. import GAME
from ..components import CARD_KEYS
from ..stage.cards import LIT, card_face, short_face


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("face", (card_face, short_face))
def test_the_note_on_a_card_is_not_cut(face, lang):
    marks = face(CARD_KEYS.index("magie"), LIT, 0, False, "for-rivals-turn", 1)
    note = next(mark for mark in marks if isinstance(mark, Say) and mark.words == Text("for-rivals-turn"))
    words = game_speaker(GAME, lang).say(note.words)
    assert lines(words, note.size, note.room, note.font, note.lines) == (words,)
