"""Between the event loop and Django: every request runs whole in one thread of a pool; only streams stay in the loop.

Django's own ASGI handler hops between threads at every middleware; here a request costs one hop. A view that returns a
`Stream` has its headers made by Django as any other; what follows is sent from the event loop.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from typing import Any

from django.core import signals
from django.core.handlers.base import BaseHandler
from django.core.handlers.wsgi import WSGIRequest
from django.http import HttpResponse
from django.urls import set_script_prefix

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
THREADS = 12
LARGEST = 64 * 1024  # bytes of a request's body


class Stream(HttpResponse):
    """A response whose body is made in the event loop."""

    def __init__(self, events: Callable[[], AsyncIterator[bytes]], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.events = events


class Gateway(BaseHandler):
    """Django as an ASGI application for HTTP."""

    def __init__(self) -> None:
        self.load_middleware()
        self.threads = ThreadPoolExecutor(THREADS, "request")

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        body = await _body(receive)
        if body is None:
            await _answer(send, 413, [], b"")
            return
        loop = asyncio.get_running_loop()
        response, data = await loop.run_in_executor(self.threads, self.respond, environ(scope, body))
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in response.items()]
        headers += [(b"Set-Cookie", c.output(header="").strip().encode("latin-1")) for c in response.cookies.values()]
        if isinstance(response, Stream) and response.status_code == 200:
            await _stream(response, headers, receive, send)
        else:
            await _answer(send, response.status_code, headers, b"" if scope["method"] == "HEAD" else data)

    def respond(self, environ: Message) -> tuple[HttpResponse, bytes]:
        """One request through Django, from the first middleware to the last byte."""
        set_script_prefix("/")
        signals.request_started.send(sender=self.__class__, environ=environ)
        response = self.get_response(WSGIRequest(environ))
        try:
            return response, b"" if isinstance(response, Stream) else b"".join(response)
        finally:
            response.close()  # also tells Django that the request is finished


def environ(scope: Message, body: bytes) -> Message:
    """The request as WSGI describes it."""
    server, client = scope.get("server") or ("localhost", 80), scope.get("client") or ("", 0)
    found: Message = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": scope["path"].encode("utf-8").decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": server[0],
        "SERVER_PORT": str(server[1]),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": client[0],
        "wsgi.url_scheme": scope.get("scheme", "http"),
        "wsgi.input": io.BytesIO(body),
        "CONTENT_LENGTH": str(len(body)),
    }
    for name, value in scope["headers"]:
        key = name.decode("latin-1").upper().replace("-", "_")
        if key == "CONTENT_LENGTH":
            continue
        key = key if key == "CONTENT_TYPE" else f"HTTP_{key}"
        words = value.decode("latin-1")
        found[key] = f"{found[key]}; {words}" if key == "HTTP_COOKIE" and key in found else words
    return found


async def _body(receive: Receive) -> bytes | None:
    """The whole body; None when it is too large or the client has gone."""
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > LARGEST:
            return None
        if not message.get("more_body"):
            return body


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], data: bytes) -> None:
    if not any(name.lower() == b"content-length" for name, _ in headers) and status not in (204, 304):
        headers = [*headers, (b"Content-Length", str(len(data)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": data})


async def _stream(response: Stream, headers: list[tuple[bytes, bytes]], receive: Receive, send: Send) -> None:
    """Send what the stream gives until it ends or the client goes away."""
    headers = [header for header in headers if header[0].lower() != b"content-length"]
    await send({"type": "http.response.start", "status": 200, "headers": headers})

    async def pour() -> None:
        async with aclosing(response.events()) as events:  # type: ignore[type-var]
            async for part in events:
                await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    both = [asyncio.ensure_future(pour()), asyncio.ensure_future(gone())]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
            with suppress(asyncio.CancelledError, OSError):
                await task
