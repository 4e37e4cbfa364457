"""The keeper: bots choose, clocks run out, and bells ring between processes."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
import types

from .test_rooms import begun


def test_a_bot_makes_one_choice_at_a_time(django):
    from collegium.web import keeper

    room = begun("_trivial", 3, bots=2)
    room.choose(0, 0, 0)
    keeper._do(room.id, 1, room.asked(1))
    assert room.version == 2 and room.last[1].by == "b" and room.match.to_act == (2,)
    keeper._do(room.id, 1, 1)  # queued twice: the second finds nothing to do
    assert room.version == 2


def test_time_that_is_up_chooses_for_you_and_says_so(django, monkeypatch):
    from collegium.web import keeper
    from collegium.web.models import Table
    from collegium.web.paint import Viewer, paint

    room = begun("_trivial", 2)
    room.table.pace, room.table.clock = Table.LIVE, 30
    queued = []
    monkeypatch.setattr(keeper, "queue", lambda *told: queued.append(told))
    keeper.attend(room)
    (_, _, _, delay), due = queued[0], 30 + keeper.GRACE
    assert queued == [(room.id, 0, 0, delay)] and due - 10 < delay <= due
    clock = re.search(r'data-due="(\d+)"', paint(room, Viewer(0)).parts["seats"])
    assert clock and 19 < int(clock[1]) - time.time() <= 31
    keeper._do(room.id, 0, 0)
    assert room.last[0].by == "k"
    room.choose(1, 0, room.asked(1))
    assert 'class="late"' in paint(room, Viewer(0)).parts["choice"]


def test_the_keeper_thread_plays_what_is_due(django, monkeypatch):
    import heapq
    from itertools import count

    from collegium.web import keeper

    room = begun("_trivial", 3, bots=2)
    numbers = count()

    def queue(table, seat, answers, delay):
        with keeper._change:
            heapq.heappush(keeper._due, (time.monotonic() + delay, next(numbers), table, seat, answers))
            keeper._change.notify()

    monkeypatch.setattr(keeper, "queue", queue)
    monkeypatch.setattr(keeper, "_resume", lambda: None)  # tables of other tests
    keeper.start()
    try:
        room.choose(0, 0, 0)
        keeper.attend(room)
        end = time.monotonic() + 20
        while room.version < 3 and time.monotonic() < end:
            time.sleep(0.01)
        assert room.version == 3 and room.match.to_act == (0,)
    finally:
        keeper.stop()


def test_a_bell_wakes_whoever_listens(django):
    from collegium.web import bell

    async def listen():
        with bell.listening("x") as rung:
            assert bell.heard("x")
            await asyncio.to_thread(bell.ring, "x")
            await asyncio.wait_for(rung.wait(), 5)
        assert not bell.heard("x")

    asyncio.run(listen())


def test_bells_ring_over_redis(django, monkeypatch):
    """With a stand-in for Redis: what another process rings is heard here, our own is not heard twice."""
    from collegium.web import bell

    sent, heard, published = [], [], []

    class Ear:
        def __enter__(self):
            return self

        def __exit__(self, *told):
            return False

        def subscribe(self, channel):
            assert channel == bell.CHANNEL

        def listen(self):
            yield {"data": '["other process", "a table"]'}
            while True:
                time.sleep(0.01)
                yield from ({"data": data} for data in (sent.pop(0) for _ in range(len(sent))))

    class Redis:
        @staticmethod
        def from_url(url):
            return Redis()

        def publish(self, channel, data):
            published.append((channel, json.loads(data)[1]))
            sent.append(data)

        def pubsub(self, **told):
            return Ear()

    monkeypatch.setitem(sys.modules, "redis", types.SimpleNamespace(Redis=Redis, RedisError=OSError))
    monkeypatch.setattr(bell, "_far", None)
    bell.connect("redis://nowhere", heard.append)
    bell.ring("our table")
    end = time.monotonic() + 20
    while (sent or not heard) and time.monotonic() < end:
        time.sleep(0.01)
    time.sleep(0.2)  # what is not to be heard
    assert heard == ["a table"] and published == [(bell.CHANNEL, "our table")]
