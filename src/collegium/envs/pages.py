"""The pages that say what the numbers are: every game's sizes, actions and observation, from its legend.

    python -m collegium.envs.pages docs

writes `numbers.md` and the table of sizes in `research.md`; a test compares them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from collegium.engine.batch import Batch
from collegium.engine.observation import Layout, Part, layout
from collegium.kernel.game import Game, settings
from collegium.registry import find, keys

TABLE = "<!-- the table of sizes: written by python -m collegium.envs.pages docs -->", "<!-- end of the table -->"
MATCHES = 4  # random matches behind each figure
ALL = "{:,}".format


def seat_counts(game: Game) -> list[int]:
    return sorted({seats for _, seats in settings(game)})


def by_chance(game: Game, seats: int, variant: str) -> tuple[float, float]:
    """Choices of a match by chance, and legal actions at each of them, on average."""
    batch = Batch(game, MATCHES, seats, variant, compiled=False)
    batch.reset(range(MATCHES))
    luck, choices, legal = np.random.default_rng(1), 0, 0
    while batch.going:
        choices += batch.going
        legal += int(batch.mask.sum())
        batch.step((batch.mask * luck.random(batch.mask.shape)).argmax(axis=1))
    return choices / MATCHES, legal / choices


def sizes() -> str:
    """The table of sizes."""
    rows = [
        "| game | seats | observation | type | actions | widest menu | choices | legal actions |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game in map(find, keys()):
        counts = seat_counts(game)
        shapes = [layout(game, seats) for seats in counts]
        variant, (seats, _) = next(iter(game.variants.items()))
        choices, legal = by_chance(game, seats, variant)
        observed = ", ".join(str(shape.size) for shape in shapes)
        cells = (
            f"`{game.key}`", ", ".join(map(str, counts)), observed, shapes[-1].dtype, game.choices.actions,
            game.choices.width, f"{choices:.0f} ({seats} seats)", f"{legal:.1f}",
        )  # fmt: skip
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def page() -> str:
    """`numbers.md`: the actions and the observation of every game."""
    begin = (
        "# What the numbers mean\n\n"
        "Written by `python -m collegium.envs.pages docs` from the rules and legends of the games; how to use it: "
        "[research.md](research.md).\n\n"
        "**Actions.** A flat action id is the first id of its kind and the option of that kind's menu.\n\n"
        "**Observations.** `at` is where a part begins at the largest table and `shape` its shape there; `step` is how "
        "far apart its rows lie, where they are not next to each other. Rows and places *round the table* begin with "
        "the seat that looks; *a seat* is counted from it too. `owner` parts are zero but in one's own row. What "
        "questions and steps are about (`a`, `b`, `c`) depends on their kind; seats in it are counted as `me` is.\n"
    )
    return "\n".join([begin, *(part for game in map(find, keys()) for part in chapter(game))])


def chapter(game: Game) -> Iterator[str]:
    """The page's part on one game."""
    yield f"## {game.title}\n\n`{game.key}`, rules version {game.rules_version}: {game.choices.actions} actions.\n"
    yield "| ids | kind | options |\n|---|---|---|"
    for kind, first in zip(game.choices.kinds[1:], game.choices.offsets[1:].tolist(), strict=True):
        ids = f"{first} to {first + kind.options - 1}" if kind.options > 1 else first
        yield f"| {ids} | {kind.key} | {', '.join(kind.names) or kind.options} |"
    seats = seat_counts(game)[-1]
    shape = layout(game, seats)
    yield f"\nObservation at a table of {seats}: {ALL(shape.size)} numbers, {shape.dtype}.\n"
    yield "| at | part | shape | step | range | meaning | |\n|---|---|---|---|---|---|---|"
    for part in shape.parts:
        yield row(shape, part)
    yield ""


def row(shape: Layout, part: Part) -> str:
    inner = int(np.prod(part.shape[1:]))
    apart = part.strides[0] if part.shape and part.strides[0] != inner else ""
    extent = " x ".join(map(str, part.shape)) or "1"
    notes = ", ".join(remarks(shape, part))
    meaning = part.meaning.replace("|", "/")
    return f"| {part.start} | `{part.name}` | {extent} | {apart} | {part.low} to {part.high} | {meaning} | {notes} |"


def remarks(shape: Layout, part: Part) -> Iterator[str]:
    """Where seats are in a part, and who sees it."""
    whose = shape.game.state.legend.get(part.name.split(".")[0])
    if whose and whose.record and whose.by_seat >= 0:
        yield "rows round the table"
    if part.field:
        if part.field.by_seat >= 0:
            yield "places round the table"
        if part.field.seat:
            yield f"a seat from {' or '.join(map(str, part.field.seat))} on"
        if part.field.seat_bits:
            yield "bits are seats"
        if part.field.seen_by != "all":
            yield part.field.seen_by


def with_sizes(text: str) -> str:
    """A page with the table of sizes as it is now."""
    begin, end = TABLE
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"research.md: expected the lines {begin} and {end}")
    return f"{before}{begin}\n{sizes()}\n{end}{after}"


if __name__ == "__main__":
    docs = Path(sys.argv[1])
    (docs / "numbers.md").write_text(page(), encoding="utf-8")
    research = docs / "research.md"
    research.write_text(with_sizes(research.read_text(encoding="utf-8")), encoding="utf-8")
    print(docs / "numbers.md", research, sep="\n")
