"""What a card in hand says about itself fits its band in every language."""

import pytest

from collegium.draw.letters import lines
from collegium.draw.stage import Say
from collegium.kernel import Text
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import game_speaker, new

from .. import GAME
from ..components import CARD_KEYS
from ..stage import compose
from ..stage.cards import CARD, LIT, SHORT, card_face, short_face
from ..stage.desk import LEAST
from ..stage.places import BOARD


def said(key, marks):
    return next(mark for mark in marks if isinstance(mark, Say) and mark.words == Text(key))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("face", (card_face, short_face))
def test_the_note_on_a_card_is_not_cut(face, lang):
    marks = face(CARD_KEYS.index("magie"), LIT, 0, False, "for-rivals-turn", 1)
    note = said("for-rivals-turn", marks)
    words = game_speaker(GAME, lang).say(note.words)
    assert lines(words, note.size, note.room, note.font, note.lines) == (words,)


@pytest.mark.parametrize(("face", "scale"), [(card_face, LEAST / CARD[0]), (short_face, 106 / SHORT[1])])
def test_the_note_can_be_read_on_the_smallest_card(face, scale):
    assert (
        said("for-rivals-turn", face(CARD_KEYS.index("magie"), LIT, 0, False, "for-rivals-turn", 1)).size * scale >= 12
    )


@pytest.mark.parametrize("shape", BOARD.shapes)
def test_the_last_round_is_said_on_the_run(shape):
    match = new(GAME, 3, "competitive", 5)
    assert "last-round" not in run_of(match, shape)
    match.state.last_round = 1
    for who, points in enumerate((4, 20, 6)):
        match.state.player[who].prestige = points
    pieces = run_of(match, shape)
    words = pieces["last-round"]
    assert words.name == Text("last-round-here")
    tokens = [piece.box for identity, piece in pieces.items() if identity.startswith("runner.")]
    assert not [box for box in tokens if box.x < words.box.x + words.box.w and words.box.x < box.x + box.w]


def run_of(match, shape):
    return {piece.id: piece for piece in compose(match.view(0), 0, shape).areas[0].pieces}
