"""Ours beside other libraries of games: choices a second of one core, random play, in one run.

    collegium compile --envs                                                     # once, a few minutes
    python benchmarks/peers.py --other-python PYTHON [GAME ...] [--json FILE]    # the others by another Python
    python benchmarks/peers.py [GAME ...]                                        # with what is installed here

The others (open_spiel, pgx, rlcard, pettingzoo) stand in no lock of ours: install those you want into an environment of
their own. What is absent is said. One core and one thread, whatever the library would take. Every figure is of a choice
with its legal actions and what the player sees, made anew at each step, except "nothing seen": legal actions alone.
Drawing an action is counted in.

All are made first. Then they go round by turns, one of ours, one of theirs, while the others wait, several rounds;
before and after each turn a fixed chain of integer operations is timed. The table has medians. It ends by itself: no
turn begins after LIMIT seconds.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import select
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

ONE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS", "MKL_NUM_THREADS")
for _name in ONE:
    os.environ[_name] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import numpy as np

CHAIN = 500_000
MATCHES = 2048  # of a batch
ROUNDS, SECONDS = 3, 1.0  # how often everybody's turn comes, and how long it is
LIMIT = 330.0  # seconds after which no turn begins
PATIENCE = 120.0  # seconds that one of the others may keep us waiting

Play = Callable[[], int]  # plays some, says how many choices that were


def calibrated() -> float:
    """Million rounds a second of a chain of integer operations in plain Python: what this core is worth right now."""
    x, start = 88172645463325252, time.thread_time()
    for _ in range(CHAIN):
        x ^= (x << 13) & 0x7FFFFFFFFFFFFFFF
        x ^= x >> 7
    return CHAIN / (time.thread_time() - start) / 1e6


def rate(play: Play, seconds: float) -> float:
    """Choices a second of CPU time."""
    choices, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        choices += play()
    return choices / (time.process_time() - start)


# The others ---------------------------------------------------------------------------------------------------------
def open_spiel(game: str, seen: bool) -> Play:
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


def pgx(game: str, matches: int, steps: int) -> Play:
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

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    kept = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), matches)), jax.random.PRNGKey(2)]

    def play() -> int:
        kept[1], key = jax.random.split(kept[1])
        kept[0] = many(kept[0], key)
        jax.block_until_ready(kept[0].observation)
        return matches * steps

    return play


def rlcard(game: str) -> Play:
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


def pettingzoo(game: str) -> Play:
    module = importlib.import_module(f"pettingzoo.classic.{game}")
    return by_turns(module.env())


def by_turns(env: Any) -> Play:
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


Entry = tuple[str, str, str, Callable[[], Play]]  # library, game, how, and what makes it
PEERS: tuple[Entry, ...] = (
    ("open_spiel", "backgammon", "one match", lambda: open_spiel("backgammon", True)),
    ("open_spiel", "backgammon", "one match, nothing seen", lambda: open_spiel("backgammon", False)),
    ("open_spiel", "gin_rummy", "one match", lambda: open_spiel("gin_rummy", True)),
    ("open_spiel", "leduc_poker", "one match", lambda: open_spiel("leduc_poker", True)),
    ("open_spiel", "connect_four", "one match", lambda: open_spiel("connect_four", True)),
    ("pgx", "leduc_holdem", "batch", lambda: pgx("leduc_holdem", MATCHES, 50)),
    ("pgx", "connect_four", "batch", lambda: pgx("connect_four", MATCHES, 50)),
    ("pgx", "go_9x9", "batch", lambda: pgx("go_9x9", MATCHES, 5)),
    ("pgx", "backgammon", "batch", lambda: pgx("backgammon", MATCHES, 10)),
    ("rlcard", "gin-rummy", "one match", lambda: rlcard("gin-rummy")),
    ("rlcard", "leduc-holdem", "one match", lambda: rlcard("leduc-holdem")),
    ("pettingzoo", "leduc_holdem_v4", "one match", lambda: pettingzoo("leduc_holdem_v4")),
    ("pettingzoo", "texas_holdem_v4", "one match", lambda: pettingzoo("texas_holdem_v4")),
    ("pettingzoo", "connect_four_v3", "one match", lambda: pettingzoo("connect_four_v3")),
)


# Ours ---------------------------------------------------------------------------------------------------------------
def ours(chosen: list[str]) -> list[Entry]:
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
    from collegium.engine.batch import Batch
    from collegium.envs.aec import CollegiumAEC
    from collegium.registry import find, keys

    def batch(key: str) -> Play:
        made, luck = Batch(find(key), MATCHES, _seats(find(key)), threads=1, again=True), np.random.default_rng(1)
        made.reset(range(MATCHES))

        def play() -> int:
            for _ in range(10):
                made.step(drawn(made.mask, luck))
            return 10 * MATCHES

        return play

    def one(key: str) -> Play:
        return by_turns(CollegiumAEC(key, _seats(find(key))))

    games, kinds = chosen or keys(), (("batch", batch), ("one match", one))
    return [("collegium", key, how, lambda key=key, make=make: make(key)) for how, make in kinds for key in games]


def drawn(mask: Any, luck: Any) -> Any:
    """A legal action of every row, by chance; any where there is none, as what is over begins again."""
    actions = np.append(np.nonzero(mask.view(bool))[1], 0)
    counts = np.count_nonzero(mask, axis=1)
    return actions[np.cumsum(counts) - counts + (luck.random(len(mask)) * counts).astype(np.int64)]


def _seats(game: Any) -> int:
    """Two, or the fewest there are."""
    return max(2, next(iter(game.variants.values()))[0])


# The run ------------------------------------------------------------------------------------------------------------
class Side(Protocol):
    """Some entries in one process: `make` says who it is, or with "absent" why not; `turn` gives choices a second."""

    def make(self, at: int) -> dict[str, Any]: ...

    def turn(self, at: int, seconds: float) -> float: ...


class Here:
    """In this process."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.plays: dict[int, Play] = {}

    def make(self, at: int) -> dict[str, Any]:
        library, game, how, make = self.entries[at]
        row: dict[str, Any] = {"library": library, "version": version(library), "game": game, "how": how}
        try:
            self.plays[at] = make()
            self.plays[at]()  # what is done at first is not counted
        except Exception as trouble:  # a library's own fault is told in its row
            row["absent"] = f"{type(trouble).__name__}: {trouble}".splitlines()[0]
        return row

    def turn(self, at: int, seconds: float) -> float:
        return rate(self.plays[at], seconds)


class There:
    """The others, on the same core: a process of another Python for each library, and a line of JSON each way."""

    def __init__(self, python: str) -> None:
        self.python = python
        self.entries: list[Entry] = list(PEERS)
        self.children: dict[str, subprocess.Popen[bytes]] = {}

    def make(self, at: int) -> dict[str, Any]:
        library, game, how, _ = self.entries[at]
        if library not in self.children:
            command = [self.python, __file__, "--serve"]
            self.children[library] = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            return self._ask("make", at)  # type: ignore[no-any-return]
        except (OSError, ValueError) as trouble:
            return {"library": library, "version": "", "game": game, "how": how, "absent": str(trouble)}

    def turn(self, at: int, seconds: float) -> float:
        return float(self._ask("turn", at, seconds))

    def _ask(self, what: str, at: int, *more: float) -> Any:
        """OSError or ValueError where it does not answer; that library is not asked again then."""
        child = self.children[self.entries[at][0]]
        stdin, stdout = child.stdin, child.stdout
        assert stdin and stdout
        stdin.write((json.dumps([what, at, *more]) + "\n").encode())
        stdin.flush()
        if not select.select([stdout], [], [], PATIENCE)[0]:
            child.kill()
            raise TimeoutError(f"no answer within {PATIENCE:.0f} s")
        return json.loads(stdout.readline())

    def close(self) -> None:
        for child in self.children.values():
            child.kill()
            child.wait()


def serve() -> None:
    """The other end of `There`. What libraries print goes to where errors go."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    side = Here(list(PEERS))
    for line in sys.stdin:
        what, *told = json.loads(line)
        print(json.dumps(getattr(side, what)(*told)), file=answers, flush=True)


def version(library: str) -> str:
    """As installed; with what it computes by."""
    try:
        found = importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return "absent"
    return f"{found} (jax {version('jax')})" if library == "pgx" else found


def measured(sides: list[Side], counts: list[int], say: Callable[[str], object]) -> list[dict[str, Any]]:
    """A row for each entry: the medians of its turns, side by side in one list by turns."""
    start = time.monotonic()
    order = sorted((at / counts[i], i, at) for i in range(len(sides)) for at in range(counts[i]))
    rows = {(i, at): sides[i].make(at) for _, i, at in order}
    say(f"made in {time.monotonic() - start:.0f} s")
    turns: dict[tuple[int, int], list[tuple[float, float]]] = {which: [] for which in rows}
    for number in range(ROUNDS):
        for which, row in rows.items():
            if "absent" in row or time.monotonic() - start > LIMIT:
                continue
            before = calibrated()
            try:
                speed = sides[which[0]].turn(which[1], SECONDS)
            except (OSError, ValueError) as trouble:
                row["absent"] = str(trouble)
                continue
            turns[which].append((speed, (before + calibrated()) / 2))
        say(f"round {number + 1} of {ROUNDS} after {time.monotonic() - start:.0f} s")
    for which, row in rows.items():
        if turns[which]:
            row["choices_per_s"] = round(statistics.median(speed for speed, _ in turns[which]))
            row["of_chain"] = statistics.median(speed / chain / 1e6 for speed, chain in turns[which])
            row["turns"], row["chain"] = len(turns[which]), round(statistics.median(c for _, c in turns[which]), 2)
        else:
            row.setdefault("absent", f"no turn within {LIMIT:.0f} s")
    return [rows[which] for which in sorted(rows)]


def table(rows: list[dict[str, Any]]) -> str:
    lines = ["| library | game | how | choices/s | per round of the chain |", "|---|---|---|---|---|"]
    for row in rows:
        if "choices_per_s" in row:
            figures = f"{row['choices_per_s']:,} | {row['of_chain']:.4f}"
        else:
            figures = f"absent: {row['absent'][:60]} | "
        lines.append(f"| {row['library']} {row['version']} | {row['game']} | {row['how']} | {figures} |")
    chains = [row["chain"] for row in rows if "chain" in row]
    ends = f"{min(chains):.1f} to {max(chains):.1f}" if chains else "no"
    return "\n".join([*lines, "", f"The chain: {ends} million rounds a second. Medians of {ROUNDS} turns."])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", metavar="GAME", help="of ours; all by default")
    parser.add_argument("--other-python", help="the Python that has the others; this one by default")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there too")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve()
        return
    own, there = Here(ours(args.game)), There(args.other_python or sys.executable)
    try:
        counts = [len(own.entries), len(there.entries)]
        rows = measured([own, there], counts, lambda text: print(text, file=sys.stderr, flush=True))
    finally:
        there.close()
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1))
    print(table(rows))


if __name__ == "__main__":
    main()
