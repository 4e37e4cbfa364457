"""The database of an old site, used by this process; and games whose rules have changed since it was played."""

from __future__ import annotations

import dataclasses
import gzip
import itertools
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from collegium import registry
from collegium.kernel.choice import LEGAL
from collegium.kernel.rule import Vector, rule
from collegium.match.match import replay

FILE = Path(__file__).with_name("fixtures") / "old_site.sql.gz"
GAMES = ("alma_mater", "awesome_academics", "era_of_inventions", "nobel_run", "open_science_alliance")
LANGS = ("en", "nl", "es")
each_game = pytest.mark.parametrize("key", GAMES)


@pytest.fixture(scope="session")
def brought(django, tmp_path_factory):
    """The old database, brought along to the present tables: a file to copy."""
    from django.core.management import call_command
    from django.db import connection

    file = tmp_path_factory.mktemp("old") / "site.sqlite3"
    with sqlite3.connect(file) as base:
        base.executescript(gzip.decompress(FILE.read_bytes()).decode())
    base.close()
    with on(connection, file):
        call_command("migrate", verbosity=0)
        with connection.cursor() as cursor:
            cursor.execute("pragma wal_checkpoint(truncate)")
    return file


class on:
    """This process uses another database, and has no room open that it had before."""

    def __init__(self, connection, file):
        self.connection, self.file = connection, str(file)

    def __enter__(self):
        self.before = self.connection.settings_dict["NAME"]
        self.use(self.file)

    def __exit__(self, *_):
        self.use(self.before)

    def use(self, file):
        self.connection.close()
        self.connection.settings_dict["NAME"] = file
        forget()


def forget():
    """As a process that has just begun."""
    from collegium.web.live import catalogue, older, people, replays, rooms

    for kept in (rooms._rooms, rooms._alive, replays._replays, older._broken, people._guests):
        kept.clear()
    registry.find.cache_clear()
    catalogue._game.cache_clear()


@pytest.fixture
def old(brought, tmp_path, monkeypatch):
    """The old site, a fresh copy of it."""
    from django.db import connection

    shutil.copy(brought, tmp_path / "site.sqlite3")
    with on(connection, tmp_path / "site.sqlite3"):
        yield monkeypatch
        registry._guests.clear()
    forget()


def install(monkeypatch, tmp_path, key, **other):
    """The game under the next rules_version, which says what changed in it; `other` is what does."""
    forget()
    before = registry.find(key)
    version, folder = before.rules_version + 1, tmp_path / key
    folder.mkdir()
    for entry in before.folder.iterdir():
        if entry.name != "texts":
            (folder / entry.name).symlink_to(entry)
    shutil.copytree(before.folder / "texts", folder / "texts")
    for lang in LANGS:
        file = folder / "texts" / "changes" / f"{lang}.ftl"
        file.parent.mkdir(exist_ok=True)
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(f"{text}rules-changed-{version}-test = {told(lang)}\n", encoding="utf-8")
    now = dataclasses.replace(before, rules_version=version, folder=folder, **other)
    monkeypatch.setitem(registry._guests, key, now)
    registry.find.cache_clear()
    assert registry.find(key) is now
    return now


def told(lang):
    return f"A rule was changed for this test ({lang})."


def finished(key):
    from collegium.web.models import Table

    return list(Table.objects.filter(game=key, state=Table.OVER).order_by("id"))


def running(key):
    from collegium.web.models import Table

    return list(Table.objects.filter(game=key, state=Table.RUNNING).order_by("id"))


def client_of(site, table, name=""):
    """The browser of somebody who sits at a table, or of a person of this name."""
    from collegium.web.live import people
    from collegium.web.models import Person

    person = Person.objects.get(name=name) if name else table.host
    client = site()
    if person.user_id:
        client.force_login(person.user)
    else:
        client.cookies[people.COOKIE] = people.signed(person.id)
    return client


def key_of(table):
    from collegium.web.door import api

    return {"authorization": f"Bearer {api.new_key(table.host)}"}


def results(table):
    return [(seat.name, seat.place, seat.points) for seat in table.seats.all()]


def pages_of(table):
    """Every page of a finished game that whoever sat there may open."""
    at, link = f"/t/{table.id}", f"/replay/{table.spectators}"
    own = [f"{at}/?as=0", f"{at}/story?as=0", f"{at}/analysis?as=0", f"{at}/journal.json?as=0"]
    return [*own, f"/watch/{table.spectators}/", f"{link}/", f"{link}/journal.json"]


def plays(table):
    """Whether the journal of a table plays under the installed rules."""
    from collegium.web.live import older, rooms

    try:
        return rooms.room(table.id).match.number > 0
    except older.Older:
        return False


def opens(site, table):
    """Whether the game opens. All its pages are then there, or all of them show the result and what changed."""
    found = plays(table)
    client, brought = client_of(site, table), not table.seats.filter(person=table.host).exists()
    for page in pages_of(table):
        if brought and page.startswith("/t/"):  # nobody sits there
            continue
        answer = client.get(page, headers={"accept-language": "en"})
        assert answer.status_code == 200, (page, found)
        if not found:
            check_result(table, answer.content.decode(), "en")
        elif page.endswith("journal.json"):
            match = replay(json.loads(answer.content))
            assert [score.points for score in match.scores()] == [points for _, _, points in results(table)]
    return found


def check_result(table, page, lang):
    from collegium.web.live import older

    for name, _, points in results(table):
        assert name in page and str(points) in page
    found = older.changes(registry.find(table.game), table.rules_version, lang)
    assert found and all(one in page or one.replace("'", "&#x27;") in page for one in found)


SCORED = """
def changed(s, out: Vector):
    before(s, out)
    out[0] += 1
"""
OFFERED = """
def changed(s, who, verdict: Vector):
    before(s, who, verdict)
    legal = 0
    last = 0
    for option in range(len(verdict)):
        if verdict[option] == LEGAL:
            legal += 1
            last = option
    if legal > 1 and s.made >= AFTER:
        verdict[last] = 0
"""
NUMBERS = itertools.count()  # every rule has a module of its own: the engine keeps them apart by its name


def rewritten(source, before, **names):
    known = {"__name__": f"changed_{next(NUMBERS)}", "Vector": Vector, "LEGAL": LEGAL, "before": before, **names}
    exec(source, known)
    return rule(known["changed"])


def scored_otherwise(game):
    """The first seat has a point more."""
    return rewritten(SCORED, game.score)


def offered_otherwise(game, after):
    """Who has several options may not take the last one, after so many choices."""
    return rewritten(OFFERED, game.menu, AFTER=after)


def ended_by_a_seat(site, table, name=""):
    from collegium.web.models import Outcome, Seat, Table

    client = client_of(site, table, name)
    page = client.get(f"/t/{table.id}/", headers={"accept-language": "en"})
    assert page.status_code == 200 and f"/t/{table.id}/end" in page.content.decode()
    assert client.post(f"/t/{table.id}/end").status_code == 302
    kept = Table.objects.get(id=table.id)
    assert kept.state == Table.ENDED and not kept.rated
    assert not Seat.objects.filter(table=table, waiting=True).exists()
    assert not Seat.objects.filter(table=table, due__isnull=False).exists()
    assert not Outcome.objects.filter(table=table, at__isnull=False).exists()
    page = client.get(f"/t/{table.id}/", headers={"accept-language": "en"})
    assert page.status_code == 200 and "ended before it was over" in page.content.decode()
