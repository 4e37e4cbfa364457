"""The door for programs, described as OpenAPI: `/api/openapi.json`."""

from __future__ import annotations

from typing import Any

NUMBER, TEXT, TRUTH, SHARE = {"type": "integer"}, {"type": "string"}, {"type": "boolean"}, {"type": "number"}

WORDS = {**TEXT, "pattern": "^[^\\u0000]*$"}  # in a request: no text has the character NUL
MOST_SEATS = 12
BOUND = {**NUMBER, "minimum": -(2**31) + 1, "maximum": 2**31 - 1}


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _record(required: bool = True, **properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, **({"required": list(properties)} if required else {})}


def _asked(**properties: Any) -> dict[str, Any]:
    """What a request may have, and nothing else."""
    return {**_record(**properties), "additionalProperties": False}


def _maybe(kind: dict[str, Any]) -> dict[str, Any]:
    return {**kind, "type": [kind["type"], "null"]}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


OPTION = _record(option=NUMBER, action=NUMBER, kind=TEXT, place=_maybe(TEXT), text=TEXT)
SEAT = _record(seat=NUMBER, name=TEXT, bot=TEXT, waiting=TRUTH)
TABLE = _record(table=TEXT, game=TEXT, variant=TEXT, state=TEXT, rated=TRUTH, seats=_list(SEAT))
BAND = {**NUMBER, "description": "the true strength lies so near with 95 %"}
RATING = _record(game=TEXT, rating=NUMBER, band=BAND, games={**NUMBER, "description": "how many have counted"})
POSITION = _record(
    table=TEXT, game=TEXT, variant=TEXT, seat=NUMBER, names=_list(TEXT),
    number={**NUMBER, "description": "how many choices (and takings back) there have been, as far as you may know"},
    over=TRUTH, halted={**TRUTH, "description": "the host of a tournament has paused the table"},
    stood_in={**TRUTH, "description": "your time was out and a bot plays on; POST to `back` takes the seat back"},
    to_act={**_list(NUMBER), "description": "seats that owe a choice"},
    answers={**_maybe(NUMBER), "description": "send this back with the choice; null when you owe none"},
    question=_maybe(TEXT), options=_list(_ref("Option")), told=NUMBER,
    events={**_list(TEXT), "description": "what happened since the line before, as you may know it"},
    verdict={**_maybe(TEXT), "description": "how it ended, where places do not say it (a game for one)"},
    points=_maybe(_list(NUMBER)), places=_maybe(_list(NUMBER)),
    rules_changed={**_list(TEXT), "description": "how the rules have changed since the table began, where they have; "
                   "of a finished game that does not play under them the result alone is told, without a view"},
    view={"type": "object", "description": "the whole state as your seat may see it; left out with view=0"},
)  # fmt: skip
POSITION["required"].remove("view")
POSITION["required"].remove("rules_changed")
GAME = _record(
    game=TEXT, title=TEXT, rules_version=NUMBER,
    variants={"type": "object", "additionalProperties": _record(least=NUMBER, most=NUMBER)},
    ratings={"type": "object", "additionalProperties": _record(rating=NUMBER, band=BAND),
             "description": "how strong each bot was measured to be"},
)  # fmt: skip
STANDING = _record(
    place=NUMBER, name=TEXT, points=SHARE, rivals={**SHARE, "description": "points of the rivals met: the tie-break"},
    firsts=NUMBER, played=NUMBER, byes=NUMBER, withdrawn=TRUTH,
)  # fmt: skip
TOURNAMENT = _record(
    code=TEXT, title=TEXT, game=TEXT, variant=TEXT, form={**TEXT, "description": "robin (all meet all) or swiss"},
    round={**NUMBER, "description": "0: nobody is dealt yet"}, rounds=NUMBER, over=TRUTH, joined=TRUTH,
    table={**_maybe(TEXT), "description": "where you play in this round; null while you wait or sit out"},
    seat=_maybe(NUMBER), standings=_list(_ref("Standing")),
)  # fmt: skip
REFUSAL = _record(error=TEXT, message=TEXT)


REFUSED = {  # why an operation may not be carried out; `error` says it exactly
    "400": "not understood", "401": "no key, or one that is not known", "403": "not yours", "404": "no such thing",
    "409": "not now, or not so", "410": "begun under other rules", "429": "too fast: try again in a moment",
    "500": "the rules tripped over it; nothing was done", "503": "the database was away; nothing was done",
}  # fmt: skip


def _answer(schema: dict[str, Any], about: str, kind: str = "application/json") -> dict[str, Any]:
    return {"description": about, "content": {kind: {"schema": schema}}}


def _way(about: str, answer: dict[str, Any], code: str = "200", asks: Any = None, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": about,
        "responses": {code: answer, **{code: _answer(_ref("Refusal"), why) for code, why in REFUSED.items()}},
    }
    if asks:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": asks}}}
    return {**found, **more}


def _in(name: str, place: str, about: str) -> dict[str, Any]:
    kinds = {"view": {**NUMBER, "enum": [0, 1]}, "seat": {**NUMBER, "minimum": 0, "maximum": 99}}
    kind = TEXT if place == "path" else kinds[name]
    return {"name": name, "in": place, "required": place == "path", "description": about, "schema": kind}


CODE = _in("code", "path", "the code of a tournament")
TABLE_OF = _in("table", "path", "the table's id")
AT = [TABLE_OF, _in("seat", "query", "which of your seats, where you have several")]
LOOK = [*AT, _in("view", "query", "0: without the view")]


def document(version: str, address: str) -> dict[str, Any]:
    """The whole description."""
    seats = {**_list(WORDS), "minItems": 1, "maxItems": MOST_SEATS}
    asked = _asked(game=WORDS, variant=WORDS, seats=seats, rated=TRUTH)
    asked |= {
        "required": ["game", "seats"],
        "description": "seats: me, open, or a bot (its level, or "
        "rated:1650 for one of about that strength), one per seat",
    }
    chosen = _asked(option=BOUND, answers=BOUND, seat=BOUND) | {"required": ["option", "answers"]}
    free: list[Any] = []
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Collegium for programs", "version": version,
            "description": "Make a key on your page (/me), send it as `Authorization: Bearer KEY`. Read the stream of "
            "a table line by line; when `answers` is a number, you owe a choice: POST one of `options`.",
        },
        "servers": [{"url": address}],
        "security": [{"key": []}],
        "paths": {
            "/games": {"get": _way("The games and their variants", _answer(
                _record(games=_list(_ref("Game")), bots=_list(TEXT)), "all games"), security=free)},
            "/me": {"get": _way("You and your ratings", _answer(
                _record(name=TEXT, account=TRUTH, ratings=_list(_ref("Rating"))), "you"))},
            "/tables": {
                "get": _way("Your tables that are open or running",
                            _answer(_record(tables=_list(_ref("Table"))), "yours")),
                "post": _way("Set up a table; it begins at once when no seat is open, else when you start it",
                             _answer(_ref("Table"), "the table, with a link to invite others"), "201", asked),
            },
            "/join": {"post": _way("Take a seat by an invitation", _answer(_ref("Table"), "the table, with your seat"),
                                   asks=_asked(invitation=WORDS))},
            "/tables/{table}/start": {"post": _way("Begin a table of yours whose seats are all taken",
                                                   _answer(_ref("Table"), "the table"), parameters=[TABLE_OF])},
            "/tables/{table}": {"get": _way("The position as your seat sees it", _answer(_ref("Position"), "now"),
                                            parameters=LOOK)},
            "/tables/{table}/stream": {"get": _way(
                "Every position from now to the end, one line of JSON each; empty lines keep the connection alive. Who "
                "may no longer look (left, or the key was replaced) gets a refusal as the last line",
                _answer(_ref("Position"), "lines of JSON", "application/x-ndjson"), parameters=LOOK)},
            "/tables/{table}/choice": {"post": _way(
                "Choose. The same choice sent twice counts once.",
                _answer(_record(number=NUMBER, taken=TRUTH), "taken"), asks=chosen, parameters=[TABLE_OF])},
            "/tables/{table}/back": {"post": _way(
                "Take your seats back from the bots that stood in for you when your time was out",
                _answer(_ref("Position"), "now, without the view"), parameters=[TABLE_OF])},
            "/tournaments/{code}": {"get": _way(
                "How a tournament stands, and your table in this round", _answer(_ref("Tournament"), "now"),
                parameters=[CODE])},
            "/tournaments/{code}/join": {"post": _way(
                "Enter a tournament; who comes late plays from the next round on. Then look now and then for `table`",
                _answer(_ref("Tournament"), "entered"), parameters=[CODE])},
            "/tournaments/{code}/leave": {"post": _way(
                "Withdraw: a bot goes on at a running table, and no other is dealt",
                _answer(_ref("Tournament"), "withdrawn"), parameters=[CODE])},
            "/tournaments/{code}/deal": {"post": _way(
                "Deal the next round of a tournament that you opened", _answer(_ref("Tournament"), "dealt"),
                parameters=[CODE])},
        },
        "components": {
            "schemas": {"Game": GAME, "Table": TABLE, "Option": OPTION, "Position": POSITION, "Rating": RATING,
                        "Refusal": REFUSAL, "Standing": STANDING, "Tournament": TOURNAMENT},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }  # fmt: skip
