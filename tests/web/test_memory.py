"""Memory stays where it is, however much is played: tables of bots, one after another, each with somebody who looks."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from collegium.registry import find, keys

from .conftest import Server
from .parts import rows
from .people import Person
from .test_floods import flooded
from .test_many_servers import FAULTS

TABLES = 4  # at a time
WARM, END = 20_000, 40_000  # choices: until everything that is made once is made and what is kept is full; in all
MORE = 0.05  # of the memory at WARM that may be added until END
SMALL = 300  # MiB of a site with few tables, however often one visitor asks it
PATIENCE = 1800.0  # seconds
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="/proc of Linux"),
    pytest.mark.skipif(FAULTS == 1, reason="40,000 choices take minutes: make soak"),
]


class Watcher(Person):
    """Somebody who looks at one table of bots after another, of every game in turn."""

    def __init__(self, server, turn: int) -> None:
        super().__init__(server)
        self.turn = turn
        self.begin()

    def begin(self) -> None:
        game = find(keys()[self.turn % len(keys())])
        self.turn += TABLES
        variant, (low, _) = next(iter(game.variants.items()))
        seats = {f"seat-{seat}": "fresher" for seat in range(max(2, low))}
        status, words, headers = self.post(f"/new/{game.key}", {"variant": variant, **seats}, live=False)
        assert status == 302, words[:300]
        watched = self.ask("GET", headers["Location"])[2]["Location"]  # who set it up has no seat there
        self.stream = self.listen(f"{watched}stream")
        assert self.stream.answer.status == 200, watched

    def go_on(self) -> None:
        """To the next table when this one is over."""
        if 'data-over="1"' in self.stream.text:
            self.stream.close()
            self.received = b""
            self.begin()


def resident(process: int) -> int:
    """KiB of memory of a process."""
    return int(Path(f"/proc/{process}/status").read_text().partition("VmRSS:")[2].split()[0])


def test_memory_is_flat_over_twenty_thousand_choices(tmp_path_factory):
    told = {"COLLEGIUM_BOT_PAUSE": "0", "COLLEGIUM_PREPARE": "cached"}
    server = Server(tmp_path_factory.mktemp("memory"), **told)
    watchers, found, told_at = [Watcher(server, turn) for turn in range(TABLES)], {}, 0
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and END not in found:
            time.sleep(0.5)
            chosen = rows(server, "select count(*) from site_entry")[0][0]
            for mark in (WARM, END):
                if chosen >= mark and mark not in found:
                    found[mark] = resident(server.process.pid)
            if chosen >= told_at:
                print(f"{chosen} choices, {resident(server.process.pid) >> 10} MiB", flush=True)
                told_at += 1000
            for watcher in watchers:
                watcher.go_on()
        assert END in found, f"{chosen} choices in {PATIENCE:.0f} s"
        assert found[END] <= found[WARM] * (1 + MORE), found
    finally:
        for watcher in watchers:
            watcher.stream.close()
        server.stop()


@pytest.mark.parametrize("flood", ["games", "table", "refused", "front"])
def test_memory_is_small_while_one_visitor_asks_again_and_again(flood):
    """From a hundred connections (from five hundred for the first page), for a minute."""
    (found,) = flooded("--only", flood, "--seconds", "60")
    print(found, flush=True)
    assert found["answers"]["answered"] > 1000 and found["memory_mib"] < SMALL and found["back_s"] < 60, found
