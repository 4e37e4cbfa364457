"""What is hidden, and how to guess it fairly (section 13): events to come, the deck's order, picks until all are in."""

from collegium.kernel import below, rule, shuffle

from .components import COPIES, EVENTS_IN_BOX, ROLES, SPECIALISTS
from .rules.cards import cards_of


@rule
def conceal(s, who):
    """The events that are not turned up yet. The legend hides the deck and the picks of others."""
    for place in range(EVENTS_IN_BOX - s.current_round):
        s.events[place] = 0


@rule
def imagine(s, who):
    imagine_events(s)
    imagine_deck(s)
    if s.current_round == 0:
        for rival in range(s.seats):
            if rival != who and s.owed[rival].kind == 0:
                s.player[rival].pick = 1 + below(s, SPECIALISTS)


@rule
def imagine_events(s):
    """The events not yet seen, in any order."""
    hidden = EVENTS_IN_BOX - s.current_round
    seen = 0
    for place in range(hidden, EVENTS_IN_BOX):
        seen |= 1 << s.events[place]
    place = 0
    for event in range(1, EVENTS_IN_BOX + 1):
        if seen >> event & 1 == 0:
            s.events[place] = event
            place += 1
    shuffle(s, s.events, hidden)


@rule
def imagine_deck(s):
    """The role cards that are in no team, in any order."""
    place = 0
    for role in range(ROLES):
        for _ in range(COPIES - cards_in_teams(s, role)):
            s.deck[place] = role
            place += 1
    shuffle(s, s.deck, s.deck_left)


@rule
def cards_in_teams(s, role):
    found = 0
    for who in range(s.seats):
        found += cards_of(s.player[who].team, role)
    return found
