"""Browsers that a script drives in the same way: Chromium, WebKit (the engine of Safari) and Firefox.

Chromium is driven by playwright, WebKit by WebKitWebDriver (W3C WebDriver over HTTP, on a screen of Xvfb), Firefox by
WebDriver BiDi over a WebSocket. `DRIVERS` has a class for each: `missing()` names the Debian packages that this machine
lacks, and `limits` says what that browser cannot be made to do.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, ClassVar

PATIENCE = 60  # seconds for one command to a browser
LISTENS = re.compile(r"BiDi listening on ws://127\.0\.0\.1:(\d+)")  # a line that Firefox writes
MINI = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
HEAR = """if (!window.heard) { window.heard = [];
  addEventListener("error", ({message, target}) => heard.push(message || `${target.tagName} ${target.src}`), true);
  addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
  const tell = console.error;
  console.error = (...words) => { heard.push(words.join(" ")); tell(...words); };
  new ReportingObserver((found) => heard.push(...found.map((one) => JSON.stringify(one.body))),
    {types: ["csp-violation"], buffered: true}).observe(); }"""  # what a driver without a console asks the page to note


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Driver:
    """A browser with one window. A phone's window is narrow and, where the browser can, touched by a finger."""

    name = limits = ""
    packages: ClassVar[dict[str, str]] = {}  # a program, and the Debian package that has it

    def __init__(self, size: tuple[int, int], phone: bool) -> None:
        raise NotImplementedError

    @classmethod
    def missing(cls) -> list[str]:
        return [package for program, package in cls.packages.items() if not shutil.which(program)]

    def open(self, address: str) -> None:
        """Go to a page and wait until it is loaded."""
        raise NotImplementedError

    def run(self, expression: str) -> Any:
        """Return what a JavaScript expression gives: anything that can be written as JSON."""
        raise NotImplementedError

    def tap(self, x: float, y: float) -> None:
        """Press and let go at a point of the window, with a finger or the mouse."""
        raise NotImplementedError

    def picture(self) -> bytes:
        """Return a PNG of the window."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """Return the errors that the console has told so far."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class Chromium(Driver):
    name = "chromium"
    packages: ClassVar[dict[str, str]] = {"chromium": "chromium"}

    def __init__(self, size: tuple[int, int], phone: bool) -> None:
        from playwright.sync_api import sync_playwright

        self.finger, self.told = phone, list[str]()
        self.playwright = sync_playwright().start()
        told = {"executable_path": shutil.which("chromium"), "args": ["--headless", "--no-sandbox", "--disable-gpu"]}
        self.browser = self.playwright.chromium.launch(**told)
        viewport = {"width": size[0], "height": size[1]}
        context = self.browser.new_context(viewport=viewport, is_mobile=phone, has_touch=phone, locale="en-GB")
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.told.append(str(error)))
        self.page.on("console", lambda said: self.told.append(said.text) if said.type == "error" else None)

    def open(self, address: str) -> None:
        self.page.goto(address)

    def run(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def tap(self, x: float, y: float) -> None:
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def picture(self) -> bytes:
        return bytes(self.page.screenshot())

    def problems(self) -> list[str]:
        self.run("1")  # events are heard while one waits for an answer
        return self.told

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()


class Webkit(Driver):
    """MiniBrowser of WebKitGTK."""

    name = "webkit"
    limits = (
        "no finger (the mouse clicks at phone width too), no window narrower than about 450 px, and no errors from "
        "before a page was loaded, but for what its security policy forbids"
    )
    packages: ClassVar[dict[str, str]] = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}

    def __init__(self, size: tuple[int, int], phone: bool) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="collegium-webkit-"))
        ends, begins = os.pipe()
        screen = ["Xvfb", "-displayfd", str(begins), "-screen", "0", "1600x1300x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(screen, pass_fds=[begins], stderr=subprocess.DEVNULL)
        os.close(begins)
        with os.fdopen(ends) as number:
            display = f":{number.readline().strip()}"
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        there = {**os.environ, "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": str(self.folder)}
        self.driver = subprocess.Popen(["WebKitWebDriver", "-p", str(port)], env=there, stdout=subprocess.DEVNULL)
        wanted = {"webkitgtk:browserOptions": {"binary": str(MINI[-1]), "args": ["--automation"]}}
        self.session = ""
        self.session = "/session/" + self._ask("POST", "/session", capabilities={"alwaysMatch": wanted})["sessionId"]
        width, height = size
        self._ask("POST", "/window/rect", x=0, y=0, width=width, height=height)
        time.sleep(0.5)
        height += height - self.run("innerHeight")  # its bar
        self._ask("POST", "/window/rect", x=0, y=0, width=width, height=height)

    def _ask(self, method: str, path: str, **told: Any) -> Any:
        data = json.dumps(told).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + self.session + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        end = time.monotonic() + 10
        while True:
            try:
                return json.load(urllib.request.urlopen(request, timeout=PATIENCE))["value"]
            except urllib.error.HTTPError as error:
                raise RuntimeError(error.read().decode()[:500]) from None
            except urllib.error.URLError:
                if self.session or time.monotonic() > end:
                    raise
                time.sleep(0.1)  # the driver has just been started

    def open(self, address: str) -> None:
        self._ask("POST", "/url", url=address)

    def run(self, expression: str) -> Any:
        return self._ask("POST", "/execute/sync", script=f"{HEAR} return {expression}", args=[])

    def tap(self, x: float, y: float) -> None:
        steps = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                 {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]  # fmt: skip
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._ask("POST", "/actions", actions=[mouse])

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def problems(self) -> list[str]:
        return list(self.run("heard"))

    def close(self) -> None:
        if self.session:
            self._ask("DELETE", "")
        for process in (self.driver, self.screen):
            process.terminate()
            process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


class Firefox(Driver):
    name = "firefox"
    packages: ClassVar[dict[str, str]] = {"firefox-esr": "firefox-esr"}

    def __init__(self, size: tuple[int, int], phone: bool) -> None:
        self.kind, self.told, self.asked = "touch" if phone else "mouse", list[str](), 0
        self.folder = Path(tempfile.mkdtemp(prefix="collegium-firefox-"))
        wishes = {"intl.accept_languages": "en-GB", "browser.shell.checkDefaultBrowser": False}
        if phone:  # a coarse pointer that cannot hover
            names = ("ui.primaryPointerCapabilities", "ui.allPointerCapabilities", "dom.w3c_touch_events.enabled")
            wishes |= dict.fromkeys(names, 1)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in wishes.items()]
        (self.folder / "user.js").write_text("\n".join(lines))
        command = ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port", "0"]
        there = {**os.environ, "HOME": str(self.folder)}
        said = self.folder / "said.log"
        with said.open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--profile", str(self.folder)], env=there, stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while not (found := LISTENS.search(said.read_text(errors="replace"))):
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError("Firefox does not listen")
            time.sleep(0.1)
        self.wire = Wire(int(found[1]), "/session")
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self.window = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._here("browsingContext.setViewport", viewport={"width": size[0], "height": size[1]})

    def _ask(self, method: str, **told: Any) -> Any:
        self.asked += 1
        self.wire.send(json.dumps({"id": self.asked, "method": method, "params": told}))
        while True:
            said = json.loads(self.wire.receive())
            if said.get("id") == self.asked:
                if said["type"] == "error":
                    raise RuntimeError(f"{method}: {said['message'][:500]}")
                return said["result"]
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.told.append(str(said["params"]["text"]))

    def _here(self, method: str, **told: Any) -> Any:
        return self._ask(method, context=self.window, **told)

    def open(self, address: str) -> None:
        self._here("browsingContext.navigate", url=address, wait="complete")

    def run(self, expression: str) -> Any:
        told = {"target": {"context": self.window}, "awaitPromise": True}
        found = self._ask("script.evaluate", expression=f"JSON.stringify({expression})", **told)
        if found["type"] != "success":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"]) if "value" in found["result"] else None

    def tap(self, x: float, y: float) -> None:
        steps = [{"type": "pointerMove", "x": round(x), "y": round(y)},
                 {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]  # fmt: skip
        pointer = {"type": "pointer", "id": self.kind, "parameters": {"pointerType": self.kind}, "actions": steps}
        self._here("input.performActions", actions=[pointer])

    def picture(self) -> bytes:
        return base64.b64decode(self._here("browsingContext.captureScreenshot")["data"])

    def problems(self) -> list[str]:
        self.run("1")  # events are heard while one waits for an answer
        return self.told

    def close(self) -> None:
        self._ask("browser.close")
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


class Wire:
    """Just enough of a WebSocket: text both ways."""

    def __init__(self, port: int, path: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]  # fmt: skip
        self.socket.sendall("\r\n".join(lines).encode())
        while self.file.readline().strip():
            pass

    def send(self, words: str, kind: int = 1) -> None:
        data, mask = words.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            length = bytes([128 | size])
        else:
            length = struct.pack(">BH", 254, size) if size < 65536 else struct.pack(">BQ", 255, size)
        self.socket.sendall(bytes([128 | kind]) + length + mask + bytes(b ^ mask[k % 4] for k, b in enumerate(data)))

    def receive(self) -> str:
        found = b""
        while True:
            first, second = self.file.read(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if first & 15 == 9:  # a ping
                self.send("", 10)
                continue
            found += data
            if first & 128:
                return found.decode()


DRIVERS = {driver.name: driver for driver in (Chromium, Webkit, Firefox)}
