"""Coffee Round, the game of docs/adding-a-game.md: its files exactly as printed there."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
KEY = "coffee_round"


def lay_out(root: Path) -> Path:
    """Write the files of the page; what the page tells to copy is copied. Returns the game's folder."""
    files = re.findall(r"^`([\w./-]+)`\n```\w*\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(files) >= 12
    for name, text in files:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    texts = root / KEY / "texts"
    for lang in ("nl", "es"):
        (texts / f"{lang}.ftl").write_bytes((texts / "en.ftl").read_bytes())
        (texts / f"howto.{lang}.md").write_bytes((texts / "howto.en.md").read_bytes())
    return root / KEY
