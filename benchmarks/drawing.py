"""What it costs to draw a board on the stage, and how large its news are: a whole game of students, three viewers.

    python benchmarks/drawing.py [GAME ...] [--seats 3] [--shape wide] [--seed 7]

Per position: view, composing, drawing and what changed for three viewers, in ms of one core (median, p99); the news of
a viewer in bytes, as they are and as a gzipped stream sends them (median). The first game warms the faces.
"""

from __future__ import annotations

import argparse
import statistics
import time
import zlib
from typing import Any

from collegium import bots
from collegium.draw.changes import DrawnBoard
from collegium.draw.scene import Artist, Canvas, sizes_of
from collegium.engine import engines
from collegium.match.match import Match, new
from collegium.registry import find, keys

VIEWERS = 3


def drawn(match: Match, viewer: int, shape: str, artist: Artist, said: dict[Any, str]) -> DrawnBoard:
    """The board as the site draws it for one viewer."""

    def say(words: Any) -> str:
        if words not in said:
            said[words] = match.say(words, "en", viewer)
        return said[words]

    stage = match.game.stage
    options = match.options(viewer) if viewer in match.to_act else []
    places = frozenset(option.place for option in options if option.legal and option.place)
    scene = stage.compose(match.view(viewer), viewer, shape, places)
    canvas = Canvas(artist, say, tuple(match.names), places)
    areas = tuple((tag, tuple(pieces)) for tag, pieces in map(canvas.area, scene.areas))
    return DrawnBoard(scene.size, scene.classes, "", canvas.ground(scene), areas, len(match.told))


def measure(key: str, seats: int, shape: str, seed: int) -> dict[str, float]:
    game = find(key)
    engines.compiled(game)
    low, high = next(iter(game.variants.values()))
    artist = Artist("/static/symbols.svg", sizes_of((game.stage.folder / "symbols.svg").read_text(encoding="utf-8")))
    times: list[float] = []
    sizes: list[int] = []
    squeezed: list[int] = []
    for warm in (True, False):
        match = new(game, min(max(seats, low), high), None, seed)
        said: list[dict[Any, str]] = [{} for _ in range(VIEWERS)]
        before: list[DrawnBoard | None] = [None] * VIEWERS
        streams = [zlib.compressobj(6, zlib.DEFLATED, 31, 5) for _ in range(VIEWERS)]
        while not match.over:
            start = time.perf_counter()
            boards = [drawn(match, viewer % match.seats, shape, artist, said[viewer]) for viewer in range(VIEWERS)]
            news = [board.since(old) for board, old in zip(boards, before, strict=True)]
            spent = time.perf_counter() - start
            for viewer, told in enumerate(news):
                sent = streams[viewer].compress(told.encode()) + streams[viewer].flush(zlib.Z_SYNC_FLUSH)
                if not warm and before[0] is not None:
                    sizes.append(len(told))
                    squeezed.append(len(sent))
            if not warm:
                times.append(spent * 1000)
            before = list(boards)
            seat = match.to_act[0]
            match.choose(seat, bots.pick(match, seat, "student"))
    times.sort()
    return {
        "positions": len(times), "median_ms": round(statistics.median(times), 2),
        "p99_ms": round(times[int(len(times) * 0.99) - 1], 2), "news_bytes": statistics.median(sizes),
        "news_gzipped": statistics.median(squeezed),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[key for key in keys() if find(key).stage])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--shape", default="wide")
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    for key in args.games:
        print(key, measure(key, args.seats, args.shape, args.seed), flush=True)


if __name__ == "__main__":
    main()
