"""A finished game seen again: every moment from every seat, playing on from one, journals out and in."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from collegium.engine import engines
from collegium.registry import find, keys

from .conftest import PHONE, at_table
from .damaged import damaged
from .visits import aside, findings, page_of, table_at

GAME = "nobel_run"


def finished(key=GAME):
    """A finished table, its replay's address and the person who played seat 0."""
    room, person = table_at(find(key), 2)
    assert room.match.over
    return room, f"/replay/{room.table.spectators}/", person


def known(site, person):
    from collegium.web.live import people

    client = site()
    client.cookies[people.COOKIE] = people.signed(person.id)
    return client


@pytest.fixture(scope="module")
def game_over(django):
    return finished()


def test_a_running_game_has_no_replay(site):
    room, _ = table_at(find(GAME), 0.2)
    for path in ("", "at?at=3", "journal.json", "look?at=x"):
        assert site().get(f"/replay/{room.table.spectators}/{path}").status_code == 403, path
    assert site().get("/replay/nonesuch/").status_code == 404


@pytest.mark.parametrize("key", keys())
def test_the_moments_lead_to_the_end(django, key):
    """Forwards, backwards and by leaps the same position; each drawn as the seat saw it."""
    from collegium.web.live import replays
    from collegium.web.page import replay as seen

    room, _, _ = finished(key)
    replay = replays.Replay(room.table)
    total, eyes = replay.total, [seen.Eyes(by, "en", "wide") for by in ("0", "1", seen.ALL)]
    assert replay.at(total).bytes() == room.match.bytes()
    for number in (0, total // 2, total // 2 + 1, 3, total - 1, 3):
        position = replay.at(number).bytes()
        twin = replays.Replay(room.table).at(number)
        assert twin.number == number and twin.bytes() == position
        for one in eyes:
            assert seen.painted(replay, one, number).areas
    turns, chapters = replay.turns(), replay.chapters()
    assert turns[0] == 0 and turns == sorted(set(turns)) and max(turns) < total
    assert chapters and all(0 <= moment <= total for moment in chapters) and list(chapters) == sorted(chapters)
    told = seen.story(replay, eyes[0])
    assert told and all(0 <= line.number <= total for line in told)
    assert "flown" not in seen.news(replay, eyes[0], total // 2, total)  # nothing travels by a leap


def test_a_seat_sees_what_it_saw(django):
    """A card of another's hand is on no board that seat 0 is shown before the end, though the game is over."""
    from collegium.web.live import replays
    from collegium.web.page import replay as seen

    room, _, _ = finished()
    replay = replays.Replay(room.table)
    for number in (5, replay.total // 2):
        with replay.lock:
            match = replay.at(number).fork()
        board = seen.painted(replay, seen.Eyes("0", "en", "wide"), number)
        view = match.view(0)
        assert bytes(view._views[0]) != match.bytes()  # something is hidden then
        own = room.match.game.stage.compose(view, 0, "short", frozenset())
        assert [piece.id for area in board.areas for piece in area.pieces] == [
            piece.id for area in own.areas for piece in area.pieces
        ]


def test_the_page_and_its_moments(site, game_over):
    room, path, person = game_over
    mine, guest = known(site, person), site()
    page = mine.get(f"{path}?at=7").content.decode()
    assert 'data-by="0"' in page and 'data-at="7"' in page and f'data-total="{room.match.number}"' in page
    assert 'data-by="all"' in guest.get(path).content.decode()
    assert 'data-by="all"' in guest.get(f"{path}?by=99").content.decode()
    step = guest.get(f"{path}at?at=8&from=0&by=1").content.decode()
    assert 'id="news"' in step and 'id="seats"' in step and 'data-number="8"' in step
    whole = guest.get(f"{path}at?at=99999&by=0").content.decode()
    assert "data-all" in whole and f'data-number="{room.match.number}"' in whole
    assert guest.get(f"{path}at?at=-1").status_code == 400
    assert " style=" not in page and not re.search(r"<script(?![^>]*src=)", page)


def test_at_any_moment_the_story_and_the_scale_are_of_the_whole_game(site, game_over):
    room, path, _ = game_over
    last = f'data-to="{room.match.number}"'
    for at in (0, room.match.number // 2, 0):
        page = site().get(f"{path}?at={at}").content.decode()
        told, scale = (
            page[page.index(part) :].partition("</ol>")[0] for part in ('class="story-list"', 'class="ticks"')
        )
        assert last in told
        named = re.findall(r'<li data-at="(\d+)" title="([^"]+)">([^<]*)</li>', scale)
        begin = {int(number) for number in re.findall(r'<li class="chapter"><h3><a href="[^"]*" data-to="(\d+)"', told)}
        assert [int(number) for number, _, _ in named] == sorted(begin) and len(begin) > 5
        assert named[0][0] == "0" and all(words.startswith(short) for _, words, short in named)
        assert "Round 1" in [short for _, _, short in named]


def test_playing_on_from_a_moment(site, game_over):
    from collegium.web.live import rooms
    from collegium.web.models import Entry, Table

    room, path, _ = game_over
    seat, number = room.match.choices[40][0], 40
    client = site()
    table = client.post(f"{path}play", {"at": number, "seat": seat})["Location"].split("/")[2]
    begun = rooms.room(table)
    assert begun.match.choices == room.match.choices[:number] and begun.table.state == Table.RUNNING
    assert begun.asked(seat) and not begun.can_undo(seat)  # what was given is not taken back
    assert [bool(one.bot) for one in begun.seats] == [k != seat for k in range(len(begun.seats))]
    assert set(begun.table.entries.values_list("by", flat=True)) == {Entry.GIVEN}
    begun.choose(seat, begun.match.legal(seat)[0], begun.asked(seat))
    assert begun.match.number == number + 1
    assert client.post(f"{path}play", {"at": room.match.number, "seat": 0}).status_code == 404
    assert client.post(f"{path}play", {"at": 3, "seat": 9}).status_code == 404


def test_a_journal_goes_out_and_comes_in(site, game_over):
    from collegium.web.models import Table

    room, path, _ = game_over
    answer = site().get(f"{path}journal.json")
    assert "attachment" in answer["Content-Disposition"] and answer.json() == room.match.journal()
    client = site()
    taken = client.post("/replay", {"journal": SimpleUploadedFile("game.json", answer.content)})
    assert taken.status_code == 302
    found = Table.objects.get(spectators=taken["Location"].split("/")[2])
    assert found.state == Table.OVER and found.curve and not found.public
    assert [seat.points for seat in found.seats.all()] == [score.points for score in room.match.scores()]
    assert client.get(taken["Location"]).status_code == 200
    assert taken["Location"] in client.get("/me").content.decode()


def spoiled(told, **other):
    return json.dumps({**told, **other}).encode()


def test_a_journal_that_does_not_hold_is_refused(site, game_over):
    told = game_over[0].match.journal()
    choices = told["choices"]
    bad = {
        "no journal": (b"{", spoiled(told, seed="x"), b"[]", b"\xff", b"[" * 5000),
        "other rules": (spoiled(told, rules_version=99),
                        spoiled(told, data="0" * 8, choices=choices[:-1]),  # with other values, and no end
                        spoiled(told, data="0" * 8, choices=[[0, 9999], *choices])),
        "does not hold": (spoiled(told, seed=told["seed"] ^ 1), spoiled(told, digest="0" * 32),
                          spoiled(told, choices=[*choices, [0, 0]]), spoiled(told, choices=[[0, 9999], *choices])),
        "no such game": (spoiled(told, game="os"),),
        "at most": (b" " * 61 * 1024,),
    }  # fmt: skip
    for words, files in bad.items():
        for data in files:
            answer = site().post("/replay", {"journal": SimpleUploadedFile("game.json", data)})
            assert answer.status_code in (400, 404) and words in answer.content.decode(), (words, data[:60])
    assert site().post("/replay", {}).status_code == 400
    other = SimpleUploadedFile("game.json", spoiled(told, data="0" * 8))
    assert site().post("/replay", {"journal": other}).status_code == 302  # it plays with the values of here, too


def test_no_damage_of_a_journal_is_an_error_of_the_site(site, game_over, many=300):
    """Whatever is in the file: it is taken in, or refused in words."""
    whole = game_over[0].match.journal()
    begun = {**whole, "choices": whole["choices"][:6]}
    engines.compiled(find(GAME))
    client, found = site(raise_request_exception=False), Counter()
    for number in range(many):
        data = damaged(begun if number % 7 else whole, number)
        answer = client.post("/replay", {"journal": SimpleUploadedFile("game.json", data)})
        found[answer.status_code] += 1
        assert answer.status_code in (302, 400, 404), (number, answer.status_code, data[:300])
    assert found[400] > many / 2


def test_options_and_names_that_no_game_has(site, game_over):
    """An option larger than any machine's number, on compiled rules; half of a character, which no page can show."""
    told = game_over[0].match.journal()
    engines.compiled(find(GAME))
    client = site(raise_request_exception=False)
    for option in (2**31, 2**63, 2**64, -(2**64), 10**30):
        data = spoiled(told, choices=[[0, option], *told["choices"]])
        answer = client.post("/replay", {"journal": SimpleUploadedFile("game.json", data)})
        assert answer.status_code == 400, option
    for key in ("game", "variant", "data", "digest", "more"):
        data = spoiled(told, **{key: "\ud83c"})
        answer = client.post("/replay", {"journal": SimpleUploadedFile("game.json", data)})
        assert answer.status_code == 400, key


def test_an_unfinished_journal_is_refused(site):
    room, _ = table_at(find(GAME), 0.1)
    file = SimpleUploadedFile("game.json", json.dumps(room.match.journal()).encode())
    answer = site().post("/replay", {"journal": file})
    assert answer.status_code == 400 and "not finished" in answer.content.decode()


def test_a_costly_choice_opens_at_its_moment(site, game_over):
    """The analysis stands beside the board: its curve, its costly choices, each with the moment before it."""
    from collegium.analysis import analysis
    from collegium.web.models import Study

    room, path, person = game_over
    match = room.match
    seat, taken = match.choices[20]
    figures = {
        "version": analysis.VERSION,
        "chances": [[1 / match.seats] * match.seats] * (match.number + 1),
        "errors": [[0.0] * match.seats] * (match.number + 1),
        "accuracy": [0.5] * match.seats,
        "accuracy_error": [0.0] * match.seats,
        "worst": [{"number": 20, "seat": seat, "taken": taken, "best": taken, "cost": 0.09, "error": 0.0, "why": {}}],
    }
    Study.objects.create(table=room.table, figures=figures, done=1)
    page = known(site, person).get(path).content.decode()
    Study.objects.all().delete()
    assert 'class="costly" data-at="20"' in page and 'data-to="20"' in page
    assert page.count('class="line seat') == match.seats


def test_through_a_game_in_the_browser(browser, twin):
    """By keys, slider, story and by itself; from another seat; on a phone; then on from there against bots."""
    room, path, person = aside(finished)
    page = page_of(browser, twin, person, bypass_csp=True, viewport={"width": 1440, "height": 900})
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{twin.url}{path}?at=10")
    at_table(page)
    assert findings(page) == []

    def shown(number):
        page.wait_for_function("n => +document.getElementById('mark').dataset.number === n", arg=number)

    page.keyboard.press("ArrowRight")
    shown(11)
    page.keyboard.press("End")
    shown(room.match.number)
    assert page.locator("#play-on").is_disabled()
    page.keyboard.press("Home")
    shown(0)
    page.locator("#story [data-to]").nth(12).click()
    number = int(page.locator("#story [data-to]").nth(12).get_attribute("data-to"))
    shown(number)
    assert f"at={number}" in page.url
    page.locator("#run").click()
    shown(number + 1)
    page.locator("#run").click()
    page.locator(".eyes a").nth(1).click()
    at_table(page)
    assert "by=1" in page.url and page.locator(".eyes [aria-current]").count() == 1
    page.context.close()
    phone = page_of(browser, twin, person, **PHONE)
    phone.goto(f"{twin.url}{path}?at=30")
    at_table(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.locator("#play-on").click()
    at_table(phone)
    assert "/t/" in phone.url
    phone.context.close()
    assert errors == []
