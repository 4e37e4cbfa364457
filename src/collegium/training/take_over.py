"""Take nets over to a new `rules_version` of their game, where they see positions as they did when they learned.

A net reads numbers. It stays useful after a small change of rules if every number still means the same: the same
observation, the same pieces, the same numbers for questions. Only `about` of the file changes, the weights do not.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from collegium.bots import laureates, weights
from collegium.bots.net import FROM, LEVELS, LOW
from collegium.bots.weights import BadWeights, Net
from collegium.engine.observation import layout
from collegium.kernel.game import Game, settings

SAME = "rules_version {version} already"
WHOLE = "taken over from rules_version {before} to {version}; layout, questions and pieces are the same"
PARTLY = (
    "taken over from rules_version {before} to {version}; the file does not say on which layout the net learned, "
    "so compared were only the pieces, {numbers} numbers and the bounds of {columns} columns"
)
MEANS = {
    "data": "a value of a piece changed, not only the mark of its source",
    "numbers": "the observation has another length",
    "layout": "the observation has other parts, bounds or places",
}


def files_of(game: Game) -> list[Path]:
    """The nets in a game's folder."""
    return sorted((game.folder / laureates.FOLDER).glob("*.npz"))


def take_over(file: Path, game: Game) -> str:
    """Rewrite a file of weights for the rules as they are, and return what was done and compared, in words.

    Raises BadWeights, and leaves the file as it is, where the net may see something else than it learned on.
    """
    net = weights.opened(file)
    about = net.about
    check_table(file, net, game)
    variant, seats = about["variant"], about["seats"]
    now = weights.described(game, variant, seats)
    before, version = about.get("rules_version", 0), game.rules_version
    if before == version:
        return SAME.format(version=version)
    if before > version:
        raise BadWeights(f"{file}: weights for rules_version {before}, which is newer than {version} of {game.key}")
    check_sight(file, net, game, now)
    mode = file.stat().st_mode
    under = about.get("trained_under", before)
    weights.save(replace(net, about={**about, **now, "trained_under": under}), file)
    file.chmod(mode)
    told = WHOLE if "layout" in about and "questions" in about else PARTLY
    return told.format(before=before, version=version, numbers=now["numbers"], columns=len(net.columns))


def check_table(file: Path, net: Net, game: Game) -> None:
    """Refuse a net of another game, of another format or of a table that the game does not have."""
    about = net.about
    for key, value in (("format", weights.FORMAT), ("game", game.key)):
        if about.get(key) != value:
            raise BadWeights(f"{file}: weights for {key} {about.get(key)} (expected {value})")
    table = about.get("variant"), about.get("seats")
    if table not in list(settings(game)):
        raise BadWeights(f"{file}: weights for {table[0]} with {table[1]} seats, which {game.key} does not have")


def check_sight(file: Path, net: Net, game: Game, now: dict[str, Any]) -> None:
    """Refuse a net if a number that it reads may mean something else now."""
    about = net.about
    for key, means in MEANS.items():
        if about.get(key, now[key]) != now[key]:
            raise BadWeights(f"{file}: weights for {key} {about[key]} (expected {now[key]}): {means}; train them anew")
    asked = about.get("questions", [])
    if asked != now["questions"][: len(asked)]:
        raise BadWeights(f"{file}: questions had other numbers (add new ones at the end); train it anew")
    if outside := columns_outside(net, game):
        parts = ", ".join(outside)
        raise BadWeights(f"{file}: the net knows values of {parts} that the observation no longer has; train it anew")


def columns_outside(net: Net, game: Game) -> list[str]:
    """The parts of the observation of which the net knows values outside today's bounds."""
    shape = layout(game, net.about["seats"])
    seen = net.columns[net.columns[:, FROM] < shape.size]  # behind them stand the values and points of the seats
    number = seen[:, FROM]
    low, high = shape.low[number], shape.high[number]
    rows = seen[:, LEVELS] > 0
    wrong = np.where(rows, (seen[:, LOW] < low) | (seen[:, LOW] + seen[:, LEVELS] - 1 > high), low == high)
    names = np.empty(shape.size, object)
    for part, view in zip(shape.parts, shape.named(np.arange(shape.size)).values(), strict=True):
        names[view] = part.name
    return sorted(set(names[number[wrong]]))
