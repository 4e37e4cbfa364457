"""The story adds up: start values and the events told give what lies on the table, after every choice of whole games.

A game has `tests/ledger.py`:

    ACCOUNTS = {"money": lambda s, who: s.player[who].money, ...}   what can be counted, for each seat
    COMMON = {"bank": lambda s: s.bank, ...}                        what can be counted on the table
    ENTRIES = {"bought": lambda who, told: [("money", who, -told["price"])], ...}

ENTRIES has every event that is told; `told` is what its sentence says (the arguments of its text), so nothing can be
counted that a reader is not told. An entry is (account, seat, difference), with seat None for a common account.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from collegium import bots
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES, SeatName, Text
from collegium.laws.law import GAME, SETTING, Broken, NotYet, Trial, expect, law, package
from collegium.match.match import Match, new

SEEDS = range(100, 103)
Account = tuple[str, int | None]


def ledger(game: Game) -> Any:
    file = game.folder / "tests" / "ledger.py"
    if not file.exists():
        raise NotYet("tests/ledger.py is missing: ACCOUNTS, COMMON and ENTRIES (docs/kernel.md, The ledger)")
    return importlib.import_module(f"{package(game)}.tests.ledger")


def counted(book: Any, match: Match) -> dict[Account, int]:
    """What lies on the table: every account of every seat, and the common ones."""
    found: dict[Account, int] = {
        (name, who): int(of(match.state, who)) for name, of in book.ACCOUNTS.items() for who in range(match.seats)
    }
    return found | {(name, None): int(of(match.state)) for name, of in book.COMMON.items()}


def plain(value: Any) -> Any:
    """What a sentence says, as numbers where they are numbers."""
    return value.seat if isinstance(value, SeatName) else value


def entries(book: Any, match: Match, since: int) -> Iterator[tuple[Account, int]]:
    """What the events told since then change, each as the player it is about was told it."""
    for index in range(since, len(match.told)):
        who = match.told[index][2]
        event = match.events(index, who)[0]
        if event.silent:
            continue
        told = {name: plain(value) for name, value in event.text.args.items()}
        expect(
            event.key in book.ENTRIES,
            f"tests/ledger.py has no entry for '{event.key}' (it may be an empty list)",
        )
        for account, seat, difference in book.ENTRIES[event.key](who, told):
            yield (account, seat), int(difference)


def players(luck: random.Random, seats: int, first: bool) -> list[str]:
    """Who sits there: chance alone, or students among them, so that games are also played well."""
    return ["fresher" if first else luck.choice(("fresher", "student")) for _ in range(seats)]


@law(SETTING)
def what_is_told_adds_up(trial: Trial) -> None:
    """Who adds up what is told gets what lies on the table, after every choice."""
    book, made = ledger(trial.game), 0
    for seed in SEEDS:
        luck = random.Random(seed - SEEDS[0])
        match = trial.match(seed)
        levels = players(luck, trial.seats, seed == SEEDS[0])
        held, heard = counted(book, match), len(match.told)
        while not match.over:
            seat = luck.choice(match.to_act)
            option = bots.pick(match, seat, "student") if levels[seat] == "student" else luck.choice(match.legal(seat))
            match.choose(seat, option)
            for account, difference in entries(book, match, heard):
                expect(account in held, f"tests/ledger.py: an entry names {account}, which is no account")
                held[account] += difference
            news = [event.label() for event in match.events(heard) if not event.silent]
            heard, now = len(match.told), counted(book, match)
            wrong = {account: (held[account], now[account]) for account in now if held[account] != now[account]}
            if wrong:
                (name, who), (told, there) = next(iter(wrong.items()))
                whose = f"{name} of seat {who}" if who is not None else name
                said = f"told {told}, there {there}, by {news}"
                raise Broken(f"{whose} at choice {match.number} of seed {seed}: {said}; tell what changes, once, truly")
        made += match.number
    expect(made > 10, f"{made} choices in {len(SEEDS)} games: too few to judge by")


@law(GAME)
def every_event_has_its_entry(trial: Trial) -> None:
    """The ledger has an entry for every event that is told."""
    book = ledger(trial.game)
    told = {kind.key for kind in trial.game.events.kinds[1:] if not kind.silent}
    wrong = sorted(set(book.ENTRIES) ^ told)
    expect(not wrong, f"tests/ledger.py: ENTRIES and the events that are told differ in {', '.join(wrong)}")
    expect(len(book.ACCOUNTS) >= 2, f"tests/ledger.py: {len(book.ACCOUNTS)} accounts (expected two or more)")


def variables(game: Game, lang: str) -> dict[str, set[str]]:
    """For each message the names of the arguments that it uses."""
    found: dict[str, set[str]] = {}

    def visit(node: Any, names: set[str]) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        for value in vars(node).values():
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.SyntaxNode):
                    visit(inner, names)

    for entry in FluentParser().parse((game.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visit(entry, found.setdefault(entry.id.name, set()))
    return found


@law(GAME)
def all_that_an_event_gives_is_said_in_every_language(trial: Trial) -> None:
    """An amount that an event gives is said in every language, else its readers could not add up."""
    game = trial.game
    used = {lang: variables(game, lang) for lang in LANGUAGES}
    match = new(game)
    for number, kind in enumerate(game.events.kinds[1:], 1):
        if kind.silent or (kind.words is None and kind.names == ("a", "b", "c")):
            continue
        text = example(match, number)
        if text is None:
            continue
        given = {name for name in text.args if name not in ("who", "you")}
        for lang in LANGUAGES:
            missing = sorted(given - used[lang].get(text.key, set()))
            expect(not missing, f"texts/{lang}.ftl: {text.key} does not say {', '.join(missing)}")


def example(match: Match, number: int) -> Text | None:
    """The text of an event of a kind, with some arguments that its words accept."""
    for a in (0, 1, 2):
        try:
            return match._event((0, number, 0, a, a, a), 0).text
        except Exception:  # words for a piece of another number # nosec B112
            continue
    return None
