"""The site as an ASGI application: `uvicorn collegium.web.asgi:application`."""

from __future__ import annotations

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "collegium.web.settings")
_django = get_asgi_application()

import collegium.web.keeper as keeper  # noqa: E402  (Django has to be set up first)


async def application(scope, receive, send):  # type: ignore[no-untyped-def]
    """Django, with the keeper of the tables started and stopped with the server."""
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                keeper.start()
                await send({"type": "lifespan.startup.complete"})
            else:
                keeper.stop()
                await send({"type": "lifespan.shutdown.complete"})
                return
    await _django(scope, receive, send)
