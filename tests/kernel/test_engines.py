"""Compilation: another process reports progress, the cache is keyed by tables and sources, a match switches engines."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace

import collegium
from collegium.engine import compiler, engines, loops, ops
from collegium.engine.twins import World
from collegium.kernel.flow import Header, ask
from collegium.kernel.rule import rule
from collegium.match import preparing
from collegium.registry import find


def test_background_compilation_and_the_hot_switch(tmp_path, monkeypatch):
    monkeypatch.setenv("COLLEGIUM_CACHE_DIR", str(tmp_path))
    game = find("_trivial")
    engines.use(game)
    preparing._jobs.clear()
    match, twin = collegium.new("_trivial", seats=2, seed=1), collegium.new("_trivial", seats=2, seed=1)
    assert not engines.engine(game).compiled
    seen = []
    job = preparing.prepare(game, lambda done: seen.append(done.share))
    while not job.finished and not job.error:
        match.choose(match.to_act[0], match.number % 4) if match.number < 20 else None
        time.sleep(0.02)
    end = time.monotonic() + 60
    while not seen and time.monotonic() < end:
        time.sleep(0.01)
    assert not job.error and seen == [1.0] and job.total > 5
    assert engines.engine(game).compiled
    for seat, option in match.choices:
        twin.choose(seat, option)
    assert match.number > 0 and match.bytes() == twin.bytes()
    assert compiler.is_cached(game)
    engines.use(game)
    assert_sealed(game)


def assert_sealed(game):
    """A file of the cache that is not what was written is not loaded: it would be executed."""
    folder = compiler.game_cache(game)
    for file in (*compiler._files(folder), folder / compiler.SEAL):
        whole = file.read_bytes()
        for damaged in (b"", whole[:-1], whole[:-1] + bytes([whole[-1] ^ 1])):
            file.write_bytes(damaged)
            assert not compiler.is_cached(game), (file, len(damaged))
        file.write_bytes(whole)
        assert compiler.is_cached(game)
    code = compiler._files(folder)[0]
    code.write_bytes(b"")
    script = "from collegium.engine import compiler; from collegium.registry import find; g = find('_trivial'); "
    script += "compiler.compile_engine(g); assert compiler.is_cached(g)"
    subprocess.run([sys.executable, "-c", script], check=True)  # compiles anew, and does not stumble over it
    assert code.stat().st_size and compiler.is_cached(game)


def test_the_cache_notices_tables_and_versions():
    game = find("_trivial")
    before = compiler.source_hash(game)
    assert before == compiler.source_hash(game)
    choices = type(game.choices)()
    choices.add("take", 5, names=("a", "b", "c", "d", "e"))
    assert compiler.source_hash(replace(game, choices=choices)) != before


def test_a_read_only_cache_falls_back(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("COLLEGIUM_CACHE_DIR", str(blocked / "inside"))
    assert compiler.cache_dir() != blocked / "inside"
    assert compiler.cache_dir().name.startswith("collegium-")


@rule
def around(s):
    about(s)


@rule
def about(s):
    around(s)


def test_recursion_is_refused_with_the_way_it_went():
    game = replace(find("_trivial"), setup=around)
    try:
        World(game, "test", lambda f: f).twin(ops.door)
    except TypeError as error:
        assert "around -> about -> around" in str(error)
    else:
        raise AssertionError("recursion went unnoticed")


@rule
def ask_twice(s):
    ask(s, 0, 1)
    ask(s, 0, 1)


@rule
def do_nothing(s):
    s.made = 0


def test_faults_of_the_rules_are_found():
    for wrong, fault in ((ask_twice, 1), (do_nothing, 3)):
        game = replace(find("_trivial"), setup=wrong)
        from collegium.engine.engine import plain_engine
        from collegium.engine.states import States

        states = States(game)
        engine = plain_engine(game)
        engine.begin(states, 2, 0, 1)
        assert states.plain[0].fault == fault
        assert engine.sane(states) == loops.BROKEN_FAULT + fault
    assert Header.dtype.itemsize < 1024
