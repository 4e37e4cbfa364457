"""Write the site's pages into a folder, for the HTML checker of `make lint`: python -m tests.web.markup FOLDER

Every page that people open: as a guest and with an account, tables that wait, run and are over, classes, refusals.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SETTINGS = {
    "DJANGO_SETTINGS_MODULE": "collegium.web.settings",
    "COLLEGIUM_HOSTS": "testserver",
    "COLLEGIUM_LIMITS": "1000",
    "COLLEGIUM_PREPARE": "0",
}
OPEN = ("/", "/learn", "/watch", "/join", "/login", "/register", "/recover", "/recover/sent", "/nowhere")
OWN = ("/", "/me", "/me/settings", "/me/password", "/me/delete", "/class", "/figures", "/logout")
HALF = 0.4  # of a game


def pages() -> Iterator[tuple[str, Any]]:
    """The name of each page and the answer that brings it."""
    from django.test import Client

    from collegium.registry import find, keys
    from collegium.web.live import classes, people, tables

    from .fellows import fellow, logged_in
    from .visits import table_at

    def known(person: Any) -> Client:
        client = Client()
        client.cookies[people.COOKIE] = people.signed(person.id)
        return client

    staff = fellow("Staff", is_staff=True)
    guest, member = Client(), logged_in(Client, staff)
    for path in OPEN:
        yield f"guest{path}", guest.get(path)
    for path in OWN:
        yield f"member{path}", member.get(path)
    for key in keys():
        game, variant = find(key), next(iter(find(key).variants))
        for path in (f"/games/{key}/", f"/games/{key}/sources", f"/new/{key}"):
            yield path, member.get(path)
        room, person = table_at(game, HALF)
        own = known(person)
        yield f"{key} running", own.get(f"/t/{room.id}/")
        yield f"{key} watched", guest.get(f"/watch/{room.table.spectators}/")
    first = find(keys()[0])
    variant = next(iter(first.variants))
    waiting = tables.create(staff, first, variant, [("me", ""), ("open", "")], public=True)
    yield "waiting host", member.get(f"/t/{waiting.id}/")
    yield "waiting guest", guest.get(f"/join/{waiting.invitation}", follow=True)
    sat = Client()
    sat.post(f"/t/{waiting.id}/join", {"seat": 1, "name": "Bob"})
    yield "waiting seated", sat.get(f"/t/{waiting.id}/", follow=True)
    room, person = table_at(first, 2)
    own = known(person)
    for name in (f"/t/{room.id}/", f"/t/{room.id}/analysis", f"/replay/{room.table.spectators}/?at=9"):
        yield f"over {name}", own.get(name)
    yield "guided", Client().post(f"/learn/{first.key}", follow=True)
    yield "no journal", guest.post("/replay", {})
    made = classes.opened(staff, first, variant, 2, "student", 45, title="Monday", form="class", language="en")
    for path in ("", "results"):
        yield f"class {path}", member.get(f"/class/{made.code}/{path}")
    yield "class come", guest.get(f"/c/{made.code}/")
    yield "class in", Client().post(f"/c/{made.code}/", {"name": "Cy"}, follow=True)


def main(folder: str) -> int:
    """Write them all; returns 1 when a page cannot be made."""
    place, bad = Path(folder), 0
    place.mkdir(parents=True, exist_ok=True)
    for old in place.glob("*.html"):
        old.unlink()
    with tempfile.TemporaryDirectory() as data:
        os.environ.update(SETTINGS, COLLEGIUM_DATA_DIR=data)
        import django
        from django.conf import settings

        settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
        django.setup()
        from django.core.management import call_command

        logging.disable()
        call_command("migrate", verbosity=0)
        for name, answer in pages():
            if answer.status_code not in (200, 400, 404) or not answer["Content-Type"].startswith("text/html"):
                print(f"{name}: {answer.status_code} {answer['Content-Type']} (expected a page)", file=sys.stderr)
                bad += 1
                continue
            text = name.strip("/").replace("/", "_").replace(" ", "_").replace("?", "_")
            (place / f"{text or 'home'}.html").write_bytes(answer.content)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
