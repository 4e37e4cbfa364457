"""The cards of Nobel Run as small integer tables. A kind is a number 0..42, a row of components.toml.

Zones are counts per kind. Lists such as ATTACKS name the kinds that share an action; the order is that of the menus.
"""

from functools import partial
from pathlib import Path

import numpy as np

from collegium.kernel import Components

MONEY, EFFORT, DATA = range(3)
RESOURCES = 3
RESOURCE_KEYS = ("money", "effort", "data")
GREY, BASIC, ADVANCED = range(3)

COMPONENTS = Components(
    Path(__file__).with_name("components.toml"),
    {
        "card": {
            "group": str, "copies": (1, 16), "deck": (0, 2), "cost": (0, 15, 3), "use": (0, 9, 3), "draw": (0, 2),
            "strip": (0, 1), "publish": (0, 1), "boost": (0, 9, 3), "article": (0, 1), "levy": (0, 2, 3),
            "block": (0, 9, 3), "prestige": (-9, 9), "start": (0, 8, 2), "solo": (0, 1),
        },
        "layer": {"cards": (0, 54, 2)},
        "number": {"amount": (1, 99)},
    },
)  # fmt: skip


def _kinds(wanted: np.ndarray) -> np.ndarray:
    """The kinds for which `wanted` holds, in order."""
    return np.flatnonzero(wanted).astype(np.int64)


_column, _numbers = partial(COMPONENTS.array, "card"), partial(COMPONENTS.numbers, "number")

CARD_KEYS = COMPONENTS.keys("card")
GROUPS = tuple(row["group"] for row in COMPONENTS.rows["card"])
KINDS = len(CARD_KEYS)
EMPTY = -1  # no card in this place

COPIES, DECK, PRESTIGE = _column("copies"), _column("deck"), _column("prestige")
COST, USE, BOOST, START = _column("cost"), _column("use"), _column("boost"), _column("start")
PUBLISHABLE, ARTICLE, IN_SOLO = _column("publish"), _column("article"), _column("solo")
DRAWS = _column("draw")
LEVY_RESOURCE = np.where(_column("levy").any(axis=1), _column("levy").argmax(axis=1), EMPTY).astype(np.int64)
LEVY_AMOUNT, BLOCK_AMOUNT = _column("levy").max(axis=1), _column("block").max(axis=1)
MAKES = np.ascontiguousarray(USE.T)  # USE by resource
OF_PAPERS, OF_SMEARS = PRESTIGE * ARTICLE, np.minimum(PRESTIGE, 0)  # prestige by where it comes from
OF_PUBLISHED = PRESTIGE - OF_PAPERS - OF_SMEARS
SITUATION = np.array([group == "situation" for group in GROUPS], np.int64)

ATTACKS = _kinds(LEVY_AMOUNT > 0)  # levies
BLOCKS = _kinds(BLOCK_AMOUNT > 0)  # attacks that can be laid before a CV
SMEARS = _kinds(PRESTIGE < 0)
PUBLICATIONS = _kinds(PUBLISHABLE > 0)
HOLDABLE = _kinds(ARTICLE == 0)  # kinds that can lie in a hand
ARTICLES = _kinds(ARTICLE > 0)[np.argsort(PRESTIGE[ARTICLE > 0], kind="stable")]  # the least prestige first
USES = [(int(kind), r) for r in range(RESOURCES) for kind in _kinds(USE[:, r] > 0)]
RIDE, STRICKLAND = int(_kinds(DRAWS > 0)[0]), int(_kinds(_column("strip") > 0)[0])
SETTLES = _kinds(np.any(_column("levy")[SITUATION > 0] > 0, axis=0))  # the resources that events demand

GOAL, HAND, ROW, ROUNDS = _numbers("goal", "hand", "row", "rounds")
SOLO_ROUNDS, SOLO_KEPT = _numbers("solo_rounds", "solo_kept")
PLACES = 2 * ROW  # places of the reserve
NEAR_STOP = ROUNDS - 2  # from this round on players are told that the game stops after the last one
TWO_CARDS = 64 * 64  # two kinds, each one up, in a number of an event: what is above them is something else
LAYERS = COMPONENTS.array("layer", "cards")  # solo: basic and advanced cards of each layer of the deck
