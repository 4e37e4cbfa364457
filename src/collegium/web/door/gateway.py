"""Between the event loop and Django: Django's own ASGI handler, except that a request runs whole in one thread of the
pool of its kind (`pools.py`).

Django's handler would change threads for the view, for some middleware and for signals; here a request costs one hop.
A view that returns a `Stream` has its headers made by Django as any other; its body is sent from the event loop, and
ends when the client goes.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from functools import partial
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler
from django.http import HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.urls import Resolver404, get_resolver, set_script_prefix

from collegium.web.door import busy, pools

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
SENDING = 30.0  # seconds for the body of a request
BREATH = 0.2  # seconds before a full queue is reported: clients that retry at once would keep the event loop busy
LARGEST = 64 * 1024  # bytes of a request's headers, and of its body


class Stream(StreamingHttpResponse):
    """A response whose body is made in the event loop; `source` is closed with it, however it ends."""

    def __init__(self, source: AsyncGenerator[bytes], **kwargs: Any) -> None:
        super().__init__(source, **kwargs)
        self.source = source


class TooLarge(Exception):
    """More than anybody has reason to send."""


class Gateway(ASGIHandler):
    """Django as an ASGI application for HTTP."""

    def __init__(self) -> None:
        super().__init__()
        self.pools = pools.pools()
        self.files = f"/{settings.STATIC_URL.strip('/')}/"

    def load_middleware(self, is_async: bool = False) -> None:
        """The middleware that calls one another directly, whatever the handler asks for."""
        super().load_middleware(is_async=False)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer one request. Nothing of it is left behind, whether it ends well, fails, or the client goes."""
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST:
            await self.send_response(_brief(431), send)
            return
        try:
            async with asyncio.timeout(SENDING):
                body = await self.read_body(receive)
        except RequestAborted:
            return
        except TimeoutError:
            await self.send_response(_brief(408), send)
            return
        except TooLarge:
            await self.send_response(_brief(413), send)
            return
        request, response = self.create_request(scope, body)
        if request is not None:
            pool = self.pools[self.kind_of(request)]
            gone, work = partial(_left, receive), partial(self.respond, scope, request)
            try:
                response = await pool.run(_whose(scope), gone, work)
            except pools.Gone:
                vars(request).clear()
                return
            except pools.Full:
                await asyncio.sleep(BREATH)
                response = busy.response(request)
                vars(request).clear()
        if isinstance(response, Stream):
            await self.pour(response, receive, send)
        else:
            await self.send_response(response, send)

    async def pour(self, response: Stream, receive: Receive, send: Send) -> None:
        """Send what a stream gives until it ends or the client goes. (A task group would end with an exception, which
        keeps all of the stream until the next garbage collection.)"""
        async with aclosing(response.source):
            sending = asyncio.ensure_future(self.send_response(response, send))
            both = (sending, asyncio.ensure_future(_left(receive)))
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in both:
                    task.cancel()
                await asyncio.wait(both)
        if not sending.cancelled() and (fault := sending.exception()):
            raise fault

    def kind_of(self, request: Any) -> str:
        """Whose pool serves a request: the one its view names. The view is looked up here once, and kept."""
        if request.path_info.startswith(self.files):
            return pools.FILES
        try:
            request.resolver_match = get_resolver().resolve(request.path_info)
        except Resolver404:
            return pools.PAGES
        return pools.kind_of(request.resolver_match.func, request.method)

    def resolve_request(self, request: Any) -> Any:
        """The view of a request, which was looked up before."""
        return request.resolver_match or super().resolve_request(request)

    def respond(self, scope: Message, request: Any) -> HttpResponseBase:
        """One request through Django, from the first middleware to the end of the request: all but a stream's body."""
        set_script_prefix("/")
        signals.request_started.send(sender=self.__class__, scope=scope)
        response: Any = self.get_response(request)
        try:
            response._handler_class = self.__class__
            if response.streaming and not response.is_async:  # a file: read here, not in the event loop
                response.streaming_content = _once(b"".join(response))
            return response
        finally:
            response.close()  # also tells Django that the request is finished
            vars(request).clear()  # it stands in cycles, and would wait for the garbage collector

    async def read_body(self, receive: Receive) -> io.BytesIO:
        """The whole body, in memory, which its limit allows."""
        body = io.BytesIO()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise RequestAborted
            body.write(message.get("body", b""))
            if body.tell() > LARGEST:
                raise TooLarge
            if not message.get("more_body"):
                body.seek(0)
                return body


async def _left(receive: Receive) -> None:
    """Return when the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _whose(scope: Message) -> pools.Whose:
    """Who asks, as far as the queues care: an address, and the cookies or the key that are shown."""
    shown = (value for name, value in scope["headers"] if name in (b"cookie", b"authorization"))
    return str((scope.get("client") or ("",))[0]), hash(tuple(shown))


def _brief(status: int) -> HttpResponse:
    """A refusal before Django; whatever is still being sent is not read."""
    return HttpResponse(status=status, headers={"Content-Length": "0", "Connection": "close"})


async def _once(data: bytes) -> AsyncGenerator[bytes]:
    yield data
