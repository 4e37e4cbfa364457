"""Analysis after a game: never of a running one, made once, kept, shown in three languages."""

from __future__ import annotations

import pytest

from .test_rooms import begun
from .test_thinking import waited


@pytest.fixture
def analyst(monkeypatch):
    """An analyst that needs no compiled search: every third choice cost a little less than the one before."""
    from django.conf import settings

    from collegium.analysis import analysis
    from collegium.bots import coach
    from collegium.kernel.texts import Text

    calls = []

    def analyse(match, progress=None, **more):
        calls.append(match)
        found = analysis.Analysis(match.game.key, match.seats, 1)
        for number, (seat, option) in enumerate(match.choices):
            found.chances.append([1 / match.seats] * match.seats)
            found.errors.append([0.1] * match.seats)
            cost = 0.3 / (number + 1) if number % 3 == 0 else 0.0
            found.judged.append(analysis.Judged(number, seat, "k", option, option, cost, (Text("game-title"),)))
            if progress:
                progress(number + 1, len(match.choices))
        found.chances.append([1.0] + [0.0] * (match.seats - 1))
        found.errors.append([0.0] * match.seats)
        return found

    monkeypatch.setattr(analysis, "analyse", analyse)
    monkeypatch.setattr(analysis, "foretell", lambda match: 150.0)
    monkeypatch.setattr(coach, "is_ready", lambda game: True)
    monkeypatch.setattr(settings, "DEBUG", True)  # lets the site know the test game
    return calls


def played(seats=2):
    room = begun("_trivial", seats)
    while not room.match.over:
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    return room


def done_by_now():
    """Whatever was asked of the one who analyses is done."""
    from collegium.web.live import study

    study._students.submit(int).result()


def client_of(site, room, seat=0):
    from collegium.web.live import people

    client = site()
    client.cookies[people.COOKIE] = people.signed(room.seats[seat].person_id)
    return client


def test_a_running_game_is_not_analysed(site, analyst):
    from collegium.web.live import study
    from collegium.web.models import Study
    from collegium.web.refusals import Refused

    room = begun("_trivial", 2)
    for act in (study.begin, study.of, lambda r: study.position(r, 0, "en")):
        with pytest.raises(Refused, match="refused-analysis"):
            act(room)
    client = client_of(site, room)
    assert client.get(f"/t/{room.id}/analysis").status_code == 403
    assert client.get(f"/t/{room.id}/analysis/part").status_code == 403
    assert client.get(f"/t/{room.id}/position/0.svg").status_code == 403
    answer = client.post(f"/t/{room.id}/analysis/begin")
    assert answer.status_code == 403 and "too much" in answer.content.decode()
    assert not Study.objects.filter(pk=room.id).exists() and not analyst


def test_an_analysis_is_made_once_and_kept(site, analyst):
    from collegium.web.live import study

    room = played()
    client = client_of(site, room)
    assert f"/t/{room.id}/analysis" in client.get(f"/t/{room.id}/?as=0").content.decode()
    page = client.get(f"/t/{room.id}/analysis").content.decode()
    assert "analysis/begin" in page and "2 minutes" in page
    assert client.post(f"/t/{room.id}/analysis/begin").status_code == 302
    assert waited(lambda: study.of(room).figures)
    client.post(f"/t/{room.id}/analysis/begin")
    done_by_now()
    assert len(analyst) == 1
    for lang, words in (("en", "What cost most"), ("nl", "Wat het meest kostte"), ("es", "Lo que más costó")):
        page = client.get(f"/t/{room.id}/analysis", headers={"Accept-Language": lang}).content.decode()
        assert words in page and "<svg" in page and 'class="marked"' in page and page.count("<dl>") >= 1
        assert " style=" not in page and "hx-trigger" not in page
        assert 'class="band seat0"' in page and "±" in page
    picture = client.get(f"/t/{room.id}/position/0.svg")
    assert picture.status_code == 200 and picture.content.startswith(b"<svg")
    assert client.get(f"/t/{room.id}/position/999.svg").status_code == 404
    assert site().get(f"/t/{room.id}/analysis").status_code == 403  # not at this table


def test_the_readers_own_choices_come_first(site, analyst):
    from collegium.web.live import study

    room = played(3)
    study.begin(room)
    assert waited(lambda: study.of(room).figures)
    found = study.of(room)
    for viewer, order in ((0, [0, 1, 2]), (2, [2, 0, 1]), (-1, [0, 1, 2])):
        told = study.shown(room, found, "en", viewer)
        names = [room.match.names[seat] for seat in order]
        assert [player["name"] for player in told["worst"]] == [one["name"] for one in told["accuracy"]] == names
        assert [player["own"] for player in told["worst"]] == [seat == viewer for seat in order]
        for seat, player in zip(order, told["worst"], strict=True):
            assert all(room.match.choices[choice.number][0] == seat for choice in player["choices"])
        rings = [choice.ring for player in told["worst"] for choice in player["choices"]]
        assert rings == list(range(1, len(rings) + 1)) and rings


def test_the_time_left_is_told(site, analyst, monkeypatch):
    import time

    from collegium.web.live import study
    from collegium.web.models import Study

    room = played()
    client = client_of(site, room)
    Study.objects.create(table=room.table, done=3, total=12)
    monkeypatch.setitem(study._at_hand, room.id, time.monotonic() - 60)
    assert "About 3 minutes left." in client.get(f"/t/{room.id}/analysis/part").content.decode()


def test_an_analysis_made_otherwise_is_made_anew(site, analyst):
    from collegium.web.live import study
    from collegium.web.models import Study

    room = played()
    Study.objects.create(table=room.table, figures={"version": -1})
    assert study.of(room) is None
    study.begin(room)
    assert waited(lambda: (found := study.of(room)) is not None and found.figures)


def test_progress_is_shown_and_an_interrupted_analysis_begins_anew(site, analyst):
    from datetime import timedelta

    from django.utils import timezone

    from collegium.web.live import study
    from collegium.web.models import Study

    room = played()
    client = client_of(site, room)
    Study.objects.create(table=room.table, done=3, total=12)
    page = client.get(f"/t/{room.id}/analysis/part").content.decode()
    assert "25" in page and 'hx-trigger="every 1s"' in page
    study.begin(room)
    done_by_now()
    assert not analyst  # under way, as far as anybody knows
    Study.objects.filter(pk=room.id).update(at=timezone.now() - timedelta(seconds=90))
    assert "analysis/begin" in client.get(f"/t/{room.id}/analysis/part").content.decode()
    study.begin(room)
    assert waited(lambda: study.of(room).figures)


def test_a_failed_analysis_says_so_and_can_be_tried_again(site, analyst, monkeypatch):
    from collegium.analysis import analysis
    from collegium.web.live import study

    works = analysis.analyse

    def fail(*told, **more):
        raise ZeroDivisionError

    monkeypatch.setattr(analysis, "analyse", fail)
    room = played()
    client = client_of(site, room)
    study.begin(room)
    assert waited(lambda: study.of(room).failed)
    assert "did not succeed" in client.get(f"/t/{room.id}/analysis").content.decode()
    monkeypatch.setattr(analysis, "analyse", works)
    study.begin(room)
    assert waited(lambda: study.of(room).figures)
