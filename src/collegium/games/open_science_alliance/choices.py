"""Every choice, event, reason and step, with the words for its options and the places on the table they point at.

A card option is a class (role * 5 + level); a set of resource types is a mask. Borrowing is
30 + 20 * (seats away - 1) + class.
"""

from collegium.kernel import Choices, Events, Reasons, SeatName, Steps, Text
from collegium.kernel.choice import CHAPTER, TURN

from .components import (
    CLASSES,
    COLLECTOR_CLASSES,
    DRIVER_TOP,
    LEVELS,
    MASKS,
    SPECIALIST_CLASSES,
    TYPES,
)
from .refusals import (
    base_to_share,
    closing_event,
    missing_base,
    missing_bonus,
    missing_in_pool,
    missing_level,
    missing_resources,
    most_of_card,
    no_crew,
    own_level,
)
from .state import PLAYERS
from .words import (
    amount_name,
    amounts_name,
    bonuses_name,
    card_name,
    closes_name,
    event_name,
    lacking_name,
    one_each_name,
    role_name,
    roles_name,
    type_name,
    types_name,
)

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()

# ----------------------------------------------------------------------------------------------------- words and places


def card_place(seat, card):
    return f"team.{seat}.{card}"


def own_card(s, who, option):
    return card_place(who, option)


def one_type(mask):
    """The counter of a type, when the set has just one."""
    return f"pool.{mask.bit_length() - 1}" if mask.bit_count() == 1 else None


def lender(s, who, option):
    """Whom an INVITE option borrows from, and which class."""
    away, card = divmod(option - CLASSES, SPECIALIST_CLASSES)
    return (who + away + 1) % s.seats, card


def invite_label(s, who, option):
    if option == DONE:
        return Text("option-invite-done")
    if option < CLASSES:
        return Text("option-invite-card", {"card": card_name(option)})
    seat, card = lender(s, who, option)
    return Text("option-invite-borrow", {"card": card_name(card), "lender": SeatName(seat)})


def invite_place(s, who, option):
    if option == DONE:
        return "crew"
    return card_place(who, option) if option < CLASSES else card_place(*lender(s, who, option))


def specialist_label(s, who, option):
    return Text("option-pick_specialist-role", {"role": role_name(option), "type": type_name(option)})


def card_label(key):
    return lambda s, who, option: Text(f"option-{key}-card", {"card": card_name(option)})


def types_label(key):
    return lambda s, who, option: Text(f"option-{key}-types", {"types": types_name(option)})


def share_type(s, who):
    """The type that a SHARE question is about."""
    owed = s.owed[who]
    return s.crew.borrowed // LEVELS if owed.kind == SHARE_BORROWED else owed.a


def share_label(s, who, option):
    return Text("option-share-amount", {"amount": amount_name(share_type(s, who), option)})


def share_question(key):
    return lambda s, who: Text(f"ask-{key}", {"type": type_name(share_type(s, who)), "left": s.crew.base_left})


def champion_question(key):
    return lambda s, who: Text(f"ask-{key}", {"level": s.owed[who].a, "left": s.crew.base_left})


# -------------------------------------------------------------------------------------------------------------- choices

PICK_SPECIALIST = CHOICES.add(
    "pick_specialist", TYPES,
    label=specialist_label, place=lambda s, who, option: f"pool.{option}",
)  # fmt: skip

RAISE_ONE, RAISE_TWO, RAISE_DRIVER, HIRE, NO_DEVELOPMENT = range(5)
DEVELOP = CHOICES.add(
    "develop", 5, names=("raise_one", "raise_two", "raise_driver", "hire", "nothing"),
    place=lambda s, who, option: {RAISE_DRIVER: f"driver.{who}", HIRE: "deck"}.get(option),
)  # fmt: skip
RAISE_BY_TWO = CHOICES.add("raise_by_two", CLASSES, label=card_label("raise_by_two"), place=own_card)
RAISE_FIRST = CHOICES.add("raise_first", CLASSES, label=card_label("raise_first"), place=own_card)
RAISE_SECOND = CHOICES.add("raise_second", CLASSES, label=card_label("raise_second"), place=own_card)  # a: class it had

SOLO, TEAM, NO_COLLECTION = range(3)
COLLECT = CHOICES.add("collect", 3, names=("solo", "team", "nothing"))
GO_SOLO = CHOICES.add("go_solo", COLLECTOR_CLASSES, label=card_label("go_solo"), place=own_card)
SOLO_TYPES = CHOICES.add(  # a: class of the Champion
    "solo_types", MASKS, label=types_label("solo_types"), place=lambda s, who, option: one_type(option),
    ask=lambda s, who: Text("ask-solo_types", {"level": s.owed[who].a % LEVELS}),
)  # fmt: skip

FIRST_BORROWED = CLASSES
DONE = CLASSES + (PLAYERS - 1) * SPECIALIST_CLASSES
INVITE = CHOICES.add("invite", DONE + 1, label=invite_label, place=invite_place)

SHARE_BORROWED = CHOICES.add(
    "share_borrowed", LEVELS, label=share_label, ask=share_question("share_borrowed"),
    place=lambda s, who, option: f"pool.{share_type(s, who)}",
)  # fmt: skip
SHARE_OWN = CHOICES.add(  # a: type
    "share_own", DRIVER_TOP + 1, label=share_label, ask=share_question("share_own"),
    place=lambda s, who, option: f"pool.{share_type(s, who)}",
)  # fmt: skip
SHARE_CHAMPION = CHOICES.add(  # a: its level, b: how many Champions were served before
    "share_champion", MASKS, label=types_label("share_champion"), ask=champion_question("share_champion"),
    place=lambda s, who, option: one_type(option),
)  # fmt: skip

# -------------------------------------------------------------------------------------------------------------- reasons

CLOSED_BY_EVENT = REASONS.add("closed_by_event", closing_event)
NO_LOW_ROLE = REASONS.add("no_low_role")
ALL_AT_TOP = REASONS.add("all_at_top")
DRIVER_AT_TOP = REASONS.add("driver_at_top")
DECK_EMPTY = REASONS.add("deck_empty")
NOTHING_TO_TAKE = REASONS.add("nothing_to_take")
NO_POSSIBLE_CREW = REASONS.add("no_possible_crew", no_crew)
LEVEL_TOO_HIGH = REASONS.add("level_too_high", own_level)
JUST_RAISED = REASONS.add("just_raised")
GENERALIST_CLOSED = REASONS.add("generalist_closed", closing_event)
LEVEL_ZERO = REASONS.add("level_zero")
TYPE_DRY = REASONS.add("type_dry")
NO_UNIT_FOR_BONUS = REASONS.add("no_unit_for_bonus", missing_bonus)
CREW_NOT_COMPLETABLE = REASONS.add("crew_not_completable")
NO_GLUE = REASONS.add("no_glue")
BORROWED_ALREADY = REASONS.add("borrowed_already")
NO_COLLECTOR = REASONS.add("no_collector")
BELOW_DRIVER = REASONS.add("below_driver", missing_level)
NOTHING_TAKEN = REASONS.add("nothing_taken")
NOT_ENOUGH_RESOURCES = REASONS.add("not_enough_resources", missing_resources)
MORE_THAN_CARD = REASONS.add("more_than_card", most_of_card)
NOT_IN_POOL = REASONS.add("not_in_pool", missing_in_pool)
MORE_THAN_BASE = REASONS.add("more_than_base", base_to_share)
BASE_NOT_COMPLETABLE = REASONS.add("base_not_completable", missing_base)

# --------------------------------------------------------------------------------------------------------------- events

# the set-up
SET_UP_BEGAN = EVENTS.add("set_up_began", opens=CHAPTER)
TABLE_LAID = EVENTS.add("table_laid", lambda a, b, c: {"driver": a, "cards": b, "rounds": c})
PICKED = EVENTS.add("picked", lambda a, b, c: {"role": role_name(a), "level": b})
DEALT = EVENTS.add("dealt", lambda a, b, c: {"role": role_name(a), "level": b})

# rounds and turns
ROUND_BEGAN = EVENTS.add(
    "round_began", lambda a, b, c: {"round": a, "rounds": b, "event": event_name(c)}, opens=CHAPTER
)  # fmt: skip
ROUND_LAID = EVENTS.add("round_laid", lambda a, b, c: {"amounts": amounts_name(a), "closes": closes_name(b)})
TURN_BEGAN = EVENTS.add("turn_began", silent=True, opens=TURN)
RAN_DRY = EVENTS.add("ran_dry", lambda a, b, c: {"type": type_name(a), "dry": b, "limit": c})
ROUND_ENDED_DRY = EVENTS.add(  # not part of the last turn: a paragraph about nobody
    "round_ended_dry", lambda a, b, c: {"round": a, "types": lacking_name(b), "lost": amounts_name(b)}, opens=TURN
)
ROUND_ENDED_IDLE = EVENTS.add(
    "round_ended_idle", lambda a, b, c: {"round": a, "lost": amounts_name(b), "turns": c}, opens=TURN
)
STANDING = EVENTS.add("standing", lambda a, b, c: {"earned": a, "credits": b})
GAME_ENDED = EVENTS.add("game_ended", lambda a, b, c: {"rounds": a}, opens=CHAPTER)
WON = EVENTS.add("won", lambda a, b, c: {"credits": a, "winners": b})

# step 1 of a turn
RAISED = EVENTS.add("raised", lambda a, b, c: {"role": role_name(a // LEVELS), "from": a % LEVELS, "to": b})
NO_OTHER_RAISED = EVENTS.add("no_other_raised")
DRIVER_RAISED = EVENTS.add("driver_raised", lambda a, b, c: {"from": a, "to": b})
HIRED = EVENTS.add("hired", lambda a, b, c: {"role": role_name(a), "level": b, "left": c})
NOTHING_IMPROVED = EVENTS.add("nothing_improved")

# step 2 of a turn
WENT_SOLO = EVENTS.add("went_solo", lambda a, b, c: {"card": card_name(a), "amounts": amounts_name(b), "total": c})
COLLECTED_NOTHING = EVENTS.add("collected_nothing", lambda a, b, c: {"idle": a, "limit": b})
COULD_NOT_COLLECT = EVENTS.add("could_not_collect", lambda a, b, c: {"idle": a, "limit": b})
CREW_CALLED = EVENTS.add("crew_called", lambda a, b, c: {"driver": a})
INVITED = EVENTS.add("invited", lambda a, b, c: {"card": card_name(a)})
BORROWED = EVENTS.add("borrowed", lambda a, b, c: {"card": card_name(a), "lender": SeatName(b)})
CREW_COMPLETE = EVENTS.add("crew_complete", lambda a, b, c: {"level": a, "base": b, "bonuses": bonuses_name(c)})
BORROWED_TOOK = EVENTS.add(
    "borrowed_took",
    lambda a, b, c: {"card": card_name(a), "amount": amount_name(a // LEVELS, b), "lender": SeatName(c)},
)
OWN_TOOK = EVENTS.add(
    "own_took", lambda a, b, c: {"roles": roles_name(a, c), "count": c, "amount": amount_name(a, b)}
)  # fmt: skip
CHAMPION_TOOK = EVENTS.add(
    "champion_took", lambda a, b, c: {"level": a, "amounts": one_each_name(b), "base": b.bit_count() - c, "bonus": c}
)
CHAMPION_TOOK_NOTHING = EVENTS.add("champion_took_nothing", lambda a, b, c: {"level": a})
TEAM_COLLECTED = EVENTS.add("team_collected", lambda a, b, c: {"total": a, "amounts": amounts_name(b)})
LENDER_PAID = EVENTS.add("lender_paid", lambda a, b, c: {"borrower": SeatName(a), "credits": b})
LENDER_UNPAID = EVENTS.add("lender_unpaid", lambda a, b, c: {"borrower": SeatName(a)})

# ---------------------------------------------------------------------------------------------------------------- steps

DEAL = STEPS.add("deal")
START_ROUND = STEPS.add("start_round")
TAKE_TURN = STEPS.add("take_turn")
ASK = STEPS.add("ask")  # a: kind of choice for the active player, b and c: what it is about
PAY_OUT = STEPS.add("pay_out")
END_TURN = STEPS.add("end_turn")
