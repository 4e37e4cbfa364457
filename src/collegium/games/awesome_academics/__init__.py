"""Awesome Academics: run a research group; projects, staff, Months and reputation. Two to four players."""

from pathlib import Path

from collegium.kernel import Game, invariants

from . import telling, wording  # noqa: F401 (so that everything has words)
from .aspects import aspects
from .bot import value
from .choices import CHOICES, EVENTS, REASONS
from .components import COMPONENTS
from .hidden import conceal, imagine
from .play import choose, menu, step
from .rules import sane as promises
from .rules.scoring import score
from .rules.setup import setup
from .stage import STAGE
from .state import State
from .table import headline, sheet, table

sane, INVARIANTS = invariants(promises)

GAME = Game(
    key="awesome_academics", title="Awesome Academics", rules_version=2, folder=Path(__file__).parent, state=State,
    variants=dict.fromkeys(COMPONENTS.keys("variant"), (2, 4)),
    choices=CHOICES, events=EVENTS, reasons=REASONS, components=COMPONENTS,
    setup=setup, step=step, menu=menu, choose=choose, score=score, sane=sane,
    conceal=conceal, imagine=imagine, value=value, aspects=aspects,
    table=table, headline=headline, sheet=sheet, stage=STAGE,
    longest=20_000, minutes=90, weight=3.2, accent=("#6d28d9", "#c4b5fd"), motif="open book",
    rare=("month-erased", "immunity-holds"), invariants=INVARIANTS,
)  # fmt: skip
