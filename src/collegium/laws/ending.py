"""The scene of a finished game: drawn for every seat count and screen, with everybody's name and points."""

from __future__ import annotations

import random

from collegium.draw import ending
from collegium.laws.board import drawn, inside, staged
from collegium.laws.law import SETTING, NotYet, Trial, choose_by_chance, expect, law
from collegium.match.match import SPECTATOR


@law(SETTING)
def the_end_is_a_scene(trial: Trial) -> None:
    """When a game is over its stage shows who stands where, on every screen and in every language."""
    stage = staged(trial)
    if stage.end is None:
        raise NotYet("the board stays as it was when the game is over: give the stage an `end` (docs/stage.md)")
    luck = random.Random(trial.seats)
    match = trial.match(seed=12)
    while not match.over:
        choose_by_chance(match, luck)
    for viewer in (0, trial.seats - 1, SPECTATOR):
        for shape in stage.board.shapes:
            scene = ending.scene(stage, match, viewer, shape)
            assert scene is not None
            pieces = [piece for area in scene.areas for piece in area.pieces]
            ours = [*(area.id for area in scene.areas), *(piece.id for piece in pieces)]
            alien = [identity for identity in ours if not identity.startswith("end-")]
            expect(not alien, f"{shape}: {alien} could be the board's: call them 'end-...'")
            expect(len(set(ours)) == len(ours), f"{shape}: two pieces share an id: {sorted(ours)}")
            inside(scene, shape)
            drawn(match, viewer, shape, scene, set())
            told = " ".join(match.say(piece.name, "en", viewer) for piece in pieces if piece.name)
            for seat in range(trial.seats):
                name, points = match.names[seat], match.scores()[seat].points
                expect(name in told and str(points) in told, f"{shape}: no piece's name tells '{name}' and {points}")
