"""The examples for servers name settings, commands and files that exist; and the docs tell every setting."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import yaml

from collegium import paths
from collegium.web import serve

ROOT = Path(__file__).parents[2]
FILES = [file for file in (ROOT / "deploy").iterdir() if file.is_file()]
WEB = Path(serve.__file__).parent


def settings() -> set[str]:
    """What is read from the environment."""
    read = (WEB / "settings.py").read_text() + (WEB / "serve.py").read_text() + Path(paths.__file__).read_text()
    named = re.findall(r'(?:setting|figure|switch)\("([A-Z_]+)"', read) + re.findall(r'"COLLEGIUM_([A-Z_]+)"', read)
    return {f"COLLEGIUM_{name}" for name in named}


def test_examples_name_what_there_is():
    told = {name for file in FILES for name in re.findall(r"COLLEGIUM_[A-Z_]+", file.read_text())}
    assert len(told) > 5 and told <= settings()
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    commands = [
        line.partition("collegium serve")[2] or " ".join(re.findall(r'"([^"]+)"', line)[2:])
        for file in FILES
        for line in file.read_text().splitlines()
        if "bin/collegium serve" in line or '"collegium", "serve"' in line
    ]
    assert [parser.parse_args(shlex.split(command)).workers for command in commands] == [2, 2]
    for file in re.findall(r"`([\w.-]+)`", (ROOT / "deploy" / "README.md").read_text().partition("What every")[0]):
        assert (ROOT / "deploy" / file).exists(), file


def test_the_docs_tell_every_setting():
    table = (ROOT / "docs" / "site.md").read_text().partition("## A public server")[2].partition("\n## ")[0]
    missing = settings() - set(re.findall(r"^\| `(COLLEGIUM_[A-Z_]+)`", table, re.M))
    assert not missing


def test_the_compose_file_fits_together():
    """It names no service, network, volume, file or variable that is not there; and believes the proxy it starts."""
    folder = ROOT / "deploy"
    found = yaml.safe_load((folder / "compose.yaml").read_text())
    services = found["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(found["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (folder / source).exists() if source.startswith(".") else source in found["volumes"], volume
    site, caddy = services["site"], services["caddy"]
    assert (folder / site["build"]["context"] / site["build"]["dockerfile"]).exists()
    assert site["environment"]["COLLEGIUM_PROXIES"] == caddy["networks"]["inside"]["ipv4_address"]
    hosts = {urlsplit(site["environment"][f"COLLEGIUM_{part}_URL"]).hostname for part in ("DATABASE", "REDIS")}
    assert hosts <= set(services)
    for read in re.findall(r"\{\$(\w+)", (folder / "Caddyfile").read_text()):
        assert read in caddy["environment"], read
    told = (folder / "compose.yaml").read_text()
    assert set(re.findall(r"\$\{(\w+)\}", told)) == set(re.findall(r"(\w+)=", told.splitlines()[0]))


BEHIND = """import json
import django
django.setup()
from django.test import Client
plain = Client().get("/me")
answer = Client().get("/me", secure=True)
cookies = {name: bool(cookie["secure"]) for name, cookie in answer.cookies.items()}
health = Client().get("/health").status_code
print(json.dumps([plain.status_code, plain["Location"], dict(answer.headers), cookies, health]))
"""


def test_behind_tls_all_is_strict(django, tmp_path):
    """COLLEGIUM_HTTPS=1: what comes in the open is sent to TLS (but for who asks for `/health`), for good. What binds
    other sites of the domain, too, is said only where the operator says so."""
    behind_tls(tmp_path / "usual", f"max-age={365 * 86400}")
    more = {"COLLEGIUM_HSTS_SUBDOMAINS": "1", "COLLEGIUM_HSTS_PRELOAD": "1"}
    behind_tls(tmp_path / "more", f"max-age={365 * 86400}; includeSubDomains; preload", **more)


def behind_tls(data, expected, **more):
    data.mkdir()
    told = {"COLLEGIUM_DATA_DIR": str(data), "COLLEGIUM_HTTPS": "1", "COLLEGIUM_HOSTS": "testserver", **more}
    (data / "static").symlink_to(Path(os.environ["COLLEGIUM_DATA_DIR"]) / "static")  # collected once
    command = [sys.executable, "-m", "collegium.web.manage", "migrate", "--verbosity", "0"]
    subprocess.run(command, check=True, env={**os.environ, **told})
    done = subprocess.run([sys.executable, "-c", BEHIND], env={**os.environ, **told}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    status, to, headers, cookies, health = json.loads(done.stdout.splitlines()[-1])
    assert (status, to, health) == (301, "https://testserver/me", 200)
    assert headers["Strict-Transport-Security"] == expected
    assert "default-src 'none'" in headers["Content-Security-Policy"] and headers["X-Frame-Options"] == "DENY"
    assert cookies and all(cookies.values()), cookies
