"""Nobel Run: a deck-building race to 20 prestige for two to four researchers, and a solo game against Peio."""

from pathlib import Path

from collegium.games.nobel_run.aspects import aspects
from collegium.games.nobel_run.bot import value
from collegium.games.nobel_run.choices import CHOICES, EVENTS, REASONS
from collegium.games.nobel_run.components import COMPONENTS
from collegium.games.nobel_run.hidden import conceal, imagine
from collegium.games.nobel_run.play import choose, menu, step
from collegium.games.nobel_run.rules.sane import INVARIANTS, sane
from collegium.games.nobel_run.rules.scoring import score
from collegium.games.nobel_run.rules.setup import setup
from collegium.games.nobel_run.state import State
from collegium.games.nobel_run.table import headline, sheet, table, verdict
from collegium.kernel.game import Game

GAME = Game(
    key="nobel_run", title="Nobel Run", rules_version=2, folder=Path(__file__).parent, state=State,
    variants={"competitive": (2, 4), "solo": (1, 1)}, choices=CHOICES, events=EVENTS, reasons=REASONS,
    components=COMPONENTS, setup=setup, step=step, menu=menu, choose=choose, score=score, sane=sane, conceal=conceal,
    imagine=imagine, value=value, aspects=aspects, table=table, headline=headline, sheet=sheet, verdict=verdict,
    rare=("strip-target", "strickland-used", "stripped"), invariants=INVARIANTS, longest=24_000, minutes=30, weight=1.8,
    accent=("#946200", "#f2c14e"), motif="medal",
)  # fmt: skip
