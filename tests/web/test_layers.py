"""What may import what within the site: views know everything, the door and the page know the tables, no way back."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import collegium.web

HERE = Path(collegium.web.__file__).parent
KNOWS = {  # a folder, and the others that it may know; all of them know the models, the words and how to refuse
    "live": set(),
    "page": {"live"},
    "door": {"live", "page"},
    "views": {"live", "page", "door"},
}
SHARED = {"models", "words", "refusals"}


@pytest.mark.parametrize("folder", KNOWS)
def test_no_folder_knows_what_stands_above_it(folder):
    for source in (HERE / folder).glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("collegium.web"):
                known = (node.module or "").split(".")[2:3] or [alias.name for alias in node.names]
                assert set(known) <= KNOWS[folder] | SHARED | {folder}, f"{source.name}, line {node.lineno}: {known}"
