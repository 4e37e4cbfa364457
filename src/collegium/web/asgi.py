"""The site as an ASGI application: `uvicorn collegium.web.asgi:application`."""

from __future__ import annotations

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "collegium.web.settings")
django.setup()

import collegium.web.keeper as keeper  # noqa: E402  (Django has to be set up first)
from collegium.web.gateway import Gateway, Message, Receive, Send  # noqa: E402

_django = Gateway()


async def application(scope: Message, receive: Receive, send: Send) -> None:
    """Django, with the keeper of the tables started and stopped with the server."""
    if scope["type"] == "http":
        await _django(scope, receive, send)
    while scope["type"] == "lifespan":
        message = await receive()
        if message["type"] == "lifespan.startup":
            keeper.start()
            await send({"type": "lifespan.startup.complete"})
        else:
            keeper.stop()
            await send({"type": "lifespan.shutdown.complete"})
            return
