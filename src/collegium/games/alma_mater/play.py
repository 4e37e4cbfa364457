"""Alma Mater's table of contents: which rule answers which choice, and which step runs which rule."""

from collegium.games.alma_mater.choices import (
    ACTIVATE,
    ADVANCE,
    BEGIN_ROUND,
    BISHOP_COUNT,
    BOOKMARK_WAITS,
    CHECK_STORAGE,
    CHOOSE_PRICES,
    COLLOQUIUM_QUANTITY,
    COLLOQUIUM_SOURCE,
    DISCARD_BOOK,
    DOUBLE_BONUS,
    DRAFT_DROP,
    DRAFT_KEEP,
    EXCHANGE,
    EXTRA_SETUP,
    GAIN_TEXTBOOK,
    GAIN_TEXTBOOKS,
    LABORATORY_CHOICE,
    LECTURE_WAITS,
    MENU,
    MILESTONE,
    NEW_ROUND,
    NEXT_CHANCELLOR,
    NEXT_PRICES,
    NEXT_SHELF,
    NEXT_SOURCE,
    NEXT_START,
    NEXT_TURN,
    OFFER_DOUBLE,
    OFFER_STUDENT,
    OWN_QUANTITY,
    PASS_HANDS,
    PAY_COLOUR,
    PAY_KIND,
    PAY_TEXTBOOKS,
    PICK_CHANCELLOR,
    PICK_EXHAUST,
    PICK_MASTER,
    PICK_PROFESSOR,
    PICK_SHELF,
    PICK_STUDENT,
    PLACE_BOOKS,
    PLACE_OWN,
    PLACE_STUDENT,
    PRICE_CONFIG,
    REDUCE,
    REDUCE_COST,
    SCORE_SHELF,
    SET_BOOKMARK,
    SHELF_VALUE,
    SHOW_SETUP_CARDS,
    START_STEP,
    START_STEPS,
    START_STUDENTS,
    TAKE_PROFESSOR,
    TAKE_TURN,
    TRADE,
    TUTOR_COUNT,
    USE_ERASMUS,
    USE_SPACE,
)
from collegium.games.alma_mater.components import BISHOP_SPACE
from collegium.games.alma_mater.rules.administration import (
    begin_round,
    check_storage,
    discard_book,
    menu_discard,
    new_round,
    next_prices,
)
from collegium.games.alma_mater.rules.colloquium import (
    buy,
    menu_quantity,
    menu_shelf,
    menu_source,
    next_source,
    pick_shelf,
    pick_source,
    score_shelf,
)
from collegium.games.alma_mater.rules.costs import menu_exhaust, menu_master, pick_exhaust, pick_master
from collegium.games.alma_mater.rules.display import choose_prices, menu_prices, set_prices
from collegium.games.alma_mater.rules.gains import (
    gain_own_textbooks,
    gain_textbooks,
    menu_place_own,
    menu_textbook,
    place_own,
    take_textbook,
)
from collegium.games.alma_mater.rules.lectures import activate, exchange, menu_activate, menu_exchange
from collegium.games.alma_mater.rules.masters import (
    menu_bishop_count,
    menu_tutor_count,
    mix_masters,
    place_masters,
    use_erasmus,
)
from collegium.games.alma_mater.rules.payments import (
    menu_pay_colour,
    menu_reduce,
    pay_colour,
    pay_textbooks,
    reduce_cost,
    reduce_requirement,
)
from collegium.games.alma_mater.rules.professors import (
    bookmark_waits,
    menu_bookmark,
    menu_pay_kind,
    menu_professor,
    pay_kind,
    pick_professor,
    set_bookmark,
    take_professor,
)
from collegium.games.alma_mater.rules.research import advance, double_bonus, offer_double, reach_milestone
from collegium.games.alma_mater.rules.setup import (
    drop_card,
    keep_card,
    menu_drafted,
    menu_hand,
    pass_hands,
    show_setup_cards,
)
from collegium.games.alma_mater.rules.spaces import (
    make_trade,
    menu_laboratory,
    menu_own_quantity,
    menu_trade,
    print_books,
    use_space,
    work_in_laboratory,
)
from collegium.games.alma_mater.rules.start import (
    keep_extra_card,
    menu_chancellor,
    menu_shelf_value,
    next_chancellor,
    next_shelf,
    next_start,
    pick_chancellor,
    place_shelf,
    start_steps,
    start_students,
    take_start_step,
)
from collegium.games.alma_mater.rules.students import menu_student, offer_student, pick_student, place_student
from collegium.games.alma_mater.rules.turn import choose_menu, lecture_waits, menu_turn, next_turn, take_turn
from collegium.kernel.choice import LEGAL
from collegium.kernel.rule import Vector, rule


@rule
def menu(s, who, verdict: Vector):
    """Write one verdict per option of what the seat owes."""
    kind = s.owed[who].kind
    a = s.owed[who].a
    b = s.owed[who].b
    c = s.owed[who].c
    if kind == MENU:
        menu_turn(s, who, verdict, a, b)
    elif kind == DRAFT_KEEP:
        menu_hand(s, who, verdict)
    elif kind == DRAFT_DROP:
        menu_drafted(s, who, verdict)
    elif kind == PICK_CHANCELLOR:
        menu_chancellor(s, verdict)
    elif kind == EXTRA_SETUP:
        menu_hand(s, who, verdict)
    elif kind == SHELF_VALUE:
        menu_shelf_value(s, who, verdict, a)
    elif kind == GAIN_TEXTBOOK:
        menu_textbook(s, verdict, b, c)
    elif kind == PLACE_OWN:
        menu_place_own(s, who, verdict, a)
    elif kind == PICK_STUDENT:
        menu_student(s, who, verdict, a)
    elif kind == REDUCE:
        menu_reduce(s, who, verdict)
    elif kind == PAY_COLOUR:
        menu_pay_colour(s, who, verdict, a, b)
    elif kind == PICK_PROFESSOR:
        menu_professor(s, who, verdict, a, b)
    elif kind == PAY_KIND:
        menu_pay_kind(s, who, verdict, a, b)
    elif kind == SET_BOOKMARK:
        menu_bookmark(s, verdict)
    elif kind == BISHOP_COUNT:
        menu_bishop_count(s, who, verdict)
    elif kind == TUTOR_COUNT:
        menu_tutor_count(s, who, verdict, b)
    elif kind == TRADE:
        menu_trade(s, who, verdict, a)
    elif kind == LABORATORY_CHOICE:
        menu_laboratory(verdict)
    elif kind == COLLOQUIUM_SOURCE:
        menu_source(s, who, verdict)
    elif kind == COLLOQUIUM_QUANTITY:
        menu_quantity(s, who, verdict, a)
    elif kind == PICK_SHELF:
        menu_shelf(s, verdict)
    elif kind == OWN_QUANTITY:
        menu_own_quantity(s, who, verdict)
    elif kind == ACTIVATE:
        menu_activate(s, who, verdict)
    elif kind == EXCHANGE:
        menu_exchange(s, who, verdict)
    elif kind == PICK_MASTER:
        menu_master(s, who, verdict)
    elif kind == PICK_EXHAUST:
        menu_exhaust(s, who, verdict, a)
    elif kind == PRICE_CONFIG:
        menu_prices(verdict)
    elif kind == DISCARD_BOOK:
        menu_discard(s, who, verdict)
    elif kind == START_STEP or kind == USE_ERASMUS or kind == DOUBLE_BONUS:  # yes or no
        verdict[0] = LEGAL
        verdict[1] = LEGAL


@rule
def choose(s, who, option):
    """Carry out a legal answer."""
    kind = s.answer.kind
    a = s.answer.a
    b = s.answer.b
    c = s.answer.c
    if kind == MENU:
        choose_menu(s, who, option, a, b)
    elif kind == DRAFT_KEEP:
        keep_card(s, who, option)
    elif kind == DRAFT_DROP:
        drop_card(s, who, option)
    elif kind == PICK_CHANCELLOR:
        pick_chancellor(s, who, option)
    elif kind == EXTRA_SETUP:
        keep_extra_card(s, who, option)
    elif kind == SHELF_VALUE:
        place_shelf(s, who, option, a)
    elif kind == GAIN_TEXTBOOK:
        take_textbook(s, who, option, a, b, c)
    elif kind == PLACE_OWN:
        place_own(s, who, option, a)
    elif kind == START_STEP:
        take_start_step(s, option, a)
    elif kind == PICK_STUDENT:
        pick_student(s, who, option, a)
    elif kind == REDUCE:
        reduce_requirement(s, option)
    elif kind == PAY_COLOUR:
        pay_colour(s, who, option, a, b)
    elif kind == PICK_PROFESSOR:
        pick_professor(s, who, option, a, b, c)
    elif kind == PAY_KIND:
        pay_kind(s, who, option, a, b)
    elif kind == SET_BOOKMARK:
        set_bookmark(s, who, option, a)
    elif kind == BISHOP_COUNT:
        mix_masters(s, who, BISHOP_SPACE, option + 1)
    elif kind == TUTOR_COUNT:
        place_masters(s, who, option, a, b)
    elif kind == USE_ERASMUS:
        use_erasmus(s, who, option, a)
    elif kind == TRADE:
        make_trade(s, who, option)
    elif kind == LABORATORY_CHOICE:
        work_in_laboratory(s, who, option)
    elif kind == COLLOQUIUM_SOURCE:
        pick_source(s, who, option)
    elif kind == COLLOQUIUM_QUANTITY:
        buy(s, who, option + 1, a)
    elif kind == PICK_SHELF:
        pick_shelf(s, who, option)
    elif kind == OWN_QUANTITY:
        print_books(s, who, option)
    elif kind == ACTIVATE:
        activate(s, who, option)
    elif kind == EXCHANGE:
        exchange(s, who, option)
    elif kind == PICK_MASTER:
        pick_master(s, who, option, a)
    elif kind == PICK_EXHAUST:
        pick_exhaust(s, who, option, a)
    elif kind == DOUBLE_BONUS:
        double_bonus(s, who, option, a)
    elif kind == PRICE_CONFIG:
        set_prices(s, who, option)
    elif kind == DISCARD_BOOK:
        discard_book(s, who, option)


@rule
def step(s, number, a, b, c):
    """Run one step of the agenda."""
    if number == TAKE_TURN:
        take_turn(s, a)
    elif number == NEXT_TURN:
        next_turn(s)
    elif number == USE_SPACE:
        use_space(s, s.active, a, b)
    elif number == LECTURE_WAITS:
        lecture_waits(s, a)
    elif number == BOOKMARK_WAITS:
        bookmark_waits(s, s.active, a)
    elif number == NEXT_SOURCE:
        next_source(s)
    elif number == SCORE_SHELF:
        score_shelf(s)
    elif number == REDUCE_COST:
        reduce_cost(s)
    elif number == PAY_TEXTBOOKS:
        pay_textbooks(s)
    elif number == PLACE_STUDENT:
        place_student(s, s.active, a, b)
    elif number == TAKE_PROFESSOR:
        take_professor(s, s.active, a, b)
    elif number == GAIN_TEXTBOOKS:
        gain_textbooks(s, a, b, c)
    elif number == PLACE_BOOKS:
        gain_own_textbooks(s, a)
    elif number == CHOOSE_PRICES:
        choose_prices(s, s.active)
    elif number == ADVANCE:
        advance(s, s.active)
    elif number == MILESTONE:
        reach_milestone(s, s.active, a, b)
    elif number == OFFER_STUDENT:
        offer_student(s, a)
    elif number == OFFER_DOUBLE:
        offer_double(s, s.active, a, b)
    elif number == CHECK_STORAGE:
        check_storage(s)
    elif number == NEW_ROUND:
        new_round(s)
    elif number == NEXT_PRICES:
        next_prices(s, a)
    elif number == BEGIN_ROUND:
        begin_round(s)
    elif number == PASS_HANDS:
        pass_hands(s)
    elif number == SHOW_SETUP_CARDS:
        show_setup_cards(s)
    elif number == NEXT_CHANCELLOR:
        next_chancellor(s, a)
    elif number == NEXT_SHELF:
        next_shelf(s, a)
    elif number == NEXT_START:
        next_start(s, a)
    elif number == START_STUDENTS:
        start_students(s, a)
    elif number == START_STEPS:
        start_steps(s, a)
