"""`collegium analyse`: figures, words, chart; kept, and refused where it must be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


@pytest.fixture
def finished(run, tmp_path):
    file = tmp_path / "match.json"
    run("play", "_trivial", "--auto", "--seed", "7", "--seats", "3", "--bots", "fresher", "--save", str(file))
    return str(file)


def test_figures_words_and_chart(run, finished, environment, tmp_path):
    svg = tmp_path / "chances.svg"
    done = run("analyse", finished, "--iterations", "30", "--svg", str(svg))
    assert done.returncode == 0, done.stderr
    assert "will take about" in done.stderr
    assert "±" in done.stdout and 'class="band ' in svg.read_text(encoding="utf-8")
    assert "Accuracy" in done.stdout and "Chance to win after each choice" in done.stdout
    assert svg.read_text(encoding="utf-8").startswith("<svg") and str(svg) in done.stdout
    kept = list((Path(environment["COLLEGIUM_DATA_DIR"]) / "analyses").iterdir())
    assert len(kept) == 1 and kept[0].name.endswith(".json")
    told = json.loads(run("analyse", finished, "--iterations", "30", "--json").stdout)
    assert len(told["chances"]) == len(told["judged"]) + 1
    assert len(told["accuracy"]) == 3 and all(0 <= share <= 1 for share in told["accuracy"])
    assert [len(row) for row in told["errors"]] == [3] * len(told["chances"]) and len(told["accuracy_error"]) == 3
    assert {choice["number"] for choice in told["worst"]} <= {choice["number"] for choice in told["judged"]}
    whole = run("analyse", finished, "--iterations", "30", "--table", "--lang", "nl").stdout
    assert "Nauwkeurigheid" in whole
    assert [line.split()[0] for line in whole.splitlines() if "%" in line and line.split()[0].isdecimal()] == [
        str(k) for k in range(len(told["chances"]))
    ]


def test_a_running_game_is_refused(run, refused, tmp_path):
    file = tmp_path / "running.json"
    run("play", "_trivial", "--plain", "--bots", "fresher", "--save", str(file), typed="1\nq\n")
    assert "not over yet" in refused("analyse", str(file))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--iterations", "0"), "0 iterations (expected 1 to"),
        (("--seconds", "-1"), "-1 seconds (expected more than 0"),
        (("--seconds", "nan"), "nan seconds (expected more than 0"),
        (("--threads", "1000"), "1000 threads"),
        (("--svg", "/dev/null/chart.svg"), "cannot be written"),
        (("--svg", "/"), "is a folder"),
    ],
)
def test_wrong_settings_are_named(refused, finished, args, said):
    assert said in refused("analyse", finished, *args)


def test_a_missing_file_is_named(refused, tmp_path):
    assert "cannot be read" in refused("analyse", str(tmp_path / "none.json"))
