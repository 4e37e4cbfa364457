"""Era of Inventions: place discs, run factories, make and patent inventions. 3 to 5 players."""

from pathlib import Path

from collegium.kernel import Game, invariants

from . import telling, wording  # noqa: F401 (so that everything has words)
from .aspects import aspects
from .bot import TASTES, value
from .choices import CHOICES, EVENTS, REASONS
from .components import COMPONENTS
from .hidden import conceal, imagine
from .play import choose, menu, step
from .rules import sane
from .rules.scoring import score
from .rules.setup import setup
from .stage import STAGE
from .state import State
from .table import headline, sheet, table

first_broken, INVARIANTS = invariants(sane)

GAME = Game(
    key="era_of_inventions", title="Era of Inventions", rules_version=2, folder=Path(__file__).parent, state=State,
    variants={"standard": (3, 5)}, choices=CHOICES, events=EVENTS, reasons=REASONS, components=COMPONENTS,
    setup=setup, step=step, menu=menu, choose=choose, score=score, table=table, headline=headline, sheet=sheet,
    sane=first_broken, conceal=conceal, imagine=imagine, value=value, aspects=aspects, tastes=TASTES, longest=4_000,
    minutes=90, weight=3.0, accent=("#9f3a24", "#f0a58a"), motif="gear", stage=STAGE, invariants=INVARIANTS,
    rare=("track-empty", "factories-run-out"),
)  # fmt: skip
