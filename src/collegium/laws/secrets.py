"""Nobody sees what they may not: another truth behind the same view changes nothing that a viewer gets."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from collegium import bots
from collegium.engine import engines
from collegium.engine.states import States
from collegium.kernel import flow
from collegium.kernel.record import NOBODY, OWNER, cells
from collegium.laws.law import MOST, SETTING, Broken, NotYet, Trial, expect, law, positions
from collegium.laws.play import told
from collegium.laws.truths import imagined, other_truth
from collegium.match.match import SPECTATOR, Match

ENOUGH = 100  # looks at positions: one game of ours has as many, a short game is played again
SEEDS = range(4, 4 + MOST)
HIDE = "mark what it shows seen_by=OWNER or NOBODY, or wipe it in `conceal`"


def spacing(seed: int, every: int) -> int:
    """How many choices lie between two looks: none in a game so short that another is played."""
    return every if seed == SEEDS[0] else 1


def named(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def seen(match: Match, viewer: int) -> bytes:
    return match.seen_states(viewer).array.tobytes()


def differing(trial: Trial, one: Match, other: Match, viewer: int) -> str:
    """The first fields in which two views differ."""
    a, b = (match.seen_states(viewer).raw[0] for match in (one, other))
    places = set(np.flatnonzero(a != b).tolist())
    sizes = ((c.path, c.offset, np.dtype(c.code).itemsize) for c in cells(trial.game.state))
    return ", ".join([path for path, at, size in sizes if places & {*range(at, at + size)}][:4])


@law(SETTING)
def another_truth_gives_the_same_view_menu_and_words(trial: Trial) -> None:
    """What a seat sees, may choose and reads does not depend on what is hidden from it."""
    looked = 0
    for seed in SEEDS:
        for match, luck in positions(trial, spacing(seed, 3), seed):
            for viewer in (*range(trial.seats), SPECTATOR):
                guess = imagined(match, viewer, luck.randrange(2**31))
                if guess.sane():
                    wrong = f"{told(trial, guess.sane())} as {named(viewer)} imagines it at choice {match.number}"
                    raise Broken(f"{wrong}: `imagine` fills what was wiped so that every invariant holds")
                for twin in (guess, other_truth(match, viewer, luck)):
                    compare(trial, match, twin, viewer)
                looked += 1
        if looked >= ENOUGH:
            return
    if looked <= 10:
        raise NotYet(f"{looked} positions in {MOST} games: too few to judge by")


def compare(trial: Trial, match: Match, twin: Match, viewer: int) -> None:
    """Two truths that look alike to a viewer: the same bytes, the same story, the same menu."""
    where = f"{named(viewer)} at choice {match.number}"
    if seen(twin, viewer) != seen(match, viewer):
        wrong = differing(trial, twin, match, viewer)
        raise Broken(f"{where} sees {wrong} change with the truth: `imagine` leaves alone what is seen; or {HIDE}")
    expect(twin.known_to_act(viewer) == match.known_to_act(viewer), f"{where} sees who is asked discreetly: {HIDE}")
    lately = max(0, len(match.told) - 20)
    for a, b in zip(twin.events(lately, viewer), match.events(lately, viewer), strict=True):
        expect(a.text == b.text, f"{where}: event '{a.key}' tells what is hidden: declare it private=('a',)")
    if viewer in match.to_act:
        what = f"the menu of '{match.kind(viewer)}' depends on what is hidden"
        expect(menu(twin, viewer) == menu(match, viewer), f"{where}: {what}: let it read what the seat sees")


def menu(match: Match, seat: int) -> list[Any]:
    return [(o.id, o.legal, o.place, o.text, o.why) for o in match.options(seat)]


@law(SETTING)
def another_truth_tells_the_same_story_until_something_is_revealed(trial: Trial) -> None:
    """A choice that reveals nothing has the same consequences whatever is hidden."""
    compared = looked = 0
    for seed in SEEDS:
        for match, luck in positions(trial, spacing(seed, 5), seed):
            looked += 1
            seat = luck.choice(match.to_act)
            for viewer in range(trial.seats):
                twin, truth = imagined(match, viewer, luck.randrange(2**31)), match.fork()
                shared = [option for option in truth.legal(seat) if option in twin.legal(seat)]
                if not shared:
                    continue
                option, before, kind = luck.choice(shared), len(truth.told), match.kind(seat)
                truth.choose(seat, option)
                twin.choose(seat, option)
                if seat == viewer and truth.can_undo(seat):  # nothing was revealed: both truths still look the same
                    news = [[(e.key, e.who, e.a, e.b, e.c) for e in m.events(before, viewer)] for m in (truth, twin)]
                    alike = seen(twin, viewer) == seen(truth, viewer) and news[0] == news[1]
                    expect(alike, f"'{kind}' shows seat {seat} what was hidden and could be taken back: call reveal(s)")
                    compared += 1
        if compared and looked >= ENOUGH // 5:
            return
    if not compared:
        raise NotYet(f"every choice of {MOST} games revealed something: there is nothing to compare")


@law(SETTING)
def hidden_bytes_never_reach_the_view(trial: Trial) -> None:
    """Garbage in every field that the legend hides from a viewer leaves the viewer's bytes as they were."""
    game, engine = trial.game, engines.engine(trial.game)
    hidden = [c for c in cells(game.state) if c.seen_by in (OWNER, NOBODY)]
    expect(any(c.path.startswith("rng") for c in hidden), "the generator is not hidden: State extends Header")
    luck = random.Random(1)
    match = trial.match(seed=3)
    for viewer in (*range(trial.seats), flow.SEATS):
        states, other = States(game), States(game)
        states.array[0] = other.array[0] = match._states.array[0]
        for cell in hidden:
            if cell.seen_by == NOBODY or cell.row != viewer:
                width = np.dtype(cell.code).itemsize
                other.raw[0, cell.offset : cell.offset + width] = luck.randrange(0, 2)
        expect(states.array.tobytes() != other.array.tobytes(), "nothing is hidden: State extends Header")
        for t in (states, other):
            engine.view(t, viewer)
        same = states.array.tobytes() == other.array.tobytes()
        expect(same, f"what the legend hides from seat {viewer} comes back through `conceal`: it may only wipe")
        wiped = not states.array["rng"].any() and not states.array["ring"].tobytes().strip(b"\0")
        expect(wiped, f"seat {viewer} sees the generator or the story of others: `conceal` may only wipe")


@law(SETTING)
def bots_choose_by_their_view_alone(trial: Trial) -> None:
    """A bot chooses the same whatever is hidden from its seat."""
    asked = 0
    for seed in SEEDS:
        for match, luck in positions(trial, spacing(seed, 5), seed):
            seat = luck.choice(match.to_act)
            twin = imagined(match, seat, luck.randrange(2**31))
            for level in ("fresher", "student"):  # the search, whose thought depends on the clock, has its own law
                option = bots.pick(match, seat, level)
                same = option == bots.pick(twin, seat, level)
                expect(same, f"a {level} at choice {match.number} knows what seat {seat} may not see: {HIDE}")
                expect(option in match.legal(seat), f"a {level} chose option {option}, which is not legal")
            asked += 1
        if asked >= ENOUGH // 5:
            return
    if asked <= 3:
        raise NotYet(f"{asked} positions in {MOST} games: too few to judge by")


@law(SETTING)
def the_order_of_simultaneous_answers_does_not_matter(trial: Trial) -> None:
    """Where several seats choose at once, it does not matter who answers first."""
    made = 0
    for seed in SEEDS:
        for match, luck in positions(trial, 10**6, seed):
            if len(match.to_act) > 1:
                answer_in_both_orders(trial, match, luck)
        made += match.number
        if made >= ENOUGH:
            return


def answer_in_both_orders(trial: Trial, match: Match, luck: random.Random) -> None:
    first, second = luck.sample(match.to_act, 2)
    answers = {first: luck.choice(match.legal(first)), second: luck.choice(match.legal(second))}
    ends = []
    for order in ((first, second), (second, first)):
        twin = match.fork()
        twin.choose(order[0], answers[order[0]])
        if order[1] in twin.to_act and twin.kind(order[1]) == match.kind(order[1]):
            still = answers[order[1]] in twin.legal(order[1])
            what = f"an answer of seat {order[0]} takes an option from seat {order[1]}"
            expect(still, f"'{match.kind(order[1])}': {what}; both choose from the same position")
            twin.choose(order[1], answers[order[1]])
        for field in ("ring", "told", "answer"):
            twin._states.array[field] = np.zeros((), trial.game.state.dtype[field])
        ends.append(twin.bytes())
    both = f"'{match.kind(first)}' of seats {first} and {second} at choice {match.number}"
    expect(ends[0] == ends[1], f"{both}: who answers first matters; keep answers apart, act in a step once all did")
