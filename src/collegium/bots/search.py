"""Search: information-set Monte Carlo tree search over the record, in compiled code.

Each iteration makes a fresh fair guess of what the seat cannot see, walks down the tree by upper confidence bounds over
the options available in that guess, adds one node (what a student would take comes first), plays on for some turns
(each the best of some played by chance), and judges the end: by places when the game is over, else by the game's own
value, or by a learned one (`net`). Every seat seeks its own share of wins (max^n). `style` says how: see the numbers of
a style below.

A node is a row of `tree`: PARENT, FIRST child, NEXT sibling, MOVE that leads here, VISITS, SEEN (times available);
`worth[node, seat]` sums each seat's shares. The first row is the root; the last row keeps the number of nodes USED and
whether `prior`, what a student thinks of the root's options, is READY.
"""

import math

from collegium.bots.net import foretell
from collegium.engine.loops import OPTIONS, WIDEST, copy, first_owing, guess, look, score, settle, take, value
from collegium.engine.players import NEVER, TURN, best_of, finish_turn, foresee, greedy, luck
from collegium.kernel.choice import LEGAL
from collegium.kernel.flow import FAULT_NONE, SEATS
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import COLUMNS, PLACE, POINTS

PARENT, FIRST, NEXT, MOVE, VISITS, SEEN, FIELDS = 0, 1, 2, 3, 4, 5, 6
USED, READY = 0, 1  # in the last row
GUESSES = 2  # guesses in which a student looks at the root's options
# The numbers of a style: the fewest TURNS and RUNS of choices played on before the value function judges, at the end of
# a turn; SHOTS, the ways by chance to play a run, of which the best is taken (1: by chance alone); how a
# student looks for a new node: TRIES ways to finish the turn, GLANCES options; WIDEN, children of a node beyond the
# first, in hundredths of the root of its visits; EXPLORE, the weight of curiosity, and LEAD, of the lead beside the
# win, in hundredths; EVEN, 1: the options of the root that have a prior are all visited alike, to be compared;
# FLAT, 1: no nodes below the root's children; STEPS, above 0: play goes on as a student chooses, step by step, with so
# many ways to finish the turn, instead of by shots; NET, the weight of the net beside the value, in hundredths.
TURNS, RUNS, SHOTS, TRIES, GLANCES, WIDEN, EXPLORE, LEAD, EVEN, FLAT, STEPS, NET = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
END = 1 << 30  # a depth that reaches the end of every game
# What `scale` keeps of what was seen so far: three numbers for leads by value, three for leads by points, the rewards.
BY_VALUE, BY_POINTS, REWARDS, SUM, SQUARES, SCALE = 0, 3, 6, 7, 8, 9
LEADS, JUDGED, OWN = 0, 1, 2


@rule
def squeeze(s, reward: Vector, scale: Vector, at):
    """From a figure for each seat to shares in 0..1: the lead over the best rival, measured in leads seen so far."""
    for who in range(s.seats):
        rival = -1e18
        for other in range(s.seats):
            if other != who:
                rival = max(rival, reward[other])
        if s.seats == 1:
            rival = scale[at + OWN] / max(scale[at + JUDGED], 1.0)  # alone: against the mean so far
        reward[SEATS + who] = reward[who] - rival
    scale[at + OWN] += reward[0]
    scale[at + JUDGED] += 1.0
    for who in range(s.seats):
        scale[at + LEADS] += abs(reward[SEATS + who]) / float(s.seats)
    spread = max(scale[at + LEADS] / scale[at + JUDGED], 1e-9)
    total = 0.0
    for who in range(s.seats):
        reward[who] = 1.0 / (1.0 + math.exp(-max(min(reward[SEATS + who] / spread, 30.0), -30.0)))
        total += reward[who]
    if s.seats > 1:
        for who in range(s.seats):
            reward[who] /= max(total, 1e-9)


@rule
def judge(
    states: Vector, raw: Vector, i, reward: Vector, numbers: Vector, scale: Vector, style: Vector, shares: Vector,
    sight: Vector, net: Vector,
):  # fmt: skip
    """What this end of an iteration, state `i`, is worth to every seat, 0 to 1: at the end of the game the winners
    share 1. State i+1 is scratch."""
    s = states[i]
    if s.over == 0:
        for who in range(s.seats):
            reward[who] = float(value(s, who))
        if style[NET] > 0:
            foretell(states, raw, i, reward, numbers, shares, sight, net)
        squeeze(s, reward, scale, BY_VALUE)
        if style[NET] > 0:
            trust = float(style[NET]) / 100.0
            for who in range(s.seats):
                reward[who] += trust * (shares[who] - reward[who])
        return
    score(s, numbers)
    winners = 0
    for who in range(s.seats):
        reward[who] = float(numbers[who * COLUMNS + POINTS])
        winners += numbers[who * COLUMNS + PLACE] == 1
    squeeze(s, reward, scale, BY_POINTS)
    lead = float(style[LEAD]) / 100.0
    for who in range(s.seats):
        won = 1.0 / float(max(winners, 1)) if numbers[who * COLUMNS + PLACE] == 1 else 0.0
        reward[who] = won + lead * (reward[who] - won)


@rule
def spread_of_rewards(scale: Vector):
    """How far apart the rewards of the searching seat lie: curiosity is measured in it."""
    if scale[REWARDS] < 2.0:
        return 0.5
    mean = scale[SUM] / scale[REWARDS]
    return math.sqrt(max(scale[SQUARES] / scale[REWARDS] - mean * mean, 1e-6))


@rule
def student_option(
    states: Vector, raw: Vector, i, mover, chance, tries, glances, verdict: Vector, child: Vector, out: Vector
):
    """What a student in a hurry takes in state `i`: the best of at most `glances` legal options, chosen by chance.

    Options that have a node already (child >= 0) are left out. States i+1 and i+2 are scratch.
    """
    s = states[i]
    look(s, mover, verdict)
    options = OPTIONS[s.owed[mover].kind]
    open_options = 0
    for option in range(options):
        out[option] = -NEVER
        if verdict[option] == LEGAL and child[option] < 0:
            out[option] = 0
            open_options += 1
    if open_options > 1:
        wanted = min(glances, open_options)
        for option in range(options):
            if out[option] == 0:
                chance = luck(chance)
                if (chance * open_options) >> 32 < wanted:  # selection sampling: every set of `wanted` is as likely
                    wanted -= 1
                else:
                    out[option] = -NEVER
                open_options -= 1
        for option in range(options):
            if out[option] != -NEVER:
                chance = foresee(states, raw, i, mover, option, s.turn, tries, chance, verdict, out)
    return best_of(options, chance, out)


@rule
def add_node(tree: Vector, worth: Vector, node, move):
    """A new node below `node`. Returns it."""
    last = tree.shape[0] - 1
    new = tree[last, USED]
    tree[last, USED] = new + 1
    tree[new, PARENT] = node
    tree[new, FIRST] = -1
    tree[new, NEXT] = tree[node, FIRST]
    tree[new, MOVE] = move
    tree[new, VISITS] = 0
    tree[new, SEEN] = 1
    for who in range(SEATS):
        worth[new, who] = 0.0
    tree[node, FIRST] = new
    return new


@rule
def descend(
    states: Vector, raw: Vector, i, node, mover, chance, style: Vector, tree: Vector, worth: Vector, verdict: Vector,
    child: Vector, scale: Vector, prior: Vector, out: Vector,
):  # fmt: skip
    """The next node below `node` for the seat that moves in state `i`: an old one by its bound, or a new one."""
    s = states[i]
    kind = s.owed[mover].kind
    look(s, mover, verdict)
    options = OPTIONS[kind]
    stem = (kind * SEATS + mover) * WIDEST
    for option in range(options):
        child[option] = -1
    below = tree[node, FIRST]
    while below >= 0:
        option = tree[below, MOVE] - stem
        if option >= 0 and option < options:
            child[option] = below
        below = tree[below, NEXT]
    tried = 0
    untried = 0
    best = -1
    best_bound = -float(END)
    even = node == 0 and style[EVEN] == 1
    curiosity = float(style[EXPLORE]) / 100.0 * spread_of_rewards(scale)
    for option in range(options):
        if verdict[option] == LEGAL:
            k = child[option]
            if k >= 0:
                tree[k, SEEN] += 1
                tried += 1
                visits = max(float(tree[k, VISITS]), 0.5)
                bound = worth[k, mover] / visits + curiosity * math.sqrt(math.log(float(tree[k, SEEN]) + 1.0) / visits)
                if even:
                    bound = -visits
                if bound > best_bound:
                    best_bound = bound
                    best = k
            elif node > 0 or prior[option] != -NEVER:
                untried += 1
    room = 1.0 + float(style[WIDEN]) / 100.0 * math.sqrt(float(tree[node, VISITS]))
    if untried > 0 and (even or float(tried) < room) and tree[tree.shape[0] - 1, USED] < tree.shape[0] - 1:
        if node == 0:
            for option in range(options):
                out[option] = prior[option] if verdict[option] == LEGAL and child[option] < 0 else -NEVER
            option = best_of(options, chance, out)
        else:
            option = student_option(states, raw, i, mover, chance, style[TRIES], style[GLANCES], verdict, child, out)
        return add_node(tree, worth, node, stem + option)
    return best


@rule
def play_run(states: Vector, raw: Vector, i, mover, chance, shots, verdict: Vector):
    """Let `mover` finish the turn of state `i`, as far as nobody else is asked: the best of `shots` ways by chance."""
    if shots == 1:
        return finish_turn(states[i], mover, verdict, chance, END)
    copy(raw, i, i + 1)
    chance = finish_turn(states[i + 1], mover, verdict, chance, TURN)
    best = value(states[i + 1], mover)
    for _ in range(shots - 1):
        copy(raw, i, i + 2)
        chance = finish_turn(states[i + 2], mover, verdict, chance, TURN)
        found = value(states[i + 2], mover)
        if found > best:
            best = found
            copy(raw, i + 2, i + 1)
    copy(raw, i + 1, i)
    return chance


@rule
def play_steps(
    states: Vector, raw: Vector, i, mover, chance, style: Vector, verdict: Vector, child: Vector, out: Vector
):
    """Let `mover` finish the turn of state `i`, as far as nobody else is asked, as a student chooses."""
    s = states[i]
    turn = s.turn
    while s.over == 0 and s.fault == FAULT_NONE and s.owed[mover].kind != 0 and s.turn == turn:
        for option in range(OPTIONS[s.owed[mover].kind]):
            child[option] = -1
        chance = luck(chance)
        option = student_option(states, raw, i, mover, chance, style[STEPS], style[GLANCES], verdict, child, out)
        take(s, mover, option)
        settle(s, verdict)
    return chance


@rule
def play_on(states: Vector, raw: Vector, i, chance, start, style: Vector, verdict: Vector, child: Vector, out: Vector):
    """Play state `i` on until a turn ends that is far enough from turn `start`, or the game."""
    s = states[i]
    runs = 0
    turn = s.turn
    while (
        s.over == 0
        and s.fault == FAULT_NONE
        and (s.turn == turn or s.turn < start + style[TURNS] or runs < style[RUNS])
    ):
        turn = s.turn
        if style[STEPS] > 0:
            chance = play_steps(states, raw, i, first_owing(s), chance, style, verdict, child, out)
        else:
            chance = play_run(states, raw, i, first_owing(s), chance, style[SHOTS], verdict)
        runs += 1


@rule
def iterate(
    states: Vector, raw: Vector, i, who, seed, style: Vector, tree: Vector, worth: Vector, verdict: Vector,
    child: Vector, reward: Vector, scale: Vector, numbers: Vector, prior: Vector, out: Vector, shares: Vector,
    sight: Vector, net: Vector,
):  # fmt: skip
    """One iteration from state `i` (the seat's view) in state i+1; states i+2 and i+3 are scratch.

    The n-th visit of every option of the root meets the same guess, so that options are compared like with like.
    """
    s = states[i + 1]
    copy(raw, i, i + 1)
    node = descend(states, raw, i + 1, 0, who, 0, style, tree, worth, verdict, child, scale, prior, out)
    chance = luck(seed ^ tree[node, VISITS])
    s.mute = 1
    guess(s, raw[i + 1], who, chance)
    start = s.turn
    mover = who
    while True:
        take(s, mover, tree[node, MOVE] % WIDEST)
        settle(s, verdict)
        if tree[node, VISITS] == 0 or style[FLAT] == 1 or s.over == 1 or s.fault != FAULT_NONE:
            break
        mover = first_owing(s)
        chance = luck(chance)
        below = descend(states, raw, i + 1, node, mover, chance, style, tree, worth, verdict, child, scale, prior, out)
        if below < 0:
            break
        node = below
    chance = luck(chance)
    play_on(states, raw, i + 1, chance, start, style, verdict, child, out)
    judge(states, raw, i + 1, reward, numbers, scale, style, shares, sight, net)
    scale[REWARDS] += 1.0
    scale[SUM] += reward[who]
    scale[SQUARES] += reward[who] * reward[who]
    while node >= 0:
        tree[node, VISITS] += 1
        for seat in range(s.seats):
            worth[node, seat] += reward[seat]
        node = tree[node, PARENT]


@rule
def search_door(
    states: Vector, raw: Vector, i, who, seed, iterations, style: Vector, tree: Vector, worth: Vector, verdict: Vector,
    child: Vector, reward: Vector, numbers: Vector, scale: Vector, prior: Vector, out: Vector, shares: Vector,
    sight: Vector, net: Vector,
):  # fmt: skip
    """Run so many more iterations for seat `who` from the view in state `i`. Returns the nodes in use."""
    last = tree.shape[0] - 1
    if tree[last, READY] == 0:
        tree[last, READY] = 1
        greedy(states, raw, i, who, seed, GUESSES, style[TRIES], verdict, prior)
    for _ in range(iterations):
        iterate(states, raw, i, who, seed, style, tree, worth, verdict, child, reward, scale, numbers, prior, out,
                shares, sight, net)  # fmt: skip
    return tree[last, USED]
