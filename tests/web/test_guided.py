"""The guided first game: every script can be played, in three languages. At the table the lit place leads through, by
mouse, by touch and by keyboard, and nothing else does any harm."""

from __future__ import annotations

import re

import pytest

from collegium.kernel.texts import LANGUAGES
from collegium.match import guide as guides
from collegium.match.guide import PARTS, WORDS, BadGuide, folder_of, guide_of, guide_speaker, played, words
from collegium.match.showing import lit
from collegium.registry import find, keys

from ..breadth import spread
from .conftest import PHONE, at_table
from .visits import findings

GUIDED = [key for key in keys() if guide_of(find(key))]
guided = pytest.mark.parametrize("key", GUIDED)
SHORT, TOUCHED = GUIDED[-1], GUIDED[0]  # the games that are tried in other ways, too


def test_there_are_guided_games():
    assert len(GUIDED) == len(keys())


# ------------------------------------------------------------------------------------------------------ what it says


@guided
def test_a_script_can_be_played_and_its_places_lie_on_the_board(key):
    game, guide = find(key), guide_of(find(key))
    steps = 0
    for match, step, option in played(game, guide):
        steps += 1
        for shape in ("wide", "phone"):
            scene = game.stage.compose(match.view(guide.learner), guide.learner, shape, lit(match, guide.learner))
            there = {piece.id for area in scene.areas for piece in area.pieces}
            for place in filter(None, (option.place, step.goal)):
                assert place in there, f"{step.key}: '{place}' does not lie on the {shape} board"
        for lang in LANGUAGES:
            told = words(match, step, option, lang)
            count = sum(len(part.replace("**", "").split()) for part in told)
            assert len(told) == len(PARTS) and count <= WORDS, f"{step.key} ({lang}): {len(told)} parts, {count} words"
    assert steps == len(guide.steps) >= 12 and guide.through(match.choices)


@guided
def test_every_note_is_there_in_every_language_and_names_no_number_by_heart(key):
    game = find(key)
    wanted = {step.note + part for step in guide_of(game).steps for part in PARTS}
    for lang in LANGUAGES:
        text = (folder_of(game) / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([\w-]+) =", text, re.M)) == wanted, lang
        assert wanted <= guide_speaker(game, lang).keys
        for line in text.splitlines():
            said = re.sub(r"\{[^}]*\}", "", line.partition(" = ")[2])
            assert not re.search(r"\d", said), f"{lang}: a number that nobody checks: {line}"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rules = 3", "rules = 2", r"written for rules_version 2 and data \w+, this is rules_version 3 .*play it anew"),
        ('data = "', 'data = "other', "written for rules_version 3 and data other"),
        ("learner = 0", "teacher = 0", "'learner' is missing"),
        ("0:2 0:3", "0:2 0-3", "choice '0-3' .expected SEAT:OPTION"),
        ("1:77", "0:77", "steps for .* choices of the learner's"),
        ("seats = 3", "seats", "not TOML"),
    ],
)
def test_what_cannot_be_followed_is_told(tmp_path, old, new, why):
    game = find("nobel_run")
    text = (folder_of(game) / guides.FILE).read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / guides.FILE
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadGuide, match=why):
        guides.read(file, game.rules_version, game.components.digest)


def test_a_choice_that_cannot_be_is_told(tmp_path):
    game = find("nobel_run")
    text = (folder_of(game) / guides.FILE).read_text(encoding="utf-8")
    for old, new in (("0:2 0:3", "0:9 0:3"), ("1:1 1:0", "1:9 1:0")):
        file = tmp_path / f"{len(old + new)}{new[2]}.toml"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(BadGuide, match=r"cannot take option 9|cannot be played: choice 6 .1:9."):
            list(played(game, guides.read(file, game.rules_version, game.components.digest)))


# ------------------------------------------------------------------------------------------------------ at the table


def begun(key):
    """A guided game of somebody's own: the room and the person."""
    from collegium.web.live import guide, rooms
    from collegium.web.models import Person

    person = Person.objects.create(name="Ann")
    return rooms.room(guide.begin(person, find(key), "en").id), person


def told(room, seat=0):
    from collegium.web.page.paint import Viewer, paint

    return paint(room, Viewer(seat, "en")).parts.get("guide", "")


@guided
def test_bots_play_what_the_script_says_and_wait_for_the_learner(keeper, key):
    room, _ = begun(key)
    script = guide_of(find(key))
    assert list(room.match.choices) == list(script.choices[: script.given])
    states = set()
    while coming := script.next(room.match.choices):
        states.update(re.findall(r'data-state="(\w+)"', told(room)))
        keeper.queued.clear()
        keeper.attend(room)
        due = [one for one, _ in keeper.queued]
        if coming[0] == script.learner:
            assert due == []
            room.choose(*coming, room.asked(coming[0]))
        else:
            assert [one[1] for one in due] == [coming[0]]
            keeper.do(due[0])
    assert room.match.choices == list(script.choices) and states == {"step", "waits"}
    assert not told(room, 1), "a note is for the learner alone"
    while room.match.to_act[0] != script.learner:  # from here on they think for themselves
        keeper.queued.clear()
        keeper.attend(room)
        keeper.do(keeper.queued[0][0])
    assert 'data-state="through"' in told(room)
    room.choose(script.learner, room.match.legal(script.learner)[0], room.asked(script.learner))
    assert 'data-state="silent"' in told(room)


def test_who_does_otherwise_is_left_alone(keeper):
    from collegium.web.live import guide

    room, _ = begun(SHORT)
    script = guide_of(find(SHORT))
    _, wanted = script.next(room.match.choices)
    other = next(option for option in room.match.legal(0) if option != wanted)
    room.choose(0, other, room.asked(0))
    assert 'data-state="silent"' in told(room)
    assert guide.given(room, 1) is None and not guide.waits(room, 1)
    if room.can_undo(0):
        room.undo(0, room.number(0))
        assert 'data-state="step"' in told(room)


def test_one_goes_on_where_one_left(site):
    from collegium.web.live import rooms

    client = site()
    first = client.post(f"/learn/{SHORT}")["Location"]
    assert client.post(f"/learn/{SHORT}")["Location"] == first, "the same game, where it was left"
    room = rooms.room(first.split("/")[2])
    script = guide_of(find(SHORT))
    _, wanted = script.next(room.match.choices)
    room.choose(0, next(option for option in room.match.legal(0) if option != wanted), room.asked(0))
    assert client.post(f"/learn/{SHORT}")["Location"] != first, "it was left for good"
    assert site().post("/learn/no_such").status_code == 404
    for page in (f"/games/{SHORT}/", "/learn"):
        assert f'action="/learn/{SHORT}"' in client.get(page).content.decode()


def test_a_game_whose_script_is_of_other_rules_has_none(site, monkeypatch):
    from collegium.web.live import guide

    def bad(game):
        raise BadGuide("written for other rules")

    guide.script.cache_clear()
    monkeypatch.setattr(guide, "guide_of", bad)
    page = site().get(f"/games/{SHORT}/").content.decode()
    answer = site().post(f"/learn/{SHORT}")
    guide.script.cache_clear()
    assert "/learn/" not in page.replace('"/learn"', "") and answer.status_code == 404


# ------------------------------------------------------------------------------------------------------ in a browser

AT_STEP = """(last) => { const { state, step } = document.getElementById("guide").dataset;
  return state === "through" || (state === "step" && step !== last); }"""
LAID = """() => { const box = (one) => one && !one.hasAttribute("hidden") && one.getBoundingClientRect().width
    ? one.getBoundingClientRect().toJSON() : null;
  const veil = document.getElementById("veil");
  return { place: box(veil.querySelector(".place")), goal: box(veil.querySelector(".goal")),
    note: box([...document.querySelectorAll(".note")].find((one) => !one.hidden)) }; }"""
MENU_IS_LIT = """() => { const { option } = document.getElementById("guide").dataset, now = document.activeElement;
  const place = document.querySelector("#veil .place").getBoundingClientRect(), b = now.getBoundingClientRect();
  return now.matches(`.menu-here .option[value="${option}"]`) && Math.abs(place.left - b.left) < 20
    && Math.abs(place.top - b.top) < 20; }"""
CLICK = """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(
  new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y }))"""
QUICK = "localStorage.setItem('speed', 'instant')"


def sit_down(browser, server, key, **more):
    """A page at the first step of a guided game, as the how-to page begins it."""
    context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **more})
    context.add_init_script(QUICK)
    page = context.new_page()
    page.goto(f"{server.url}/games/{key}/")
    page.locator(f"form[action='/learn/{key}'] button").first.click()
    arrived(page)
    return page


def arrived(page, last=""):
    """Wait for the next step, or for the end of the script; returns what the panel says of it."""
    page.wait_for_url("**/t/**")
    at_table(page)
    page.wait_for_selector("main.play[data-guided]", state="attached")
    page.wait_for_function(AT_STEP, arg=last)
    return page.evaluate("() => ({...document.getElementById('guide').dataset})")


def overlap(one, other):
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    return max(0, across) * max(0, min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]))


def hit(page, x, y, touch):
    """Click what lies there. The page takes no second click of a hand within 400 ms of a choice (stage.js); so a finger
    waits, and a mouse sends the click alone."""
    if touch:
        page.wait_for_function("(from) => performance.now() > from + 400", arg=page.evaluate("() => performance.now()"))
        page.touchscreen.tap(x, y)
    else:
        page.evaluate(CLICK, [x, y])


def press(page, touch=False):
    """Click the lit place, and what is lit after it where a small menu opens."""
    for _ in range(2):
        page.wait_for_function(f"() => ({LAID})().place")
        laid = page.evaluate(LAID)
        for other in filter(None, (laid["place"], laid["goal"])):
            assert overlap(laid["note"], other) == 0, "the note covers what it speaks of"
        middle = ((laid["place"][a] + laid["place"][b]) / 2 for a, b in (("left", "right"), ("top", "bottom")))
        hit(page, *middle, touch)
        if page.locator("#menu-here").is_hidden():
            return
        page.wait_for_function(MENU_IS_LIT)


def through(page, touch=False):
    """Every step by its lit place; how many there were."""
    steps, now = 0, arrived(page)
    while now["state"] == "step":
        steps += 1
        press(page, touch)
        now = arrived(page, now["step"])
    assert page.locator("#veil").is_hidden() and page.locator("#note").is_visible()
    page.click("[data-guide=play]")
    assert page.locator("#note").is_hidden()
    return steps


@pytest.mark.parametrize("key", spread(GUIDED, __name__))
def test_the_lit_place_leads_through(browser, server, key):
    page = sit_down(browser, server, key)
    assert through(page) == len(guide_of(find(key)).steps)
    page.context.close()


def test_on_a_phone(browser, server):
    page = sit_down(browser, server, TOUCHED, **PHONE)
    assert through(page, touch=True) == len(guide_of(find(TOUCHED)).steps)
    page.context.close()


def test_by_keyboard_and_for_those_who_listen(browser, server):
    page = sit_down(browser, server, SHORT, reduced_motion="reduce")
    assert findings(page, within="#guide") == []
    now, steps = arrived(page), 0
    while now["state"] == "step" and steps < 6:
        steps += 1
        title = page.locator("#note h2").inner_text()
        assert page.inner_text("#guide-says").startswith(title), "the note is heard"
        place = now["place"]
        page.wait_for_function(
            "(p) => p ? document.activeElement.id === `p-${p}` : document.activeElement.matches('#choice .option')",
            arg=place,
        )
        page.keyboard.press("Enter")
        if page.locator("#menu-here").is_visible():
            page.wait_for_function(MENU_IS_LIT)
            page.keyboard.press("Enter")
        now = arrived(page, now["step"])
    assert steps == 6
    page.context.close()


def test_another_button_on_the_lit_card_does_no_harm(browser, server):
    page = sit_down(browser, server, "nobel_run")
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    first = arrived(page)
    card = page.locator(f'[id="p-{first["place"]}"]')
    box = card.locator(f"[data-way]:not([data-way='{first['option']}'])").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("#guide-other:not([hidden])")
    assert sent == []
    box = card.locator(f"[data-way='{first['option']}']").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert arrived(page, first["step"])["step"] != first["step"] and len(sent) == 1
    page.context.close()


def test_another_click_does_no_harm_and_one_can_leave_and_come_back(browser, server):
    page = sit_down(browser, server, SHORT)
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    first = arrived(page)
    other = page.locator(f"#choice .option:not(.no):not([value='{first['option']}'])").first
    other.dispatch_event("click")
    page.wait_for_selector("#guide-other:not([hidden])")
    assert "take what is lit" in page.inner_text("#guide-other") and sent == []
    page.click("[data-guide=look]")  # looking around: no dimming, and still no harm
    assert page.locator("#veil").is_hidden() and page.locator("#note").is_hidden()
    other.dispatch_event("click")
    page.wait_for_selector("#note:not([hidden]) #guide-other:not([hidden])")
    assert sent == [] and page.locator("#veil").is_visible()
    page.click("[data-guide=do]")
    second = arrived(page, first["step"])
    page.reload()
    assert arrived(page)["step"] == second["step"], "the step follows from the journal"
    page.click("[data-guide=back]")
    if page.locator("#note-before").is_visible():  # something came to light: the note can be read again
        page.click("[data-guide=on]")
        page.wait_for_selector("#note:not([hidden])")
    else:
        assert arrived(page, second["step"])["step"] == first["step"]
    page.click("[data-guide=alone]")
    assert page.locator("#veil").is_hidden() and page.locator("#note").is_hidden()
    page.reload()
    arrived(page)
    assert page.locator("#veil").is_hidden(), "who goes on alone is not asked again"
    page.click("[data-guide=alone]")
    assert page.locator("#veil").is_visible()
    page.context.close()
