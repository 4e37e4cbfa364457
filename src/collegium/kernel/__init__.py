"""The kernel knows no game. This page is what a game imports from it."""

from collegium.kernel.choice import CHAPTER, DEED, LEGAL, TURN, Choices, Events, Reasons, Steps, own_piece, piece
from collegium.kernel.components import Components
from collegium.kernel.contents import answers, contents, holds, invariants, offers, runs
from collegium.kernel.flow import SEATS, Header, ask, begin_turn, finish, is_told, reveal, tell, then
from collegium.kernel.game import Game
from collegium.kernel.packing import packed, unpacked
from collegium.kernel.record import ALL, NOBODY, OWNER, Record, number, numbers, one, rows
from collegium.kernel.rng import below, shuffle
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import give_score, rank_seats
from collegium.kernel.sums import count, fill, find, is_permutation, subtotal, total, weighed
from collegium.kernel.texts import Listed, SeatName, Text, yes_or_no

__all__ = [
    "ALL", "CHAPTER", "DEED", "LEGAL", "NOBODY", "OWNER", "SEATS", "TURN", "Choices", "Components", "Events", "Game",
    "Header", "Listed", "Reasons", "Record", "SeatName", "Steps", "Text", "Vector", "answers", "ask", "begin_turn",
    "below", "contents", "count", "fill", "find", "finish", "give_score", "holds", "invariants", "is_permutation",
    "is_told", "number", "numbers", "offers", "one", "own_piece", "packed", "piece", "rank_seats", "reveal", "rows",
    "rule", "runs", "shuffle", "subtotal", "tell", "then", "total", "unpacked", "weighed", "yes_or_no",
]  # fmt: skip
