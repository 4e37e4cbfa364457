"""Sessions with folders of their own; the smallest game where no real one is needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from collegium.local.seating import Arrangement, usual_players, usual_seats
from collegium.local.session import Session
from collegium.match.match import SPECTATOR
from collegium.match.story import EVENT, HEADLINE, Line, Story
from collegium.registry import find

Begin = Callable[..., Session]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLLEGIUM_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def discreet(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the smallest game nobody may know that somebody else is asked."""
    choices = find("_trivial").choices
    monkeypatch.setattr(choices, "kinds", [choices.kinds[0], *(replace(k, discreet=True) for k in choices.kinds[1:])])


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game tells nothing; here every choice is a turn of two lines, and the first opens a chapter."""

    def lines(story: Story, viewer: int = SPECTATOR, lang: str = "en") -> list[Line]:
        found = [Line(HEADLINE, "The only round", 0)] if story.match.choices else []
        for number, (seat, option) in enumerate(story.match.choices):
            name = story.match.names[seat]
            found.append(Line(EVENT, f"{name} thinks.", number + 1, seat, number > 0, seat))
            found.append(Line(EVENT, f"{name} takes {option + 1}.", number + 1, seat, False, seat))
        return found

    monkeypatch.setattr(Story, "lines", lines)


@pytest.fixture
def begin() -> Begin:
    def begin(
        key: str = "_trivial",
        players: tuple[str, ...] = (),
        lang: str = "en",
        seed: int = 7,
        names: tuple[str, ...] = (),
    ) -> Session:
        game = find(key)
        variant = next(iter(game.variants))
        sitting = players or tuple(usual_players(usual_seats(game, variant), 1, "fresher"))
        return Session.begin(Arrangement(game, variant, sitting, lang, seed, names))

    return begin
