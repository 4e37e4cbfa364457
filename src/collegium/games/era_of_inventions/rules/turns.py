"""A turn: take back one own disc, carry out its action as far as wanted, perhaps use a bonus disc (§5.2)."""

from collegium.kernel import LEGAL, Vector, answers, ask, begin_turn, fill, offers, rule, runs, tell, then

from ..choices import BONUS_ACTION, BUILD, FINAL_MARKET_OPENS, IDLE, NEXT_MARKET, NEXT_TURN, PICK, PICKED
from ..components import ACTION_DISCS, FIELDS, ROUNDS
from ..state import ACTION, BONUS, FINAL, FINAL_MARKET, UNDECIDED
from .placing import seat_in_turn
from .rounds import change_round


@runs(NEXT_TURN)
def next_turn(s):
    """The next seat takes its turn; after the last lap the round changes or the final market opens."""
    if s.count < s.seats * ACTION_DISCS[s.seats]:
        begin_turn(s)
        ask(s, seat_in_turn(s), PICK)
        return
    s.count = 0
    if s.era < ROUNDS[s.seats]:
        change_round(s)
    else:
        s.phase = FINAL_MARKET
        tell(s, FINAL_MARKET_OPENS)
        then(s, NEXT_MARKET)


@rule
def clear_action(s):
    """Forget what was done in this action; discs bought this turn are remembered until the turn ends."""
    action = s.action
    action.done = 0
    fill(action.box_used, 0)
    action.half = UNDECIDED
    action.development_spent = 0
    action.slot = 0
    fill(action.paid, 0)
    action.give[0] = 0
    action.give[1] = 0


@offers(PICK)
def menu_pick(s, who, verdict: Vector):
    for field in range(FIELDS):
        if s.discs[field, who] == 1:
            verdict[field] = LEGAL


@answers(PICK)
def pick_disc(s, who, field):
    tell(s, PICKED, who, field)
    ask(s, who, BUILD + field, ACTION)


@rule
def menu_done(occasion, option, verdict: Vector):
    """Stopping is always possible, but a bonus disc stands for exactly one thing."""
    if occasion != BONUS:
        verdict[option] = LEGAL


@rule
def go_on(s, who, kind, occasion):
    """After one item of an action: what comes next on this occasion."""
    if occasion == BONUS:
        finish_bonus(s, who)
    else:
        ask(s, who, kind, occasion)


@rule
def stop_action(s, who, kind, occasion, possible):
    """The player stops, or must. `possible`: something could still have been done."""
    if s.action.done == 0:
        tell(s, IDLE, who, possible)
    finish_action(s, who, kind, occasion)


@rule
def finish_action(s, who, kind, occasion):
    """The disc returns to its player. A player who carried the action out may now use a bonus disc (ruling 2), unless
    all own discs were bought this turn (ruling 3)."""
    carried_out = s.action.done > 0
    clear_action(s)
    if occasion == FINAL:
        s.count += 1
        then(s, NEXT_MARKET)
        return
    s.discs[kind - BUILD, who] = 0
    if carried_out and s.player[who].bonus_discs - s.action.bought_discs >= 1:
        ask(s, who, BONUS_ACTION)
    else:
        finish_turn(s)


@rule
def finish_bonus(s, who):
    """The spent bonus disc goes to the supply after its action (ruling 5)."""
    s.player[who].bonus_discs -= 1
    s.disc_supply += 1
    finish_turn(s)


@rule
def finish_turn(s):
    clear_action(s)
    s.action.bought_discs = 0
    s.count += 1
    then(s, NEXT_TURN)
