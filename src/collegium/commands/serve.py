"""`collegium serve`: the site, where it is installed. The site's own module says what it takes and does."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
from types import ModuleType

from collegium.commands.errors import UserError

HELP = "serve the site on this machine"
SITE = "collegium.web.serve"


def site() -> ModuleType | None:
    """The site's module with `add_arguments(parser)` and `run(args)`, or None where there is no site."""
    try:
        found = importlib.util.find_spec(SITE) is not None
    except ModuleNotFoundError:
        found = False
    return importlib.import_module(SITE) if found else None


def arguments(parser: argparse.ArgumentParser) -> None:
    module = site()
    if module is not None:
        module.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    module = site()
    if module is None:
        raise UserError("the site is not part of this installation (expected the module collegium.web)")
    code: int = module.run(args)
    return code
