"""Open Science Alliance: a race for shared resources with team building, for two to five players."""

from pathlib import Path

from collegium.kernel import Game, invariants

from . import wording  # noqa: F401 (so that everything has words)
from .aspects import aspects
from .bot import value
from .choices import CHOICES, EVENTS, REASONS
from .components import COMPONENTS
from .hidden import conceal, imagine
from .play import choose, menu, step
from .rules import sane
from .rules.scoring import score
from .rules.setup import set_up
from .state import PLAYERS, State
from .table import headline, sheet, table

TURNS_OF_A_GAME = 444 * PLAYERS  # §10, #22: no game has more turns
CHOICES_OF_A_TURN = 44

first_broken, INVARIANTS = invariants(sane)

GAME = Game(
    key="open_science_alliance", title="Open Science Alliance", rules_version=1, folder=Path(__file__).parent,
    state=State, variants={"standard": (2, PLAYERS), "calm": (2, PLAYERS)}, choices=CHOICES, events=EVENTS,
    reasons=REASONS, components=COMPONENTS, setup=set_up, step=step, menu=menu, choose=choose, score=score,
    sane=first_broken, invariants=INVARIANTS, conceal=conceal, imagine=imagine, value=value, aspects=aspects,
    table=table, headline=headline, sheet=sheet, longest=PLAYERS + TURNS_OF_A_GAME * CHOICES_OF_A_TURN, minutes=30,
    weight=2.0, accent=("#0f766e", "#5eead4"), motif="network",
)  # fmt: skip
