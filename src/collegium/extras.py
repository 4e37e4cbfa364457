"""Libraries that only the arena needs, loaded when asked for."""

from __future__ import annotations

import importlib
from typing import Any

EXTRA = 'pip install "collegium[arena]"'


class MissingExtra(RuntimeError):
    """A library that is not installed, and how to get it."""


def extra(module: str) -> Any:
    """The module, or a MissingExtra that says how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError:
        name = module.split(".")[0]
        raise MissingExtra(f"this needs the library {name}, which is not installed: {EXTRA}") from None
