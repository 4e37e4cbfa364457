"""What a screen reader says of each piece; every name is made once and kept."""

from functools import lru_cache

from collegium.kernel import Listed, SeatName, Text

from ..components import LEVELS
from ..wording import amount_name, card_name, closes_name, event_name, role_name, type_name


@lru_cache(300)
def well_name(kind, left, start, leaving):
    return Text("well-name", {"type": type_name(kind), "n": left, "of": start, "leaving": leaving})


@lru_cache(300)
def team_name(who, card, count, chosen):
    """Role cards of a team: whose, how many alike, and how many of them are in the crew."""
    return Text("team-name", {"player": SeatName(who), "card": card_name(card), "n": count, "chosen": chosen})


@lru_cache(300)
def driver_name(who, level):
    return Text("driver-name", {"player": SeatName(who), "n": level})


@lru_cache(300)
def rival_name(who, credits, cards, driver, first):
    return Text(
        "rival-name", {"player": SeatName(who), "n": credits, "cards": cards, "driver": driver, "first": int(first)}
    )


@lru_cache(300)
def member_name(card, count):
    return Text("member-name", {"card": card_name(card), "n": count})


@lru_cache(300)
def borrowed_name(card, lender):
    return Text("borrowed-name", {"card": card_name(card), "player": SeatName(lender)})


@lru_cache(300)
def sum_name(level, driver, base, bonuses, total, left):
    """The sum of a crew in words; `left`: base still to share, -1 while it is gathered."""
    facts = {"level": level, "driver": driver, "base": base, "bonuses": bonuses, "total": total, "left": left}
    return Text("sum-left" if left >= 0 else "sum-name", facts)


@lru_cache(300)
def event_title(event, closed, number):
    return Text("event-name", {"event": event_name(event), "closes": closes_name(closed), "round": number})


@lru_cache(300)
def past_name(event, number):
    return Text("past-name", {"event": event_name(event), "round": number})


@lru_cache(300)
def dry_name(dry, limit, idle, turns):
    return Text("dry-name", {"dry": dry, "limit": limit, "idle": idle, "turns": turns})


@lru_cache(300)
def deck_name(size, counts):
    """The role deck: how many cards of each role are in it."""
    kinds = [Text("deck-count", {"count": n, "role": role_name(role)}) for role, n in enumerate(counts) if n]
    if not kinds:
        return Text("reason-deck_empty")
    return Text("deck-name", {"n": size, "rest": Text("deck-tip", {"cards": Listed(kinds)})})


@lru_cache(300)
def medal_name(key, locked):
    return Text("medal-locked" if locked else "medal-name", {"what": Text(f"option-{key}")})


@lru_cache(300)
def takes_name(card, amount):
    """What a card would take alone now."""
    role = card // LEVELS
    return Text(
        "look-now", {"amount": amount_name(role, amount) if role < 4 else Text("amount-any", {"amount": amount})}
    )
