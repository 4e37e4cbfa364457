"""The table of Nobel Run. Cards of a kind are alike, so every zone is a row of counts; face-down decks have no order.

What only the player on turn can have (pool, play area, publication, debts) stands once, at the table. In the solo game
Peio has the second player row: his CV and prestige, nothing else.
"""

from collegium.kernel import Header, Record, number, numbers, rows

from .components import BLOCKS, KINDS, PLACES

COMPETITIVE, SOLO = range(2)  # variants
PEIO = 1  # his row in the solo game
PLAYERS = 4
START_WINDOW, BUY_WINDOW, PUBLISH_WINDOW, LAST_WINDOW = range(4)  # when rivals may react (§5.2)


class Player(Record):
    # Hands and decks are concealed in hidden.py: rivals see what lies in hand and deck together, not the split.
    hand: list[int] = numbers(KINDS, 0, 8, "cards in hand, by kind (rivals see them among the deck)")
    deck: list[int] = numbers(KINDS, 0, 10, "cards in the face-down deck, by kind")
    discard: list[int] = numbers(KINDS, 0, 10, "cards in the discard pile, by kind")
    cv: list[int] = numbers(KINDS, 0, 16, "cards in the CV, by kind")
    front: list[int] = numbers(len(BLOCKS), 0, 1, "blocks lying before the CV")
    hand_size: int = number(0, 6, "cards in hand")
    deck_size: int = number(0, 67, "cards in the deck")
    discard_size: int = number(0, 67, "cards in the discard pile")
    passed_turn: int = number(0, 1, "1 = wants no question until this turn is over")
    prestige: int = number(-12, 144, "prestige of the CV")


class State(Header):
    first: int = number(0, PLAYERS - 1, "start player", seat=0)
    active: int = number(0, PLAYERS - 1, "whose turn it is", seat=0)
    round_number: int = number(0, 30, "round")
    last_round: int = number(0, 1, "1 = somebody has reached the goal, this round is the last")
    published: int = number(0, 1, "1 = the player on turn has published this turn")
    pool: list[int] = numbers(3, 0, 63, "money, effort, data made this turn and not yet spent")
    debt: list[int] = numbers(3, 0, 5, "what the events of this solo round demand")
    reserve: list[int] = numbers(PLACES, -1, KINDS - 1, "kind in each reserve place, -1 = empty")
    top: list[int] = numbers(2, -1, KINDS - 1, "open top card of the basic and the advanced deck, -1 = none")
    pile_size: list[int] = numbers(3, 0, 54, "cards in each common pile")
    pile: list[list[int]] = numbers((3, KINDS), 0, 10, "common piles: basic, advanced; solo: layers from the top")
    area: list[int] = numbers(KINDS, 0, 8, "play area: cards used this turn")
    box: list[int] = numbers(KINDS, 0, 16, "cards out of the game")
    player: list[Player] = rows(Player, PLAYERS, "the players", by_seat=True, least=2)
