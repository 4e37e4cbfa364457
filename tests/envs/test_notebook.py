"""The notebook for researchers: its cells run in order and the learner learns; what is stored comes from a real run."""

from __future__ import annotations

import re

import numpy as np

from collegium.registry import keys

from .. import notebook

ROSE = 0.5  # of a reward that goes from -1 to 1; play by chance against chance gives 0


def test_its_cells_run_and_the_curve_rises():
    """Played with the smallest game, which compiles in seconds."""
    page = notebook.read()
    (key,) = set(re.findall(r'GAME = "(\w+)"', "".join("".join(cell["source"]) for cell in notebook.code(page))))
    assert key in keys()
    names: dict[str, object] = {}
    outputs = [notebook.run(cell, names, (f'"{key}"', '"_trivial"')) for cell in notebook.code(page)]
    curve = names["curve"]
    assert np.mean(curve[-5:]) > np.mean(curve[:2]) + ROSE
    kept = [[output["output_type"] for output in cell["outputs"]] for cell in notebook.code(page)]
    assert kept == [[output["output_type"] for output in found] for found in outputs]


def test_the_stored_curve_rose_too():
    """As the notebook printed it: round, mean reward."""
    text = "".join(
        "".join(output.get("text", ())) for cell in notebook.code(notebook.read()) for output in cell["outputs"]
    )
    curve = [float(reward) for reward in re.findall(r"^round +\d+: +(-?[\d.]+)", text, re.M)]
    assert len(curve) >= 5 and abs(curve[0]) < 0.2 and curve[-1] > curve[0] + ROSE


def test_every_cell_of_code_was_run_in_order():
    cells = notebook.code(notebook.read())
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
