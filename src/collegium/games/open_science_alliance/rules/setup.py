"""Set-up, section 4: chance picks who begins and the order of events; everybody picks a Specialist; roles are dealt."""

from collegium.kernel import LEGAL, Vector, answers, ask, below, find, offers, rule, runs, shuffle, tell, then

from ..choices import DEAL, DEALT, PICK_SPECIALIST, PICKED, SET_UP_BEGAN, START_ROUND, TABLE_LAID
from ..components import COPIES, DRIVER_START, EVENTS_IN_BOX, ROLE_CARDS, ROLE_START, ROUNDS, SPECIALISTS
from .cards import join_team, top_card
from .crew import dismiss_crew


@rule
def set_up(s):
    s.first = below(s, s.seats)  # §4.1, #4
    for event in range(EVENTS_IN_BOX):
        s.events[event] = event + 1
    shuffle(s, s.events, EVENTS_IN_BOX)  # §4.2
    for card in range(ROLE_CARDS):
        s.deck[card] = card // COPIES
    s.deck_left = ROLE_CARDS
    dismiss_crew(s)
    tell(s, SET_UP_BEGAN)
    tell(s, TABLE_LAID, s.first, DRIVER_START, ROLE_CARDS, ROUNDS)
    then(s, DEAL)
    for who in range(s.seats):
        s.player[who].driver = DRIVER_START  # §4.3
        ask(s, who, PICK_SPECIALIST)  # §4.4: all at once, hidden until everybody has chosen


@offers(PICK_SPECIALIST)
def menu_pick_specialist(s, who, verdict: Vector):
    for role in range(SPECIALISTS):
        verdict[role] = LEGAL


@answers(PICK_SPECIALIST)
def pick_specialist(s, who, role):
    s.player[who].pick = role + 1


@runs(DEAL)
def deal(s):
    """Show the picks, shuffle the other role cards into the deck and deal one to each, from the first player on."""
    for away in range(s.seats):
        who = (s.first + away) % s.seats
        role = s.player[who].pick - 1
        take_from_deck(s, role)
        join_team(s, s.player[who], role)
        s.player[who].pick = 0
        tell(s, PICKED, who, role, ROLE_START[role])
    shuffle(s, s.deck, s.deck_left)  # §4.5
    for away in range(s.seats):
        who = (s.first + away) % s.seats
        role = top_card(s)
        join_team(s, s.player[who], role)
        tell(s, DEALT, who, role, ROLE_START[role])
    then(s, START_ROUND)


@rule
def take_from_deck(s, role):
    """Take one card of this role out of the deck, wherever it lies; the last card fills the gap."""
    place = find(s.deck, role)
    s.deck_left -= 1
    s.deck[place] = s.deck[s.deck_left]
    s.deck[s.deck_left] = 0
