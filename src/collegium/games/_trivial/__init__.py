"""The smallest game there is: take 1 to 4 points in turn, first past 100 wins. It measures the kernel's own cost."""

from pathlib import Path

from collegium.kernel.choice import LEGAL, Choices, Events, Reasons, Steps
from collegium.kernel.components import Components
from collegium.kernel.flow import Header, ask, finish, then
from collegium.kernel.game import Game
from collegium.kernel.record import number, numbers
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import give_score, rank_seats
from collegium.kernel.texts import Text

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()
TAKE = CHOICES.add("take", 4, names=("one", "two", "three", "four"))
TURN = STEPS.add("turn")
COMPONENTS = Components(Path(__file__).with_name("components.toml"), {"die": {"sides": (1, 4)}})
SIDES = int(COMPONENTS.array("die", "sides")[0])


class State(Header):
    active: int = number(0, 5, "whose turn it is", seat=0)
    points: list[int] = numbers(6, 0, 127, "points of each seat", by_seat=0)


@rule
def setup(s):
    then(s, TURN)


@rule
def step(s, number, a, b, c):
    if number == TURN:
        ask(s, s.active, TAKE)


@rule
def menu(s, who, verdict: Vector):
    for option in range(SIDES):
        verdict[option] = LEGAL


@rule
def choose(s, who, option):
    s.points[who] += option + 1
    if s.points[who] > 100:
        finish(s)
    s.active = (who + 1) % s.seats
    then(s, TURN)


@rule
def score(s, out: Vector):
    for who in range(s.seats):
        give_score(out, who, s.points[who])
    rank_seats(s, out)


def table(s, viewer):
    return []


def headline(s):
    return Text("headline")


def sheet(s):
    return [(Text("sheet-points"), [s.points[who] for who in range(s.seats)])]


GAME = Game(
    key="_trivial", title="Trivial", rules_version=1, folder=Path(__file__).parent, state=State,
    variants={"standard": (2, 6)}, choices=CHOICES, events=EVENTS, reasons=REASONS, components=COMPONENTS,
    setup=setup, step=step, menu=menu, choose=choose, score=score, table=table, headline=headline,
    sheet=sheet,
)  # fmt: skip
