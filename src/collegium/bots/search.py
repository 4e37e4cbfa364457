"""Search: information-set Monte Carlo tree search over the record, in compiled code.

Each iteration makes a fresh fair guess of what the seat cannot see, walks down the tree by upper confidence bounds over
the options available in that guess, adds one node, plays on for `depth` choices (mostly what looks best right after it,
now and then by chance) and judges the end: by places when the game is over, else by the game's own value. Every seat
seeks its own share of wins (max^n).

A node is a row of `tree`: PARENT, FIRST child, NEXT sibling, MOVE that leads here, VISITS, SEEN (times available);
`worth[node, seat]` sums each seat's shares. The first row is the root; the last row keeps the number of nodes in use.
"""

import math

from collegium.kernel.flow import FAULT_NONE, SEATS
from collegium.kernel.loops import (
    LEAST,
    LEGAL,
    OPTIONS,
    copy,
    first_owing,
    guess,
    look,
    luck,
    random_option,
    score,
    settle,
    take,
    value,
)
from collegium.kernel.rule import Vector, rule
from collegium.kernel.scoring import COLUMNS, PLACE

PARENT, FIRST, NEXT, MOVE, VISITS, SEEN, FIELDS = 0, 1, 2, 3, 4, 5, 6
EXPLORE = 0.7  # weight of curiosity
WIDEN, WIDEN_POWER = 3.0, 0.5  # a node may have WIDEN + visits ** WIDEN_POWER children
STEERED = 85  # of 100 choices of a playout are taken by the value right after them, the others by chance
END = 1 << 30  # a depth that reaches the end of every game


@rule
def share_of_wins(s, reward: Vector, numbers: Vector):
    """At the end of a game: the winners share 1."""
    score(s, numbers)
    winners = 0
    for who in range(s.seats):
        winners += numbers[who * COLUMNS + PLACE] == 1
    for who in range(s.seats):
        reward[who] = 1.0 / winners if winners > 0 and numbers[who * COLUMNS + PLACE] == 1 else 0.0


@rule
def estimate(s, reward: Vector, scale: Vector):
    """Before the end: each seat's lead over its best rival, squeezed into 0..1 by the leads seen so far."""
    for who in range(s.seats):
        reward[who] = float(value(s, who))
    total = 0.0
    for who in range(s.seats):
        rival = -1e18
        for other in range(s.seats):
            if other != who:
                rival = max(rival, reward[other])
        if s.seats == 1:
            rival = scale[2] / max(scale[1], 1.0)  # alone: against the mean so far
        lead = reward[who] - rival
        reward[SEATS + who] = lead
        scale[0] += abs(lead)
        scale[1] += 1.0
    scale[2] += reward[0]
    spread = max(scale[0] / scale[1], 1e-9)
    for who in range(s.seats):
        reward[who] = 1.0 / (1.0 + math.exp(-max(min(reward[SEATS + who] / spread, 30.0), -30.0)))
        total += reward[who]
    if s.seats > 1 and total > 0.0:
        for who in range(s.seats):
            reward[who] /= total


@rule
def descend(s, node, mover, chance, verdict: Vector, tree: Vector, worth: Vector, child: Vector):
    """The next node below `node` for the seat that moves: an old one by its bound, or a new one. Returns it."""
    kind = s.owed[mover].kind
    look(s, mover, verdict)
    options = OPTIONS[kind]
    stem = (kind * SEATS + mover) * LEGAL
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
    new = -1
    for option in range(options):
        if verdict[option] == 1:
            if child[option] >= 0:
                tree[child[option], SEEN] += 1
                tried += 1
            else:
                untried += 1
                chance = luck(chance)
                if (chance * untried) >> 32 == 0:
                    new = option
    used = tree[tree.shape[0] - 1, 0]
    if new >= 0 and used < tree.shape[0] - 1 and tried < WIDEN + float(tree[node, VISITS]) ** WIDEN_POWER:
        tree[tree.shape[0] - 1, 0] = used + 1
        tree[used, PARENT] = node
        tree[used, FIRST] = -1
        tree[used, NEXT] = tree[node, FIRST]
        tree[used, MOVE] = stem + new
        tree[used, VISITS] = 0
        tree[used, SEEN] = 1
        for who in range(SEATS):
            worth[used, who] = 0.0
        tree[node, FIRST] = used
        return used
    best = -1
    best_bound = -1.0
    for option in range(options):
        if verdict[option] == 1 and child[option] >= 0:
            k = child[option]
            visits = float(tree[k, VISITS])
            bound = worth[k, mover] / max(visits, 1.0)
            bound += EXPLORE * math.sqrt(math.log(float(tree[k, SEEN]) + 1.0) / max(visits, 0.5))
            if bound > best_bound:
                best_bound = bound
                best = k
    return best


@rule
def steered_option(states: Vector, raw: Vector, i, mover, chance, verdict: Vector, legal: Vector):
    """The option of state `i` that looks best to the mover right after it (state i+1 is scratch), ties by chance."""
    s = states[i]
    count = look(s, mover, verdict)
    options = OPTIONS[s.owed[mover].kind]
    for option in range(options):
        legal[option] = verdict[option]
    best = -1
    best_value = -LEAST
    ties = 0
    for option in range(options):
        if legal[option] == 1:
            if count == 1:
                return option
            copy(raw, i, i + 1)
            after = states[i + 1]
            take(after, mover, option)
            settle(after, verdict)
            found = value(after, mover)
            if found > best_value:
                best_value = found
                best = option
                ties = 1
            elif found == best_value:
                ties += 1
                chance = luck(chance)
                if (chance * ties) >> 32 == 0:
                    best = option
    return best


@rule
def iterate(
    states: Vector, raw: Vector, i, who, chance, depth, tree: Vector, worth: Vector, verdict: Vector, child: Vector,
    reward: Vector, scale: Vector, numbers: Vector,
):  # fmt: skip
    """One iteration from state `i` (the seat's view) in state i+1; state i+2 is scratch."""
    copy(raw, i, i + 1)
    s = states[i + 1]
    s.mute = 1
    chance = luck(chance)
    guess(s, raw[i + 1], who, chance)
    node = 0
    mover = who
    while s.over == 0 and s.fault == FAULT_NONE:
        chance = luck(chance)
        below = descend(s, node, mover, chance, verdict, tree, worth, child)
        if below < 0:
            break
        node = below
        take(s, mover, tree[node, MOVE] % LEGAL)
        settle(s, verdict)
        if tree[node, VISITS] == 0:
            break
        mover = first_owing(s)
    left = depth
    while s.over == 0 and s.fault == FAULT_NONE and left > 0:
        mover = first_owing(s)
        chance = luck(chance)
        if chance % 100 < STEERED:
            option = steered_option(states, raw, i + 1, mover, chance, verdict, child)
        else:
            option = random_option(-1, mover, s, verdict, chance)
        if option < 0:
            break
        take(s, mover, option)
        settle(s, verdict)
        left -= 1
    if s.over == 1:
        share_of_wins(s, reward, numbers)
    else:
        estimate(s, reward, scale)
    while node >= 0:
        tree[node, VISITS] += 1
        for seat in range(s.seats):
            worth[node, seat] += reward[seat]
        node = tree[node, PARENT]


@rule
def search_door(
    states: Vector, raw: Vector, i, who, seed, iterations, depth, tree: Vector, worth: Vector, verdict: Vector,
    child: Vector, reward: Vector, numbers: Vector, scale: Vector,
):  # fmt: skip
    """Run so many more iterations for seat `who` from the view in state `i`. Returns the nodes in use."""
    chance = luck(seed)
    for _ in range(iterations):
        chance = luck(chance)
        iterate(states, raw, i, who, chance, depth, tree, worth, verdict, child, reward, scale, numbers)
    return tree[tree.shape[0] - 1, 0]
