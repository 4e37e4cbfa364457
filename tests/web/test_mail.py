"""Letters through a mail server: taken as written, by TLS from the first byte, by STARTTLS and without, with a login
and without; what it does not take is kept."""

from __future__ import annotations

import base64
import email
import re
import shutil
import socketserver
import ssl
import subprocess
import threading
from contextlib import suppress
from email.policy import default

import pytest

from .parts import absent
from .test_clocks import hours  # noqa: F401  (a fixture)
from .test_notices import box_of, courier, slow  # noqa: F401  (fixtures)

USER, PASSWORD = "collegium", "a secret of ours"


class Conversation(socketserver.StreamRequestHandler):
    """One client of the mail server (RFC 5321, 3207, 4954, 8314): as little as a careful client needs."""

    def say(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    def guarded(self) -> None:
        """From here on by TLS."""
        self.request = self.server.tls.wrap_socket(self.request, server_side=True)
        self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)
        self.secure = True

    def handle(self) -> None:
        with suppress(ssl.SSLError):  # a client that does not believe us hangs up
            if self.server.at_once:
                self.guarded()
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                if self.answer(line.split()[0].upper(), line) is False:
                    return

    def finish(self) -> None:
        super().finish()
        self.request.close()  # the one by TLS, which nobody else knows

    def answer(self, verb: str, line: str) -> bool | None:
        server = self.server
        if verb == "EHLO":
            more = [*(["250-STARTTLS"] if server.tls and not self.secure else []), "250-AUTH PLAIN", "250 8BITMIME"]
            self.say("250-here", *more)
        elif verb == "STARTTLS":
            self.say("220 go")
            self.guarded()
        elif verb == "AUTH":
            _, user, password = base64.b64decode(line.split()[2]).decode().split("\0")
            server.logins.append((user, password, self.secure))
            self.say("235 welcome" if password == PASSWORD else "535 no")
        elif verb == "DATA":
            self.say("354 go on")
            text = b""
            while (row := self.rfile.readline()) != b".\r\n":
                text += row[1:] if row.startswith(b".") else row
            server.letters.append((email.message_from_bytes(text, policy=default), self.secure))
            self.say("250 taken")
        elif verb == "QUIT":
            self.say("221 bye")
            return False
        else:
            self.say("452 full" if verb == "RCPT" and server.full else "250 yes")
        return None

    secure = False


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    """Of localhost, signed by itself."""
    if shutil.which("openssl") is None:
        absent("openssl", "it makes the certificate")
    folder = tmp_path_factory.mktemp("certificate")
    key, made = folder / "key.pem", folder / "made.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(made)],
        check=True, capture_output=True,
    )  # fmt: skip
    return made, key


@pytest.fixture(params=["tls", "starttls", "none"])
def post(request, django, monkeypatch):
    """A mail server on this machine, and the site set up to send by it, as COLLEGIUM_MAIL_TLS says."""
    from django.conf import settings

    from collegium.web.live import letters
    from collegium.web.settings import mail_tls

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Conversation)
    server.daemon_threads, server.letters, server.logins, server.full, server.tls = True, [], [], False, None
    starttls, server.at_once = mail_tls(request.param)
    secure = starttls or server.at_once
    if secure:
        made, key = request.getfixturevalue("certificate")
        server.tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        server.tls.load_cert_chain(made, key)
        monkeypatch.setenv("SSL_CERT_FILE", str(made))  # the only one that the site trusts
    told = {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend", "EMAIL_HOST": "localhost",
        "EMAIL_PORT": server.server_address[1], "EMAIL_USE_TLS": starttls, "EMAIL_USE_SSL": server.at_once,
        "EMAIL_HOST_USER": USER if secure else "", "EMAIL_HOST_PASSWORD": PASSWORD if secure else "",
    }  # fmt: skip
    for name, value in told.items():
        monkeypatch.setattr(settings, name, value)
    monkeypatch.setattr(letters, "soon", lambda work: work())
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    server.secure = secure
    yield server
    server.shutdown()
    server.server_close()


def test_the_letter_for_a_new_password_arrives_as_written(slow, site, post):  # noqa: F811
    assert site().post("/recover", {"email": "emmy@example.org"}, headers={"Accept-Language": "es"}).status_code == 302
    ((letter, secure),) = post.letters
    assert secure is post.secure and post.logins == ([(USER, PASSWORD, True)] if secure else [])
    assert (letter["To"], letter["Subject"]) == ("emmy@example.org", "Una contraseña nueva")
    assert letter["From"].addresses[0].username == "collegium"
    link = re.search(r"http://testserver(/recover/\S+)", letter.get_content())[1]
    assert site().get(link, follow=True).status_code == 200


def test_a_notice_arrives_with_a_way_to_end_them(slow, hours, post):  # noqa: F811
    from collegium.web.words import match_say

    box = box_of(slow, mail="once", language="nl")
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    assert [courier().round(), courier().round()] == [1, 0]
    ((letter, _),) = post.letters
    asked = match_say(slow.match, slow.match.question(1), "nl", 1)
    assert asked in letter.get_content() and f"https://play.example/t/{slow.id}/" in letter.get_content()
    assert letter["List-Unsubscribe"] == f"<https://play.example/mail/stop/{box.stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_a_full_mail_server_is_asked_again_later(slow, hours, post):  # noqa: F811
    from collegium.web.models import Notice

    box_of(slow, mail="once")
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    post.full = True
    assert courier().round() == 0 and Notice.objects.get(person=slow.seats[1].person).tries == 1
    post.full = False
    hours(61)
    assert courier().round() == 1 and len(post.letters) == 1


def test_a_server_that_nobody_vouches_for_gets_no_letter(slow, hours, post, monkeypatch, tmp_path):  # noqa: F811
    """Neither the letter nor the password leaves the site."""
    from collegium.web.models import Notice

    if not post.secure:
        pytest.skip("without TLS nobody vouches for anybody")
    nobody = tmp_path / "nobody.pem"
    nobody.write_text("")
    monkeypatch.setenv("SSL_CERT_FILE", str(nobody))
    box_of(slow, mail="once")
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    assert courier().round() == 0 and Notice.objects.get(person=slow.seats[1].person).tries == 1
    assert post.letters == [] and post.logins == []


def test_a_way_of_sending_that_nobody_knows_is_refused():
    """A slip never means that letters and passwords go in the open."""
    from collegium.web.settings import mail_tls

    with pytest.raises(ValueError, match=r"COLLEGIUM_MAIL_TLS: expected starttls, tls or none, found 'yes'"):
        mail_tls("yes")


@pytest.mark.parametrize(
    ("asked", "told", "begin"),
    [
        ({"HTTP_HOST": "localhost:4444"}, {}, "http://testserver"),
        ({"HTTP_HOST": "testserver:4444"}, {}, "http://testserver"),
        ({"HTTP_HOST": "testserver:8000", "SERVER_PORT": "8000"}, {}, "http://testserver:8000"),
        ({"HTTP_HOST": "testserver:8000", "SERVER_PORT": "8000"}, {"HTTPS": True}, "https://testserver"),
        ({"HTTP_HOST": "evil.example"}, {"ALLOWED_HOSTS": ["*"]}, "http://localhost"),
        ({"HTTP_HOST": "evil.example"}, {"ALLOWED_HOSTS": ["play.example", "*"]}, "http://play.example"),
        ({"HTTP_HOST": "other.example"}, {"ALLOWED_HOSTS": ["play.example", "other.example"]}, "http://other.example"),
        (
            {"HTTP_HOST": "localhost:4444", "SERVER_PORT": "8000"},
            {"ALLOWED_HOSTS": ["localhost"]},
            "http://localhost:8000",
        ),
        ({"HTTP_HOST": "localhost"}, {"ADDRESS": "https://play.example:8443"}, "https://play.example:8443"),
    ],
)
def test_nobody_but_the_site_says_where_links_in_letters_lead(slow, site, monkeypatch, asked, told, begin):  # noqa: F811
    """Whoever asks for somebody's new password may write any host the site answers to, and any port."""
    from django.conf import settings
    from django.core import mail

    from collegium.web.live import letters

    monkeypatch.setattr(settings, "EMAIL_BACKEND", "django.core.mail.backends.locmem.EmailBackend")
    monkeypatch.setattr(letters, "soon", lambda work: work())
    monkeypatch.setattr(mail, "outbox", [], raising=False)
    for name, value in told.items():
        monkeypatch.setattr(settings, name, value)
    secure = {"secure": True} if told.get("HTTPS") else {}
    assert site().post("/recover", {"email": "emmy@example.org"}, **asked, **secure).status_code == 302
    assert re.search(r"(\S+)/recover/", mail.outbox[0].body)[1] == begin


def test_an_address_that_is_none_is_refused_at_the_start():
    from collegium.web.settings import own_address

    assert own_address("") == "" and own_address("https://play.example/") == "https://play.example"
    for wrong in (
        "play.example",
        "ftp://play.example",
        "https://",
        "https://play.example/here",
        "https://a@b",
        "http://x:y",
    ):
        with pytest.raises(ValueError, match="COLLEGIUM_ADDRESS"):
            own_address(wrong)


def test_notices_lead_to_the_configured_address(slow, hours, post, monkeypatch):  # noqa: F811
    """Also where a letterbox has kept another one from before."""
    from django.conf import settings

    box_of(slow, mail="once")
    monkeypatch.setattr(settings, "ADDRESS", "https://new.example")
    slow.choose(0, 0, slow.asked(0))
    hours(61)
    courier().round()
    ((letter, _),) = post.letters
    assert f"https://new.example/t/{slow.id}/" in letter.get_content() and "play.example" not in letter.as_string()
