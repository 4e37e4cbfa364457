"""Programs among themselves: the bot of the docs plays every game through the door, rated; and whatever is sent to the
door as its description has it, or not, is answered as described."""

from __future__ import annotations

import importlib.util
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from collegium.registry import find, keys
from collegium.web.door.openapi import document

from ..breadth import spread
from .people import Person

DOCS = Path(__file__).parents[2] / "docs"
SECRET = {"password1": "correct horse battery", "password2": "correct horse battery"}


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("example_bot", DOCS / "example_bot.py")
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture(scope="module")
def programs(server):
    """The keys of three accounts."""
    found = []
    for name in ("programone", "programtwo", "programthree"):
        person = Person(server)
        assert person.post("/register", {"username": name, **SECRET}, live=False)[0] == 302
        found.append(re.search(r'id="key" value="([^"]+)"', person.post("/me/key", live=False)[1])[1])
    return found


def test_the_docs_show_the_bot():
    page = (DOCS / "programs.md").read_text(encoding="utf-8")
    assert "(example_bot.py)" in page and len((DOCS / "example_bot.py").read_text().splitlines()) <= 60


@pytest.mark.parametrize("key", spread(keys(), __name__))
def test_programs_play_a_whole_rated_game(server, example, programs, key):
    random.seed(3)
    seated = programs[: max(2, next(iter(find(key).variants.values()))[0])]

    def told(program, path, **sent):
        return json.load(example.ask(server.url, program, path, sent or None))

    def ratings(program):
        return {rating["game"]: rating for rating in told(program, "/me")["ratings"]}

    table = told(seated[0], "/tables", game=key, seats=["me", *["open"] * (len(seated) - 1)], rated=True)
    assert table["rated"] and table["state"] == "open", table
    for number, program in enumerate(seated[1:], 1):
        assert told(program, "/join", invitation=table["invitation"])["seat"] == number
    before = [ratings(program).get(key, {"games": 0, "rating": 1500}) for program in seated]
    with ThreadPoolExecutor(len(seated)) as threads:
        ends = list(threads.map(lambda program: example.play(server.url, program, table["table"]), seated))
    places = ends[0]["places"]
    assert all(end["over"] and end["places"] == places for end in ends) and 1 in places
    after = [ratings(program)[key] for program in seated]
    assert [rating["games"] for rating in after] == [rating["games"] + 1 for rating in before]
    if len(set(places)) > 1:
        gained = [now["rating"] - then["rating"] for now, then in zip(after, before)]
        assert gained[places.index(1)] > 0 > gained[places.index(max(places))]


@pytest.fixture
def guest(site):
    """A client with the key of a guest."""
    from collegium.web.door import api
    from collegium.web.models import Person

    return site(headers={"Authorization": f"Bearer {api.new_key(Person.objects.create(name='Robot'))}"})


def test_a_slip_is_told(guest):
    """A field that nobody knows, a seat or a view that is none, another method."""
    for told in ({"rate": True}, {"Variant": "x"}):
        answer = post(guest, "/api/tables", {"game": keys()[0], "seats": ["me", "fresher"], **told})
        assert answer.status_code == 400, told
    for seats in ([], ["me"] * 13):
        assert post(guest, "/api/tables", {"game": keys()[0], "seats": seats}).status_code == 400
    for query in ("seat=one", "seat=-1", "view=no"):
        table = post(guest, "/api/tables", {"game": keys()[-1], "seats": ["me", "fresher", "fresher"]}).json()["table"]
        assert guest.get(f"/api/tables/{table}?{query}").status_code == 400, query
    answer = guest.put("/api/tables")
    assert answer.status_code == 405 and answer["Allow"] == "GET, POST"


def test_whole_numbers_may_have_a_point(described):
    """`3.0` is an integer to JSON Schema, so to whoever reads our description."""
    _, client, table = described
    found = client.get(f"/api/tables/{table}").json()
    told = {"option": float(found["options"][0]["option"]), "answers": float(found["answers"]), "seat": 0.0}
    assert post(client, f"/api/tables/{table}/choice", {**told, "option": 0.5}).status_code == 400
    assert post(client, f"/api/tables/{table}/choice", told).status_code == 200


def test_what_cannot_count_is_refused(guest):
    """Guests, seats that one person would hold twice, and bots that nobody measured."""
    for seats, why in ((["me", "fresher"], "account"), (["me", "here"], "account")):
        answer = post(guest, "/api/tables", {"game": keys()[0], "seats": seats, "rated": True})
        assert answer.status_code == 409 and answer.json()["error"] == "refused-unrated"
        assert why in answer.json()["message"]
    assert post(guest, "/api/tables", {"game": keys()[0], "seats": ["me"], "rated": 1}).status_code == 400


# ------------------------------------------------------------------------------------------- as the description has it

WORDS = st.text(st.characters(codec="utf-8"), max_size=12)
NUMBERS = st.integers(-(2**70), 2**70)
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
WAYS = [(verb.upper(), path) for path, ways in document("", "")["paths"].items() for verb in ways]


def post(client, path, told):
    return client.post(path, json.dumps(told), content_type="application/json")


def of_schema(schema):
    """Values that a schema of our own allows."""
    kind = schema["type"]
    if kind == "object":
        needed, more = schema.get("required", ()), schema["properties"]
        return st.fixed_dictionaries(
            {name: of_schema(more[name]) for name in needed},
            optional={name: of_schema(value) for name, value in more.items() if name not in needed},
        )
    if kind == "array":
        return st.lists(of_schema(schema["items"]), min_size=schema.get("minItems", 0), max_size=4)
    words = st.sampled_from([*keys(), "me", "open", "here", "nobody", "fresher"]) | WORDS
    most = schema.get("maximum")
    return {"string": words, "integer": st.integers(0, 9) | st.integers(-(most or 0), most), "boolean": st.booleans()}[
        kind
    ]


def holds(value, schema, all_):
    """Is a value as a schema says? No word of JSON Schema is passed over that our description uses."""
    if "$ref" in schema:
        return holds(value, all_[schema["$ref"].rpartition("/")[2]], all_)
    assert set(schema) <= {"type", "properties", "required", "items", "additionalProperties", "description"}, schema
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    python = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    if type(value) not in [python[kind] for kind in kinds if kind != "number"] and not (
        "number" in kinds and type(value) in (int, float)
    ):
        return False
    if isinstance(value, list):
        return all(holds(item, schema["items"], all_) for item in value)
    if isinstance(value, dict):
        known, others = schema.get("properties", {}), schema.get("additionalProperties")
        fits = all(
            holds(item, known.get(name, others), all_) for name, item in value.items() if known.get(name, others)
        )
        return fits and set(schema.get("required", ())) <= set(value)
    return True


@pytest.fixture
def described(guest):
    """What the site says of its door, a client with a key, and a table where it owes a choice."""
    told = guest.get("/api/openapi.json").json()
    variants = find(keys()[-1]).variants
    seats = ["me", *["fresher"] * (max(2, next(iter(variants.values()))[0]) - 1)]
    table = post(guest, "/api/tables", {"game": keys()[-1], "seats": seats}).json()["table"]
    return told, guest, table


@pytest.mark.parametrize("verb, path", WAYS)
@settings(max_examples=25, derandomize=True, suppress_health_check=list(HealthCheck), deadline=None, database=None)
@given(data=st.data())
def test_the_door_answers_as_described(described, verb, path, data):
    """Asked by anybody, of any table, with bodies that fit and that do not: a status, kind and schema it has named."""
    told, client, table = described
    way = told["paths"][path][verb.lower()]
    at = data.draw(st.sampled_from([table, table, "nonesuch"]) | WORDS.map(lambda word: word or "x"), "table")
    headers = data.draw(st.sampled_from([{}, {}, {}, {"Authorization": ""}, {"Authorization": "Bearer x"}]), "headers")
    query = data.draw(
        st.fixed_dictionaries({}, optional={"seat": WORDS | st.integers(0, 3), "view": WORDS | st.integers(0, 1)}),
        "query",
    )
    address = "/api" + re.sub(r"\{\w+\}", lambda _: quote(at, safe=""), path)
    if verb == "POST":
        body = way.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        sent = data.draw((of_schema(body) if body else st.just({})) | ANYTHING, "body")
        raw = data.draw(st.sampled_from([None, None, None, b"", b"{", b"\xff"]), "raw")
        raw = json.dumps(sent).encode() if raw is None else raw
        answer = client.post(address, raw, content_type="application/json", headers=headers)
    else:
        answer = client.get(address, query, headers=headers)
    status = str(answer.status_code)
    if "%2F" in address.upper() or "%00" in address:  # another address, or none
        assert status in ("400", "404", "405")
        return
    assert status in way["responses"] and status not in ("500", "503"), (status, answer.content[:300])
    ((kind, content),) = way["responses"][status]["content"].items()
    assert answer["Content-Type"].partition(";")[0] == kind
    if kind == "application/json":
        assert holds(answer.json(), content["schema"], told["components"]["schemas"]), answer.content[:500]
