"""Everything a viewer of a table sees, as fragments of HTML by id: what that viewer may know, nothing else.

A painting is kept until the room changes; a zone that looks the same to several viewers is drawn once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha1
from math import ceil

from django.utils.safestring import SafeString, mark_safe

from collegium.draw.changes import DrawnBoard
from collegium.draw.once import once
from collegium.draw.widgets import Zone
from collegium.match.match import SPECTATOR
from collegium.web.live import rows
from collegium.web.live.room import Room
from collegium.web.page import board, choices, older, panels
from collegium.web.page.faces import Face, face
from collegium.web.page.listing import Listing, oob
from collegium.web.page.snippets import joined, snippet

# By kind of screen (the script knows their limits, see site.js): px of the centre and of a player's zone, no more than
# there are, so that no word is drawn smaller than meant. BESIDE: the choice stands beside the table.
WIDTHS = {"wide": (1050, 519), "medium": (880, 434), "small": (736, 362), "middle": (700, 700), "narrow": (366, 366)}
BESIDE = ("wide", "medium", "small")
COLUMNS, GAP = 24, 12  # of the grid in which the zones of the centre stand, see table.css
GROWN = 1.25  # a zone that has grown by so much is measured anew
CLOSED = SafeString("</div>")
GROUPS = ("centre", "mine", "rivals")
SHORT = 'href="~#'  # in a message, for the address of the sheet; follow.js writes it out


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks: a seat (or -1), a language, a kind of screen, and the other seats on the same screen. Who
    watches from a seat that somebody shows sees what that seat sees, and can do nothing."""

    seat: int = SPECTATOR
    lang: str = "en"
    shape: str = "wide"
    own: tuple[int, ...] = ()
    board: str = "wide"  # the kind of screen as a board on the stage knows it
    watches: bool = False

    @once
    def plays(self) -> bool:
        return self.seat >= 0 and not self.watches

    @property
    def hot(self) -> bool:
        return len(self.own) > 1


@dataclass
class Painting:
    """The fragments of a page as they are now. `zones[group]` are (id, html) in order."""

    panels: dict[str, SafeString | Listing] = field(default_factory=dict)  # of a list less need be told
    zones: dict[str, list[tuple[str, SafeString]]] = field(default_factory=dict)
    board: DrawnBoard | None = None  # of a game on the stage
    sheet: str = ""  # the address of its symbols

    @once
    def stamp(self) -> str:
        """What the viewer sees, in short: the same where all of it is the same. It tells nothing more than that."""
        zones = [self.group(name) for name in GROUPS] if self.zones else []
        parts = (*zones, *self.panels.values())
        seen = [part.digest if type(part) is Listing else part.encode() for part in parts]
        if self.board:
            seen.append(self.board.digest)
        return sha1(b"".join(seen), usedforsecurity=False).hexdigest()[:20]

    @property
    def parts(self) -> dict[str, SafeString]:
        """The panels as a page has them."""
        return {id: part.html if isinstance(part, Listing) else part for id, part in self.panels.items()}

    def group(self, name: str) -> SafeString:
        opened = snippet('<div id="zones-{}" class="zones {}">', name, name)
        return joined((opened, *(html for _, html in self.zones.get(name, ())), CLOSED))

    def since(self, old: Painting | None) -> Iterator[str]:
        """What changed since an older painting of the same viewer (None: everything), to be swapped in by id. The
        address of the sheet of symbols is left out of it: the page knows it."""
        long = f'href="{self.sheet}#'
        return (part.replace(long, SHORT) for part in self._since(old)) if self.sheet else self._since(old)

    def _since(self, old: Painting | None) -> Iterator[str]:
        if self.board:
            yield oob(self.board.since(old.board if old else None))
        for name in GROUPS if not self.board else ():
            before = dict(old.zones[name]) if old else {}
            if list(before) != [id for id, _ in self.zones[name]]:
                yield oob(self.group(name))
            else:
                yield from (oob(html) for id, html in self.zones[name] if before[id] != html)
        for id, part in self.panels.items():
            then = old.panels.get(id) if old else None
            if isinstance(part, Listing):
                yield from part.since(then) if isinstance(then, Listing) else (oob(part.html),)
            elif part != then:
                yield oob(part)


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
    mine = viewer.plays and viewer.seat in match.to_act and not room.quick and rows.plays(room, viewer.seat)
    asked = choices.asked(room, viewer, view) if mine else None
    painting = Painting()
    stage = match.game.stage
    zones = [] if stage else list(match.game.table(view, viewer.seat))
    places = asked.places if asked else frozenset()
    if stage:
        painting.sheet = board.sheet(match.game)
        painting.board = board.painted(room, viewer, view, places, asked.refused if asked else frozenset())
        if asked:
            asked.thumbs, asked.sheet = painting.board.thumbs, painting.sheet
    painting.panels = dict(panels.parts(room, viewer, view, zones, asked))
    painting.panels.update(older.panel(room, viewer.lang))
    if stage:
        return painting
    faces = [face(room, zone) for zone in zones]
    painting.zones = {name: [] for name in GROUPS}
    spans = _spans(room, [seen for seen in faces if _group(seen.zone, viewer) == "centre"], viewer)
    for seen in faces:
        html = _zone(room, seen, viewer, places, spans.get(seen.zone.id, 0))
        painting.zones[_group(seen.zone, viewer)].append((seen.zone.id, html))
    return painting


def _group(zone: Zone, viewer: Viewer) -> str:
    if zone.role != "player" and zone.seat is None:
        return "centre"
    return "mine" if zone.seat == viewer.seat or (viewer.seat < 0 and zone.seat == 0) else "rivals"


def _spans(room: Room, faces: list[Face], viewer: Viewer) -> dict[str, int]:
    """How many columns each zone of the centre takes, so that narrow ones stand side by side."""
    if viewer.shape not in BESIDE:
        return {}
    rows: list[list[tuple[str, int]]] = []
    for seen in faces:
        span = _span(room, seen, viewer)
        if rows and sum(taken for _, taken in rows[-1]) + span <= COLUMNS:
            rows[-1].append((seen.zone.id, span))
        else:
            rows.append([(seen.zone.id, span)])
    found: dict[str, int] = {}
    for row in rows:  # what is left goes to the last
        spare = COLUMNS - sum(span for _, span in row)
        found |= {id: span + (spare if id == row[-1][0] else 0) for id, span in row}
    return found


def _span(room: Room, seen: Face, viewer: Viewer) -> int:
    """The columns a zone needs. Measured anew only when it has grown a good deal, and never less than before: it costs
    as much as drawing, and nothing should jump. Each seat has its own, so that none can be told from another's."""
    key = (viewer.seat, viewer.lang, viewer.shape, seen.zone.id)
    measured, span = room.spans.get(key, (0, 0))
    if seen.size > GROWN * measured:
        whole = WIDTHS[viewer.shape][0]
        used = seen.width(room, viewer.lang, whole)
        span = max(span, min(COLUMNS, ceil((used + GAP) * COLUMNS / (whole + GAP))))
        room.spans[key] = (seen.size, span)
    return span


def _zone(room: Room, seen: Face, viewer: Viewer, places: frozenset[str], span: int) -> SafeString:
    """A zone in its frame. It is drawn once for everybody; who may choose there gets those places marked."""
    wide, player = WIDTHS[viewer.shape]
    if span:
        wide = round((wide + GAP) * span / COLUMNS - GAP)
    picture = seen.draw(room, viewer.lang, player if seen.zone.role == "player" else wide).choosing(places)
    across = f" span{span}" if 0 < span < COLUMNS else ""
    return joined((snippet('<div id="frame-{}" class="zone{}">', seen.zone.id, across), mark_safe(picture), CLOSED))
