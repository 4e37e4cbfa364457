"""A research group: its money, reputation, stored Months, tiles and open cards.

Small verbs that every phase uses; nothing here asks anybody anything.
"""

from collegium.kernel import rule, total

from ..components import (
    DISCIPLINES,
    DOES,
    INFORMATION,
    IS_STANDARD,
    LASTING_CARDS,
    MOST_MONEY,
    MOST_REPUTATION,
    MOST_TOKENS,
    NO_CAP,
    PROJECT_PRICE,
    PROJECTS,
    STRENGTH,
)
from ..state import OPEN, TILE_OF, Player


@rule
def is_standard(s):
    """Abilities, Actions, Events and Teaching are in the game."""
    return IS_STANDARD[s.variant] == 1


@rule
def projects_at(s, place):
    """How many projects lie at a place: in the stock, with a group, completed by it."""
    found = 0
    for p in range(PROJECTS):
        found += s.project[p].place == place
    return found


@rule
def earn(me: Player, euros):
    me.money = min(MOST_MONEY, me.money + euros)


@rule
def earn_reputation(me: Player, d, points):
    me.reputation[d] = min(MOST_REPUTATION, me.reputation[d] + points)


@rule
def reputation_of(me: Player):
    """All reputation together, start tiles included."""
    return total(me.reputation)


@rule
def order_total(me: Player):
    """The black marker: start tiles do not count for the order. (R5)"""
    return max(0, reputation_of(me) - me.start_bonus)


@rule
def is_idle(s):
    """A basic game in which nobody can do anything any more: of its turns only the heading is told. (R31)"""
    if is_standard(s):
        return False
    for who in range(s.seats):
        me = s.player[who]
        if me.money >= PROJECT_PRICE or me.projects > 0 or me.researchers > 0:
            return False
        if order_total(me) != order_total(s.player[0]):
            return False
    return True


@rule
def tokens_of(me: Player):
    """All stored Months together."""
    return total(me.tokens)


@rule
def most_tokens(me: Player):
    """Stored Months of the discipline with the most of them."""
    most = 0
    for d in range(DISCIPLINES):
        most = max(most, me.tokens[d])
    return most


@rule
def within_cap(me: Player, d, months):
    """How many of these Months a Network Failure lets through. (event 3, R24)"""
    if d == INFORMATION:
        return min(months, me.cap) if me.cap < NO_CAP else months
    return months


@rule
def use_cap(me: Player, d, months):
    if d == INFORMATION and me.cap < NO_CAP:
        me.cap -= months


@rule
def store(me: Player, d, months):
    """Keep Months as tokens, as far as the cap allows. Returns how many."""
    kept = within_cap(me, d, months)
    use_cap(me, d, kept)
    me.tokens[d] = min(MOST_TOKENS, me.tokens[d] + kept)
    return kept


@rule
def has_tile(s, who, tile):
    return s.tile[tile] == TILE_OF + who


@rule
def has_fresh_tile(s, who, tile):
    """Owns a once-a-game tile and has not used it."""
    return s.tile[tile] == TILE_OF + who and s.spent[tile] == 0


@rule
def lasting(s, who, what):
    """Strength of the open cards in front of a group that do `what` all the time."""
    strength = 0
    if not is_standard(s):
        return strength
    for k in range(len(LASTING_CARDS)):
        card = LASTING_CARDS[k]
        if DOES[card] == what and s.card[card] == OPEN + who:
            strength += STRENGTH[card]
    return strength


@rule
def seat_at(s, index):
    """The seat at a place of the Player Order."""
    return s.order[index]
