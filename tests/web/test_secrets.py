"""Nothing that a viewer may not see is in any byte sent to that viewer: another truth behind it changes no byte."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import time

import pytest

from collegium.laws.truths import other_truth
from collegium.match.match import SPECTATOR
from collegium.registry import find, keys

from ..truths import more_discreet_choices
from .parts import rows
from .people import Person


def everything(room, viewer):
    """All that the server would send: the page, a first message, the story and what programs read."""
    from collegium.web.door import api, stream
    from collegium.web.page import paint, panels, since

    room.painted.clear()
    painting = paint.paint(room, viewer)
    page = "".join(painting.group(name) for name in paint.GROUPS) + "".join(painting.parts.values())
    sent = [page, stream.message(painting, None).decode(), *panels.story(room, viewer)]
    if viewer.seat >= 0:
        sent.append(json.dumps(api.position(room, viewer.seat, viewer.lang)))
        sent += [f"{step.words}{step.flown}" for step in since.steps(room, viewer)]
        sent.append(json.dumps(api.summary(room.table, room.seats[viewer.seat].person)))
    return sent


@pytest.mark.spread
def test_another_truth_changes_no_byte(django, setting):
    """In every variant with every number of seats, at every kind of moment."""
    from collegium.web.page.paint import Viewer

    from .test_rooms import begun

    game, variant, seats = setting
    luck = random.Random(5)
    room = begun(game.key, seats, variant=variant, seed=6)
    truth, compared, kinds = room.match, 0, set()
    for step in range(120):
        if truth.over:
            break
        asked = {truth.kind(seat) for seat in truth.to_act}
        if step % 12 == 0 or asked - kinds:  # every kind of question, and now and then
            kinds |= asked
            for seat in (*range(seats), SPECTATOR):
                viewer = Viewer(seat, luck.choice(("en", "nl", "es")), luck.choice(("wide", "narrow")))
                sent, numbers = everything(room, viewer), (room.version, room.owed, room.numbers._unseen[seat])
                room.match = other_truth(truth, seat, luck)
                more_discreet_choices(room, seat, luck.randrange(1, 5))
                assert everything(room, viewer) == sent
                room.match, (room.version, room.owed, room.numbers._unseen[seat]) = truth, numbers
                compared += 1
        seat = luck.choice(truth.to_act)
        room.choose(seat, luck.choice(truth.legal(seat)), room.asked(seat))
    assert compared > 8


SILENT = {"seats": 4, "seed": 23}  # by chance: here the 70th choice is a silent answer, and another rival is asked next


def discreetly(seats, bots=0, seed=3):
    """A room of the first game that asks discreet questions."""
    from .test_rooms import begun

    key = next(key for key in keys() if any(kind.discreet for kind in find(key).choices.kinds))
    return begun(key, seats, seed=seed, bots=bots)


def go_on(room, luck):
    """One choice by chance: who chose, and whether it was discreet."""
    seat = room.match.to_act[0]
    discreet = room.discreet(seat)
    room.choose(seat, luck.choice(room.match.legal(seat)), room.asked(seat))
    return seat, discreet


def test_discreet_choices_of_others_are_not_counted(django):
    """What a viewer is told counts what that viewer knows of: a silent answer might never have been given."""
    from collegium.web.door import api
    from collegium.web.live import rooms
    from collegium.web.page.paint import Viewer, paint

    room, luck = discreetly(**SILENT), random.Random(7)
    known, silent = dict.fromkeys((*range(4), SPECTATOR), 0), 0
    for _ in range(80):
        before = {viewer: (paint(room, Viewer(viewer)).stamp, room.match.known_to_act(viewer)) for viewer in known}
        told = len(room.match.told)
        seat, discreet = go_on(room, luck)
        for viewer in known:
            known[viewer] += viewer == seat or not discreet
            assert room.number(viewer) == known[viewer]
            assert f'data-number="{known[viewer]}"' in paint(room, Viewer(viewer)).parts["mark"]
            if viewer >= 0:
                now = api.position(room, viewer, "en")
                assert now["number"] == known[viewer] and (now["answers"] or 0) <= known[viewer]
            if discreet and viewer != seat and len(room.match.told) == told and not room.match.known_to_act(viewer):
                assert (paint(room, Viewer(viewer)).stamp, ()) == before[viewer]  # another is asked: nothing to see
                silent += 1
    assert silent and room.version > max(known.values())
    rooms.close(room.id)
    again = rooms.room(room.id)
    assert [again.number(viewer) for viewer in known] == list(known.values())


def test_who_asked_nothing_is_sent_nothing(django):
    """A program and a page hear of a discreet choice only what it changed for them: no line, no message else."""
    from collegium.web.door import api, stream
    from collegium.web.live import bell
    from collegium.web.live.rights import Right
    from collegium.web.page.paint import Viewer

    room, luck = discreetly(**SILENT), random.Random(7)
    seats = range(room.match.seats)
    while room.version < 60:
        go_on(room, luck)

    async def watch(source, found):
        async for part in source:
            found.append(part)

    async def play():
        lines = {seat: [] for seat in seats}
        pages = {seat: [] for seat in seats}
        tasks = [
            asyncio.ensure_future(watch(source, found))
            for seat in seats
            for source, found in (
                (api.lines(room.id, seat, "en", True, Right()), lines[seat]),
                (stream.events(room.id, Viewer(seat), "", Right()), pages[seat]),
            )
        ]
        quiet = 0
        for _ in range(16):
            told = len(room.match.told)
            before = {seat: (len(lines[seat]), len(pages[seat])) for seat in seats}
            chose, discreet = await asyncio.to_thread(go_on, room, luck)
            bell.ring(room.id)
            others = {*seats} - {chose}
            for n in range(3 if discreet else 200):  # a slow machine may take its time to tell
                await asyncio.sleep(0.1)
                heard = all(len(lines[seat]) > before[seat][0] for seat in others)
                if not discreet and heard and (n > 20 or all(len(pages[seat]) > before[seat][1] for seat in others)):
                    break
            for seat in others:
                if discreet and len(room.match.told) == told and not room.match.known_to_act(seat):
                    assert (len(lines[seat]), len(pages[seat])) == before[seat]
                    quiet += 1
                elif not discreet:
                    assert len(lines[seat]) > before[seat][0]
        for task in tasks:
            task.cancel()
        return quiet, lines

    quiet, lines = asyncio.run(play())
    assert quiet
    for seat, found in lines.items():
        told = [json.loads(line) for line in found if line.strip()]
        assert [a["number"] for a in told] == sorted(a["number"] for a in told)
        assert all(b["number"] - a["number"] <= 1 for a, b in itertools.pairwise(told)), seat


def test_a_bot_answers_a_discreet_question_before_anybody_is_shown_it(keeper, monkeypatch):
    """No pause tells that a bot was asked: it answers at once, and until then nothing is sent."""
    from django.conf import settings

    from collegium import bots
    from collegium.web.door import api
    from collegium.web.live.rights import Right

    monkeypatch.setattr(settings, "BOT_PAUSE", 9.0)
    due, picked = keeper.queued, []
    room, luck = discreetly(3, bots=2), random.Random(7)
    while not room.hushed:
        go_on(room, luck)
    seat = room.match.to_act[0]
    keeper.attend(room)
    assert due[-1] == ((room.id, seat, room.asked(seat)), 0.0)
    room.seats[seat].bot = "professor"
    monkeypatch.setattr(keeper, "level", lambda bot, _: bot)
    keeper.attend(room)
    assert due[-1][1] == 0.0

    def brief(match, seat, level, threads=0):
        picked.append((level, threads))
        return match.legal(seat)[-1]

    monkeypatch.setattr(bots, "pick", brief)

    async def listen():
        found = []

        async def read():
            async for part in api.lines(room.id, 0, "en", False, Right()):
                found.append(part)

        task = asyncio.ensure_future(read())
        await asyncio.sleep(0.3)
        assert not found  # asked, and not yet answered
        while room.hushed:
            asked = room.match.to_act[0]
            await asyncio.to_thread(keeper.do, (room.id, asked, room.asked(asked)))
        await asyncio.sleep(0.3)
        task.cancel()
        return found

    assert asyncio.run(listen()) and picked[0] == ("search:0.25s", 1)


def test_numbers_of_ones_own_are_answered_like_any_others(django, monkeypatch):
    """Where every choice is discreet: once is once, stale is stale, and back is back."""
    from collegium.web.live.room import Room
    from collegium.web.refusals import Refused

    from .test_rooms import begun

    monkeypatch.setattr(Room, "discreet", lambda self, seat: True)
    room = begun("_trivial", 3)
    assert [room.asked(0), room.number(1), room.number(SPECTATOR)] == [0, 0, 0]
    assert room.choose(0, 2, 0) and room.choose(0, 2, 0) is False
    room.undo(0, room.number(0))
    assert room.number(0) == 2 and room.asked(0) == 2
    assert room.number(2) == room.number(SPECTATOR) == 0
    with pytest.raises(Refused, match="stale"):
        room.choose(0, 2, 1)
    assert room.choose(0, 1, 2)
    for seat in (1, 2):
        assert room.choose(seat, 0, room.asked(seat))
    assert (room.version, room.number(0), room.number(2), room.number(SPECTATOR)) == (5, 3, 1, 0)
    with pytest.raises(Refused, match="stale"):
        room.choose(0, 3, 2)
    with pytest.raises(Refused, match="stale"):
        room.choose(0, 3, 5)  # the journal's own number is nobody's
    assert room.choose(0, 3, 3)


def test_a_menu_that_a_discreet_choice_changed_is_stale(django, monkeypatch):
    """Both owe a choice; the discreet one of the other changes my menu: what was drawn before cannot be applied."""
    from collegium.web.refusals import Refused

    from .test_rooms import begun

    room = begun("_trivial", 2)
    monkeypatch.setattr(room, "_menu", lambda seat: [room.version])
    room.owed = [(0, None), (0, [0])]
    monkeypatch.setattr(room, "discreet", lambda seat: True)
    drawn = room.asked(1)
    assert room.choose(0, 0, 0) and room.match.to_act == (1,)
    assert room.asked(1) == room.number(1) == drawn + 1
    with pytest.raises(Refused, match="stale"):
        room.choose(1, 0, drawn)


def test_a_discreet_question_is_shown_to_who_is_asked_alone(django):
    """Whom a discreet question is put to tells what they hold: others see neither name nor glow."""
    from collegium.web.page.paint import Viewer, paint

    from .test_rooms import begun

    met = 0
    for key in keys():
        room, luck = begun(key, 3, seed=3), random.Random(7)
        kinds = room.match.game.choices.kinds
        if not any(kind.discreet for kind in kinds):
            continue
        while not room.match.over and met < 5:
            seat = room.match.to_act[0]
            if kinds[room.match.state.owed[seat].kind].discreet:
                met += 1
                for viewer in ({*range(3)} - {seat}) | {SPECTATOR}:
                    parts = paint(room, Viewer(viewer)).parts
                    assert "acting" not in parts["seats"] and "is choosing" not in parts["seats"] + parts["choice"]
                    assert "may still respond" in parts["choice"]
                assert "acting" in paint(room, Viewer(seat)).parts["seats"]
            room.choose(seat, luck.choice(room.match.legal(seat)), room.asked(seat))
    assert met


def test_the_seed_is_sent_to_nobody_before_the_end(server):
    """A game over the wire: no byte that anybody received holds the seed, until the journal is given out."""
    ann = Person(server)
    table = ann.play_now(keys()[-1])
    stream = ann.listen(f"{table}stream?as=0")
    sql = f"select seed, spectators, invitation from site_table where id = '{table.split('/')[2]}'"
    ((seed, spectators, invitation),) = rows(server, sql)
    bob = Person(server)
    watching = bob.listen(f"/watch/{spectators}/stream")
    luck = random.Random(2)
    made, end = 0, time.monotonic() + 60
    while made < 10 and time.monotonic() < end:
        answers, legal, _ = ann.options(table)
        if legal:
            ann.post(f"{table}choose", {"option": luck.choice(legal), "answers": answers, "seat": 0})
            made += 1
        else:
            time.sleep(0.02)
    assert made == 10 and stream.ids and watching.ids  # there was something to look through
    status, _, _ = ann.ask("GET", f"{table}journal.json")
    assert status == 403
    for person in (ann, bob):
        told = bytes(person.received)
        for form in (seed, f"{int(seed):x}", f"{int(seed):X}"):
            assert form.encode() not in told
    assert invitation.encode() not in bytes(bob.received)
    assert not re.search(rb'name="option"', bytes(bob.received))  # a spectator is offered nothing
    stream.close()
    watching.close()
