"""Where Collegium keeps things: a per-user data folder (saved games, overlays) and a cache (compiled rules)."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs


def data_dir() -> Path:
    """Saved games, component overlays, the site's database. `COLLEGIUM_DATA_DIR` moves it."""
    return Path(os.environ.get("COLLEGIUM_DATA_DIR") or platformdirs.user_data_dir("collegium", False))


def cache_dir() -> Path:
    """Compiled rules. `COLLEGIUM_CACHE_DIR` moves it; a folder that cannot be written falls back to a temporary one."""
    wanted = Path(os.environ.get("COLLEGIUM_CACHE_DIR") or platformdirs.user_cache_dir("collegium", False))
    return wanted if writable(wanted) else Path(tempfile.gettempdir()) / f"collegium-{os.getuid()}"


def writable(folder: Path) -> bool:
    """True when files can be made in the folder, or the folder itself can."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return os.access(folder, os.W_OK)
