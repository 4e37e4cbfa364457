"""The weights of a net: as arrays that the search takes, and as a file that says which rules and tables it is for."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from collegium.bots.net import FROM, LEVELS, LOW, ROW
from collegium.engine.observation import Layout, layout
from collegium.engine.states import States
from collegium.kernel.game import Game
from collegium.paths import write_safely

Array = np.ndarray[Any, Any]
FORMAT = 1
MOST_BYTES = 1_000_000
SPARE = 2  # the state that is masked while the net looks
ARRAYS = ("columns", "first", "second", "third")
# Half as many bytes in the file; what a net says of a position moves by some thousandths of the spread between them.
KEPT_AS = np.float16


class BadWeights(ValueError):
    """A file of weights that cannot be used here: it says why, and what was expected."""


@dataclass(frozen=True, eq=False)
class Net:
    """A net, as `net` has it, and what it is `about`: game, rules_version, data, variant, seats, how it was trained."""

    columns: Array
    first: Array
    second: Array
    third: Array
    about: dict[str, Any] = field(default_factory=dict)

    @property
    def arrays(self) -> tuple[Array, ...]:
        """What the search takes: the weights, and room for one thought at a time."""
        cells = np.zeros(self.first.shape[1] + self.second.shape[1], np.float32)
        return self.columns, self.first, self.second, self.third, cells

    def say(self, vectors: Array) -> Array:
        """What the net says of some vectors, without compiled code."""
        return forward(expand(vectors, self.columns, len(self.first) - 1), self.first, self.second, self.third)[-1]


NO_NET = Net(
    np.zeros((0, 4), np.int64), np.zeros((1, 1), np.float32), np.zeros((2, 1), np.float32), np.zeros(2, np.float32)
)


def library(array: Array) -> Any:
    """Whose array it is: NumPy, or CuPy where it lies on a GPU."""
    return sys.modules[type(array).__module__.partition(".")[0]]


def expand(vectors: Array, columns: Array, rows: int) -> Array:
    """Vectors as the first layer has them: a number for each row of its weights but the last."""
    xp = library(vectors)
    found: Array = xp.zeros((len(vectors), rows), np.float32)
    plain = columns[:, LEVELS] == 0
    found[:, columns[plain, ROW]] = vectors[:, columns[plain, FROM]]
    some = columns[~plain]
    level = vectors[:, some[:, FROM]] - some[:, LOW]
    at, column = xp.nonzero((level >= 0) & (level < some[:, LEVELS]))
    found[at, some[column, ROW] + level[at, column]] = 1.0
    return found


def forward(inputs: Array, first: Array, second: Array, third: Array) -> tuple[Array, Array, Array]:
    """The cells of both layers, and what the net says."""
    xp = library(inputs)
    one = xp.maximum(inputs @ first[:-1] + first[-1], 0)
    two = xp.maximum(one @ second[:-1] + second[-1], 0)
    return one, two, two @ third[:-1] + third[-1]


def width(shape: Layout) -> int:
    """The length of a net's vector: what is seen, then the value and the points of every seat."""
    return shape.size + 2 * shape.seats


def sight(states: States, seats: int) -> tuple[Array, ...]:
    """How the search makes a vector; `states` are those of its tree."""
    shape, ones = layout(states.game, seats), states.raw[SPARE]
    sizes = (ones, ones.view(np.int16), ones.view(np.int32), ones.view(np.int64))
    return (*sizes, shape.runs, shape.turns, shape.tables, np.zeros((1, width(shape)), np.int64))


def belongs(game: Game, variant: str, seats: int) -> dict[str, Any]:
    """What weights for this game and table say of themselves."""
    return {
        "format": FORMAT, "game": game.key, "rules_version": game.rules_version, "data": game.components.digest,
        "variant": variant, "seats": seats, "numbers": width(layout(game, seats)),
    }  # fmt: skip


def described(game: Game, variant: str, seats: int) -> dict[str, Any]:
    """Say to what new weights belong, with what the net sees: a hash of the layout, and the questions by number."""
    seen = {"layout": layout(game, seats).digest, "questions": [kind.key for kind in game.choices.kinds]}
    return {**belongs(game, variant, seats), **seen}


def save(net: Net, file: Path) -> None:
    """Write a net, its weights at half precision: the same net gives the same bytes."""
    told = io.BytesIO()
    about = np.frombuffer(json.dumps(net.about, sort_keys=True).encode(), np.uint8)
    half = {name: getattr(net, name).astype(KEPT_AS) for name in ARRAYS[1:]}
    np.savez_compressed(told, about=about, columns=net.columns, **half)
    if len(told.getvalue()) > MOST_BYTES:
        raise BadWeights(f"{file}: {len(told.getvalue()):,} bytes (expected at most {MOST_BYTES:,}: a smaller net)")
    write_safely(file, told.getvalue())


def opened(file: Path) -> Net:
    """Read the net of a file, whatever it is for. Raises BadWeights if the file holds none."""
    try:
        with np.load(file, allow_pickle=False) as found:
            whole = {name: found[name].astype(np.float32) for name in ARRAYS[1:]}
            return Net(found["columns"], **whole, about=json.loads(bytes(found["about"])))
    except (ValueError, KeyError, OSError, EOFError) as error:
        raise BadWeights(f"{file}: no weights ({error}; expected a file that `collegium train` wrote)") from None


def load(file: Path, game: Game, variant: str, seats: int) -> Net:
    """The net of a file; BadWeights where it is none, or for other rules, pieces or another table."""
    net = opened(file)
    wanted = belongs(game, variant, seats)
    if "layout" in net.about:
        wanted["layout"] = layout(game, seats).digest
    for key, value in wanted.items():
        if net.about.get(key) != value:
            other = f", or see `collegium train {game.key} --take-over`" if key == "rules_version" else ""
            raise BadWeights(
                f"{file}: weights for {key} {net.about.get(key)} (expected {value}; train them anew{other})"
            )
    return net
