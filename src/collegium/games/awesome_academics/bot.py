"""What a good player looks at, in hundredths of a point. (section 15)

Points at hand, money, staff that earns Months, projects that can be finished, cards that can be used, bonuses led.
It is read in the middle of a turn as well, so work not yet done and cards not yet resolved count for what they promise.
"""

import numpy as np

from collegium.kernel import LEGAL, rule

from .choices import (
    BUY_PASS,
    BUY_PROJECT,
    END,
    PLAY_CARD,
    PROMOTE,
    RECRUIT_ALLOWED,
    RESEARCH_UNIT,
    RESOLVE,
    TEACH_NONE,
    TEACH_OR_NOT,
)
from .components import (
    CARDS,
    COMPONENTS,
    DISCIPLINES,
    EFFECTS,
    EVENTS,
    LAST_TURN,
    LAST_TURN_BELOW,
    MONTHS_AT,
    NEEDS,
    PENALTY_MONEY,
    PENALTY_REPUTATION,
    PROJECTS,
    RESEARCHERS,
    SALARY_OF,
    SELECT_CARD,
    STANDARD,
    STUDENTS,
    TILE_MONEY,
    TILE_REPUTATION,
    TILES,
    TOP_LEVEL,
    TRACK,
    TRACKS,
)
from .components import EFFECT as EFFECT_OF
from .rules.action import USE_NOTHING
from .rules.completion import DECLINE
from .rules.drawing import DONE
from .rules.group import most_tokens, tokens_of
from .rules.preparation import PASS
from .rules.reputation import is_full
from .rules.scoring import has_fulfilled, points_of
from .rules.special import may_special
from .rules.staff import bill, experience_of, student_experience
from .rules.standard import may_standard
from .state import (
    COMPLETION,
    DRAW,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LAYOUT,
    OPEN,
    PLAYED,
    RESEARCH,
    RESEARCHER_OF,
    RESERVED,
    SALARY,
    STUDENT_OF,
    TILE_OF,
)

POINT = 100
FAR = 4  # turns ahead that still count
MONTH, MARKED, FINISHED, TOO_MUCH, CANCELLED = 26, 62, 560, 80, 300


def _worth(table, worth):
    """A guess of what each row of a table is worth; rows not named have other values of their own."""
    return np.array([worth.get(key, 0) for key in table], np.int64)


TILE_WORTH = _worth(COMPONENTS.keys("tile"), {
    "out-of-turn": 150, "star-team": 100, "cheap-consultants": 350, "two-bonuses": 500, "any-promotion": 250,
    "split-work": 300, "select-card": 150, "immunity": 100,
})  # fmt: skip
STANDARD_WORTH = _worth(("recruit", "subsidy", "reserve", "spin-off"), {
    "recruit": 180, "subsidy": 170, "reserve": 260, "spin-off": 190,
})  # fmt: skip
EFFECT_WORTH = _worth(EFFECTS, {
    "gain": 150, "dice": 80, "scholar": 90, "alumni": 80, "spend": 120, "train": 60, "commission": 240, "hire": 240,
    "extend": 20,
    "doctorate": 120, "fabricate": 100, "expose": 60, "pest": 30, "crash": 40, "audit": 20, "smear": 60, "accuse": 60,
    "headhunt": 60, "spy": 30,
})  # fmt: skip
HELD = 35  # an Action card in hand
SWAP = 40  # tile 11, not yet used up: the swap waits until it brings more than this

# For each kind of choice with such an option: the one that does nothing.
IDLE = {RECRUIT_ALLOWED: PASS, BUY_PROJECT: BUY_PASS, RESEARCH_UNIT: END, PROMOTE: DECLINE, PLAY_CARD: DONE,
        RESOLVE: USE_NOTHING, TEACH_OR_NOT: TEACH_NONE}  # fmt: skip


@rule
def turns_left(s):
    """Research Phases still to come after this turn, if every group acquires one project in every turn. (section 5)

    Until the acquisitions of this turn are over, those to come count as made: whether one buys now or passes must not
    seem to lengthen the game.
    """
    if s.last == 1:
        return 0
    stock = s.stock
    if s.phase < DRAW:
        for who in range(s.seats):
            stock -= s.player[who].bought == 0
    buying = max(0, stock - LAST_TURN_BELOW + s.seats) // s.seats  # turns until the stock is too small at their start
    return min(FAR, min(LAST_TURN - s.turn, 1 + buying))


@rule
def worth_of_money(s, who, turns):
    """Dear while projects and salaries wait, a tenth of a point at the end. Whoever cannot pay the staff loses it."""
    money = s.player[who].money
    is_due = s.phase < SALARY or (s.phase == SALARY and s.owed[who].kind != 0)
    if turns == 0 and not is_due:
        return 10 * money
    spare = money - bill(s, who)
    short = max(0, -spare)
    return 10 * money + 14 * min(spare, 10) + 5 * min(spare, 30) - short * (150 if is_due else 40)


@rule
def worth_of_staff(s, who, turns):
    """Experience counts at the end and earns Months until then; salaries eat into it."""
    worth = 0
    stars = 0
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            experience = experience_of(s, i)
            worth += 25 * experience - 13 * SALARY_OF[experience] * turns
            stars += experience == TRACKS * TOP_LEVEL
            for track in range(TRACKS):
                level = s.researcher[i].level[track]
                worth += MONTH * MONTHS_AT[level] * turns + 12 * s.researcher[i].months[track]
                if level < TOP_LEVEL:
                    worth += 10 * turns
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            tokens = student_experience(s, j)
            kinds = 0
            for d in range(DISCIPLINES):
                kinds += s.student[j].tokens[d] > 0
            worth += 25 * tokens + MONTH * turns + 12 * s.student[j].months
            if turns > 0 or s.phase <= COMPLETION:
                worth += 45 * tokens + 60 * (tokens == 3) + 15 * (kinds > 1) * turns
    if stars > 1:
        worth -= 120 * (stars - 1)
    return worth


@rule
def months_ahead(s, who, d, turns):
    """Months of a discipline that the researchers can give in the time that is left."""
    months = 0
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            for track in range(TRACKS):
                if TRACK[i, track] == d:
                    months += MONTHS_AT[s.researcher[i].level[track]] * turns
    return months


@rule
def worth_of_projects(s, who, turns):
    """Marked Months, and open ones as far as the staff can do them; what cannot be finished is a burden."""
    me = s.player[who]
    if me.projects == 0:
        return 0
    chances = min(2, turns + (s.phase < RESEARCH))
    worth = 0
    rest = 0
    covered = 0
    for d in range(DISCIPLINES):
        lacking = 0
        for p in range(PROJECTS):
            if s.project[p].place == IN_PLAY + who:
                lacking += NEEDS[p, d] - s.project[p].progress[d]
                worth += MARKED * s.project[p].progress[d]
        able = months_ahead(s, who, d, chances) if lacking > 0 else 0
        covered += min(lacking, able)
        rest += max(0, lacking - able)
    helpers = chances * (me.students + 1) if me.money > 8 else chances * me.students
    worth += 30 * (covered + min(rest, helpers)) - TOO_MUCH * max(0, rest - helpers)
    waiting = 0
    for p in range(PROJECTS):
        if s.project[p].place == IN_PLAY + who:
            if is_full(s, p):
                worth += FINISHED - MARKED * 7
            else:
                waiting += 1
                if s.phase == RESEARCH and s.project[p].worked == 0 and s.project[p].extended == 0:
                    worth -= CANCELLED
                elif chances == 0:
                    worth -= CANCELLED + MARKED * (NEEDS[p, 0] + NEEDS[p, 1] + NEEDS[p, 2]) // 2
    hands = (TRACKS * me.researchers + me.students) // 2
    if waiting > max(1, hands):
        worth -= 160 * (waiting - max(1, hands))
    return worth


@rule
def worth_of_cards(s, who):
    """Cards in hand promise something, cards laid down what they can do now; open misconduct is a debt."""
    worth = 0
    for card in range(CARDS):
        place = s.card[card]
        if place == HAND + who:
            worth += HELD
        elif place == FACE_DOWN + who or place == PLAYED + who:
            use = 0
            if may_standard(s, who, STANDARD[card]) == LEGAL:
                use = STANDARD_WORTH[STANDARD[card]]
            if may_special(s, who, card) == LEGAL:
                use = max(use, EFFECT_WORTH[EFFECT_OF[card]])
            worth += use
        elif place == OPEN + who:
            worth += 40 - 12 * PENALTY_REPUTATION[card] - 2 * PENALTY_MONEY[card]
    return worth


@rule
def worth_of_tokens(s, who):
    """A euro each at Teaching; two alike or three of any are worth a card."""
    me = s.player[who]
    worth = 0
    for d in range(DISCIPLINES):
        worth += 16 * min(3, me.tokens[d])
    if me.hand > 0:
        worth += 25 * min(1, most_tokens(me) // 2) + 12 * min(3, tokens_of(me))
    return worth


@rule
def worth_of_bonuses(s, who, turns):
    """A bonus that is led now, dearer near the end; a reserved one is a promise in any case."""
    worth = 0
    for event in range(EVENTS):
        if s.event[event] == RESERVED + who:
            worth += 100
            if has_fulfilled(s, who, event):
                worth -= 70 + 50 * turns  # counted in full among the points
            else:
                worth -= 50
        elif s.event[event] == LAYOUT and has_fulfilled(s, who, event):
            worth -= 50 * turns
    return worth


@rule
def worth_of_draft(s, who):
    """Tiles kept, shown or not yet; a swap that is used up is gone."""
    worth = 0
    for tile in range(TILES):
        if s.tile[tile] == TILE_OF + who:
            worth += TILE_WORTH[tile]
            if tile == SELECT_CARD:
                worth -= SWAP * s.spent[tile]
            if s.draft > 0:
                worth += 20 * TILE_MONEY[tile]
                for d in range(DISCIPLINES):
                    worth += POINT * TILE_REPUTATION[tile, d]
    return worth


@rule
def value(s, who):
    worth = POINT * points_of(s, who)
    if s.over == 0:
        turns = turns_left(s)
        me = s.player[who]
        worth += worth_of_money(s, who, turns) - 10 * me.money  # a tenth is among the points
        worth += worth_of_staff(s, who, turns) + worth_of_projects(s, who, turns)
        worth += worth_of_cards(s, who) + worth_of_tokens(s, who)
        worth += worth_of_bonuses(s, who, turns) + worth_of_draft(s, who)
        worth += 45 * me.free_consultants - 35 * me.deficit
    best = 0
    for rival in range(s.seats):
        if rival != who:
            best = max(best, points_of(s, rival))
    return worth - POINT * best // 4
