"""The record of Alma Mater: the table, each university, and what is being paid or bought right now.

A seat is also a colour of textbooks. In the game for two, seat 2 is Ignotus: he has a row here but owes no choice.
"""

from collegium.kernel import NOBODY, OWNER, Header, Record, number, numbers, one, rows

DRAFT, DROP, CHANCELLOR, SHELF_SETUP, START, ACTION, STORAGE, INCOME, OVER = range(9)  # phases


class Player(Record):
    """One university (Ignotus uses masters on spaces, shelves and the research level)."""

    ducats: int = number(0, 999, "ducats")
    points: int = number(0, 999, "prestige points")
    books: list[int] = numbers(5, 0, 120, "books in storage: textbooks of each colour, dictionaries", by_seat=0)
    archive: int = number(0, 6, "masters in the archive")
    dormitory: int = number(0, 6, "masters in the dormitory")
    on_space: list[int] = numbers(16, 0, 6, "masters on each action space")
    bishop_count: int = number(0, 12, "masters that count on the bishop this round")
    tutors_archive: int = number(0, 6, "tutors in the archive")
    tutors_dormitory: int = number(0, 6, "tutors in the dormitory")
    additional: int = number(0, 2, "additional masters obtained")
    masters_lost: int = number(0, 6, "masters out of the game")
    reached_fifteen: int = number(0, 1, "the master for 15 points has been triggered")
    halls: int = number(0, 11, "occupied lecture halls, the printed student's included")
    hall_student: list[int] = numbers(12, -1, 15, "student in each hall by number, -1 = none or printed")
    students: list[int] = numbers(16, 0, 1, "students owned")
    professors: list[int] = numbers(8, 0, 1, "professors owned, by academy stack")
    ready: list[int] = numbers(8, 0, 1, "professors that are ready")
    bookmark: list[int] = numbers(8, -1, 4, "kind of book a lecture costs, -1 = none", seat=0)
    chancellor: int = number(-1, 9, "own chancellor, -1 = none")
    busts: list[int] = numbers(3, 0, 1, "bust cards taken")
    level: int = number(0, 15, "level on the research track")
    da_vinci_spent: int = number(0, 1, "the doubled milestone bonus has been used")
    erasmus_used: int = number(0, 1, "Erasmus helped at the bishop this round")
    paracelsus_used: int = number(0, 1, "Paracelsus readied a professor this round")
    passed: int = number(0, 1, "has passed this round")
    shelf_points: list[int] = numbers(7, 0, 3, "points of the shelf in each slot, the last is the one aside")
    shelf_flipped: list[int] = numbers(7, 0, 1, "shelves whose points have been taken")
    shelf_book: list[int] = numbers(6, 0, 1, "own textbooks on display")
    prices: int = number(0, 12, "row of display prices in force, 0 = printed")
    setup_cards: list[int] = numbers(4, 0, 24, "setup cards kept, once shown")
    hand: list[int] = numbers(4, 0, 24, "setup cards to choose from", seen_by=OWNER)
    drafted: list[int] = numbers(4, 0, 24, "setup cards kept in the draft", seen_by=OWNER)
    dropped: list[int] = numbers(3, 0, 24, "setup cards put back into the box", seen_by=OWNER)
    passed_on: int = number(0, 2**25 - 1, "setup cards once held and passed on, as bits", seen_by=OWNER)


class Bill(Record):
    """A payment in books under way."""

    faculty: int = number(0, 4, "row of ranks that applies, 4 = none")
    owes: list[int] = numbers(8, 0, 5, "textbooks of one colour still owed at each pick")
    differ: int = number(0, 1, "1 = all picks must be of different colours")
    used: int = number(0, 31, "kinds already used, as bits", seat_bits=True)
    reductions: int = number(0, 9, "textbooks still to be taken off")
    chosen: list[int] = numbers(3, 0, 5, "kind + 1 chosen for each part of a professor's price", seat=1)


class Bargain(Record):
    """A colloquium under way."""

    sources: int = number(0, 31, "sources used, as bits (4 = dictionaries)", seat_bits=True)
    left: int = number(0, 3, "sources that may still be used")
    bought: list[int] = numbers(4, 0, 63, "slots bought from in each seat's display, as bits", by_seat=0)


class State(Header):
    phase: int = number(0, 8, "draft, drop, chancellors, shelves, start, action, storage, income, over")
    round_number: int = number(0, 7, "round, 7 = after the last")
    four: int = number(0, 1, "1 = the side of the board for four players")
    colours: int = number(0, 4, "seats with textbooks: three or four")
    active: int = number(0, 3, "seat whose turn it is", seat=0)
    draft_stage: int = number(0, 3, "cards kept by everybody so far in the draft")
    order: list[int] = numbers(4, -1, 3, "turn order", seat=0)
    research_order: list[int] = numbers(4, -1, 3, "seats from highest to lowest on the research track", seat=0)
    reputation: list[int] = numbers(4, -1, 3, "seats by book reputation, -1 = not yet ranked", seat=0)
    track: list[int] = numbers(5, 0, 3, "research card at each letter")
    student_row: list[list[int]] = numbers((4, 4), 0, 3, "campus row of each student, by faculty")
    student_stock: list[int] = numbers(16, 0, 3, "student tiles left")
    professor_in: list[int] = numbers(8, 0, 15, "professor of each academy stack")
    professor_stock: list[int] = numbers(8, 0, 3, "professor cards left in each stack")
    professor_price: list[list[int]] = numbers(
        (8, 3), -1, 4, "kinds of book in each stack's price, -1 = not set", seat=0
    )
    glory: list[int] = numbers(3, 0, 2, "glory tile at a, b, c")
    fame: list[int] = numbers(3, -1, 9, "chancellor on the busts a, b, c")
    offer: list[int] = numbers(10, 0, 1, "chancellors to choose from at set-up")
    tutors_supply: int = number(0, 6, "tutors in the supply")
    tutors_live: int = number(0, 6, "tutors on the space whose action is under way")
    tutors_lost: int = number(0, 6, "tutors out of the game")
    price_sets: int = number(0, 3, "sets of price tiles left")
    bishop_first: list[int] = numbers(4, -1, 3, "seats in order of arrival at the bishop this round", seat=0)
    green: int = number(0, 100, "green steps of this turn")
    black: int = number(0, 100, "black steps of this turn")
    da_vinci_turn: int = number(0, 1, "Da Vinci gave his step this turn")
    ignotus_left: int = number(0, 16, "cards in Ignotus' deck")
    ignotus_shown: list[int] = numbers(6, 0, 16, "Ignotus' cards so far, by round")
    ignotus_deck: list[int] = numbers(16, 0, 16, "Ignotus' cards to come, last one first", seen_by=NOBODY)
    setup_left: int = number(0, 24, "cards in the setup deck")
    setup_deck: list[int] = numbers(24, 0, 24, "the setup deck, last one first", seen_by=NOBODY)
    bill: Bill = one(Bill, "the payment under way")
    bargain: Bargain = one(Bargain, "the colloquium under way")
    player: list[Player] = rows(Player, 4, "the universities", by_seat=True, least=3)
