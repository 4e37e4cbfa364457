"""The luck of the tests is one seed: tables, invitations, names and shuffles come out the same in every run.

`COLLEGIUM_LUCK=n` gives another. As a program, it starts the module named with luck of its own, on a disk that nobody
waits for: `python tests/luck.py n MODULE ARGUMENTS`.
"""

from __future__ import annotations

import base64
import os
import random
import runpy
import secrets
import sys
from typing import Any

AWKWARD = "-_3B"  # how chance may let a token begin: like an option, like an escape
SEED = int(os.environ.get("COLLEGIUM_LUCK", "0"))


def settle(part: int) -> None:
    """What this process draws from `secrets` follows from the seed; processes on one database need different parts."""
    luck = random.Random(SEED * 1000 + part)

    def token(size: int = 32) -> str:
        drawn = base64.urlsafe_b64encode(luck.randbytes(size)).rstrip(b"=").decode()
        return AWKWARD + drawn[len(AWKWARD) :]

    secrets.randbits, secrets.choice, secrets.randbelow = luck.getrandbits, luck.choice, luck.randrange
    secrets.token_urlsafe = token


def wait_for_no_disk() -> None:
    """From now on this process and its SQLite leave it to the system when it writes. Who is killed loses nothing by it,
    a power cut might: that no test can show, and waiting for the disk takes longer than all else a choice needs."""
    from django.db.backends.signals import connection_created

    os.fsync = os.fdatasync = os.sync = lambda *told: None

    def hurry(connection: Any, **more: object) -> None:
        if connection.vendor == "sqlite":
            connection.cursor().execute("PRAGMA synchronous=OFF")

    connection_created.connect(hurry, weak=False, dispatch_uid=__file__)


if __name__ == "__main__":
    part, module, *arguments = sys.argv[1:]
    settle(int(part))
    wait_for_no_disk()
    sys.argv = [module, *arguments]
    sys.path[0] = os.getcwd()  # as `python -m` has it
    runpy.run_module(module, run_name="__main__", alter_sys=True)
