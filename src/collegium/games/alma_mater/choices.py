"""The language of Alma Mater: every choice, event, reason and step, numbered in this order (see §6 of the spec).

Rules use the numbers; clients use the names, the labels (labels.py) and the places on the table.
"""

from collegium.games.alma_mater import labels as words
from collegium.games.alma_mater import story
from collegium.games.alma_mater.components import (
    BUSTS,
    CHANCELLORS,
    COLLOQUIUM_MOST,
    COLOURS,
    COMPONENTS,
    DISPLAY,
    EXCHANGES,
    KINDS,
    OWN_MOST,
    PATTERN_SLOTS,
    PRICE_ROWS,
    SETUP_CARDS,
    SHELF_VALUES,
    SLOTS,
    SPACES,
    STUDENTS,
    TRADES,
    TUTORS,
)
from collegium.kernel.choice import Choices, Events, Reasons, Steps

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()

# Choices --------------------------------------------------------------------------------------------------------------
YES, NO = 0, 1
DRAFT_KEEP = CHOICES.add("draft_keep", SETUP_CARDS, label=words.setup_card, place=words.setup_card_place)
DRAFT_DROP = CHOICES.add("draft_drop", SETUP_CARDS, label=words.setup_card, place=words.setup_card_place)
PICK_CHANCELLOR = CHOICES.add("pick_chancellor", CHANCELLORS, label=words.chancellor, place=words.chancellor_place)
EXTRA_SETUP = CHOICES.add("extra_setup", SETUP_CARDS, label=words.setup_card, place=words.setup_card_place)
SHELF_VALUE = CHOICES.add("shelf_value", SHELF_VALUES, ask=words.shelf_question,
                          label=words.shelf_value, place=words.shelf_value_place)  # fmt: skip
GAIN_TEXTBOOK = CHOICES.add("gain_textbook", COLOURS, label=words.colour, place=words.colour_place)
PLACE_OWN = CHOICES.add("place_own", DISPLAY + 1, label=words.place_own, ask=words.place_own_question)
START_STEP = CHOICES.add("start_step", 2, names=("yes", "no"))
PICK_STUDENT = CHOICES.add("pick_student", STUDENTS + 1, label=words.student, place=words.student_place,
                           ask=words.student_question)  # fmt: skip
REDUCE = CHOICES.add("reduce", PATTERN_SLOTS, label=words.requirement)
PAY_COLOUR = CHOICES.add("pay_colour", COLOURS, label=words.pay_colour, place=words.book_place, ask=words.pay_question)
PICK_PROFESSOR = CHOICES.add("pick_professor", SLOTS + 1, label=words.professor, place=words.professor_place,
                             ask=words.professor_question)  # fmt: skip
PAY_KIND = CHOICES.add("pay_kind", KINDS, label=words.pay_kind, place=words.book_place, ask=words.pay_kind_question)
SET_BOOKMARK = CHOICES.add("set_bookmark", KINDS, label=words.kind, place=words.book_place, ask=words.bookmark_question)
MENU = CHOICES.add("menu", SPACES + 2 * SLOTS + 9, label=words.menu, place=words.menu_place, ask=words.menu_question)
BISHOP_COUNT = CHOICES.add("bishop_count", 3, label=words.bishop_count)
TUTOR_COUNT = CHOICES.add("tutor_count", TUTORS + 1, label=words.tutor_count)
USE_ERASMUS = CHOICES.add("use_erasmus", 2, names=("yes", "no"))
TRADE = CHOICES.add("trade", TRADES, label=words.trade)
LABORATORY_CHOICE = CHOICES.add("laboratory_choice", 2, label=words.laboratory)
COLLOQUIUM_SOURCE = CHOICES.add("colloquium_source", KINDS + 1, label=words.source, place=words.source_place)
COLLOQUIUM_QUANTITY = CHOICES.add(
    "colloquium_quantity", COLLOQUIUM_MOST, label=words.quantity, ask=words.quantity_question
)
PICK_SHELF = CHOICES.add("pick_shelf", COLOURS * DISPLAY, label=words.shelf, place=words.shelf_place)
OWN_QUANTITY = CHOICES.add("own_quantity", OWN_MOST + 1, label=words.own_quantity)
ACTIVATE = CHOICES.add("activate", SPACES + 1, label=words.space, place=words.space_place)
EXCHANGE = CHOICES.add("exchange", EXCHANGES + 1, names=(*COMPONENTS.keys("exchange"), "decline"))
PICK_MASTER = CHOICES.add("pick_master", 2, names=("master", "tutor"), place=words.master_place)
PICK_EXHAUST = CHOICES.add("pick_exhaust", SLOTS + 1, label=words.exhaust, place=words.lecturer_place)
DOUBLE_BONUS = CHOICES.add("double_bonus", 2, names=("yes", "no"), ask=words.double_question)
PRICE_CONFIG = CHOICES.add("price_config", PRICE_ROWS - 1, label=words.price_row)
DISCARD_BOOK = CHOICES.add("discard_book", KINDS, label=words.kind, place=words.book_place, ask=words.discard_question)

DECLINE_STUDENT, DECLINE_PROFESSOR, DECLINE_SPACE, DECLINE_EXCHANGE = STUDENTS, SLOTS, SPACES, EXCHANGES
DICTIONARIES_SOURCE, STOP, PAY_DUCATS = COLOURS, COLOURS + 1, SLOTS

# The options of MENU (§6.2)
M_SPACE, M_LECTURE, M_READY = 0, SPACES, SPACES + SLOTS
M_GREEN = M_READY + SLOTS
M_BLACK, M_BUST = M_GREEN + 1, M_GREEN + 2
M_FREE_LECTURE = M_BUST + BUSTS
M_SKIP_LECTURE, M_PASS, M_END_TURN = M_FREE_LECTURE + 1, M_FREE_LECTURE + 2, M_FREE_LECTURE + 3
assert words.MENU_STARTS == (
    M_SPACE, M_LECTURE, M_READY, M_GREEN, M_BLACK, M_BUST, M_FREE_LECTURE, M_SKIP_LECTURE, M_PASS, M_END_TURN,
)  # fmt: skip
TURN_OPEN, TURN_DONE, LECTURE_OPEN = range(3)  # where MENU stands (§5.2)

# Ways to recruit a student (§5.4): the four campus rows, two lectures, two bonuses, a setup card
FROM_ROW, FROM_LECTURE, FROM_LECTURE_FOR_POINTS, FROM_BONUS, FROM_CHEAP_BONUS, FROM_SETUP = 0, 4, 5, 6, 7, 8
NORMAL, NO_DUCATS, FREE = range(3)  # ways to recruit a professor (§5.5)

# Reasons --------------------------------------------------------------------------------------------------------------
MASTER_THERE = REASONS.add("master_there")
TOO_FEW_MASTERS = REASONS.add("too_few_masters")
NOTHING_TO_DO_THERE = REASONS.add("nothing_to_do_there")
AT_THE_TOP = REASONS.add("at_the_top")
BOOK_MISSING = REASONS.add("book_missing")
EXHAUSTED = REASONS.add("exhausted")
STEP_TOO_DEAR = REASONS.add("step_too_dear")
GLORY_NOT_REACHED = REASONS.add("glory_not_reached")
STACK_EMPTY = REASONS.add("stack_empty")
ALREADY_YOURS = REASONS.add("already_yours")
HALLS_FULL = REASONS.add("halls_full")
HALL_TOO_DEAR = REASONS.add("hall_too_dear")
BOOKS_MISSING = REASONS.add("books_missing")
DUCATS_MISSING = REASONS.add("ducats_missing")
POINTS_MISSING = REASONS.add("points_missing")
REST_UNPAYABLE = REASONS.add("rest_unpayable")
COLOUR_USED = REASONS.add("colour_used")
RANK_TOO_LOW = REASONS.add("rank_too_low")
IS_READY = REASONS.add("is_ready")
PARACELSUS_USED = REASONS.add("paracelsus_used")
NO_MASTER_THERE = REASONS.add("no_master_there")
SOURCE_USED = REASONS.add("source_used")
SHELF_FLIPPED = REASONS.add("shelf_flipped")

# Steps ----------------------------------------------------------------------------------------------------------------
PASS_HANDS = STEPS.add("pass_hands")
SHOW_SETUP_CARDS = STEPS.add("show_setup_cards")
NEXT_CHANCELLOR = STEPS.add("next_chancellor")
NEXT_SHELF = STEPS.add("next_shelf")
NEXT_START = STEPS.add("next_start")
START_STUDENTS = STEPS.add("start_students")
START_STEPS = STEPS.add("start_steps")
BEGIN_ROUND = STEPS.add("begin_round")
TAKE_TURN = STEPS.add("take_turn")
NEXT_TURN = STEPS.add("next_turn")
LECTURE_WAITS = STEPS.add("lecture_waits")
BOOKMARK_WAITS = STEPS.add("bookmark_waits")
USE_SPACE = STEPS.add("use_space")
NEXT_SOURCE = STEPS.add("next_source")
SCORE_SHELF = STEPS.add("score_shelf")
REDUCE_COST = STEPS.add("reduce_cost")
PAY_TEXTBOOKS = STEPS.add("pay_textbooks")
PLACE_STUDENT = STEPS.add("place_student")
TAKE_PROFESSOR = STEPS.add("take_professor")
GAIN_TEXTBOOKS = STEPS.add("gain_textbooks")
PLACE_BOOKS = STEPS.add("place_books")
CHOOSE_PRICES = STEPS.add("choose_prices")
ADVANCE = STEPS.add("advance")
MILESTONE = STEPS.add("milestone")
OFFER_STUDENT = STEPS.add("offer_student")
OFFER_DOUBLE = STEPS.add("offer_double")
CHECK_STORAGE = STEPS.add("check_storage")
NEW_ROUND = STEPS.add("new_round")
NEXT_PRICES = STEPS.add("next_prices")

# Events ---------------------------------------------------------------------------------------------------------------
TOLD_KEPT = EVENTS.add("kept", story.told_setup_card, private=("a",))
TOLD_DROPPED = EVENTS.add("dropped", story.told_setup_card, private=("a",))
TOLD_SHOWN = EVENTS.add("shown", story.told_setup_cards)
TOLD_CHANCELLOR = EVENTS.add("chancellor", story.told_chancellor)
TOLD_EXTRA = EVENTS.add("extra", story.told_setup_card)
TOLD_ROUND = EVENTS.add("round", story.told_number)
TOLD_IGNOTUS = EVENTS.add("ignotus", story.told_ignotus)
TOLD_SENT = EVENTS.add("sent", story.told_sent)
TOLD_BISHOP = EVENTS.add("bishop", story.told_number)
TOLD_TRADE = EVENTS.add("trade", story.told_trade)
TOLD_GAINED = EVENTS.add("gained", story.told_amounts)
TOLD_PAID = EVENTS.add("paid", story.told_amounts)
TOLD_PAID_BOOKS = EVENTS.add("paid_books", story.told_books)
TOLD_STEPS = EVENTS.add("steps", story.told_steps)
TOLD_BOUGHT = EVENTS.add("bought", story.told_bought)
TOLD_MARSCHALK = EVENTS.add("marschalk", story.told_buyer)
TOLD_SHELF = EVENTS.add("shelf", story.told_shelf)
TOLD_OWN = EVENTS.add("own", story.told_own)
TOLD_STUDENT = EVENTS.add("student", story.told_student)
TOLD_PROFESSOR = EVENTS.add("professor", story.told_professor)
TOLD_BOOKMARK = EVENTS.add("bookmark", story.told_bookmark)
TOLD_LECTURE = EVENTS.add("lecture", story.told_professor)
TOLD_ACTIVATED = EVENTS.add("activated", story.told_space)
TOLD_EXCHANGED = EVENTS.add("exchanged", story.told_exchange)
TOLD_TEXTBOOK = EVENTS.add("textbook", story.told_kind)
TOLD_LEVEL = EVENTS.add("level", story.told_number)
TOLD_MILESTONE = EVENTS.add("milestone", story.told_milestone)
TOLD_MASTER = EVENTS.add("master")
TOLD_TUTOR = EVENTS.add("tutor")
TOLD_RESTED = EVENTS.add("rested", story.told_number)
TOLD_MASTER_GONE = EVENTS.add("master_gone")
TOLD_BUST = EVENTS.add("bust", story.told_bust)
TOLD_READIED = EVENTS.add("readied", story.told_professor)
TOLD_EXHAUSTED = EVENTS.add("exhausted", story.told_professor)
TOLD_PASSED = EVENTS.add("passed")
TOLD_DISCARDED = EVENTS.add("discarded", story.told_kind)
TOLD_FIRST = EVENTS.add("first", story.told_order)
TOLD_REPUTATION = EVENTS.add("reputation", story.told_reputation)
TOLD_INCOME = EVENTS.add("income", story.told_income)
TOLD_PRICES = EVENTS.add("prices", story.told_prices)
