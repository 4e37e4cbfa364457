"""The game's table of contents: the rules in the order of play. Each says which choice or step it is for."""

from collegium.kernel import contents

from .choices import CHOICES, STEPS
from .rules import (
    administration,
    colloquium,
    costs,
    display,
    gains,
    lectures,
    masters,
    payments,
    professors,
    research,
    setup,
    spaces,
    start,
    students,
    turn,
)

menu, choose, step = contents(
    CHOICES, STEPS,
    setup, start,
    turn,  # a round of turns: a main action, and what is free around it
    masters, spaces, colloquium, students, professors, lectures,
    research,  # steps, milestones and the fame that waits for them
    payments, costs, gains, display,  # what all of these pay and bring
    administration,  # between the rounds, and the end
)  # fmt: skip
