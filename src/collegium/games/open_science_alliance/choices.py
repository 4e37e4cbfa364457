"""Every choice, reason, event and step as a number, with the places on the table that options point at.

A card option is a class (role * 5 + level); a set of resource types is a mask. Borrowing is
30 + 20 * (seats away - 1) + class. How all this is said stands in wording.py.
"""

from collegium.kernel import CHAPTER, TURN, Choices, Events, Reasons, Steps, own_piece, piece

from .components import CLASSES, COLLECTOR_CLASSES, DRIVER_TOP, LEVELS, MASKS, SPECIALIST_CLASSES, TYPES
from .state import PLAYERS

CHOICES, EVENTS, REASONS, STEPS = Choices(), Events(), Reasons(), Steps()

# --------------------------------------------------------------------------------------------------------------- places


def card_place(seat, card):
    return f"team.{seat}.{card}"


def one_type(s, who, option):
    """The counter of a type, when the set has just one."""
    return f"pool.{option.bit_length() - 1}" if option.bit_count() == 1 else None


def solo_types_place(s, who, option):
    """The counter of a type, or the set of types, where a Champion can take it."""
    if option.bit_count() > 1:
        return f"types.{option}" if option in champion_sets(s, who) else None
    return one_type(s, who, option)


def champion_sets(s, who):
    """The sets of types that the Champion who collects alone can take: as many as its level allows, of those left."""
    left = sum([1 << kind for kind in range(TYPES) if s.pool[kind]])
    amount = min(s.owed[who].a % LEVELS, left.bit_count())
    return [mask for mask in range(1, MASKS) if mask & left == mask and mask.bit_count() == amount]


def develop_place(s, who, option):
    """The medals of the four improvements; nothing to improve has no place."""
    return f"improve.{IMPROVEMENTS[option]}" if option < NO_DEVELOPMENT else None


def collect_place(s, who, option):
    return f"collect.{WAYS[option]}"


def invite_place(s, who, option):
    if option == DONE:
        return "crew"
    return card_place(who, option) if option < FIRST_BORROWED else card_place(*lender(s, who, option))


def lender(s, who, option):
    """Whom an INVITE option borrows from, and which class."""
    away, card = divmod(option - FIRST_BORROWED, SPECIALIST_CLASSES)
    return (who + away + 1) % s.seats, card


def share_place(s, who, option):
    return f"pool.{share_type(s, who)}"


def share_type(s, who):
    """The type that a SHARE question is about."""
    owed = s.owed[who]
    return s.crew.borrowed // LEVELS if owed.kind == SHARE_BORROWED else owed.a


# -------------------------------------------------------------------------------------------------------------- choices

PICK_SPECIALIST = CHOICES.add("pick_specialist", TYPES, place=piece("pool"))

RAISE_ONE, RAISE_TWO, RAISE_DRIVER, HIRE, NO_DEVELOPMENT = range(5)
IMPROVEMENTS = ("raise_one", "raise_two", "raise_driver", "hire", "nothing")
DEVELOP = CHOICES.add("develop", 5, names=IMPROVEMENTS, place=develop_place)
RAISE_BY_TWO = CHOICES.add("raise_by_two", CLASSES, place=own_piece("team"))
RAISE_FIRST = CHOICES.add("raise_first", CLASSES, place=own_piece("team"))
RAISE_SECOND = CHOICES.add("raise_second", CLASSES, place=own_piece("team"))  # a: class that the first one had

SOLO, TEAM, NO_COLLECTION = range(3)
WAYS = ("solo", "team", "nothing")  # to collect
COLLECT = CHOICES.add("collect", 3, names=WAYS, place=collect_place)
GO_SOLO = CHOICES.add("go_solo", COLLECTOR_CLASSES, place=own_piece("team"))
SOLO_TYPES = CHOICES.add("solo_types", MASKS, place=solo_types_place)  # a: class of the Champion

FIRST_BORROWED = CLASSES
DONE = FIRST_BORROWED + (PLAYERS - 1) * SPECIALIST_CLASSES
INVITE = CHOICES.add("invite", DONE + 1, place=invite_place)

SHARE_BORROWED = CHOICES.add("share_borrowed", LEVELS, place=share_place)
SHARE_OWN = CHOICES.add("share_own", DRIVER_TOP + 1, place=share_place)  # a: type
SHARE_CHAMPION = CHOICES.add("share_champion", MASKS, place=one_type)  # a: its level, b: Champions served before

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

# ----------------------------------------------------------------------------------- events and what their numbers mean

# the set-up
SET_UP_BEGAN = EVENTS.add("set_up_began", opens=CHAPTER)
TABLE_LAID = EVENTS.add("table_laid", names=("driver", "cards", "rounds"))
PICKED = EVENTS.add("picked", names=("role", "level"))
DEALT = EVENTS.add("dealt", names=("role", "level"))

# rounds and turns
ROUND_BEGAN = EVENTS.add("round_began", names=("round", "rounds", "event"), opens=CHAPTER)
ROUND_LAID = EVENTS.add("round_laid", names=("amounts", "closes"))
TURN_BEGAN = EVENTS.add("turn_began", silent=True, opens=TURN)
RAN_DRY = EVENTS.add("ran_dry", names=("type", "dry", "limit"))
ROUND_ENDED_DRY = EVENTS.add("round_ended_dry", opens=TURN)  # not part of the last turn: a paragraph about nobody
ROUND_ENDED_IDLE = EVENTS.add("round_ended_idle", names=("round", "lost", "turns"), opens=TURN)
STANDING = EVENTS.add("standing", names=("earned", "credits"))
GAME_ENDED = EVENTS.add("game_ended", names=("rounds",), opens=CHAPTER)
WON = EVENTS.add("won", names=("credits", "winners"))

# step 1 of a turn
RAISED = EVENTS.add("raised")
NO_OTHER_RAISED = EVENTS.add("no_other_raised")
DRIVER_RAISED = EVENTS.add("driver_raised", names=("from", "to"))
HIRED = EVENTS.add("hired", names=("role", "level", "left"))
NOTHING_IMPROVED = EVENTS.add("nothing_improved")

# step 2 of a turn
WENT_SOLO = EVENTS.add("went_solo", names=("card", "amounts", "total"))
COLLECTED_NOTHING = EVENTS.add("collected_nothing", names=("idle", "limit"))
COULD_NOT_COLLECT = EVENTS.add("could_not_collect", names=("idle", "limit"))
CREW_CALLED = EVENTS.add("crew_called", names=("driver",))
INVITED = EVENTS.add("invited", names=("card",))
BORROWED = EVENTS.add("borrowed", names=("card", "lender"))
CREW_COMPLETE = EVENTS.add("crew_complete", names=("level", "base", "bonuses"))
BORROWED_TOOK = EVENTS.add("borrowed_took")
OWN_TOOK = EVENTS.add("own_took")
CHAMPION_TOOK = EVENTS.add("champion_took")
CHAMPION_TOOK_NOTHING = EVENTS.add("champion_took_nothing", names=("level",))
TEAM_COLLECTED = EVENTS.add("team_collected", names=("total", "amounts"))
LENDER_PAID = EVENTS.add("lender_paid", names=("borrower", "credits"))
LENDER_UNPAID = EVENTS.add("lender_unpaid", names=("borrower",))

# ---------------------------------------------------------------------------------------------------------------- steps

DEAL = STEPS.add("deal")
START_ROUND = STEPS.add("start_round")
TAKE_TURN = STEPS.add("take_turn")
ASK = STEPS.add("ask")  # a: kind of choice for the active player, b and c: what it is about
PAY_OUT = STEPS.add("pay_out")
END_TURN = STEPS.add("end_turn")
