"""What is kept: walks, replays and signatures belong to a rules_version, and change only with it."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from collegium.kernel.game import Game
from collegium.laws.law import GAME, SETTING, Broken, NotYet, Trial, expect, law
from collegium.match.journal import JournalError, read, write
from collegium.match.match import Match, replay
from collegium.tools.signature import signature
from collegium.tools.walks import folder, walk

RENEW = "if it plays differently on purpose, raise rules_version and renew with python -m collegium.tools.walks"


def kept(game: Game, *path: str) -> Path:
    """A file that a finished game keeps beside its tests."""
    file = folder(game, "").joinpath(*path)
    if not file.exists():
        raise NotYet(
            f"{file.relative_to(game.folder)} is missing: python -m collegium.tools.walks {game.key} writes it"
        )
    return file


@law(SETTING)
def walks_are_as_they_were(trial: Trial) -> None:
    """The walks are played and told as they were kept."""
    game = trial.game
    before = kept(game, "walks", f"{trial.variant}-{trial.seats}.txt").read_text(encoding="utf-8").splitlines()
    _, lines = walk(game, trial.variant, trial.seats)
    if lines != before:
        pairs = zip(before + [""] * len(lines), lines + [""] * len(before), strict=False)
        was, now = next((a, b) for a, b in pairs if a != b)
        raise Broken(f"was told '{was.strip()}', is told '{now.strip()}': {RENEW} {game.key}")


@law(SETTING)
def replays_verify(trial: Trial) -> None:
    """The replays that are kept still hold."""
    file = kept(trial.game, "replays", f"{trial.variant}-{trial.seats}.json")
    try:
        match = replay(read(file))
    except JournalError as error:
        raise Broken(f"{file}: {error}; {RENEW} {trial.game.key}") from None
    right = match.over and match.variant == trial.variant and match.seats == trial.seats
    expect(right, f"{file} is no finished game of {trial}: {RENEW} {trial.game.key}")


@law(GAME, compiled=True)
def signature_belongs_to_the_rules_version(trial: Trial) -> None:
    """Random play comes out as it did when this rules_version was signed."""
    game = trial.game
    signed = json.loads(kept(game, "signature.json").read_text(encoding="utf-8"))
    now = {"rules_version": game.rules_version, "signature": signature(game)}
    expect(signed == now, f"signed {signed}, now {now}: {RENEW} {game.key}")


def same_when_replayed(match: Match, told: dict[str, Any]) -> None:
    """A journal leads to the bytes of its match; a seal that does not fit says the same."""
    try:
        same = replay(told).bytes() == match.bytes()
    except JournalError:
        same = False
    expect(same, "a match replayed comes out otherwise: rules read and write the record alone, tables stay as they are")


@law(SETTING)
def journals_survive_files_and_refuse_changes(trial: Trial) -> None:
    """A journal leads to the same bytes, and one that was changed is refused."""
    match = trial.match(seed=77)
    for _ in range(30):
        if not match.over:
            match.choose(match.to_act[0], match.legal(match.to_act[0])[-1])
    with tempfile.TemporaryDirectory(prefix="collegium-") as place:
        file = Path(place) / "game.json"
        write(file, match.journal())
        same_when_replayed(match, read(file))
    for key in ("seed", "seats", "variant", "rules_version", "data", "digest", "choices"):
        told = match.journal()
        value = told[key]
        told[key] = value + 1 if isinstance(value, int) else value[:-1] + "?" if isinstance(value, str) else value[:-1]
        try:
            replay(told)
        except JournalError:
            continue
        raise Broken(f"a journal with another '{key}' was accepted")
