"""Operations: all that can be asked of a game's rules, through one door, so that a game is compiled as one piece."""

from collegium.engine.loops import act, begin, check, guess, look, score, value, view
from collegium.engine.players import contest, greedy, playout
from collegium.kernel.flow import SEATS
from collegium.kernel.rule import Vector, rule

BEGIN, ACT, MENU, SCORE, SANE, VIEW, IMAGINE, VALUE = range(8)  # one state
PLAYOUT, GREEDY, CONTEST = range(8, 11)  # players


@rule
def door(op, states: Vector, raw: Vector, i, a, b, c, d, verdict: Vector, out: Vector):
    """The one way in: `op` is one of the constants above. `out` takes what does not fit the returned number."""
    if op == BEGIN:
        return begin(states[i], raw[i], a, b, c, d, verdict)
    if op == ACT:
        return act(states[i], a, b, verdict)
    if op == MENU:
        return look(states[i], a, verdict)
    if op == SCORE:
        score(states[i], out)
        return 0
    if op == SANE:
        return check(states[i], raw[i])
    if op == VIEW:
        view(states[i], raw[i], a)
        return 0
    if op == IMAGINE:
        guess(states[i], raw[i], a, b)
        return 0
    if op == VALUE:
        return value(states[i], a)
    if op == PLAYOUT:  # states i..a-1; out: choices made by each
        total = 0
        for k in range(i, a):
            out[k] = playout(states[k], raw[k], verdict, b + k, c, d)
            if out[k] < 0:
                return out[k]
            total += out[k]
        return total
    if op == GREEDY:
        return greedy(states, raw, i, a, b, c, d, verdict, out)
    if op == CONTEST:  # out: the bots, room for a menu's values, the log
        menu_end = SEATS + len(verdict)
        return contest(states, raw, i, out[:SEATS], a, b, c, d, verdict, out[SEATS:menu_end], out[menu_end:])
    return -1
