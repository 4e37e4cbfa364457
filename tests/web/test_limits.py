"""Rate limits: per person, so that a class behind one address plays undisturbed; a flood from there is refused."""

from __future__ import annotations

import pytest

from collegium.registry import keys

CLASS = 30  # people behind one address


@pytest.fixture
def strict(site, monkeypatch):
    """New browsers, with the limits as they are in public."""
    from django.conf import settings

    monkeypatch.setattr(settings, "LIMITS", 1.0)
    return site


def test_a_class_behind_one_address_play_as_fast_as_they_like(strict):
    """They come, begin a game each, and act as fast as one person may; the one who overdoes it is refused alone."""
    from collegium.web.door.limits import RATES

    people = [strict() for _ in range(CLASS)]
    tables = [client.post(f"/play/{keys()[0]}") for client in people]
    assert [answer.status_code for answer in tables] == [302] * CLASS
    live = {"HX-Request": "true"}
    for _ in range(RATES["chat"][0]):
        for client, table in zip(people, tables, strict=True):
            assert client.post(f"{table['Location']}chat", {"text": "hello"}, headers=live).status_code == 204
    one, table = people[0], tables[0]["Location"]
    told = [one.post(f"{table}chat", {"text": "hello"}, headers=live).status_code for _ in range(6)]
    assert 429 in told
    assert people[1].post(f"{tables[1]['Location']}undo", {"answers": 0}, headers=live).status_code == 409


def test_a_class_of_accounts_behind_one_address(strict):
    for number in range(CLASS):
        form = {"username": f"pupil{number}", "password1": "correct horse", "password2": "correct horse"}
        assert strict().post("/register", form).status_code == 302
    for number in range(CLASS):
        form = {"username": f"pupil{number}", "password": "correct horse"}
        assert strict().post("/login", form).status_code == 302


def test_who_guesses_a_password_is_stopped_with_or_without_cookies(strict):
    from collegium.web.door.limits import RATES

    most = RATES["account"][0]
    codes = [strict().post("/login", {"username": "Ann", "password": f"{n}"}).status_code for n in range(most + 2)]
    assert codes[:most] == [200] * most and codes[-1] == 429
    assert strict().post("/login", {"username": "ann", "password": "x"}).status_code == 429
    other = strict(REMOTE_ADDR="192.0.2.5").post("/login", {"username": "Ann", "password": "x"})
    assert other.status_code == 200  # nobody can shut out somebody elsewhere


def test_who_asks_for_many_pictures_is_served_at_the_rate_and_each_is_drawn_once(strict, monkeypatch):
    from collegium.web.door.limits import RATES
    from collegium.web.live import study

    from .test_study import client_of, played

    room, drawn = played(), []
    monkeypatch.setattr(study, "_drawn", lambda match, number, lang: drawn.append(number) or "<svg/>")
    client = client_of(strict, room)
    codes = [client.get(f"/t/{room.id}/position/{n % 3}.svg").status_code for n in range(RATES["picture"][0] + 9)]
    assert codes[: RATES["picture"][0]] == [200] * RATES["picture"][0] and 429 in codes and sorted(drawn) == [0, 1, 2]


def test_a_flood_of_newcomers_from_one_address_is_refused(strict, monkeypatch):
    from collegium.web.door import limits

    monkeypatch.setitem(limits.RATES, "join", (2, 0.01, 3))
    codes = [strict().post("/me/name", {"name": "Ann"}).status_code for _ in range(8)]
    assert codes == [302] * 6 + [429] * 2
    assert strict(REMOTE_ADDR="192.0.2.5").post("/me/name", {"name": "Ann"}).status_code == 302


def test_programs_have_limits_of_their_own(strict, monkeypatch):
    """By the key's person, not by the address."""
    from collegium.web.door import api, limits
    from collegium.web.models import Person

    monkeypatch.setitem(limits.RATES, "join", (2, 0.01, 30))
    codes = []
    for name in ("A", "B"):
        client = strict(headers={"Authorization": f"Bearer {api.new_key(Person.objects.create(name=name))}"})
        for _ in range(3):
            answer = client.post("/api/join", {"invitation": "x"}, content_type="application/json")
            codes.append(answer.status_code)
    assert codes == [404, 404, 429] * 2


def test_who_retries_in_a_hurry_is_served_at_the_rate(django, monkeypatch):
    from django.conf import settings
    from django.contrib.auth.models import AnonymousUser
    from django.test import RequestFactory

    from collegium.web.door import limits
    from collegium.web.models import Person
    from collegium.web.refusals import Refused

    request, now, served = RequestFactory(REMOTE_ADDR="192.0.2.77").get("/"), [100.0], 0
    request.user, request._person = AnonymousUser(), Person(name="Ann")
    monkeypatch.setattr(settings, "LIMITS", 1.0)
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    for _ in range(1000):  # ten a second
        now[0] += 0.1
        try:
            limits.spend(request, "choose")
        except Refused:
            continue
        served += 1
    most, rate, _ = limits.RATES["choose"]
    assert most + 100 * rate - 2 <= served <= most + 100 * rate + 1


def test_processes_with_redis_share_their_limits(django, monkeypatch):
    """Each process has its own buckets; with Redis, what was spent in one is spent in all. While it is away, each goes
    by its own."""
    from django.conf import settings
    from django.contrib.auth.models import AnonymousUser
    from django.test import RequestFactory

    from collegium.web.door import limits, shared
    from collegium.web.models import Person
    from collegium.web.refusals import Refused

    from .conftest import free_port
    from .parts import Redis

    request = RequestFactory(REMOTE_ADDR="192.0.2.78").get("/")
    request.user, request._person = AnonymousUser(), Person(name="Ann")
    monkeypatch.setitem(limits.RATES, "letter", (4, 0.001, 30))
    monkeypatch.setattr(settings, "LIMITS", 1.0)

    def served(tries):
        """Every try in another process, as far as its own buckets go."""
        count = 0
        for _ in range(tries):
            limits._buckets.clear()
            try:
                limits.spend(request, "letter")
            except Refused:
                continue
            count += 1
        return count

    assert served(9) == 9
    redis = Redis(free_port())
    monkeypatch.setattr(settings, "REDIS_URL", redis.url)
    monkeypatch.setattr(shared, "_back", 0.0)
    try:
        assert served(9) == 4
        limits.give_back([limits.bucket("letter", request._person.id.hex)])
        assert served(3) == 1
        request._person = Person(name="Bea")
        assert served(3) == 3
    finally:
        redis.stop()
    assert served(9) == 9  # by those of this process, which forgets each time
