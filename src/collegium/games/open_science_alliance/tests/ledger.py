"""The story as a ledger: credits, Drivers and teams of every player; pool, base, deck and rounds on the table."""

from collegium.kernel import Listed, Text
from collegium.match.ledger import moves, unchanged

from ..components import CLASSES, COMPONENTS, LEVELS, ROLES, TYPES

RESOURCES, CARDS = COMPONENTS.keys("resource"), COMPONENTS.keys("role")


def cards(role, level):
    """The account of a player's cards of this role at this level."""
    return f"{CARDS[role]} {level}"


ACCOUNTS = {
    "credits": lambda s, who: s.player[who].credits,
    "driver": lambda s, who: s.player[who].driver,
    "role cards": lambda s, who: sum(s.player[who].team),
    **{
        cards(card // LEVELS, card % LEVELS): lambda s, who, card=card: s.player[who].team[card]
        for card in range(CLASSES)
    },
}

COMMON = {
    "round": lambda s: s.current_round,
    "deck": lambda s: s.deck_left,
    "base": lambda s: s.crew.base_left,
    "lost": lambda s: sum(s.leftover),
    # what is left when the last round ends is lost, though it still lies there
    **{f"pool {RESOURCES[kind]}": lambda s, kind=kind: 0 if s.over else s.pool[kind] for kind in range(TYPES)},
    **{f"taken {RESOURCES[kind]}": lambda s, kind=kind: s.taken[kind] for kind in range(TYPES)},
}


def amounts(words):
    """{resource: amount} of what a sentence lists."""
    if isinstance(words, Listed):
        return {name: n for part in words.things for name, n in amounts(part).items()}
    return {} if words == Text("no-bonuses") else {words.key.removeprefix("amount-"): words.args["amount"]}


def role_of(words):
    return CARDS.index(words.key.removeprefix("role-"))


def pool(words, sign):
    return [(f"pool {name}", None, sign * n) for name, n in amounts(words).items()]


def taken(words, sign=1):
    return [(f"taken {name}", None, sign * n) for name, n in amounts(words).items()]


def join(who, told):
    """A card from the deck joins the team."""
    return [
        ("deck", None, -1), ("role cards", who, 1), (cards(role_of(told["role"]), told["level"]), who, 1),
    ]  # fmt: skip


def raised(who, told):
    role = role_of(told["role"])
    return [(cards(role, told["from"]), who, -1), (cards(role, told["to"]), who, 1)]


def lost(who, told):
    return [*pool(told["lost"], -1), ("lost", None, sum(amounts(told["lost"]).values()))]


def shared(who, told):
    """Part of the base leaves the pool."""
    (amount,) = amounts(told["amount"]).values()
    return [*pool(told["amount"], -1), *taken(told["amount"]), ("base", None, -amount)]


ENTRIES = {
    **unchanged(
        "set_up_began", "table_laid", "ran_dry", "standing", "game_ended", "won", "no_other_raised",
        "nothing_improved", "collected_nothing", "could_not_collect", "crew_called", "invited", "borrowed",
        "champion_took_nothing", "lender_unpaid",
    ),
    "picked": join,
    "dealt": join,
    "round_began": moves(("round*", 1)),
    "round_laid": lambda who, told: pool(told["amounts"], 1),
    "round_ended_dry": lost,
    "round_ended_idle": lost,
    "raised": raised,
    "driver_raised": lambda who, told: [("driver", who, told["to"] - told["from"])],
    "hired": join,
    "went_solo": lambda who, told: [("credits", who, told["total"]), *pool(told["amounts"], -1)],
    "crew_complete": lambda who, told: [
        ("base", None, told["base"]), *pool(told["bonuses"], -1), *taken(told["bonuses"]),
    ],
    "borrowed_took": shared,
    "own_took": shared,
    "champion_took": lambda who, told: [
        ("base", None, -told["base"]), *pool(told["amounts"], -1), *taken(told["amounts"]),
    ],
    "team_collected": lambda who, told: [("credits", who, told["total"]), *taken(told["amounts"], -1)],
    "lender_paid": lambda who, told: [
        ("credits", who, told["credits"]), ("credits", told["borrower"], -told["credits"]),
    ],
}  # fmt: skip

assert len(ACCOUNTS) == 3 + ROLES * LEVELS
