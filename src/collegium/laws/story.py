"""The story: everything happens, and it is told in chapters, a turn at a time."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

from collegium import bots
from collegium.kernel.choice import CHAPTER, TURN
from collegium.laws.law import GAME, SETTING, Trial, choose_by_chance, expect, law, settings
from collegium.match.match import new
from collegium.match.story import HEADLINE, Story

GAMES = 60  # at most, per setting


@law(SETTING)
def chapters_and_turns(trial: Trial) -> None:
    """A game is told in chapters, and a player's turn is one paragraph.

    It begins where the turn begins, and all that is told until the next turn or chapter belongs to it.
    """
    opens = Counter(kind.opens for kind in trial.game.events.kinds)
    expect(opens[CHAPTER], "no event opens a chapter: EVENTS.add(..., opens=CHAPTER) for set-up, each round, the end")
    expect(opens[TURN], "no event opens a turn: EVENTS.add(..., silent=True, opens=TURN), told where a turn begins")
    match, luck = trial.match(seed=8), random.Random(8)
    while not match.over and match.number < 400:
        choose_by_chance(match, luck)
    lines = Story(match).lines()
    expect(lines and lines[0].sort == HEADLINE, "the story begins without a heading: tell a chapter first in set-up")
    chapters = sum(line.sort == HEADLINE for line in lines)
    expect(chapters > 1, "the story has one chapter: tell another, at the end at least")
    expect(any(line.turn for line in lines), "no paragraph begins: tell the event that opens a turn with its seat")
    for line, after in pairwise(lines):
        whole = after.sort == HEADLINE or after.of == line.of or after.turn or line.sort == HEADLINE
        expect(whole, f"'{after.text}' is told in the paragraph of another: tell the event that opens a turn before it")


@law(GAME)
def every_kind_of_choice_and_event_occurs(trial: Trial) -> None:
    """Every kind of choice and every event occurs in play."""
    game = trial.game
    kinds = {kind.key for kind in game.choices.kinds[1:]}
    events = {event.key for event in game.events.kinds[1:]}
    tested = "".join(file.read_text(encoding="utf-8") for file in (game.folder / "tests").glob("*.py")).lower()
    excused = {key for key in game.rare if key.lower().replace("-", "_") in tested}
    luck = random.Random(17)
    for seed in range(GAMES):
        for variant, seats in settings(game):
            match = new(game, seats, variant, seed)
            while not match.over:
                seat = luck.choice(match.to_act)
                kinds.discard(match.kind(seat) or "")
                greedy = seed % 3 == 2 and luck.random() < 0.7
                match.choose(seat, bots.pick(match, seat, "student") if greedy else luck.choice(match.legal(seat)))
            events -= {game.events.kinds[told[1]].key for told in match.told}
            if kinds | events <= excused:
                return
    unseen = sorted((kinds | events) - excused)
    expect(not unseen, f"never seen: {', '.join(unseen)}; mend the rules, or test them and name them in Game(rare=...)")
