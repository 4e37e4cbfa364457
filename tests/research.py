"""What docs/research.md prints: its blocks of code, and the module with bots of one's own."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "research.md"


def blocks() -> list[str]:
    """The code of the page that is no file and needs no GPU, in order."""
    text = re.sub(r"^`[\w.]+`\n```python\n.*?^```$", "", PAGE.read_text(encoding="utf-8"), flags=re.M | re.S)
    return [block for block in re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S) if "GpuBatch" not in block]


def lay_bots_out(folder: Path) -> Path:
    """Write my_bots.py as printed into a folder; returns the folder."""
    (found,) = re.findall(r"^`my_bots.py`\n```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "my_bots.py").write_text(found, encoding="utf-8")
    return folder
