"""`collegium replay FILE`: play a journal again, choice by choice, and say whether it holds."""

from __future__ import annotations

import argparse
from pathlib import Path

from collegium.commands.output import print_json
from collegium.kernel.texts import LANGUAGES, Text
from collegium.local import saves
from collegium.local.seating import BOT_NAMES
from collegium.local.speech import title, usual_language

HELP = "verify a saved match and print its result"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--story", action="store_true", help="print the whole story")
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="language of the story (that of the surroundings, or English)"
    )
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    from collegium.local.sheet import scoring_sheet, sheet_lines, verdict
    from collegium.match.story import Story
    from collegium.terminal.plain import story_text

    match, told = saves.load(args.file)
    lang = args.lang or usual_language()
    if not told.get("names"):
        match.names = list(BOT_NAMES[: match.seats])
    if args.json:
        scores = match.scores()
        found = {
            "verified": True, "game": match.game.key, "rules_version": match.game.rules_version,
            "variant": match.variant, "seats": match.seats, "seed": match.seed, "choices": match.number,
            "over": match.over, "names": match.names, "points": [score.points for score in scores],
            "places": [score.place for score in scores] if match.over else [], "winners": match.winners(),
            "verdict": verdict(match, lang) if match.over else "",
        }  # fmt: skip
        if args.story:
            found["story"] = [line.text for line in Story(match).lines(lang=lang)]
        print_json(found)
        return 0
    if args.story:
        for line in story_text(Story(match).lines(lang=lang)):
            print(line)
        print()
    name = title(match.game, lang)
    print(f"{name}: {match.number} choices verified, {match.seats} seats, variant {match.variant}, seed {match.seed}.")
    if match.over:
        sheet = scoring_sheet(match, lang)
        for line in (*sheet_lines(sheet, lang), sheet.verdict):
            print(line)
    else:
        headline = match.game.headline(match.view())
        where = match.say(headline, lang) if isinstance(headline, Text) else str(headline)
        print(f"Not over yet: {where}")
    return 0
