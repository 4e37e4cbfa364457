"""How things are said: pieces by their names, options and questions, refusals with what is missing, and the story."""

from functools import cache

from collegium.kernel import Listed, SeatName, Text, unpacked, yes_or_no

from . import choices as c
from .choices import CHOICES, EVENTS, REASONS, lender, share_type
from .components import (
    AMOUNT_BASE,
    BITS,
    COMPONENTS,
    FIRST_CHAMPION,
    GENERALISTS,
    GLUE,
    LEVELS,
    ROLE_TOP,
    ROLES,
    SPECIALIST_CLASSES,
    SPECIALISTS,
    TYPES,
)
from .rules.cards import cards_of, levels_of
from .rules.crew import REACH, base, combined_level, largest_fit, reach_over
from .rules.pool import bonus_of
from .rules.rounds import current_event
from .rules.share import missing_to_share, own_levels

CLOSES_KEYS = ("nothing", "hiring", "raising_by_two", "teams", "going_solo", "bonuses", "generalists")

# -------------------------------------------------------------------------------------------------------- pieces: names


def role_name(role):
    return COMPONENTS.name("role", role)


@cache
def card_name(card):
    return Text("card", {"role": role_name(card // LEVELS), "level": card % LEVELS})


def event_name(event):
    return COMPONENTS.name("event", event, "card")


@cache
def closes_name(closed):
    """What the event of a round closes, in a sentence."""
    return Text(f"closes-{CLOSES_KEYS[closed]}")


def type_name(kind):
    return COMPONENTS.name("resource", kind)


def amount_name(kind, amount):
    return Text(f"amount-{COMPONENTS.keys('resource')[kind]}", {"amount": amount})


def amounts_name(amounts):
    """So much of each type; types of which there is none are left out."""
    return Listed(amount_name(kind, amount) for kind, amount in enumerate(amounts) if amount)


def types_name(mask):
    return Listed(type_name(kind) for kind in range(TYPES) if mask >> kind & 1)


@cache
def set_name(mask):
    """Types that a Champion may take together."""
    return Text("option-solo_types-types", {"types": types_name(mask)})


# ------------------------------------------------------------------------------------------------ options and questions


@CHOICES.labels(c.PICK_SPECIALIST)
def specialist_label(s, who, option):
    return Text("option-pick_specialist-role", {"role": role_name(option), "type": type_name(option)})


@CHOICES.labels(c.RAISE_BY_TWO, c.RAISE_FIRST, c.RAISE_SECOND, c.GO_SOLO)
def card_label(s, who, option):
    return Text(f"option-{CHOICES.owed(s, who).key}-card", {"card": card_name(option)})


@CHOICES.labels(c.SOLO_TYPES, c.SHARE_CHAMPION)
def types_label(s, who, option):
    return Text(f"option-{CHOICES.owed(s, who).key}-types", {"types": types_name(option)})


@CHOICES.labels(c.INVITE)
def invite_label(s, who, option):
    if option == c.DONE:
        return Text("option-invite-done")
    if option < c.FIRST_BORROWED:
        return Text("option-invite-card", {"card": card_name(option)})
    seat, card = lender(s, who, option)
    return Text("option-invite-borrow", {"card": card_name(card), "lender": SeatName(seat)})


@CHOICES.labels(c.SHARE_BORROWED, c.SHARE_OWN)
def share_label(s, who, option):
    return Text("option-share-amount", {"amount": amount_name(share_type(s, who), option)})


@CHOICES.asks(c.SOLO_TYPES)
def solo_question(s, who):
    return Text("ask-solo_types", {"level": s.owed[who].a % LEVELS})


@CHOICES.asks(c.SHARE_BORROWED, c.SHARE_OWN)
def share_question(s, who):
    return CHOICES.asked(s, who, type=type_name(share_type(s, who)), left=s.crew.base_left)


@CHOICES.asks(c.SHARE_CHAMPION)
def champion_question(s, who):
    return Text("ask-share_champion", {"level": s.owed[who].a, "left": s.crew.base_left})


# ------------------------------------------------------------------------------------------------------------- refusals


@REASONS.worded(c.CLOSED_BY_EVENT, c.GENERALIST_CLOSED)
def closing_event(s, who, option):
    return {"event": event_name(current_event(s))}


@REASONS.worded(c.LEVEL_TOO_HIGH)
def own_level(s, who, option):
    return {"level": option % LEVELS, "top": ROLE_TOP}


@REASONS.worded(c.BELOW_DRIVER)
def missing_level(s, who, option):
    """How far the crew is below its Driver."""
    return {"missing": s.player[who].driver - combined_level(s)}


@REASONS.worded(c.NO_POSSIBLE_CREW)
def no_crew(s, who, option):
    """Either all levels together do not reach the Driver, or no crew that does finds what it must take."""
    driver = s.player[who].driver
    missing = driver - most_level(s, who)
    if missing > 0:
        return {"why": Text("no-crew-levels", {"missing": missing, "driver": driver})}
    return {"why": Text("no-crew-resources", {"driver": driver})}


def most_level(s, who):
    """The levels of everybody who could be invited, with the best rival's Specialist where Social Glue lets it in."""
    team = s.player[who].team
    invited = SPECIALISTS if s.closed == GENERALISTS else ROLES
    level = sum(levels_of(team, role) for role in range(invited))
    if s.closed == GENERALISTS or cards_of(team, GLUE) == 0:
        return level
    rivals = [s.player[(who + away) % s.seats] for away in range(1, s.seats)]
    return level + max(
        (card % LEVELS for them in rivals for card in range(SPECIALIST_CLASSES) if them.team[card]), default=0
    )


@REASONS.worded(c.NO_UNIT_FOR_BONUS)
def missing_bonus(s, who, option):
    """One resource: of the Specialist's own type, or of any type for a Champion."""
    card = option if option < c.FIRST_BORROWED else lender(s, who, option)[1]
    return {"missing": Text("amount-any", {"amount": 1}) if card >= FIRST_CHAMPION else amount_name(card // LEVELS, 1)}


@REASONS.worded(c.NOT_ENOUGH_RESOURCES)
def missing_resources(s, who, option):
    """How much of its base a crew would not find."""
    return {"missing": base(s, s.player[who]) - largest_fit(s)}


@REASONS.worded(c.MORE_THAN_CARD)
def most_of_card(s, who, option):
    """The most that the card in question may take."""
    owed = s.owed[who]
    if owed.kind == c.SHARE_BORROWED:
        return {"most": s.crew.borrowed % LEVELS}
    if owed.kind == c.SHARE_OWN:
        return {"most": own_levels(s, owed.a)}
    if owed.kind == c.SOLO_TYPES:
        return {"most": owed.a % LEVELS}
    return {"most": int(reach_over(REACH[bonus_of(s), owed.a], TYPES))}


@REASONS.worded(c.NOT_IN_POOL)
def missing_in_pool(s, who, option):
    """What the pool does not have of an amount, or of a set of types."""
    if s.owed[who].kind in (c.SHARE_BORROWED, c.SHARE_OWN):
        kind = share_type(s, who)
        return {"missing": amount_name(kind, option - s.pool[kind])}
    return {"missing": amounts_name([max(0, (option >> kind & 1) - s.pool[kind]) for kind in range(TYPES)])}


@REASONS.worded(c.MORE_THAN_BASE)
def base_to_share(s, who, option):
    return {"left": s.crew.base_left}


@REASONS.worded(c.BASE_NOT_COMPLETABLE)
def missing_base(s, who, option):
    """How much of the base nobody could supply any more."""
    owed = s.owed[who]
    if owed.kind == c.SHARE_BORROWED:
        return {"missing": int(missing_to_share(s, option, 0, s.crew.borrowed // LEVELS, 0, 0))}
    if owed.kind == c.SHARE_OWN:
        return {"missing": int(missing_to_share(s, option, 0, owed.a, owed.a + 1, 0))}
    taken = int(BITS[option]) - bonus_of(s)
    return {"missing": int(missing_to_share(s, taken, option, 0, TYPES, owed.b + 1))}


# ------------------------------------------------------------------------------------------------------------ the story


def packed_name(packed):
    """So much of each type, packed into one number."""
    return amounts_name(unpacked(packed, AMOUNT_BASE, TYPES))


def bonuses_name(packed):
    return packed_name(packed) if packed else Text("no-bonuses")


EVENTS.says(
    role=role_name, card=card_name, event=event_name, closes=closes_name, type=type_name, amounts=packed_name,
    lost=packed_name, bonuses=bonuses_name, lender=SeatName, borrower=SeatName,
)  # fmt: skip


@EVENTS.worded(c.ROUND_ENDED_DRY)
def round_ended_dry(number, left, _):
    dry = Listed(type_name(kind) for kind, amount in enumerate(unpacked(left, AMOUNT_BASE, TYPES)) if amount == 0)
    return {"round": number, "types": dry, "lost": packed_name(left)}


@EVENTS.worded(c.RAISED)
def raised(card, level, another):
    """The second of two alike is another card: no card rises twice in a turn (#8)."""
    role = role_name(card // LEVELS)
    return {"role": role, "from": card % LEVELS, "to": level, "another": yes_or_no(another)}


@EVENTS.worded(c.BORROWED_TOOK)
def borrowed_took(card, amount, seat):
    return {"card": card_name(card), "amount": amount_name(card // LEVELS, amount), "lender": SeatName(seat)}


@EVENTS.worded(c.OWN_TOOK)
def own_took(role, amount, count):
    """So many cards of a role: their number is said where there is more than one."""
    cards = Text(f"roles-{COMPONENTS.keys('role')[role]}", {"count": count})
    return {"roles": cards, "count": count, "amount": amount_name(role, amount)}


@EVENTS.worded(c.CHAMPION_TOOK)
def champion_took(level, mask, bonus):
    taken = amounts_name([mask >> kind & 1 for kind in range(TYPES)])
    return {"level": level, "amounts": taken, "base": mask.bit_count() - bonus, "bonus": bonus}
