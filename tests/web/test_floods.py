"""One flood of `benchmarks/floods.py`: eighty logins at once wait for each other, and nobody else waits for them.

How long the others wait exactly is no test's matter. The test compares it with the time that the flood itself takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "floods.py"
linux = pytest.mark.skipif(sys.platform != "linux", reason="127.0.0.2 and /proc are Linux's")


def flooded(*told, **environment):
    """What the others noticed, for each flood."""
    command = [sys.executable, str(SCRIPT), "--json", *told]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


@linux
def test_nobody_waits_for_the_passwords_of_others():
    (found,) = flooded("--only", "logins", "--tables", "2", "--patience", "20", COLLEGIUM_PREPARE="0")
    assert found["choices"] >= 3 and found["answers"].get("200", 0) > 20, found
    assert max(found["health_max_s"], found["choice_p99_s"]) < found["lasted_s"] / 2, found
