"""The terminal's own words exist in every language, with the same arguments."""

from __future__ import annotations

import re

from fluent.syntax import ast, parse

from collegium.bots import LEVELS
from collegium.kernel.texts import LANGUAGES
from collegium.local.speech import FOLDER


def messages(lang: str) -> dict[str, set[str]]:
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            source = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$([a-z-]+)", source))
    return found


def test_every_language_has_the_same_keys_and_arguments():
    english = messages("en")
    for lang in LANGUAGES:
        assert messages(lang) == english


def test_every_bot_has_a_name():
    assert {f"level-{level}" for level in LEVELS} <= set(messages("en"))
