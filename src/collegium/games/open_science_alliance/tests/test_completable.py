"""`can_be_completed` against its definition (section 5.3): try every larger crew and every assignment, one by one."""

import itertools
import random

from collegium.kernel import LEGAL

from ..components import (
    BONUSES,
    CLASSES,
    FIRST_CHAMPION,
    FIRST_GLUE,
    GENERALISTS,
    LEVELS,
    NOTHING,
    SPECIALIST_CLASSES,
    TYPES,
)
from ..rules.completable import borrowable, can_be_completed
from ..rules.crew import borrow, dismiss_crew, join_crew, why_not_done
from .positions import Turn

POSITIONS = 1200


def is_valid(cards, pool, driver, bonus):
    """The definition of section 5.2: levels reach the Driver, something is taken, and some assignment fits the pool."""
    specialists = [card for card in cards if card < SPECIALIST_CLASSES]
    champions = [card % LEVELS for card in cards if FIRST_CHAMPION <= card < FIRST_GLUE]
    caps = [min(level, TYPES - bonus) for level in champions]
    capacity = sum(card % LEVELS for card in specialists) + sum(caps)
    base = min(driver, capacity)
    if not (specialists or champions) or sum(card % LEVELS for card in cards) < driver:
        return False
    if base + bonus * (len(specialists) + len(champions)) < 1:
        return False
    left, levels = list(pool), [0] * TYPES
    for card in specialists:
        left[card // LEVELS] -= bonus
        levels[card // LEVELS] += card % LEVELS
    if min(left) < 0:
        return False
    choices = [[m for m in range(1 << TYPES) if bonus <= m.bit_count() <= bonus + cap] for cap in caps]
    for masks in itertools.product(*choices):
        over = [left[t] - sum(m >> t & 1 for m in masks) for t in range(TYPES)]
        by_champions = sum(m.bit_count() - bonus for m in masks)
        by_specialists = sum(min(levels[t], over[t]) for t in range(TYPES)) if min(over) >= 0 else -1
        if by_specialists >= 0 and by_champions <= base <= by_champions + by_specialists:
            return True
    return False


def larger_crews(crew, borrowed, uninvited, foreign):
    """Every crew that contains this one; `borrowed` is a class or None."""
    for size in range(len(uninvited) + 1):
        for more in set(itertools.combinations(uninvited, size)):
            own = (*crew, *more)
            yield own if borrowed is None else (*own, borrowed)
            if borrowed is None and any(card >= FIRST_GLUE for card in own):
                for card in foreign:
                    yield (*own, card)


def random_team(luck, size, kinds):
    team = []
    while len(team) < size:
        role = luck.choice(kinds)
        if sum(card // LEVELS == role for card in team) < 5:
            team.append(role * LEVELS + luck.randrange(LEVELS))
    return team


def random_position(luck):
    """Own team, crew, borrowed card, rival's team, pool, Driver and what the event closes."""
    kinds = luck.choice([(0, 1, 2, 3, 4, 5), (0, 1, 4, 4, 4), (0, 0, 4, 5), (0, 1, 2, 3, 5), (0, 4), (4, 5)])
    most = luck.choice([2, 3, 5, 9])
    team = random_team(luck, luck.randint(1, 5), kinds)
    rival = random_team(luck, luck.randint(0, 3), range(4))
    closed = luck.choice([NOTHING, NOTHING, NOTHING, BONUSES, GENERALISTS])
    crew = [card for card in team if luck.random() < 0.3 and not (closed == GENERALISTS and card >= SPECIALIST_CLASSES)]
    glued = any(card >= FIRST_GLUE for card in crew)
    borrowed = luck.choice(rival) if rival and glued and luck.random() < 0.5 else None
    pool = [luck.randint(0, most) for _ in range(TYPES)]
    return team, crew, borrowed, rival, pool, luck.randint(2, 6), closed


def arrange(at, team, crew, borrowed, rival, pool, driver, closed):
    s = at.s
    dismiss_crew(s)
    s.closed = closed
    s.player[0].driver = driver
    for card in range(CLASSES):
        s.player[0].team[card] = team.count(card)
        s.player[1].team[card] = rival.count(card)
    for kind in range(TYPES):
        s.pool[kind] = pool[kind]
    for card in crew:
        join_crew(s, card)
    if borrowed is not None:
        borrow(s, 1, borrowed)


def agree(at, position):
    """Is the rule's answer that of the definition? Returns (rule, definition) for validity and completability."""
    team, crew, borrowed, rival, pool, driver, closed = position
    arrange(at, *position)
    bonus = 0 if closed == BONUSES else 1
    uninvited = list(team)
    for card in crew:
        uninvited.remove(card)
    uninvited = [card for card in uninvited if closed != GENERALISTS or card < SPECIALIST_CLASSES]
    foreign = set(rival) if closed != GENERALISTS else ()
    me = at.s.player[0]
    before = at.match._states.array.tobytes()
    found = can_be_completed(at.s, me, borrowable(at.s, 0))
    assert at.match._states.array.tobytes() == before, "the question left a trace"
    whole = (*crew,) if borrowed is None else (*crew, borrowed)
    valid = why_not_done(at.s, me) == LEGAL
    crews = larger_crews(crew, borrowed, sorted(uninvited), foreign)
    return (found, valid), (any(is_valid(c, pool, driver, bonus) for c in crews), is_valid(whole, pool, driver, bonus))


def test_completable_is_exact():
    luck = random.Random(2024)
    at = Turn()
    yes = 0
    for _ in range(POSITIONS):
        position = random_position(luck)
        rule, definition = agree(at, position)
        assert rule == definition, position
        yes += definition[0]
    assert POSITIONS * 0.2 < yes < POSITIONS * 0.8, "the positions are one-sided"
