"""Thinking: tables take turns, a bot that searches does not hold up a page, and the page says that it thinks."""

from __future__ import annotations

import threading
import time
from functools import partial

from .test_rooms import begun


def waited(found, seconds=20):
    end = time.monotonic() + seconds
    while not found() and time.monotonic() < end:
        time.sleep(0.005)
    return found()


def test_tables_take_turns(django):
    from collegium.web.live.thinking import Turns

    turns, gate, order = Turns(workers=1), threading.Event(), []
    turns.add("first", lambda threads: gate.wait(20))
    for _ in range(3):
        turns.add("busy", lambda threads: order.append("busy"))
    for name in ("a", "b"):
        turns.add(name, partial(lambda name, threads: order.append(name), name))
    gate.set()
    assert waited(lambda: len(order) == 5)
    assert order == ["busy", "a", "b", "busy", "busy"]


def test_people_take_turns_however_many_tables_they_have(django):
    from collegium.web.live.thinking import Turns

    turns, gate, order = Turns(workers=1), threading.Event(), []
    turns.add("first", lambda threads: gate.wait(20))
    for name in ("a1", "a2", "a3", "b1", "c1"):
        turns.add(name, partial(lambda name, threads: order.append(name), name), name[0])
    assert waited(lambda: turns.waiting == 5) and turns.spare == 0
    gate.set()
    assert waited(lambda: len(order) == 5)
    assert order == ["a1", "b1", "c1", "a2", "a3"]


def test_thinking_that_fails_does_not_stop_the_queue(django):
    from collegium.web.live.thinking import Turns

    turns, done = Turns(workers=1), []

    def fail(threads):
        raise ZeroDivisionError

    turns.add("a", fail)
    turns.add("b", done.append)
    assert waited(lambda: done and turns.running == 0)


def test_alone_one_searches_in_all_cores_and_beside_others_in_fewer(django, monkeypatch):
    from collegium.web.live import thinking

    monkeypatch.setattr(thinking, "CORES", 4)
    turns, gate, told = thinking.Turns(workers=4), threading.Event(), []

    def work(threads):
        told.append(threads)
        gate.wait(20)

    turns.add("a", work)
    assert waited(lambda: told == [4])
    turns.add("b", work)
    assert waited(lambda: told == [4, 2])
    turns.calm(0.01)  # gives up waiting
    gate.set()
    turns.calm(20)
    assert turns.running == 0


def professors(keeper, monkeypatch, think):
    """A table of one person and two professors that think like this."""
    from collegium import bots

    monkeypatch.setattr(bots, "pick", think)
    monkeypatch.setattr(keeper, "level", lambda bot, room: bot)
    room = begun("_trivial", 3, bots=2)
    for seat in room.seats[1:]:
        seat.bot = "professor"
    return room


def test_a_professor_thinks_in_the_queue_and_then_chooses(keeper, monkeypatch):
    told = []

    def think(match, seat, level, threads=0):
        told.append((seat, level, threads >= 1, threading.current_thread().name))
        return 0

    room = professors(keeper, monkeypatch, think)
    room.choose(0, 0, 0)
    keeper.do((room.id, 1, room.asked(1)))
    assert waited(lambda: room.version == 2)
    assert told == [(1, "professor", True, "thinking")] and not keeper.picked


def test_the_pause_runs_while_a_professor_thinks(keeper, monkeypatch):
    from django.conf import settings

    queued, room = keeper.queued, professors(keeper, monkeypatch, lambda match, seat, level, threads=0: 0)
    monkeypatch.setattr(settings, "BOT_PAUSE", 30.0)
    room.choose(0, 0, 0)
    keeper.attend(room)
    assert queued == [((room.id, 1, 1), 0.0)]  # begins at once
    keeper.do(queued.pop()[0])
    assert waited(lambda: queued) and 25 < queued[0][1] <= 30 and room.version == 1
    keeper.do(queued.pop()[0])
    assert room.version == 2


def test_pages_answer_while_professors_think(site, keeper, monkeypatch):
    """Three professors compute until they are told to stop; the health page answers before that."""
    stop = threading.Event()

    def think(match, seat, level, threads=0):
        while not stop.is_set():
            sum(range(2000))
        return 0

    tables = [professors(keeper, monkeypatch, think) for _ in range(3)]
    for room in tables:
        room.choose(0, 0, 0)
        keeper.do((room.id, 1, room.asked(1)))
    client, took = site(), []
    try:
        client.get("/health")
        for _ in range(10):
            begun_at = time.perf_counter()
            assert client.get("/health").json()["ok"]
            took.append(time.perf_counter() - begun_at)
    finally:
        stop.set()
    assert max(took) < 5, took
    assert waited(lambda: all(room.version == 2 for room in tables))


def test_the_page_says_who_thinks(django):
    from collegium.web.page.paint import Viewer, paint

    room = begun("_trivial", 3, bots=2)
    room.choose(0, 0, 0)
    for lang, words in (("en", "is thinking"), ("nl", "denkt na"), ("es", "está pensando")):
        assert words in paint(room, Viewer(0, lang)).parts["choice"]


def test_a_choice_is_thought_about_once(keeper, monkeypatch):
    gate, thoughts = threading.Event(), []

    def think(match, seat, level, threads=0):
        thoughts.append(seat)
        gate.wait(20)
        return 0

    room = professors(keeper, monkeypatch, think)
    room.choose(0, 0, 0)
    for _ in range(3):
        keeper.do((room.id, 1, room.asked(1)))
    assert waited(lambda: thoughts)
    gate.set()
    assert waited(lambda: room.version == 2 and not keeper.busy) and thoughts == [1]
