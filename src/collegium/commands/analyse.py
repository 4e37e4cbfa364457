"""`collegium analyse FILE`: a finished game judged choice by choice, with a chart of every seat's chance to win."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from collegium.commands.errors import UserError
from collegium.commands.output import Progress, check_output, print_columns, print_json
from collegium.kernel.texts import LANGUAGES
from collegium.local import saves
from collegium.local.seating import BOT_NAMES, HUMAN
from collegium.local.speech import title, usual_language, words
from collegium.match.match import Match, new

if TYPE_CHECKING:
    from collegium.analysis.analysis import Analysis

HELP = "judge a finished game: chances over time, the choices that cost most"
MOST_ITERATIONS, MOST_SECONDS = 1_000_000, 600.0
ROWS = 16  # of the short table
WORTH_SAYING = 0.02  # a choice that cost less is not worth a word


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="JOURNAL", type=Path, help="a saved game that is over")
    spent = parser.add_mutually_exclusive_group()
    spent.add_argument("--iterations", type=int, metavar="N", help="thought per choice, in tries of the search")
    spent.add_argument("--seconds", type=float, metavar="S", help="thought per choice by the clock instead")
    parser.add_argument(
        "--worst", type=int, default=5, metavar="N", help="how many costly choices of each player to show (5)"
    )
    parser.add_argument("--table", action="store_true", help="the chances after every choice, not only some")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write the chart here")
    parser.add_argument("--threads", type=int, default=0, help="threads to think in (as many as there are cores)")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (that of the surroundings, or English)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from collegium.analysis import analysis, chart, shelf
    from collegium.bots import thinker
    from collegium.engine import engines

    lang = args.lang or usual_language()
    iterations, seconds = spent(args)
    check_output(args.svg)
    match, told = saves.load(args.file)
    if not match.over:
        raise UserError(
            f"{args.file}: this game is not over yet, and an analysis would tell its players too much"
            " (expected a finished one)"
        )
    if not told.get("names"):
        match.names = list(BOT_NAMES[: match.seats])
    found = shelf.find(match, iterations, seconds)
    if found is None:
        bar = Progress(f"compiling {match.game.key}")
        engines.compiled(match.game, bar)
        thinker.searcher(match.game, bar)
        bar.close()
        threads = args.threads or min(os.cpu_count() or 1, 16)
        print(duration(analysis.foretell(match, iterations, seconds, threads), lang), file=sys.stderr, flush=True)
        bar = Progress("analysing")
        found = shelf.analysed(match, iterations, seconds, threads, bar)
        bar.close()
    order = readers_first(match.seats, told.get("players"))
    worst = costly(match, found, args.worst, lang, order)
    if args.svg:
        heading = f"{title(match.game, lang)}: {words(lang, 'analysis-chances')}"
        marks = [(choice["number"], choice["seat"]) for choice in worst]
        args.svg.parent.mkdir(parents=True, exist_ok=True)
        args.svg.write_text(
            chart.lines(found.chances, match.names, heading, marks=marks, errors=found.errors), encoding="utf-8"
        )
    if args.json:
        print_json({**found.as_dict(), "names": match.names, "worst": worst})
        return 0
    show(match, found, worst, order, lang, args.table)
    if args.svg:
        print("\n" + words(lang, "analysis-svg", file=str(args.svg)))
    return 0


def spent(args: argparse.Namespace) -> tuple[int, float]:
    """The iterations and seconds for each choice, one of them 0, checked like the other numbers."""
    from collegium.analysis import analysis

    if args.iterations is not None and not 1 <= args.iterations <= MOST_ITERATIONS:
        raise UserError(f"{args.iterations} iterations (expected 1 to {MOST_ITERATIONS:,})")
    if args.seconds is not None and not 0 < args.seconds <= MOST_SECONDS:
        raise UserError(f"{args.seconds:g} seconds (expected more than 0 and up to {MOST_SECONDS:g})")
    if not 0 <= args.threads <= 256 or not 0 <= args.worst <= 1000:
        raise UserError(f"{args.threads} threads, {args.worst} choices (expected 0 to 256, 0 to 1000)")
    return (0, args.seconds) if args.seconds else (args.iterations or analysis.ITERATIONS, 0.0)


def duration(seconds: float, lang: str) -> str:
    """How long it will take, as roughly as that is known."""
    minutes = round(seconds / 60) if seconds >= 90 else 0
    return words(lang, "analysis-takes", minutes=minutes, seconds=max(1, round(seconds, -1 if seconds > 20 else 0)))


def readers_first(seats: int, players: object) -> list[int]:
    """The seats, those of people before those of bots where a saved game says who sat there."""
    people = players if isinstance(players, list) and len(players) == seats else []
    return sorted(range(seats), key=lambda seat: HUMAN in people and people[seat] != HUMAN)


def costly(match: Match, found: Analysis, count: int, lang: str, order: Sequence[int]) -> list[dict[str, Any]]:
    """Every player's costliest choices in words, in order of seats: the game is played again up to each of them."""
    from collegium.analysis.analysis import WIDTH

    worst = [choice for seat in order for choice in found.worst(count, seat) if choice.cost >= WORTH_SAYING]
    wanted = {choice.number: choice for choice in worst}
    again = new(match.game, match.seats, match.variant, match.seed, match.names)
    told: dict[int, dict[str, Any]] = {}
    for number, (seat, option) in enumerate(match.choices):
        if number in wanted:
            choice = wanted[number]
            labels = {o.id: o for o in again.options(seat, refused=False)}
            told[number] = {
                "number": number, "seat": seat, "name": match.names[seat], "kind": choice.kind, "cost": choice.cost,
                "cost_error": round(WIDTH * choice.error, 4),
                "taken": choice.taken, "taken_label": labels[choice.taken].label(lang),
                "best": choice.best, "best_label": labels[choice.best].label(lang),
                "better": [again.say(reason, lang, seat) for reason in choice.better],
            }  # fmt: skip
        if len(told) == len(wanted):
            break
        again.choose(seat, option)
    return [told[choice.number] for choice in worst]


def show(
    match: Match, found: Analysis, worst: list[dict[str, Any]], order: Sequence[int], lang: str, whole: bool
) -> None:
    """The analysis as text."""

    def word(key: str, **args: Any) -> str:
        return words(lang, f"analysis-{key}", **args)

    print(word("title", game=title(match.game, lang), choices=match.number) + "\n")
    places = [score.place for score in match.scores()]
    rows = [(match.names[seat], places[seat], off(found.accuracy(seat), found.accuracy_error(seat))) for seat in order]
    print_columns([(word("player"), word("place"), word("accuracy")), *rows])
    print(f"{word('accuracy-about')}\n\n{word('chances')}")
    step = 1 if whole else max(1, -(-match.number // ROWS))
    shown = sorted({*range(0, match.number, step), match.number})
    table = [(number, *map(off, found.chances[number], found.errors[number])) for number in shown]
    print_columns([(word("after"), *match.names), *table])
    print(word("error-about"))
    for place, choice in enumerate(worst, 1):
        if place == 1 or choice["seat"] != worst[place - 2]["seat"]:
            print("\n" + word("worst-of", name=choice["name"]))
        cost, error = word("cost", percent=round(100 * choice["cost"])), round(100 * choice["cost_error"])
        print(f"{place:>3}. {word('choice', number=choice['number'] + 1, name=choice['name'])}: {cost}"
              + (f" (± {error})" if error else ""))  # fmt: skip
        print(f"     {word('taken', option=choice['taken_label'])}")
        print(f"     {word('better', option=choice['best_label'])}")
        for reason in choice["better"]:
            print(f"       - {reason}")
    spared = [match.names[seat] for seat in order if all(choice["seat"] != seat for choice in worst)]
    if spared:
        print("\n" + word("none-of", names=", ".join(spared)))


def off(share: float, error: float) -> str:
    """A share and how far off it may be."""
    return f"{share:.0%} ± {100 * error:.0f}" if error else f"{share:.0%}"
