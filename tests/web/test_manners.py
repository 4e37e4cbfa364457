"""What a page owes its reader: hours and dates as they are where they read, numbers as their language writes them, and
a way on from every refusal."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from collegium.registry import find

from .fellows import counting, fellow, logged_in

GAME = find("nobel_run")
VARIANT = next(iter(GAME.variants))
LATE = datetime(2026, 11, 5, 23, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("5 November 2026", "November 2026", "5 November", "3.5")),
        ("nl", ("5 november 2026", "november 2026", "5 november", "3,5")),
        ("es", ("5 de noviembre de 2026", "noviembre de 2026", "5 de noviembre", "3,5")),
    ],
)
def test_dates_and_numbers_are_those_of_the_language(django, lang, told):
    from collegium.web.words import day, figure

    assert (*(day(lang, LATE, f"date-{form}") for form in ("day", "month", "soon")), figure(lang, 3.5)) == told
    assert (figure(lang, 2), figure(lang, 0)) == ("2", "0")


def test_hours_are_the_readers(site):
    from collegium.web.live import classes
    from collegium.web.models import Gathering

    host = fellow("Host")
    told = {"title": "Monday", "form": "class", "language": "en"}
    made = classes.opened(host, GAME, VARIANT, 3, "student", 45, **told)
    Gathering.objects.filter(code=made.code).update(ends=LATE)
    client = logged_in(site, host)
    for zone, told in (
        ("", "23:30"),
        ("Europe/Amsterdam", "00:30"),
        ("America/Bogota", "18:30"),
        ("No/Where", "23:30"),
    ):
        client.cookies["zone"] = zone
        page = client.get(f"/class/{made.code}/").content.decode()
        assert f">{told}</time>" in page, zone


def test_away_until_a_day_means_its_end_here(site):
    from django.utils import timezone

    person = fellow("Away")
    client = logged_in(site, person)
    client.cookies["zone"] = "Europe/Amsterdam"
    until = (timezone.now() + timedelta(days=4)).date()
    client.post("/me/away", {"until": f"{until:%Y-%m-%d}"})
    assert person.holidays.get().ends.astimezone(UTC).hour in (22, 23)  # midnight there
    page = client.get("/me/settings").content.decode()
    assert f"until {until.day} {until:%B} {until.year}" in page


def test_refusals_lead_on(site):
    """To who may be somebody here, to a new letter, to the way in."""
    room = counting([fellow("Ann"), fellow("Bob")])
    private = site().get(f"/t/{room.id}/")
    assert private.status_code == 403 and f"/login?next=%2Ft%2F{room.id}%2F" in private.content.decode()
    assert "/login?next" not in logged_in(site, fellow("Other")).get(f"/t/{room.id}/").content.decode()
    assert 'href="/recover"' in site().get("/recover/MQ/old-link").content.decode()
    nowhere = site().get("/nowhere")
    assert nowhere.status_code == 404 and 'href="/learn"' in nowhere.content.decode()


def test_who_makes_an_account_goes_on_where_they_were(site):
    told = {"username": "newcomer", "password1": "Ahm7uu2o", "password2": "Ahm7uu2o"}
    assert "/login?next=%2Fnew%2Fnobel_run" in site().get("/register?next=/new/nobel_run").content.decode()
    for onward, expected in (("/new/nobel_run", "/new/nobel_run"), ("https://elsewhere.example/", "/me")):
        answer = site().post(f"/register?next={onward}", {**told, "username": f"new{len(onward)}"})
        assert (answer.status_code, answer["Location"]) == (302, expected)


def test_a_name_that_is_not_allowed_is_said_in_the_form(site):
    from collegium.web.models import Blocked

    Blocked.objects.get_or_create(name="rascal")
    told = {"username": "Rascal", "password1": "Ahm7uu2o", "password2": "Ahm7uu2o"}
    page = site().post("/register", told)
    assert page.status_code == 200 and "This name cannot be used here." in page.content.decode()


def test_open_tables_say_what_counts_and_which_are_ones_own(site):
    from collegium.web.live import tables

    ann = fellow("Ann")
    tables.create(ann, GAME, VARIANT, [("me", ""), ("open", "")], public=True, rated=True)
    own, other = (client.get("/lobby").content.decode() for client in (logged_in(site, ann), site()))
    assert "Your table" in own and "Your table" not in other and "Sit down" in other
    assert 'class="pill counts">Rated<' in other
