"""Lines of text: the same game through a pipe."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from collegium.kernel.match import SPECTATOR
from collegium.kernel.texts import LANGUAGES
from collegium.terminal.plain import Plain
from collegium.terminal.session import Session


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
    told = play(session, "?\nt\nh\ns\n")
    assert "Take four." in told and "u takes back" in told and "# Trivial" in told
    assert session.match.number == 0


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
