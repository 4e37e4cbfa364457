"""What the commands do when all is well."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from collegium.bots import thinker
from collegium.commands.doctor import told_game
from collegium.engine import compiler
from collegium.engine.batch import SHORT
from collegium.kernel.texts import LANGUAGES
from collegium.registry import find, keys


def test_games_lists_every_game(run):
    done = run("games", "--json")
    assert done.returncode == 0, done.stderr
    found = {game["key"]: game for game in json.loads(done.stdout)}
    assert list(found) == list(keys())
    for key, told in found.items():
        game = find(key)
        assert told["seats"] == list(game.seats)
        assert told["languages"] == list(LANGUAGES)
        assert told["rules_version"] == game.rules_version
        assert told["record_bytes"] == game.state.dtype.itemsize
        assert set(told["values"]) == {"rulebook", "public", "reconstructed"}
        assert told["data"] == game.components.digest
    words = run("games").stdout
    assert all(find(key).title in words for key in keys())


@pytest.mark.spread
def test_auto_is_the_same_when_run_twice(run, game):
    low, high = game.seats
    lang = LANGUAGES[keys().index(game.key) % len(LANGUAGES)]
    seats = str(min(max(4, low), high))
    args = ("play", game.key, "--auto", "--plain", "--seats", seats, "--seed", "7", "--lang", lang, "--bots", "fresher")
    once = run(*args)
    assert once.returncode == 0, once.stderr
    assert once.stderr == ""
    again = run(*args)
    assert once.stdout == again.stdout
    assert once.stdout.count("\n") > 10


@pytest.mark.spread
def test_auto_saves_a_journal_that_replays(run, game, tmp_path):
    file = tmp_path / "match.json"
    done = run("play", game.key, "--auto", "--seed", "7", "--bots", "fresher", "--save", str(file))
    assert done.returncode == 0, done.stderr
    assert f"Saved: {file}" in done.stdout
    assert "choices verified" in run("replay", str(file)).stdout
    found = json.loads(run("replay", str(file), "--json").stdout)
    assert found["verified"] and found["over"] and found["winners"]
    assert found["verdict"] in done.stdout
    changed = tmp_path / "changed.json"
    changed.write_text(file.read_text().replace('"seed": 7', '"seed": 6'))
    refusal = run("replay", str(changed))
    assert refusal.returncode == 2 and "journal" in refusal.stderr


def test_auto_says_where_it_saved(run, environment):
    done = run("play", "_trivial", "--auto", "--seed", "7", "--bots", "fresher")
    folder = Path(environment["COLLEGIUM_DATA_DIR"]) / "games"
    files = list(folder.iterdir())
    assert len(files) == 1 and str(files[0]) in done.stdout
    assert files[0].name.startswith("_trivial-7-")


def test_replay_tells_the_story_in_any_language(run, tmp_path):
    file = tmp_path / "match.json"
    run("play", "_trivial", "--auto", "--seed", "7", "--bots", "fresher", "--save", str(file))
    told = {lang: run("replay", str(file), "--story", "--lang", lang).stdout for lang in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert "wins with" in told["en"] and "wint met" in told["nl"] and "Gana" in told["es"]


def test_solo_takes_the_variant_for_one(run, game):
    alone = [variant for variant, (low, _) in game.variants.items() if low == 1]
    if alone:
        done = run("play", game.key, "--solo", "--auto", "--bots", "fresher", "--seed", "1", "--save", "/dev/null/no")
        assert "/dev/null" in done.stderr  # it got as far as saving
        done = run("play", game.key, "--solo", "--auto", "--bots", "fresher", "--seed", "1")
        assert done.returncode == 0, done.stderr


@pytest.mark.spread
def test_components_lists_tables_and_sources(run, game):
    told = json.loads(run("components", game.key, "--json").stdout)
    assert told["values"] == game.components.counts()
    assert set(told["tables"]) == set(game.components.tables)
    assert "Each stands with its source" in run("components", game.key).stdout


@pytest.mark.spread
def test_overlay_template_fits_once_uncommented(run, game, tmp_path):
    template = run("components", game.key, "--overlay").stdout
    assert f"components/{game.key}.toml" in template
    file = tmp_path / "mine.toml"
    lines = [line.removeprefix("# ") for line in template.splitlines()]
    file.write_text("\n".join(line for line in lines if line.startswith("[") or " = " in line))
    done = run("components", game.key, "--check", str(file))
    assert done.returncode == 0, done.stderr
    assert "values changed: 0" in done.stdout


def test_check_says_what_changes(run, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[die.die]\nsides = 3\n")
    done = run("components", "_trivial", "--check", str(file))
    assert "die die: sides 4 -> 3" in done.stdout
    found = json.loads(run("components", "_trivial", "--check", str(file), "--json").stdout)
    assert found["changed"] == [{"table": "die", "key": "die", "column": "sides", "was": 4, "is": 3}]


def test_doctor_knows_what_is_there(run, tmp_path):
    found = json.loads(run("doctor", "--json").stdout)
    assert found["cache"]["writable"] and found["data"]["writable"]
    assert set(found["games"]) == set(found["search"]) == set(keys())
    assert found["packages"]["numba"]
    (tmp_path / "file").write_text("not a folder")
    done = run("doctor", COLLEGIUM_CACHE_DIR=str(tmp_path / "file" / "cache"))
    assert done.returncode == 0 and "cannot be written" in done.stdout


@pytest.mark.parametrize(
    ("rules", "search", "said"),
    [
        ("compiled", "compiled", "compiled, its search too"),
        ("compiled", "not yet", "compiled, its search not yet (collegium compile KEY; until then doctors, professors"),
        ("not yet", "not yet", "not yet (collegium compile KEY; until then it plays uncompiled)"),
        ("a broken overlay", "a broken overlay", "a broken overlay"),
    ],
)
def test_doctor_says_what_is_not_compiled(rules, search, said):
    assert told_game("KEY", rules, search).startswith(said)


def test_compile_has_the_search_ready_too(run, tmp_path, monkeypatch):
    monkeypatch.setenv("COLLEGIUM_CACHE_DIR", str(tmp_path / "cache"))
    done = run("compile", "_trivial", "--envs", COLLEGIUM_CACHE_DIR=str(tmp_path / "cache"))
    assert done.returncode == 0, done.stderr
    assert "rules compiled in" in done.stdout and "search compiled in" in done.stdout
    assert "environments compiled in" in done.stdout
    assert all(compiler.is_cached(find("_trivial"), door) for door in (compiler.PLAY, thinker.SEARCH, SHORT))
    again = run("compile", "_trivial", COLLEGIUM_CACHE_DIR=str(tmp_path / "cache")).stdout
    assert again.count("already compiled") == 2


def test_help_and_version(run):
    assert "play" in run("--help").stdout
    assert run("--version").stdout.startswith("collegium ")
    assert run().returncode == 0


def test_reader_of_a_pipe_may_leave(environment):
    import subprocess
    import sys

    command = f"{sys.executable} -m collegium.cli components _trivial --overlay | head -1"
    done = subprocess.run(["bash", "-c", command], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == ""
