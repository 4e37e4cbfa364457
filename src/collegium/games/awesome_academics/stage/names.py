"""What a screen reader says of each piece; every name is made once and kept."""

from functools import lru_cache

from collegium.kernel import SeatName, Text

from .. import naming
from ..components import CARD_NAMES, LETTERS, PAIR_KEYS, TITLES
from .badges import TRACKS_OF
from .folders import AREA_KEYS, AREAS, WANTS
from .formulas import STANDARD_OF

STATES = ("folder-plain", "folder-full", "folder-extended", "folder-worked", "folder-idle")


def letters_of(months):
    return naming.months(months) or "0"


@lru_cache(300)
def call_name(p, copies):
    return Text("call-name", {"project": naming.project(p), "area": Text(f"area-{AREA_KEYS[AREAS[p]]}"),
                              "n": copies})  # fmt: skip


@lru_cache(300)
def folder_name(who, p, progress, state):
    """A project in play: whose, what it still needs, how it stands."""
    left = letters_of([want - done for want, done in zip(WANTS[p], progress, strict=True)])
    return Text("folder-name", {"player": SeatName(who), "title": TITLES[p], "months": left,
                                "state": Text(STATES[state])})  # fmt: skip


@lru_cache(300)
def spine_name(who, p):
    return Text("spine-name", {"player": SeatName(who), "title": TITLES[p]})


@lru_cache(300)
def researcher_name(who, i, levels, months, salary):
    tracks = ", ".join(f"{LETTERS[d]} {level}" for d, level in zip(TRACKS_OF[i], levels, strict=True))
    gives = " ".join(f"{n}{LETTERS[d]}" for d, n in zip(TRACKS_OF[i], months, strict=True))
    return Text("staff-name", {"player": SeatName(who), "name": naming.researcher(i), "levels": tracks,
                               "months": gives, "salary": salary})  # fmt: skip


@lru_cache(300)
def student_name(who, j, tokens, months, salary):
    held = letters_of(tokens)
    return Text("staff-name", {"player": SeatName(who), "name": naming.student(j), "levels": held,
                               "months": str(months), "salary": salary})  # fmt: skip


@lru_cache(300)
def vacancy_name(pair, left):
    return Text("vacancy-name", {"pair": Text(f"pair-{PAIR_KEYS[pair]}"), "n": left})


@lru_cache(300)
def counted(key, n):
    """A text that counts one thing."""
    return Text(key, {"n": n})


@lru_cache(300)
def card_name(key, c):
    """A card and both its halves: on the cork, in hand, laid, in force."""
    return Text(key, {"card": naming.card(c), "about": Text(f"card-{CARD_NAMES[c]}-about"),
                      "standard": naming.standard(STANDARD_OF[c])})  # fmt: skip


@lru_cache(300)
def owned_card(key, who, c):
    return Text(key, {"player": SeatName(who), "card": naming.card(c), "about": Text(f"card-{CARD_NAMES[c]}-about")})


@lru_cache(300)
def bonus_name(e, how, leads):
    """A bonus: how it stands, and who would score it now."""
    keys = {-1: "bonus-in-deck", -2: "bonus-active", -3: "bonus-open", -4: "bonus-happened"}
    note = Text(keys[how]) if how < 0 else Text("bonus-reserved-by", {"player": SeatName(how)})
    if not leads:
        return Text("bonus-name-deck", {"bonus": naming.bonus(e), "note": note})
    return Text("bonus-name", {"bonus": naming.bonus(e), "note": note, "lead": [SeatName(who) for who in leads]})


@lru_cache(300)
def turn_name(turn, phase, last):
    return Text("headline-last" if last else "headline", {"turn": turn, "phase": naming.phase(phase)})


@lru_cache(300)
def note_name(e):
    if e < 0:
        return Text("no-event-short")
    return Text("event-line", {"event": naming.happening(e), "about": naming.happening_about(e)})


@lru_cache(300)
def points_name(who, d, n):
    return Text("points-name", {"player": SeatName(who), "discipline": naming.discipline(d), "n": n})


@lru_cache(300)
def owned(key, who, n, more=0):
    """Something of a group that is counted."""
    return Text(key, {"player": SeatName(who), "n": n, "more": more})


@lru_cache(300)
def months_name(key, who, months):
    return Text(key, {"player": SeatName(who), "months": letters_of(months)})


@lru_cache(300)
def strip_name(who, place, reputation, money, hand, staff, projects):
    return Text("strip-name", {"player": SeatName(who), "place": place, "reputation": letters_of(reputation),
                               "money": money, "hand": hand, "staff": staff, "projects": projects})  # fmt: skip


@lru_cache(300)
def plan_name(brings, wants):
    return Text("plan-name", {"have": letters_of(brings[:3]), "any": brings[3], "need": letters_of(wants)})


@lru_cache(300)
def pin_name(who, t, spent):
    return Text("pin-name", {"player": SeatName(who), "tile": naming.tile(t), "spent": spent})
