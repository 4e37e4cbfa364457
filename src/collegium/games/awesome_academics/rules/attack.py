"""Attacks: target, cost, reactions of all targets in Player Order, then die and effect. (§6.8, R40, R41)"""

from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import ask, reveal, tell, then
from collegium.kernel.rng import below
from collegium.kernel.rule import Vector, rule

from ..choices import (
    ACCEPT,
    AIM,
    CARD_DEFENDS,
    CARD_EXPOSED,
    CARD_MISSED,
    CARD_STOLEN,
    GROUP_ATTACKED,
    IMMUNITY_DECLARED,
    MONEY_LOST,
    MONTHS_THREATENED,
    PAY_COST,
    PICK_DISCIPLINE,
    REACT,
    REACT_SWAP,
    REACTIONS,
    REPUTATION_LOST,
    RESEARCHER_LURED,
    STRIKE,
    SWAP_GIVE,
    TARGET_CARD,
    TARGET_FIRST,
    TARGET_GROUP,
    TARGET_PROJECT,
    TARGET_RESEARCHER,
    TILE_SPENT,
    TOO_POOR,
    USE_IMMUNITY,
)
from ..components import (
    ACCUSE,
    AUDIT,
    BACKFIRE,
    COST_PER_TARGET,
    CRASH,
    DEFENCE_CARDS,
    DEFENCES,
    DIE,
    DISCIPLINES,
    EFFECT,
    EXPOSE,
    HEADHUNT,
    IMMUNITY,
    ONLY_HALVED,
    PENALTY_MONEY,
    PENALTY_REPUTATION,
    PEST,
    SMEAR,
    SPY,
    TRAIN,
    UNSTOPPABLE,
)
from ..state import DISCARD, GROUPS, HAND, IN_PLAY, OPEN, PLAYED, RESEARCHER_OF
from .aims import can_aim_at_group, is_marked
from .drawing import forget_hand, leave_hand, may_swap, nth_card_at, take_into_hand
from .group import earn, has_fresh_tile, has_tile, seat_at
from .reputation import NO_PROJECT, lose_reputation
from .special import train_researcher, treat_project
from .standard import roll

ENOUGH_TARGETS = GROUPS
MOST_DEFICIT = 9


@rule
def begin_attack(s, card):
    """The general order of an attack; a Plagiarism Accusation is paid before its target is named."""
    then(s, STRIKE)
    then(s, REACTIONS, 0)
    if EFFECT[card] == ACCUSE:
        then(s, AIM)
        then(s, PAY_COST)
    else:
        then(s, PAY_COST)
        then(s, AIM)


@rule
def aim(s):
    effect = EFFECT[s.frame.card - 1]
    if effect == CRASH:
        ask(s, s.frame.owner, TARGET_PROJECT)
    elif effect == HEADHUNT:
        ask(s, s.frame.owner, TARGET_RESEARCHER)
    elif effect == EXPOSE:
        ask(s, s.frame.owner, TARGET_CARD)
    else:
        ask(s, s.frame.owner, TARGET_GROUP)


@rule
def attack_group(s, seat):
    s.frame.targets |= 1 << seat
    tell(s, GROUP_ATTACKED, s.frame.owner, s.frame.card - 1, seat)


@rule
def choose_target_project(s, who, project):
    """A rival's project to crash, or an own one to treat."""
    if s.project[project].place == IN_PLAY + who:
        treat_project(s, who, project)
    else:
        s.frame.aim = project
        attack_group(s, s.project[project].place - IN_PLAY)


@rule
def choose_target_researcher(s, who, i):
    """A rival's researcher to lure away, or an own one to train."""
    if EFFECT[s.frame.card - 1] == TRAIN:
        train_researcher(s, who, i)
    else:
        s.frame.aim = i
        attack_group(s, s.researcher[i].place - RESEARCHER_OF)


@rule
def choose_target_card(s, who, card):
    s.frame.aim = card
    attack_group(s, s.card[card] - OPEN)


@rule
def menu_target_group(s, who, verdict: Vector):
    card = s.frame.card - 1
    for seat in range(s.seats):
        if can_aim_at_group(s, who, EFFECT[card], seat) and s.frame.targets >> seat & 1 == 0:
            verdict[seat] = LEGAL if s.player[who].money >= COST_PER_TARGET[card] else TOO_POOR
    if EFFECT[card] == PEST:
        verdict[ENOUGH_TARGETS] = LEGAL if s.frame.targets > 0 else TARGET_FIRST


@rule
def choose_target_group(s, who, option):
    """A Pest Attack pays for each target at once and may name more."""
    card = s.frame.card - 1
    if option != ENOUGH_TARGETS:
        attack_group(s, option)
        if EFFECT[card] == PEST:
            s.player[who].money -= COST_PER_TARGET[card]
            ask(s, who, TARGET_GROUP)


# Reactions ------------------------------------------------------------------------------------------------------------


@rule
def can_react(s, who):
    """Has something to react with, or a hidden hand that might hold it. (§6, engine note)"""
    if s.player[who].hand > 0 or has_fresh_tile(s, who, IMMUNITY):
        return True
    for k in range(DEFENCES):
        if s.card[DEFENCE_CARDS[k]] == PLAYED + who:
            return True
    return False


@rule
def reactions(s, first):
    """Windows of all targets in Player Order, before any die."""
    frame = s.frame
    if EFFECT[frame.card - 1] == EXPOSE and UNSTOPPABLE[frame.aim] == 1:
        return
    for index in range(first, s.seats):
        who = seat_at(s, index)
        if frame.targets >> who & 1 == 1:
            if s.player[who].immune == 1:
                tell(s, IMMUNITY_DECLARED, who)
                stop_attack(s, who)
            elif can_react(s, who):
                then(s, REACTIONS, index + 1)
                ask(s, who, REACT)
                return


@rule
def menu_react(s, who, verdict: Vector):
    for k in range(DEFENCES):
        place = s.card[DEFENCE_CARDS[k]]
        if place == HAND + who or place == PLAYED + who:
            verdict[k] = LEGAL
    if has_tile(s, who, IMMUNITY):
        verdict[USE_IMMUNITY] = LEGAL if s.spent[IMMUNITY] == 0 else TILE_SPENT
    verdict[REACT_SWAP] = may_swap(s, who)
    verdict[ACCEPT] = LEGAL


@rule
def choose_react(s, who, option):
    if option == REACT_SWAP:
        ask(s, who, SWAP_GIVE, REACT)
    elif option == USE_IMMUNITY:
        s.spent[IMMUNITY] = 1
        s.player[who].immune = 1
        tell(s, IMMUNITY_DECLARED, who)
        stop_attack(s, who)
    elif option != ACCEPT:
        card = DEFENCE_CARDS[option]
        if s.card[card] == HAND + who:
            leave_hand(s, who, card, DISCARD)
        s.card[card] = DISCARD
        tell(s, CARD_DEFENDS, who, card)
        stop_attack(s, who)


@rule
def stop_attack(s, who):
    """Blocked: what was paid for this target goes back. A Financial Audit is only halved. (R40, card 21)"""
    frame = s.frame
    card = frame.card - 1
    if ONLY_HALVED[card] == 1:
        frame.halved |= 1 << who
        return
    frame.blocked |= 1 << who
    attacker = s.player[frame.owner]
    earn(attacker, COST_PER_TARGET[card] + frame.euros)
    frame.euros = 0
    for d in range(DISCIPLINES):
        attacker.tokens[d] += frame.paid[d]
        frame.paid[d] = 0


# Die and effect -------------------------------------------------------------------------------------------------------


@rule
def strike(s):
    """Every target that is left, in Player Order."""
    for index in range(s.seats):
        who = seat_at(s, index)
        if s.frame.targets >> who & 1 == 1 and s.frame.blocked >> who & 1 == 0:
            strike_group(s, who)


@rule
def strike_group(s, target):
    owner = s.frame.owner + 0
    card = s.frame.card - 1
    effect = EFFECT[card]
    if effect == EXPOSE:
        expose(s, target)
    elif effect == SPY:
        steal_card(s, owner, target)
    else:
        result = DIE[card, roll(s, owner) - 1]
        if effect == PEST:
            bring_pests(s, target, result)
        elif effect == CRASH:
            if result > 0 and is_marked(s, s.frame.aim):
                ask(s, owner, PICK_DISCIPLINE, result)
        elif effect == AUDIT:
            audit(s, target, result)
        elif effect == SMEAR:
            smear(s, owner, target, card, result)
        elif effect == ACCUSE:
            accuse(s, owner, target, card, result)
        elif effect == HEADHUNT and result > 0:
            s.researcher[s.frame.aim].place = RESEARCHER_OF + owner
            s.player[owner].researchers += 1
            s.player[target].researchers -= 1
            tell(s, RESEARCHER_LURED, owner, s.frame.aim, target)


@rule
def bring_pests(s, target, months):
    """Months to lose in the next Research Phase. (cards 7 and 34, R53)"""
    if months > 0:
        s.player[target].deficit = min(MOST_DEFICIT, s.player[target].deficit + months)
        tell(s, MONTHS_THREATENED, target, months)


@rule
def fine(s, target, euros):
    """Lose money, all of it if there is less."""
    lost = min(euros, s.player[target].money)
    s.player[target].money -= lost
    tell(s, MONEY_LOST, target, lost)


@rule
def audit(s, target, euros):
    """Financial Audit: half when defended. (card 21)"""
    if s.frame.halved >> target & 1 == 1:
        euros = euros // 2
    fine(s, target, euros)


@rule
def smear(s, owner, target, card, points):
    """Smear Campaign: the target suffers and the card stays as evidence, or it falls back. (card 25)"""
    if points > 0:
        s.frame.keeps = 1
        lose_reputation(s, target, NO_PROJECT, points)
    else:
        lose_reputation(s, owner, NO_PROJECT, BACKFIRE[card])


@rule
def accuse(s, owner, target, card, points):
    """Plagiarism Accusation: points in the discipline that was paid. (card 29)"""
    loser = target if points > 0 else owner
    d = s.frame.discipline + 0
    lost = min(points if points > 0 else BACKFIRE[card], s.player[loser].reputation[d])
    s.player[loser].reputation[d] -= lost
    tell(s, REPUTATION_LOST, loser, d, lost)


@rule
def expose(s, target):
    """Investigative Reporter: the printed penalty, and the exposed card is discarded. (cards 13, 27, 41)"""
    exposed = s.frame.aim + 0
    s.card[exposed] = DISCARD
    tell(s, CARD_EXPOSED, target, exposed)
    if PENALTY_MONEY[exposed] > 0:
        fine(s, target, PENALTY_MONEY[exposed])
    lose_reputation(s, target, NO_PROJECT, PENALTY_REPUTATION[exposed])


@rule
def steal_card(s, owner, target):
    """Office Espionage: one hand card by chance. Who only watched no longer knows either hand for sure. (card 40)"""
    card = nth_card_at(s, HAND + target, below(s, s.player[target].hand))
    both = 1 << owner | 1 << target
    if s.player[target].hand > 1:
        forget_hand(s, target, both)
    leave_hand(s, target, card, DISCARD)
    take_into_hand(s, owner, card, both)
    s.frame.keeps = 1
    reveal(s)
    tell(s, CARD_STOLEN, owner, card, target)
    tell(s, CARD_MISSED, target, card, owner)
