"""A person without a browser: cookies, CSRF and streams over plain HTTP, and every byte that was received."""

from __future__ import annotations

import codecs
import http.client
import re
import socket
import threading
import urllib.parse
from contextlib import suppress
from http.cookies import SimpleCookie


class Person:
    """Somebody at the site. `received` is every byte the server ever sent to them."""

    def __init__(self, server, language: str = "en") -> None:
        self.server, self.language = server, language
        self.cookies: dict[str, str] = {}
        self.received = bytearray()

    def ask(self, method: str, path: str, form: dict | None = None, live: bool = False) -> tuple[int, str, dict]:
        connection = http.client.HTTPConnection("localhost", self.server.port, timeout=30)
        headers = {
            "Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items()),
            "Accept-Language": self.language,
            "Origin": self.server.url,
        }
        if live:
            headers["HX-Request"] = "true"
        body = None
        if form is not None:
            body = urllib.parse.urlencode(form)
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            headers["X-CSRFToken"] = self.cookies.get("csrftoken", "")
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        data = answer.read()
        self.received += data + str(answer.getheaders()).encode()
        for value in answer.headers.get_all("Set-Cookie") or ():
            for name, morsel in SimpleCookie(value).items():
                self.cookies[name] = morsel.value
        connection.close()
        return answer.status, data.decode(), answer.headers

    def get(self, path: str) -> tuple[int, str]:
        status, text, headers = self.ask("GET", path)
        if status in (301, 302):
            return self.get(headers["Location"])
        return status, text

    def post(self, path: str, form: dict | None = None, live: bool = True) -> tuple[int, str, dict]:
        if "csrftoken" not in self.cookies:
            self.get("/me")
        return self.ask("POST", path, form or {}, live)

    def play_now(self, game: str) -> str:
        """A running game against bots; returns the table's path."""
        status, text, headers = self.post(f"/play/{game}", live=False)
        assert status == 302, (status, text)
        return headers["Location"]

    def options(self, table: str, seat: int | None = None) -> tuple[int, list[int], str]:
        """The number to answer, the legal options and the page."""
        _, page = self.get(table if seat is None else f"{table}?as={seat}")
        part = page[page.index('id="choice"') :]
        answers = re.search(r'name="answers" value="(\d+)"', part)
        legal = [int(x) for x in re.findall(r'name="option" value="(\d+)"', part)]
        return int(answers[1]) if answers else -1, legal, page

    def listen(self, path: str, last: str = "") -> Stream:
        return Stream(self, path, last)


class Stream(threading.Thread):
    """A stream read in the background: `ids` and `text` of what came."""

    def __init__(self, person: Person, path: str, last: str) -> None:
        super().__init__(daemon=True)
        self.connection = http.client.HTTPConnection("localhost", person.server.port, timeout=60)
        cookies = "; ".join(f"{k}={v}" for k, v in person.cookies.items())
        headers = {"Cookie": cookies, "Accept": "text/event-stream", "Accept-Language": person.language}
        if last:
            headers["Last-Event-ID"] = last
        self.connection.request("GET", path, headers=headers)
        self.sock = self.connection.sock  # the connection may let go of it
        self.answer = self.connection.getresponse()
        self.person, self.text = person, ""
        self.start()

    @property
    def ids(self) -> list[str]:
        return re.findall(r"^id: (.*)$", self.text, re.M)

    def run(self) -> None:
        letters = codecs.getincrementaldecoder("utf-8")()  # one may come in two parts
        try:
            while part := self.answer.read1(65536):
                self.text += letters.decode(part)
                self.person.received += part
        except (OSError, ValueError, AttributeError, http.client.HTTPException):
            pass

    def close(self) -> None:
        """Hang up; the thread that reads is not waited for until something comes."""
        with suppress(OSError):
            self.sock.shutdown(socket.SHUT_RDWR)
        self.join()
        self.answer.close()
        self.connection.close()
