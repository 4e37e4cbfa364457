"""How to play in pictures: what each game's file says can be shown, in three languages, on a desk and on a phone."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from collegium.draw import howto as reader
from collegium.draw.howto import BadHowTo, file_of
from collegium.draw.picture import symbols_of
from collegium.kernel.texts import LANGUAGES
from collegium.match.match import game_speaker
from collegium.match.showing import how_to, shown
from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE
from .visits import Visitor

PICTURED = [key for key in keys() if how_to(find(key))]
pictured = pytest.mark.parametrize("key", PICTURED)
in_a_browser = pytest.mark.parametrize("key", spread(PICTURED, __name__))
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def test_there_are_pages_with_pictures():
    assert PICTURED


# ------------------------------------------------------------------------------------------------------ what it says


@pictured
def test_every_key_has_words_in_every_language_and_no_other(key):
    game = find(key)
    wanted = set(how_to(game).texts())
    for lang in LANGUAGES:
        known = game_speaker(game, lang).keys
        assert wanted - known == set(), lang
        assert {text for text in known if text.startswith("howto-")} - wanted == set(), lang


@pictured
def test_the_position_the_card_and_the_signs_are_there(key):
    game, howto = find(key), how_to(find(key))
    match = shown(game, howto, [howto.position.after])[howto.position.after]
    assert howto.position.viewer in match.to_act, "the viewer is asked, so that what can be taken is lit"
    picture = game.stage.look(match.view(howto.position.viewer), howto.position.viewer, howto.card).picture
    left, top, width, height = picture.view or (0, 0, *picture.size)
    for part in howto.parts:
        assert left <= part.at[0] <= left + width and top <= part.at[1] <= top + height, part.key
    assert {sign.art for sign in howto.signs} - symbols_of(game.stage.folder) == set()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("after = 171", "after = 9999", "after 9999"),
        ("at = [630, 24]", "at = [1075, 24]", "'run': at is Box.*beside the board"),
        ("light = [0, 0, 1080, 70]", "light = [0, 0, 1180, 70]", "'run': light is Box.*beside the board"),
        ("at = [493, 276]", "at = [630, 50]", "'run' and 'wall' stand too close"),
        ('side = "left"', 'side = "top"', "side 'top'"),
        ("[[callout]]", "[[shouts]]", "'callout' is missing"),
        ("seats = 4", "seats", "not TOML"),
        ('key = "step-use"\n', "", "'key' is missing"),
        ('choices = "', 'choices = "zero ', "zero"),
    ],
)
def test_what_cannot_be_shown_is_told(tmp_path, old, new, why):
    stage = find("nobel_run").stage
    text = file_of(stage.folder).read_text(encoding="utf-8")
    assert old in text
    file = file_of(tmp_path)
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadHowTo, match=why):
        reader.read(file, stage.board)


def test_a_game_that_cannot_be_is_told():
    game, howto = find("nobel_run"), how_to(find("nobel_run"))
    for position in (replace(howto.position, choices=(250,) * 300), replace(howto.position, seats=9)):
        with pytest.raises(BadHowTo, match=r"cannot be .* --play"):
            shown(game, replace(howto, position=position), [5])


# ------------------------------------------------------------------------------------------------------ as it is shown


@pictured
def test_the_page_speaks_three_languages(site, key):
    client = site()
    for lang in LANGUAGES:
        client.cookies["django_language"] = lang
        page = client.get(f"/games/{key}/").content.decode()
        said = game_speaker(find(key), lang)
        for text in how_to(find(key)).texts():
            plain = said.say(text).replace("**", "")
            assert plain in re.sub("</?strong>", "", page).replace("&#x27;", "'").replace("&quot;", '"'), (lang, text)
        assert "howto-" not in re.sub(r"<[^>]*>", "", page)


def none(game):
    return None


def bad(game):
    raise BadHowTo("howto.toml tells of a game that cannot be")


@pytest.mark.parametrize("told", (none, bad))
def test_a_game_without_pictures_has_its_words(site, monkeypatch, told):
    from collegium.web.page import howto

    howto.page.cache_clear()
    monkeypatch.setattr(howto, "how_to", told)
    page = site().get("/games/nobel_run/").content.decode()
    howto.page.cache_clear()
    assert 'class="prose"' in page and "howto-board" not in page


@in_a_browser
def test_the_page_is_accessible(browser, server, key):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="nl-NL")
    visitor = Visitor(context.new_page())
    visitor.at(f"{server.url}/games/{key}/")
    assert visitor.found == {}
    context.close()


@in_a_browser
def test_a_line_and_its_place_light_each_other(browser, server, key):
    context = browser.new_context(viewport={"width": 1440, "height": 1100}, locale="en-GB")
    page = context.new_page()
    page.goto(f"{server.url}/games/{key}/")
    lit = "() => [...document.querySelectorAll('.on[data-call]')].map((one) => one.dataset.call)"
    assert page.evaluate(lit) == []
    page.hover(".legend li[data-call='2']")
    assert set(page.evaluate(lit)) == {"2"} and page.is_visible(".window[data-call='2'] rect")
    page.hover(".spot[data-call='3']")
    assert set(page.evaluate(lit)) == {"3"} and page.is_visible(".legend li[data-call='3'].on")
    page.mouse.move(0, 0)
    page.focus("#call-1")
    page.keyboard.press("Tab")
    assert set(page.evaluate(lit)) == {"2"}
    page.keyboard.press("Enter")
    assert page.get_attribute("#call-2", "aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert page.get_attribute("#call-2", "aria-pressed") == "false"
    page.focus(".spot[data-call='1']")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.id") == "call-1"
    assert page.locator(".lines path").count() == page.locator(".part").count()
    context.close()


@in_a_browser
def test_nothing_scrolls_sideways(browser, server, key):
    for locale, widths in (("es-ES", (320, 390, 800, 1280)), ("nl-NL", (320, 390))):
        context = browser.new_context(locale=locale)
        page = context.new_page()
        for width in widths:
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(f"{server.url}/games/{key}/")
            assert page.evaluate(WIDE) <= 0, (locale, width)
        context.close()


@in_a_browser
def test_on_a_phone_the_place_comes_nearer(browser, server, key):
    context = browser.new_context(**PHONE, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.url}/games/{key}/")
    whole = page.get_attribute(".numbers", "viewBox").split()
    page.tap("#call-2")
    near = page.get_attribute(".numbers", "viewBox").split()
    assert float(near[2]) < float(whole[2]) and page.get_attribute(".howto-board .stage", "viewBox").split() == near
    page.tap("#call-2")
    assert [float(value) for value in page.get_attribute(".numbers", "viewBox").split()] == list(map(float, whole))
    context.close()
