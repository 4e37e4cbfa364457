"""How the story is told: what the numbers of each event mean to its sentence. The names are in wording.py."""

from collegium.kernel import Listed, SeatName, Text

from .choices import (
    BORROWED,
    BORROWED_TOOK,
    CHAMPION_TOOK,
    CHAMPION_TOOK_NOTHING,
    COLLECTED_NOTHING,
    COULD_NOT_COLLECT,
    CREW_CALLED,
    CREW_COMPLETE,
    DEALT,
    DRIVER_RAISED,
    EVENTS,
    GAME_ENDED,
    HIRED,
    INVITED,
    LENDER_PAID,
    LENDER_UNPAID,
    OWN_TOOK,
    PICKED,
    RAISED,
    RAN_DRY,
    ROUND_BEGAN,
    ROUND_ENDED_DRY,
    ROUND_ENDED_IDLE,
    ROUND_LAID,
    STANDING,
    TABLE_LAID,
    TEAM_COLLECTED,
    WENT_SOLO,
    WON,
)
from .components import COMPONENTS, LEVELS, MOST, TYPES
from .wording import amount_name, amounts_name, card_name, closes_name, event_name, role_name, type_name


def unpack(packed):
    """Four amounts, one per type, that stand as digits in a number (see `pack` in rules/pool.py)."""
    return [packed // (MOST + 1) ** kind % (MOST + 1) for kind in range(TYPES)]


# ----------------------------------------------------------------------------------------------------------- the set-up


@EVENTS.worded(TABLE_LAID)
def table_laid(driver, cards, rounds):
    return {"driver": driver, "cards": cards, "rounds": rounds}


@EVENTS.worded(PICKED, DEALT)
def joined(role, level, _):
    return {"role": role_name(role), "level": level}


# ----------------------------------------------------------------------------------------------------- rounds and turns


@EVENTS.worded(ROUND_BEGAN)
def round_began(number, rounds, event):
    return {"round": number, "rounds": rounds, "event": event_name(event)}


@EVENTS.worded(ROUND_LAID)
def round_laid(pool, closed, _):
    return {"amounts": amounts_name(unpack(pool)), "closes": closes_name(closed)}


@EVENTS.worded(RAN_DRY)
def ran_dry(kind, dry, limit):
    return {"type": type_name(kind), "dry": dry, "limit": limit}


@EVENTS.worded(ROUND_ENDED_DRY)
def round_ended_dry(number, left, _):
    dry = Listed(type_name(kind) for kind, amount in enumerate(unpack(left)) if amount == 0)
    return {"round": number, "types": dry, "lost": amounts_name(unpack(left))}


@EVENTS.worded(ROUND_ENDED_IDLE)
def round_ended_idle(number, left, turns):
    return {"round": number, "lost": amounts_name(unpack(left)), "turns": turns}


@EVENTS.worded(STANDING)
def standing(earned, credits, _):
    return {"earned": earned, "credits": credits}


@EVENTS.worded(GAME_ENDED)
def game_ended(rounds, *_):
    return {"rounds": rounds}


@EVENTS.worded(WON)
def won(credits, winners, _):
    return {"credits": credits, "winners": winners}


# ----------------------------------------------------------------------------------------------------- step 1 of a turn


@EVENTS.worded(RAISED)
def raised(card, level, _):
    return {"role": role_name(card // LEVELS), "from": card % LEVELS, "to": level}


@EVENTS.worded(DRIVER_RAISED)
def driver_raised(before, after, _):
    return {"from": before, "to": after}


@EVENTS.worded(HIRED)
def hired(role, level, left):
    return {"role": role_name(role), "level": level, "left": left}


# ----------------------------------------------------------------------------------------------------- step 2 of a turn


@EVENTS.worded(WENT_SOLO)
def went_solo(card, taken, total):
    return {"card": card_name(card), "amounts": amounts_name(unpack(taken)), "total": total}


@EVENTS.worded(COLLECTED_NOTHING, COULD_NOT_COLLECT)
def collected_nothing(idle, limit, _):
    return {"idle": idle, "limit": limit}


@EVENTS.worded(CREW_CALLED)
def crew_called(driver, *_):
    return {"driver": driver}


@EVENTS.worded(INVITED)
def invited(card, *_):
    return {"card": card_name(card)}


@EVENTS.worded(BORROWED)
def borrowed(card, lender, _):
    return {"card": card_name(card), "lender": SeatName(lender)}


@EVENTS.worded(CREW_COMPLETE)
def crew_complete(level, base, bonuses):
    return {
        "level": level, "base": base,
        "bonuses": amounts_name(unpack(bonuses)) if bonuses else Text("no-bonuses"),
    }  # fmt: skip


@EVENTS.worded(BORROWED_TOOK)
def borrowed_took(card, amount, lender):
    return {"card": card_name(card), "amount": amount_name(card // LEVELS, amount), "lender": SeatName(lender)}


@EVENTS.worded(OWN_TOOK)
def own_took(role, amount, count):
    """So many cards of a role: their number is said where there is more than one."""
    cards = Text(f"roles-{COMPONENTS.keys('role')[role]}", {"count": count})
    return {"roles": cards, "count": count, "amount": amount_name(role, amount)}


@EVENTS.worded(CHAMPION_TOOK)
def champion_took(level, mask, bonus):
    taken = amounts_name([mask >> kind & 1 for kind in range(TYPES)])
    return {"level": level, "amounts": taken, "base": mask.bit_count() - bonus, "bonus": bonus}


@EVENTS.worded(CHAMPION_TOOK_NOTHING)
def champion_took_nothing(level, *_):
    return {"level": level}


@EVENTS.worded(TEAM_COLLECTED)
def team_collected(total, taken, _):
    return {"total": total, "amounts": amounts_name(unpack(taken))}


@EVENTS.worded(LENDER_PAID)
def lender_paid(borrower, credits, _):
    return {"borrower": SeatName(borrower), "credits": credits}


@EVENTS.worded(LENDER_UNPAID)
def lender_unpaid(borrower, *_):
    return {"borrower": SeatName(borrower)}
