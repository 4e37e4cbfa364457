"""Every law runs over every game with every variant and number of seats; `--game KEY` narrows it down."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import hypothesis
import pytest

from . import breadth, luck

OURS = (
    "COLLEGIUM_CACHE_DIR",
    "COLLEGIUM_DATABASE_URL",
    "COLLEGIUM_FAULTS",
    "COLLEGIUM_IDLE",
    "COLLEGIUM_LAW_GAMES",
    "COLLEGIUM_LUCK",
    "COLLEGIUM_TAPS",
    "COLLEGIUM_WHOLE_GAMES",
)  # settings that tests take over
for setting in [name for name in os.environ if name.startswith("COLLEGIUM_") and name not in OURS]:
    del os.environ[setting]
os.environ["COLLEGIUM_DATA_DIR"] = tempfile.mkdtemp(prefix="collegium-test-")
atexit.register(shutil.rmtree, os.environ["COLLEGIUM_DATA_DIR"], ignore_errors=True)

luck.settle(0)
hypothesis.settings.register_profile("repeatable", derandomize=True, deadline=None)
hypothesis.settings.load_profile("repeatable")

from collegium.kernel.game import settings
from collegium.registry import keys, take_in

from . import chance

HERE = Path(__file__).parent
GAMES = keys()  # once: it takes a while to ask what is installed
COLLECTED = pytest.StashKey[list[pytest.Item]]()  # before any is left out by its mark


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="only this game (may be given more than once)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game") or GAMES
    name = metafunc.function.__name__ if metafunc.definition.get_closest_marker("spread") else ""
    if "setting" in metafunc.fixturenames:
        found = [(take_in(key), variant, seats) for key in chosen for variant, seats in settings(take_in(key))]
        kept = breadth.spread_by([game.key for game, _, _ in found], name) if name else range(len(found))
        told = [one if at in kept else breadth.wide(one) for at, one in enumerate(found)]
        metafunc.parametrize("setting", told, ids=[f"{g.key}-{v}-{n}" for g, v, n in found])
    elif "game" in metafunc.fixturenames:
        games = [take_in(key) for key in chosen]
        metafunc.parametrize("game", breadth.spread(games, name) if name else games, ids=list(chosen))


# What takes longest goes first, so that no process is left with it at the end: by file, the dearest first.
DEAR = (
    "web/test_whole_games", "web/test_many_servers", "web/test_on_postgres", "bots/test_idle", "arena/test_analysis",
    "web/test_stage", "web/test_access", "web/test_following", "web/test_secrets", "web/test_browser_thinking",
    "laws/test_words", "laws/test_everything_happens", "laws/test_board", "cli/test_commands",
)  # fmt: skip


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Dear files first; the tests of a file stay together, in their order."""
    config.stash[COLLECTED] = list(items)
    places = {HERE / f"{name}.py": place for place, name in enumerate(DEAR)}
    if missing := [str(file) for file in places if not file.exists()]:
        raise pytest.UsageError(f"DEAR in {__file__} names {', '.join(missing)} (expected files that are there)")
    items.sort(key=lambda item: places.get(item.path, len(DEAR)))


@pytest.fixture(autouse=True)
def checked_bounds(request: pytest.FixtureRequest) -> None:
    """Where compiled code is to check its bounds (`make laws-checked`), the laws of random play compile no more."""
    about_play = request.path == HERE / "laws" / "test_play.py" and "setting" in request.fixturenames
    if about_play and os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        chance.play_by_chance(request.getfixturevalue("setting")[0])
