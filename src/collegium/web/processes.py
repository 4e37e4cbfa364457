"""The processes of `collegium serve --workers N`: uvicorn's, each with a home for tables."""

from __future__ import annotations

import logging
import socket
import sys
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import uvicorn
from uvicorn.supervisors import multiprocess

from collegium.web.door.homes import Home, Homed

log = logging.getLogger("collegium.web.processes")


class Worker(multiprocess.Process):
    """One of them, as its parent and (from `target` on) as it is itself. `folder` is where homes are, if anywhere."""

    def __init__(self, folder: Path | None, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        self.folder = folder
        super().__init__(config, sockets)

    def start(self) -> None:
        """Keep nothing of its end of the line: when it dies while it is asked for a sign of life, that is heard at
        once, not when its time to answer is over."""
        super().start()
        self.child_conn.close()

    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = Server(self.folder, self.config) if self.folder else uvicorn.Server(self.config)
        return self._server


class Server(uvicorn.Server):
    """Serves what comes to the address of the site, and what other processes hand over."""

    def __init__(self, folder: Path, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.home = Home(folder, config.workers)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.http_protocol_class = partial(Homed, self.home)  # type: ignore[assignment]
        await super().startup(sockets)
        told: dict[str, Any] = {"server_state": self.server_state, "app_state": self.lifespan.state}
        self.home.begin(partial(Homed, self.home, self.config, **told))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.home.leave()
        if (parent := parent_process()) and not parent.is_alive():  # it was killed, and cannot tidy up itself
            rmtree(self.home.folder, ignore_errors=True)
        await super().shutdown(sockets)


def serve(config: uvicorn.Config, listener: socket.socket) -> None:
    """Start them, and those anew that die; SIGHUP: all, one after another. Returns when all have gone."""
    folder = _made()
    multiprocess.Process = partial(Worker, folder)  # type: ignore[misc, assignment]
    try:
        multiprocess.Multiprocess(config, [listener]).run()
    finally:
        if folder:
            rmtree(folder, ignore_errors=True)


def _made() -> Path | None:
    """A folder for homes, which nobody else may enter; None where connections cannot be handed over."""
    try:
        return Path(mkdtemp(prefix="collegium-homes-")) if sys.platform == "linux" else None
    except OSError as error:
        log.warning("tables have no homes", extra={"facts": {"why": str(error)}})
        return None
