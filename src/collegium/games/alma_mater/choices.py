"""Every choice, reason, step and event as a number, in the order of §6 of the spec, with the places on the table that
options point at. How all this is said stands in wording.py and telling.py.
"""

from collegium.kernel import CHAPTER, TURN, Choices, Events, Reasons, Steps, own_piece, piece

from .components import (
    BUSTS,
    CHANCELLORS,
    COLLOQUIUM_MOST,
    COLOURS,
    COMPONENTS,
    DICTIONARY,
    DISPLAY,
    EXCHANGES,
    KINDS,
    OWN_MOST,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PATTERN_SLOTS,
    PRICE_ROWS,
    SETUP_CARDS,
    SHELF_VALUES,
    SLOTS,
    SPACES,
    STUDENTS,
    TOP,
    TRADES,
    TUTORS,
)

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()

# Places ---------------------------------------------------------------------------------------------------------------


def setup_card_place(s, who, option):
    return f"setup.{option + 1}"


def shelf_value_place(s, who, option):
    return f"shelf.{who}.{s.owed[who].a}"


def master_place(s, who, option):
    return f"archive.{who}"


def menu_place(s, who, option):
    if option < M_LECTURE:
        return space_place(s, who, option)
    if option < M_GREEN:
        return f"lecturer.{who}.{(option - M_LECTURE) % SLOTS}"
    if option in (M_GREEN, M_BLACK):
        return f"research.{min(TOP, s.player[who].level + 1)}"
    if option < M_FREE_LECTURE:
        return f"bust.{option - M_BUST}"
    if option == M_FREE_LECTURE:
        return f"lecturer.{who}.{s.owed[who].b}"
    return f"dormitory.{who}" if option == M_PASS else None


def space_place(s, who, option):
    if option == DECLINE_SPACE:
        return None
    key = COMPONENTS.rows["space"][option]["key"]
    return f"space.{who}.{key}" if option in (OWN_SPACE, OWN_SECOND_SPACE) else f"space.{key}"


def shelf_place(s, who, option):
    return f"shelf.{option // DISPLAY}.{option % DISPLAY}"


# Choices --------------------------------------------------------------------------------------------------------------
YES, NO = 0, 1
DRAFT_KEEP = CHOICES.add("draft_keep", SETUP_CARDS, place=setup_card_place)
DRAFT_DROP = CHOICES.add("draft_drop", SETUP_CARDS, place=setup_card_place)
PICK_CHANCELLOR = CHOICES.add("pick_chancellor", CHANCELLORS, place=piece("chancellor"))
EXTRA_SETUP = CHOICES.add("extra_setup", SETUP_CARDS, place=setup_card_place)
SHELF_VALUE = CHOICES.add("shelf_value", SHELF_VALUES, place=shelf_value_place)  # a: slot
GAIN_TEXTBOOK = CHOICES.add("gain_textbook", COLOURS, place=own_piece("book"))  # a: how many, b: 1 = differ, c: chosen
PLACE_OWN = CHOICES.add("place_own", DISPLAY + 1)  # a: how many
START_STEP = CHOICES.add("start_step", 2, names=("yes", "no"))  # a: steps left
PICK_STUDENT = CHOICES.add("pick_student", STUDENTS + 1, place=piece("student", STUDENTS))  # a: way to recruit
REDUCE = CHOICES.add("reduce", PATTERN_SLOTS)
PAY_COLOUR = CHOICES.add("pay_colour", COLOURS, place=own_piece("book"))  # a: pick, b: how many
PICK_PROFESSOR = CHOICES.add("pick_professor", SLOTS + 1, place=piece("professor", SLOTS))  # a: way, b: from where
PAY_KIND = CHOICES.add("pay_kind", KINDS, place=own_piece("book"))  # a: stack, b: part of the price
SET_BOOKMARK = CHOICES.add("set_bookmark", KINDS, place=own_piece("book"))  # a: stack
MENU = CHOICES.add("menu", SPACES + 2 * SLOTS + 9, place=menu_place)  # a: where it stands, b: whose lecture waits
BISHOP_COUNT = CHOICES.add("bishop_count", 3)
TUTOR_COUNT = CHOICES.add("tutor_count", TUTORS + 1)  # a: space, b: masters
USE_ERASMUS = CHOICES.add("use_erasmus", 2, names=("yes", "no"))  # a: masters
TRADE = CHOICES.add("trade", TRADES)  # a: space
LABORATORY_CHOICE = CHOICES.add("laboratory_choice", 2)
COLLOQUIUM_SOURCE = CHOICES.add("colloquium_source", KINDS + 1, place=piece("display", DICTIONARY))
COLLOQUIUM_QUANTITY = CHOICES.add("colloquium_quantity", COLLOQUIUM_MOST)  # a: source
PICK_SHELF = CHOICES.add("pick_shelf", COLOURS * DISPLAY, place=shelf_place)
OWN_QUANTITY = CHOICES.add("own_quantity", OWN_MOST + 1)
ACTIVATE = CHOICES.add("activate", SPACES + 1, place=space_place)
EXCHANGE = CHOICES.add("exchange", EXCHANGES + 1, names=(*COMPONENTS.keys("exchange"), "decline"))
PICK_MASTER = CHOICES.add("pick_master", 2, names=("master", "tutor"), place=master_place)  # a: cost
PICK_EXHAUST = CHOICES.add("pick_exhaust", SLOTS + 1, place=own_piece("lecturer", SLOTS))  # a: cost
DOUBLE_BONUS = CHOICES.add("double_bonus", 2, names=("yes", "no"))  # a: letter of the milestone
PRICE_CONFIG = CHOICES.add("price_config", PRICE_ROWS - 1)
DISCARD_BOOK = CHOICES.add("discard_book", KINDS, place=own_piece("book"))

DECLINE_STUDENT, DECLINE_PROFESSOR, DECLINE_SPACE, DECLINE_EXCHANGE = STUDENTS, SLOTS, SPACES, EXCHANGES
DICTIONARIES_SOURCE, STOP, PAY_DUCATS = COLOURS, COLOURS + 1, SLOTS

# The options of MENU (§6.2)
M_SPACE, M_LECTURE, M_READY = 0, SPACES, SPACES + SLOTS
M_GREEN = M_READY + SLOTS
M_BLACK, M_BUST = M_GREEN + 1, M_GREEN + 2
M_FREE_LECTURE = M_BUST + BUSTS
M_SKIP_LECTURE, M_PASS, M_END_TURN = M_FREE_LECTURE + 1, M_FREE_LECTURE + 2, M_FREE_LECTURE + 3
TURN_OPEN, TURN_DONE, LECTURE_OPEN = range(3)  # where MENU stands (§5.2)

# Ways to recruit a student (§5.4): from the four campus rows, then two lectures, two bonuses, a setup card
FROM_LECTURE, FROM_LECTURE_FOR_POINTS, FROM_BONUS, FROM_CHEAP_BONUS, FROM_SETUP = range(4, 9)
NORMAL, NO_DUCATS, FREE = range(3)  # ways to recruit a professor (§5.5)
AFTER_FREE = 3  # only told: no ducats, since somebody recruited this professor free before (ruling 28)
NO_STUDENT, NO_PROFESSOR, NO_SPACE, NO_EXCHANGE = range(4)  # what somebody did not take

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

# Events, and what their numbers are called ---------------------------------------------------------------------------
# Chapters and turns
TOLD_SETUP = EVENTS.add("setup", names=("phase",), opens=CHAPTER)
TOLD_ROUND = EVENTS.add("round", opens=CHAPTER)
TOLD_ADMINISTRATION = EVENTS.add("administration", opens=CHAPTER)
TOLD_INCOME_PHASE = EVENTS.add("income_phase", opens=CHAPTER)
TOLD_FINAL = EVENTS.add("final", opens=CHAPTER)
TOLD_TURN = EVENTS.add("turn", silent=True, opens=TURN)
# Set-up
TOLD_RESEARCH_CARD = EVENTS.add("research_card")
TOLD_CAMPUS = EVENTS.add("campus")
TOLD_ACADEMY = EVENTS.add("academy")
TOLD_GLORY = EVENTS.add("glory")
TOLD_OFFER = EVENTS.add("offer", names=("chancellors",))
TOLD_DEALT = EVENTS.add("dealt", names=("count",))
TOLD_KEPT = EVENTS.add("kept", names=("card",), private=("a",))
TOLD_HANDS = EVENTS.add("hands")
TOLD_FOURTH = EVENTS.add("fourth", names=("card",), private=("a",))
TOLD_DROPPED = EVENTS.add("dropped", names=("card",), private=("a",))
TOLD_SHOWN = EVENTS.add("shown")
TOLD_FIRST_ORDER = EVENTS.add("first_order", names=("order", "tied"))
TOLD_CHANCELLOR = EVENTS.add("chancellor", names=("chancellor",))
TOLD_DRAWN = EVENTS.add("drawn", names=("count",))
TOLD_EXTRA = EVENTS.add("extra", names=("card", "back"))
TOLD_FAME = EVENTS.add("fame", names=("chancellor",))
TOLD_IGNOTUS_SHELVES = EVENTS.add("ignotus_shelves")
TOLD_SHELVES = EVENTS.add("shelves")
TOLD_START = EVENTS.add("start")
TOLD_STEP_LEFT = EVENTS.add("step_left")
TOLD_SETUP_AWAY = EVENTS.add("setup_away", names=("count",))
# Turns
TOLD_IGNOTUS_STEPS = EVENTS.add("ignotus_steps")
TOLD_IGNOTUS_BOOKS = EVENTS.add("ignotus_books")
TOLD_IGNOTUS_MASTERS = EVENTS.add("ignotus_masters")
TOLD_SENT = EVENTS.add("sent")
TOLD_ERASMUS = EVENTS.add("erasmus", names=("count",))
TOLD_BISHOP = EVENTS.add("bishop", names=("ducats", "count", "by"))
TOLD_TRADE = EVENTS.add("trade")
TOLD_BROUGHT = EVENTS.add("brought")
TOLD_NOTHING = EVENTS.add("nothing", names=("source",))
TOLD_PRESS = EVENTS.add("press", names=("count", "ducats", "steps"))
TOLD_OWN = EVENTS.add("own")
TOLD_TEXTBOOK = EVENTS.add("textbook", names=("books",))
TOLD_BOUGHT = EVENTS.add("bought")
TOLD_BOUGHT_SUPPLY = EVENTS.add("bought_supply")
TOLD_MARSCHALK = EVENTS.add("marschalk", names=("buyer", "points", "count"))
TOLD_SHELF = EVENTS.add("shelf", names=("owner", "points", "slot"))
TOLD_RECRUITS = EVENTS.add("recruits")
TOLD_PAID_BOOKS = EVENTS.add("paid_books")
TOLD_STUDENT = EVENTS.add("student")
TOLD_PRICE_TILES = EVENTS.add("price_tiles")
TOLD_PRICES = EVENTS.add("prices", names=("prices",))
TOLD_FIRST_RECRUITER = EVENTS.add("first_recruiter")
TOLD_PRICE_SET = EVENTS.add("price_set")
TOLD_PRICE_PAID = EVENTS.add("price_paid")
TOLD_PROFESSOR = EVENTS.add("professor", names=("professor",))
TOLD_BOOKMARK = EVENTS.add("bookmark", names=("professor", "books"))
TOLD_LECTURE = EVENTS.add("lecture")
TOLD_SKIPPED = EVENTS.add("skipped", names=("professor",))
TOLD_ACTIVATED = EVENTS.add("activated", names=("space",))
TOLD_EXCHANGED = EVENTS.add("exchanged")
TOLD_SLID = EVENTS.add("slid", names=("lost",))
TOLD_TUTOR = EVENTS.add("tutor")
TOLD_TUTORS_HOME = EVENTS.add("tutors_home", names=("count",))
TOLD_DECLINED = EVENTS.add("declined", names=("what",))
TOLD_GREEN = EVENTS.add("green")
TOLD_BLACK = EVENTS.add("black")
TOLD_RESTED = EVENTS.add("rested")
TOLD_MASTER_GONE = EVENTS.add("master_gone")
TOLD_EXHAUSTED = EVENTS.add("exhausted", names=("professor",))
TOLD_INSTEAD = EVENTS.add("instead", names=("count",))
TOLD_LEVEL = EVENTS.add("level", names=("count",))
TOLD_MILESTONE = EVENTS.add("milestone", names=("number", "bonus"))
TOLD_DOUBLED = EVENTS.add("doubled", names=("number", "bonus"))
TOLD_MASTER = EVENTS.add("master", names=("cause",))
TOLD_NO_MASTER = EVENTS.add("no_master", names=("cause",))
TOLD_BUST = EVENTS.add("bust")
TOLD_READIED = EVENTS.add("readied", names=("professor",))
TOLD_LAPSED = EVENTS.add("lapsed")
TOLD_PASSED = EVENTS.add("passed")
# Between rounds and at the end
TOLD_ORDER = EVENTS.add("order")
TOLD_DISCARDED = EVENTS.add("discarded", names=("books", "capacity"))
TOLD_REPUTATION = EVENTS.add("reputation", names=("owners",))
TOLD_HOME = EVENTS.add("home")
TOLD_IGNOTUS_HOME = EVENTS.add("ignotus_home", names=("count",))
TOLD_INCOME = EVENTS.add("income")
TOLD_IGNOTUS_SLID = EVENTS.add("ignotus_slid", names=("lost",))
TOLD_END_GOODS = EVENTS.add("end_goods")
TOLD_END_TOTAL = EVENTS.add("end_total")
TOLD_WON = EVENTS.add("won", names=("points", "tied"))

# Where a gain comes from: student, professor, chancellor, bust, laboratory (with Pereira)
BY_STUDENT, BY_PROFESSOR, BY_CHANCELLOR, BY_BUST, BY_LABORATORY = 0, 16, 32, 42, 45
FROM_POINTS, FROM_HALL, FROM_BUST = range(3)  # what brings an additional master
AS_IGNOTUS, AS_OWN = KINDS, KINDS + 1  # whose book, where it is not of a seat: Ignotus', the player's own
BOOK_WAIVED, FREE_OF_CHARGE = 8, 9  # why a lecture cost no book: Alberti; the first one
NOTHING_DUE = -1  # a step that costs nothing now
