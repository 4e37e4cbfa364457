"""Era of Inventions: place discs, run factories, make and patent inventions. 3 to 5 players."""

from pathlib import Path

from collegium.games.era_of_inventions.aspects import aspects
from collegium.games.era_of_inventions.bot import TASTES, value
from collegium.games.era_of_inventions.choices import CHOICES, EVENTS, REASONS
from collegium.games.era_of_inventions.components import COMPONENTS
from collegium.games.era_of_inventions.hidden import conceal, imagine
from collegium.games.era_of_inventions.play import choose, menu, step
from collegium.games.era_of_inventions.rules.sane import INVARIANTS, sane
from collegium.games.era_of_inventions.rules.scoring import score
from collegium.games.era_of_inventions.rules.setup import setup
from collegium.games.era_of_inventions.state import State
from collegium.games.era_of_inventions.table import headline, sheet, table
from collegium.kernel.game import Game

GAME = Game(
    key="era_of_inventions", title="Era of Inventions", rules_version=1, folder=Path(__file__).parent, state=State,
    variants={"standard": (3, 5)}, choices=CHOICES, events=EVENTS, reasons=REASONS, components=COMPONENTS,
    setup=setup, step=step, menu=menu, choose=choose, score=score, table=table, headline=headline, sheet=sheet,
    sane=sane, conceal=conceal, imagine=imagine, value=value, aspects=aspects, tastes=TASTES, longest=4_000,
    minutes=90, weight=3.0, accent=("#9f3a24", "#f0a58a"), motif="gear", invariants=INVARIANTS,
    rare=("track-empty", "factories-run-out"),
)  # fmt: skip
