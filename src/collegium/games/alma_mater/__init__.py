"""Alma Mater: renaissance universities, their books, students and professors. For 2 to 4 players."""

from pathlib import Path

from collegium.games.alma_mater.aspects import aspects
from collegium.games.alma_mater.bot import TASTES, value
from collegium.games.alma_mater.choices import CHOICES, EVENTS, REASONS
from collegium.games.alma_mater.components import COMPONENTS
from collegium.games.alma_mater.hidden import imagine
from collegium.games.alma_mater.play import choose, menu, step
from collegium.games.alma_mater.rules.sane import NAMES, sane
from collegium.games.alma_mater.rules.scoring import score
from collegium.games.alma_mater.rules.setup import setup
from collegium.games.alma_mater.state import State
from collegium.games.alma_mater.table import headline, sheet, table
from collegium.kernel.game import Game

GAME = Game(
    key="alma_mater", title="Alma Mater", rules_version=1, folder=Path(__file__).parent, state=State,
    variants={"standard": (2, 4)}, choices=CHOICES, events=EVENTS, reasons=REASONS, components=COMPONENTS,
    setup=setup, step=step, menu=menu, choose=choose, score=score, sane=sane, invariants=NAMES,
    imagine=imagine, value=value, aspects=aspects, table=table, headline=headline, sheet=sheet,
    longest=40_000, minutes=120, weight=3.9, accent=("#14365f", "#8fb4e3"), motif="arch",
    rare=("pick_master", "master_gone"), tastes=TASTES,
)  # fmt: skip
