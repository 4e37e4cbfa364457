"""Where Collegium keeps things: a per-user data folder (saved games, overlays) and a cache (compiled rules)."""

from __future__ import annotations

import getpass
import os
import stat
import tempfile
from pathlib import Path


def data_dir() -> Path:
    """Saved games, component overlays, the site's database. `COLLEGIUM_DATA_DIR` moves it."""
    return Path(os.environ.get("COLLEGIUM_DATA_DIR") or _user_dir("data"))


def cache_dir() -> Path:
    """Compiled rules. `COLLEGIUM_CACHE_DIR` moves it; a folder that cannot be written falls back to a temporary one.

    What lies there is executed, so the temporary one has to be ours alone: where somebody else made it, or may write
    to it, this process and those it starts have a new one."""
    wanted = Path(os.environ.get("COLLEGIUM_CACHE_DIR") or _user_dir("cache"))
    if writable(wanted):
        return wanted
    shared = Path(tempfile.gettempdir()) / f"collegium-{getpass.getuser()}"
    if not ours_alone(shared):
        shared = Path(tempfile.mkdtemp(prefix="collegium-"))
        os.environ["COLLEGIUM_CACHE_DIR"] = str(shared)
    return shared


def ours_alone(folder: Path) -> bool:
    """True for a real folder (made if need be) that belongs to us and nobody else may write to."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return False
    own = not hasattr(os, "getuid") or found.st_uid == os.getuid()
    return own and stat.S_ISDIR(found.st_mode) and not found.st_mode & 0o022


def write_safely(file: Path, data: bytes, anew: bool = False) -> None:
    """Write a file that only its owner may read: all of it or, whatever happens meanwhile, nothing. `anew`: one that is
    there, as another process has just made it, stays (FileExistsError)."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as new:
            new.write(data)
            new.flush()
            os.fsync(new.fileno())
        if anew:
            os.link(name, file)
        else:
            os.replace(name, file)
    finally:
        Path(name).unlink(missing_ok=True)
    synced(file.parent)  # the name, too


def synced(place: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if os.name == "posix":  # elsewhere a folder cannot be opened
        handle = os.open(place, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


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
