"""The keeper: bots choose, clocks run out, and bells ring between processes."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
import time
import types
from pathlib import Path

import pytest

from collegium.bots import guests
from collegium.engine import engines

from ..research import lay_bots_out
from .test_rooms import begun


def test_a_bot_makes_one_choice_at_a_time(keeper):
    room = begun("_trivial", 3, bots=2)
    room.choose(0, 0, 0)
    keeper.do((room.id, 1, room.asked(1)))
    assert room.version == 2 and room.last[1].by == "b" and room.match.to_act == (2,)
    keeper.do((room.id, 1, 1))  # queued twice: the second finds nothing to do
    assert room.version == 2


def test_a_bot_that_is_about_to_choose_is_not_sent_to_think_again(keeper, monkeypatch):
    from collegium.web.live import keeper as keepers

    room = begun("_trivial", 3, bots=2)
    room.choose(0, 0, 0)
    due, sent, choose = (room.id, 1, room.asked(1)), [], room.choose
    monkeypatch.setattr(keepers, "takes_time", lambda level: True)
    monkeypatch.setattr(keepers.turns, "add", lambda *told: sent.append(told))
    monkeypatch.setattr(room, "choose", lambda *told: keeper.do(due) or choose(*told))  # who comes meanwhile
    keeper.picked[due] = 0
    keeper.do(due)
    assert room.version == 2 and not sent and not keeper.busy
    keeper.do((room.id, 2, room.asked(2)))
    assert len(sent) == len(keeper.busy) == 1


def test_a_bot_of_the_servers_own_sits_at_tables(started, monkeypatch, tmp_path):
    from django.conf import settings

    from collegium.web.live import catalogue

    monkeypatch.syspath_prepend(str(lay_bots_out(tmp_path)))
    sys.modules.pop("my_bots", None)  # another test's
    guests.guest.cache_clear()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setattr(settings, "BOTS", ["my_bots:Trained"])
    assert catalogue.levels()[-1] == "my_bots:Trained"
    room = begun("_trivial", 3, bots=2)
    for seat in (1, 2):
        room.seats[seat].bot = "my_bots:Trained"
    engines.compiled(room.match.game)  # uncompiled, every bot is a fresher
    started()
    for turn in range(3):
        room.choose(0, 3, room.asked(0))
        assert waited(lambda turn=turn: room.version == 3 * turn + 3)
    assert [option for seat, option in room.match.choices if seat] == [0] * 6  # it prefers nothing to the first


@pytest.fixture
def started(django, monkeypatch):
    """Keepers at work, as many as are asked for; all of them stop in the end."""
    from collegium.web.live.keeper import Keeper

    monkeypatch.setattr(Keeper, "resume", lambda keeper: None)  # tables of other tests
    keepers = []

    def start():
        keepers.append(Keeper())
        keepers[-1].start()
        return keepers[-1]

    yield start
    for keeper in keepers:
        keeper.stop()


def waited(condition):
    end = time.monotonic() + 20
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    return condition()


def test_a_choice_is_all_it_takes_for_the_bots_to_go_on(started):
    started()
    room = begun("_trivial", 3, bots=2)
    room.choose(0, 0, 0)
    assert waited(lambda: room.version == 3) and room.match.to_act == (0,)


def test_a_table_of_bots_begins_by_itself(started, monkeypatch):
    from django.conf import settings

    from collegium.registry import find
    from collegium.web.live import rooms, tables
    from collegium.web.models import Person

    monkeypatch.setattr(settings, "DEBUG", True)  # the trivial game is not for the public
    started()
    person = Person.objects.create(name="Ann")
    table = tables.create(person, find("_trivial"), "standard", [("fresher", ""), ("fresher", ""), (tables.ME, "")])
    tables.start(table.id, person)
    assert waited(lambda: rooms.room(table.id).match.to_act == (2,))


def test_a_keeper_that_has_stopped_is_gone_and_another_takes_over(started):
    first = started()
    first.stop()
    assert not any(thread.is_alive() for thread in first._threads)
    room = begun("_trivial", 2, bots=1)
    room.choose(0, 0, 0)
    time.sleep(0.1)
    assert room.version == 1 and not first._due
    started().rung(room.id)
    assert waited(lambda: room.version == 2)


def test_the_server_begins_and_ends_with_a_keeper(django, monkeypatch):
    from collegium.web import asgi

    lived, told, sent = [], ["lifespan.startup", "lifespan.shutdown"], []
    keeper = types.SimpleNamespace(start=lambda: lived.append("start"), stop=lambda: lived.append("stop"))
    monkeypatch.setattr(asgi, "Keeper", lambda: keeper)

    async def receive():
        return {"type": told.pop(0)}

    async def send(message):
        sent.append((message["type"], *lived))

    asyncio.run(asgi.Site()({"type": "lifespan"}, receive, send))
    assert sent == [("lifespan.startup.complete", "start"), ("lifespan.shutdown.complete", "start", "stop")]


def test_every_change_of_a_room_rings(django):
    """So that no view can forget it: none of them knows the bell, or the keeper that hears it."""
    from collegium.web import views
    from collegium.web.live import bell

    room, rung = begun("_trivial", 2), []
    bell.attach(rung.append)
    try:
        room.choose(0, 0, 0)
        assert room.choose(0, 0, 0) is False  # sent twice
        room.undo(0, room.number(0))
        room.chat(0, "hello")
        room.set_hint(0, room.asked(0), None)
    finally:
        bell.detach(rung.append)
    assert rung == [room.id] * 4
    for file in Path(views.__file__).parent.glob("*.py"):
        assert not re.search(r"\b(bell|keeper)\b", file.read_text()), file.name


def test_a_bell_wakes_whoever_listens(django):
    from collegium.web.live import bell

    async def listen():
        with bell.listening("x") as rung:
            assert bell.heard("x")
            await asyncio.to_thread(bell.ring, "x")
            await asyncio.wait_for(rung.wait(), 5)
        assert not bell.heard("x")

    asyncio.run(listen())


def test_bells_ring_over_redis(django, monkeypatch):
    """With a stand-in for Redis: what another process rings is heard here, our own is not heard twice, and what makes
    no sense or fails ends nothing."""
    from collegium.web.live import bell

    nonsense = ["{", "7", "[1, 2]", b"\xff", '["other process", "a table that fails"]']
    sent, heard, published = [*nonsense, '["other process", "a table"]'], [], []

    class Ear:
        def __enter__(self):
            return self

        def __exit__(self, *told):
            return False

        def subscribe(self, channel):
            assert channel == bell.CHANNEL

        def get_message(self, timeout):
            time.sleep(0.01)
            return {"data": sent.pop(0)} if sent else None

    class Redis:
        @staticmethod
        def from_url(url, **told):
            return Redis()

        def publish(self, channel, data):
            published.append((channel, json.loads(data)[1]))
            sent.append(data)

        def pubsub(self, **told):
            return Ear()

    monkeypatch.setitem(sys.modules, "redis", types.SimpleNamespace(Redis=Redis, RedisError=OSError))

    def hear(table):
        assert table != "a table that fails"
        heard.append(table)

    end = bell.connect("redis://nowhere", hear)
    bell.ring("our table")
    assert waited(lambda: heard and not sent)
    time.sleep(0.2)  # what is not to be heard
    assert heard == ["a table"] and published == [(bell.CHANNEL, "our table")]
    end()
    bell.ring("our table")
    assert len(published) == 1 and waited(lambda: not any(t.name == "bell" for t in threading.enumerate()))
