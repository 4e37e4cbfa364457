"""Nobel Run: a deck-building race to 20 prestige for two to four researchers, and a solo game against Peio."""

from pathlib import Path

from collegium.kernel import Game, invariants

from . import telling, wording  # noqa: F401 (so that everything has words)
from .aspects import aspects
from .bot import value
from .choices import CHOICES, EVENTS, REASONS
from .components import COMPONENTS
from .hidden import conceal, imagine
from .play import choose, menu, step
from .rules import sane
from .rules.scoring import score
from .rules.setup import setup
from .stage import STAGE
from .state import State
from .table import headline, sheet, table, verdict

first_broken, INVARIANTS = invariants(sane)

GAME = Game(
    key="nobel_run", title="Nobel Run", rules_version=3, folder=Path(__file__).parent, state=State,
    variants={"competitive": (2, 4), "solo": (1, 1)}, choices=CHOICES, events=EVENTS, reasons=REASONS,
    components=COMPONENTS, setup=setup, step=step, menu=menu, choose=choose, score=score, sane=first_broken,
    conceal=conceal, imagine=imagine, value=value, aspects=aspects, table=table, headline=headline, sheet=sheet,
    verdict=verdict, stage=STAGE, rare=("strip-target", "strickland-used", "stripped"),
    concealed=("player.passed_turn",), invariants=INVARIANTS, longest=24_000, minutes=30, weight=1.8,
    accent=("#8c5c00", "#f2c14e"), motif="medal",
)  # fmt: skip
