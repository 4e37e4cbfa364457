"""Pages and doors: tables from set-up to start, people, languages, refusals, limits, headers."""

from __future__ import annotations

import re
import sys

import pytest

from collegium import registry
from collegium.registry import keys

from ..coffee import KEY as GUEST
from ..coffee import lay_out

GAME = keys()[-1]


def test_pages_answer_in_three_languages(site):
    for lang in ("en", "nl", "es"):
        client = site(headers={"Accept-Language": lang})
        for path in ("/", "/lobby", "/me", "/register", "/login", *(f"/games/{key}/" for key in keys())):
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert f'<html lang="{lang}"' in answer.content.decode() or path == "/lobby"
        for key in keys():
            assert client.get(f"/games/{key}/sources").status_code == 200
            assert client.get(f"/games/{key}/picture.svg").content.startswith(b"<svg")
            assert client.get(f"/new/{key}").status_code == 200


def test_a_game_on_the_path_alone_is_none_of_the_site(site, tmp_path, monkeypatch):
    lay_out(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        assert site().get(f"/new/{GUEST}").status_code == 404 and GUEST not in sys.modules  # nobody imported it
        assert registry.take_in(GUEST).key == GUEST
        for page in (f"/games/{GUEST}/", f"/new/{GUEST}"):
            assert site().get(page).status_code == 404
    finally:
        registry._guests.pop(GUEST, None)
        registry.find.cache_clear()
        for name in [name for name in sys.modules if name.split(".")[0] == GUEST]:
            del sys.modules[name]


def test_the_site_speaks_every_language_in_full():
    from collegium.kernel.texts import LANGUAGES, speaker
    from collegium.web.words import FOLDERS, TEXTS

    spoken = {lang: speaker(lang, *FOLDERS).keys for lang in LANGUAGES}
    assert spoken["en"] == spoken["nl"] == spoken["es"]
    used = set()
    for file in TEXTS.parent.rglob("*.html"):
        used |= set(re.findall(r"\{% t ['\"]([a-z-]+)", file.read_text()))
    for file in TEXTS.parent.rglob("*.py"):
        used |= set(re.findall(r"Refused\(\s*\"([a-z-]+)", file.read_text()))
    assert used <= spoken["en"], used - spoken["en"]
    said = "".join(file.read_text() for kind in ("*.html", "*.py") for file in TEXTS.parent.rglob(kind))
    assert not [key for key in spoken["en"] if not re.search(rf"[\"']{key}[\"']", said)], "texts that nobody says"


def test_language_can_be_changed(site):
    client = site(headers={"Accept-Language": "es"})
    assert b'lang="es"' in client.get("/").content
    client.post("/language", {"language": "nl", "next": "/"})
    assert b'lang="nl"' in client.get("/").content
    assert client.post("/language", {"language": "en", "next": "https://evil.example/"})["Location"] == "/"


def test_headers_are_strict(site):
    answer = site().get("/")
    policy = answer["Content-Security-Policy"]
    assert "script-src 'self'" in policy and "unsafe" not in policy and "default-src 'none'" in policy
    assert answer["X-Content-Type-Options"] == "nosniff" and answer["X-Frame-Options"] == "DENY"
    text = answer.content.decode()
    assert not re.search(r"<script(?![^>]*src=)", text) and " style=" not in text and "<style" not in text


def test_nothing_changes_without_csrf(site):
    client = site(enforce_csrf_checks=True)
    assert client.post(f"/play/{GAME}").status_code == 403


def test_play_now_is_one_click(site):
    client = site()
    answer = client.post(f"/play/{GAME}", follow=True)
    page = answer.content.decode()
    assert answer.status_code == 200 and 'class="play"' in page and answer.redirect_chain
    assert " style=" not in page and "<style" not in page


def set_up(site, who, **form):
    ann = site()
    seats = {f"seat-{n}": w for n, w in enumerate(who)}
    answer = ann.post(f"/new/{GAME}", {"variant": variant(), "name": "Ann", "undo": "1", **seats, **form})
    assert answer.status_code == 302, answer.content.decode()[-800:]
    return ann, answer["Location"]


def variant():
    from collegium.registry import find

    return next(iter(find(GAME).variants))


def invitation(client, table):
    return re.search(r'value="http://testserver(/join/[^"]+)"', client.get(table).content.decode())[1]


def test_a_table_from_set_up_to_start(site):
    ann, table = set_up(site, ("me", "open", "fresher"))
    page = ann.get(table).content.decode()
    assert "Ann" in page and "qr.svg" in page
    assert ann.get(f"{table}qr.svg")["Content-Type"] == "image/svg+xml"
    bob, carl = site(), site()
    assert bob.get(table).status_code == 403  # private, and not invited
    assert bob.post(f"{table}join", {}).status_code == 403
    link = invitation(ann, table)
    seen = bob.get(link, follow=True).content.decode()
    assert "Ann has laid this table" in seen and "qr.svg" not in seen and seen.count('name="name"') == 1
    assert re.search(r'<button[^>]* form="sit" name="seat" value="1"', seen) and 'id="sit"' in seen
    assert "put a bot there" in page and "has laid this table" not in page
    assert ann.post(f"{table}start").status_code == 409  # a seat is free
    assert bob.post(f"{table}join", {"seat": "1", "name": "Bob"}).status_code == 302
    assert carl.get(link, follow=True).status_code == 200
    assert carl.post(f"{table}join", {"seat": "1"}).status_code == 409
    assert carl.post(f"{table}join", {}).status_code == 409
    assert bob.post(f"{table}start").status_code == 403  # not the host
    assert bob.post(f"{table}clear", {"seat": "0"}).status_code == 403
    assert ann.post(f"{table}clear", {"seat": "1"}).status_code == 302  # the host removes Bob
    assert bob.post(f"{table}join", {"seat": "1"}).status_code == 302
    assert ann.post(f"{table}start").status_code == 302
    assert "HX-Refresh" in bob.get(f"{table}waiting").headers
    for client in (ann, bob):
        assert 'class="play"' in client.get(table).content.decode()
    assert carl.get(table).status_code == 403
    assert carl.post(f"{table}choose", {"option": "0", "answers": "0"}).status_code == 403
    assert carl.post(f"{table}join", {}).status_code in (403, 409)


def test_a_bot_can_be_put_down_and_the_host_can_leave(site):
    ann, table = set_up(site, ("me", "open", "open"))
    bob = site()
    bob.get(invitation(ann, table))
    bob.post(f"{table}join", {"name": "Bob"})
    assert ann.post(f"{table}clear", {"seat": "2", "bot": "student"}).status_code == 302
    assert ann.post(f"{table}clear", {"seat": "2", "bot": "cleverest"}).status_code == 400
    assert ann.post(f"{table}clear", {"seat": "0", "leave": "1"}).status_code == 302
    assert bob.post(f"{table}clear", {"seat": "0", "bot": "fresher"}).status_code == 302  # Bob is the host now
    assert bob.post(f"{table}start").status_code == 302


def test_public_tables_stand_in_the_lobby_and_can_be_watched(site):
    ann, table = set_up(site, ("me", "open", "fresher"), public="1")
    bob, carl = site(), site()
    assert table in bob.get("/lobby").content.decode()
    assert bob.post(f"{table}join", {}).status_code == 302
    ann.post(f"{table}start")
    watched = carl.get(table, follow=True)
    assert "/watch/" in watched.redirect_chain[-1][0] and 'name="option"' not in watched.content.decode()


def test_bad_set_ups_are_refused(site):
    client = site()
    bad = (
        {"seat-0": "me"}, {"seat-0": "me", "seat-1": "wizard", "seat-2": "fresher"}, {"seat-0": "me", "seat-1": "me"},
        {"variant": "x", "seat-0": "me", "seat-1": "open", "seat-2": "open"},
    )  # fmt: skip
    for form in bad:
        assert client.post(f"/new/{GAME}", {"variant": variant(), **form}).status_code == 400
    assert client.post(f"/new/{GAME}", {"variant": variant(), "seat-0": "me", "seat-1": "open", "seat-2": "open",
                                        "pace": "live", "clock": "soon"}).status_code == 400  # fmt: skip
    assert client.get("/new/nonesuch").status_code == 404


MALFORMED = (
    {}, {"option": "0"}, {"option": "x", "answers": "0"}, {"option": "-1", "answers": "0"},
    {"option": "9" * 30, "answers": "0"}, {"option": "0", "answers": "0", "seat": "1"},
)  # fmt: skip


@pytest.mark.parametrize("form", MALFORMED)
def test_malformed_choices_change_nothing(site, form):
    from collegium.web.live import rooms

    client = site()
    table = client.post(f"/play/{GAME}")["Location"]
    room = rooms.room(table.split("/")[2])
    mine = room.version
    answer = client.post(f"{table}choose", form, headers={"HX-Request": "true"})
    assert answer.status_code in (400, 403) and len(answer.content) < 200
    assert not [e for e in room.table.entries.all() if e.by == "p"] and room.version >= mine


def test_unknown_things_say_so(site):
    client = site()
    for path in ("/t/nonesuch/", "/join/nonesuch", "/watch/nonesuch/", "/games/nonesuch/", "/nowhere"):
        answer = client.get(path)
        assert answer.status_code == 404 and b"<h1>" in answer.content
    assert client.get(f"/play/{GAME}").headers["Location"] == "/"  # nothing happens by looking


def test_chat_is_escaped_and_short(site):
    client = site()
    table = client.post(f"/play/{GAME}")["Location"]
    client.post(f"{table}chat", {"text": "<script>alert(1)</script> & more"})
    page = client.get(table).content.decode()
    assert "&lt;script&gt;alert(1)" in page and "<script>alert" not in page
    assert client.post(f"{table}chat", {"text": "x" * 301}).status_code == 400
    assert client.post(f"{table}chat", {"text": "x" * 40_000}).status_code == 400


def test_talk_keeps_to_its_line(site):
    """No sign that turns the direction of reading, none that a terminal obeys; the parts of a picture stay together."""
    from collegium.web.models import Chat

    client = site()
    table = client.post(f"/play/{GAME}")["Location"]
    for signs in (
        "\u202e\u202a\u2066\u2069",
        "\u200e\u200f\u061c",
        "\x07\x1b\x7f\x9b",
        "\u200b\ufeff\u00ad",
        "\u2028\u2029",
    ):
        client.post(f"{table}chat", {"text": f" gpj.\U0001f469\u200d\U0001f52c{signs}exe\t{signs}\n"})
        assert Chat.objects.last().text.replace(" exe", "exe") == "gpj.\U0001f469\u200d\U0001f52cexe", signs.encode()
    known = Chat.objects.count()
    client.post(f"{table}chat", {"text": "\u202e"})
    assert Chat.objects.count() == known


def test_names_are_tidied(site):
    client = site()
    client.post("/me/name", {"name": "  A\u202en\tn \x07<b>" + "x" * 80})
    page = client.get("/me").content.decode()
    assert "An n &lt;b&gt;" in page.replace("Ann", "An n") and "\u202e" not in page and "x" * 30 not in page


def test_a_guest_becomes_an_account_and_keeps_the_games(site):
    client = site()
    table = client.post(f"/play/{GAME}")["Location"]
    secret = "correct horse battery"
    answer = client.post("/register", {"username": "ann-of-leiden", "password1": secret, "password2": secret})
    assert answer.status_code == 302, answer.content.decode()
    assert table in client.get("/me").content.decode() and client.get(table).status_code == 200
    client.post("/logout")
    assert client.get(table).status_code == 403  # the guest has become the account
    other = site()
    second = other.post(f"/play/{GAME}")["Location"]
    assert other.post("/login", {"username": "ann-of-leiden", "password": secret}).status_code == 302
    page = other.get("/me").content.decode()
    assert table in page and second in page  # what the new guest played came along
    assert other.get(second).status_code == 200


def test_a_forged_guest_cookie_is_nobody(site):
    client = site()
    table = client.post(f"/play/{GAME}")["Location"]
    thief = site()
    thief.cookies["collegium_guest"] = client.cookies["collegium_guest"].value[:-3] + "xyz"
    assert thief.get(table).status_code == 403


def test_hot_seat_has_a_curtain(site):
    from collegium.web.live import rooms

    ann, table = set_up(site, ("me", "here", "here"), **{"name-1": "Bea"})
    page = ann.get(table).content.decode()
    assert "curtain still" in page and 'class="play"' not in page
    room = rooms.room(table.split("/")[2])
    while len(room.match.to_act) > 1:  # until one alone is asked
        seat = room.match.to_act[0]
        room.choose(seat, room.match.legal(seat)[0], room.asked(seat))
    (asked,) = room.match.to_act
    seats = [ann.get(f"{table}?as={seat}").content.decode() for seat in range(3)]
    assert all('class="play"' in page for page in seats)
    assert [('name="option"' in page, 'role="dialog"' in page) for page in seats] == [
        (seat == asked, seat != asked) for seat in range(3)
    ]
    assert ann.get(f"{table}?as=5").status_code == 403


def test_theme_and_health(site):
    client = site()
    assert client.get("/health").json()["ok"] is True
    for key in ("collegium", *keys()):
        answer = client.get(f"/theme/{key}.css?v=1")
        assert answer["Content-Type"].startswith("text/css") and "immutable" in answer["Cache-Control"]


def test_check_deploy_is_clean_under_production_settings(tmp_path):
    import os
    import subprocess
    import sys

    environment = {
        **os.environ,
        "COLLEGIUM_DATA_DIR": str(tmp_path),
        "COLLEGIUM_HTTPS": "1",
        "COLLEGIUM_HOSTS": "play.example",
    }
    command = [sys.executable, "-W", "ignore", "-m", "collegium.web.manage"]
    told = subprocess.run(
        [*command, "check", "--deploy", "--fail-level", "WARNING"], env=environment, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    assert "no issues" in told.stdout
    told = subprocess.run(
        [*command, "makemigrations", "--check", "--dry-run"], env=environment, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout


def test_the_pages_styles_leave_the_drawings_alone():
    """A bare class of the page that the drawings use as well would restyle (or hide) their pieces."""
    from collegium.draw.theme import stylesheet
    from collegium.web.words import TEXTS

    drawn = set(re.findall(r"\.cg [^{},]*?\.([a-z-]+)", stylesheet()))
    assert {"fold", "panel", "halo"} <= drawn
    bare = set()
    for file in (TEXTS.parent / "static" / "collegium").glob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.S)
        for selectors in re.findall(r"([^{};]+)\{", text):
            bare |= {m[1] for one in selectors.split(",") if (m := re.fullmatch(r"\.([a-z-]+)", one.strip()))}
    assert "option" in bare and not bare & drawn
