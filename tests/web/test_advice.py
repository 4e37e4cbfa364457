"""The coach at a table: only where it is allowed, only for who owes a choice, told to nobody else."""

from __future__ import annotations

import pytest

from .test_rooms import begun
from .test_thinking import waited


@pytest.fixture
def coach(monkeypatch):
    """A coach that needs no compiled search: it advises the last option, then the first."""
    from collegium.bots import coach
    from collegium.kernel.texts import Text

    def advise(match, seat, *told, **more):
        options = match.options(seat, refused=False)
        first = coach.Advice(options[-1].id, options[-1].text, 0.625, 0.5, (Text("game-title"),))
        return [first, coach.Advice(options[0].id, options[0].text, 0.3, 0.5)]

    monkeypatch.setattr(coach, "is_ready", lambda game: True)
    monkeypatch.setattr(coach, "progress", lambda game: 1.0)
    monkeypatch.setattr(coach, "advise", advise)
    return coach


def choice(room, seat, lang="en"):
    from collegium.web.page.paint import Viewer, paint

    return paint(room, Viewer(seat, lang)).parts["choice"]


def told(room, seat):
    return waited(lambda: (hint := room.hint(seat)) is not None and hint.found is not None)


def test_advice_is_told_to_who_asked(django, coach):
    from collegium.web.live import advice
    from collegium.web.models import Table
    from collegium.web.page.paint import Viewer, paint

    room = begun("_trivial", 3)
    room.table.coach = Table.ALWAYS
    assert 'id="advice"' in choice(room, 0) and 'id="advice"' not in choice(room, 1)
    before = paint(room, Viewer(0)).stamp
    others = [choice(room, seat) for seat in (1, 2, -1)]
    advice.ask(room, 0, 0)
    advice.ask(room, 0, 0)  # once more changes nothing
    assert told(room, 0)
    page = choice(room, 0)
    legal = room.match.legal(0)
    assert page.index(f'value="{legal[-1]}" class="option advised"') < page.index(
        f'value="{legal[0]}" class="option advised"'
    )
    assert "63 %" in page or "62 %" in page
    assert "<small>" in page and 'id="advice"' not in page
    assert paint(room, Viewer(0)).stamp != before
    assert [choice(room, seat) for seat in (1, 2, -1)] == others
    room.choose(0, legal[-1], room.asked(0))
    assert "advised" not in choice(room, 0)


def test_advice_survives_a_restart_and_other_processes(django, coach):
    from collegium.web.live import advice, rooms
    from collegium.web.models import Hint, Table

    room = begun("_trivial", 2)
    Table.objects.filter(id=room.id).update(coach=Table.ALWAYS)
    room.catch_up()
    advice.ask(room, 0, 0)
    assert told(room, 0)
    rooms.close(room.id)
    assert "advised" in choice(rooms.room(room.id), 0)
    Hint.objects.update(found=None)  # the server died while the coach was thinking
    rooms.close(room.id)
    assert 'id="advice"' in choice(rooms.room(room.id), 0)


def test_who_may_not_ask_is_refused(django, coach):
    from collegium.web.live import advice
    from collegium.web.models import Table
    from collegium.web.refusals import Refused

    room = begun("_trivial", 3)
    assert not room.coached and 'id="advice"' not in choice(room, 0)  # people play: off unless said otherwise
    with pytest.raises(Refused, match="no-coach"):
        advice.ask(room, 0, 0)
    room.table.coach = Table.ALWAYS
    with pytest.raises(Refused, match="not-your-turn"):
        advice.ask(room, 1, 0)
    with pytest.raises(Refused, match="stale"):
        advice.ask(room, 0, 5)
    alone = begun("_trivial", 3, bots=2)
    assert alone.coached  # one person against bots: on
    alone.table.coach = Table.NEVER
    assert not alone.coached


def test_a_coach_that_fails_says_so(django, coach, monkeypatch):
    from collegium.web.live import advice

    def fail(*told, **more):
        raise ZeroDivisionError

    monkeypatch.setattr(coach, "advise", fail)
    room = begun("_trivial", 3, bots=2)
    advice.ask(room, 0, 0)
    assert told(room, 0) and "nothing to say" in choice(room, 0)


def test_a_coach_that_is_not_compiled_waits(django, coach, monkeypatch):
    from collegium.web.live import advice

    ready = []
    monkeypatch.setattr(advice, "READY", 0.01)
    monkeypatch.setattr(coach, "is_ready", lambda game: bool(ready))
    monkeypatch.setattr(coach, "progress", lambda game: 0.4)
    room = begun("_trivial", 3, bots=2)
    advice.ask(room, 0, 0)
    assert "getting ready" in choice(room, 0)
    ready.append(True)
    assert told(room, 0)


def test_the_button_and_its_limit(site, coach):
    from django.conf import settings

    from collegium.registry import keys
    from collegium.web.live import rooms

    client = site()
    table = client.post(f"/play/{keys()[-1]}")["Location"]
    room = rooms.room(table.split("/")[2])
    while 0 not in room.match.to_act:
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    form = {"answers": room.asked(0), "seat": 0}
    answer = client.post(f"{table}advice", form, headers={"HX-Request": "true"})
    assert answer.status_code == 204 and told(room, 0)
    assert "option advised" in client.get(table).content.decode()
    assert site().post(f"{table}advice", form).status_code == 403  # a stranger
    settings.LIMITS = 1.0
    codes = [client.post(f"{table}advice", form, headers={"HX-Request": "true"}).status_code for _ in range(9)]
    assert 429 in codes


def test_tables_are_set_up_with_or_without_the_coach(site):
    from collegium.web.models import Table

    from .test_site import set_up

    for said, kept in (({}, "alone"), ({"coach": "always"}, "always"), ({"coach": "x"}, "alone")):
        _, table = set_up(site, ("me", "open", "fresher"), **said)
        assert Table.objects.get(id=table.split("/")[2]).coach == kept
