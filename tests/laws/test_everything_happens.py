"""Every kind of choice and every event occurs in play, by chance or by the greedy bot."""

from __future__ import annotations

import random

from collegium import bots
from collegium.engine import engines
from collegium.match.match import new
from collegium.tools.walks import settings

GAMES = 60  # at most, per setting


def test_every_kind_of_choice_and_event_occurs(game):
    engines.compiled(game)
    kinds = {kind.key for kind in game.choices.kinds[1:]}
    events = {event.key for event in game.events.kinds[1:]}
    luck = random.Random(17)
    for seed in range(GAMES):
        for variant, seats in settings(game):
            match = new(game, seats, variant, seed)
            while not match.over:
                seat = luck.choice(match.to_act)
                kinds.discard(match.kind(seat))
                greedy = seed % 3 == 2 and luck.random() < 0.7
                match.choose(seat, bots.pick(match, seat, "student") if greedy else luck.choice(match.legal(seat)))
            events -= {event.key for event in match.events()}
        if not kinds and not events:
            return
    tested = "".join(file.read_text(encoding="utf-8") for file in (game.folder / "tests").glob("*.py")).lower()
    unseen = {key for key in kinds | events if key not in game.rare or key.lower().replace("-", "_") not in tested}
    assert not unseen, f"never seen: {sorted(unseen)}"
