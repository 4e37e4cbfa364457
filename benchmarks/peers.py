"""Ours beside other libraries of games: choices a second of one core, random play, in one run.

    python benchmarks/peers.py --here [GAME ...] > ours.json    # with Collegium: in batches and by PettingZoo
    python benchmarks/peers.py --beside ours.json              # with the others: open_spiel, pgx, rlcard, pettingzoo
    python benchmarks/peers.py --other-python PYTHON           # both, in turn, the others by another Python

The others stand in no lock of ours: install those you want into an environment of their own. What is absent is said.
One thread, whatever the library would take. Every figure is of a choice with its legal actions and what the player
sees, made anew at each step, except "nothing seen": legal actions alone. Drawing an action is counted in. Between any
two a fixed chain of integer operations is timed, and figures are also given per million rounds of it.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ONE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS", "MKL_NUM_THREADS")
for _name in ONE:
    os.environ[_name] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import numpy as np

ROUNDS = 2_000_000
MATCHES = 2048  # of a batch
SECONDS = 2.0


def calibrated() -> float:
    """Million rounds a second of a chain of integer operations in plain Python: what this core is worth right now."""
    x, start = 88172645463325252, time.thread_time()
    for _ in range(ROUNDS):
        x ^= (x << 13) & 0x7FFFFFFFFFFFFFFF
        x ^= x >> 7
    return ROUNDS / (time.thread_time() - start) / 1e6


def rate(work: Callable[[], int]) -> float:
    """Choices a second of CPU time: `work` plays some and says how many. What it does at first is not counted."""
    work()
    choices, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        choices += work()
    return choices / (time.process_time() - start)


# The others ---------------------------------------------------------------------------------------------------------
def open_spiel(game: str, seen: bool) -> Callable[[], int]:
    import pyspiel

    loaded, luck = pyspiel.load_game(game), np.random.default_rng(1)

    def play() -> int:
        state, choices = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[int(np.searchsorted(np.cumsum(chances), luck.random()))])
                continue
            legal = state.legal_actions()
            if seen:
                state.observation_tensor(state.current_player())
            state.apply_action(legal[int(luck.random() * len(legal))])
            choices += 1
        return choices

    return play


def pgx(game: str, matches: int) -> Callable[[], int]:
    """A batch in one compiled call; a match that is over begins again, as Pgx's own wrapper does it."""
    import jax
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(game)
    again = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        drawn, moved = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(drawn, logits, axis=1)
        return again(state, actions, jax.random.split(moved, matches)), None

    steps = 50
    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    kept = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), matches)), jax.random.PRNGKey(2)]

    def play() -> int:
        kept[1], key = jax.random.split(kept[1])
        kept[0] = many(kept[0], key)
        jax.block_until_ready(kept[0].observation)
        return matches * steps

    return play


def rlcard(game: str) -> Callable[[], int]:
    import rlcard as library

    env, luck = library.make(game, config={"seed": 1}), np.random.default_rng(1)

    def play() -> int:
        state, _ = env.reset()
        choices = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(luck.random() * len(legal))])
            choices += 1
        return choices

    return play


def pettingzoo(game: str) -> Callable[[], int]:
    module = importlib.import_module(f"pettingzoo.classic.{game}")
    return by_turns(module.env())


def by_turns(env: Any) -> Callable[[], int]:
    """Whole matches of an environment in PettingZoo's form, by chance."""
    luck, seeds = np.random.default_rng(1), iter(range(1, 1 << 60))

    def play() -> int:
        env.reset(seed=next(seeds))
        choices = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
            choices += 1
        return choices

    return play


PEERS: tuple[tuple[str, str, str, Callable[[], Callable[[], int]]], ...] = (
    ("open_spiel", "backgammon", "one match", lambda: open_spiel("backgammon", True)),
    ("open_spiel", "backgammon", "one match, nothing seen", lambda: open_spiel("backgammon", False)),
    ("open_spiel", "gin_rummy", "one match", lambda: open_spiel("gin_rummy", True)),
    ("open_spiel", "leduc_poker", "one match", lambda: open_spiel("leduc_poker", True)),
    ("open_spiel", "connect_four", "one match", lambda: open_spiel("connect_four", True)),
    ("pgx", "backgammon", "batch", lambda: pgx("backgammon", MATCHES)),
    ("pgx", "leduc_holdem", "batch", lambda: pgx("leduc_holdem", MATCHES)),
    ("pgx", "connect_four", "batch", lambda: pgx("connect_four", MATCHES)),
    ("pgx", "go_9x9", "batch", lambda: pgx("go_9x9", MATCHES)),
    ("rlcard", "gin-rummy", "one match", lambda: rlcard("gin-rummy")),
    ("rlcard", "leduc-holdem", "one match", lambda: rlcard("leduc-holdem")),
    ("pettingzoo", "leduc_holdem_v4", "one match", lambda: pettingzoo("leduc_holdem_v4")),
    ("pettingzoo", "texas_holdem_v4", "one match", lambda: pettingzoo("texas_holdem_v4")),
    ("pettingzoo", "connect_four_v3", "one match", lambda: pettingzoo("connect_four_v3")),
)


# Ours ---------------------------------------------------------------------------------------------------------------
def ours(chosen: list[str]) -> list[tuple[str, str, str, Callable[[], Callable[[], int]]]]:
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
    from collegium.engine.batch import Batch
    from collegium.envs.aec import CollegiumAEC
    from collegium.registry import find, keys

    def batch(key: str) -> Callable[[], int]:
        made, luck = Batch(find(key), MATCHES, _seats(find(key)), threads=1, again=True), np.random.default_rng(1)
        made.reset(range(MATCHES))

        def play() -> int:
            for _ in range(10):
                left = (luck.random(MATCHES) * made.mask.sum(axis=1)).astype(np.int64) + 1
                made.step((made.mask.cumsum(axis=1, dtype=np.int16) >= left[:, None]).argmax(axis=1))
            return 10 * MATCHES

        return play

    def one(key: str) -> Callable[[], int]:
        return by_turns(CollegiumAEC(key, _seats(find(key))))

    games, kinds = chosen or keys(), (("batch", batch), ("one match", one))
    return [("collegium", key, how, lambda key=key, make=make: make(key)) for how, make in kinds for key in games]


def _seats(game: Any) -> int:
    """Two, or the fewest there are."""
    return max(2, next(iter(game.variants.values()))[0])


# The run ------------------------------------------------------------------------------------------------------------
def version(library: str) -> str:
    try:
        return importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return "absent"


def measured(what: Any, say: Callable[[str], object]) -> list[dict[str, Any]]:
    """A row for each; a library that is absent or breaks is named."""
    rows = []
    for library, game, how, make in what:
        row: dict[str, Any] = {"library": library, "version": version(library), "game": game, "how": how}
        try:
            play = make()
            before = calibrated()
            row["choices_per_s"] = round(rate(play))
            row["calibration"] = round((before + calibrated()) / 2, 2)
        except ImportError as missing:
            row["absent"] = str(missing)
        except Exception as trouble:  # a library's own fault is told in its row
            row["absent"] = f"{type(trouble).__name__}: {trouble}"
        say(json.dumps(row))
        rows.append(row)
    return rows


def table(rows: list[dict[str, Any]]) -> str:
    lines = ["| library | game | how | choices/s | per round of calibration |", "|---|---|---|---|---|"]
    for row in rows:
        if "absent" in row:
            figures = f"absent: {row['absent'].splitlines()[0][:60]} | "
        else:
            speed = row["choices_per_s"]
            figures = f"{speed:,} | {speed / row['calibration'] / 1e6:.4f}"
        lines.append(f"| {row['library']} {row['version']} | {row['game']} | {row['how']} | {figures} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", metavar="GAME", help="of ours; all by default")
    parser.add_argument("--here", action="store_true", help="measure Collegium, print JSON")
    parser.add_argument("--beside", type=Path, help="measure the others, print a table with these rows on top")
    parser.add_argument("--other-python", help="the Python that has the others")
    args = parser.parse_args()

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    if args.other_python:
        rows = measured(ours(args.game), say)
        kept = Path(os.environ.get("TMPDIR", "/tmp")) / f"ours-{os.getpid()}.json"
        kept.write_text(json.dumps(rows))
        try:
            subprocess.run([args.other_python, __file__, "--beside", str(kept)], check=True)
        finally:
            kept.unlink()
    elif args.here:
        print(json.dumps(measured(ours(args.game), say)))
    else:
        known = json.loads(args.beside.read_text()) if args.beside else []
        print(table([*known, *measured(PEERS, say)]))


if __name__ == "__main__":
    main()
