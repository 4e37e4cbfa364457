"""The game's table of contents: the rules in the order of play. Each says which choice or step it is for."""

from collegium.kernel import contents

from .choices import CHOICES, STEPS
from .rules import collect, develop, rounds, setup, share, team

menu, choose, step = contents(
    CHOICES, STEPS,
    setup, rounds,
    develop,  # step 1 of a turn
    collect, team, share,  # step 2: alone, or a crew that is gathered and shares out what it takes
)  # fmt: skip
