"""How the site is doing, in figures: what this process did in the last minutes, and what all processes share.

For a page for staff and for Prometheus (`/metrics`, its text format). With several processes each tells its own part;
what stands in the database is the same from each of them.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from django.contrib.auth.models import User
from django.db.models import Count

from collegium.web.live import bell, rooms, signs, timing
from collegium.web.live.thinking import turns
from collegium.web.models import Person, Report, Table

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def own() -> dict[str, float]:
    """What this process does, and did in the last minutes."""
    took, (choices, _) = timing.lately(), timing.taken()
    up = time.time() - timing.BEGUN
    looked = min(timing.LATELY, max(1.0, up))
    return {
        "choices": choices, "rate": len(took) / looked, "p50": share(took, 0.5), "p99": share(took, 0.99),
        "streams": bell.ears(), "rooms": rooms.count(), "waiting": turns.waiting, "thinking": turns.running,
        "memory": memory(), "up": up,
    }  # fmt: skip


def share(sorted_: list[float], part: float) -> float:
    """The value that this part of all stay within; 0 for none."""
    return sorted_[min(len(sorted_) - 1, int(part * len(sorted_)))] if sorted_ else 0.0


def memory() -> int:
    """Bytes that this process has in memory; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE
    except (OSError, ValueError, IndexError):
        return 0


def shared() -> dict[str, int]:
    """What all processes share: counted in the database."""
    live = (Table.OPEN, Table.RUNNING, Table.HELD)
    rows = Table.objects.filter(state__in=live).values_list("state").annotate(Count("id"))
    found = {**dict.fromkeys(live, 0), **dict(rows)}
    return {
        "running": found[Table.RUNNING], "open": found[Table.OPEN], "held": found[Table.HELD],
        "standing": int(signs.life().get("standing", 0)), "people": Person.objects.count(),
        "accounts": User.objects.count(), "reports": Report.objects.filter(done=False).count(),
    }  # fmt: skip


def prometheus() -> str:
    """All of it in Prometheus's text format."""
    mine, all_ = own(), shared()
    lines: list[str] = []

    def tell(name: str, kind: str, about: str, *values: tuple[str, float]) -> None:
        lines.extend((f"# HELP {name} {about}", f"# TYPE {name} {kind}"))
        lines.extend(f"{name}{label} {value:.10g}" for label, value in values)

    states = [(f'{{state="{state}"}}', float(all_[state])) for state in ("open", "running", "held")]
    tell("collegium_tables", "gauge", "Tables by state, of all processes.", *states)
    tell("collegium_tables_standing", "gauge", "Tables whose bots stand still, of all.", ("", all_["standing"]))
    tell("collegium_people", "gauge", "People known, of all processes.", ("", all_["people"]))
    tell("collegium_accounts", "gauge", "Accounts, of all processes.", ("", all_["accounts"]))
    tell("collegium_reports_open", "gauge", "Reported messages that nobody has looked at.", ("", all_["reports"]))
    took = ((f'{{quantile="{part}"}}', mine[name]) for part, name in (("0.5", "p50"), ("0.99", "p99")))
    tell(
        "collegium_choice_seconds", "summary", "Time to take a choice; quantiles of the last five minutes.", *took,
        ("_sum", timing.taken()[1]), ("_count", mine["choices"]),
    )  # fmt: skip
    tell("collegium_streams", "gauge", "Streams open in this process.", ("", mine["streams"]))
    tell("collegium_rooms", "gauge", "Rooms open in this process.", ("", mine["rooms"]))
    tell("collegium_thoughts_waiting", "gauge", "Thoughts that wait for their turn.", ("", mine["waiting"]))
    tell("collegium_thoughts_running", "gauge", "Thoughts under way.", ("", mine["thinking"]))
    tell("process_resident_memory_bytes", "gauge", "Memory of this process.", ("", mine["memory"]))
    tell("process_start_time_seconds", "gauge", "When this process began.", ("", timing.BEGUN))
    return "\n".join(lines) + "\n"
