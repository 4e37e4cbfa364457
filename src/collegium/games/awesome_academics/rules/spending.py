"""Stored Months that are paid or spent: the cost of a card, and cards that turn tokens into something. (§6.7, §6.8)"""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, packed, rule, runs, tell

from ..choices import (
    ACTIVATE,
    CARD_IDLE,
    COST_PAID,
    NO_TARGET,
    PAY_ANY,
    PAY_COST,
    PAY_SAME,
    SPEND_FIRST,
    SPEND_TOKEN,
    TOKEN_SPENT,
    TOO_FEW_TOKENS,
)
from ..components import (
    ACCUSE,
    COST_ANY,
    COST_EUROS,
    COST_FIXED,
    COST_SAME,
    DISCIPLINES,
    EFFECT,
    SPEND_IN,
    SPEND_LEAST,
    SPEND_MONEY,
    SPEND_MOST,
    SPEND_REPUTATION,
)
from ..state import Player
from .group import earn, earn_reputation, most_tokens, tokens_of

STOP = DISCIPLINES


@rule
def can_pay(me: Player, card):
    """The special's cost can be paid in full."""
    for d in range(DISCIPLINES):
        if me.tokens[d] < COST_FIXED[card, d]:
            return False
    return tokens_of(me) >= COST_ANY[card] and most_tokens(me) >= COST_SAME[card] and me.money >= COST_EUROS[card]


@runs(PAY_COST)
def pay_cost(s):
    """Take the cost of the special being resolved; asks where there is a choice of tokens."""
    card = s.frame.card - 1
    me = s.player[s.frame.owner]
    me.money -= COST_EUROS[card]
    s.frame.euros = COST_EUROS[card]
    for d in range(DISCIPLINES):
        pay_tokens(s, s.frame.owner, d, COST_FIXED[card, d])
    if COST_EUROS[card] + packed(s.frame.paid, 8) > 0:
        tell(s, COST_PAID, s.frame.owner, packed(s.frame.paid, 8), COST_EUROS[card])
    if COST_ANY[card] > 0:
        ask(s, s.frame.owner, PAY_ANY, COST_ANY[card])
    if COST_SAME[card] > 0:
        ask(s, s.frame.owner, PAY_SAME, COST_SAME[card])


@rule
def pay_tokens(s, who, d, count):
    s.player[who].tokens[d] -= count
    s.frame.paid[d] += count
    if count > 0:
        s.frame.discipline = d


@offers(PAY_ANY)
def menu_pay_any(s, who, verdict: Vector):
    for d in range(DISCIPLINES):
        verdict[d] = LEGAL if s.player[who].tokens[d] > 0 else TOO_FEW_TOKENS


@answers(PAY_ANY)
def choose_pay_any(s, who, d):
    left = s.answer.a - 1
    pay_tokens(s, who, d, 1)
    if left > 0:
        ask(s, who, PAY_ANY, left)
    else:
        tell(s, COST_PAID, who, packed(s.frame.paid, 8))


@rule
def has_victim(s, who, d):
    """Another group has reputation in d. (card 29)"""
    for seat in range(s.seats):
        if seat != who and s.player[seat].reputation[d] > 0:
            return True
    return False


@rule
def may_pay_same(s, who, card, d, count):
    if s.player[who].tokens[d] < count:
        return TOO_FEW_TOKENS
    if card >= 0 and EFFECT[card] == ACCUSE and not has_victim(s, who, d):
        return NO_TARGET
    return LEGAL


@offers(PAY_SAME)
def menu_pay_same(s, who, verdict: Vector):
    """`b` of the question is 1 when a Spin-Off is paid, which aims at nobody."""
    card = s.frame.card - 1 if s.owed[who].b == 0 else -1
    for d in range(DISCIPLINES):
        verdict[d] = may_pay_same(s, who, card, d, s.owed[who].a)


@answers(PAY_SAME)
def choose_pay_same(s, who, d):
    pay_tokens(s, who, d, s.answer.a)
    tell(s, COST_PAID, who, packed(s.frame.paid, 8))


# Spending -------------------------------------------------------------------------------------------------------------


@rule
def can_spend(s, who, card, spent):
    """One more token can be spent on this card."""
    if spent < SPEND_MOST[card]:
        for d in range(DISCIPLINES):
            if SPEND_IN[card, d] == 1 and s.player[who].tokens[d] > 0:
                return True
    return False


@offers(SPEND_TOKEN, ACTIVATE)
def menu_spend_token(s, who, verdict: Vector):
    card = s.owed[who].a
    for d in range(DISCIPLINES):
        if SPEND_IN[card, d] == 1:
            verdict[d] = LEGAL if s.player[who].tokens[d] > 0 else TOO_FEW_TOKENS
    verdict[STOP] = LEGAL if s.owed[who].b >= SPEND_LEAST[card] else SPEND_FIRST


@answers(SPEND_TOKEN, ACTIVATE)
def choose_spend_token(s, who, option):
    """One token for its yield, as often as the card allows."""
    card = s.answer.a
    spent = s.answer.b + 1
    if option != STOP:
        me = s.player[who]
        me.tokens[option] -= 1
        earn(me, SPEND_MONEY[card])
        earn_reputation(me, option, SPEND_REPUTATION[card])
        tell(s, TOKEN_SPENT, who, card | option << 6, SPEND_MONEY[card], SPEND_REPUTATION[card])
        if can_spend(s, who, card, spent):
            ask(s, who, SPEND_TOKEN, card, spent)
    elif s.answer.kind == ACTIVATE:
        tell(s, CARD_IDLE, who, card)
