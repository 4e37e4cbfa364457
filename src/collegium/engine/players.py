"""Players that are loops too, bound to each game as the others are: by chance, and by greed for the game's value."""

from collegium.engine.loops import (
    BROKEN_FAULT,
    OFFSETS,
    OPTIONS,
    WIDEST,
    check,
    copy,
    first_owing,
    guess,
    look,
    nth_legal,
    settle,
    take,
    value,
)
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import FAULT_EMPTY_MENU, FAULT_NONE
from collegium.kernel.rng import MASK
from collegium.kernel.rule import Vector, rule

NEVER = 1 << 60  # -NEVER is below any value a game may give
TURN = 40  # own choices a greedy player looks ahead


@rule
def luck(x):
    """The next number of a small stream for players who choose by chance; never the game's own generator."""
    x = (x + 0x9E3779B9) & MASK
    z = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
    return z ^ (z >> 15)


@rule
def random_option(shown, who, s, verdict: Vector, chance):
    """A uniform legal option of `who`; `shown` is what `settle` returned. -1 when there is none."""
    legal = shown % WIDEST
    if shown < 0 or shown // WIDEST != who:
        legal = look(s, who, verdict)
    if legal == 0:
        s.fault = FAULT_EMPTY_MENU
        return -1
    return nth_legal(verdict, (chance * legal) >> 32)


@rule
def playout(s, raw: Vector, verdict: Vector, seed, limit, checks):
    """Random play to the end or `limit` choices. Returns the choices made, or -code when a check fails."""
    made = 0
    chance = luck(seed)
    shown = settle(s, verdict)
    while s.over == 0 and s.fault == 0 and made < limit:
        who = first_owing(s)
        chance = luck(chance)
        option = random_option(shown, who, s, verdict, chance)
        if option < 0:
            break
        s.made += 1
        take(s, who, option)
        shown = settle(s, verdict)
        made += 1
        if checks == 1:
            code = check(s, raw)
            if code != 0:
                return -code
    if s.fault != FAULT_NONE:
        return -(BROKEN_FAULT + s.fault)
    return made


@rule
def stride(s, verdict: Vector, chance: Vector, option, limit):
    """One choice of a playout, for those who go on with many games at once: take `option` (below zero: none yet), go on
    to the next choice and draw an option for it. Returns it, or -1 where the playout ends.

    `chance` is the stream of a playout, begun by `luck(seed)`.
    """
    if option >= 0:
        s.made += 1
        take(s, first_owing(s), option)
    shown = settle(s, verdict)
    if s.over == 1 or s.fault != FAULT_NONE or s.made >= limit:
        return -1
    chance[0] = luck(chance[0])
    return random_option(shown, first_owing(s), s, verdict, chance[0])


@rule
def action_of(s, option):
    """The flat action id of an option of the first seat that owes a choice; -1 for none."""
    if option < 0:
        return -1
    return option + OFFSETS[s.owed[first_owing(s)].kind]


@rule
def finish_turn(s, who, verdict: Vector, chance, limit):
    """Let `who` answer by chance to the end of the turn, or of what `who` owes, at most `limit` times.

    Returns the stream's next number.
    """
    turn = s.turn
    shown = -1
    while s.over == 0 and s.fault == 0 and s.owed[who].kind != 0 and s.turn == turn and limit > 0:
        chance = luck(chance)
        option = random_option(shown, who, s, verdict, chance)
        if option < 0:
            break
        take(s, who, option)
        shown = settle(s, verdict)
        limit -= 1
    return chance


@rule
def foresee(states: Vector, raw: Vector, i, who, option, turn, tries, chance, verdict: Vector, out: Vector):
    """Add to out[option] how good the option of `who` in state `i` looks, at once or once the turn is through.

    The turn is finished in `tries` ways by chance; the best moment counts. Uses the states i+1 and i+2 as scratch.
    Returns the stream's next number.
    """
    copy(raw, i, i + 1)
    after = states[i + 1]
    take(after, who, option)
    settle(after, verdict)
    best = value(after, who)
    if after.owed[who].kind != 0 and after.over == 0 and after.turn == turn:
        for _ in range(tries):
            copy(raw, i + 1, i + 2)
            chance = finish_turn(states[i + 2], who, verdict, chance, TURN)
            best = max(best, value(states[i + 2], who))
    out[option] += best
    return chance


@rule
def greedy(states: Vector, raw: Vector, i, who, seed, guesses, tries, verdict: Vector, out: Vector):
    """The option of seat `who` in state `i` that leads to the best value, at once or once its turn is through.

    Every option is foreseen in `guesses` fair guesses of what is hidden. Uses the states i+1..i+3 as scratch; leaves
    the summed value of each option in `out`.
    """
    options = OPTIONS[states[i].owed[who].kind]
    turn = states[i].turn
    chance = luck(seed)
    look(states[i], who, verdict)
    for option in range(options):
        out[option] = 0 if verdict[option] == LEGAL else -NEVER
    for _ in range(guesses):
        copy(raw, i, i + 1)
        states[i + 1].mute = 1
        chance = luck(chance)
        guess(states[i + 1], raw[i + 1], who, chance)
        for option in range(options):
            if out[option] != -NEVER:
                chance = foresee(states, raw, i + 1, who, option, turn, tries, chance, verdict, out)
    return best_of(options, chance, out)


@rule
def best_of(options, chance, out: Vector):
    """The option with the largest number in `out`, ties by chance; -1 when all are -NEVER."""
    best_option = -1
    ties = 0
    for option in range(options):
        if out[option] != -NEVER:
            if best_option < 0 or out[option] > out[best_option]:
                best_option = option
                ties = 1
            elif out[option] == out[best_option]:
                ties += 1
                chance = luck(chance)
                if (chance * ties) >> 32 == 0:
                    best_option = option
    return best_option


@rule
def contest(
    states: Vector, raw: Vector, i, bots: Vector, seed, guesses, tries, limit, verdict: Vector, out: Vector, log: Vector
):
    """Play state `i` to its end: bots[seat] is 0 for chance, 1 and up for greedy with that taste less 1.

    Returns the choices made, or -code; `log` takes them as seat * WIDEST + option, as far as it has room.
    """
    s = states[i]
    for who in range(s.seats):
        s.taste[who] = max(bots[who] - 1, 0)
    made = 0
    chance = luck(seed)
    settle(s, verdict)
    while s.over == 0 and s.fault == 0 and made < limit:
        who = first_owing(s)
        chance = luck(chance)
        if bots[who] == 0:
            option = random_option(-1, who, s, verdict, chance)
        else:
            option = greedy(states, raw, i, who, chance, guesses, tries, verdict, out)
        if option < 0:
            break
        if made < len(log):
            log[made] = who * WIDEST + option
        s.made += 1
        take(s, who, option)
        settle(s, verdict)
        made += 1
    for who in range(s.seats):
        s.taste[who] = 0
    if s.fault != FAULT_NONE:
        return -(BROKEN_FAULT + s.fault)
    return made
