"""Thoughts that wait in one process are thought in another that has nothing to do, each once."""

from __future__ import annotations

import pytest

from .parts import rows
from .test_faults import Spoiled
from .test_many_servers import Player, waited
from .test_rooms import begun

THREADS = 2  # that think in a process with faults


@pytest.fixture
def processes(django, monkeypatch):
    """Two of them. In the first two bots' thoughts have waited for long; the second has threads to spare."""
    from collegium.web.live import sharing
    from collegium.web.live.thinking import Turns
    from collegium.web.models import Table

    room = begun("_trivial", 3, bots=2)
    monkeypatch.setattr(sharing, "LONG", -1.0)
    monkeypatch.setattr(sharing, "is_ready", lambda game: True)
    monkeypatch.setattr(sharing.catalogue, "games", lambda: [room.match.game])
    Table.objects.update(offered=None)  # of other tests
    attended = []
    full, idle = sharing.Sharing(Turns(0), attended.append), sharing.Sharing(Turns(2), attended.append)
    dues = [(room.id, seat, 0) for seat in (1, 2)]
    for due in dues:
        full.wait(due)
    return full, idle, dues, attended


def test_what_waits_for_long_is_taken_by_one_with_a_thread_to_spare(processes):
    full, idle, dues, attended = processes
    assert idle.take() == [], "nothing is offered"
    full.offer()
    assert full.take() == [], "it is busy, and it is its own"
    assert idle.take() == attended == [dues[0][0]]
    assert idle.take() == [], "once"
    assert [full.begin(due) for due in dues] == [False, False], "another process thinks"
    full.wait(dues[0])
    assert full.begin(dues[0]), "the next thought is its own again"


def test_a_turn_that_comes_after_all_is_not_given_away(processes):
    full, idle, dues, attended = processes
    full.offer()
    assert full.begin(dues[0])
    assert idle.take() == attended == []
    full.offer()
    assert idle.take() == [], "the table is being thought about"
    full.end(dues[0])
    full.offer()
    assert idle.take() == [dues[1][0]] and not full.begin(dues[1])


def test_nobody_takes_what_cannot_be_thought_about_here(processes, monkeypatch):
    from collegium.web.live import sharing

    full, idle, _, attended = processes
    full.offer()
    monkeypatch.setattr(sharing, "is_ready", lambda game: False)
    assert idle.take() == attended == []


def test_a_process_whose_threads_are_busy_is_helped_by_another(tmp_path_factory):
    """All tables are at the first, whose bots think without end; the last of them waits for a thread."""
    folder = tmp_path_factory.mktemp("sharing")
    first, second = (Spoiled(folder, COLLEGIUM_STALLED="600", COLLEGIUM_BOT_PAUSE="0") for _ in range(2))
    try:
        first.spoil("slow", first.process.pid)
        people = []
        while len(first.thoughts) < THREADS:
            people.append(Player(first))
            assert waited(lambda: at_work(people[-1]))
        people.append(Player(first))
        assert waited(lambda: second.process.pid in at_work(people[-1])), "nobody helped"
        assert first.process.pid not in at_work(people[-1])
        first.mend("slow")
        for person in people:
            assert person.choose(first) == 204 and person.journal == person.kept
        told = first.thoughts
        assert len(told) == len(set(told)), "something was thought about twice"
    finally:
        first.stop()
        second.stop()


def at_work(person) -> list[int]:
    """The processes that have thought for a person's bots, in order. Chooses where it is the person's turn."""
    if person.asked():
        assert person.choose(person.server) == 204
    seed = rows(person.server, f"select seed from site_table where id = '{person.table.split('/')[2]}'")[0][0]
    return [int(process) for process, match, *_ in person.server.thoughts if match == seed]
