"""What looks alike is drawn once, and what is kept is what would be drawn anew."""

from __future__ import annotations

import random

import pytest

from .test_rooms import begun


@pytest.fixture
def flowing(game):
    """The game as a guest's without a board: its table flows."""
    board = game.stage
    object.__setattr__(game, "stage", None)
    yield game
    object.__setattr__(game, "stage", board)


@pytest.mark.spread
def test_who_sees_a_zone_alike_shares_its_face(game, flowing, django):
    from collegium.web.page.faces import FACES
    from collegium.web.page.paint import Viewer, paint

    room = begun(game.key, game.variants[next(iter(game.variants))][1], seed=1)
    seats, luck = range(room.match.seats), random.Random(3)
    shared = 0
    for number in range(400):
        if number >= 40 and max(len(faces) for faces in room.faces.values()) == FACES:
            break
        seat = luck.choice(room.match.to_act)
        room.choose(seat, luck.choice(room.match.legal(seat)), room.asked(seat))
        tables = [{zone.id: zone for zone in room.match.zones(viewer)} for viewer in seats]
        paintings = [paint(room, Viewer(viewer, "en")) for viewer in seats]
        assert all(len(faces) <= FACES for faces in room.faces.values())
        for id in tables[0]:
            faces = [next(f for f in reversed(room.faces[id]) if f.zone == t[id]) for t in tables if id in t]
            assert all((a is b) == (a.zone == b.zone) for a in faces for b in faces)
            shared += faces[0] is faces[-1]
    assert shared and max(len(faces) for faces in room.faces.values()) == FACES
    room.faces.clear()
    room.painted.clear()
    assert [paint(room, Viewer(viewer, "en")).zones for viewer in seats] == [painting.zones for painting in paintings]
