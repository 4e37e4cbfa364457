"""Lines of text: the same game through a pipe."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from collegium.kernel.texts import LANGUAGES
from collegium.local.session import Session
from collegium.local.speech import words as terminal_words
from collegium.match.match import SPECTATOR
from collegium.terminal.plain import Plain, command_of, wrapped


def play(session: Session, typed: str) -> str:
    told = io.StringIO()
    Plain(session, io.StringIO(typed), told).play()
    return told.getvalue()


def test_asks_with_numbered_options_and_saves_at_the_end_of_input(begin):
    session = begin()
    told = play(session, "2\n")
    assert "Player: How many points do you take?" in told
    assert "  2. Take two points" in told
    assert session.match.choices[0] == (0, 1) and session.match.number == 3
    assert f"collegium play --resume {session.file}" in told
    assert Session.resume(session.file).match.choices == session.match.choices


def test_quit_saves(begin):
    session = begin()
    told = play(session, "1\nq\n1\n")
    assert session.match.number == 3
    assert json.loads(session.file.read_text())["over"] is False
    assert str(session.file) in told


def test_what_is_not_a_number_is_told(begin):
    session = begin()
    told = play(session, "9\n0\n-1\nx\n\n٣\n")
    assert told.count("Type a number from 1 to 4, or ? for help.") == 5
    assert session.match.choices[0] == (0, 2)  # a three in any script is a three


def test_tip_help_table_story(begin):
    session = begin()
    told = play(session, "?\nt\nr\ns\n")
    assert "Take four." in told and "undo (u): take back" in told and "# Trivial" in told
    assert session.match.number == 0


@pytest.mark.parametrize(
    ("lang", "undo", "help_", "quit_"),
    [("en", "undo", "help", "quit"), ("nl", "terug", "hulp", "stop"), ("es", "deshacer", "ayuda", "salir")],
)
def test_words_are_known_in_any_case(begin, lang, undo, help_, quit_):
    for words in ((undo, help_, quit_), ("UNDO", "Help", "QUIT"), ("U", "H", "Q")):
        session = begin(lang=lang)
        told = play(session, "\n".join((words[0], words[1], words[2], "1")) + "\n")
        assert session.match.number == 0  # left before the 1
        for key in ("no-undo-yet", "plain-help"):
            assert terminal_words(lang, key) in told
        assert told.count(terminal_words(lang, "plain-what", count=4)) == 0


def test_accents_need_not_be_typed():
    assert command_of("CRONICA", "es") == command_of("crónica", "es") == command_of("story", "es") == "story"
    assert command_of("", "en") == command_of("dance", "en") == ""


def test_refused_options_are_counted_and_told_when_asked_for(begin, game):
    session = begin(game.key)
    match = session.match
    for _ in range(60):  # to the first question of ours that refuses something
        seat = match.to_act[0]
        if seat == 0 and any(not option.legal for option in match.options(0)):
            break
        match.choose(seat, match.legal(seat)[0])
    else:
        pytest.fail("nothing was refused in sixty choices")
    refused = [option for option in match.options(0) if not option.legal]
    before = play(session, "q\n")
    asked = before[before.index("\n-- ") :]
    assert terminal_words("en", "plain-refused", count=len(refused)) in asked
    assert refused[0].why_not() not in asked
    told = play(Session.resume(session.file), "why\nq\n")
    for option in refused:
        assert f"  - {option.label()}: {option.why_not()}" in told


def test_since_tells_what_others_did(begin, turns):
    session = begin()
    told = play(session, "1\nsince\nq\n")
    since = told[told.index("> since") :]
    assert "Emmy takes" in since and "Niels takes" in since and "Player takes" not in since
    assert terminal_words("en", "story-nothing") in play(begin(), "since\n")


def test_each_turn_is_a_paragraph(begin, turns):
    told = play(begin(), "1\nq\n")
    assert "\n\n== The only round ==\n  Player thinks.\n  Player takes 1.\n\n  Emmy thinks.\n" in told
    assert "\n\n  Niels thinks.\n  Niels takes" in told


def test_who_gets_the_keyboard_is_told_what_happened_meanwhile(begin, turns):
    told = play(begin(players=("human", "human", "fresher")), "\n1\n\n2\n\n")
    last = told[told.rindex("Pass the keyboard to Player 1") :]
    assert "Player 2 takes 2." in last and "Niels takes" in last and "Player 1 takes" not in last


def test_nobody_learns_that_a_bot_is_asked_in_secret(begin, discreet):
    open_ = play(begin(players=("human", "doctor")), "1\n")
    assert "Emmy is thinking" not in open_ and "Somebody" not in open_


def test_a_thinking_bot_is_named(begin):
    assert "Emmy is thinking" in play(begin(players=("human", "doctor")), "1\n")


def test_long_lines_are_wrapped_between_words():
    line = "  " + "word " * 30 + "end"
    parts = wrapped(line, 40).split("\n")
    assert len(parts) > 3 and all(len(part) <= 40 and part.startswith("  w") for part in parts[:-1])
    assert " ".join(wrapped(line, 40).split()) == " ".join(line.split()) and wrapped("  short", 40) == "  short"


def test_the_table_begins_with_the_points(begin):
    assert "Points now: Player 0, Emmy 0" in play(begin("open_science_alliance"), "table\n")


def test_undo(begin):
    session = begin(players=("human", "human"))
    told = play(session, "\n1\n\nu\n")  # another player has the keyboard: nothing of theirs to take back
    assert "cannot be taken back" in told
    assert session.match.number == 1


def test_hot_seat_asks_to_pass_the_keyboard(begin):
    session = begin(players=("human", "human"))
    told = play(session, "\n1\n\n2\n\n3\n")
    assert told.count("Pass the keyboard to Player 2; press Enter") >= 1
    assert session.match.choices == [(0, 0), (1, 1), (0, 2)]


def test_hot_seat_shows_nothing_of_anybody_before_somebody_has_the_keyboard(begin):
    session = begin(players=("fresher", "human", "human"))
    assert Plain(session).viewer == SPECTATOR and Plain(begin()).viewer == 0
    told = play(session, "\n1\n")
    assert told.index("Pass the keyboard to Player 1") < told.index("Player 1: How many points do you take?")
    again = Session.resume(session.file)
    assert Plain(again).viewer == SPECTATOR and again.match.number == 2


def test_people_have_the_names_they_gave(begin):
    session = begin(players=("human", "human", "fresher"), names=("Noor",))
    told = play(session, "\n1\n\n2\n")
    assert "Noor: How many points do you take?" in told and "Pass the keyboard to Player 2" in told
    again = Session.resume(session.file, "nl")
    assert again.match.names[0] == "Noor"
    assert Session.begin(again.arrangement().again()).match.names == again.match.names


def test_a_whole_game(begin):
    session = begin()
    told = play(session, "4\n" * 60)
    assert session.match.over
    assert "Player wins with 104." in told
    assert f"Saved: {session.file}" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_in_every_language(begin, game, lang):
    session = begin(game.key, lang=lang)
    told = play(session, "1\n1\n?\nt\n1\n")
    assert session.match.number >= 3
    assert len(told.splitlines()) > 15


def test_resume_goes_on_where_it_was(begin):
    session = begin()
    play(session, "1\n2\n")
    again = Session.resume(session.file)
    assert again.match.bytes() == session.match.bytes()
    assert [line.text for line in again.story.lines(0)] == [line.text for line in session.story.lines(0)]
    play(again, "3\n")
    assert again.match.choices[:6] == session.match.choices


def test_through_a_real_pipe(tmp_path):
    command = [sys.executable, "-m", "collegium.cli", "play", "_trivial", "--plain", "--bots", "fresher", "--seed", "7"]
    file = tmp_path / "match.json"
    done = subprocess.run(
        [*command, "--lang", "nl", "--save", str(file)], input="1\n2\nq\n", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "Bewaard." in done.stdout
    resumed = subprocess.run(
        [*command[:4], "--resume", str(file), "--plain"], input="4\n" * 60, capture_output=True, text=True, check=False
    )
    assert resumed.returncode == 0 and "wint met" in resumed.stdout
