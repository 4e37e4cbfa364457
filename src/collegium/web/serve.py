"""Serve the site: migrate, start on localhost, print the address, open the browser. `collegium serve` comes here."""

from __future__ import annotations

import argparse
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.db.utils import DatabaseError, OperationalError

log = logging.getLogger("collegium.web.serve")
HUNG = 60  # seconds after which a process that gives no sign of life is started anew
SWEEP = 900.0  # seconds between two full searches for garbage
MOST = 64  # processes
LOCAL = ("127.0.0.1", "localhost", "::1")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for everybody in the network"
    )
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (0: any free one)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--bots", default="", metavar="A,B,...", help="bots of your own, module:Class, for every table")
    parser.add_argument("--data-dir", default=None, help="where games are kept (default: a folder of yours)")
    parser.add_argument("--workers", type=_several, default=1, help="processes that share the work (default: 1)")


def _several(told: str) -> int:
    if not told.isdigit() or not 1 <= int(told) <= MOST:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to {MOST}, found {told!r}")
    return int(told)


def run(args: argparse.Namespace) -> int:
    if args.bots:
        os.environ["COLLEGIUM_BOTS"] = args.bots
    return serve(args.host, args.port, not args.no_browser, args.data_dir, args.workers)


def own_addresses() -> list[str]:
    """The names and addresses by which others in the network reach this machine."""
    found = [socket.gethostname(), f"{socket.gethostname()}.local"]
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: asks which of our addresses would be used
            found.insert(0, probe.getsockname()[0])
    except OSError:
        pass
    return found


def serve(
    host: str = "127.0.0.1", port: int = 8000, open_browser: bool = True, data_dir: str | None = None, workers: int = 1
) -> int:
    """Serve until Ctrl-C. Returns the exit code: 2 when the address is taken."""
    if data_dir:
        os.environ["COLLEGIUM_DATA_DIR"] = str(data_dir)
    os.environ["COLLEGIUM_WORKERS"] = str(workers)
    if host not in LOCAL and "COLLEGIUM_HOSTS" not in os.environ:
        os.environ["COLLEGIUM_HOSTS"] = ",".join(["localhost", "127.0.0.1", "[::1]", host, *own_addresses()])
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "collegium.web.settings")
    try:
        listener = _listen(host, port)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        print(f"collegium: cannot listen on {host}:{port}: {why}", file=sys.stderr)
        return 2
    try:
        _checked()
        _set_up()
    except (ValueError, OSError, ImproperlyConfigured, DatabaseError) as error:
        print(f"collegium: {str(error).splitlines()[0]}", file=sys.stderr)
        return 2
    import uvicorn
    from django.conf import settings

    from collegium.web import processes
    from collegium.web.door.guard import Guarded

    port = listener.getsockname()[1]
    address = f"http://{'localhost' if host in (*LOCAL, '0.0.0.0', '::') else host}:{port}/"
    print(f"Collegium is at {address}", flush=True)
    if host not in LOCAL:
        print(f"Others in your network find it at http://{own_addresses()[0]}:{port}/", flush=True)
        if settings.DEBUG:
            print(
                "collegium: COLLEGIUM_DEBUG=1 shows everybody who meets an error the code, the settings and the data; "
                "never in public",
                file=sys.stderr,
            )
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        "collegium.web.serve:worker", factory=True, workers=workers, timeout_worker_healthcheck=HUNG,
        log_config=None, lifespan="on", timeout_graceful_shutdown=1, server_header=False, access_log=False,
        http=Guarded, forwarded_allow_ips=os.environ.get("COLLEGIUM_PROXIES", "127.0.0.1"), timeout_keep_alive=30,
    )  # fmt: skip
    with suppress(KeyboardInterrupt):
        if workers > 1:
            processes.serve(config, listener)
        else:
            uvicorn.Server(config).run(sockets=[listener])
    return 0


def worker() -> Any:
    """The site, in a process that serves it."""
    from collegium.web.asgi import application
    from collegium.web.views import errors

    if parent := multiprocessing.parent_process():
        threading.Thread(target=_follow, args=[parent], name="follow", daemon=True).start()
        with ThreadPoolExecutor(1) as aside:  # not beside the event loop, where Django works with no database
            aside.submit(_renew).result()
    errors.prepare()
    _breathe_easily()
    return application


def _follow(parent: Any) -> None:
    """Go where the parent went, also when it was killed."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _checked() -> None:
    """Say which file is damaged before anything is written to it; ValueError."""
    from django.conf import settings

    from collegium.web.keeping import check_database

    if "sqlite" in settings.DATABASES["default"]["ENGINE"]:
        check_database(settings.DATABASES["default"]["NAME"])


def _set_up() -> None:
    """Read the settings, bring the database and the files up to date."""
    import django

    django.setup()
    from django.core.management import call_command
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor

    from collegium.web import assets

    steps = MigrationExecutor(connection)
    if steps.migration_plan(steps.loader.graph.leaf_nodes()):
        call_command("migrate", interactive=False, verbosity=0)
    assets.collect()
    connection.close()


def _renew() -> None:
    """Bring database and files up to date for a process that takes over from others: a newer version may have been
    installed since those began. Where the database is away it is served as it is; anything else ends this process, and
    the old ones go on."""
    try:
        _set_up()
    except OperationalError as error:
        log.warning("not looked whether the database is up to date", extra={"facts": {"why": str(error)}})


def _breathe_easily() -> None:
    """Short pauses: threads that compute give way soon; looking for garbage among everything that lives long, which
    stops the world, happens seldom."""
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000_000)  # what outlives two looks waits for the sweep

    def sweep() -> None:
        while True:
            time.sleep(SWEEP)
            gc.collect()

    threading.Thread(target=sweep, name="sweep", daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("collegium serve", description="Play in a browser with friends and bots.")
    add_arguments(parser)
    return run(parser.parse_args(argv))


if __name__ == "__main__":
    sys.exit(main())
