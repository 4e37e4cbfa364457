"""`make play` leaves out of its environment what no program reads."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
AWAY = ("numpy/_core/tests/test_umath.py", "numpy/tests/test_lazy.py", "numba/tests/support.py",
        "numba/cuda/tests/support.py", "llvmlite/tests/test_ir.py", "django/conf/locale/nl/LC_MESSAGES/django.po",
        "django/contrib/auth/locale/es/LC_MESSAGES/django.po")  # fmt: skip
STAYS = ("numpy/testing/__init__.py", "numpy/_core/numeric.py", "numba/testing/main.py", "django/test/client.py",
         "django/conf/locale/nl/LC_MESSAGES/django.mo", "textual/tests/of_ours.py")  # fmt: skip


def test_tests_and_sources_of_translations_go_and_all_else_stays(tmp_path):
    packages = tmp_path / "lib" / "python3.11" / "site-packages"
    for file in (*AWAY, *STAYS):
        (packages / file).parent.mkdir(parents=True, exist_ok=True)
        (packages / file).touch()
    subprocess.run(["make", "-s", "-C", ROOT, "lean", f"VENV={tmp_path}"], check=True)
    left = {str(file.relative_to(packages)) for file in packages.rglob("*") if file.is_file()}
    assert left == set(STAYS)
