"""Other truths behind the same view: whatever a viewer may not know is as different as it can be."""

from __future__ import annotations

import random
from typing import Any

from collegium.engine import engines
from collegium.kernel import flow
from collegium.match.match import Match


def imagined(match: Match, viewer: int, seed: int) -> Match:
    """A match in which everything hidden from `viewer` is a fair guess."""
    twin = match.fork()
    engines.engine(match.game).imagine(twin._states, viewer if viewer >= 0 else flow.SEATS, seed)
    return twin


def other_truth(match: Match, viewer: int, luck: random.Random) -> Match:
    """A guess in which moreover another rival may be asked what is asked discreetly, other choices were made and
    answered before, other things were concealed, and private numbers in the events of others differ. No rules hold."""
    twin = imagined(match, viewer, luck.randrange(2**31))
    twin.seed = luck.randrange(2**64)
    state, kinds = twin.state, twin.game.choices.kinds
    rivals = [seat for seat in range(twin.seats) if seat != viewer]
    for seat in [seat for seat in rivals if kinds[state.owed[seat].kind].discreet]:
        ask_instead(state, seat, luck.choice([s for s in rivals if s == seat or not state.owed[s].kind]), luck)
    state.made, state.reveals = luck.randrange(1000), luck.randrange(1000)
    asked = luck.randrange(len(kinds))
    state.answer.kind, state.answer.a, state.answer.b = asked, luck.randrange(9), luck.randrange(9)
    for path in twin.game.concealed:
        rows, _, name = path.partition(".")
        for seat in rivals:
            setattr(getattr(state, rows)[seat], name, luck.randrange(2))
    for index, (number, event, who, *told) in enumerate(twin._told):
        private = twin.game.events.kinds[event].private
        if who != viewer and private:
            a, b, c = (luck.randrange(0, 3) if name in private else x for name, x in zip("abc", told, strict=True))
            twin._told[index] = (number, event, who, a, b, c)
    return twin


def ask_instead(state: Any, before: int, after: int, luck: random.Random) -> None:
    """The discreet question of one rival is put to another."""
    old, new = state.owed[before], state.owed[after]
    kind, a, c = old.kind, old.a, old.c
    old.kind = old.a = old.b = old.c = 0
    new.kind, new.a, new.b, new.c = kind, a, luck.randrange(4), c
