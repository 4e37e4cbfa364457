"""Several servers on one database: two processes of `collegium serve` on a folder with SQLite, and on PostgreSQL with
Redis. People play now on one and now on the other; parts fail meanwhile. Whatever was acknowledged is in the journal,
once, and play goes on by itself."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from collegium.registry import keys

from ..breadth import wide
from .conftest import Server, free_port
from .parts import Redis, rows
from .people import Person

GAME = keys()[-1]
FAULTS = int(os.environ.get("COLLEGIUM_FAULTS", "1"))  # how often each part fails; `make soak` has it more often
RACES = 6 if FAULTS == 1 else 20 * FAULTS
AWAY = 0.0 if FAULTS == 1 else 30.0  # seconds for which Redis is gone at least
WITH_BOTH = pytest.mark.parametrize("pair", ["postgres"], indirect=True)
PATIENCE = 60.0  # seconds, on a machine that has much to do


class Pair:
    """Two servers on one database, and what they rest on."""

    def __init__(self, folder, **environment: str) -> None:
        told = {"COLLEGIUM_STALLED": "2", "COLLEGIUM_BOT_PAUSE": "0.05", **environment}
        self.first = Server(folder, **told)
        self.second = Server(folder, **told)

    def stop(self) -> None:
        self.first.stop()
        self.second.stop()


@pytest.fixture(scope="module", params=["sqlite", wide("postgres")])
def pair(request, tmp_path_factory):
    folder, redis, environment = tmp_path_factory.mktemp(f"pair-{request.param}"), None, {}
    if request.param == "postgres":
        redis = Redis(free_port())
        postgres = request.getfixturevalue("postgres")
        environment = {"COLLEGIUM_DATABASE_URL": postgres.url, "COLLEGIUM_REDIS_URL": redis.url}
    found = Pair(folder, **environment)
    found.redis = redis
    found.postgres = postgres if redis else None
    yield found
    found.stop()
    if redis:
        redis.stop()


def waited(condition):
    end = time.monotonic() + PATIENCE
    while not (found := condition()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


class Player(Person):
    """Somebody who plays on whichever server they are at; `kept` are the choices that were acknowledged."""

    def __init__(self, server) -> None:
        super().__init__(server)
        self.kept: list[tuple[int, int]] = []
        self.table = self.play_now(GAME)

    def choose(self, server, which: int = 0) -> int:
        """One choice, when it is our turn. Returns the status of the answer."""
        self.server = server
        answers, legal = waited(self.asked)
        option = legal[which % len(legal)]
        status = self.post(f"{self.table}choose", {"option": option, "seat": 0, "answers": answers})[0]
        if status == 204:
            self.kept.append((answers, option))
        return status

    def asked(self):
        try:
            answers, legal, _ = self.options(self.table)
        except (OSError, ValueError):  # an error's page has no choice
            return None
        return (answers, legal) if legal else None

    def again_if_over(self) -> bool:
        """Begin another game when this one is nearly over, once what was kept has been looked at."""
        if len(self.kept) < 12:
            return False
        assert self.journal == self.kept
        self.kept.clear()
        self.table = self.play_now(GAME)
        return True

    @property
    def journal(self) -> list[tuple[int, int]]:
        sql = "select answers, option from site_entry where table_id = '{}' and seat = 0 and by = 'p' order by number"
        return [tuple(row) for row in rows(self.server, sql.format(self.table.split("/")[2]))]


def test_people_play_on_both(pair):
    """Nothing is refused, and what is chosen on one is told on the other."""
    ann, servers = Player(pair.first), (pair.first, pair.second)
    stream = ann.listen(f"{ann.table}stream?as=0")
    for turn in range(6):
        assert ann.choose(servers[turn % 2], turn) == 204
    ann.server = pair.first
    now = waited(lambda: ann.options(ann.table)[1] and ann.options(ann.table)[0])
    assert waited(lambda: f'name="answers" value="{now}"' in stream.text)
    stream.close()
    assert ann.journal == ann.kept


def test_two_servers_race_for_one_choice(pair):
    """Each is asked to take another option for the same question: one is taken, the other refused."""
    ann = Player(pair.first)
    bob = Player.__new__(Player)
    bob.__dict__ = {**ann.__dict__, "server": pair.second}
    races = 0
    while races < RACES:
        answers, legal = waited(ann.asked)
        if len(legal) < 2:
            ann.choose(pair.first)
            ann.again_if_over()
            bob.table = ann.table
            continue

        def go(told, answers=answers):
            who, option = told
            return who.post(f"{who.table}choose", {"option": option, "seat": 0, "answers": answers})[0]

        with ThreadPoolExecutor(2) as both:
            codes = list(both.map(go, ((ann, legal[0]), (bob, legal[1]))))
        assert sorted(codes) == [204, 409], (races, codes)
        races += 1
        ann.kept.append((answers, legal[codes.index(204)]))
        ann.again_if_over()
        bob.table = ann.table
    assert ann.journal == ann.kept


@WITH_BOTH
def test_redis_may_be_away(pair):
    ann = Player(pair.first)
    stream = ann.listen(f"{ann.table}stream?as=0")
    ann.choose(pair.first)
    pair.redis.stop()
    back, turn = time.monotonic() + AWAY, 0
    while turn < 4 or time.monotonic() < back:
        assert ann.choose((pair.second, pair.first)[turn % 2], turn) == 204
        turn += 1
        if ann.again_if_over():
            stream.close()
            ann.server = pair.first
            stream = ann.listen(f"{ann.table}stream?as=0")
    ann.server = pair.second
    now = waited(lambda: ann.options(ann.table)[1] and ann.options(ann.table)[0])
    assert waited(lambda: f'name="answers" value="{now}"' in stream.text)  # of the first server
    pair.redis.start()
    assert ann.choose(pair.first) == 204 and ann.journal == ann.kept
    stream.close()


@WITH_BOTH
def test_postgres_may_restart(pair):
    ann = Player(pair.first)
    for _ in range(FAULTS):
        ann.choose(pair.first)
        pair.postgres.restart()
        assert [ann.choose(server, 1) for server in (pair.second, pair.first)] == [204, 204]
        ann.again_if_over()
    assert ann.journal == ann.kept


def test_a_killed_server_is_followed_by_the_other(pair):
    """Right after a choice, with its bots about to choose. It comes back, and both go on."""
    ann = Player(pair.first)
    for turn in range(FAULTS):
        assert ann.choose(pair.first, turn) == 204
        pair.first.kill()
        assert ann.choose(pair.second, turn) == 204  # when the bots have chosen, over there
        pair.first.start()
        ann.again_if_over()
    assert ann.choose(pair.first) == 204
    assert ann.journal == ann.kept


def test_workers_share_one_address(tmp_path_factory):
    """`collegium serve --workers 2`: one is killed, the other goes on, another comes; all go with the first."""
    server = Server(tmp_path_factory.mktemp("workers"), "--workers", "2", COLLEGIUM_STALLED="2")
    try:
        ann, parent = Player(server), server.process.pid
        for turn in range(3):
            assert ann.choose(server, turn) == 204
        before = children(parent)
        os.kill(max(before), signal.SIGKILL)
        while len(ann.kept) < 6:
            with suppress(OSError):  # what was sent to the one that died
                assert ann.choose(server, 1) == 204
        assert ann.journal[:3] == ann.kept[:3] and set(ann.kept) <= set(ann.journal)
        assert waited(lambda: len(children(parent)) == len(before) and children(parent) != before)
        own = children(parent)
    finally:
        server.kill()
    assert waited(lambda: not any(alive(child) for child in own))


def alive(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def children(process: int) -> set[int]:
    return {int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()}


def serving(process: int) -> set[int]:
    """The children that serve; there is another one, which watches over what they share. Some may be going just now."""

    def serves(child: int) -> bool:
        try:
            return b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        except FileNotFoundError:
            return False

    return {child for child in children(process) if serves(child)}
