"""The story adds up: start values and the events told give what lies on the table, after every choice of whole games.

Each game has `tests/ledger.py`:

    ACCOUNTS = {"money": lambda s, who: s.player[who].money, ...}   what can be counted, for each seat
    COMMON = {"bank": lambda s: s.bank, ...}                        what can be counted on the table
    ENTRIES = {"bought": lambda who, told: [("money", who, -told["price"])], ...}

ENTRIES has every event that is told; `told` is what its sentence says (the arguments of its text), so nothing can be
counted that a reader is not told. An entry is (account, seat, difference), with seat None for a common account.
"""

from __future__ import annotations

import importlib
import random
from collections import Counter
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from collegium import bots
from collegium.kernel.choice import CHAPTER, TURN
from collegium.kernel.texts import LANGUAGES, SeatName
from collegium.match.match import new
from collegium.match.story import HEADLINE, Story

SEEDS = range(3)


def ledger(game):
    return importlib.import_module(f"collegium.games.{game.key}.tests.ledger")


def counted(book, match):
    """What lies on the table: every account of every seat, and the common ones."""
    found = {(name, who): int(of(match.state, who)) for name, of in book.ACCOUNTS.items() for who in range(match.seats)}
    return found | {(name, None): int(of(match.state)) for name, of in book.COMMON.items()}


def plain(value):
    """What a sentence says, as numbers where they are numbers."""
    return value.seat if isinstance(value, SeatName) else value


def entries(book, match, since):
    """What the events told since then change, each as the player it is about was told it."""
    for index in range(since, len(match.told)):
        who = match.told[index][2]
        event = match.events(index, who)[0]
        if event.silent:
            continue
        told = {name: plain(value) for name, value in event.text.args.items()}
        for account, seat, difference in book.ENTRIES[event.key](who, told):
            yield (account, seat), int(difference)


def players(luck, seats, seed):
    """Who sits there: chance alone, or students among them, so that games are also played well."""
    return [luck.choice(("fresher", "student")) if seed else "fresher" for _ in range(seats)]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_adds_up(setting, seed):
    game, variant, seats = setting
    book, luck = ledger(game), random.Random(seed)
    match = new(game, seats, variant, seed=100 + seed)
    levels = players(luck, seats, seed)
    held, heard = counted(book, match), len(match.told)
    while not match.over:
        seat = luck.choice(match.to_act)
        option = bots.pick(match, seat, "student") if levels[seat] == "student" else luck.choice(match.legal(seat))
        match.choose(seat, option)
        for account, difference in entries(book, match, heard):
            held[account] += difference
        news = [event.label() for event in match.events(heard) if not event.silent]
        heard, now = len(match.told), counted(book, match)
        wrong = {account: (held[account], now[account]) for account in now if held[account] != now[account]}
        assert not wrong, f"choice {match.number} of seed {100 + seed}: told {wrong} by {news}"
    assert match.number > 10


def test_every_event_has_its_entry(game):
    book = ledger(game)
    assert set(book.ENTRIES) == {kind.key for kind in game.events.kinds[1:] if not kind.silent}
    assert len(book.ACCOUNTS) >= 2


def variables(game, lang):
    """For each message the names of the arguments that it uses."""
    found = {}
    for entry in FluentParser().parse((game.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            names = []

            def visit(node, names=names):
                if isinstance(node, ast.VariableReference):
                    names.append(node.id.name)
                for value in vars(node).values():
                    for inner in value if isinstance(value, list) else [value]:
                        if isinstance(inner, ast.SyntaxNode):
                            visit(inner)

            visit(entry)
            found[entry.id.name] = set(names)
    return found


def test_all_that_an_event_gives_is_said_in_every_language(game):
    """An amount that the sentence leaves out in one language could not be added up by who reads that language."""
    used = {lang: variables(game, lang) for lang in LANGUAGES}
    match = new(game)
    for number, kind in enumerate(game.events.kinds[1:], 1):
        if kind.silent or (kind.words is None and kind.names == ("a", "b", "c")):
            continue
        event = next((e for e in events_of(match, number)), None)
        text = event.text if event else None
        given = {name for name in (text.args if text else ()) if name not in ("who", "you")}
        for lang in LANGUAGES:
            missing = given - used[lang][text.key] if text else set()
            assert not missing, f"{lang}: {kind.key} does not say {sorted(missing)}"


def events_of(match, number):
    """An event of a kind with some arguments that its words accept."""
    for a in (0, 1, 2):
        try:
            yield match._event((0, number, 0, a, a, a), 0)
            return
        except Exception:
            continue


def test_chapters_and_turns(setting):
    """A game is told in chapters, and a player's turn is one paragraph: it begins where the turn begins, and all that
    is told until the next turn or chapter belongs to it."""
    game, variant, seats = setting
    opens = Counter(kind.opens for kind in game.events.kinds)
    assert opens[CHAPTER] and opens[TURN]
    match, luck = new(game, seats, variant, seed=8), random.Random(8)
    while not match.over and match.number < 400:
        seat = luck.choice(match.to_act)
        match.choose(seat, luck.choice(match.legal(seat)))
    lines = Story(match).lines()
    assert lines[0].sort == HEADLINE, "the story begins with a heading"
    assert sum(line.sort == HEADLINE for line in lines) > 1 and any(line.turn for line in lines)
    for line, after in pairwise(lines):
        assert after.sort == HEADLINE or after.of == line.of or after.turn or line.sort == HEADLINE
