"""The site as an ASGI application: `uvicorn collegium.web.asgi:application`."""

from __future__ import annotations

import asyncio
import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "collegium.web.settings")
django.setup()

from collegium.web.door.gateway import Gateway, Message, Receive, Send  # noqa: E402  (Django has to be set up first)
from collegium.web.live.keeper import Keeper  # noqa: E402


class Site:
    """Django for requests; and a keeper of the tables that lives as long as the server."""

    def __init__(self) -> None:
        self.django = Gateway()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.django(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.live(receive, send)

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
