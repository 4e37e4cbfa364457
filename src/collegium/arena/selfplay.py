"""Self-play: many whole games between the compiled bots (fresher, student and its tastes), in threads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from collegium import bots
from collegium.kernel import engines, flow, loops, scoring
from collegium.kernel.engine import Table
from collegium.kernel.game import Game
from collegium.kernel.rng import seed_words

FRESHER, STUDENT = 0, 1  # what sits in a seat; STUDENT + k is a student with taste k
BATCH = 25


@dataclass(frozen=True)
class Result:
    """One finished game: its seed, who sat where, every choice, and how it ended."""

    seed: int
    sitting: tuple[int, ...]
    choices: list[tuple[int, int]]
    points: list[int]
    places: list[int]

    def share(self, seat: int) -> float:
        """This seat's share of the win: winners who tie share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def play(
    game: Game,
    variant: str,
    seats: int,
    games: int,
    sitting: Callable[[int], tuple[int, ...]],
    first_seed: int = 0,
    threads: int = 2,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Result]:
    """Games number first_seed.. with the bots that `sitting(seed)` puts in the seats; the same for the same seeds."""
    engine = engines.compiled(game)
    number = list(game.variants).index(variant)
    room = flow.SEATS + game.choices.width + 1

    def batch(start: int) -> list[Result]:
        table = Table(game, bots.SCRATCH, out=room + game.longest)
        found = []
        for seed in range(start, min(start + BATCH, first_seed + games)):
            chairs = sitting(seed)
            table.array["mute"] = 1
            engine.call(loops.BEGIN, table, 0, seats, number, *seed_words(seed))
            table.out[:seats] = chairs
            made = engine.call(loops.CONTEST, table, 0, seed, bots.GUESSES, bots.TRIES, game.longest)
            if made < 0:
                raise RuntimeError(f"{game.key}: game {seed} broke (code {-made})")
            log = [divmod(move, loops.LEGAL) for move in table.out[room : room + made].tolist()]
            engine.call(loops.SCORE, table, 0)
            rows = table.out[: seats * scoring.COLUMNS].reshape(seats, scoring.COLUMNS).tolist()
            points, places = [row[scoring.POINTS] for row in rows], [row[scoring.PLACE] for row in rows]
            found.append(Result(seed, chairs, log, points, places))
        return found

    done = 0
    with ThreadPoolExecutor(threads) as pool:
        for results in pool.map(batch, range(first_seed, first_seed + games, BATCH)):
            yield from results
            done += len(results)
            if progress:
                progress(done, games)
