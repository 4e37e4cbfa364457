"""Nothing that a viewer may not see is in any byte sent to that viewer: another truth behind it changes no byte."""

from __future__ import annotations

import random
import re
import time

from collegium.kernel import engines, flow, ops
from collegium.kernel.match import SPECTATOR
from collegium.kernel.registry import keys

from .people import Person


def everything(room, viewer):
    """All that the server would send: the fragments of the page and of a first message."""
    from collegium.web import paint, stream

    room.painted.clear()
    painting = paint.paint(room, viewer)
    page = "".join(painting.group(name) for name in paint.GROUPS) + "".join(painting.parts.values())
    return page.encode() + stream.message(painting, None)


def test_another_truth_changes_no_byte(django, game):
    from collegium.web.paint import Viewer

    from .test_rooms import begun

    luck = random.Random(5)
    room = begun(game.key, 3)
    truth = room.match
    compared = 0
    for step in range(90):
        if truth.over:
            break
        if step % 6 == 0:
            for seat in (*range(3), SPECTATOR):
                viewer = Viewer(seat, luck.choice(("en", "nl", "es")), luck.choice(("wide", "narrow")))
                room.match = truth
                sent = everything(room, viewer)
                room.match = other_truth(truth, seat, luck)
                assert everything(room, viewer) == sent
                room.match = truth
                compared += 1
        seat = luck.choice(truth.to_act)
        room.choose(seat, luck.choice(truth.legal(seat)), room.asked(seat))
    assert compared > 8


def other_truth(match, viewer, luck):
    """The same match with another seed, other hidden things, and other private numbers in the events of others."""
    twin = match.fork()
    twin.seed = luck.randrange(2**64)
    who = viewer if viewer >= 0 else flow.SEATS
    engines.engine(match.game).call(ops.IMAGINE, twin._table, 0, who, luck.randrange(2**31))
    for index, (number, event, who, *told) in enumerate(twin._told):
        private = match.game.events.kinds[event].private
        if who != viewer and private:
            told = [luck.randrange(0, 3) if name in private else x for name, x in zip("abc", told, strict=True)]
            twin._told[index] = (number, event, who, *told)
    return twin


def test_a_discreet_question_is_shown_to_who_is_asked_alone(django):
    """Whom a discreet question is put to tells what they hold: others see neither name nor glow."""
    from collegium.web.paint import Viewer, paint

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
    import sqlite3

    ann = Person(server)
    table = ann.play_now(keys()[-1])
    stream = ann.listen(f"{table}stream?as=0")
    with sqlite3.connect(server.data / "site.sqlite3") as database:
        rows = database.execute(
            "select seed, spectators, invitation from site_table where id = ?", [table.split("/")[2]]
        )
        seed, spectators, invitation = rows.fetchone()
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
