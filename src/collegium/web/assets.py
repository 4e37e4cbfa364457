"""Static files: hashed names, compressed, cached for ever. Collected on start when something changed."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles.finders import FileSystemFinder, get_finders
from django.core.files.storage import FileSystemStorage
from django.core.management import call_command
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.storage import CompressedManifestStaticFilesStorage

from collegium.paths import cache_dir, write_safely
from collegium.registry import find, keys

MANIFEST, SEAL = "staticfiles.json", "seal"  # our notes beside the collected files: nobody may load them
UNUSED = ["*-4.js", "*-4.min.js", "htmx-2.js", "hx-ws-2*", "hx-head-2*", "hx-preload-2*", "hx-sse-2.js"]
ART = (".svg", ".css", ".webp")


class ArtFinder(FileSystemFinder):
    """The art of every game on the stage, under `art/GAME/`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        games = (find(key) for key in keys())
        self.locations = [(f"art/{game.key}", str(game.stage.folder)) for game in games if game.stage]
        self.storages = {}
        for prefix, root in self.locations:
            self.storages[root] = FileSystemStorage(location=root)
            self.storages[root].prefix = prefix

    def list(self, ignore_patterns: Any) -> Iterator[tuple[str, FileSystemStorage]]:
        """Pictures and colours; what composes the board lies in the same folder, and is nobody's to load."""
        for path, storage in super().list(ignore_patterns):
            if Path(path).suffix in ART:
                yield path, storage

    def check(self, **kwargs: Any) -> Any:
        return []


class Storage(CompressedManifestStaticFilesStorage):
    """Django's manifest with WhiteNoise's compression. A file that was not collected keeps its plain name."""

    manifest_strict = False
    support_js_module_import_aggregation = True  # a script that is imported has its hashed name too

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """The admin's files are served as they are: they are many and seldom asked for."""
        yield from super().compress_files([path for path in paths if not path.startswith("admin/")])


class Served(WhiteNoiseMiddleware):
    """WhiteNoise for every collected file but our own notes: the manifest and the seal."""

    def is_note(self, url: str) -> bool:
        return url.removeprefix(self.static_prefix) in (MANIFEST, SEAL)

    def add_file_to_dictionary(self, url: str, path: str, stat_cache: Any = None) -> None:
        if not self.is_note(url):
            super().add_file_to_dictionary(url, path, stat_cache)

    def find_file(self, url: str) -> Any:
        """Used with DEBUG, which looks for each file when it is asked for."""
        return None if self.is_note(url) else super().find_file(url)


def collect() -> None:
    """Copy and compress the static files unless the last copy is the same. Compressing takes seconds, so the cache
    keeps the newest, for other data folders."""
    seal, manifest = settings.STATIC_ROOT / SEAL, settings.STATIC_ROOT / MANIFEST
    found = _digest()
    if _is_read(manifest) and seal.exists() and seal.read_text(errors="replace") == found:
        return
    manifest.unlink(missing_ok=True)  # a crash may have left it empty: then no page could be made, nor another one
    kept = cache_dir() / "static" / found[:16]
    try:
        if not _is_read(kept / manifest.name):
            raise FileNotFoundError(kept)
        shutil.copytree(kept, settings.STATIC_ROOT, dirs_exist_ok=True, ignore=shutil.ignore_patterns(seal.name))
        _seal(seal, found)
    except (OSError, shutil.Error):  # there is none, or somebody else cleared it away just now
        call_command("collectstatic", interactive=False, verbosity=0, ignore_patterns=UNUSED)
        _seal(seal, found)
        with suppress(OSError, shutil.Error):  # another process may keep the same
            _keep(kept)


def _is_read(manifest: Path) -> bool:
    try:
        return isinstance(json.loads(manifest.read_bytes()), dict)
    except (OSError, ValueError):
        return False


def _seal(seal: Path, found: str) -> None:
    """Say what was collected, once all of it is on the disk."""
    if hasattr(os, "sync"):
        os.sync()
    write_safely(seal, found.encode())


def _keep(kept: Path) -> None:
    """Copy what was collected to the cache, whole or not at all, in place of what was there."""
    shutil.rmtree(kept.parent, ignore_errors=True)
    kept.parent.mkdir(parents=True)
    made = Path(tempfile.mkdtemp(dir=kept.parent))
    shutil.copytree(settings.STATIC_ROOT, made, dirs_exist_ok=True)
    made.rename(kept)


def _digest() -> str:
    told = hashlib.sha256()
    for finder in get_finders():
        for path, storage in finder.list(None):
            told.update(f"{path}\0".encode() + Path(storage.path(path)).read_bytes())
    return told.hexdigest()
