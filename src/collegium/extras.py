"""Libraries that only some rooms need, loaded when asked for: each belongs to an extra of the package."""

from __future__ import annotations

import importlib
from typing import Any


class MissingExtra(RuntimeError):
    """A library that is not installed, and how to get it."""


def how_to_install(extra: str) -> str:
    return f'pip install "collegium[{extra}]"'


def extra(module: str, of: str = "arena") -> Any:
    """The module, or a MissingExtra that says how to install it: it comes with the extra `of`."""
    try:
        return importlib.import_module(module)
    except ImportError:
        name = module.split(".")[0]
        raise MissingExtra(f"this needs the library {name}, which is not installed: {how_to_install(of)}") from None
