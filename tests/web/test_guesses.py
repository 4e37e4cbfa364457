"""Guessing passwords: who tries many is stopped, wherever they try from; who owns the account is not locked out."""

from __future__ import annotations

import re

import pytest
from django.core import mail

from .fellows import fellow, logged_in
from .test_limits import strict  # noqa: F401

RIGHT = "correct horse"
NETWORK = "2001:db8:1:2:"


@pytest.fixture
def ann(strict):  # noqa: F811
    return fellow("Ann", password=RIGHT).user


def tried(client, user, password="wrong", **more):
    return client.post("/login", {"username": user.username, "password": password, **more}).status_code


def test_addresses_count_by_network(django):
    from collegium.web.door.limits import counted

    assert counted("2001:db8:1:2::1") == counted("2001:DB8:1:2:ffff::9") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7" != counted("192.0.2.8")
    assert counted("fe80::1%eth0") == counted("fe80::2") and counted("testserver") == "testserver"


def test_from_one_network_a_password_is_not_guessed(strict, ann):  # noqa: F811
    """Every guess comes from another address of one /64, the right one among the last."""
    guesses = [*(f"guess {n}" for n in range(40)), RIGHT]
    codes = [tried(strict(REMOTE_ADDR=f"{NETWORK}:{n:x}"), ann, guess) for n, guess in enumerate(guesses)]
    assert codes.count(200) <= 10 and codes[-1] == 429 and 302 not in codes


def test_from_many_networks_a_password_is_not_guessed(strict, ann):  # noqa: F811
    guesses = [*(f"guess {n}" for n in range(40)), RIGHT]
    codes = [tried(strict(REMOTE_ADDR=f"2001:db8:{n:x}::1"), ann, guess) for n, guess in enumerate(guesses)]
    assert codes == [200] * 10 + [429] * 31
    refused = strict(REMOTE_ADDR="192.0.2.9").post("/login", {"username": ann.username, "password": RIGHT})
    assert int(refused["Retry-After"]) > 30 and 'href="/recover"' in refused.content.decode()


def test_who_owns_the_account_gets_in_while_others_guess(strict, ann):  # noqa: F811
    """By a browser that was logged in before, also from the address of who guesses; any other has to wait."""
    own = strict(REMOTE_ADDR=f"{NETWORK}:1")
    assert tried(own, ann, RIGHT) == 302
    own.post("/logout")
    for n in range(30):
        tried(strict(REMOTE_ADDR=f"{NETWORK}:{n:x}"), ann)
        tried(strict(REMOTE_ADDR=f"2001:db8:{n:x}::1"), ann)
    assert tried(strict(REMOTE_ADDR="192.0.2.5"), ann, RIGHT) == 429
    assert tried(own, ann, RIGHT) == 302
    own.post("/logout")
    codes = [tried(own, ann) for _ in range(9)]
    assert codes[0] == 200 and codes[-1] == 429  # its own bucket has an end, too


def test_right_passwords_cost_nothing_of_what_guesses_may(strict, ann, monkeypatch):  # noqa: F811
    from collegium.web.door import limits

    monkeypatch.setitem(limits.RATES, "account", (1000, 1.0, 10))
    assert {tried(strict(), ann, RIGHT) for _ in range(12)} == {302}
    assert tried(strict(), ann) == 200


def test_however_a_name_is_written_it_is_one_account(strict, ann, monkeypatch):  # noqa: F811
    from collegium.web.door import limits

    monkeypatch.setitem(limits.RATES, "account", (1000, 1.0, 10))
    wide = "".join(chr(ord(letter) + 0xFEE0) if letter.isalpha() else letter for letter in ann.username)
    forms = [ann.username, f"  {ann.username}", wide, ann.username.upper()]
    codes = [strict().post("/login", {"username": form, "password": "x"}).status_code for form in forms * 3]
    assert codes == [200] * 10 + [429] * 2


def test_the_cookie_of_a_known_browser_names_nobody_and_ends_with_the_password(strict, ann):  # noqa: F811
    from collegium.web.door import guesses

    own, thief = strict(), strict()
    assert tried(own, ann, RIGHT) == 302 and tried(thief, ann, RIGHT) == 302
    cookie = own.cookies[guesses.COOKIE]
    assert cookie["httponly"] and cookie["samesite"] == "Lax"
    assert ann.username not in cookie.value and not re.search(rf"\b{ann.pk}\b", cookie.value)
    bea = fellow("Bea", password=RIGHT).user
    assert tried(own, bea, RIGHT) == 302 and own.cookies[guesses.COOKIE].value.count("~") == 1  # known to both
    assert tried(own, ann, RIGHT) == 302
    form = {"old_password": RIGHT, "new_password1": "battery staple", "new_password2": "battery staple"}
    assert own.post("/me/password", form).status_code == 302
    for client in (own, thief):
        client.post("/logout")
    for n in range(12):
        tried(strict(REMOTE_ADDR=f"2001:db8:{n:x}::1"), ann)
    assert tried(thief, ann, "battery staple") == 429 and tried(own, ann, "battery staple") == 302


def test_a_letter_lets_its_owner_in_while_others_guess(strict, ann):  # noqa: F811
    from django.contrib.auth.tokens import default_token_generator
    from django.utils.encoding import force_bytes
    from django.utils.http import urlsafe_base64_encode

    for n in range(12):
        tried(strict(REMOTE_ADDR=f"2001:db8:{n:x}::1"), ann)
    new = strict(REMOTE_ADDR="192.0.2.5")
    link = f"/recover/{urlsafe_base64_encode(force_bytes(ann.pk))}/{default_token_generator.make_token(ann)}"
    form = new.get(link)["Location"]
    assert new.post(form, {"new_password1": "new horse 1", "new_password2": "new horse 1"}).status_code == 302
    ann.refresh_from_db()
    assert tried(new, ann, "new horse 1") == 302 and tried(strict(), ann, "new horse 1") == 429


def test_letters_for_a_new_password_have_a_limit_for_each_address(strict, ann, monkeypatch):  # noqa: F811
    from collegium.web.live import letters

    monkeypatch.setattr(letters, "soon", lambda work: work())
    ann.email = "ann@example.org"
    ann.save()
    mail.outbox = []

    def asked(n, to="ann@example.org"):
        return strict(REMOTE_ADDR=f"2001:db8:{n:x}::1").post("/recover", {"email": to})

    told = [asked(n, "ANN@example.org" if n % 2 else "ann@example.org").status_code for n in range(9)]
    assert told == [302] * 4 + [429] * 5
    strangers = [asked(n, "nobody@example.org").status_code for n in range(9)]
    assert strangers == told  # nobody learns by this whether there is an account
    assert b"good for a day" in asked(20).content


@pytest.mark.parametrize(("path", "field"), [("/me/password", "old_password"), ("/me/delete", "password")])
def test_a_stolen_session_does_not_tell_the_password(strict, ann, path, field):  # noqa: F811
    client = logged_in(strict, ann.person)
    form = {"new_password1": "battery staple", "new_password2": "battery staple"}
    codes = [client.post(path, {**form, field: f"guess {n}"}).status_code for n in range(15)]
    assert codes[0] in (200, 400) and codes[-1] == 429
    assert client.post(path, {**form, field: RIGHT}).status_code == 429
    assert tried(strict(), ann, RIGHT) == 302


def test_programs_keys_end_with_the_password_whoever_sets_it(strict, ann):  # noqa: F811
    """In the settings, by a letter, by staff; not when it is only hashed anew."""
    from django.contrib.auth.hashers import make_password

    from collegium.web.door import api

    def opens(key):
        return strict(headers={"Authorization": f"Bearer {key}"}).get("/api/me").status_code == 200

    key = api.new_key(ann.person)
    ann.save()
    ann.password = make_password(RIGHT)  # as Django does when a newer way to hash is there
    ann.save(update_fields=["password"])
    assert opens(key)
    ann.first_name = "Ann"
    ann.save()
    assert opens(key)
    root = logged_in(strict, fellow("Root", is_staff=True, is_superuser=True))
    told = {"password1": "battery staple", "password2": "battery staple", "usable_password": "true"}
    assert root.post(f"/admin/auth/user/{ann.pk}/password/", told).status_code == 302
    assert not opens(key)
    key = api.new_key(ann.person)
    assert opens(key)
    root.post(f"/admin/auth/user/{ann.pk}/password/", {"usable_password": "false", "unset-password": "1"})
    assert not opens(key)


def test_a_guests_key_ends_when_the_guest_becomes_an_account(strict):  # noqa: F811
    client = strict()
    client.post("/me/name", {"name": "Gus"})
    key = re.search(r'id="key" value="([\w-]{32})"', client.post("/me/key").content.decode())[1]
    program = strict(headers={"Authorization": f"Bearer {key}"})
    assert program.get("/api/me").json()["name"] == "Gus"
    told = {"username": "gus-the-guest", "password1": "Ahm7uu2o", "password2": "Ahm7uu2o"}
    assert client.post("/register", told).status_code == 302
    assert program.get("/api/me").status_code == 401
