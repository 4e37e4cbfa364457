"""A position to show: the match that a how-to page takes its pictures from, played again from its choices."""

from __future__ import annotations

from collections.abc import Sequence

from collegium.draw.howto import BadHowTo, HowTo, file_of, read
from collegium.draw.stage import Stage
from collegium.kernel.game import Game
from collegium.match.match import BadMatch, IllegalChoice, Match

NAMES = ("Ada", "Emmy", "Niels", "Rosalind", "Alan", "Marie")


def how_to(game: Game) -> HowTo | None:
    """What a game's page shows, None where it has no pictures."""
    stage: Stage | None = game.stage
    if stage is None or not file_of(stage.folder).exists():
        return None
    return read(file_of(stage.folder), stage.board)


def shown(game: Game, howto: HowTo, afters: Sequence[int]) -> dict[int, Match]:
    """The match after each of these numbers of choices. BadHowTo where the rules know no such game."""
    position = howto.position
    found = {}
    try:
        match = Match(game, position.seats, position.variant, position.seed, NAMES[: position.seats])
        for after in range(max(afters) + 1):
            if after in afters:
                found[after] = match.fork()
            if after < max(afters):
                match.choose(match.to_act[0], position.choices[after])
    except (BadMatch, IllegalChoice, IndexError) as error:
        again = f"python -m collegium.tools.howto {game.key} --play"
        raise BadHowTo(f"{game.key}: howto.toml tells of a game that cannot be ({error}); play anew: {again}") from None
    return found


def lit(match: Match, viewer: int) -> frozenset[str]:
    """The places that a viewer may choose now."""
    options = match.options(viewer, refused=False) if viewer in match.to_act else []
    return frozenset(option.place for option in options if option.place)
