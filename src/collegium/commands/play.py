"""`collegium play`: the terminal app, or lines of text with --plain, or bots alone with --auto."""

from __future__ import annotations

import argparse
import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from collegium import registry
from collegium.bots import LEVELS, thinker
from collegium.commands.errors import UserError
from collegium.commands.finding import remark, wanted_game
from collegium.commands.output import Progress
from collegium.engine import engines
from collegium.kernel.game import Game
from collegium.kernel.texts import LANGUAGES, one_line
from collegium.local import saves
from collegium.local.seating import (
    BOT_NAMES,
    HUMAN,
    LONGEST_NAME,
    USUAL_BOT,
    Arrangement,
    check_player,
    default_names,
    same_name,
    searches,
    usual_seats,
)
from collegium.local.session import Session
from collegium.local.speech import usual_language, words
from collegium.match.match import BadMatch
from collegium.terminal.sizes import LEAST_COLUMNS, LEAST_LINES, big_enough

HELP = "play in the terminal: people, bots or both"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (without it: the menu)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players")
    parser.add_argument("--variant", metavar="V", help="which variant (the first one)")
    parser.add_argument("--solo", action="store_true", help="the variant for one player")
    parser.add_argument("--seed", metavar="S", help="0 to 2^64-1; the same seed and choices give the same game")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (that of the surroundings, or English)")
    own = ("search:500 (tries)", "search:0.5s", "rated:1500 (as strong as you like)", "module:Class (your own)")
    levels = ", ".join((*LEVELS, *own, HUMAN))
    parser.add_argument("--bots", metavar="A,B,...", help=f"who sits beside you, seat by seat: {levels}")
    parser.add_argument("--names", metavar="A,B,...", help="what the people are called, seat by seat")
    parser.add_argument("--plain", action="store_true", help="lines of text, for pipes and screen readers")
    parser.add_argument("--auto", action="store_true", help="bots play every seat; the story is printed")
    parser.add_argument("--save", metavar="FILE", type=Path, help="where the match is kept: a new file")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved match")


def run(args: argparse.Namespace) -> int:
    if args.resume:
        return resume(args)
    if not args.game:
        return menu(args)
    wanted = arrangement(args)
    check_new(args.save)
    if args.auto:
        return play_auto(wanted, args.save or auto_file(wanted))
    if not args.plain:
        check_terminal()
    return play(Session.begin(wanted, args.save), args.plain)


def play(session: Session, plain: bool) -> int:
    if plain:
        from collegium.terminal.plain import Plain, prepare

        prepare(session)
        Plain(session).play()
        return 0
    from collegium.terminal.app import CollegiumApp

    return leave(CollegiumApp(session.lang, session))


def leave(app: object) -> int:
    """Run the app; where a match was left, say how to go on."""
    from collegium.terminal.app import CollegiumApp

    assert isinstance(app, CollegiumApp)
    app.run()
    if app.return_code:
        return app.return_code
    if app.session and app.session.match.number:
        for key in ("saved", "saved-analyse") if app.session.match.over else ("saved-resume",):
            print(words(app.lang, key, file=str(app.session.file)))
    return 0


def menu(args: argparse.Namespace) -> int:
    for name in ("seats", "variant", "seed", "bots", "names", "save"):
        if getattr(args, name) is not None:
            raise UserError(f"--{name} needs a GAME (expected one of {', '.join(registry.keys())})")
    for name in ("solo", "auto", "plain"):
        if getattr(args, name):
            raise UserError(f"--{name} needs a GAME (expected one of {', '.join(registry.keys())})")
    check_terminal()
    from collegium.terminal.app import CollegiumApp

    return leave(CollegiumApp(args.lang or usual_language()))


def resume(args: argparse.Namespace) -> int:
    for name in ("game", "seats", "variant", "seed", "bots", "names", "save"):
        if getattr(args, name) is not None:
            raise UserError(f"--resume goes on with a saved match and takes no {name}")
    if not args.plain and not args.auto:
        check_terminal()
    session = Session.resume(args.resume, args.lang)
    if args.auto:
        session.players = [player if player != HUMAN else USUAL_BOT for player in session.players]
        return play_session(session)
    return play(session, args.plain)


def play_auto(wanted: Arrangement, file: Path) -> int:
    return play_session(Session.begin(wanted, file))


def play_session(session: Session) -> int:
    """Bots alone: compiled first where they think, because a thinking bot is slow uncompiled."""
    from collegium.terminal.plain import auto

    if set(session.players) != {"fresher"}:
        game = session.match.game
        progress = Progress(f"compiling {game.key}")
        try:
            engines.compiled(game, progress)
            if any(searches(player) for player in session.players):
                thinker.searcher(game, progress)
        except OSError as error:
            print(f"playing uncompiled: {error}", file=sys.stderr)
        finally:
            progress.close()
    try:
        auto(session, print)
    except KeyboardInterrupt:
        session.save()
        print(words(session.lang, "saved-resume", file=str(session.file)))
        raise
    print(words(session.lang, "saved", file=str(session.file)))
    return 0


def auto_file(wanted: Arrangement) -> Path:
    """The same file for the same game of the same bots."""
    who = "-".join(dict.fromkeys(wanted.players)).replace(":", "")
    return saves.folder() / f"{wanted.game.key}-{wanted.seed}-{wanted.variant}-{wanted.seats}-{who}.json"


def check_new(file: Path | None) -> None:
    """Refuse to begin a match in a file that holds something: it would be lost at the first save."""
    if file and file.exists():
        raise UserError(f"{file} exists already (go on with it by --resume {file}, or save under another name)")


def check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("this is not a terminal (expected one, or --plain for lines of text)")
    columns, lines = shutil.get_terminal_size()
    if not big_enough(columns, lines):
        raise UserError(
            f"the terminal is {columns}x{lines} (expected {LEAST_COLUMNS}x{LEAST_LINES} or more, or --plain)"
        )


def arrangement(args: argparse.Namespace) -> Arrangement:
    """What was asked for, checked."""
    game = wanted_game(args.game)
    variant = wanted_variant(game, args)
    named = [part.strip() for part in args.bots.split(",")] if args.bots else []
    for player in named:
        check_player(player, game)
        remark(game, player)
    if args.auto and HUMAN in named:
        raise UserError(f"--auto plays bots only (expected --bots of {', '.join(LEVELS)})")
    low, high = game.variants[variant]
    people = 0 if args.auto else 1
    seats = args.seats
    if seats is None:
        if args.solo:
            seats = 1
        else:
            listed = len(named) > (1 if args.auto else 0)  # one bot for --auto stands for all of them
            seats = max(len(named) + people, low) if listed else usual_seats(game, variant)
    if not low <= seats <= high:
        raise BadMatch(
            f"{game.key}: {seats} seats (expected {low if low == high else f'{low} to {high}'} for variant '{variant}')"
        )
    if len(named) > seats - people:
        raise UserError(f"{len(named)} bots for {seats} seats (expected at most {seats - people})")
    named += [named[-1] if named else USUAL_BOT] * (seats - people - len(named))
    lang = args.lang or usual_language()
    players = tuple([HUMAN] * people + named)
    return Arrangement(game, variant, players, lang, wanted_seed(args.seed), wanted_names(args.names, players))


def wanted_names(text: str | None, players: Sequence[str]) -> tuple[str, ...]:
    """The people's names: no more than there are people, no name twice, none too long."""
    names = tuple(part.strip() for part in text.split(",")) if text is not None else ()
    people = players.count(HUMAN)
    if len(names) > people:
        raise UserError(f"--names has {len(names)} (expected at most {people}, one for each 'human')")
    for name in names:
        if not (name == one_line(name) and 0 < len(name) <= LONGEST_NAME):
            raise UserError(f"name '{name[:40]}' (expected 1 to {LONGEST_NAME} letters)")
    if same_name(default_names(players, "en", names)):
        raise UserError(f"names '{text}' (expected different ones, and none of a bot: {', '.join(BOT_NAMES)})")
    return names


def wanted_variant(game: Game, args: argparse.Namespace) -> str:
    """The variant asked for, or the game's first; --solo picks the one with a single seat."""
    if args.variant is not None:
        if args.variant not in game.variants:
            raise UserError(
                f"{game.key}: unknown variant '{args.variant}' (expected one of {', '.join(game.variants)})"
            )
        return str(args.variant)
    if not args.solo:
        if args.seats is None:
            return next(iter(game.variants))
        fitting = [key for key, (low, high) in game.variants.items() if low <= args.seats <= high]
        return fitting[0] if fitting else next(iter(game.variants))
    alone = [key for key, (low, _) in game.variants.items() if low == 1]
    if not alone:
        raise UserError(f"{game.key}: cannot be played alone (expected {game.seats[0]} to {game.seats[1]} seats)")
    return alone[0]


def wanted_seed(text: str | None) -> int:
    if text is None:
        return secrets.randbits(64)
    if not (text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) < 2**64):
        raise UserError(f"seed '{text[:40]}' (expected a whole number from 0 to 2^64-1)")
    return int(text)
