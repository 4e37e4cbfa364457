"""A newer version takes over while tables are being played: processes are replaced one after another, and databases of
older versions are brought along with all that was played in them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

from collegium.match.match import new
from collegium.registry import find

from ..breadth import wide
from .conftest import Server
from .parts import rows
from .people import Person
from .test_many_servers import GAME, PATIENCE, Player, serving, waited

FOLDER = Path(import_module("collegium.web.migrations").__path__[0])
STEPS = sorted(file.stem for file in FOLDER.glob("0*.py"))
TURNS = 10  # that a game has at least
BESIDE = 4  # the first step after which old processes had to go on beside new ones
OLD = """import json, sys
import django
django.setup()
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from collegium.web.live import people
step, tables = sys.argv[1], json.loads(sys.argv[2])
call_command("migrate", "site", step, verbosity=0)
models = MigrationExecutor(connection).loader.project_state(("site", step)).apps
Person, Table, Seat, Entry = (models.get_model("site", name) for name in ("Person", "Table", "Seat", "Entry"))
ann = Person.objects.create(name="Ann")
for told in tables:
    choices = told.pop("choices")
    table = Table.objects.create(state="running", host=ann, **told)
    for number in range(SEATS):
        who = {"bot": "fresher", "name": f"B{number}"} if number else {"person": ann, "name": "Ann", "waiting": True}
        Seat.objects.create(table=table, number=number, **who)
    for number, (seat, option) in enumerate(choices):
        by = "b" if seat else "p"
        Entry.objects.create(table=table, number=number, seat=seat, option=option, answers=number, by=by)
print(people.signed(ann.id))
"""


def manage(server, *told) -> int:
    command = [sys.executable, "-m", "collegium.web.manage", *told]
    return subprocess.run(command, env=server.environment, capture_output=True, timeout=60).returncode


class Listener(threading.Thread):
    """Reads a stream as a browser does: when it ends, it is opened again from what was told last."""

    def __init__(self, person, path) -> None:
        super().__init__(daemon=True)
        self.person, self.path, self.text, self.opened, self.ended = person, path, "", 0, threading.Event()
        self.start()

    def run(self) -> None:
        last = ""
        while not self.ended.is_set():
            with suppress(OSError):
                stream = self.person.listen(self.path, last)
                self.opened += 1
                while stream.is_alive() and not self.ended.is_set():
                    stream.join(0.05)
                stream.close()
                self.text += stream.text
                last = stream.ids[-1] if stream.ids else last


def test_processes_are_replaced_while_people_play(tmp_path_factory):
    """SIGHUP: a new process for each old one. No choice is lost or refused, and whoever looks sees all of them."""
    server = Server(tmp_path_factory.mktemp("replaced"), "--workers", "2", COLLEGIUM_STALLED="2")
    try:
        ann, watcher = Player(server), Player.__new__(Player)
        watcher.__dict__ = dict(ann.__dict__)
        listener = Listener(watcher, f"{ann.table}stream?as=0")
        before = serving(server.process.pid)
        os.kill(server.process.pid, signal.SIGHUP)
        end = time.monotonic() + 3 * PATIENCE
        while len(ann.kept) < 4 or serving(server.process.pid) & before or len(serving(server.process.pid)) < 2:
            assert time.monotonic() < end, "they are not replaced"
            if len(ann.kept) < TURNS:
                assert ann.choose(server, len(ann.kept)) == 204
            time.sleep(0.3)
        assert ann.choose(server) == 204 and ann.journal == ann.kept
        now = waited(lambda: ann.options(ann.table)[1] and ann.options(ann.table)[0])
        listener.ended.set()
        listener.join()
        assert listener.opened > 1 and f'name="answers" value="{now}"' in listener.text
        assert not server.errors(), server.errors()
    finally:
        server.stop()


def journal(server) -> list[tuple[int, int, str]]:
    return rows(server, "select seat, option, by from site_entry where table_id = 'same' order by number")


def test_new_processes_bring_the_database_along(tmp_path_factory):
    """Where a newer version was installed before they were replaced."""
    server = Server(tmp_path_factory.mktemp("renewed"), "--workers", "2")
    try:
        before = serving(server.process.pid)
        assert manage(server, "migrate", "site", STEPS[-2]) == 0 and manage(server, "migrate", "--check") == 1
        os.kill(server.process.pid, signal.SIGHUP)
        assert waited(lambda: len(serving(server.process.pid)) == 2 and not serving(server.process.pid) & before)
        assert manage(server, "migrate", "--check") == 0
        assert Player(server).choose(server) == 204
    finally:
        server.stop()


def test_old_processes_go_on_beside_new_ones(django):
    """They know nothing of a new column: it may be empty, or the database says what stands there."""
    from django.db import migrations

    added = [
        (step, operation.name, operation.field)
        for step in STEPS[BESIDE - 1 :]
        for operation in import_module(f"collegium.web.migrations.{step}").Migration.operations
        if isinstance(operation, migrations.AddField)
    ]
    assert len(added) > 10
    assert not [told[:2] for told in added if not (told[2].null or told[2].has_db_default())]


@pytest.mark.parametrize("step", [STEPS[0], *map(wide, STEPS[1:-2]), STEPS[-2]])
def test_a_running_table_of_an_older_version_is_played_on(step, tmp_path):
    """Where the rules are the same; where it was begun under newer ones it is set aside, and the server goes on."""
    game = find(GAME)
    variant, (low, _) = next(iter(game.variants.items()))
    seats = max(2, low)
    match = new(game, seats, variant, 7)
    while len(match.choices) < 4 or match.to_act[0] != 0:
        match.choose(match.to_act[0], match.legal(match.to_act[0])[0])
    before, chosen = len(match.choices), []
    same = {"game": GAME, "variant": variant, "rules_version": game.rules_version, "data": game.components.digest}
    told = {**same, "seed": "7", "choices": [list(choice) for choice in match.choices]}
    others = {**told, "id": "others", "invitation": "i", "spectators": "s", "rules_version": game.rules_version + 1}
    written = json.dumps([{**told, "id": "same"}, others])
    made = subprocess.run(
        [sys.executable, "-c", OLD.replace("SEATS", str(seats)), step, written],
        env={**os.environ, "COLLEGIUM_DATA_DIR": str(tmp_path)}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    server = Server(tmp_path)
    try:
        ann = Person(server)
        ann.cookies["collegium_guest"] = made.stdout.strip()
        answers, legal, page = ann.options("/t/same/")
        assert answers == len(match.choices) and legal == match.legal(0) and "Ann" in page
        while not any(by == "b" for _, _, by in journal(server)[before:]):  # its bots go on
            answers, legal = waited(lambda: (told := ann.options("/t/same/")[:2]) and told[1] and told)
            status = ann.post("/t/same/choose", {"option": legal[0], "seat": 0, "answers": answers})[0]
            assert status == 204
            chosen.append((0, legal[0], "p"))
        kept = journal(server)
        assert [row[:2] for row in kept[:before]] == list(match.choices)
        assert [row for row in kept[before:] if row[2] == "p"] == chosen
        status, words = ann.get("/t/others/")
        assert status == 200 and "set aside" in words and "/t/others/end" in words
        assert rows(server, "select state from site_table where id = 'others'") == [("held",)]
        assert rows(server, "select count(*) from site_entry where table_id = 'others'") == [(before,)]
        assert not server.errors(), server.errors()
    finally:
        server.stop()
