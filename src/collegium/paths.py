"""Where Collegium keeps things: a per-user data folder (saved games, overlays) and a cache (compiled rules)."""

from __future__ import annotations

import getpass
import os
import tempfile
from pathlib import Path


def data_dir() -> Path:
    """Saved games, component overlays, the site's database. `COLLEGIUM_DATA_DIR` moves it."""
    return Path(os.environ.get("COLLEGIUM_DATA_DIR") or _user_dir("data"))


def cache_dir() -> Path:
    """Compiled rules. `COLLEGIUM_CACHE_DIR` moves it; a folder that cannot be written falls back to a temporary one."""
    wanted = Path(os.environ.get("COLLEGIUM_CACHE_DIR") or _user_dir("cache"))
    return wanted if writable(wanted) else Path(tempfile.gettempdir()) / f"collegium-{getpass.getuser()}"


def _user_dir(kind: str) -> str:
    import platformdirs

    find = platformdirs.user_data_dir if kind == "data" else platformdirs.user_cache_dir
    return find("collegium", False)


def writable(folder: Path) -> bool:
    """True when files can be made in the folder, or the folder itself can."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
