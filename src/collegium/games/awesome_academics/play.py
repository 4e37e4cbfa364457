"""The table of contents of Awesome Academics: every step, every menu and every answer, and the rule behind it."""

from collegium.kernel.rule import Vector, rule

from .choices import (
    ACQUIRE,
    ACQUIRE_NEXT,
    ACTIVATE,
    AIM,
    BUY_PROJECT,
    CARRY_OUT,
    CLAIM_PROJECT,
    CLOSE_CARD,
    COMPLETE,
    COPY_MONTH,
    COPY_OFFER,
    CUT_HANDS,
    DEAL_ORDER,
    DESTINATION,
    DIPLOMA_POINT,
    DIPLOMAS,
    DO_RESEARCH,
    DRAFT_ONE,
    DRAFT_TWO,
    DRAW_CARDS,
    DRAW_DISCARD,
    DRAW_FROM,
    DRAW_MODE,
    DRAW_NEXT,
    DRAW_REFRESH,
    EVENT_ROLL,
    FIRST_RESEARCHER,
    GAIN_REPUTATION_POINT,
    GAME_ENDS,
    GRADUATE,
    GRADUATE_STUDENT,
    GRANT,
    GRANT_MONEY,
    HAND_LIMIT_DISCARD,
    LAST_CANCELLATIONS,
    LOSE_MONTH,
    LOSE_REPUTATION,
    NEXT_TURN,
    PASS_TILES,
    PAY_ANY,
    PAY_COST,
    PAY_SALARIES,
    PAY_SAME,
    PICK_DISCIPLINE,
    PLAY_CARD,
    PREPARE,
    PROMOTE,
    REACT,
    REACTIONS,
    RECRUIT_ALLOWED,
    RECRUIT_FREE,
    RECRUIT_NEXT,
    RESEARCH_UNIT,
    RESERVE_BONUS,
    RESOLVE,
    RESOLVE_NEXT,
    RETIRE_EVENT,
    RETURN_BONUS,
    REVEAL_CARDS,
    REVEAL_TILES,
    SALARIES,
    SELECT_CARDS,
    SPEND_TOKEN,
    SPIN_OFF_DICE,
    SPIN_OFF_MODE,
    SPLIT,
    START_RESEARCHER,
    STOCK_PROJECT,
    STRIKE,
    STUDENT_OFFER,
    SUBSIDY_DISCIPLINE,
    SWAP_GIVE,
    SWAP_TAKE,
    TAKE_STUDENT,
    TARGET_CARD,
    TARGET_GROUP,
    TARGET_PROJECT,
    TARGET_RESEARCHER,
    TARGET_STUDENT,
    TARGET_TRACK,
    TEACH,
)  # fmt: skip
from .rules.acquisition import (
    acquire,
    acquire_next,
    choose_buy_project,
    choose_claim_project,
    choose_copy_month,
    choose_take_student,
    menu_buy_project,
    menu_claim_project,
    menu_copy_month,
    menu_take_student,
    offer_copy,
    offer_student,
)  # fmt: skip
from .rules.action import (
    choose_hand_limit,
    choose_play_card,
    choose_resolve,
    close_card,
    cut_hands,
    menu_hand_limit,
    menu_play_card,
    menu_resolve,
    resolve_next,
    reveal_cards,
    select_cards,
)  # fmt: skip
from .rules.aims import menu_target_card, menu_target_project, menu_target_researcher, menu_target_student
from .rules.attack import (
    aim,
    choose_react,
    choose_target_card,
    choose_target_group,
    choose_target_project,
    choose_target_researcher,
    menu_react,
    menu_target_group,
    reactions,
    strike,
)  # fmt: skip
from .rules.completion import (
    choose_diploma_point,
    choose_gain_reputation,
    choose_graduate_student,
    choose_promote,
    complete,
    diplomas,
    graduate,
    menu_diploma_point,
    menu_gain_reputation,
    menu_graduate_student,
    menu_promote,
    retire_event,
)  # fmt: skip
from .rules.drawing import (
    choose_draw_discard,
    choose_draw_from,
    choose_draw_mode,
    choose_draw_refresh,
    choose_swap_give,
    choose_swap_take,
    draw_cards,
    draw_next,
    menu_draw_discard,
    menu_draw_from,
    menu_draw_mode,
    menu_draw_refresh,
    menu_swap_give,
    menu_swap_take,
)  # fmt: skip
from .rules.events import event_roll, teach
from .rules.preparation import choose_recruit_allowed, menu_recruit_allowed, next_turn, prepare, recruit_next
from .rules.reputation import choose_lose_reputation, menu_lose_reputation
from .rules.research import (
    choose_destination,
    choose_lose_month,
    choose_research_unit,
    choose_split,
    do_research,
    menu_destination,
    menu_lose_month,
    menu_research_unit,
    menu_split,
)  # fmt: skip
from .rules.salary import choose_pay_salaries, menu_pay_salaries, salaries
from .rules.scoring import game_ends, last_cancellations
from .rules.setup import (
    choose_draft,
    choose_start_researcher,
    deal_order,
    first_researcher,
    menu_draft,
    menu_start_researcher,
    pass_tiles,
    reveal_tiles,
)  # fmt: skip
from .rules.special import (
    carry_out,
    choose_pick_discipline,
    choose_target_student,
    choose_target_track,
    menu_pick_discipline,
    menu_target_track,
)  # fmt: skip
from .rules.spending import (
    choose_pay_any,
    choose_pay_same,
    choose_spend_token,
    menu_pay_any,
    menu_pay_same,
    menu_spend_token,
    pay_cost,
)  # fmt: skip
from .rules.standard import (
    choose_recruit_free,
    choose_reserve_bonus,
    choose_return_bonus,
    choose_spin_off_mode,
    choose_stock_project,
    choose_subsidy_discipline,
    grant,
    grant_money,
    menu_recruit_free,
    menu_reserve_bonus,
    menu_return_bonus,
    menu_spin_off_mode,
    menu_stock_project,
    menu_subsidy_discipline,
    spin_off_dice,
)  # fmt: skip


@rule
def step(s, number, a, b, c):
    if number == PASS_TILES:
        pass_tiles(s)
    elif number == REVEAL_TILES:
        reveal_tiles(s)
    elif number == DEAL_ORDER:
        deal_order(s)
    elif number == FIRST_RESEARCHER:
        first_researcher(s, a)
    elif number == NEXT_TURN:
        next_turn(s)
    elif number == PREPARE:
        prepare(s)
    elif number == RECRUIT_NEXT:
        recruit_next(s, a)
    elif number == ACQUIRE:
        acquire(s)
    elif number == ACQUIRE_NEXT:
        acquire_next(s, a, b)
    elif number == STUDENT_OFFER:
        offer_student(s, a)
    elif number == COPY_OFFER:
        offer_copy(s, a, b)
    elif number == SALARIES:
        salaries(s)
    elif number == DO_RESEARCH:
        do_research(s)
    elif number == COMPLETE:
        complete(s)
    elif number == DIPLOMAS:
        diplomas(s, a)
    elif number == GRADUATE:
        graduate(s, a, b)
    elif number == RETIRE_EVENT:
        retire_event(s)
    elif number == DRAW_CARDS:
        draw_cards(s)
    elif number == DRAW_NEXT:
        draw_next(s, a)
    elif number == SELECT_CARDS:
        select_cards(s)
    elif number == REVEAL_CARDS:
        reveal_cards(s)
    elif number == RESOLVE_NEXT:
        resolve_next(s, a)
    elif number == CLOSE_CARD:
        close_card(s)
    elif number == GRANT:
        grant(s)
    elif number == GRANT_MONEY:
        grant_money(s)
    elif number == SPIN_OFF_DICE:
        spin_off_dice(s, a)
    elif number == PAY_COST:
        pay_cost(s)
    elif number == CARRY_OUT:
        carry_out(s)
    elif number == AIM:
        aim(s)
    elif number == REACTIONS:
        reactions(s, a)
    elif number == STRIKE:
        strike(s)
    elif number == CUT_HANDS:
        cut_hands(s)
    elif number == TEACH:
        teach(s)
    elif number == EVENT_ROLL:
        event_roll(s)
    elif number == LAST_CANCELLATIONS:
        last_cancellations(s)
    elif number == GAME_ENDS:
        game_ends(s)


@rule
def menu(s, who, verdict: Vector):
    kind = s.owed[who].kind
    if kind == DRAFT_ONE or kind == DRAFT_TWO:
        menu_draft(s, who, verdict)
    elif kind == START_RESEARCHER:
        menu_start_researcher(s, who, verdict)
    elif kind == RECRUIT_ALLOWED:
        menu_recruit_allowed(s, who, verdict)
    elif kind == BUY_PROJECT:
        menu_buy_project(s, who, verdict)
    elif kind == CLAIM_PROJECT:
        menu_claim_project(s, who, verdict)
    elif kind == TAKE_STUDENT:
        menu_take_student(s, who, verdict)
    elif kind == COPY_MONTH:
        menu_copy_month(s, who, verdict)
    elif kind == PAY_SALARIES:
        menu_pay_salaries(s, who, verdict)
    elif kind == LOSE_MONTH:
        menu_lose_month(s, who, verdict)
    elif kind == RESEARCH_UNIT:
        menu_research_unit(s, who, verdict)
    elif kind == DESTINATION:
        menu_destination(s, who, verdict)
    elif kind == SPLIT:
        menu_split(s, who, verdict)
    elif kind == LOSE_REPUTATION:
        menu_lose_reputation(s, who, verdict)
    elif kind == GAIN_REPUTATION_POINT:
        menu_gain_reputation(s, who, verdict)
    elif kind == GRADUATE_STUDENT:
        menu_graduate_student(s, who, verdict)
    elif kind == PROMOTE:
        menu_promote(s, who, verdict)
    elif kind == DIPLOMA_POINT:
        menu_diploma_point(s, who, verdict)
    elif kind == DRAW_MODE:
        menu_draw_mode(s, who, verdict)
    elif kind == DRAW_DISCARD:
        menu_draw_discard(s, who, verdict)
    elif kind == DRAW_REFRESH:
        menu_draw_refresh(s, who, verdict)
    elif kind == DRAW_FROM:
        menu_draw_from(s, who, verdict)
    elif kind == SWAP_GIVE:
        menu_swap_give(s, who, verdict)
    elif kind == SWAP_TAKE:
        menu_swap_take(s, who, verdict)
    elif kind == PLAY_CARD:
        menu_play_card(s, who, verdict)
    elif kind == RESOLVE:
        menu_resolve(s, who, verdict)
    elif kind == PAY_ANY:
        menu_pay_any(s, who, verdict)
    elif kind == PAY_SAME:
        menu_pay_same(s, who, verdict)
    elif kind == RECRUIT_FREE:
        menu_recruit_free(s, who, verdict)
    elif kind == SUBSIDY_DISCIPLINE:
        menu_subsidy_discipline(s, who, verdict)
    elif kind == STOCK_PROJECT:
        menu_stock_project(s, who, verdict)
    elif kind == SPIN_OFF_MODE:
        menu_spin_off_mode(s, who, verdict)
    elif kind == RESERVE_BONUS:
        menu_reserve_bonus(s, who, verdict)
    elif kind == RETURN_BONUS:
        menu_return_bonus(s, who, verdict)
    elif kind == HAND_LIMIT_DISCARD:
        menu_hand_limit(s, who, verdict)
    elif kind == TARGET_GROUP:
        menu_target_group(s, who, verdict)
    elif kind == TARGET_PROJECT:
        menu_target_project(s, who, verdict)
    elif kind == TARGET_RESEARCHER:
        menu_target_researcher(s, who, verdict)
    elif kind == TARGET_TRACK:
        menu_target_track(s, who, verdict)
    elif kind == TARGET_STUDENT:
        menu_target_student(s, who, verdict)
    elif kind == TARGET_CARD:
        menu_target_card(s, who, verdict)
    elif kind == PICK_DISCIPLINE:
        menu_pick_discipline(s, who, verdict)
    elif kind == SPEND_TOKEN or kind == ACTIVATE:
        menu_spend_token(s, who, verdict)
    elif kind == REACT:
        menu_react(s, who, verdict)


@rule
def choose(s, who, option):
    kind = s.answer.kind
    if kind == DRAFT_ONE or kind == DRAFT_TWO:
        choose_draft(s, who, option)
    elif kind == START_RESEARCHER:
        choose_start_researcher(s, who, option)
    elif kind == RECRUIT_ALLOWED:
        choose_recruit_allowed(s, who, option)
    elif kind == BUY_PROJECT:
        choose_buy_project(s, who, option)
    elif kind == CLAIM_PROJECT:
        choose_claim_project(s, who, option)
    elif kind == TAKE_STUDENT:
        choose_take_student(s, who, option)
    elif kind == COPY_MONTH:
        choose_copy_month(s, who, option)
    elif kind == PAY_SALARIES:
        choose_pay_salaries(s, who, option)
    elif kind == LOSE_MONTH:
        choose_lose_month(s, who, option)
    elif kind == RESEARCH_UNIT:
        choose_research_unit(s, who, option)
    elif kind == DESTINATION:
        choose_destination(s, who, option)
    elif kind == SPLIT:
        choose_split(s, who, option)
    elif kind == LOSE_REPUTATION:
        choose_lose_reputation(s, who, option)
    elif kind == GAIN_REPUTATION_POINT:
        choose_gain_reputation(s, who, option)
    elif kind == GRADUATE_STUDENT:
        choose_graduate_student(s, who, option)
    elif kind == PROMOTE:
        choose_promote(s, who, option)
    elif kind == DIPLOMA_POINT:
        choose_diploma_point(s, who, option)
    elif kind == DRAW_MODE:
        choose_draw_mode(s, who, option)
    elif kind == DRAW_DISCARD:
        choose_draw_discard(s, who, option)
    elif kind == DRAW_REFRESH:
        choose_draw_refresh(s, who, option)
    elif kind == DRAW_FROM:
        choose_draw_from(s, who, option)
    elif kind == SWAP_GIVE:
        choose_swap_give(s, who, option)
    elif kind == SWAP_TAKE:
        choose_swap_take(s, who, option)
    elif kind == PLAY_CARD:
        choose_play_card(s, who, option)
    elif kind == RESOLVE:
        choose_resolve(s, who, option)
    elif kind == PAY_ANY:
        choose_pay_any(s, who, option)
    elif kind == PAY_SAME:
        choose_pay_same(s, who, option)
    elif kind == RECRUIT_FREE:
        choose_recruit_free(s, who, option)
    elif kind == SUBSIDY_DISCIPLINE:
        choose_subsidy_discipline(s, who, option)
    elif kind == STOCK_PROJECT:
        choose_stock_project(s, who, option)
    elif kind == SPIN_OFF_MODE:
        choose_spin_off_mode(s, who, option)
    elif kind == RESERVE_BONUS:
        choose_reserve_bonus(s, who, option)
    elif kind == RETURN_BONUS:
        choose_return_bonus(s, who, option)
    elif kind == HAND_LIMIT_DISCARD:
        choose_hand_limit(s, who, option)
    elif kind == TARGET_GROUP:
        choose_target_group(s, who, option)
    elif kind == TARGET_PROJECT:
        choose_target_project(s, who, option)
    elif kind == TARGET_RESEARCHER:
        choose_target_researcher(s, who, option)
    elif kind == TARGET_TRACK:
        choose_target_track(s, who, option)
    elif kind == TARGET_STUDENT:
        choose_target_student(s, who, option)
    elif kind == TARGET_CARD:
        choose_target_card(s, who, option)
    elif kind == PICK_DISCIPLINE:
        choose_pick_discipline(s, who, option)
    elif kind == SPEND_TOKEN or kind == ACTIVATE:
        choose_spend_token(s, who, option)
    elif kind == REACT:
        choose_react(s, who, option)
