"""Every choice, event, reason and step, with the words for its options and the places on the table they point at.

A card option is a class (role * 5 + level); a set of resource types is a mask. Borrowing is
30 + 20 * (seats away - 1) + class.
"""

from collegium.kernel import Choices, Events, Reasons, SeatName, Steps, Text

from .components import (
    CLASSES,
    COLLECTOR_CLASSES,
    COMPONENTS,
    DRIVER_TOP,
    LEVELS,
    MASKS,
    MOST,
    SPECIALIST_CLASSES,
    TYPES,
)
from .state import PLAYERS

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()
CLOSES_KEYS = ("nothing", "hiring", "raising_by_two", "teams", "going_solo", "bonuses", "generalists")

# ----------------------------------------------------------------------------------------------------- words and places


def role_name(role):
    return Text(f"role-{COMPONENTS.keys('role')[role]}")


def type_name(kind):
    return Text(f"resource-{COMPONENTS.keys('resource')[kind]}")


def event_name(event):
    return Text(f"card-{COMPONENTS.keys('event')[event]}")


def closes_name(closed):
    """What the event of a round closes, in a sentence."""
    return Text(f"closes-{CLOSES_KEYS[closed]}")


def card_name(card):
    return Text("card", {"role": role_name(card // LEVELS), "level": card % LEVELS})


def types_name(mask):
    return [type_name(kind) for kind in range(TYPES) if mask >> kind & 1] or Text("no-types")


def amount_name(kind, amount):
    return Text(f"amount-{COMPONENTS.keys('resource')[kind]}", {"amount": amount})


def amounts_name(packed):
    """The words for four amounts, one per type, packed as digits of a number (see `pack`)."""
    amounts = [packed // (MOST + 1) ** kind % (MOST + 1) for kind in range(TYPES)]
    return [amount_name(kind, n) for kind, n in enumerate(amounts) if n] or Text("no-types")


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

CLOSED_BY_EVENT = REASONS.add("closed_by_event")
NO_LOW_ROLE = REASONS.add("no_low_role")
ALL_AT_TOP = REASONS.add("all_at_top")
DRIVER_AT_TOP = REASONS.add("driver_at_top")
DECK_EMPTY = REASONS.add("deck_empty")
NOTHING_TO_TAKE = REASONS.add("nothing_to_take")
NO_POSSIBLE_CREW = REASONS.add("no_possible_crew")
LEVEL_TOO_HIGH = REASONS.add("level_too_high")
JUST_RAISED = REASONS.add("just_raised")
GENERALIST_CLOSED = REASONS.add("generalist_closed")
LEVEL_ZERO = REASONS.add("level_zero")
TYPE_DRY = REASONS.add("type_dry")
NO_UNIT_FOR_BONUS = REASONS.add("no_unit_for_bonus")
CREW_NOT_COMPLETABLE = REASONS.add("crew_not_completable")
NO_GLUE = REASONS.add("no_glue")
BORROWED_ALREADY = REASONS.add("borrowed_already")
NO_COLLECTOR = REASONS.add("no_collector")
BELOW_DRIVER = REASONS.add("below_driver")
NOTHING_TAKEN = REASONS.add("nothing_taken")
NOT_ENOUGH_RESOURCES = REASONS.add("not_enough_resources")
MORE_THAN_CARD = REASONS.add("more_than_card")
NOT_IN_POOL = REASONS.add("not_in_pool")
MORE_THAN_BASE = REASONS.add("more_than_base")
BASE_NOT_COMPLETABLE = REASONS.add("base_not_completable")

# --------------------------------------------------------------------------------------------------------------- events

PICKED = EVENTS.add("picked", lambda a, b, c: {"role": role_name(a)})
DEALT = EVENTS.add("dealt", lambda a, b, c: {"role": role_name(a)})
ROUND_STARTED = EVENTS.add(
    "round_started", lambda a, b, c: {"round": a, "event": event_name(b), "closes": closes_name(c)}
)
RAISED = EVENTS.add("raised", lambda a, b, c: {"role": role_name(a // LEVELS), "level": b})
DRIVER_RAISED = EVENTS.add("driver_raised", lambda a, b, c: {"level": a})
HIRED = EVENTS.add("hired", lambda a, b, c: {"role": role_name(a)})
WENT_SOLO = EVENTS.add("went_solo", lambda a, b, c: {"card": card_name(a), "amounts": amounts_name(b), "total": c})
COLLECTED_NOTHING = EVENTS.add("collected_nothing")
INVITED = EVENTS.add("invited", lambda a, b, c: {"card": card_name(a)})
BORROWED = EVENTS.add("borrowed", lambda a, b, c: {"card": card_name(a), "lender": SeatName(b)})
TEAM_COLLECTED = EVENTS.add("team_collected", lambda a, b, c: {"total": a, "amounts": amounts_name(b)})
LENDER_PAID = EVENTS.add("lender_paid", lambda a, b, c: {"lender": SeatName(a)})
RAN_DRY = EVENTS.add("ran_dry", lambda a, b, c: {"type": type_name(a)})
ROUND_ENDED_DRY = EVENTS.add("round_ended_dry", lambda a, b, c: {"round": a, "lost": b})
ROUND_ENDED_IDLE = EVENTS.add("round_ended_idle", lambda a, b, c: {"round": a, "lost": b})
GAME_ENDED = EVENTS.add("game_ended")

# ---------------------------------------------------------------------------------------------------------------- steps

DEAL = STEPS.add("deal")
START_ROUND = STEPS.add("start_round")
TAKE_TURN = STEPS.add("take_turn")
ASK = STEPS.add("ask")  # a: kind of choice for the active player, b and c: what it is about
PAY_OUT = STEPS.add("pay_out")
END_TURN = STEPS.add("end_turn")
