"""What is kept: walks, replays and signatures belong to a rules_version, and change only with it."""

from __future__ import annotations

import json

import pytest

from collegium.engine import engines
from collegium.match.journal import JournalError, read, write
from collegium.match.match import new, replay
from collegium.tools.signature import signature
from collegium.tools.walks import folder, walk


def test_walks_are_as_they_were(setting):
    game, variant, seats = setting
    engines.compiled(game)
    kept = (folder(game, "walks") / f"{variant}-{seats}.txt").read_text(encoding="utf-8")
    _, lines = walk(game, variant, seats)
    assert "\n".join(lines) + "\n" == kept, "the game plays differently: bump rules_version and renew the walks"


def test_replays_verify(setting):
    game, variant, seats = setting
    engines.compiled(game)
    match = replay(read(folder(game, "replays") / f"{variant}-{seats}.json"))
    assert match.over and match.variant == variant and match.seats == seats


def test_signature_belongs_to_the_rules_version(game):
    kept = json.loads((game.folder / "tests" / "signature.json").read_text(encoding="utf-8"))
    engines.compiled(game)
    now = {"rules_version": game.rules_version, "signature": signature(game)}
    assert kept == now, "the game plays differently: bump rules_version and renew the signature"


def test_journals_survive_files_and_refuse_changes(setting, tmp_path):
    game, variant, seats = setting
    engines.compiled(game)
    match = new(game, seats, variant, seed=77)
    for _ in range(30):
        if not match.over:
            match.choose(match.to_act[0], match.legal(match.to_act[0])[-1])
    file = tmp_path / "game.json"
    write(file, match.journal())
    assert replay(read(file)).bytes() == match.bytes()
    for key in ("seed", "seats", "variant", "rules_version", "data", "digest"):
        told = match.journal()
        told[key] = told[key] + 1 if isinstance(told[key], int) else told[key][:-1] + "?"
        with pytest.raises(JournalError):
            replay(told)
    told = match.journal()
    told["choices"] = told["choices"][:-1]
    with pytest.raises(JournalError):
        replay(told)
