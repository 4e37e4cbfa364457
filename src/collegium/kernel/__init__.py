"""The kernel knows no game. This page is what a game imports from it."""

from collegium.kernel.choice import LEGAL, Choices, Events, Reasons, Steps
from collegium.kernel.components import Components
from collegium.kernel.contents import answers, contents, offers, runs
from collegium.kernel.flow import SEATS, Header, ask, begin_turn, finish, reveal, tell, then
from collegium.kernel.game import Game
from collegium.kernel.record import ALL, NOBODY, OWNER, Record, number, numbers, one, rows
from collegium.kernel.rng import below, shuffle
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import give_score, rank_seats
from collegium.kernel.texts import SeatName, Text

__all__ = [
    "ALL", "LEGAL", "NOBODY", "OWNER", "SEATS", "Choices", "Components", "Events", "Game", "Header", "Reasons",
    "Record", "SeatName", "Steps", "Text", "Vector", "answers", "ask", "begin_turn", "below", "contents", "finish",
    "give_score", "number", "numbers", "offers", "one", "rank_seats", "reveal", "rows", "rule", "runs", "shuffle",
    "tell", "then",
]  # fmt: skip
