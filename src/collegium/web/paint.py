"""Everything a viewer of a table sees, as fragments of HTML by id: what that viewer may know, nothing else.

A painting is kept until the room changes; a zone that looks the same to several viewers is drawn once.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from html import escape, unescape
from math import ceil

from collegium.draw.layout import natural_width
from collegium.draw.marks import Kept
from collegium.draw.svg import zone_svg
from collegium.draw.widgets import Words, Zone
from collegium.kernel.game import Game
from collegium.kernel.match import SPECTATOR
from collegium.web import advice, choices, panels
from collegium.web.room import Room
from collegium.web.words import room_say

WIDTHS = {"wide": (1050, 519), "narrow": (366, 366)}  # px of the centre and of a player's zone
COLUMNS, GAP = 24, 12  # of the grid in which the zones of the centre stand, see table.css
GROWN = 1.25  # a zone that has grown by so much is measured anew
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
    asked = choices.asked(room, viewer, view) if viewer.seat in match.to_act else None
    painting = Painting(room.stamp + advice.stamp(room, viewer.seat), room.version)
    zones = list(match.game.table(view, viewer.seat))
    packed = {zone.id: pickle.dumps(zone, 5) for zone in zones}
    places = asked.places if asked else frozenset()
    painting.zones = {name: [] for name in GROUPS}
    spans = _spans(room, [zone for zone in zones if _group(zone, viewer) == "centre"], packed, viewer)
    for zone in zones:
        html = _zone(room, zone, packed[zone.id], viewer, places, spans.get(zone.id, 0))
        painting.zones[_group(zone, viewer)].append((zone.id, html))
    painting.parts = dict(panels.parts(room, viewer, view, zones, asked))
    return painting


def _group(zone: Zone, viewer: Viewer) -> str:
    if zone.role != "player" and zone.seat is None:
        return "centre"
    return "mine" if zone.seat == viewer.seat or (viewer.seat < 0 and zone.seat == 0) else "rivals"


def _spans(room: Room, zones: list[Zone], packed: dict[str, bytes], viewer: Viewer) -> dict[str, int]:
    """How many columns each zone of the centre takes, so that narrow ones stand side by side."""
    if viewer.shape != "wide":
        return {}
    rows: list[list[tuple[str, int]]] = []
    for zone in zones:
        span = _span(room, zone, packed[zone.id], viewer)
        if rows and sum(taken for _, taken in rows[-1]) + span <= COLUMNS:
            rows[-1].append((zone.id, span))
        else:
            rows.append([(zone.id, span)])
    found: dict[str, int] = {}
    for row in rows:  # what is left goes to the last
        spare = COLUMNS - sum(span for _, span in row)
        found |= {id: span + (spare if id == row[-1][0] else 0) for id, span in row}
    return found


def _span(room: Room, zone: Zone, packed: bytes, viewer: Viewer) -> int:
    """The columns a zone needs. Measured anew only when it has grown a good deal, and never less than before: it costs
    as much as drawing, and nothing should jump. Each seat has its own, so that none can be told from another's."""
    key = (viewer.seat, viewer.lang, zone.id)
    measured, span = room.spans.get(key, (0, 0))
    if len(packed) > GROWN * measured:
        whole = WIDTHS["wide"][0]
        used = _width(room, zone, packed, viewer.lang, whole)
        span = max(span, min(COLUMNS, ceil((used + GAP) * COLUMNS / (whole + GAP))))
        room.spans[key] = (len(packed), span)
    return span


def _width(room: Room, zone: Zone, packed: bytes, lang: str, whole: int) -> float:
    """How wide a zone would like to be; the same zone is measured once for all viewers."""
    key = (packed, lang)
    if key not in room.widths:
        if len(room.widths) > DRAWN:
            room.widths.clear()
        room.widths[key] = natural_width(zone, partial(room_say, room, lang=lang), whole, *_style(room, lang))
    return room.widths[key]


def _zone(room: Room, zone: Zone, packed: bytes, viewer: Viewer, places: frozenset[str], span: int) -> str:
    """A zone in its frame. It is drawn once for everybody; who may choose there gets those places marked."""
    wide, player = WIDTHS[viewer.shape]
    if span:
        wide = round((wide + GAP) * span / COLUMNS - GAP)
    key = (packed, viewer.lang, player if zone.role == "player" else wide)
    ready, plain, here = room.drawn.pop(key, None) or _draw(room, zone, viewer.lang, key[2])
    room.drawn[key] = (ready, plain, here)  # the newest last
    while len(room.drawn) > DRAWN:
        del room.drawn[next(iter(room.drawn))]
    picture = plain if here.isdisjoint(places) else marked(ready, places)
    across = f" span{span}" if 0 < span < COLUMNS else ""
    return f'<div id="frame-{escape(zone.id)}" class="zone{across}">{picture}</div>'


class Everywhere(frozenset[str]):
    """All places there are."""

    def __contains__(self, place: object) -> bool:
        return True


EVERYWHERE = Everywhere()
PIECE = re.compile(r'data-place="([^"]*)" class="([^"]*?) can((?: chosen)?)" role="button" tabindex="0"')


@cache
def _kept(game: Game, lang: str) -> Kept:
    """Pieces drawn at any table of a game."""
    return Kept()


def _style(room: Room, lang: str) -> tuple[str, Kept]:
    return room.match.game.motif, _kept(room.match.game, lang)


def _draw(room: Room, zone: Zone, lang: str, width: int) -> tuple[str, str, frozenset[str]]:
    """A zone with every place marked as one that can be chosen, with none, and the places it has."""

    def speak(words: Words) -> str:
        return room_say(room, words, lang)

    ready = zone_svg(zone, speak, width, EVERYWHERE, None, *_style(room, lang))
    return ready, marked(ready, frozenset()), frozenset(unescape(place) for place, _, _ in PIECE.findall(ready))


def marked(ready: str, places: frozenset[str]) -> str:
    """Only these places can be chosen."""

    def piece(found: re.Match[str]) -> str:
        if unescape(found[1]) in places:
            return found[0]
        return f'data-place="{found[1]}" class="{found[2]}{found[3]}" role="group"'

    return PIECE.sub(piece, ready)
