"""The second factor of staff: a password alone opens no admin; where the library is not there, nothing does."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys

import pytest

from .fellows import code_of, fellow
from .test_limits import strict  # noqa: F401

PASSWORD = "correct horse"


@pytest.fixture
def root(site):
    return fellow("Root", password=PASSWORD, is_staff=True, is_superuser=True).user


def made(user):
    """What the command prints: the secret, and the recovery codes."""
    from django.core.management import call_command

    out = io.StringIO()
    call_command("factor", user.username, stdout=out)
    told = out.getvalue()
    return re.search(r"type the secret there: ([A-Z2-7]{32})\n", told)[1], re.findall(r"^  ([a-z2-7]{8})$", told, re.M)


def entered(site, user):
    """A browser in which the password was right."""
    client = site()
    form = {"username": user.username, "password": PASSWORD}
    assert client.post("/admin/login/?next=/admin/", form)["Location"] == "/admin/"
    return client


def inside(client):
    return client.get("/admin/site/table/").status_code == 200


def test_a_password_alone_opens_no_admin(site, root):
    client = entered(site, root)
    assert not inside(client) and client.get("/admin/")["Location"] == "/admin/login/?next=/admin/"
    none = client.get("/admin/login/")
    assert none.status_code == 403 and b"manage factor" in none.content
    secret, codes = made(root)
    page = client.get("/admin/login/?next=/admin/site/table/")
    assert page.status_code == 200 and 'autocomplete="one-time-code"' in page.content.decode()
    wrong = client.post("/admin/login/", {"code": f"{(int(code_of(secret)) + 5) % 10**6:06d}"})
    assert wrong.status_code == 400 and b"code is wrong" in wrong.content and not inside(client)
    right = client.post("/admin/login/?next=/admin/site/table/", {"code": code_of(secret)})
    assert right["Location"] == "/admin/site/table/" and inside(client)
    assert not inside(entered(site, root))  # another browser shows its own
    assert len(set(codes)) == 10


def test_a_code_is_good_once(site, root):
    secret, codes = made(root)
    for code in (code_of(secret), codes[0], f" {codes[1].upper()} "):
        assert entered(site, root).post("/admin/login/", {"code": code}).status_code == 302
        assert entered(site, root).post("/admin/login/", {"code": code}).status_code == 400


def test_a_new_factor_ends_the_old_one_and_a_day_ends_both(site, root, monkeypatch):
    from collegium.web.live import factor

    client = entered(site, root)
    client.post("/admin/login/", {"code": made(root)[1][0]})
    assert inside(client)
    codes = made(root)[1]
    assert not inside(client)
    client.post("/admin/login/", {"code": codes[0]})
    assert inside(client)
    monkeypatch.setattr(factor, "LASTS", 0)
    assert not inside(client)


def test_a_code_of_somebody_else_opens_nothing(site, root):
    made(root)
    _, codes = made(fellow("Other", is_staff=True).user)
    client = entered(site, root)
    assert client.post("/admin/login/", {"code": codes[0]}).status_code == 400 and not inside(client)


def test_codes_are_not_guessed(strict, root):  # noqa: F811
    secret, _ = made(root)
    told = [entered(strict, root).post("/admin/login/", {"code": f"{n:06d}"}).status_code for n in range(7)]
    assert told == [400] * 5 + [429] * 2
    assert entered(strict, root).post("/admin/login/", {"code": code_of(secret)}).status_code == 429


def test_players_see_no_second_factor(site):
    from django.core.management import CommandError

    ada = fellow("Ada", password=PASSWORD)
    with pytest.raises(CommandError):
        made(ada.user)
    client = site()
    assert client.post("/login", {"username": ada.user.username, "password": PASSWORD})["Location"] == "/"
    assert client.get("/me").status_code == 200 and b"password" in client.get("/admin/login/").content


def test_the_password_page_of_the_admin_is_ours(site, root):
    client = entered(site, root)
    client.post("/admin/login/", {"code": made(root)[1][0]})
    assert client.get("/admin/password_change/")["Location"] == "/me/password"


WITHOUT = """import sys
if "{without}":
    sys.modules["django_otp"] = None
import django
django.setup()
from django.core.management import call_command
from django.contrib.auth.models import User
from django.test import Client
call_command("migrate", verbosity=0)
call_command("makemigrations", check=True, verbosity=0)
call_command("check")
root, _ = User.objects.get_or_create(username="root", is_staff=True, is_superuser=True)
client = Client()
client.force_login(root)
told = client.get("/admin/site/table/", follow=True)
print(told.status_code, "The admin is off" in told.content.decode(), client.get("/me").status_code)
"""


def answered(data, without=False, **told):
    environment = {**os.environ, "COLLEGIUM_DATA_DIR": str(data), "COLLEGIUM_HOSTS": "testserver", **told}
    command = [sys.executable, "-c", WITHOUT.replace("{without}", "yes" if without else "")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_without_the_library_or_by_a_setting_the_admin_is_off(django, tmp_path):
    """And the database fits: whether the library is there, comes or goes."""
    from django.conf import settings

    (tmp_path / "static").symlink_to(settings.STATIC_ROOT)  # collected once
    assert answered(tmp_path, without=True) == "404 True 200"
    assert answered(tmp_path) == "403 False 200"  # root has no second factor yet
    assert answered(tmp_path, COLLEGIUM_ADMIN="off") == "404 True 200"
    assert answered(tmp_path, without=True) == "404 True 200"
