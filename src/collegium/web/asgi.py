"""The site as an ASGI application: `uvicorn collegium.web.asgi:application`."""

from __future__ import annotations

import asyncio
import logging
import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "collegium.web.settings")
django.setup()

from collegium.web.door.gateway import Gateway, Message, Receive, Send  # noqa: E402  (Django has to be set up first)
from collegium.web.live.keeper import Keeper  # noqa: E402

log = logging.getLogger("collegium.web.asgi")


class Site:
    """Django for requests; and a keeper of the tables that lives as long as the server."""

    def __init__(self) -> None:
        self.django = Gateway()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.live(receive, send)

    async def answer(self, scope: Message, receive: Receive, send: Send) -> None:
        """One request. Where no file can be opened any more, not even by what makes the page of an error, it is
        answered with 503."""
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.django(scope, receive, sent)
        except OSError as error:
            if begun:
                raise
            log.error("a request was not answered", extra={"facts": {"path": scope["path"], "why": str(error)}})
            headers = [(b"content-length", b"0"), (b"retry-after", b"5"), (b"connection", b"close")]
            await send({"type": "http.response.start", "status": 503, "headers": headers})
            await send({"type": "http.response.body", "body": b""})

    async def live(self, receive: Receive, send: Send) -> None:
        """From the start of the server to its end."""
        keeper = Keeper()
        await receive()
        keeper.start()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await asyncio.to_thread(keeper.stop)
        await send({"type": "lifespan.shutdown.complete"})


application = Site()
