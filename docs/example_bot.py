"""A program that plays a whole game by chance, with Python's standard library alone (see programs.md).

python example_bot.py http://localhost:8000 KEY new GAME me open        a table that counts, with one open seat
python example_bot.py http://localhost:8000 KEY join INVITATION         take that seat
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

LATE = ("refused-stale", "refused-not-your-turn", "refused-over")  # somebody was quicker: the stream tells


def ask(site, key, path, told=None):
    """One request; `told` is sent as JSON. A refusal is an answer too: it has `error` and `message`."""
    data = None if told is None else json.dumps(told).encode()
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    try:
        return urllib.request.urlopen(urllib.request.Request(f"{site}/api{path}", data, headers))
    except urllib.error.HTTPError as refusal:
        return refusal


def choose(position):
    """Where a better bot begins: `options` have words, a place and a kind; `view` (not asked for here) the whole table."""
    return random.choice(position["options"])["option"]


def play(site, key, table):
    """Read positions until the game is over; answer whenever a choice is owed. Returns the last one."""
    while (stream := ask(site, key, f"/tables/{table}/stream?view=0")).status == 409:
        ask(site, key, f"/tables/{table}/start", {})  # begins once every seat is taken; only its host can
        time.sleep(0.2)
    position = None
    for line in filter(bytes.strip, stream):
        position = json.loads(line)
        if position.get("answers") is not None:
            chosen = {"option": choose(position), "answers": position["answers"]}
            refused = json.load(ask(site, key, f"/tables/{table}/choice", chosen)).get("error")
            assert refused is None or refused in LATE, refused
    return position


if __name__ == "__main__":
    site, key, way, what, *seats = sys.argv[1:]
    asked = {"game": what, "seats": seats, "rated": True} if way == "new" else {"invitation": what}
    table = json.load(ask(site, key, "/tables" if way == "new" else "/join", asked))
    print(table.get("invitation") or table.get("message") or table["table"], flush=True)
    print(play(site, key, table["table"])["places"])
