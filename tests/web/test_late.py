"""Who ran out of time: a program takes its seat back; the end of a game names who lost by the clock."""

from __future__ import annotations

from .test_api import ask, program  # noqa: F401  (a fixture)
from .test_clocks import hours, timed  # noqa: F401  (a fixture)


def test_a_program_takes_its_seat_back(program, hours, keeper):  # noqa: F811
    from collegium.web.live import rooms
    from collegium.web.models import Seat

    room = timed(hours, apart=True)
    Seat.objects.filter(table=room.id, number=0).update(person=program.person)
    rooms.close(room.id)
    room = rooms.room(room.id)
    path = f"/api/tables/{room.id}"
    assert program.get(path).json()["stood_in"] is False
    hours(700)
    keeper.do((room.id, 0, room.asked(0)))
    now = program.get(path).json()
    assert now["stood_in"] is True and now["answers"] is None
    status, now = ask(program, f"{path}/back")
    assert status == 200 and now["stood_in"] is False and now["answers"] == room.asked(0)
    assert ask(program, f"{path}/choice", option=now["options"][0]["option"], answers=now["answers"])[0] == 200


def test_the_end_names_who_lost_on_time(hours):  # noqa: F811
    from collegium.web.models import Seat
    from collegium.web.page import board, panels
    from collegium.web.page.paint import Viewer

    room = timed(hours, apart=True)
    Seat.objects.filter(table=room.id, number=1).update(lost=True, bot="fresher")
    room.seats = list(room.table.seats.all())
    while not room.match.over:
        (seat,) = room.match.to_act
        room.choose(seat, 0, room.asked(seat), by="b" if seat else "p")
    told = panels._result(room, Viewer(0, "en"))
    assert told["late"] == room.match.names[1]
    shown = panels._render("result", "en", **{**told, "end": "<svg></svg>"})
    assert f"Lost on time: {room.match.names[1]}" in shown and board.ended(room, Viewer(0, "en")) is not None
