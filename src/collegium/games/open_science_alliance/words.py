"""The names of things: a card, a resource, so much of it. Several of them are listed as a sentence lists them."""

from collegium.kernel import Text

from .components import COMPONENTS, LEVELS, MOST, TYPES

CLOSES_KEYS = ("nothing", "hiring", "raising_by_two", "teams", "going_solo", "bonuses", "generalists")


def listed(names):
    """Several names with "and" before the last."""
    if len(names) < 2:
        return names[0] if names else Text("no-types")
    return Text("listed", {"some": names[:-1], "last": names[-1]})


def role_name(role):
    return Text(f"role-{COMPONENTS.keys('role')[role]}")


def roles_name(role, count):
    """So many cards of a role: their number is said where there is more than one."""
    return Text(f"roles-{COMPONENTS.keys('role')[role]}", {"count": count})


def card_name(card):
    return Text("card", {"role": role_name(card // LEVELS), "level": card % LEVELS})


def event_name(event):
    return Text(f"card-{COMPONENTS.keys('event')[event]}")


def closes_name(closed):
    """What the event of a round closes, in a sentence."""
    return Text(f"closes-{CLOSES_KEYS[closed]}")


def type_name(kind):
    return Text(f"resource-{COMPONENTS.keys('resource')[kind]}")


def types_name(mask):
    return listed([type_name(kind) for kind in range(TYPES) if mask >> kind & 1])


def amount_name(kind, amount):
    return Text(f"amount-{COMPONENTS.keys('resource')[kind]}", {"amount": amount})


def all_amounts_name(amounts):
    """So much of each type; types of which there is none are left out."""
    return listed([amount_name(kind, amount) for kind, amount in enumerate(amounts) if amount])


def one_each_name(mask):
    return all_amounts_name([mask >> kind & 1 for kind in range(TYPES)])


def unpack(packed):
    """Four amounts, one per type, that stand as digits in a number (see `pack` in rules/pool.py)."""
    return [packed // (MOST + 1) ** kind % (MOST + 1) for kind in range(TYPES)]


def amounts_name(packed):
    return all_amounts_name(unpack(packed))


def bonuses_name(packed):
    return amounts_name(packed) if packed else Text("no-bonuses")


def lacking_name(packed):
    """The types of which there is none."""
    return listed([type_name(kind) for kind, amount in enumerate(unpack(packed)) if amount == 0])
