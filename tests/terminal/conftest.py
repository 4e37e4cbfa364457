"""Sessions with folders of their own; the smallest game where no real one is needed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from collegium.kernel.registry import find
from collegium.terminal.seating import Arrangement, usual_players, usual_seats
from collegium.terminal.session import Session

Begin = Callable[..., Session]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLLEGIUM_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


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
