"""The friendly side: the snippet of the design works as written, and bad input is refused with one clear line."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest

import collegium
from collegium.kernel import Vector, ask, rule, then
from collegium.match import journal
from collegium.match.match import BadMatch, BrokenRules, IllegalChoice, Match
from collegium.registry import UnknownGame, find

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


def test_names_cannot_steer_a_terminal():
    """Whoever wrote them: on the command line, or into a saved game that somebody else opens."""
    match = Match(find("_trivial"), 2, "standard", 1, ["A\x1b[31md\x07a\u202e", "Zoë 👩\u200d🔬"])
    assert match.names == ["A[31mda", "Zoë 👩\u200d🔬"]


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


@rule
def ask_nobody(s):
    s.turn = 1


@rule
def ask_again(s):
    ask(s, 0, 1)
    ask(s, 0, 1)


@rule
def crowd(s):
    for _ in range(30):
        then(s, 1)


@rule
def no_option(s, who, verdict: Vector):
    verdict[0] = 0


@rule
def go_round(s, number, a, b, c):
    then(s, 1)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"setup": ask_nobody}, "in set-up: nobody owes a choice and the agenda is empty (in setup); end every rule"),
        ({"setup": ask_again}, r"seat 0 was asked 'take' though it owes 'take', by ask_again (test_match.py:"),
        ({"setup": crowd}, "24 steps waited already when crowd (test_match.py:"),
        ({"menu": no_option}, "in set-up: the menu of 'take' for seat 0 has no legal option (in step 1); mark an opt"),
        ({"step": go_round}, "in set-up: steps without end (in step 1); somewhere a step must ask() or finish()"),
        ({"choose": lambda s, who, option: None}, "after choice 1: nobody owes a choice and the agenda is empty (in "),
    ],
)
def test_a_fault_of_the_rules_is_a_sentence(wrong, sentence):
    game = replace(find("_trivial"), **{name: rule(function) for name, function in wrong.items()})
    with pytest.raises(BrokenRules, match=re.escape(sentence)):
        collegium.new(game, seats=2, seed=1).choose(0, 0)
