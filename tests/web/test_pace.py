"""Limits for whoever only looks: pages and streams. A class of 300 behind one address meets none of them."""

from __future__ import annotations

import asyncio
import re

import pytest

from .fellows import counting, fellow, logged_in
from .test_limits import strict  # noqa: F401

CLASS = 300


@pytest.fixture
def clock(monkeypatch):
    """The clock of the limits: a list of one time, which a test sets on."""
    from collegium.web.door import limits

    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def few(monkeypatch):
    """Few pages at once, so that a test need not ask for many."""
    from collegium.web.door import limits

    monkeypatch.setitem(limits.RATES, "page", (5, 1.0, 4))
    monkeypatch.setitem(limits.RATES, "visit", (8, 1.0, 1))


def guest(site):
    """A browser of somebody who is a guest already."""
    from collegium.web.live import people
    from collegium.web.models import Person

    client = site()
    client.cookies[people.COOKIE] = people.signed(Person.objects.create(name="Guest").id)
    return client


def asked(client, path, times=1, **more):
    return [client.get(path, **more).status_code for _ in range(times)]


def test_who_asks_for_pages_without_end_is_refused_alone_and_told_when_to_come_again(strict, few, clock):  # noqa: F811
    ann, bob = guest(strict), guest(strict)
    assert asked(ann, "/learn", 7) == [200] * 5 + [429] * 2 and asked(bob, "/learn") == [200]
    refused = ann.get("/learn")
    assert int(refused["Retry-After"]) >= 1 and "<h1>Too many requests</h1>" in refused.content.decode()
    told = ann.get("/api/games")
    assert (told.status_code, told.json()["error"]) == (429, "error-busy")
    assert asked(ann, "/health", 9) == [200] * 9
    clock[0] += 2
    assert asked(ann, "/learn", 3) == [200, 200, 429]


def test_strangers_share_the_bucket_of_their_address(strict, few, clock):  # noqa: F811
    assert asked(strict(), "/learn", 4) == [200] * 4 and asked(strict(), "/learn", 5) == [200] * 4 + [429]
    assert asked(strict(REMOTE_ADDR="192.0.2.5"), "/learn") == [200]
    assert asked(guest(strict), "/learn") == [200]
    made_up = strict()
    made_up.cookies["collegium_guest"] = "made up"  # nobody signed it: it is a stranger's
    assert asked(made_up, "/learn") == [429]


def test_a_crowd_behind_one_address_has_an_end(strict, few, clock):  # noqa: F811
    assert sum(asked(guest(strict), "/learn", 5).count(200) for _ in range(6)) == 20


def test_a_class_of_three_hundred_behind_one_address_meets_no_limit(strict, clock, monkeypatch):  # noqa: F811
    """Within a minute all of them come by the class's code, open their table, look at large cards and choose; then they
    go on at the pace of a lesson. One page stands for all of a kind: the limits come before it is drawn."""
    from django.http import HttpResponse
    from django.test import RequestFactory

    from collegium.web.live import people
    from collegium.web.models import Person
    from collegium.web.views import pace

    answered = []
    monkeypatch.setattr(pace.errors, "busy", lambda request, wait: answered.append(request.path) or HttpResponse())
    pages = pace.pages(lambda request: request.path)
    ask = RequestFactory(REMOTE_ADDR="2001:db8::7")
    members = [Person(name=f"Pupil {n}") for n in range(CLASS)]

    def look(path, member=None):
        request = ask.get(path)
        if member:
            request.COOKIES[people.COOKIE] = people.signed(member.id)
        assert pages(request) == path

    for path in ("/", "/theme/house.css", "/lobby", "/join", "/c/ABC234/", "/theme/game.css"):  # ten seconds
        for _ in range(CLASS):
            clock[0] += 10 / 6 / CLASS
            look(path)
    for path in ("/c/ABC234/", "/c/ABC234/wait", "/t/x/", "/theme/game.css", "/t/x/stream", "/t/x/look") * 2:
        for member in members:
            clock[0] += 2 / CLASS
            look(path, member)
    for _ in range(10):  # ten seconds each of a lesson: three cards, the story, the page once more
        for member in members:
            for path in ("/t/x/look", "/t/x/look", "/t/x/look", "/t/x/since", "/t/x/"):
                clock[0] += 10 / CLASS / 5
                look(path, member)
    assert answered == []


def test_choices_of_a_class_of_three_hundred_meet_no_limit(strict, clock):  # noqa: F811
    from django.contrib.auth.models import AnonymousUser
    from django.test import RequestFactory

    from collegium.web.door import limits
    from collegium.web.models import Person

    members = [Person(name=f"Pupil {n}") for n in range(CLASS)]
    for _ in range(20):  # everybody within two seconds, one choice every five
        for member in members:
            clock[0] += 5 / CLASS
            request = RequestFactory(REMOTE_ADDR="2001:db8::7").post("/t/x/choose")
            request.user, request._person = AnonymousUser(), member
            limits.spend(request, "choose")


def test_one_person_has_so_many_streams_and_one_address(strict, monkeypatch):  # noqa: F811
    """Those that were closed count no longer, nor those that nobody ever listened to."""
    from collegium.web.door import crowd

    ada, bob = fellow("Ada"), fellow("Bob")
    room = counting([ada, bob])
    path, client = f"/t/{room.id}/stream", logged_in(strict, ada)
    before = dict(crowd._open)
    opened = [client.get(path) for _ in range(crowd.PERSON)]
    assert {answer.status_code for answer in opened} == {200}
    refused = client.get(path, headers={"Accept": "text/event-stream"})
    assert refused.status_code == 429 and int(refused["Retry-After"]) >= 1 and b"at once" in refused.content
    other = logged_in(strict, bob)
    kept = other.get(path)
    assert kept.status_code == 200
    asyncio.run(opened.pop().source.aclose())
    again = client.get(path)
    assert again.status_code == 200 and client.get(path).status_code == 429
    monkeypatch.setattr(crowd, "ADDRESS", crowd.PERSON + 1)
    assert other.get(path).status_code == 429
    far = logged_in(lambda: strict(REMOTE_ADDR="192.0.2.5"), bob)
    away = far.get(path)
    assert away.status_code == 200
    for answer in (*opened, kept, again, away):
        asyncio.run(answer.source.aclose())
    del answer
    opened.clear()
    assert dict(crowd._open) == before


def test_three_hundred_people_have_a_stream_each_and_the_factor_counts_here_too(strict, monkeypatch):  # noqa: F811
    from django.conf import settings
    from django.contrib.auth.models import AnonymousUser
    from django.test import RequestFactory

    from collegium.web.door import crowd
    from collegium.web.models import Person
    from collegium.web.refusals import Refused

    async def told():
        yield b""

    def opened(member):
        request = RequestFactory(REMOTE_ADDR="192.0.2.88").get("/")
        request.user, request._person = AnonymousUser(), member
        return crowd.counted(request, told())

    kept = [opened(Person(name="Pupil")) for _ in range(CLASS) for _ in range(3)]
    with pytest.raises(Refused):
        kept += [opened(None) for _ in range(crowd.ADDRESS - len(kept) + 1)]
    monkeypatch.setattr(settings, "LIMITS", 100000.0)  # as `make soak-load` has it
    kept += [opened(None) for _ in range(2000)]
    del kept
    assert not any("192.0.2.88" in whose for whose in crowd._open)


# ---------------------------------------------------------------------------------------- the first page, for strangers


def test_strangers_share_a_page_with_tokens_of_their_own(site, monkeypatch):
    from collegium.web.views import home

    drawn, shelf = [], home.shelf
    monkeypatch.setattr(home, "shelf", lambda lang: drawn.append(lang) or shelf(lang))
    forms = []
    for _ in range(6):
        client = site(enforce_csrf_checks=True)
        page = client.get("/", headers={"Accept-Language": "nl"}).content.decode()
        tokens = set(re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', page))
        assert len(tokens) == 1 and f'{{"X-CSRFToken": "{min(tokens)}"}}' in page
        forms.append((client, min(tokens)))
    assert len(drawn) <= 1 and len({token for _, token in forms}) == 6
    for client, token in forms:
        assert client.post("/language", {"language": "es", "csrfmiddlewaretoken": token}).status_code == 302
    (one, _), (_, other) = forms[:2]
    assert one.post("/language", {"language": "es", "csrfmiddlewaretoken": other}).status_code == 403


def test_a_kept_page_is_the_same_that_is_drawn_and_never_that_of_somebody(site, monkeypatch):
    from collegium.web.views import kept

    def seen(client, path="/", **more):
        page = client.get(path, **more).content.decode()
        return re.sub(r"\w{64}", "", page)

    asked_for = [
        ({}, "/", {}),
        ({"theme": "dark"}, "/", {}),
        ({"theme": "light"}, "/", {"Accept-Language": "es"}),
        ({}, "/?people=5&minutes=120&known=basics&x=%22%3E", {"Accept-Language": "nl"}),
        ({}, "/lobby", {}),
    ]
    for cookies, path, headers in asked_for:
        client = site()
        for name, value in cookies.items():
            client.cookies[name] = value
        first, second = (seen(client, path, headers=headers) for _ in range(2))
        with monkeypatch.context() as never:
            never.setattr(kept, "is_strange", lambda request: False)
            assert first == second == seen(client, path, headers=headers), path
    person = fellow("Mathilde")
    assert "Mathilde" in seen(logged_in(site, person)) and "Mathilde" not in seen(site())


def test_a_kept_page_shows_a_table_as_soon_as_there_is_one(site):
    from collegium.registry import find
    from collegium.web.live import tables
    from collegium.web.models import Table

    game = find("nobel_run")
    before = site().get("/").content.decode()
    table = tables.create(fellow("Host"), game, next(iter(game.variants)), [("me", ""), ("open", "")], public=True)
    assert table.id not in before and table.id in site().get("/").content.decode()
    Table.objects.filter(id=table.id).update(public=False)
    assert table.id not in site().get("/").content.decode()
