"""Alma Mater: renaissance universities, their books, students and professors. For 2 to 4 players."""

from pathlib import Path

from collegium.kernel import Game, invariants

from . import telling, wording  # noqa: F401 (so that everything has words)
from .aspects import aspects
from .bot import TASTES, value
from .choices import CHOICES, EVENTS, REASONS
from .components import COMPONENTS
from .hidden import imagine
from .play import choose, menu, step
from .rules import sane
from .rules.scoring import score
from .rules.setup import setup
from .stage import STAGE
from .state import State
from .table import headline, is_setting_up, sheet, table

first_broken, INVARIANTS = invariants(sane)

GAME = Game(
    key="alma_mater", title="Alma Mater", rules_version=2, folder=Path(__file__).parent, state=State,
    variants={"standard": (2, 4)}, choices=CHOICES, events=EVENTS, reasons=REASONS, components=COMPONENTS,
    setup=setup, step=step, menu=menu, choose=choose, score=score, sane=first_broken, invariants=INVARIANTS,
    imagine=imagine, value=value, aspects=aspects, table=table, headline=headline, sheet=sheet,
    setting_up=is_setting_up, stage=STAGE, longest=40_000, minutes=120, weight=3.9, accent=("#14365f", "#8fb4e3"),
    motif="arch", rare=("pick_master", "master_gone"), tastes=TASTES,
)  # fmt: skip
