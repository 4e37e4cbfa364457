"""Notebooks without Jupyter: run the cells of one in order, as Jupyter would, and keep what they print and show.

python -m tests.notebook docs/research.ipynb     # run it and store its outputs
"""

from __future__ import annotations

import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "research.ipynb"


def read(path: Path = PAGE) -> dict[str, Any]:
    """A notebook as it is stored."""
    return dict(json.loads(path.read_text(encoding="utf-8")))


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Its cells of code, in order."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(cell: dict[str, Any], names: dict[str, Any], swap: tuple[str, str] = ("", "")) -> list[dict[str, Any]]:
    """Run a cell among these names, with one text in the place of another. Returns its outputs: what it printed, and
    its last line if that is a value. Lines with a `%` command are Jupyter's own and left out."""
    lines = [line for line in "".join(cell["source"]).splitlines() if not line.startswith("%")]
    tree = ast.parse("\n".join(lines).replace(*swap) if swap[0] else "\n".join(lines))
    shown = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, "notebook", "exec"), names)
        value = eval(compile(ast.Expression(shown.value), "notebook", "eval"), names) if shown else None
    outputs: list[dict[str, Any]] = []
    if text := printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = value._repr_svg_().splitlines(keepends=True)
        outputs.append({"data": data, "metadata": {}, "output_type": "display_data"})
    return outputs


def main(path: Path) -> None:
    notebook, names = read(path), {}
    for number, cell in enumerate(code(notebook), 1):
        cell["outputs"], cell["execution_count"] = run(cell, names), number
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
