"""How the site is doing: a page for staff, and figures for Prometheus, whom not everybody may be."""

from __future__ import annotations

import re

from .fellows import counting, fellow, logged_in, play_out


def read(text):
    """The figures of Prometheus's text format; every line is one, or says what one is."""
    found, typed = {}, set()
    for line in text.splitlines():
        if told := re.fullmatch(r"# (HELP|TYPE) (\w+) (.+)", line):
            typed.add(told[2])
            continue
        name, labels, value = re.fullmatch(r'(\w+)(\{\w+="[^"]+"\})? ([-+.e\d]+)', line).groups()
        assert re.sub("_(sum|count)$", "", name) in typed, line
        found[name + (labels or "")] = float(value)
    return found


def test_what_prometheus_reads(site):
    before = read(site().get("/metrics").content.decode())
    room = play_out(counting([fellow("Ada"), fellow("Bob")]))
    counting([fellow("Ada"), fellow("Bob")])
    answer = site().get("/metrics")
    assert answer["Content-Type"].startswith("text/plain; version=0.0.4")
    now = read(answer.content.decode())
    assert now["collegium_choice_seconds_count"] - before["collegium_choice_seconds_count"] == room.version
    assert now["collegium_choice_seconds_sum"] > before["collegium_choice_seconds_sum"]
    assert now['collegium_tables{state="running"}'] == before['collegium_tables{state="running"}'] + 1
    assert now["collegium_people"] == before["collegium_people"] + 4
    assert 0 < now['collegium_choice_seconds{quantile="0.5"}'] <= now['collegium_choice_seconds{quantile="0.99"}']
    assert now["process_resident_memory_bytes"] > 10e6


def test_figures_are_not_for_everybody(site, monkeypatch):
    from django.conf import settings

    away = {"REMOTE_ADDR": "203.0.113.9"}
    assert site().get("/metrics", **away).status_code == 403
    assert site().get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 403
    assert site().get("/metrics", headers={"Authorization": "Bearer "}, **away).status_code == 403
    monkeypatch.setattr(settings, "METRICS_TOKEN", "a long token")
    for token, status in (("a long token", 200), ("another", 403), ("", 403)):
        told = {"Authorization": f"Bearer {token}"}
        assert site().get("/metrics", headers=told, **away).status_code == status
    assert site().get("/figures").status_code == 302
    assert logged_in(site, fellow("Ada")).get("/figures").status_code == 302
    for lang, words in (("en", "Choices a second"), ("nl", "Keuzes per seconde"), ("es", "Elecciones por segundo")):
        staff = logged_in(site, fellow("Root", is_staff=True))
        page = staff.get("/figures", headers={"Accept-Language": lang}).content.decode()
        assert words in page and " MB" in page and " ms" in page


def test_shares_of_a_list(django):
    from collegium.web.live.figures import share

    assert share([], 0.5) == 0.0 and share([3.0], 0.99) == 3.0
    assert share([float(x) for x in range(100)], 0.5) == 50.0 and share([float(x) for x in range(100)], 0.99) == 99.0
