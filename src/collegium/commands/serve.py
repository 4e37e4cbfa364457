"""`collegium serve`: the site. Its own module says what it takes and does."""

from __future__ import annotations

import argparse

from collegium.web import serve

HELP = "serve the site on this machine"


def arguments(parser: argparse.ArgumentParser) -> None:
    serve.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    return serve.run(args)
