"""`collegium serve`: the site. Its own module says what it takes and does."""

from __future__ import annotations

import argparse

from collegium.web import serve

HELP = "serve the site on this machine"


def arguments(parser: argparse.ArgumentParser) -> None:
    serve.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from collegium import bots

    for bot in filter(None, args.bots.split(",")):
        bots.level(bot)  # what is wrong with it is said now, not at a table
    return serve.run(args)
