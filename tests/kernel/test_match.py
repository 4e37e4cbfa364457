"""The friendly side: the snippet of the design works as written, and bad input is refused with one clear line."""

from __future__ import annotations

import json
import random

import pytest

import collegium
from collegium.match import journal
from collegium.match.match import BadMatch, IllegalChoice
from collegium.registry import UnknownGame

KEY = "open_science_alliance"


def test_the_api_as_the_design_writes_it(game):
    variant = next(iter(game.variants))
    match = collegium.new(game.key, seats=game.variants[variant][1], variant=variant, seed=7)
    assert match.to_act and all(0 <= seat < match.seats for seat in match.to_act)
    seat = match.to_act[0]
    options = match.options(seat)
    legal = [option for option in options if option.legal]
    assert legal and all(o.kind and o.label("nl") and (o.place is None or o.place) for o in options)
    with pytest.raises(IllegalChoice):
        match.choose(seat, 10**6)
    assert match.number == 0
    match.choose(seat, legal[0].id)
    assert match.number == 1 and match.state.made == 1
    assert match.view(seat).rng == [0, 0]
    luck = random.Random(1)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    story = match.events(since=0, viewer=0)
    assert story and all(isinstance(event.label("es"), str) for event in story if not event.silent)
    assert len(match.scores()) == match.seats and (match.winners() or match.seats == 1)
    told = json.loads(json.dumps(match.journal()))
    assert set(told) >= {"game", "rules_version", "seats", "variant", "seed", "choices"}
    again = collegium.replay(told)
    assert again.bytes() == match.bytes()
    twin = again.fork()
    assert twin.bytes() == again.bytes() and twin.journal() == again.journal()
    assert match.svg(0, "es").startswith("<svg")


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": 17}, "17 seats"),
        ({"variant": "no-such"}, "unknown variant 'no-such'"),
        ({"seed": -1}, "seed -1"),
        ({"seed": 2**64}, "seed"),
    ],
)
def test_matches_that_cannot_be(settings, message):
    with pytest.raises(BadMatch, match=message):
        collegium.new(KEY, **settings)


def test_unknown_games_are_named():
    with pytest.raises(UnknownGame, match="unknown game 'chess'"):
        collegium.new("chess")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda j: [], "expected a JSON object"),
        (lambda j: {**j, "seats": "3"}, "'seats' should be int"),
        (lambda j: {k: v for k, v in j.items() if k != "seed"}, "'seed' is missing"),
        (lambda j: {**j, "rules_version": 999}, "rules_version 999"),
        (lambda j: {**j, "data": "elsewhere"}, "component data"),
        (lambda j: {**j, "choices": [*j["choices"], [0]]}, "should be \\[seat, option\\]"),
        (lambda j: {**j, "choices": [*j["choices"][:-1], [5, 0]]}, "does not hold"),
        (lambda j: {**j, "seed": j["seed"] + 1}, "."),
        (lambda j: {**j, "digest": "0" * 32}, "seal"),
        (lambda j: {**j, "format": 9}, "format 9"),
        (lambda j: {**j, "game": "chess"}, "unknown game"),
    ],
)
def test_journals_that_do_not_hold(change, message):
    match = collegium.new(KEY, seed=5)
    for _ in range(6):
        match.choose(match.to_act[0], match.legal(match.to_act[0])[0])
    with pytest.raises(journal.JournalError, match=message):
        collegium.replay(change(match.journal()))


def test_journal_files_cut_off_or_not_json(tmp_path):
    file = tmp_path / "game.json"
    journal.write(file, collegium.new(KEY, seed=5).journal())
    whole = file.read_text()
    assert journal.read(file)["game"] == KEY
    for text in (whole[: len(whole) // 2], "", "hello", "[1, 2]"):
        file.write_text(text)
        with pytest.raises(journal.JournalError, match=r"game\.json"):
            journal.read(file)
        assert file.read_text() == text
    with pytest.raises(journal.JournalError, match="cannot be read"):
        journal.read(tmp_path / "nowhere.json")
