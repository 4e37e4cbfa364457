"""The game's table of contents: the rules in the order of play. Each says which choice or step it is for."""

from collegium.kernel import contents

from .choices import CHOICES, STEPS
from .rules import (
    acquisition,
    action,
    aims,
    attack,
    completion,
    drawing,
    events,
    preparation,
    reputation,
    research,
    salary,
    scoring,
    setup,
    special,
    spending,
    standard,
)

menu, choose, step = contents(
    CHOICES, STEPS,
    setup,
    preparation, acquisition, salary, research, reputation, completion, drawing,  # phases 1 to 6 of a turn
    action, spending, standard, special, aims, attack,  # the Action Phase: play cards, pay, carry out either half
    events, scoring,  # Teaching, the Event Phase and the end
)  # fmt: skip
