"""The game's table of contents: the rules in the order of play. Each says which choice or step it is for."""

from collegium.kernel import contents

from .choices import CHOICES, STEPS
from .rules import bonus, factories, harbour, inventing, making, market, placing, scoring, turns

menu, choose, step = contents(
    CHOICES, STEPS,
    placing, turns,  # a round: discs are placed, then taken back one by one
    factories, harbour, making, market, inventing,  # the actions, in the order of their fields
    bonus, scoring,
)  # fmt: skip
