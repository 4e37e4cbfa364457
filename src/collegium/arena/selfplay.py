"""Self-play: many whole games between the compiled bots (fresher, student and its tastes), in threads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from collegium import bots
from collegium.bots.worth import win_shares
from collegium.engine import engines, loops
from collegium.engine.states import States
from collegium.kernel import flow, scoring
from collegium.kernel.game import Game
from collegium.match.match import Match

FRESHER, STUDENT = 0, 1  # what sits in a seat; STUDENT + k is a student with taste k
CHAIRS = {"fresher": FRESHER, "student": STUDENT}  # the levels that the compiled loop plays by itself
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
        """This seat's share of the win."""
        return win_shares(self.places)[seat]


class Board:
    """States for compiled play, used again for one game after another. Not shared between threads."""

    def __init__(self, game: Game, variant: str, seats: int, told: bool = False) -> None:
        """`told`: events are kept as in a match, so that the game can be sealed (`match`); else they are muted."""
        self.game, self.variant, self.seats, self.told = game, variant, seats, told
        self.engine = engines.compiled(game)
        self.number = list(game.variants).index(variant)
        self.log = flow.SEATS + game.choices.width + 1  # where the loop writes down the choices
        self.states = States(game, bots.SCRATCH, out=self.log + game.longest)

    def play(self, seed: int, sitting: tuple[int, ...]) -> Result:
        """The game of this seed with these bots; always the same."""
        states, engine = self.states, self.engine
        states.array["mute"] = not self.told
        engine.begin(states, self.seats, self.number, seed)
        states.out[: self.seats] = sitting
        made = engine.contest(states, seed & 0xFFFFFFFF, bots.GUESSES, bots.TRIES, self.game.longest)
        if made < 0:
            raise RuntimeError(f"{self.game.key}: game {seed} broke (code {-made})")
        choices = [divmod(move, loops.WIDEST) for move in states.out[self.log : self.log + made].tolist()]
        engine.score(states)
        rows = states.out[: self.seats * scoring.COLUMNS].reshape(self.seats, scoring.COLUMNS).tolist()
        points, places = [row[scoring.POINTS] for row in rows], [row[scoring.PLACE] for row in rows]
        return Result(seed, sitting, choices, points, places)

    def match(self, result: Result) -> Match:
        """The match of the game just played on a told board: its end, choices and journal, but not its story."""
        match = Match(self.game, self.seats, self.variant, result.seed)
        match.choices = list(result.choices)
        match._states.array[0] = self.states.array[0]
        return match


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
    engines.compiled(game)

    def batch(start: int) -> list[Result]:
        board = Board(game, variant, seats)
        return [board.play(seed, sitting(seed)) for seed in range(start, min(start + BATCH, first_seed + games))]

    done = 0
    with ThreadPoolExecutor(threads) as pool:
        for results in pool.map(batch, range(first_seed, first_seed + games, BATCH)):
            yield from results
            done += len(results)
            if progress:
                progress(done, games)
