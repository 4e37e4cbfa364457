"""The scoring sheet at the end: what each seat earned in each round as bars, and one thing that it did best."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Mark, Plate, Say, Use
from collegium.draw.theme import SEAT_COLOURS
from collegium.kernel import SeatName, Text

from ..components import LEVELS, ROUNDS
from .tones import DESK_INK, DESK_LINE, DESK_MUTED, EVENT_ART, icon, seat_shape

BEST = "var(--osa-best,#F6DFA0)"  # under the row of who won


# What everybody did best ---------------------------------------------------------------------------------------------


def feats(s, order):
    """For each seat, in this order, one thing that it did best: (kind, number, round). Nobody is told what another is
    told already, as far as there is something else to tell."""
    told: set[str] = set()
    found = []
    for who in order:
        mine = [feat for feat in (most_of_a_round(s, who), *outdone(s, who)) if feat]
        feat = next((feat for feat in mine if feat[0] not in told), mine[0] if mine else own_best(s, who))
        told.add(feat[0])
        found.append(feat)
    return tuple(found)


def most_of_a_round(s, who):
    """The round in which it earned more than anybody else, and the most."""
    rounds = [
        (int(s.player[who].earned[k]), k + 1)
        for k in range(ROUNDS)
        if all(s.player[who].earned[k] > s.player[other].earned[k] for other in range(s.seats) if other != who)
    ]
    return ("round", *max(rounds, key=lambda found: (found[0], -found[1]))) if rounds else None


def outdone(s, who):
    """What it has more of than anybody else."""
    counts = {
        "driver": lambda player: int(player.driver),
        "cards": lambda player: int(sum(player.team)),
        "levels": lambda player: int(sum(n * (card % LEVELS) for card, n in enumerate(player.team))),
    }
    for kind, count in counts.items():
        mine = count(s.player[who])
        if all(mine > count(s.player[other]) for other in range(s.seats) if other != who):
            yield kind, mine, 0


def own_best(s, who):
    """Its own best round, where it was first in nothing."""
    earned = [int(n) for n in s.player[who].earned]
    return "own", max(earned), earned.index(max(earned)) + 1


def feat_words(feat):
    kind, n, number = feat
    return Text(f"end-feat-{kind}", {"n": n, "round": number})


def feat_sign(feat, events, x, y, size):
    """The sign beside it: the round's event, the Driver's wheel, or cards."""
    kind, _, number = feat
    if number:
        return Use(EVENT_ART[events[number - 1]], x, y, size, size)
    return icon("driver" if kind == "driver" else "cards", x, y, size, "deskink")


# The sheet -----------------------------------------------------------------------------------------------------------


def cell(n, most, who, first, middle, x, w, size=17):
    """What a seat earned in a round: the figure (bold where nobody earned more) and its bar, round the middle x."""
    length = max((w * 0.5) * n / most, 1.5)
    left = x - w * 0.28
    return (
        Say(n, left, middle + size * 0.35, size, FIGURE if first else WORD, DESK_INK, "end"),
        Plate(left + 6, middle - size * 0.36, length, size * 0.72, 2, SEAT_COLOURS[who], DESK_LINE, 0.6),
    )


def row_face(who, earned, firsts, most, total, won, feat, events, columns, w, h):
    """A seat's row: name, six rounds, credits in all, and what it did best. `most`: that anybody earned in a round;
    `columns`: the middle of round 1, the step to the next, where the sum ends and where the words begin."""
    first, step, end, words = columns
    size = h * 0.53
    cells = [
        mark
        for k, n in enumerate(earned)
        for mark in cell(n, most, who, firsts[k], h / 2, first + step * k, step, size)
    ]
    ground = (Plate(2, 1, w - 4, h - 2, 6, BEST),) if won else ()
    return (
        *ground,
        seat_shape(who, 10, (h - size * 1.25) / 2, size * 1.25),
        Say(SeatName(who), 18 + size * 1.25, h / 2 + size * 0.36, size * 1.06, NAME, DESK_INK,
            room=first - step * 0.5 - 24 - size * 1.25),
        *cells,
        Use("icon-credit", end - size * (2.7 + 0.6 * (total > 99)), (h - size * 1.15) / 2, size * 1.15, size * 1.15),
        Say(total, end, h / 2 + size * 0.42, size * 1.2, FIGURE, DESK_INK, "end"),
        feat_sign(feat, events, words, (h - size * 1.3) / 2, size * 1.3),
        Say(feat_words(feat), words + size * 1.3 + 6, h / 2 + 5, max(size * 0.88, 13), STRONG, DESK_MUTED,
            room=w - words - size * 1.3 - 12),
    )  # fmt: skip


def sheet_face(order, earned, events, w, row):
    """On a phone: a line per round, a column per seat by place, the bar below its figure; the sum on gold."""
    label = 104
    step = (w - label - 8) / len(order)
    most = max(max(max(values) for values in earned), 1)
    marks: list[Mark] = [
        seat_shape(who, label + step * (k + 0.5) - 10, row / 2 - 10, 20) for k, who in enumerate(order)
    ]
    for number in range(ROUNDS):
        top = row * (number + 1)
        best = max(values[number] for values in earned)
        marks += [
            Plate(8, top, w - 16, 1, fill=DESK_LINE, opacity=0.4),
            Use(EVENT_ART[events[number]], 10, top + row / 2 - 12, 24, 24),
            Say(Text("sheet-round", {"round": number + 1}), 40, top + row / 2 + 5, 14.5, STRONG, DESK_INK, room=62),
        ]
        for k, who in enumerate(order):
            x, n = label + step * (k + 0.5), earned[k][number]
            length = max((step - 14) * n / most, 1.5)
            marks += [
                Say(n, x, top + row / 2 + 2, 16, FIGURE if n == best else WORD, DESK_INK, "middle"),
                Plate(x - (step - 14) / 2, top + row / 2 + 7, length, 6, 2, SEAT_COLOURS[who], DESK_LINE, 0.6),
            ]
    top = row * (ROUNDS + 1)
    marks += [
        Plate(4, top + 1, w - 8, row - 2, 6, BEST),
        Use("icon-credit", 11, top + row / 2 - 11, 22, 22),
        Say(Text("end-total"), 40, top + row / 2 + 5, 14.5, STRONG, DESK_INK, room=62),
        *(
            Say(sum(values), label + step * (k + 0.5), top + row / 2 + 7, 20, FIGURE, DESK_INK, "middle")
            for k, values in enumerate(earned)
        ),
    ]
    return tuple(marks)
