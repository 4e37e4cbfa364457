"""Checking a game: every law is tried, and what became of it is told in a sentence."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.laws.code import LAWS
from collegium.laws.law import SETTING, Broken, Law, NotYet, Trial, settings

KEPT, BROKEN, NOT_YET = "kept", "broken", "not yet"
UNCOMPILED = "needs compiled rules: --compiled"


@dataclass(frozen=True)
class Verdict:
    """What became of a law: KEPT, BROKEN or NOT_YET, and why in a sentence. `cause` is that without the setting it
    was found in: laws that break for one cause have it in common."""

    law: Law
    outcome: str
    sentence: str
    cause: str
    seconds: float


def trials(law: Law, game: Game, games: int) -> list[Trial]:
    """All that a law is tried on."""
    if law.about == SETTING:
        return [Trial(game, variant, seats, games) for variant, seats in settings(game)]
    return [Trial(game, games=games)]


def check(game: Game, games: int, progress: Callable[[int, int], None] | None = None) -> Iterator[Verdict]:
    """Try every law on a game with the engine in use; after a basic law that is broken, no other."""
    total, done = sum(len(trials(law, game, games)) for law in LAWS), 0
    for law in LAWS:
        start, outcome, sentence, cause = time.perf_counter(), KEPT, "", ""
        for trial in trials(law, game, games):
            if outcome != BROKEN:
                found, why = attempt(law, trial)
                if found != KEPT and not (found == outcome == NOT_YET):
                    outcome, sentence, cause = found, why, why
                    if law.about == SETTING and found == BROKEN:
                        sentence = f"{trial}: {why}"
            done += 1
            if progress:
                progress(done, total)
        yield Verdict(law, outcome, sentence, cause, time.perf_counter() - start)
        if outcome == BROKEN and law.basic:
            return


def attempt(law: Law, trial: Trial) -> tuple[str, str]:
    """What becomes of one trial. What a rule, a drawing or a text raises is a broken law too."""
    if law.compiled and not engines.engine(trial.game).compiled:
        return NOT_YET, UNCOMPILED
    try:
        law(trial)
    except Broken as broken:
        return BROKEN, str(broken)
    except NotYet as missing:
        return NOT_YET, str(missing)
    except Exception as error:  # a game may raise anything
        return BROKEN, raised(trial.game, error)
    return KEPT, ""


def raised(game: Game, error: Exception) -> str:
    """An exception as a sentence: what, and where in the game's own files."""
    said = " ".join(str(error).split())[:300]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(game.folder)] or frames
    return f"{type(error).__name__}: {said} ({own[-1].name}, {own[-1].filename}:{own[-1].lineno})"
