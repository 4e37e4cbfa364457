"""How we read the rules, and who made the boxed games: pages in three languages, linked from where people look."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from collegium.kernel.texts import LANGUAGES, speaker
from collegium.local.speech import rules_and_makers
from collegium.match import about
from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE
from .visits import Visitor

RULINGS = {  # an owner of the box would notice these
    "era_of_inventions": {2, 20, 46},
    "nobel_run": {5, 10, 15, 17, 20},
    "open_science_alliance": {8, 11, 14, 15, 16, 17, 18, 22},
    "awesome_academics": {8, 11, 13, 17, 22, 28, 29, 31, 44},
    "alma_mater": {11, 18, 28, 39, 45, 46, 49, 52, 64},
}
CHANGED = {  # on 19 November 2026
    "era_of_inventions": {2},
    "nobel_run": {17},
    "awesome_academics": {13, 22, 28, 44},
    "alma_mater": {28, 46},
}
LIMITS = {"nobel_run": {15}, "awesome_academics": {31}, "open_science_alliance": {22}}
NAMES = {
    "awesome_academics": ("Hans van Halteren", "Radboud", "Radboud Young Academy"),
    "era_of_inventions": ("Anthony Daamen", "Quined Games", "2010"),
    "nobel_run": ("Lorena Fernández", "Pablo Garaizar", "Iñigo Maestro", "Tranjis Games", "2022"),
}
NOBODY = {"en": "names nobody", "nl": "noemt niemand", "es": "no nombra a nadie"}
README = Path(__file__).parents[2] / "README.md"
every_game = pytest.mark.parametrize("key", sorted(RULINGS))
in_a_browser = pytest.mark.parametrize("key", spread(sorted(RULINGS), __name__))


def page_of(site, path, lang):
    client = site()
    client.cookies["django_language"] = lang
    return unescape(client.get(path).content.decode())


def credited(page):
    """The part of a page that says who made the boxed games."""
    return page.partition('class="credits"')[2].partition("</section>")[0]


def test_every_game_of_ours_is_listed():
    assert set(RULINGS) == set(keys())


@every_game
def test_the_rulings_that_an_owner_would_notice_are_listed(key):
    listed = about.rulings(find(key))
    assert [ruling.number for ruling in listed] == sorted(RULINGS[key])
    assert {ruling.number for ruling in listed if ruling.changed} == CHANGED.get(key, set())
    assert {ruling.number for ruling in listed if ruling.limit} == LIMITS.get(key, set())


@every_game
def test_the_page_says_every_part_in_three_languages(site, key):
    game, seen = find(key), set()
    for lang in LANGUAGES:
        page = page_of(site, f"/games/{key}/readings", lang)
        for one in about.readings(game, lang):
            said = page.partition(f'id="ruling-{one.ruling.number}"')[2].partition("</article>")[0]
            for text in (one.title, one.book, one.ours, one.why):
                assert text in said, (lang, one.ruling.number)
                assert text not in seen, f"{lang}: '{text}' is not translated"
                seen.add(text)
            assert about.about_words(lang, "reading-number", number=one.ruling.number) in said
            assert (about.about_words(lang, "reading-limit") in said) == one.ruling.limit
            assert ("2026" in said) == (one.ruling.changed is not None)


def test_the_day_of_a_change_is_in_words(site):
    for lang, day in (("en", "19 November 2026"), ("nl", "19 november 2026"), ("es", "19 de noviembre de 2026")):
        assert day in page_of(site, "/games/nobel_run/readings", lang)


@every_game
def test_how_to_play_and_where_values_come_from_lead_there(site, key):
    for path in (f"/games/{key}/", f"/games/{key}/sources"):
        assert f'href="/games/{key}/readings"' in page_of(site, path, "nl")


def test_the_help_at_a_table_leads_there(site):
    client = site()
    table = client.post("/play/nobel_run", follow=True).content.decode()
    assert 'href="/games/nobel_run/readings"' in table.partition('id="pane-help"')[2]


def test_a_game_without_rulings_and_credits_has_no_page_and_shows_its_title(site, monkeypatch):
    from collegium.web.page import readings
    from collegium.web.views import games

    monkeypatch.setattr(games, "rulings", lambda game: ())
    monkeypatch.setattr(readings, "credits_of", lambda game, lang: "")
    assert site().get("/games/nobel_run/readings").status_code == 404
    page = page_of(site, "/games/nobel_run/", "en")
    assert "/readings" not in page
    assert "<dt>Nobel Run</dt>" in credited(page) and "<dd>" not in credited(page)


@every_game
def test_every_how_to_page_and_the_first_page_name_the_makers(site, key):
    for lang in LANGUAGES:
        own = credited(page_of(site, f"/games/{key}/", lang))
        first = credited(page_of(site, "/", lang))
        for page in (own, first):
            assert find(key).title in page and about.about_words(lang, "credits-independent") in page
            for name in NAMES.get(key, ()):
                assert name in page, (lang, name)
        assert (NOBODY[lang] in own) == (key not in NAMES)
        assert first.count(NOBODY[lang]) == len(RULINGS) - len(NAMES)


def test_the_readme_names_the_makers():
    page = README.read_text(encoding="utf-8")
    for key in RULINGS:
        rows = [line for line in page.splitlines() if line.startswith(f"| {find(key).title} |")]
        assert len(rows) == 1
        assert all(name in rows[0] for name in NAMES.get(key, (NOBODY["en"],)))
    assert about.about_words("en", "credits-independent") in page


@every_game
def test_the_terminal_says_it_too(key):
    for lang in LANGUAGES:
        page = rules_and_makers(find(key), lang)
        for one in about.readings(find(key), lang):
            assert all(text in page for text in (one.title, one.book, one.ours, one.why))
        for name in NAMES.get(key, (NOBODY[lang],)):
            assert name in page
        assert page.startswith("# ") and about.about_words(lang, "credits-independent") in page


def test_the_words_around_are_the_same_in_every_language():
    known = {lang: speaker(lang, about.TEXTS).keys for lang in LANGUAGES}
    assert known["en"] and known["en"] == known["nl"] == known["es"]


@in_a_browser
def test_the_page_is_accessible_and_does_not_scroll_sideways(browser, server, key):
    for settings in ({"viewport": {"width": 1440, "height": 900}}, PHONE):
        context = browser.new_context(**settings, locale="es-ES")
        visitor = Visitor(context.new_page())
        visitor.at(f"{server.url}/games/{key}/readings")
        assert visitor.found == {}
        assert visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        context.close()
