"""The load of `benchmarks/site_load.py` in its shortest form: choices are taken and told to viewers, no stream breaks.
How long that takes is no test's matter; `make soak-load` measures it with as many tables as the docs speak of."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ..breadth import wide

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "site_load.py"


@pytest.mark.parametrize("more", [["--idle", "20"], wide(["--workers", "2", "--parts"])], ids=["one", "two"])
def test_the_site_under_load(more):
    command = [sys.executable, str(SCRIPT), "--tables", "5", "--every", "1", "--seconds", "6", "--json", *more]
    environment = {**os.environ, "COLLEGIUM_PREPARE": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and "streams that broke" not in done.stderr, done.stderr[-3000:]
    told = json.loads(done.stdout)
    taken = told["choices"] - told["refused"]  # on a busy machine somebody chooses from what they saw too long ago
    assert taken >= 5 and told["events"] >= taken, told
