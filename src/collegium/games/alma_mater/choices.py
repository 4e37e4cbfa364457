"""The language of Alma Mater: every choice, event, reason and step, numbered in this order (see §6 of the spec).

Rules use the numbers; clients use the names, the labels (labels.py) and the places on the table.
"""

from collegium.kernel import CHAPTER, TURN, Choices, Events, Reasons, Steps

from . import labels as words
from . import refusals, story
from .components import (
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
NO_STUDENT, NO_PROFESSOR, NO_SPACE, NO_EXCHANGE = range(4)  # what somebody did not take

# Reasons --------------------------------------------------------------------------------------------------------------
MASTER_THERE = REASONS.add("master_there")
TOO_FEW_MASTERS = REASONS.add("too_few_masters", refusals.masters)
NOTHING_TO_DO_THERE = REASONS.add("nothing_to_do_there")
AT_THE_TOP = REASONS.add("at_the_top")
BOOK_MISSING = REASONS.add("book_missing", refusals.lecture_book)
EXHAUSTED = REASONS.add("exhausted")
STEP_TOO_DEAR = REASONS.add("step_too_dear", refusals.step)
GLORY_NOT_REACHED = REASONS.add("glory_not_reached", refusals.glory)
STACK_EMPTY = REASONS.add("stack_empty")
ALREADY_YOURS = REASONS.add("already_yours")
HALLS_FULL = REASONS.add("halls_full")
HALL_TOO_DEAR = REASONS.add("hall_too_dear", refusals.hall)
BOOKS_MISSING = REASONS.add("books_missing", refusals.books)
DUCATS_MISSING = REASONS.add("ducats_missing", refusals.ducats)
POINTS_MISSING = REASONS.add("points_missing", refusals.points)
REST_UNPAYABLE = REASONS.add("rest_unpayable")
COLOUR_USED = REASONS.add("colour_used")
RANK_TOO_LOW = REASONS.add("rank_too_low", refusals.rank)
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
# Chapters and turns
TOLD_SETUP = EVENTS.add("setup", story.told_setup, opens=CHAPTER)
TOLD_ROUND = EVENTS.add("round", story.told_round, opens=CHAPTER)
TOLD_ADMINISTRATION = EVENTS.add("administration", story.told_round, opens=CHAPTER)
TOLD_INCOME_PHASE = EVENTS.add("income_phase", story.told_round, opens=CHAPTER)
TOLD_FINAL = EVENTS.add("final", story.told_nothing, opens=CHAPTER)
TOLD_TURN = EVENTS.add("turn", silent=True, opens=TURN)
# Set-up
TOLD_RESEARCH_CARD = EVENTS.add("research_card", story.told_research_card)
TOLD_CAMPUS = EVENTS.add("campus", story.told_campus)
TOLD_ACADEMY = EVENTS.add("academy", story.told_academy)
TOLD_GLORY = EVENTS.add("glory", story.told_glory)
TOLD_OFFER = EVENTS.add("offer", story.told_offer)
TOLD_DEALT = EVENTS.add("dealt", story.told_number)
TOLD_KEPT = EVENTS.add("kept", story.told_setup_card, private=("a",))
TOLD_HANDS = EVENTS.add("hands", story.told_nothing)
TOLD_FOURTH = EVENTS.add("fourth", story.told_setup_card, private=("a",))
TOLD_DROPPED = EVENTS.add("dropped", story.told_setup_card, private=("a",))
TOLD_SHOWN = EVENTS.add("shown", story.told_setup_cards)
TOLD_FIRST_ORDER = EVENTS.add("first_order", story.told_first_order)
TOLD_CHANCELLOR = EVENTS.add("chancellor", story.told_chancellor)
TOLD_DRAWN = EVENTS.add("drawn", story.told_number)
TOLD_EXTRA = EVENTS.add("extra", story.told_extra)
TOLD_FAME = EVENTS.add("fame", story.told_fame)
TOLD_SHELVES = EVENTS.add("shelves", story.told_shelves)
TOLD_START = EVENTS.add("start", story.told_start)
TOLD_STEP_LEFT = EVENTS.add("step_left", story.told_nothing)
TOLD_SETUP_AWAY = EVENTS.add("setup_away", story.told_number)
# Turns
TOLD_IGNOTUS_STEPS = EVENTS.add("ignotus_steps", story.told_ignotus_steps)
TOLD_IGNOTUS_BOOKS = EVENTS.add("ignotus_books", story.told_ignotus_books)
TOLD_IGNOTUS_MASTERS = EVENTS.add("ignotus_masters", story.told_ignotus_masters)
TOLD_SENT = EVENTS.add("sent", story.told_sent)
TOLD_ERASMUS = EVENTS.add("erasmus", story.told_number)
TOLD_BISHOP = EVENTS.add("bishop", story.told_bishop)
TOLD_TRADE = EVENTS.add("trade", story.told_trade)
TOLD_BROUGHT = EVENTS.add("brought", story.told_brought)
TOLD_NOTHING = EVENTS.add("nothing", story.told_source)
TOLD_PRESS = EVENTS.add("press", story.told_press)
TOLD_OWN = EVENTS.add("own", story.told_own)
TOLD_TEXTBOOK = EVENTS.add("textbook", story.told_kind)
TOLD_BOUGHT = EVENTS.add("bought", story.told_bought)
TOLD_BOUGHT_SUPPLY = EVENTS.add("bought_supply", story.told_bought_supply)
TOLD_MARSCHALK = EVENTS.add("marschalk", story.told_marschalk)
TOLD_SHELF = EVENTS.add("shelf", story.told_shelf)
TOLD_RECRUITS = EVENTS.add("recruits", story.told_recruits)
TOLD_PAID_BOOKS = EVENTS.add("paid_books", story.told_books)
TOLD_STUDENT = EVENTS.add("student", story.told_student)
TOLD_PRICE_TILES = EVENTS.add("price_tiles", story.told_nothing)
TOLD_PRICES = EVENTS.add("prices", story.told_prices)
TOLD_FIRST_RECRUITER = EVENTS.add("first_recruiter", story.told_first_recruiter)
TOLD_PRICE_SET = EVENTS.add("price_set", story.told_price)
TOLD_PRICE_PAID = EVENTS.add("price_paid", story.told_price)
TOLD_PROFESSOR = EVENTS.add("professor", story.told_professor)
TOLD_BOOKMARK = EVENTS.add("bookmark", story.told_bookmark)
TOLD_LECTURE = EVENTS.add("lecture", story.told_lecture)
TOLD_SKIPPED = EVENTS.add("skipped", story.told_professor)
TOLD_ACTIVATED = EVENTS.add("activated", story.told_space)
TOLD_EXCHANGED = EVENTS.add("exchanged", story.told_exchange)
TOLD_SLID = EVENTS.add("slid", story.told_slid)
TOLD_TUTOR = EVENTS.add("tutor", story.told_nothing)
TOLD_TUTORS_HOME = EVENTS.add("tutors_home", story.told_number)
TOLD_DECLINED = EVENTS.add("declined", story.told_declined)
TOLD_GREEN = EVENTS.add("green", story.told_nothing)
TOLD_BLACK = EVENTS.add("black", story.told_black)
TOLD_RESTED = EVENTS.add("rested", story.told_workers)
TOLD_MASTER_GONE = EVENTS.add("master_gone", story.told_workers)
TOLD_EXHAUSTED = EVENTS.add("exhausted", story.told_professor)
TOLD_INSTEAD = EVENTS.add("instead", story.told_number)
TOLD_LEVEL = EVENTS.add("level", story.told_number)
TOLD_MILESTONE = EVENTS.add("milestone", story.told_milestone)
TOLD_DOUBLED = EVENTS.add("doubled", story.told_milestone)
TOLD_MASTER = EVENTS.add("master", story.told_cause)
TOLD_NO_MASTER = EVENTS.add("no_master", story.told_cause)
TOLD_BUST = EVENTS.add("bust", story.told_bust)
TOLD_READIED = EVENTS.add("readied", story.told_professor)
TOLD_LAPSED = EVENTS.add("lapsed", story.told_steps)
TOLD_PASSED = EVENTS.add("passed", story.told_passed)
# Between rounds and at the end
TOLD_ORDER = EVENTS.add("order", story.told_order)
TOLD_DISCARDED = EVENTS.add("discarded", story.told_discarded)
TOLD_REPUTATION = EVENTS.add("reputation", story.told_reputation)
TOLD_HOME = EVENTS.add("home", story.told_home)
TOLD_IGNOTUS_HOME = EVENTS.add("ignotus_home", story.told_number)
TOLD_INCOME = EVENTS.add("income", story.told_income)
TOLD_IGNOTUS_SLID = EVENTS.add("ignotus_slid", story.told_nothing)
TOLD_END_GOODS = EVENTS.add("end_goods", story.told_end_goods)
TOLD_END_TOTAL = EVENTS.add("end_total", story.told_end_total)
TOLD_WON = EVENTS.add("won", story.told_won)
