"""Nobel Run's table of contents: which rule answers which question, carries out which choice, runs which step."""

from collegium.games.nobel_run.choices import (
    CARRY_OUT_PUBLICATION,
    CARRY_OUT_PURCHASE,
    CLEAN_UP,
    COLLECT_LEVY,
    DROP,
    DROP_CARDS,
    END_GAME,
    GO_ON,
    MAIN,
    NEXT_SOLO_ROUND,
    NEXT_TURN,
    OPEN_WINDOW,
    PAY,
    PEIO_TAKES,
    REACT,
    REMOVE,
    REMOVE_CARDS,
    SMEAR_TARGET,
    STRIP_TARGET,
    TAKE_TURN,
    UNLOCK,
)
from collegium.games.nobel_run.components import HOLDABLE
from collegium.games.nobel_run.rules.end_of_turn import (
    clean_up,
    drop,
    drop_cards,
    drop_menu,
    hand_menu,
    next_turn,
    pay_menu,
)
from collegium.games.nobel_run.rules.market import carry_out_purchase, unlock
from collegium.games.nobel_run.rules.reactions import (
    collect_levy,
    open_window,
    pay,
    react,
    react_menu,
    smear,
    smear_target_menu,
)
from collegium.games.nobel_run.rules.scoring import end_game
from collegium.games.nobel_run.rules.solo import next_solo_round, peio_takes, remove, remove_cards, remove_menu
from collegium.games.nobel_run.rules.turn import (
    act,
    carry_out_publication,
    go_on,
    main_menu,
    strip,
    strip_menu,
    take_turn,
)
from collegium.kernel.rule import Vector, rule


@rule
def menu(s, who, verdict: Vector):
    kind = s.owed[who].kind
    if kind == MAIN:
        main_menu(s, who, verdict)
    elif kind == REACT:
        react_menu(s, who, verdict)
    elif kind == SMEAR_TARGET:
        smear_target_menu(s, who, verdict)
    elif kind == STRIP_TARGET:
        strip_menu(s, who, verdict)
    elif kind == UNLOCK:
        hand_menu(s, who, verdict)
    elif kind == DROP:
        drop_menu(s, who, verdict)
    elif kind == PAY:
        pay_menu(s, who, verdict)
    elif kind == REMOVE:
        remove_menu(s, verdict)


@rule
def choose(s, who, option):
    kind = s.answer.kind
    if kind == MAIN:
        act(s, who, option)
    elif kind == REACT:
        react(s, who, option)
    elif kind == SMEAR_TARGET:
        smear(s, who, option, s.answer.a)
    elif kind == STRIP_TARGET:
        strip(s, who, option)
    elif kind == UNLOCK:
        unlock(s, who, HOLDABLE[option], s.answer.a)
    elif kind == DROP:
        drop(s, who, option)
    elif kind == PAY:
        pay(s, who, HOLDABLE[option])
    elif kind == REMOVE:
        remove(s, who, option)


@rule
def step(s, number, a, b, c):
    if number == TAKE_TURN:
        take_turn(s)
    elif number == GO_ON:
        go_on(s)
    elif number == OPEN_WINDOW:
        open_window(s, a, b, c)
    elif number == CARRY_OUT_PURCHASE:
        carry_out_purchase(s, a)
    elif number == CARRY_OUT_PUBLICATION:
        carry_out_publication(s, a)
    elif number == COLLECT_LEVY:
        collect_levy(s, a, b)
    elif number == DROP_CARDS:
        drop_cards(s)
    elif number == CLEAN_UP:
        clean_up(s)
    elif number == NEXT_TURN:
        next_turn(s)
    elif number == PEIO_TAKES:
        peio_takes(s)
    elif number == REMOVE_CARDS:
        remove_cards(s)
    elif number == NEXT_SOLO_ROUND:
        next_solo_round(s)
    elif number == END_GAME:
        end_game(s)
