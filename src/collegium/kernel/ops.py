"""Operations: all that can be asked of a game's rules, through one door, so that a game is compiled as one piece."""

from collegium.kernel.flow import SEATS
from collegium.kernel.loops import DONE, WIDEST, act, begin, check, copy, guess, hide, look, score, value
from collegium.kernel.players import contest, greedy, playout
from collegium.kernel.rule import Vector, rule

BEGIN, ACT, MENU, SCORE, SANE, VIEW, IMAGINE, VALUE, PLAYOUT, GREEDY, RUN, CONTEST, COPIES = range(13)


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
        hide(states[i], raw[i], a)
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
    if op == RUN:  # states i..a-1, one answer each: seat * WIDEST + option in out, replaced by the result code
        accepted = 0
        for k in range(i, a):
            out[k] = act(states[k], out[k] // WIDEST, out[k] % WIDEST, verdict)
            accepted += out[k] == DONE
        return accepted
    if op == CONTEST:  # out: the bots, room for a menu's values, the log
        menu_end = SEATS + len(verdict)
        return contest(states, raw, i, out[:SEATS], a, b, c, d, verdict, out[SEATS:menu_end], out[menu_end:])
    if op == COPIES:  # a copies of state i, to measure
        for _ in range(a):
            copy(raw, i, i + 1)
            copy(raw, i + 1, i)
        return a * 2
    return -1
