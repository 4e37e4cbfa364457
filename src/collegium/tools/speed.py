"""How fast the games play, one core: the figures of `collegium bench`."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from collegium.arena import selfplay
from collegium.bots import thinker
from collegium.engine import compiler, engines, loops
from collegium.engine.engine import Engine, plain_engine
from collegium.engine.states import States
from collegium.kernel.game import Game, settings
from collegium.match.match import new
from collegium.registry import find
from collegium.tools.cold import seconds_with
from collegium.tools.signature import signature

HIDDEN = "_trivial"  # the game that measures the kernel's own cost
BATCH = 64
COPIES = 200_000
CALIBRATION = 50_000_000
Say = Callable[[str], None]


def calibration_mops() -> float:
    """Million rounds per second of a fixed chain of integer operations: what this core is worth right now."""
    import numba

    @numba.njit
    def chain(n):  # type: ignore[no-untyped-def]
        x = 88172645463325252
        for _ in range(n):
            x ^= (x << 13) & 0x7FFFFFFFFFFFFFFF
            x ^= x >> 7
            x ^= (x << 17) & 0x7FFFFFFFFFFFFFFF
        return x

    chain(10)
    _, seconds = compiler.timed(lambda: chain(CALIBRATION))
    return CALIBRATION / seconds / 1e6


def deal(engine: Engine, states: States, seats: int, variant: str, first_seed: int) -> None:
    """Begin a game in every one of the states, mute, with the seeds from `first_seed` on."""
    states.array["mute"] = 1
    number = list(states.game.variants).index(variant)
    for i in range(len(states.array)):
        engine.begin(states, seats, number, first_seed + i, i)


def random_play(game: Game, engine: Engine, seconds: float, batch: int = BATCH) -> tuple[float, float]:
    """(choices/s, games/s) of random play from set-up to the end, over all variants and numbers of seats alike."""
    found = list(settings(game))
    choices = games = 0
    spent = 0.0
    for variant, seats in found:
        states = States(game, batch)
        seed, stop = 1, time.perf_counter() + seconds / len(found)
        start = time.perf_counter()
        while True:
            deal(engine, states, seats, variant, seed)
            made = engine.playout(states, batch, seed, game.longest)
            if made < 0:
                raise RuntimeError(f"{game.key}: random play broke (code {-made})")
            choices, games, seed = choices + made, games + batch, seed + batch
            if time.perf_counter() >= stop:
                break
        spent += time.perf_counter() - start
    return choices / spent, games / spent


def copy_ns(game: Game) -> float:
    """Nanoseconds to copy one state inside compiled code."""
    import numba

    copy = numba.njit(loops.copy)

    @numba.njit
    def copies(raw, count):  # type: ignore[no-untyped-def]
        for _ in range(count):
            copy(raw, 0, 1)
            copy(raw, 1, 0)

    raw = States(game, 2).raw
    copies(raw, 10)
    _, seconds = compiler.timed(lambda: copies(raw, COPIES))
    return seconds / (2 * COPIES) * 1e9


def choose_us(game: Game, engine: Engine, seconds: float) -> float:
    """Microseconds of one `Match.choose` from Python on a compiled match."""
    engines.use(game, engine)
    variant, (_, seats) = next(iter(game.variants.items()))
    spent, count, seed = 0.0, 0, 1
    while spent < seconds and count < 20_000:
        match = new(game, seats, variant, seed)
        seed += 1
        while not match.over and spent < seconds:
            seat = match.to_act[0]
            legal = match.legal(seat)
            option = legal[(match.number * 7919) % len(legal)]
            start = time.perf_counter()
            match.choose(seat, option)
            spent += time.perf_counter() - start
            count += 1
    return spent / count * 1e6


def search_per_s(game: Game, seconds: float, seats: int = 0, threads: int = 1) -> float:
    """Search iterations a second from the start position, each with a playout by chance to the end of the game."""
    match = new(game, seats or max(2, game.seats[0]), None, seed=1)
    seat = match.to_act[0]
    view = match.seen_states(seat)
    iterations = 64
    while True:
        thought = thinker.think(view, seat, 1, iterations=iterations, style=thinker.BY_CHANCE, threads=threads)
        if thought.seconds >= seconds:
            return thought.iterations / thought.seconds
        iterations = int(iterations * min(max(seconds / thought.seconds * 1.1, 1.5), 20.0))


def student_games_per_s(game: Game, seconds: float, seats: int = 0) -> float:
    """Whole games among students a second, on one core."""
    count = seats or max(2, game.seats[0])
    board = selfplay.Board(game, next(iter(game.variants)), count)
    start, games = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        board.play(games, (selfplay.STUDENT,) * count)
        games += 1
    return games / (time.perf_counter() - start)


def measure(game: Game, seconds: float, say: Say) -> dict[str, Any]:
    """All figures of one game."""
    with tempfile.TemporaryDirectory(prefix="collegium-bench-") as folder:
        say(f"{game.key}: compiling from nothing")
        compile_s, compile_cpu_s = seconds_with(Path(folder), game.key)
        say(f"{game.key}: loading from the cache")
        load_s, _ = seconds_with(Path(folder), game.key)
    say(f"{game.key}: getting ready")
    engine = engines.compiled(game)
    say(f"{game.key}: playing compiled")
    choices, games = random_play(game, engine, seconds)
    say(f"{game.key}: playing uncompiled")
    uncompiled, _ = random_play(game, plain_engine(game), min(seconds, 1.0), batch=1)
    say(f"{game.key}: students and search")
    thinker.searcher(game)
    alone = search_per_s(game, seconds / 2)
    both = search_per_s(game, seconds / 2, threads=2)
    say(f"{game.key}: copying, choosing, signing")
    return {
        "game": game.key,
        "choices_per_s": round(choices),
        "games_per_s": round(games, 1),
        "uncompiled_choices_per_s": round(uncompiled),
        "compile_s": round(compile_s, 2),
        "compile_cpu_s": round(compile_cpu_s, 2),  # what it takes where nothing else runs
        "load_s": round(load_s, 3),
        "record_bytes": int(game.state.dtype.itemsize),
        "student_games_per_s": round(student_games_per_s(game, seconds / 2), 1),
        "search_per_s": round(alone),
        "search_two_threads": round(both / alone, 2),
        "copy_ns": round(copy_ns(game), 1),
        "choose_us": round(choose_us(game, engine, min(seconds, 1.0)), 2),
        "signature": signature(game),
        "rules_version": game.rules_version,
    }


def kernel_choices_per_s(seconds: float) -> float:
    """Random play of the smallest game: the kernel's own cost."""
    game = find(HIDDEN)
    return random_play(game, engines.compiled(game), seconds, batch=512)[0]
