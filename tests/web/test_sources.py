"""The page that says where each value comes from speaks words, in three languages: no key of ours is on it."""

from __future__ import annotations

import re
from html import unescape

from collegium.kernel.texts import LANGUAGES, speaker


def test_the_sources_are_in_words(site, game):
    client, told = site(), {}
    for lang in LANGUAGES:
        client.cookies["django_language"] = lang
        page = unescape(client.get(f"/games/{game.key}/sources", headers={"Accept-Language": lang}).content.decode())
        told[lang] = [
            words.strip() for words in re.findall(r"<(?:th|summary)[^>]*>(.*?)</", page) if not words.strip().isdigit()
        ]
        keys = {row["key"] for rows in game.components.rows.values() for row in rows}
        raw = {word for word in keys if re.search(r"[_-]|[a-z]\d", word)}
        assert not raw & set(told[lang]) and not re.search(r">\w+_\w+<", page)
        assert len(re.findall("<details", page)) == len(game.components.tables)
        values = re.findall(r"<td>(.*?)</td>", page)
        assert values and not [cell for cell in values if re.match(r"[a-z]+_|[a-z]\d", cell)]
    heads = {lang: re.findall(r"^(.*) \(\d+\)$", "\n".join(told[lang]), re.M) for lang in LANGUAGES}
    tables = list(game.components.tables)
    for lang in LANGUAGES:
        assert len(heads[lang]) == len(tables) and all(head not in tables for head in heads[lang])
    assert heads["en"] != heads["nl"] != heads["es"]


def test_every_language_words_the_same_sources(game):
    folder = game.folder / "texts" / "sources"
    keys = {lang: speaker(lang, folder).keys for lang in LANGUAGES}
    assert keys["en"] and keys["en"] == keys["nl"] == keys["es"]
    known = {f"table-{table}" for table in game.components.tables}
    columns = {f"column-{table}-{column}" for table, names in game.components.tables.items() for column in names}
    pieces = {f"piece-{table}-{row['key']}" for table, rows in game.components.rows.items() for row in rows}
    names = {f"names-{table}" for table in game.components.tables}
    assert known <= keys["en"] <= known | columns | pieces | names
