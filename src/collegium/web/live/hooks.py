"""Webhooks: a word to a chat (Discord, Slack) or to a program of one's own, by POST. `push.py` sends by the same way.

The address is somebody's wish, so it is not trusted: https only, nothing in private networks (looked up once, and
the connection goes to the very address that was looked at), no redirects, one time limit for the whole call
(`calls.py`), and of the answer only the status is read.
"""

from __future__ import annotations

import ipaddress
import json
from typing import Any
from urllib.parse import quote, urlsplit

from django.conf import settings

from collegium.web.live import calls
from collegium.web.live.calls import Deadline
from collegium.web.models import Letterbox
from collegium.web.models.devices import LONGEST

PRINTABLE = "".join(map(chr, range(33, 127)))  # of an address: all that need not be quoted
DISGUISED = [  # addresses of the old kind inside of new ones, and those that were once private
    ipaddress.ip_network(text)
    for text in ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "fec0::/10", "192.0.0.0/24")
]


class Unfit(ValueError):
    """An address to which nothing is sent; a `key` of the texts says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class NotTaken(OSError):
    """The server answered, and did not take it."""


def check(url: str, deadline: Deadline | None = None) -> None:
    """Unfit unless this is an address that may be sent to."""
    host, port, _ = _parts(url)
    try:
        _look_up(host, port, deadline or Deadline())
    except TimeoutError:
        raise Unfit("hook-not-found") from None


def host_of(url: str) -> str:
    """The server that an address names."""
    return urlsplit(url).hostname or ""


def _parts(url: str) -> tuple[str, int, str]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
        (host or "").encode("idna")
    except ValueError:
        raise Unfit("hook-no-address") from None
    secure = parts.scheme == "https"
    if not host or len(url) > LONGEST or any(c.isspace() or not c.isprintable() for c in url):
        raise Unfit("hook-no-address")
    if parts.username or not (secure or (settings.PRIVATE_HOOKS and parts.scheme == "http")):
        raise Unfit("hook-not-secure")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return host, port or (443 if secure else 80), quote(path, safe=PRINTABLE)


def _look_up(host: str, port: int, deadline: Deadline) -> calls.Places:
    """Where a name leads; Unfit when nowhere, or to anything that is not on the public net."""
    try:
        found = calls.look_up(host, port, deadline)
    except TimeoutError:
        raise
    except (OSError, UnicodeError):
        raise Unfit("hook-not-found") from None
    for *_, address in found:
        if not settings.PRIVATE_HOOKS and not _is_public(str(address[0])):
            raise Unfit("hook-private")
    return found


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped or address.sixtofour or address.teredo:
            return False  # an address of the old kind in disguise
    disguised = any(address.version == net.version and address in net for net in DISGUISED)
    return address.is_global and not address.is_multicast and not disguised


def post(url: str, kind: str, told: dict[str, Any], deadline: Deadline | None = None) -> None:
    """Send it. `told` has `text`; a plain webhook gets all of it. OSError when it was not taken, Unfit when it may not
    be sent."""
    said = {Letterbox.DISCORD: {"content": told["text"], "allowed_mentions": {"parse": []}},
            Letterbox.SLACK: {"text": told["text"]}}.get(kind, told)  # fmt: skip
    body = json.dumps(said, ensure_ascii=False).encode()
    status = send(url, body, {"Content-Type": "application/json"}, deadline)
    if not 200 <= status < 300:
        raise NotTaken(f"answered {status}")


def send(url: str, body: bytes, headers: dict[str, str], deadline: Deadline | None = None) -> int:
    """POST it, and say with which status it was answered. OSError without an answer, Unfit as above."""
    deadline = deadline or Deadline()
    host, port, path = _parts(url)
    parts = urlsplit(url)
    name = f"[{host}]" if ":" in host else host.encode("idna").decode()
    own = {"Host": name if parts.port is None else f"{name}:{port}", "User-Agent": "Collegium", **headers}
    own |= {"Content-Length": str(len(body)), "Accept-Encoding": "identity", "Connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{key}: {value}" for key, value in own.items()), "", ""]
    asked = "\r\n".join(lines).encode("latin-1") + body
    places = _look_up(host, port, deadline)
    return calls.post(places, host, asked, parts.scheme == "https", deadline)
