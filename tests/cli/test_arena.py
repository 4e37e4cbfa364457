"""The commands of the arena as a user runs them: `arena` in threads and on a Ray cluster, and `balance`."""

from __future__ import annotations

import json
import os
import sys

import pytest

from collegium.commands.output import check_output
from collegium.match.match import replay

from ..research import lay_bots_out

CUP = ("arena", "_trivial", "--bots", "search:20,student,fresher", "--games", "2", "--seed", "9")


def journals(folder):
    return {file.name: json.loads(file.read_text()) for file in sorted((folder / "games").glob("*.json"))}


def test_a_tournament_is_kept_and_goes_on(run, tmp_path):
    out = tmp_path / "cup"
    done = run(*CUP, "--out", str(out), "--json", "--parquet", str(tmp_path / "cup.parquet"))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["played"], told["kept"], told["games"]) == (6, 0, 6)
    assert {rating["bot"] for rating in told["ratings"]} == {"search:20", "student", "fresher"}
    assert len(told["head_to_head"]) == 6 and (tmp_path / "cup.parquet").stat().st_size > 100
    before = journals(out)
    assert len(before) == 6 and all(replay(journal).over for journal in before.values())
    more = run(*CUP[:-4], "--games", "4", "--seed", "9", "--out", str(out), "--json")
    told = json.loads(more.stdout)
    assert (told["played"], told["kept"]) == (6, 6)
    assert {name: journals(out)[name] for name in before} == before
    words = run(*CUP, "--out", str(out)).stdout
    assert "0 games played" in words and "6 kept" in words and "above the next by" in words


@pytest.fixture
def path(tmp_path):
    """Python's path with the bots of docs/research.md on it."""
    return os.pathsep.join([str(lay_bots_out(tmp_path / "own")), *sys.path])


def test_a_ray_cluster_of_two_workers_plays_the_same_journals(run, tmp_path, path):
    """With a bot of one's own among them."""
    threads, cluster = tmp_path / "threads", tmp_path / "cluster"
    cup = [arg.replace("fresher", "my_bots:Trained") for arg in CUP]
    assert run(*cup, "--seats", "3", "--out", str(threads), PYTHONPATH=path).returncode == 0
    done = run(*cup, "--seats", "3", "--out", str(cluster), "--ray", "local", "--threads", "2", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert "my_bots:Trained" in done.stdout
    assert journals(threads) == journals(cluster) and len(journals(cluster)) == 18
    assert done.stdout.startswith("Trivial, standard, 3 seats: 18 games played")


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (("--bots", "student"), "two or more different"),
        (("--bots", "student,dean"), "unknown bot 'dean'"),
        (("--bots", "student,fresher", "--seats", "9"), "expected 2 to 6"),
        (("--bots", "student,fresher", "--games", "0"), "0 games"),
        (("--bots", "student,fresher", "--variant", "odd"), "unknown variant 'odd'"),
        (("--bots", "student,fresher", "--threads", "0"), "0 threads"),
        (("--bots", "student,fresher", "--seed", "-1"), "seed -1"),
        (("--bots", "student,fresher", "--ray", "nowhere:1"), "no Ray cluster at 'nowhere:1'"),
    ],
)
def test_what_cannot_be_played_is_refused(refused, args, wrong):
    assert wrong in refused("arena", "_trivial", *args)


def test_what_cannot_be_written_is_refused_before_the_first_game(refused, tmp_path):
    (tmp_path / "file").write_text("not a folder")
    lost = str(tmp_path / "file" / "games.parquet")
    args = ("arena", "_trivial", "--bots", "student,fresher", "--games", "2", "--out", str(tmp_path / "cup"))
    assert f"{lost} cannot be written" in refused(*args, "--parquet", lost)
    assert not (tmp_path / "cup").exists()
    for what in ("--parquet", "--html"):
        assert f"{lost} cannot be written" in refused("balance", "_trivial", "--games", "2", what, lost)
        assert "is a folder" in refused("balance", "_trivial", "--games", "2", what, str(tmp_path))


def test_looking_whether_a_file_can_be_written_changes_nothing(tmp_path):
    kept, new = tmp_path / "kept.html", tmp_path / "deep" / "new.html"
    kept.write_text("before")
    check_output(kept, new, None)
    assert kept.read_text() == "before" and list(tmp_path.iterdir()) == [kept]


def test_another_tournament_is_refused(run, refused, tmp_path):
    args = ("arena", "_trivial", "--bots", "student,fresher", "--games", "2", "--out", str(tmp_path / "cup"))
    assert run(*args).returncode == 0
    assert "holds another tournament" in refused(*args, "--seats", "3")


@pytest.mark.parametrize(("library", "args"), [
    ("choix", ("arena", "_trivial", "--bots", "student,fresher")),
    ("ray", ("arena", "_trivial", "--bots", "student,fresher", "--ray", "local")),
    ("pyarrow", ("balance", "_trivial", "--parquet", "x.parquet")),
])  # fmt: skip
def test_a_missing_library_is_named_with_its_remedy(refused, tmp_path, library, args):
    (tmp_path / f"{library}.py").write_text("raise ImportError")
    told = refused(*args, PYTHONPATH=str(tmp_path))
    assert library in told and 'pip install "collegium[arena]"' in told


def test_balance_compares_and_reports(run, tmp_path):
    html, table = tmp_path / "deep" / "report.html", tmp_path / "games.parquet"
    done = run("balance", "_trivial", "--games", "40", "--variant", "all", "--html", str(html), "--parquet", str(table),
               "--lang", "nl")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "In één oogopslag" in done.stdout and "6 spelers" in done.stdout
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    from pyarrow import parquet

    rows = parquet.read_table(table).to_pylist()
    assert len(rows) == 5 * 40 and {row["seats"] for row in rows} == {2, 3, 4, 5, 6}
    told = json.loads(run("balance", "_trivial", "--games", "40", "--seats", "2", "--bots", "fresher", "--json").stdout)
    assert len(told) == 1 and told[0]["level"] == "fresher" and told[0]["length"]["bins"]


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (("--bots", "dean"), "unknown bot 'dean'"),
        (("--variant", "odd"), "unknown variant 'odd'"),
        (("--seats", "7"), "7 seats (expected 2 to 6)"),
        (("--games", "0"), "0 games (expected 1 to 10,000,000)"),
        (("--threads", "999"), "999 threads (expected 1 to 256)"),
        (("--lang", "la"), "unknown language 'la'"),
        (("--seed", "-3"), "seed -3"),
    ],
)
def test_balance_refuses_what_cannot_be(refused, args, wrong):
    assert wrong in refused("balance", "_trivial", *args)


def test_ctrl_c_keeps_what_was_played(environment, tmp_path):
    import signal
    import subprocess
    import time

    out = tmp_path / "cup"
    command = [sys.executable, "-m", "collegium.cli", "arena", "_trivial", "--bots", "search:300,fresher"]
    command += ["--games", "500", "--out", str(out)]

    def hear() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background would pass on a deaf ear

    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True, preexec_fn=hear) as cup:
        until = time.monotonic() + 90
        index = out / "index.jsonl"
        while not (index.exists() and index.stat().st_size) and time.monotonic() < until:
            time.sleep(0.1)
        cup.send_signal(signal.SIGINT)
        _, told = cup.communicate(timeout=60)
    assert cup.returncode == 130 and "Traceback" not in told, told
    names = [json.loads(line)["number"] for line in index.read_text().splitlines()]
    assert names and len(names) <= len(journals(out)) <= len(names) + 1  # a journal is written before its line
