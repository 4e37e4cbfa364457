"""Flat Monte Carlo as a bot of one's own, to measure laureates by: no tree below the options of the moment, and every
try is played to the end of the game as a student in a hurry chooses, step by step. It ends early where a search does.

    python benchmarks/short_clock.py --bots laureate:0.05s,flat:Twentieth --games 20 --seed 88 --out FOLDER
    python benchmarks/short_clock.py --bots laureate:0.2s,flat:Fifth --games 20 --seed 88 --out FOLDER
    python benchmarks/short_clock.py --bots laureate,flat:Two --games 20 --seed 88 --out FOLDER
"""

from __future__ import annotations

from dataclasses import replace

from collegium.bots import search, thinker
from collegium.bots.guests import Asked

STYLE = replace(thinker.STEADY, turns=search.END, runs=search.END, flat=1, steps=1)


class Twentieth:
    """At most 0.05 s a choice."""

    seconds = 0.05

    def choose(self, asked: Asked) -> int:
        if len(asked.options) == 1:
            return asked.options[0]
        thinker.searcher(asked.game)
        return thinker.think(
            asked.view, asked.seat, asked.luck.getrandbits(32), self.seconds, style=STYLE, brisk=True
        ).best


class Fifth(Twentieth):
    """At most 0.2 s a choice."""

    seconds = 0.2


class Two(Twentieth):
    """At most 2 s a choice."""

    seconds = 2.0
