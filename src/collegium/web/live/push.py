"""Web push (RFC 8030, 8291, 8292): a notice to a browser that asked for it, sealed so that nobody else can read it.

A browser gives the address of its maker's push service, and a key. The service knows us by a key of our own, made once
and kept in the data folder. It takes the extra `push` (the library `cryptography`).
"""

from __future__ import annotations

import base64
import json
import os
import struct
import time
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.utils import timezone

from collegium.paths import write_safely
from collegium.web.live import hooks
from collegium.web.live.calls import Deadline
from collegium.web.models import Device
from collegium.web.models.devices import digest

KEPT = 60 * 60 * 24  # seconds for which a service keeps a notice for a browser that is not there
KNOWN = 60 * 60 * 12  # for which what we show a service is good; a day is the most
RECORD, POINT, SECRET, OWN = 4096, 65, 16, 32  # bytes: of a message at most, a public key, a browser's secret, our key
MOST = 300  # letters of a notice
BROWSERS = 10  # of one person
GONE = (404, 410)


def offered() -> bool:
    """Is the library there?"""
    return find_spec("cryptography") is not None


def fit(address: str, key: str, secret: str) -> None:
    """hooks.Unfit unless this is an address that may be sent to; ValueError for keys that are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    hooks.check(address)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    if len(_bytes(key)) != POINT or len(_bytes(secret)) != SECRET:
        raise ValueError("a key or a secret of another length")


def keep(person: Any, told: dict[str, str]) -> None:
    """Remember a browser that asked for notices. Of more than a few, the one that asked first is forgotten."""
    address = told["address"]
    Device.objects.update_or_create(digest=digest(address), defaults={"person": person, "made": timezone.now(), **told})
    newest = Device.objects.filter(person=person).order_by("-made", "-id")[:BROWSERS]
    Device.objects.filter(person=person).exclude(id__in=list(newest.values_list("id", flat=True))).delete()


def send(device: Device, site: str, told: dict[str, Any], deadline: Deadline | None = None) -> bool:
    """Send a notice to a browser; False if it is no longer there, and then the device is forgotten. OSError when it was
    not taken, hooks.Unfit when it may not be sent."""
    said = {
        "title": told["title"],
        "text": told["line"][:MOST],
        "link": urlsplit(told["link"]).path,
        "tag": told["table"],
    }
    headers = {
        "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT),
        "Authorization": introduction(device.address, site),
    }  # fmt: skip
    if told["table"]:
        headers["Topic"] = told["table"]  # a newer word about a table takes the place of one not yet taken
    body = sealed(json.dumps(said, ensure_ascii=False).encode(), _bytes(device.key), _bytes(device.secret))
    status = hooks.send(device.address, body, headers, deadline)
    if status in GONE:
        device.delete()
        return False
    if not 200 <= status < 300:
        raise hooks.NotTaken(f"answered {status}")
    return True


def sealed(text: bytes, key: bytes, secret: bytes, salt: bytes = b"", own: Any = None) -> bytes:
    """A message that only the browser with this key can open (RFC 8291). Salt and own key are new ones each time."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key))
    public = point(own)

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    root = derived(shared, secret, b"WebPush: info\0" + key + public, 32)
    lock = derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(root, salt, b"Content-Encoding: nonce\0", 12)
    return salt + struct.pack("!IB", RECORD, POINT) + public + AESGCM(lock).encrypt(nonce, text + b"\2", None)


def introduction(address: str, site: str) -> str:
    """Who we are, for one push service (RFC 8292): signed with our key, with where to complain."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    parts, own = urlsplit(address), _key()
    us = site if site.startswith("https:") else "mailto:" + settings.DEFAULT_FROM_EMAIL.rpartition("<")[2].strip("> ")
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + KNOWN, "sub": us}
    said = ".".join(_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(own.sign(said.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={said}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public()}"


def public() -> str:
    """What a browser is told, so that it takes notices from us alone."""
    return _text(point(_key()))


def point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


@cache
def _key() -> Any:
    """Our own key: what the settings say, or made once and kept in the data folder, for its owner only."""
    from cryptography.hazmat.primitives.asymmetric import ec

    def read(text: str) -> Any:
        if len(_bytes(text)) != OWN:
            raise ValueError("a key of another length")
        return ec.derive_private_key(int.from_bytes(_bytes(text), "big"), ec.SECP256R1())

    if settings.PUSH_KEY:
        try:
            return read(settings.PUSH_KEY)
        except ValueError:
            raise ValueError("COLLEGIUM_PUSH_KEY: expected what `push-key` in a data folder holds") from None
    file = Path(settings.DATA) / "push-key"
    if not file.exists():
        made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        with suppress(FileExistsError):
            write_safely(file, _text(made.to_bytes(OWN, "big")).encode(), anew=True)
    try:
        return read(file.read_text())
    except ValueError:
        raise ValueError(
            f"{file} is damaged: put back the one of a back-up, or remove it: then a new one is made, and browsers are "
            "asked anew"
        ) from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.strip().rstrip("=") + "=" * (-len(text.strip().rstrip("=")) % 4))
