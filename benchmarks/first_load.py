"""What the first visit to a table weighs: every answer as it comes over the wire, compressed as the site serves it.

    python benchmarks/first_load.py [GAME ...] [--screen wide|phone]

A table in the middle of a kept game, in a browser that has been nowhere yet. kB of 1000 bytes: the page, the art,
fonts, scripts and styles. Needs Chromium and playwright.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from screenshots import SCREENS, free_port, serving, table_at

KINDS = {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Font": "fonts"}
SHAPES = {"wide": "wide", "phone": "narrow"}  # what the site calls those screens where a table flows
MOST = 250.0  # kB that a first visit may weigh


def weighed(browser: Any, address: str, cookie: str, screen: str) -> Counter[str]:
    """Bytes by kind of one first visit."""
    width, height = SCREENS[screen]
    phone = {"is_mobile": True, "has_touch": True} if screen == "phone" else {}
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", **phone)
    context.add_cookies([{"name": "collegium_guest", "value": cookie, "url": address},
                         {"name": "board", "value": screen, "url": address},
                         {"name": "shape", "value": SHAPES[screen], "url": address}])  # fmt: skip
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sorts: dict[str, str] = {}
    sizes: Counter[str] = Counter()

    def answered(told: dict[str, Any]) -> None:
        art = "symbols" in told["response"]["url"]
        sorts[told["requestId"]] = "art" if art else KINDS.get(told["type"], "other")

    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])}))
    page.goto(address)
    page.wait_for_function("document.readyState === 'complete' && document.fonts.status === 'loaded'")
    page.wait_for_timeout(600)
    context.close()
    found: Counter[str] = Counter()
    for request, size in sizes.items():
        found[sorts.get(request, "other")] += size
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--screen", choices=SCREENS, default="wide")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"COLLEGIUM_DATA_DIR": data, "COLLEGIUM_PREPARE": "0", "COLLEGIUM_LIMITS": "1000",
                       "COLLEGIUM_LOG": "ERROR", "DJANGO_SETTINGS_MODULE": "collegium.web.settings"}  # fmt: skip
        import django

        django.setup()
        from django.core.management import call_command
        from playwright.sync_api import sync_playwright

        from collegium.registry import find, keys
        from collegium.web.live import people
        from collegium.web.models import Person

        call_command("migrate", verbosity=0)
        person = Person.objects.create(name="Ann")
        tables = {key: table_at(person, find(key), 0.5).id for key in args.games or keys()}
        cookie, heavy = people.signed(person.id), 0
        with serving(free_port()) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--headless", "--no-sandbox"]
            )
            for key, table in tables.items():
                found = weighed(browser, f"{address}/t/{table}/", cookie, args.screen)
                whole = sum(found.values()) / 1000
                heavy += whole > MOST
                parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in found.most_common())
                print(f"{key}: {whole:.1f} kB ({parts})", flush=True)
            browser.close()
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main())
