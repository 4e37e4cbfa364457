"""Programs at the site: a key, a stream of positions, choices; what their seat may see and nothing else."""

from __future__ import annotations

import http.client
import json
import re

import pytest

from collegium.registry import find, keys

from .people import Person
from .test_rooms import begun

GAME = keys()[-1]


@pytest.fixture
def program(site):
    """A client that shows a key of its own; `program.person` is who it plays for."""
    from collegium.web.door import api
    from collegium.web.models import Person

    person = Person.objects.create(name="Robot")
    client = site(headers={"Authorization": f"Bearer {api.new_key(person)}"})
    client.person = person
    return client


def ask(client, path, **told):
    answer = client.post(path, json.dumps(told), content_type="application/json")
    return answer.status_code, answer.json()


def test_a_key_is_made_in_the_settings_and_shown_once(site):
    client = site()
    first, second = (
        re.search(r'id="key" value="([^"]+)"', client.post("/me/key").content.decode())[1] for _ in range(2)
    )
    page = client.get("/me/settings").content.decode()
    assert "/me/key" in page and second not in page
    assert client.get("/api/tables", headers={"Authorization": f"Bearer {second}"}).status_code == 200
    for wrong in (f"Bearer {first}", "Bearer ", "", f"Basic {second}", "Bearer xyz"):
        answer = client.get("/api/tables", headers={"Authorization": wrong})
        assert answer.status_code == 401 and answer.json()["error"] == "refused-key"
        assert answer["WWW-Authenticate"] == "Bearer"


def test_the_door_is_described(site):
    from django.urls import resolve

    told = site().get("/api/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    for path in told["paths"]:
        assert resolve("/api" + path.replace("{table}", "x"))
    refs = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(told)))
    assert refs == set(told["components"]["schemas"])
    shown = site().get("/api/games").json()
    assert {game["game"] for game in shown["games"]} == set(keys()) and "student" in shown["bots"]


def test_a_program_plays_against_bots(program):
    from collegium.web.live import rooms

    seats = ["me", *["fresher"] * (next(iter(find(GAME).variants.values()))[0] - 1), "fresher"]
    status, table = ask(program, "/api/tables", game=GAME, seats=seats[:3])
    assert status == 201 and table["state"] == "running" and "/join/" in table["invitation"]
    room = rooms.room(table["table"])
    path = f"/api/tables/{table['table']}"
    assert program.get("/api/tables").json()["tables"][0]["table"] == table["table"]
    for _ in range(60):  # the bots are played here, as the keeper would
        while not room.match.over and 0 not in room.match.to_act:
            seat = room.match.to_act[0]
            room.choose(seat, room.match.legal(seat)[0], room.asked(seat), "b")
        if room.match.over:
            break
        now = program.get(path).json()
        assert now["answers"] == room.asked(0) and [o["option"] for o in now["options"]] == room.match.legal(0)
        first = now["options"][0]
        status, told = ask(program, f"{path}/choice", option=first["option"], answers=now["answers"], seat=0)
        assert status == 200 and told["taken"]
        assert ask(program, f"{path}/choice", option=first["option"], answers=now["answers"])[1]["taken"] is False


def test_refusals_are_clear(program, site):
    room = begun("_trivial", 2)
    path = f"/api/tables/{room.id}"
    assert program.get(path).status_code == 403 and program.get(f"{path}/stream").status_code == 403
    assert ask(program, f"{path}/choice", option=0, answers=0)[0] == 403
    assert program.get("/api/tables/nonesuch").status_code == 404
    assert program.get("/api/join").status_code == 405
    assert ask(program, "/api/join", invitation="nonesuch")[0] == 404
    for wrong in (b"", b"[]", b"{", b'{"option": "0", "answers": 0}', b'{"option": true, "answers": 0}'):
        assert program.post(f"{path}/choice", wrong, content_type="application/json").status_code in (400, 403)
    assert ask(program, "/api/tables", game="nonesuch", seats=["me"])[0] == 404
    assert ask(program, "/api/tables", game=GAME, seats=[1])[0] == 400
    cookies = site()  # a cookie is no key
    cookies.get("/me")
    assert cookies.post("/api/tables", "{}", content_type="application/json").status_code == 401


def test_a_program_joins_by_invitation(program, site):
    from .test_site import invitation, set_up

    ann, table = set_up(site, ("me", "open", "fresher"))
    status, told = ask(program, "/api/join", invitation=f"http://testserver{invitation(ann, table)}")
    assert status == 200 and told["seat"] == 1 and "Robot" in ann.get(table).content.decode()


def test_a_whole_game_over_the_wire(server):
    """Read the stream line by line, choose when asked, until the server closes it at the end of the game."""
    person = Person(server)
    _, page, _ = person.post("/me/key", live=False)
    key = re.search(r'id="key" value="([^"]+)"', page)[1]
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}

    def post(path, told):
        connection = http.client.HTTPConnection("localhost", server.port, timeout=60)
        connection.request("POST", path, json.dumps(told), headers)
        answer = connection.getresponse()
        told = json.loads(answer.read())
        connection.close()
        return answer.status, told

    key_of = min(keys(), key=lambda key: find(key).minutes)
    seats = ["me"] + ["fresher"] * (max(2, next(iter(find(key_of).variants.values()))[0]) - 1)
    status, table = post("/api/tables", {"game": key_of, "seats": seats})
    assert status == 201, table
    connection = http.client.HTTPConnection("localhost", server.port, timeout=120)
    connection.request("GET", f"/api/tables/{table['table']}/stream?view=0", headers=headers)
    stream, last = connection.getresponse(), {}
    assert stream.getheader("Content-Type") == "application/x-ndjson"
    while line := stream.readline():
        if not line.strip():
            continue
        last = json.loads(line)
        assert "view" not in last
        if last["answers"] is not None:
            chosen = {"option": last["options"][-1]["option"], "answers": last["answers"]}
            status, told = post(f"/api/tables/{table['table']}/choice", chosen)
            assert status == 200 or told["error"] in ("refused-stale", "refused-not-your-turn"), told
    stream.close()
    connection.close()
    assert last["over"] and len(last["points"]) == len(seats) and 1 in last["places"]


def test_what_the_description_allows_is_taken_and_nothing_else(program):
    """Slips that a checker of such descriptions found: each is here as it was sent."""
    status, table = ask(program, "/api/tables", game=GAME, seats=["me", "fresher", "fresher"])
    path, menu = f"/api/tables/{table['table']}", program.get(f"/api/tables/{table['table']}").json()
    chosen = {"option": menu["options"][0]["option"], "answers": menu["answers"]}
    assert status == 201
    for seats in ([], ["me"] * 13):
        assert ask(program, "/api/tables", game=GAME, seats=seats)[0] == 400
    for wrong in ({"seat": None}, {"seat": 2**31}, {"seat": 0.5}, {"option": -(2**31)}, {"option": "0"}, {"more": 1}):
        assert ask(program, f"{path}/choice", **{**chosen, **wrong})[0] == 400, wrong
    for query in ("seat=", "seat=-1", "seat=100", "seat=0x1", "view=", "view=2"):
        assert program.get(f"{path}?{query}").status_code == 400, query
    assert ask(program, f"{path}/choice", option=-184.0, answers=chosen["answers"])[1]["error"] == "refused-illegal"
    backslash = r'{"invitation": "\\u0000"}'  # six letters, no character NUL
    assert program.post("/api/join", backslash, content_type="application/json").status_code == 404
    for nul in (r'{"invitation": "\u0000"}', r'{"invitation": "\\\u0000"}'):
        assert program.post("/api/join", nul, content_type="application/json").status_code == 400
    status, told = ask(program, f"{path}/choice", option=float(chosen["option"]), answers=chosen["answers"], seat=0.0)
    assert status == 200 and told["taken"]


def test_numbers_and_letters_that_nobody_has_are_refused(program):
    """Numbers that are too large, halves of characters and broken text get a refusal in words."""
    client = program
    client.raise_request_exception = False
    table = ask(client, "/api/tables", game=GAME, seats=["me", "fresher"])[1]["table"]
    bodies = [b'{"option": %s, "answers": 0}' % told for told in (b"9223372036854775808", b"-1", b"1e400", b"9" * 5000)]
    bodies += [b'{"option": 0, "answers": "\\ud83c"}', b"\xed\xa0\x80", b"[" * 9000, b'{"\\udfff": 1}', b"\xff\xfe{"]
    for body in bodies:
        answer = client.post(f"/api/tables/{table}/choice", body, content_type="application/json")
        assert answer.status_code in (400, 409) and answer.json()["error"], (answer.status_code, body[:60])
    for told in ({"game": "\ud83c", "seats": ["me"]}, {"game": GAME, "variant": "\ud83c", "seats": ["me"]}):
        answer = client.post("/api/tables", json.dumps(told), content_type="application/json")
        assert answer.status_code == 400, told
    assert client.post("/api/join", b'{"invitation": "\\ud83c"}', content_type="application/json").status_code == 400
    for path in (f"/t/{table}/position/{10**30}.svg", f"/t/{table}/?as={2**64}", f"/api/tables/{table}?seat={2**64}"):
        assert client.get(path).status_code in (400, 403, 404, 200), path
