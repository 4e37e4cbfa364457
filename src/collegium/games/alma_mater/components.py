"""The components of Alma Mater as integer tables for the rules. All numbers stand in components.toml, with sources.

Faculties: 0 art, 1 law, 2 medicine, 3 mathematics. Book kinds: 0-3 the textbooks of each seat, 4 the dictionary.
"""

from functools import partial
from pathlib import Path

import numpy as np

from collegium.kernel import Components

FLAG, SMALL = (0, 1), (0, 60)
COMPONENTS = Components(
    Path(__file__).with_name("components.toml"),
    {
        "number": {"value": (0, 100)},
        "space": {"action": str, "four": FLAG, "fewer": FLAG, "row": (0, 3), "slots_four": (0, 8, 2),
                  "slots_fewer": (0, 8, 2)},
        "trade": {"cost": SMALL, "dictionaries": SMALL, "textbooks": SMALL, "points": SMALL, "improved_cost": SMALL,
                  "improved_points": SMALL},
        "laboratory": {"green": SMALL, "black": SMALL, "improved_green": SMALL, "improved_black": SMALL},
        "bishop": {"ducats": SMALL, "improved": SMALL},
        "student": {"label": str, "faculty": (0, 3), "now": (0, 20, 3), "income": (0, 20, 2), "gives": (0, 9, 3),
                    "lasting": (0, 9, 3), "end": (0, 9, 4)},
        "faculty": {"textbooks": (0, 4, 3), "worst_rank": (1, 4, 3), "dictionaries": (0, 6), "ducats": (0, 30),
                    "pattern": (0, 6, 3), "points": SMALL, "lectured": SMALL, "praise": SMALL},
        "professor": {"label": str, "faculty": (0, 3), "effect": str, "gains": (0, 9, 5), "per": (0, 9, 2),
                      "saves": (0, 1)},
        "exchange": {"pay_ducats": SMALL, "pay_points": SMALL, "ducats": SMALL, "points": SMALL},
        "hall": {"row": FLAG, "capacity": SMALL, "cost": SMALL, "master": FLAG},
        "shelf": {"points": (1, 3), "ignotus": (0, 6)},
        "prices": {"slots": (2, 4, 6)},
        "cost": {"ducats": SMALL, "dictionaries": SMALL, "points": SMALL, "picks": (0, 8), "each": (1, 4),
                 "differ": FLAG, "counts": str, "per_ducats": (-9, 9), "per_picks": (-9, 1), "half": FLAG,
                 "free_with": str, "enough": (0, 11), "masters": str, "exhaust": FLAG, "or_ducats": SMALL},
        "bonus": {"ducats": SMALL, "textbooks": (0, 4), "differ": FLAG, "dictionaries": SMALL, "points": SMALL,
                  "student": (0, 2), "professor": (0, 2)},
        "research": {"first": str, "second": str, "bonus": str, "blue": FLAG},
        "setup": {"white": SMALL, "points": SMALL, "ducats": SMALL, "dictionaries": SMALL, "textbooks": SMALL,
                  "own_textbooks": SMALL, "students": (0, 2), "green": SMALL},
        "rank": {"income": SMALL, "points_four": SMALL, "points_fewer": SMALL},
        "chancellor": {"gives": (0, 9, 5), "number": (0, 9)},
        "glory": {"letter": (0, 2), "milestones": SMALL, "ducats": SMALL, "dictionaries": SMALL, "students": SMALL,
                  "of_each_faculty": (0, 4), "cheap_students": SMALL, "dear_students": SMALL, "professors": SMALL,
                  "cheap_professors": SMALL},
        "bust": {"masters": (0, 1), "dictionaries": SMALL, "textbooks": (0, 4), "green": SMALL, "end_points": SMALL},
        "ignotus": {"steps": SMALL, "textbooks": SMALL, "spaces": (-1, 11, 3)},
    },
)  # fmt: skip
array, arrays, codes, the = COMPONENTS.array, COMPONENTS.arrays, COMPONENTS.codes, partial(COMPONENTS.numbers, "number")

# Single numbers -------------------------------------------------------------------------------------------------------
ROUNDS, MASTERS, ADDITIONAL_MASTERS = the("rounds", "masters", "additional_masters")
POINTS_FOR_MASTER, TUTORS, PRICE_SETS = the("points_for_master", "tutors", "price_sets")
STOCK_FOUR, STOCK_FEWER = the("stock_four", "stock_fewer")
SETUP_HAND, SETUP_KEPT, SPARE_CHANCELLORS = the("setup_hand", "setup_kept", "spare_chancellors")
TEXTBOOK_PRICE, DICTIONARY_PRICE, COLLOQUIUM_MOST = the("textbook_price", "dictionary_price", "colloquium_most")
OWN_PRICE, OWN_MOST, OWN_BLACK = the("own_price", "own_most", "own_black")
BISHOP_MOST, DISPLAY_INCOME, IGNOTUS_MASTERS = the("bishop_most", "display_income", "ignotus_masters")
DUCATS_PER_POINT, POINTS_PER_DICTIONARY = the("ducats_per_point", "points_per_dictionary")

# Books and faculties --------------------------------------------------------------------------------------------------
COLOURS, DICTIONARY, KINDS = 4, 4, 5  # a colour is a seat; a kind is a colour or the dictionary
FACULTIES, KINDS_PER_FACULTY = 4, 4
ART, LAW, MEDICINE, MATHEMATICS = (
    COMPONENTS.index("faculty", key) for key in ("art", "law", "medicine", "mathematics")
)
ANY_RANKS = FACULTIES  # a fifth row of costs, for payments without ranks
STUDENT_TEXTBOOKS = array("faculty", "textbooks")
WORST_RANK = np.concatenate([array("faculty", "worst_rank"), [[COLOURS] * 3]])
STUDENT_DICTIONARIES, LECTURED_POINTS, PRAISE = arrays("faculty", "dictionaries", "lectured", "praise")
PROFESSOR_DUCATS, PATTERN, PROFESSOR_POINTS = arrays("faculty", "ducats", "pattern", "points")

# Action spaces --------------------------------------------------------------------------------------------------------
ACTIONS = ("campus", "academy", "antiquarian", "laboratory", "park", "antiquarian_park", "bishop", "colloquium", "own")
CAMPUS, ACADEMY, ANTIQUARIAN, LABORATORY, PARK, ANTIQUARIAN_PARK, BISHOP, COLLOQUIUM, OWN = range(9)
SPACES = len(COMPONENTS.rows["space"])
SPACE_ACTION, SPACE_ROW = codes("space", "action", ACTIONS), array("space", "row")
SPACE_ON_SIDE = np.stack([array("space", "fewer"), array("space", "four")])
SPACE_SLOTS = np.stack([array("space", "slots_fewer"), array("space", "slots_four")])
BISHOP_SPACE, COLLOQUIUM_SPACE = COMPONENTS.index("space", "bishop"), COMPONENTS.index("space", "colloquium")
OWN_SPACE, OWN_SECOND_SPACE = COMPONENTS.index("space", "own"), COMPONENTS.index("space", "own_second")
TRADES, PARK_TRADE = len(COMPONENTS.rows["trade"]), COMPONENTS.index("trade", "park")
TRADE_COST = np.stack([array("trade", "cost"), array("trade", "improved_cost")])  # [with Pereira, trade]
TRADE_POINTS = np.stack([array("trade", "points"), array("trade", "improved_points")])
TRADE_DICTIONARIES, TRADE_TEXTBOOKS = arrays("trade", "dictionaries", "textbooks")
LABORATORY_GREEN = np.stack([array("laboratory", "green"), array("laboratory", "improved_green")])
LABORATORY_BLACK = np.stack([array("laboratory", "black"), array("laboratory", "improved_black")])
BISHOP_DUCATS = np.stack([np.append(0, array("bishop", "ducats")), np.append(0, array("bishop", "improved"))])

# Students and halls ---------------------------------------------------------------------------------------------------
STUDENTS = len(COMPONENTS.rows["student"])
(PRINTER, LIBRARIAN, CHORISTER, TRADER, LEXICOGRAPHER, ENVOY, CLERK, BURSAR,
 STEWARD, ASSISTANT, PRODIGY, RECRUITER, RESEARCHER, LAUREATE, DEAN, FELLOW) = range(STUDENTS)  # fmt: skip
STUDENT_FACULTY = array("student", "faculty")
NOW_DUCATS, NOW_DICTIONARIES, NOW_POINTS_PER_B = array("student", "now").T.copy()
INCOME_DUCATS, INCOME_DICTIONARIES = array("student", "income").T.copy()
GIVES_DUCATS, GIVES_GREEN, GIVES_BLACK = array("student", "gives").T.copy()
MORE_CAPACITY, SAVES_TEXTBOOKS, MORE_SOURCES = array("student", "lasting").T.copy()
END_PER_MILESTONE, END_PER_BUST, END_PER_STUDENT, END_PER_PROFESSOR = array("student", "end").T.copy()
HALLS = len(COMPONENTS.rows["hall"])
HALL_COST, HALL_IS_B = np.append(0, array("hall", "cost")), np.append(0, array("hall", "row"))  # by number, from 1
HALL_BRINGS_MASTER = np.append(0, array("hall", "master"))
STUDENTS_IN_B = np.cumsum(HALL_IS_B)  # by number of halls occupied
STUDENTS_IN_A = np.arange(HALLS + 1) - STUDENTS_IN_B
CAPACITY = np.maximum.accumulate(np.append(0, array("hall", "capacity")))

# Professors -----------------------------------------------------------------------------------------------------------
PROFESSORS = len(COMPONENTS.rows["professor"])
SLOTS, PATTERN_SLOTS = 8, 3  # kinds in a game, two of each faculty; parts of a price
LECTURES = ("gain", "fill_display", "activate", "clean_up", "recruit", "recruit_for_points", "tutor", "exchange",
            "per_archive", "per_display", "per_a_hall", "per_professor")  # fmt: skip
(GAIN, FILL_DISPLAY, ACTIVATE_SPACE, CLEAN_UP, RECRUIT, RECRUIT_FOR_POINTS, TUTOR, EXCHANGE_LECTURE,
 PER_ARCHIVE, PER_DISPLAY, PER_A_HALL, PER_PROFESSOR) = range(12)  # fmt: skip
ADVOCATE = COMPONENTS.index("professor", "advocate")
PROFESSOR_FACULTY, LECTURE = array("professor", "faculty"), codes("professor", "effect", LECTURES)
(LECTURE_DICTIONARIES, LECTURE_TEXTBOOKS, LECTURE_OWN, LECTURE_GREEN, LECTURE_BLACK) = array(
    "professor", "gains"
).T.copy()
LECTURE_DUCATS_PER, LECTURE_POINTS_PER = array("professor", "per").T.copy()
LECTURE_SAVES = int(array("professor", "saves").max())  # the textbook that PD1 and PL1 save
EXCHANGES = len(COMPONENTS.rows["exchange"])
EXCHANGE_PAYS_DUCATS, EXCHANGE_PAYS_POINTS = arrays("exchange", "pay_ducats", "pay_points")
EXCHANGE_DUCATS, EXCHANGE_POINTS = arrays("exchange", "ducats", "points")

# Displays -------------------------------------------------------------------------------------------------------------
SHELVES, DISPLAY, ASIDE = len(COMPONENTS.rows["shelf"]), 6, 6  # shelves; slots of the display; the place beside it
SHELF_POINTS, IGNOTUS_SLOT, SHELF_VALUES = array("shelf", "points"), array("shelf", "ignotus"), 3
SHELVES_OF_VALUE = np.bincount(SHELF_POINTS, minlength=SHELF_VALUES + 1)
PRICE_ROWS, PRICES = len(COMPONENTS.rows["prices"]), array("prices", "slots")

# Research -------------------------------------------------------------------------------------------------------------
COUNTED = ("nothing", "busts", "bishop", "archive", "professors", "students", "behind")
(COUNT_NOTHING, COUNT_BUSTS, COUNT_BISHOP, COUNT_ARCHIVE, COUNT_PROFESSORS, COUNT_STUDENTS, COUNT_BEHIND) = range(7)
(MASTERS_STAY, ONE_RESTS, ONE_LEAVES, ALL_REST) = range(4)
COST_DUCATS, COST_DICTIONARIES, COST_POINTS = arrays("cost", "ducats", "dictionaries", "points")
COST_PICKS, COST_EACH, COST_DIFFER = arrays("cost", "picks", "each", "differ")
COST_COUNTS, COST_FREE_WITH = codes("cost", "counts", COUNTED), codes("cost", "free_with", COUNTED)
COST_PER_DUCATS, COST_PER_PICKS, COST_HALF = arrays("cost", "per_ducats", "per_picks", "half")
COST_ENOUGH, COST_EXHAUST, COST_OR_DUCATS = arrays("cost", "enough", "exhaust", "or_ducats")
COST_MASTERS = codes("cost", "masters", ("stay", "one_rests", "one_leaves", "all_rest"))
BONUS_DUCATS, BONUS_TEXTBOOKS, BONUS_DIFFER = arrays("bonus", "ducats", "textbooks", "differ")
BONUS_DICTIONARIES, BONUS_POINTS = arrays("bonus", "dictionaries", "points")
BONUS_STUDENT, BONUS_PROFESSOR = arrays("bonus", "student", "professor")
LETTERS, CARDS_PER_LETTER, LEVELS_PER_CARD = 5, 4, 3
TOP = LETTERS * LEVELS_PER_CARD  # the level of the fifth milestone
LEVEL_COST = np.stack([codes("research", c, COMPONENTS.keys("cost")) for c in ("first", "second")]).T.copy()
CARD_BONUS, CARD_BLUE = codes("research", "bonus", COMPONENTS.keys("bonus")), array("research", "blue")

# Set-up, ranks, chancellors, fame, Ignotus ----------------------------------------------------------------------------
SETUP_CARDS = len(COMPONENTS.rows["setup"])
SETUP_WHITE, SETUP_POINTS, SETUP_DUCATS, SETUP_DICTIONARIES, SETUP_TEXTBOOKS, SETUP_OWN, SETUP_STUDENTS, SETUP_GREEN = (
    np.append(0, array("setup", column))  # by card number, from 1
    for column in ("white", "points", "ducats", "dictionaries", "textbooks", "own_textbooks", "students", "green")
)
RANK_INCOME, RANK_POINTS = (
    array("rank", "income"),
    np.stack([array("rank", "points_fewer"), array("rank", "points_four")]),
)
CHANCELLORS = len(COMPONENTS.rows["chancellor"])
(GLAREANUS, BIRINGUCCIO, ERASMUS, MARSCHALK, DA_VINCI, COPERNICUS, PARACELSUS, PEREIRA, AGRICOLA, ALBERTI) = range(10)
(CHANCELLOR_POINTS, CHANCELLOR_DUCATS, CHANCELLOR_DICTIONARIES, CHANCELLOR_TEXTBOOKS,
 CHANCELLOR_BLACK) = array("chancellor", "gives").T.copy()  # fmt: skip
CHANCELLOR_NUMBER = array("chancellor", "number")
BUSTS, GLORY_PER_LETTER = 3, 3
GLORY = np.stack([array("glory", c) for c in ("milestones", "ducats", "dictionaries", "students", "of_each_faculty",
                  "cheap_students", "dear_students", "professors", "cheap_professors")], axis=1)  # fmt: skip
(GLORY_MILESTONES, GLORY_DUCATS, GLORY_DICTIONARIES, GLORY_STUDENTS, GLORY_EACH_FACULTY, GLORY_CHEAP_STUDENTS,
 GLORY_DEAR_STUDENTS, GLORY_PROFESSORS, GLORY_CHEAP_PROFESSORS) = range(9)  # fmt: skip
BUST_MASTERS, BUST_DICTIONARIES = arrays("bust", "masters", "dictionaries")
BUST_TEXTBOOKS, BUST_GREEN, BUST_END_POINTS = (
    array("bust", "textbooks"),
    array("bust", "green"),
    np.append(0, array("bust", "end_points")),
)
IGNOTUS, IGNOTUS_CARDS = 2, len(COMPONENTS.rows["ignotus"])  # his seat in the game for two; his cards
IGNOTUS_STEPS, IGNOTUS_TEXTBOOKS = np.append(0, array("ignotus", "steps")), np.append(0, array("ignotus", "textbooks"))
IGNOTUS_SPACES = np.concatenate([[[-1] * 3], array("ignotus", "spaces")])

# Bits: how many are set (five kinds, and one bit of its own for each of three slots that ask for nothing)
BITS = np.array([n.bit_count() for n in range(256)], np.int64)
EVERY_COLOUR, FREE_SLOT = 15, 32
