"""A bot of one's own at a table in the terminal and on the site, as a user names it."""

from __future__ import annotations

import os
import sys

import pytest

from ..research import lay_bots_out


@pytest.fixture
def path(tmp_path):
    """Python's path with the bots of docs/research.md on it."""
    return os.pathsep.join([str(lay_bots_out(tmp_path / "own")), *sys.path])


def test_it_plays_in_the_terminal(run, path):
    args = ("play", "_trivial", "--auto", "--seats", "2", "--seed", "7", "--bots", "my_bots:Steady,my_bots:Trained")
    done = run(*args, PYTHONPATH=path)
    assert done.returncode == 0 and done.stdout, done.stderr
    assert "No module" in run(*args).stderr  # without the path


@pytest.mark.parametrize(
    ("bot", "said"),
    [("my_bots:Nobody", "no bot 'my_bots:Nobody'"), ("dean", "unknown bot 'dean'"), ("os:path", "is no bot")],
)
def test_the_site_says_at_once_what_is_no_bot(refused, path, bot, said):
    assert said in refused("serve", "--no-browser", "--bots", bot, PYTHONPATH=path)
