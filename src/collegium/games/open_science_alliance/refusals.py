"""What a refusal says beyond its rule: which event, how many levels or resources are missing, how many there are.

The rules import the choices, which import this file; so what it needs of them is imported when it speaks.
"""

from collegium.kernel import Text

from .components import (
    BITS,
    CLASSES,
    FIRST_CHAMPION,
    FIRST_GLUE,
    GENERALISTS,
    LEVELS,
    ROLE_TOP,
    SPECIALIST_CLASSES,
    TYPES,
)
from .words import all_amounts_name, amount_name, event_name


def closing_event(s, who, option):
    from .rules.rounds import current_event

    return {"event": event_name(current_event(s))}


def own_level(s, who, option):
    return {"level": option % LEVELS, "top": ROLE_TOP}


def missing_level(s, who, option):
    """How far the crew is below its Driver."""
    from .rules.crew import combined_level

    return {"missing": s.player[who].driver - combined_level(s)}


def no_crew(s, who, option):
    """Either all levels together do not reach the Driver, or no crew that does finds what it must take."""
    me = s.player[who]
    missing = me.driver - most_level(s, who)
    if missing > 0:
        return {"why": Text("no-crew-levels", {"missing": missing, "driver": me.driver})}
    return {"why": Text("no-crew-resources", {"driver": me.driver})}


def most_level(s, who):
    """The levels of everybody who could be invited, with the best rival's Specialist where Social Glue lets it in."""
    team = s.player[who].team
    invited = SPECIALIST_CLASSES if s.closed == GENERALISTS else CLASSES
    level = sum(team[card] * (card % LEVELS) for card in range(invited))
    if not any(team[card] for card in range(FIRST_GLUE, invited)):
        return level
    rivals = [s.player[(who + away) % s.seats] for away in range(1, s.seats)]
    return level + max(
        (card % LEVELS for them in rivals for card in range(SPECIALIST_CLASSES) if them.team[card]), default=0
    )


def missing_bonus(s, who, option):
    """One resource: of the Specialist's own type, or of any type for a Champion."""
    from .choices import FIRST_BORROWED

    card = option if option < FIRST_BORROWED else (option - FIRST_BORROWED) % SPECIALIST_CLASSES
    return {"missing": Text("amount-any", {"amount": 1}) if card >= FIRST_CHAMPION else amount_name(card // LEVELS, 1)}


def missing_resources(s, who, option):
    """How much of its base a crew would not find."""
    from .rules.crew import base, largest_fit

    return {"missing": base(s, s.player[who]) - largest_fit(s)}


def most_of_card(s, who, option):
    """The most that the card in question may take."""
    from .choices import SHARE_BORROWED, SHARE_OWN, SOLO_TYPES
    from .rules.crew import REACH, reach_over
    from .rules.pool import bonus_of
    from .rules.share import own_levels

    owed = s.owed[who]
    if owed.kind == SHARE_BORROWED:
        return {"most": s.crew.borrowed % LEVELS}
    if owed.kind == SHARE_OWN:
        return {"most": own_levels(s, owed.a)}
    if owed.kind == SOLO_TYPES:
        return {"most": owed.a % LEVELS}
    return {"most": int(reach_over(REACH[bonus_of(s), owed.a], TYPES))}


def missing_in_pool(s, who, option):
    """What the pool does not have of an amount, or of a set of types."""
    from .choices import SHARE_BORROWED, SHARE_OWN, share_type

    if s.owed[who].kind in (SHARE_BORROWED, SHARE_OWN):
        kind = share_type(s, who)
        return {"missing": amount_name(kind, option - s.pool[kind])}
    return {"missing": all_amounts_name([max(0, (option >> kind & 1) - s.pool[kind]) for kind in range(TYPES)])}


def base_to_share(s, who, option):
    return {"left": s.crew.base_left}


def missing_base(s, who, option):
    """How much of the base nobody could supply any more."""
    from .choices import SHARE_BORROWED, SHARE_OWN
    from .rules.pool import bonus_of
    from .rules.share import missing_to_share

    owed = s.owed[who]
    if owed.kind == SHARE_BORROWED:
        return {"missing": int(missing_to_share(s, option, 0, s.crew.borrowed // LEVELS, 0, 0))}
    if owed.kind == SHARE_OWN:
        return {"missing": int(missing_to_share(s, option, 0, owed.a, owed.a + 1, 0))}
    base = int(BITS[option]) - bonus_of(s)
    return {"missing": int(missing_to_share(s, base, option, 0, TYPES, owed.b + 1))}
