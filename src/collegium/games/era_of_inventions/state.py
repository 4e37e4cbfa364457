"""The table of Era of Inventions as a record: board, displays, piles, players and the counters of the turn.

Everything lies open but the order of the two face-down piles.
"""

from collegium.kernel import NOBODY, Header, Record, number, numbers, one, rows

from .components import (
    BONUS_DISCS,
    BOXES,
    CARDS,
    DEVELOPMENT_LIMIT,
    FACTORIES,
    FIELDS,
    FREE,
    GOODS,
    LOADS,
    MARKERS,
    MARKET_BOX_LIMIT,
    MARKET_BOXES,
    MOST_ANY,
    MOST_GOODS,
    MOST_OUTPUT,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_TURNS,
    PATENT_STEPS,
    PATH_FIELDS,
    ROW_FIELDS,
    SWAPPABLE,
)

STOCK, PENDING, DRAW, DISPLAY, DISCARD, REMOVED = range(6)  # where an invention card lies
FACTORY_DRAW, FACTORY_DISPLAY, FACTORY_DISCARD, FACTORY_OWNED = range(4)  # where a factory lies; OWNED + seat: built
PLACING, EXECUTING, FINAL_MARKET = range(3)  # phases
UNDECIDED, DEVELOPING, PATENTING = range(3)  # halves of the invent field
ACTION, BONUS, FINAL = range(3)  # on what occasion something is done: own action disc, bonus disc, final market


class Player(Record):
    goods: list[int] = numbers(GOODS, 0, MOST_GOODS, "wood, metal, tech, tool, coal, gold and development held")
    output: list[int] = numbers(GOODS, 0, MOST_OUTPUT, "what all own factories yield of each good in one run")
    influence: int = number(0, 999, "influence points on the track")
    bonus_discs: int = number(0, BONUS_DISCS, "black bonus discs held")
    markers: int = number(0, MARKERS, "invention markers left")
    patent_step: int = number(0, PATENT_STEPS, "step of the patent marker")


class Action(Record):
    """What has been done in the action under way; all zero between turns."""

    done: int = number(0, DEVELOPMENT_LIMIT, "factories, loads, cards, operations, boxes or patents so far")
    box_used: list[int] = numbers(MARKET_BOXES, 0, MARKET_BOX_LIMIT, "operations in the top, middle and bottom box")
    half: int = number(0, PATENTING, "half of the invent field in use: 0 none, 1 develop, 2 patent")
    development_spent: int = number(0, DEVELOPMENT_LIMIT, "development value spent in this action")
    slot: int = number(0, PATH_FIELDS - 1, "field of the imitation being paid")
    paid: list[int] = numbers(FREE, 0, MOST_ANY, "metal, tech and tool promised for it")
    give: list[int] = numbers(2, 0, SWAPPABLE - 1, "goods handed in for a swap")
    bought_discs: int = number(0, MARKET_BOX_LIMIT + 1, "bonus discs bought this turn, not usable yet")


class State(Header):
    phase: int = number(0, FINAL_MARKET, "0 placing discs, 1 carrying out actions, 2 final market")
    era: int = number(0, MOST_ROUNDS, "current round, from 1")
    first: int = number(0, MOST_SEATS - 1, "start player of round 1", seat=0)
    start: int = number(0, MOST_SEATS - 1, "seat with the start-player pawn", seat=0)
    count: int = number(0, MOST_TURNS, "discs placed, turns finished or final markets finished so far")
    supply: list[int] = numbers(GOODS, 0, MOST_GOODS, "goods left in the common supply")
    disc_supply: int = number(0, BONUS_DISCS, "bonus discs left in the supply")
    discs: list[int] = numbers((FIELDS, MOST_SEATS), 0, 1, "1 = this seat has an action disc on this field", by_seat=1)
    path: list[int] = numbers(PATH_FIELDS, -1, CARDS - 1, "invention cards on display, P1 first; -1 empty")
    card_place: list[int] = numbers(CARDS, 0, REMOVED, "where each invention card lies")
    pile: list[int] = numbers(CARDS, 0, CARDS - 1, "face-down invention pile, top last", seen_by=NOBODY)
    pile_length: int = number(0, CARDS, "cards in the invention pile")
    row: list[int] = numbers(ROW_FIELDS, -1, FACTORIES - 1, "factories on display, S1 first; -1 empty")
    factory_place: list[int] = numbers(
        FACTORIES, 0, FACTORY_OWNED + MOST_SEATS - 1, "where each factory lies", seat=FACTORY_OWNED
    )
    factory_pile: list[int] = numbers(FACTORIES, 0, FACTORIES - 1, "face-down factory pile, top last", seen_by=NOBODY)
    factory_pile_length: int = number(0, FACTORIES, "cards in the factory pile")
    load: list[int] = numbers(LOADS, 0, MOST_GOODS, "cubes on each ship and shed")
    box_owner: list[int] = numbers(BOXES, -1, MOST_SEATS - 1, "inventor of each gold and silver box; -1 nobody", seat=0)
    box_patent: list[int] = numbers(BOXES, 0, 1, "1 = the box is patented")
    action: Action = one(Action, "the action under way")
    player: list[Player] = rows(Player, MOST_SEATS, "the players", by_seat=True)
