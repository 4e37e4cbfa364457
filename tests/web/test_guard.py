"""The guard before the door: headers that do not come or do not end, bodies without an end."""

from __future__ import annotations

import asyncio
import random

import pytest


@pytest.fixture
def visit(django, monkeypatch):
    """What a visitor gets who sends these pieces, to a server that waits half a second for headers; how much was sent
    before the server hung up."""
    import uvicorn
    from uvicorn.server import ServerState

    from collegium.web.door import guard
    from collegium.web.door.gateway import Gateway

    monkeypatch.setattr(guard, "TIME", 0.5)
    config = uvicorn.Config(Gateway(), http=guard.Guarded, log_config=None, lifespan="off", proxy_headers=False)
    config.load()

    async def whole(pieces):
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: guard.Guarded(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        sent = 0
        try:
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                sent += len(piece)
                await asyncio.sleep(0)
        except OSError:
            pass
        try:
            told = await asyncio.wait_for(reader.read(), 20)
        except ConnectionError:
            told = b""
        writer.close()
        server.close()
        return told, sent

    def ask(*pieces):
        return asyncio.run(whole(pieces[0] if len(pieces) == 1 and not isinstance(pieces[0], bytes) else pieces))

    return ask


HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


def test_a_request_comes_through(visit):
    told, _ = visit(HEAD + b"Connection: close\r\n\r\n")
    assert told.startswith(b"HTTP/1.1 200") and b'"ok": true' in told


def test_a_header_without_an_end_is_cut_off(visit):
    from collegium.web.door.guard import LARGEST

    told, sent = visit(piece for n in range(2000) for piece in (HEAD if not n else b"x" * 65536,))
    assert sent < 20 * LARGEST and (not told or told.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400")))


@pytest.mark.parametrize("pieces", [(b"",), (b"GET /health HT",), (HEAD, b"X-Slow: 1\r\n")])
def test_headers_that_do_not_come_are_not_waited_for(visit, pieces):
    told, _ = visit(*pieces)
    assert told.startswith(b"HTTP/1.1 408") if b"".join(pieces) else told == b""


def test_a_body_without_an_end_is_cut_off(visit):
    head = b"POST /me/name HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
    told, sent = visit(piece for n in range(3000) for piece in (head if not n else chunk,))
    assert sent < 20 << 20 and (not told or told.startswith(b"HTTP/1.1 413"))


def test_garbage_is_refused(visit):
    """Bytes that are no request: an answer or a closed connection, and the next who comes is served."""
    luck = random.Random(1)
    for size in (1, 40, 3000):
        told, _ = visit(luck.randbytes(size) + b"\r\n\r\n")
        assert not told or told.startswith(b"HTTP/1.1 400"), told[:100]
    told, _ = visit(HEAD + b"Content-Length: -1\r\n\r\n", b"\x16\x03\x01")
    assert not told or told.startswith(b"HTTP/1.1 400"), told[:100]
    assert visit(HEAD + b"Connection: close\r\n\r\n")[0].startswith(b"HTTP/1.1 200")
