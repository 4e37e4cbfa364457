"""Webhooks: a word to a chat (Discord, Slack) or to a program of one's own, by POST. `push.py` sends by the same way.

The address is somebody's wish, so it is not trusted: https only, nothing in private networks (looked up once, and
the connection goes to the very address that was looked at), no redirects, little time, and the answer is not read.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings

from collegium.web.models import Letterbox
from collegium.web.models.devices import LONGEST

TIMEOUT = 5.0


class Unfit(ValueError):
    """An address to which nothing is sent; a `key` of the texts says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def check(url: str) -> None:
    """Unfit unless this is an address that may be sent to."""
    host, port, _ = _parts(url)
    _look_up(host, port)


def _parts(url: str) -> tuple[str, int, str]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Unfit("hook-no-address") from None
    secure = parts.scheme == "https"
    if not host or len(url) > LONGEST or any(c.isspace() or not c.isprintable() for c in url):
        raise Unfit("hook-no-address")
    if parts.username or not (secure or (settings.PRIVATE_HOOKS and parts.scheme == "http")):
        raise Unfit("hook-not-secure")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return host, port or (443 if secure else 80), path


def _look_up(host: str, port: int) -> list[tuple[Any, ...]]:
    """Where a name leads; Unfit when nowhere, or to anything that is not on the public net."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unfit("hook-not-found") from None
    for *_, address in found:
        if not settings.PRIVATE_HOOKS and not _is_public(str(address[0])):
            raise Unfit("hook-private")
    return found


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is not None or address in ipaddress.ip_network("64:ff9b::/96"):
            return False  # an address of the old kind in disguise
    return address.is_global and not address.is_multicast


def _connected(address: tuple[str, int], *_: Any, **__: Any) -> socket.socket:
    """A connection to a place that was looked at: what the name says a moment later does not matter."""
    error: OSError = OSError("no address")
    for family, kind, protocol, _, place in _look_up(*address):
        made = socket.socket(family, kind, protocol)
        made.settimeout(TIMEOUT)
        try:
            made.connect(place)
        except OSError as failed:
            made.close()
            error = failed
        else:
            return made
    raise error


def post(url: str, kind: str, told: dict[str, Any]) -> None:
    """Send it. `told` has `text`; a plain webhook gets all of it. OSError when it was not taken, Unfit when it may not
    be sent."""
    said = {Letterbox.DISCORD: {"content": told["text"], "allowed_mentions": {"parse": []}},
            Letterbox.SLACK: {"text": told["text"]}}.get(kind, told)  # fmt: skip
    status = send(url, json.dumps(said, ensure_ascii=False).encode(), {"Content-Type": "application/json"})
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")


def send(url: str, body: bytes, headers: dict[str, str]) -> int:
    """POST it, and say with which status it was answered. OSError without an answer, Unfit as above."""
    host, port, path = _parts(url)
    plain = url.startswith("http:")
    link = (http.client.HTTPConnection if plain else http.client.HTTPSConnection)(host, port, timeout=TIMEOUT)
    link._create_connection = _connected  # type: ignore[attr-defined]
    try:
        link.request("POST", path, body, {"User-Agent": "Collegium", **headers})
        return link.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(f"no answer: {error!r}") from None
    finally:
        link.close()
