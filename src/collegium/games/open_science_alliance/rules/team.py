"""The Discovery Driver gathers a crew: own cards, and with Social Glue one Specialist of a rival (section 6)."""

from collegium.kernel import LEGAL, Vector, answers, ask, offers, packed, rule, tell, then

from ..choices import (
    ASK,
    BORROWED,
    BORROWED_ALREADY,
    CREW_COMPLETE,
    CREW_NOT_COMPLETABLE,
    DONE,
    FIRST_BORROWED,
    GENERALIST_CLOSED,
    INVITE,
    INVITED,
    NO_GLUE,
    NO_UNIT_FOR_BONUS,
    PAY_OUT,
    SHARE_BORROWED,
    SHARE_CHAMPION,
    SHARE_OWN,
)
from ..components import (
    AMOUNT_BASE,
    CLASSES,
    FIRST_CHAMPION,
    FIRST_GLUE,
    GENERALISTS,
    LEVELS,
    SPECIALIST_CLASSES,
    TYPES,
)
from ..state import NO_ONE, Player
from .completable import borrowable, can_be_completed
from .crew import (
    base,
    borrow,
    champions,
    combined_level,
    count_specialist,
    has_glue,
    join_crew,
    leave_crew,
    room,
    uninvited,
    why_not_done,
)
from .pool import bonus_of, take
from .share import own_levels


@offers(INVITE)
def menu_invite(s, who, verdict: Vector):
    me = s.player[who]
    foreign = borrowable(s, who)
    for card in range(CLASSES):
        if uninvited(s, me, card) > 0:
            verdict[card] = why_not_invite(s, me, card, foreign)
    menu_borrow(s, who, foreign, verdict)
    verdict[DONE] = why_not_done(s, me)


@rule
def why_not_invite(s, me: Player, card, foreign):
    if s.closed == GENERALISTS and card >= SPECIALIST_CLASSES:
        return GENERALIST_CLOSED
    if card >= FIRST_GLUE:
        return LEGAL  # Social Glue costs nothing: the crew stays completable (§5.3)
    if not has_unit_for_bonus(s, card):
        return NO_UNIT_FOR_BONUS
    join_crew(s, card)
    completable = can_be_completed(s, me, foreign)
    leave_crew(s, card)
    return LEGAL if completable else CREW_NOT_COMPLETABLE


@rule
def has_unit_for_bonus(s, card):
    if card < FIRST_CHAMPION:
        return room(s, card // LEVELS) >= bonus_of(s)
    rest = room(s, 0) + room(s, 1) + room(s, 2) + room(s, 3)
    return rest >= bonus_of(s) * (champions(s) + 1)


@rule
def menu_borrow(s, who, foreign, verdict: Vector):
    """Every Specialist of a rival: open once Social Glue is in the crew and nobody is borrowed yet (#17)."""
    refusal = LEGAL
    if not has_glue(s):
        refusal = NO_GLUE
    elif s.crew.borrowed != NO_ONE:
        refusal = BORROWED_ALREADY
    elif foreign != 0:
        foreign = welcome_ones(s, s.player[who], foreign)
    option = FIRST_BORROWED
    for away in range(1, s.seats):
        them = s.player[(who + away) % s.seats]
        for card in range(SPECIALIST_CLASSES):
            if them.team[card] > 0:
                if refusal != LEGAL:
                    verdict[option] = refusal
                elif foreign >> card & 1:
                    verdict[option] = LEGAL
                elif has_unit_for_bonus(s, card):
                    verdict[option] = CREW_NOT_COMPLETABLE
                else:
                    verdict[option] = NO_UNIT_FOR_BONUS
            option += 1


@rule
def welcome_ones(s, me: Player, foreign):
    """Those of the foreign classes with which the crew can still be completed; each is tested once, whoever owns it."""
    welcome = 0
    for card in range(SPECIALIST_CLASSES):
        if foreign >> card & 1 and has_unit_for_bonus(s, card):
            count_specialist(s, card, 1)
            if can_be_completed(s, me, 0):
                welcome |= 1 << card
            count_specialist(s, card, -1)
    return welcome


@answers(INVITE)
def invite(s, who, option):
    if option == DONE:
        gather(s, who)
    else:
        if option < CLASSES:
            join_crew(s, option)
            tell(s, INVITED, who, option)
        else:
            lender = (who + (option - FIRST_BORROWED) // SPECIALIST_CLASSES + 1) % s.seats
            card = (option - FIRST_BORROWED) % SPECIALIST_CLASSES
            borrow(s, lender, card)
            tell(s, BORROWED, who, card, lender)
        ask(s, who, INVITE)


@rule
def gather(s, who):
    """The crew is complete: its Specialists take their bonuses; then the base is shared out, borrowed card first."""
    crew = s.crew
    crew.base_left = base(s, s.player[who])
    for kind in range(TYPES):
        take(s, kind, bonus_of(s) * crew.heads[kind])
    tell(s, CREW_COMPLETE, who, combined_level(s), crew.base_left, packed(s.taken, AMOUNT_BASE))
    then(s, PAY_OUT)  # what comes last goes on the agenda first
    served = champions(s)
    for level in range(LEVELS):
        for _ in range(crew.cards[FIRST_CHAMPION + level]):
            served -= 1
            then(s, ASK, SHARE_CHAMPION, level, served)
    for kind in range(TYPES - 1, -1, -1):
        if own_levels(s, kind) > 0:
            then(s, ASK, SHARE_OWN, kind)
    if crew.borrowed != NO_ONE:
        then(s, ASK, SHARE_BORROWED)
