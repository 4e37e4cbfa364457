"""Following others at a table on the stage: step by step, at a pace, since one's last turn, and figures that count."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import pytest

from .conftest import PHONE, Server
from .test_stage import NUMBER, STAGED, asked, begun, staged

STORY = "() => [...document.querySelectorAll('#story li:not(.since) span')].map((line) => line.textContent)"
TRAVELS = """() => { window.travelled = 0; new MutationObserver((news) => news.forEach((one) =>
  window.travelled += one.addedNodes.length)).observe(document.getElementById("flights"), {childList: true}); }"""


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def paced(tmp_path_factory):
    """A server whose bots choose one after the other, a moment apart."""
    found = Server(tmp_path_factory.mktemp("paced"), COLLEGIUM_BOT_PAUSE="0.15")
    yield found
    found.stop()
    assert not found.errors(), "\n".join(found.errors())[:4000]


def choose(page):
    """Make my first choice; false when the game is over."""
    before = page.evaluate(NUMBER)
    page.locator("#choice .options .option:not(.no)").first.dispatch_event("click")
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)


# In one go, as the bar of another's step may take the place of my options at any moment.
TAKE = """() => {
    if (!document.getElementById("following").hidden) return "others";
    const option = document.querySelector("#choice .options .option:not(.no)");
    if (!option || document.getElementById("mark").dataset.mine !== "1") return "";
    option.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, composed: true}));
    return "me"; }"""


def until_others(page):
    """Choose until a step of another is shown and waits for me."""
    for _ in range(40):
        before = page.evaluate(NUMBER)
        if page.wait_for_function(TAKE).json_value() == "others":
            return
        page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=before)
    raise AssertionError("nobody else ever chose")


@staged
def test_step_by_step_every_step_of_another_waits_for_me(page, paced, key):
    begun(page, paced, key, speed="steps")
    until_others(page)
    page.wait_for_function("() => +document.getElementById('step-left').textContent >= 1")
    number, words = page.evaluate(NUMBER), page.text_content("#step-words")
    assert words and words.split(". ")[0].rstrip(".") in " ".join(page.evaluate(STORY))
    page.wait_for_timeout(500)
    assert page.evaluate(NUMBER) == number and page.text_content("#step-words") == words  # it waits
    story = page.text_content("#story")
    page.evaluate("""() => { window.told = []; document.querySelector("main.play").addEventListener("htmx:sseMessage",
      () => window.told.push([document.getElementById("story").textContent,
        document.getElementById("mark").dataset.mine])); }""")
    page.keyboard.press("n")
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=number)
    steps = set(page.evaluate("window.told.map(([story]) => story)")) - {story}
    assert len(steps) <= 1 or page.evaluate("window.told[0][1]") == "1"  # one step, unless it asks me
    for _ in range(60):  # my turn is told at once, and reached by the button
        if page.evaluate("() => document.title.startsWith('●')"):
            break
        page.locator("#step-next").dispatch_event("click")
        page.wait_for_timeout(120)
    assert page.evaluate("() => document.title.startsWith('●')")
    if page.is_visible("#following"):
        assert page.is_visible("#following b")
        page.locator("#step-all").focus()
        page.keyboard.press("Enter")
    asked(page)
    assert not page.is_visible("#following")
    assert page.evaluate("() => !document.activeElement.closest('#following')")


def test_letters_do_nothing_where_they_are_switched_off(page, paced):
    page.add_init_script("localStorage.setItem('letters', '0')")
    begun(page, paced, STAGED[0], speed="steps")
    until_others(page)
    page.wait_for_function("() => +document.getElementById('step-left').textContent >= 1")
    number = page.evaluate(NUMBER)
    for letter in "ncrhsua":
        page.keyboard.press(letter)
    assert page.evaluate(NUMBER) == number and not page.is_visible("#since") and not page.is_visible("#pane-help")
    page.locator("#step-all").click()
    page.wait_for_function("n => +document.getElementById('mark').dataset.number > n", arg=number)


@staged
def test_at_once_nothing_waits(page, paced, key):
    begun(page, paced, key, speed="instant")
    page.evaluate(TRAVELS)
    for _ in range(3):
        choose(page)
        asked(page)
        assert not page.is_visible("#following")
    assert page.evaluate("window.travelled") == 0


def test_bots_that_answer_at_once_do_not_flash_by(page, paced):
    begun(page, paced, STAGED[0])
    page.evaluate("""() => { const story = () => document.getElementById("story").textContent;
      window.seen = []; window.anew = () => { window.seen = [[story(), performance.now()]]; };
      const look = () => { if (story() !== window.seen.at(-1)[0]) window.seen.push([story(), performance.now()]); };
      new MutationObserver(look).observe(document.querySelector("main.play"), {childList: true, subtree: true}); }""")
    gaps = []
    for _ in range(6):
        page.evaluate("window.anew()")
        choose(page)
        asked(page)
        shown = [at for _, at in page.evaluate("window.seen")][
            2:
        ]  # as it stood, my own choice (it waits for nothing), theirs
        gaps += [after - before for before, after in pairwise(shown)]
    assert gaps and median(gaps) > 100, gaps  # what comes after another's step lets it be seen (less where many wait)


def test_a_step_of_another_is_shown_though_it_comes_while_mine_is_put_in_place(page, paced):
    begun(page, paced, STAGED[0])
    page.locator("#choice .options .option:not(.no)").first.wait_for()
    rested = page.evaluate("""() => {
      const number = () => +document.getElementById("mark").dataset.number, before = number();
      const line = document.querySelector("#story li");
      const tell = (more) => document.querySelector("main.play").dispatchEvent(
        new CustomEvent("htmx:sseBeforeMessage", { bubbles: true, cancelable: true, detail: { data:
          `<div id="mark" hx-swap-oob="true" hidden data-number="${before + more}" data-mine="0"></div>
           <div hx-swap-oob="afterend:#${line.id}"><li id="line-${9000 + more}"><span>${more}</span></li></div>` } }));
      tell(1);  // what I chose, put in place over a few frames; two of others come before it is
      tell(2);
      tell(3);
      document.dispatchEvent(new Event("pointerdown"));
      const since = performance.now();
      return new Promise((done) => { const look = () => {
        if (number() >= before + 3) done(performance.now() - since);
        else requestAnimationFrame(look); }; look(); }); }""")
    assert rested > 300, rested


def test_who_touches_the_page_finds_all_of_a_message_in_place(page, paced):
    begun(page, paced, STAGED[0])
    page.evaluate("""() => { window.held = []; addEventListener("htmx:sseBeforeMessage", (event) => {
      if (event.detail.told || event.detail.ours) return;
      event.preventDefault(); event.stopImmediatePropagation(); window.held.push(event.detail.data); }, true); }""")
    page.locator("#choice .options .option:not(.no)").first.dispatch_event("click")
    page.wait_for_function("() => /<li id=.line-/.test(window.held.join(''))")
    before, told, lines, now = page.evaluate("""() => {
      const data = window.held.find((one) => /<li id=.line-/.test(one));
      const number = () => document.getElementById("mark").dataset.number;
      const before = number(), lines = [...data.matchAll(/<li id="(line-\\d+)/g)].map((found) => found[1]);
      document.querySelector("main.play").dispatchEvent(
        new CustomEvent("htmx:sseBeforeMessage", { bubbles: true, cancelable: true, detail: { data, ours: true } }));
      const between = number();
      document.dispatchEvent(new Event("pointerdown"));
      return [[before, between], data.match(/data-number="(\\d+)"/)[1],
        lines.map((id) => document.getElementById(id) !== null), number()]; }""")
    assert before[0] == before[1] != told  # it takes its frames
    assert now == told and lines and all(lines)


@staged
def test_what_happened_since_my_last_turn_is_replayed(page, paced, key):
    begun(page, paced, key)
    flies = page.locator("#since li:has(.flight) button")
    for _ in range(20):
        choose(page)
        asked(page)
        page.keyboard.press("r")
        page.wait_for_selector("#since:not([hidden]) .since-list li")
        if flies.count():
            break
        page.keyboard.press("Escape")
        assert not page.is_visible("#since")
    story = page.evaluate(STORY)
    lines = page.locator("#since .since-list li:not(.chapter) span").all_text_contents()
    assert flies.count() and set(lines[-20:]) <= set(story)
    page.evaluate(TRAVELS)
    for k in range(flies.count()):  # one at a time: they travel, or where they went is marked
        flies.nth(k).click()
    assert page.evaluate("window.travelled + document.querySelectorAll('#stage .aimed').length") > 0
    assert page.locator("#since [aria-current]").count() == 1
    page.locator("#since-replay").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#since li:first-child [aria-current]")
    page.wait_for_selector("#since li:nth-child(2) [aria-current]")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.closest('.since-list') !== null")
    page.keyboard.press("Escape")
    assert not page.is_visible("#since")
    page.locator("#pane-story .since-open").click()
    page.wait_for_selector("#since:not([hidden])")
    choose(page)
    assert not page.is_visible("#since")


def test_on_a_phone_it_opens_from_the_foot(browser, paced):
    context = browser.new_context(**PHONE, locale="en-GB")
    page = context.new_page()
    begun(page, paced, STAGED[0])
    page.locator(".switch .since-open").tap()
    page.wait_for_selector("#since:not([hidden]) .since-list")
    box, screen = page.locator("#since").bounding_box(), PHONE["viewport"]["height"]
    assert box["y"] > screen * 0.4 and box["y"] + box["height"] <= screen
    page.locator("#since-close").tap()
    assert not page.is_visible("#since")
    context.close()


COUNTED = """async () => { const { count } = await import(document.querySelector('script[src*="stage"]').src
    .replace(/stage[^/]*$/, "motion.js"));
  const text = document.querySelector("#seats .score b"); text.textContent = "42"; count(text, "−3");
  const seen = [], begin = performance.now();
  while (performance.now() - begin < 700) { await new Promise(requestAnimationFrame); seen.push(text.textContent); }
  return seen; }"""


def test_figures_count(page, paced):
    key = next(key for key in STAGED if key != "open_science_alliance")
    begun(page, paced, key)
    seen = [int(words.replace("−", "-")) for words in page.evaluate(COUNTED)]
    assert seen[-1] == 42 and seen == sorted(seen) and len(set(seen)) > 3 and seen[0] < 30
    page.emulate_media(reduced_motion="reduce")
    assert set(page.evaluate(COUNTED)) == {"42"}
