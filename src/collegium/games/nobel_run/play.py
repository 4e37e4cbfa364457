"""The game's table of contents: the rules in the order of play. Each says which choice or step it is for."""

from collegium.kernel import contents

from .choices import CHOICES, STEPS
from .rules import end_of_turn, market, reactions, scoring, solo, turn

menu, choose, step = contents(
    CHOICES, STEPS,
    turn, reactions, market,  # rivals may react to what the player on turn declares
    end_of_turn,
    solo,  # what Peio does between two turns
    scoring,
)  # fmt: skip
