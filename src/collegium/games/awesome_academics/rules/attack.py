"""Attacks: target, cost, reactions of all targets in Player Order, then die and effect. (§6.8, R40, R41)"""

from collegium.kernel import LEGAL, Vector, answers, ask, below, find, offers, packed, reveal, rule, runs, tell, then

from ..choices import (
    ACCEPT,
    AIM,
    ATTACK_ACCEPTED,
    ATTACK_FAILS,
    ATTACK_HALVED,
    ATTACK_STOPPED,
    AUDITED,
    BACKFIRES,
    CARD_ATTACKED,
    CARD_DEFENDS,
    CARD_EXPOSED,
    CARD_MISSED,
    CARD_STOLEN,
    FINED,
    GROUP_ATTACKED,
    HAND_SOURCE,
    IMMUNITY_DECLARED,
    IMMUNITY_HOLDS,
    MONTHS_THREATENED,
    PAY_COST,
    PICK_DISCIPLINE,
    PROJECT_ATTACKED,
    REACT,
    REACT_SWAP,
    REACTIONS,
    REPUTATION_LOST,
    RESEARCHER_ATTACKED,
    RESEARCHER_LURED,
    SMEARED,
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
from .drawing import forget_hand, leave_hand, may_swap, take_into_hand
from .group import earn, has_fresh_tile, has_tile, seat_at
from .reputation import NO_PROJECT, lose_reputation
from .special import train_researcher, treat_project
from .staff import experience_of
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


@runs(AIM)
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


@answers(TARGET_PROJECT)
def choose_target_project(s, who, project):
    """A rival's project to crash, or an own one to treat."""
    if s.project[project].place == IN_PLAY + who:
        treat_project(s, who, project)
    else:
        s.frame.aim = project
        rival = s.project[project].place - IN_PLAY
        s.frame.targets |= 1 << rival
        tell(s, PROJECT_ATTACKED, who, rival, project)


@answers(TARGET_RESEARCHER)
def choose_target_researcher(s, who, i):
    """A rival's researcher to lure away, or an own one to train."""
    if EFFECT[s.frame.card - 1] == TRAIN:
        train_researcher(s, who, i)
    else:
        s.frame.aim = i
        rival = s.researcher[i].place - RESEARCHER_OF
        s.frame.targets |= 1 << rival
        tell(s, RESEARCHER_ATTACKED, who, rival, i)


@answers(TARGET_CARD)
def choose_target_card(s, who, card):
    s.frame.aim = card
    rival = s.card[card] - OPEN
    s.frame.targets |= 1 << rival
    tell(s, CARD_ATTACKED, who, rival, card)


@offers(TARGET_GROUP)
def menu_target_group(s, who, verdict: Vector):
    card = s.frame.card - 1
    for seat in range(s.seats):
        if can_aim_at_group(s, who, EFFECT[card], seat) and s.frame.targets >> seat & 1 == 0:
            verdict[seat] = LEGAL if s.player[who].money >= COST_PER_TARGET[card] else TOO_POOR
    if EFFECT[card] == PEST:
        verdict[ENOUGH_TARGETS] = LEGAL if s.frame.targets > 0 else TARGET_FIRST


@answers(TARGET_GROUP)
def choose_target_group(s, who, option):
    """A Pest Attack pays for each target at once and may name more."""
    card = s.frame.card - 1
    if option != ENOUGH_TARGETS:
        s.frame.targets |= 1 << option
        tell(s, GROUP_ATTACKED, who, card, option)
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


@runs(REACTIONS)
def reactions(s, first):
    """Windows of all targets in Player Order, before any die."""
    frame = s.frame
    if EFFECT[frame.card - 1] == EXPOSE and UNSTOPPABLE[frame.aim] == 1:
        return
    for index in range(first, s.seats):
        who = seat_at(s, index)
        if frame.targets >> who & 1 == 1:
            if s.player[who].immune == 1:
                tell(s, IMMUNITY_HOLDS, who)
                stop_attack(s, who)
            elif can_react(s, who):
                then(s, REACTIONS, index + 1)
                ask(s, who, REACT)
                return


@offers(REACT)
def menu_react(s, who, verdict: Vector):
    for k in range(DEFENCES):
        place = s.card[DEFENCE_CARDS[k]]
        if place == HAND + who or place == PLAYED + who:
            verdict[k] = LEGAL
    if has_tile(s, who, IMMUNITY):
        verdict[USE_IMMUNITY] = LEGAL if s.spent[IMMUNITY] == 0 else TILE_SPENT
    verdict[REACT_SWAP] = may_swap(s, who)
    verdict[ACCEPT] = LEGAL


@answers(REACT)
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
        source = 0
        if s.card[card] == HAND + who:
            leave_hand(s, who, card, DISCARD)
            source = HAND_SOURCE
        s.card[card] = DISCARD
        tell(s, CARD_DEFENDS, who, card, source)
        stop_attack(s, who)
    else:
        tell(s, ATTACK_ACCEPTED, who)


@rule
def stop_attack(s, who):
    """Blocked: what was paid for this target goes back. A Financial Audit is only halved. (R40, card 21)"""
    frame = s.frame
    card = frame.card - 1
    if ONLY_HALVED[card] == 1:
        frame.halved |= 1 << who
        tell(s, ATTACK_HALVED, who)
        return
    frame.blocked |= 1 << who
    attacker = s.player[frame.owner]
    tell(s, ATTACK_STOPPED, frame.owner, COST_PER_TARGET[card] + frame.euros, packed(frame.paid, 8), who)
    earn(attacker, COST_PER_TARGET[card] + frame.euros)
    frame.euros = 0
    for d in range(DISCIPLINES):
        attacker.tokens[d] += frame.paid[d]
        frame.paid[d] = 0


# Die and effect -------------------------------------------------------------------------------------------------------


@runs(STRIKE)
def strike(s):
    """Every target that is left, in Player Order."""
    for index in range(s.seats):
        who = seat_at(s, index)
        if s.frame.targets >> who & 1 == 1 and s.frame.blocked >> who & 1 == 0:
            strike_group(s, who)


@rule
def strike_group(s, target):
    owner = s.frame.owner
    card = s.frame.card - 1
    effect = EFFECT[card]
    if effect == EXPOSE:
        expose(s, target)
    elif effect == SPY:
        steal_card(s, owner, target)
    else:
        result = DIE[card, roll(s, owner) - 1]
        if effect == PEST:
            bring_pests(s, owner, target, card, result)
        elif effect == CRASH:
            if result > 0 and is_marked(s, s.frame.aim):
                ask(s, owner, PICK_DISCIPLINE, result)
            else:
                tell(s, ATTACK_FAILS, owner, card, target)
        elif effect == AUDIT:
            audit(s, target, result)
        elif effect == SMEAR:
            smear(s, owner, target, card, result)
        elif effect == ACCUSE:
            accuse(s, owner, target, card, result)
        elif effect == HEADHUNT:
            if result > 0:
                s.researcher[s.frame.aim].place = RESEARCHER_OF + owner
                s.player[owner].researchers += 1
                s.player[target].researchers -= 1
                tell(s, RESEARCHER_LURED, owner, s.frame.aim, target, experience_of(s, s.frame.aim))
            else:
                tell(s, ATTACK_FAILS, owner, card, target)


@rule
def bring_pests(s, owner, target, card, months):
    """Months to lose in the next Research Phase. (cards 7 and 34, R53)"""
    them = s.player[target]
    more = min(MOST_DEFICIT, them.deficit + months) - them.deficit
    them.deficit += more
    if more > 0:
        tell(s, MONTHS_THREATENED, target, more)
    else:
        tell(s, ATTACK_FAILS, owner, card, target)


@rule
def fine(s, target, euros):
    """Lose money, all of it if there is less. Returns how much."""
    lost = min(euros, s.player[target].money)
    s.player[target].money -= lost
    return lost


@rule
def audit(s, target, euros):
    """Financial Audit: half when defended. (card 21)"""
    if s.frame.halved >> target & 1 == 1:
        euros = euros // 2
    tell(s, AUDITED, target, fine(s, target, euros))


@rule
def smear(s, owner, target, card, points):
    """Smear Campaign: the target suffers and the card stays as evidence, or it falls back. (card 25)"""
    if points > 0:
        s.frame.keeps = 1
        tell(s, SMEARED, target, points, card)
        suffer(s, target, points)
    else:
        tell(s, BACKFIRES, owner, BACKFIRE[card], card)
        suffer(s, owner, BACKFIRE[card])


@rule
def suffer(s, who, points):
    """Lose points where the group chooses; says so when there are none."""
    if not lose_reputation(s, who, NO_PROJECT, points):
        tell(s, REPUTATION_LOST, who)


@rule
def accuse(s, owner, target, card, points):
    """Plagiarism Accusation: points in the discipline that was paid. (card 29)"""
    loser = owner
    d = s.frame.discipline
    if points > 0:
        loser = target
        tell(s, SMEARED, target, points, card)
    else:
        points = BACKFIRE[card]
        tell(s, BACKFIRES, owner, points, card)
    lost = min(points, s.player[loser].reputation[d])
    s.player[loser].reputation[d] -= lost
    tell(s, REPUTATION_LOST, loser, lost << 3 * d, 1)  # only in that discipline


@rule
def expose(s, target):
    """Investigative Reporter: the printed penalty, and the exposed card is discarded. (cards 13, 27, 41)"""
    exposed = s.frame.aim
    s.card[exposed] = DISCARD
    tell(s, CARD_EXPOSED, target, exposed)
    if PENALTY_MONEY[exposed] > 0:
        tell(s, FINED, target, fine(s, target, PENALTY_MONEY[exposed]))
    if PENALTY_REPUTATION[exposed] > 0:
        suffer(s, target, PENALTY_REPUTATION[exposed])


@rule
def steal_card(s, owner, target):
    """Office Espionage: one hand card by chance. Who only watched no longer knows either hand for sure. (card 40)"""
    card = find(s.card, HAND + target, below(s, s.player[target].hand))
    both = 1 << owner | 1 << target
    if s.player[target].hand > 1:
        forget_hand(s, target, both)
    leave_hand(s, target, card, DISCARD)
    take_into_hand(s, owner, card, both)
    s.frame.keeps = 1
    reveal(s)
    tell(s, CARD_STOLEN, owner, card, target)
    tell(s, CARD_MISSED, target, card, s.player[target].hand)
