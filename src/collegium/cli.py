"""The command `collegium`: one file in `commands/` per subcommand, named in the list below.

A command module has `HELP` (one line), `arguments(parser)` and `run(args) -> exit code`. Whatever a user can get wrong
ends in one clear line on stderr and exit code 2; Ctrl-C ends quietly.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from collegium import __version__
from collegium.commands.errors import EXIT_STOPPED, EXIT_USER, USER_ERRORS, one_line

COMMANDS = (
    "games", "play", "serve", "compile", "bench", "replay", "components", "check", "doctor", "arena", "balance",
    "analyse", "train",
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(EXIT_USER)


def command_modules() -> dict[str, ModuleType]:
    return {name: importlib.import_module(f"collegium.commands.{name}") for name in COMMANDS}


def build_parser() -> Parser:
    parser = Parser(prog="collegium", description="Board games about the academic world, complete and by the book.")
    parser.add_argument("--version", action="version", version=f"collegium {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, module in command_modules().items():
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit code."""
    parser = build_parser()
    args = parser.parse_args(argv)
    if not args.command:
        parser.print_help()
        return 0
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return EXIT_STOPPED
    except BrokenPipeError:  # the reader of a pipe has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except USER_ERRORS as error:
        print(f"collegium {args.command}: {one_line(error)}", file=sys.stderr)
        return EXIT_USER


if __name__ == "__main__":
    sys.exit(main())
