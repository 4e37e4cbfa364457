"""Every law runs over every game with every variant and number of seats; `--game KEY` narrows it down."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

import hypothesis
import pytest

from . import luck

OURS = ("COLLEGIUM_CACHE_DIR", "COLLEGIUM_LAW_GAMES", "COLLEGIUM_LUCK")  # settings that tests take over
for setting in [name for name in os.environ if name.startswith("COLLEGIUM_") and name not in OURS]:
    del os.environ[setting]
os.environ["COLLEGIUM_DATA_DIR"] = tempfile.mkdtemp(prefix="collegium-test-")
atexit.register(shutil.rmtree, os.environ["COLLEGIUM_DATA_DIR"], ignore_errors=True)

luck.settle(0)
hypothesis.settings.register_profile("repeatable", derandomize=True, deadline=None)
hypothesis.settings.load_profile("repeatable")

from collegium.kernel.game import settings
from collegium.registry import keys, take_in


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="only this game (may be given more than once)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = metafunc.config.getoption("--game") or keys()
    if "setting" in metafunc.fixturenames:
        found = [(take_in(key), variant, seats) for key in chosen for variant, seats in settings(take_in(key))]
        metafunc.parametrize("setting", found, ids=[f"{g.key}-{v}-{n}" for g, v, n in found])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [take_in(key) for key in chosen], ids=list(chosen))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game stay together where asked to (`--dist loadgroup`): each process compiles fewer games."""
    for item in items:
        given = getattr(getattr(item, "callspec", None), "params", {})
        about = given.get("game") or next(iter(given.get("setting", ())), None)
        if about is not None and hasattr(about, "key"):
            item.add_marker(pytest.mark.xdist_group(about.key))
