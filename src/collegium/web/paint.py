"""Everything a viewer of a table sees, as fragments of HTML by id: what that viewer may know, nothing else.

A painting is kept until the room changes; a zone that looks the same to several viewers is drawn once.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from collegium.draw.svg import zone_svg
from collegium.draw.widgets import Zone
from collegium.kernel.match import SPECTATOR, Match
from collegium.web import panels
from collegium.web.room import Room
from collegium.web.words import match_say

WIDTHS = {"wide": (1010, 500), "narrow": (366, 366)}  # px of a centre zone and of a player's
GROUPS = ("centre", "mine", "rivals")
DRAWN = 400  # pictures of zones kept per room


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks: a seat (or -1), a language, a kind of screen, and the other seats on the same screen."""

    seat: int = SPECTATOR
    lang: str = "en"
    shape: str = "wide"
    own: tuple[int, ...] = ()

    @property
    def hot(self) -> bool:
        return len(self.own) > 1


@dataclass
class Painting:
    """The fragments of a page at one stamp. `zones[group]` are (id, html) in order."""

    stamp: str
    number: int
    parts: dict[str, str] = field(default_factory=dict)
    zones: dict[str, list[tuple[str, str]]] = field(default_factory=dict)

    def group(self, name: str) -> str:
        return f'<div id="zones-{name}" class="zones {name}">{"".join(html for _, html in self.zones[name])}</div>'

    def since(self, old: Painting | None) -> Iterator[str]:
        """What changed since an older painting of the same viewer (None: everything), to be swapped in by id."""
        for name in GROUPS:
            before = dict(old.zones[name]) if old else {}
            if list(before) != [id for id, _ in self.zones[name]]:
                yield oob(self.group(name))
            else:
                yield from (oob(html) for id, html in self.zones[name] if before[id] != html)
        yield from (oob(html) for id, html in self.parts.items() if not old or old.parts.get(id) != html)


def oob(html: str) -> str:
    """A fragment that replaces the element of the same id."""
    tag, rest = html.split(" ", 1)
    return f'{tag} hx-swap-oob="true" {rest}'


def paint(room: Room, viewer: Viewer) -> Painting:
    """The room as a viewer sees it now."""
    with room.lock:
        known: Painting | None = room.painted.get(viewer)
        if known is None:
            known = room.painted[viewer] = _paint(room, viewer)
        return known


def _paint(room: Room, viewer: Viewer) -> Painting:
    match = room.match
    view = match.view(viewer.seat)
    asked = panels.asked(room, viewer, view) if viewer.seat in match.to_act else None
    painting = Painting(room.stamp, room.version)
    zones = list(match.game.table(view, viewer.seat))
    places = frozenset(option.place for option in asked.legal if option.place) if asked else frozenset()
    painting.zones = {name: [] for name in GROUPS}
    for zone in zones:
        painting.zones[_group(zone, viewer)].append((zone.id, _zone(room, zone, viewer, places)))
    painting.parts = dict(panels.parts(room, viewer, view, zones, asked))
    return painting


def _group(zone: Zone, viewer: Viewer) -> str:
    if zone.role != "player" and zone.seat is None:
        return "centre"
    return "mine" if zone.seat == viewer.seat or (viewer.seat < 0 and zone.seat == 0) else "rivals"


def _zone(room: Room, zone: Zone, viewer: Viewer, places: frozenset[str]) -> str:
    """A zone in its frame: one picture for everybody, and again with its places marked for who may choose there."""
    wide, player = WIDTHS[viewer.shape]
    width = player if zone.role == "player" else wide
    plain = _picture(room, zone, viewer.lang, width, frozenset())
    here = frozenset(place for place in places if f'data-place="{escape(place)}"' in plain)
    picture = _picture(room, zone, viewer.lang, width, here) if here else plain
    return f'<div id="frame-{escape(zone.id)}" class="zone">{picture}</div>'


def _picture(room: Room, zone: Zone, lang: str, width: int, places: frozenset[str]) -> str:
    key = (pickle.dumps(zone, 5), lang, width, places)
    found = room.drawn.pop(key, None)
    if found is None:
        match: Match = room.match
        found = zone_svg(
            zone, lambda words: match_say(match, words, lang, SPECTATOR), width, places, None, match.game.motif
        )
    room.drawn[key] = found  # the newest last
    while len(room.drawn) > DRAWN:
        del room.drawn[next(iter(room.drawn))]
    return found


def forget(room: Room) -> None:
    """Let go of drawings nobody needs."""
    with room.lock:
        room.painted.clear()
        room.drawn.clear()
