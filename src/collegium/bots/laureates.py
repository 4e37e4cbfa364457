"""How laureates think: by the way that was measured strongest in their game, and by its net where there is one.

A game's folder `laureate/` says it: `ways.toml` has the changes of the usual style, `[plain]` for tables without a net
and `[net]` for those that have one, `VARIANT-SEATS.npz`. Where weights do not fit the rules or the pieces as they are
now, one line in the log says so and laureates play without. A game without the folder has them think as usual.
"""

from __future__ import annotations

import logging
import tomllib
from dataclasses import replace
from functools import cache

from collegium.bots import thinker, weights
from collegium.bots.thinker import Style
from collegium.bots.weights import BadWeights, Net
from collegium.engine.states import States
from collegium.kernel.game import Game

log = logging.getLogger("collegium.bots.laureates")
FOLDER = "laureate"


def way_at(view: States) -> tuple[Style, Net | None]:
    """The style and the net of laureates at the table of a view."""
    variant = list(view.game.variants)[int(view.array["variant"][0])]
    return way(view.game, variant, int(view.array["seats"][0]))


@cache
def way(game: Game, variant: str, seats: int) -> tuple[Style, Net | None]:
    """The style and the net of laureates at such a table."""
    folder = game.folder / FOLDER
    told = folder / "ways.toml"
    ways = tomllib.loads(told.read_text(encoding="utf-8")) if told.is_file() else {}
    file = folder / f"{variant}-{seats}.npz"
    net = None
    if "net" in ways and file.is_file():
        try:
            net = weights.load(file, game, variant, seats)
        except BadWeights as error:
            log.warning("laureates play without what they learned: %s", error)
    return replace(thinker.STEADY, **ways.get("net" if net else "plain", {})), net
