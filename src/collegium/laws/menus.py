"""Options that are not legal are refused without a trace, in every position met; copies are independent."""

from __future__ import annotations

import random

from collegium.laws.law import MOST, SETTING, Broken, NotYet, Trial, choose_by_chance, expect, law
from collegium.match.match import IllegalChoice

KEEP = "rules keep nothing outside the record"
REFUSALS = 20  # fewer show nothing
READS = "`menu` and `conceal` write nothing but the menu and what they conceal"


@law(SETTING)
def illegal_options_are_refused_without_a_trace(trial: Trial) -> None:
    """An option that is not legal is refused and changes nothing."""
    game, luck, refused = trial.game, random.Random(trial.seats), 0
    for seed in range(5, 5 + MOST):
        match = trial.match(seed)
        while not match.over:
            before = match.bytes()
            for seat in range(trial.seats):
                legal = match.legal(seat)
                kind = game.choices.kinds[match.state.owed[seat].kind]
                expect(bool(legal) == (seat in match.to_act), f"seat {seat} owes '{kind.key}', legal are {legal}")
                for option in (-1, kind.options, *(luck.randrange(max(kind.options, 1)) for _ in range(2))):
                    if option not in legal:
                        taken = match._engine.act(match._states, seat, option) >= 0
                        expect(not taken, f"'{kind.key}': option {option} is not legal and was carried out")
                        refused += 1
            expect(match.bytes() == before, f"looking at menus changed the record at choice {match.number}: {READS}")
            choose_by_chance(match, luck)
        try:
            match.choose(0, 0)
        except IllegalChoice:
            pass
        else:
            raise Broken("a choice was accepted after the end")
        if refused > REFUSALS:
            return
    raise NotYet(f"{refused} refusals in {MOST} games: too few to judge by")


@law(SETTING)
def copies_are_independent(trial: Trial) -> None:
    """A copy of a match goes its own way."""
    luck = random.Random(3)
    match = trial.match(seed=6)
    for _ in range(15):
        last = match.fork()
        choose_by_chance(match, luck)
        if match.over:  # a short game: copied before its last choice
            match = last
            break
    before, twin = match.bytes(), match.fork()
    expect(twin.bytes() == before, "a copy has other bytes")
    while not twin.over:
        choose_by_chance(twin, luck)
    expect(match.bytes() == before, f"playing a copy changed the match: {KEEP}")
    expect(twin.number > match.number, "the copy did not go on")


@law(SETTING)
def undo_gives_the_very_bytes_back(trial: Trial) -> None:
    """A choice that is taken back leaves no trace."""
    luck, undone = random.Random(9), 0
    for seed in range(8, 8 + MOST):
        match = trial.match(seed)
        while not match.over:
            before, told = match.bytes(), len(match.told)
            seat = luck.choice(match.to_act)
            option = luck.choice(match.legal(seat))
            match.choose(seat, option)
            if match.can_undo(seat):
                match.undo(seat)
                undone += 1
                same = match.bytes() == before and len(match.told) == told
                expect(same, f"taking back choice {match.number + 1} left a trace: {KEEP}")
                match.choose(seat, option)
        if undone:
            return
    raise NotYet(f"no choice of {MOST} games could be taken back: each used chance or revealed something")
