"""Notices in a browser: sealed as the standard says, sent once, tried again; and what the page of settings says."""

from __future__ import annotations

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from .test_clocks import hours  # noqa: F401  (a fixture)
from .test_notices import courier, emmy, slow  # noqa: F401  (fixtures)

pytest.importorskip("cryptography", reason="web push needs the extra `push`")


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Service(BaseHTTPRequestHandler):
    """Keeps what it is sent, and answers as it is told."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.told.append((self.path, dict(self.headers), body))
        self.send_response(self.server.answers.get(self.path, 201))
        self.end_headers()

    def log_message(self, *told):
        pass


class Browser:
    """A browser's own part: its keys, and how it opens what was sealed for it. By hand, from RFC 8291."""

    def __init__(self, url: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        from collegium.web.live import push

        self.url, self.key, self.secret = url, ec.generate_private_key(ec.SECP256R1()), b"sixteen letters!"
        self.told = {"address": url, "key": text(push.point(self.key)), "secret": text(self.secret)}

    def open(self, body: bytes) -> dict:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.hashes import SHA256
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        from collegium.web.live import push

        salt, public, sealed = body[:16], body[21:86], body[86:]
        assert (int.from_bytes(body[16:20], "big"), body[20]) == (4096, 65) and len(body) <= 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
        info = b"WebPush: info\0" + push.point(self.key) + public
        root = HKDF(SHA256(), 32, self.secret, info).derive(self.key.exchange(ec.ECDH(), theirs))
        lock = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(root)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(root)
        opened = AESGCM(lock).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\2")
        return json.loads(opened[:-1])


@pytest.fixture
def service(django, monkeypatch):
    """A push service on this machine, which may be sent to."""
    from django.conf import settings

    monkeypatch.setattr(settings, "PRIVATE_HOOKS", True)
    server = HTTPServer(("127.0.0.1", 0), Service)
    server.told, server.answers = [], {}
    server.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def browser_of(service, emmy):  # noqa: F811
    """Another browser of the second player, which has asked to be told."""

    def made(path: str) -> Browser:
        found = Browser(service.url + path)
        assert emmy.post("/me/push", {"do": "on", **found.told}).status_code == 204
        return found

    return made


def test_a_message_is_sealed_as_the_standard_has_it(django):
    """The example of RFC 8291, section 5."""
    from cryptography.hazmat.primitives.asymmetric import ec

    from collegium.web.live import push

    own = int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    found = push.sealed(
        b"When I grow up, I want to be a watermelon", data(key), data("BTBZMqHH6r4Tts7J_aSIgg"),
        data("DGv6ra1nlYgDCS1FRnbzlw"), ec.derive_private_key(own, ec.SECP256R1()),
    )  # fmt: skip
    assert text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_every_browser_is_told_once_what_is_asked(slow, hours, service, browser_of):  # noqa: F811
    from collegium.web.words import match_say

    phone, desk = browser_of("/phone"), browser_of("/desk")
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    assert [courier().round(), courier().round()] == [2, 0]
    assert sorted(path for path, *_ in service.told) == ["/desk", "/phone"]
    for path, headers, body in service.told:
        said = (phone if path == "/phone" else desk).open(body)
        asked = match_say(slow.match, slow.match.question(1), "en", 1)
        assert said["link"] == f"/t/{slow.id}/" and asked in said["text"] and said["title"]
        assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", slow.id) and int(headers["TTL"])


def test_a_service_knows_us_by_our_key(slow, hours, service, browser_of):  # noqa: F811
    """RFC 8292: the token is for this service, signed with the key that the browser was told."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256
    from django.conf import settings

    from collegium.web.live import push

    browser_of("/one")
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    courier().round()
    ((_, headers, _),) = service.told
    scheme, token, key = headers["Authorization"].replace(",", "").split()
    token, key = token.removeprefix("t="), key.removeprefix("k=")
    said, _, signed = token.rpartition(".")
    claims = json.loads(data(said.partition(".")[2]))
    assert scheme == "vapid" and key == push.public() and claims["aud"] == service.url
    assert claims["sub"].startswith("mailto:") and "@" in claims["sub"]
    r, s = (int.from_bytes(half, "big") for half in (data(signed)[:32], data(signed)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    public.verify(utils.encode_dss_signature(r, s), said.encode(), ec.ECDSA(SHA256()))
    assert (settings.DATA / "push-key").stat().st_mode & 0o077 == 0


def test_a_browser_that_is_gone_is_forgotten(slow, hours, service, browser_of):  # noqa: F811
    from collegium.web.models import Device, Notice

    browser_of("/gone"), browser_of("/lost"), browser_of("/there")
    service.answers = {"/gone": 410, "/lost": 404}
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    assert courier().round() == 1
    person = slow.seats[1].person
    assert [device.address for device in Device.objects.filter(person=person)] == [service.url + "/there"]
    assert not Notice.objects.filter(person=person).exists()


def test_what_one_browser_does_not_take_is_tried_again_there_alone(slow, hours, service, browser_of):  # noqa: F811
    from collegium.web.models import Notice

    browser_of("/busy"), browser_of("/there")
    service.answers = {"/busy": 503}
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    assert courier().round() == 1
    notice = Notice.objects.get(person=slow.seats[1].person)
    assert (notice.tries, notice.device.address) == (1, service.url + "/busy")
    service.answers = {}
    hours(61)
    assert courier().round() == 1
    assert sorted(path for path, *_ in service.told) == ["/busy", "/busy", "/there"]


def test_two_couriers_tell_a_browser_once(slow, hours, service, browser_of, monkeypatch):  # noqa: F811
    from collegium.web.live import push

    browser_of("/one")
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    sent, second, send = [], courier(), push.send

    def slowly(*told):
        sent.append(second.round())
        return send(*told)

    monkeypatch.setattr(push, "send", slowly)
    assert courier().round() == 1 and sent == [0] and len(service.told) == 1


def test_a_test_is_sent_and_nobody_elses_browser_is_told(slow, service, browser_of, emmy, site):  # noqa: F811
    browser = browser_of("/one")
    assert emmy.post("/me/push", {"do": "test", "address": browser.url}).status_code == 204
    assert "your turn" in browser.open(service.told[0][2])["text"]
    service.answers = {"/one": 403}
    answer = emmy.post("/me/push", {"do": "test", "address": browser.url}, headers={"HX-Request": "true"})
    assert answer.status_code == 502 and "403" in answer.content.decode()
    assert emmy.post("/me/push", {"do": "test", "address": service.url + "/other"}).status_code == 410
    assert site().post("/me/push", {"do": "test", "address": browser.url}).status_code == 403


@pytest.mark.parametrize("end", ["off", "none", "logout", "password", "unsubscribe"])
def test_whoever_wants_no_more_is_told_no_more(slow, service, browser_of, emmy, end):  # noqa: F811
    from collegium.web.models import Device, Letterbox

    browser, person = browser_of("/one"), slow.seats[1].person
    assert Device.objects.filter(person=person).count() == 1
    if end in ("off", "none"):
        emmy.post("/me/push", {"do": end, "address": browser.url})
    elif end == "logout":
        emmy.post("/logout")
    elif end == "password":
        new = {"new_password1": "quite another one", "new_password2": "quite another one"}
        assert emmy.post("/me/password", {"old_password": "a long password", **new}).status_code == 302
    else:
        emmy.post(f"/mail/stop/{Letterbox.objects.get(person=person).stop}")
    assert not Device.objects.filter(person=person).exists()


@pytest.mark.parametrize(
    "wrong",
    [{"address": "https://127.0.0.1/x"}, {"address": "x"}, {"key": "AAAA"}, {"secret": "AAAA"}, {"do": "dance"}],
)
def test_what_is_no_address_or_key_is_refused(emmy, service, wrong):  # noqa: F811
    from django.conf import settings

    from collegium.web.models import Device

    settings.PRIVATE_HOOKS = "address" not in wrong  # the fixture puts it back
    told = {"do": "on", **Browser(service.url + "/one").told, **wrong}
    assert emmy.post("/me/push", told).status_code == 400
    assert not Device.objects.filter(address=told["address"]).exists()


def test_a_server_without_the_extra_says_so_to_staff_alone(emmy, slow, monkeypatch):  # noqa: F811
    from collegium.web.live import push

    assert 'id="push"' in emmy.get("/me/settings").content.decode()
    monkeypatch.setattr(push, "offered", lambda: False)
    page = emmy.get("/me/settings").content.decode()
    assert 'id="push"' not in page and "collegium[push]" not in page
    user = slow.seats[1].person.user
    user.is_staff = True
    user.save()
    assert "collegium[push]" in emmy.get("/me/settings").content.decode()
    assert emmy.post("/me/push", {"do": "on"}).status_code == 400
