"""Faces of a zone: each way in which somebody at the table sees it, drawn once for all who see it alike."""

from __future__ import annotations

import pickle
import re
from dataclasses import dataclass, field
from functools import cache, partial
from html import unescape

from collegium.draw.layout import natural_width
from collegium.draw.marks import Kept
from collegium.draw.svg import zone_svg
from collegium.draw.widgets import Zone
from collegium.kernel.game import Game
from collegium.web.room import Room
from collegium.web.words import room_say

FACES = 12  # of a zone that a room keeps: what each viewer sees now, and some of what they saw before


@dataclass(frozen=True)
class Drawn:
    """A zone with every place marked as one that can be chosen, with none, and the places it has."""

    ready: str
    plain: str
    places: frozenset[str]

    def choosing(self, places: frozenset[str]) -> str:
        """Only these places can be chosen."""
        return self.plain if self.places.isdisjoint(places) else marked(self.ready, places)


@dataclass
class Face:
    zone: Zone
    size: int  # how much there is to it, in bytes
    drawn: dict[tuple[str, int], Drawn] = field(default_factory=dict)  # by language and width
    widths: dict[tuple[str, int], float] = field(default_factory=dict)  # what it would like of so much, by language

    def draw(self, room: Room, lang: str, width: int) -> Drawn:
        key = (lang, width)
        if key not in self.drawn:
            ready = zone_svg(
                self.zone, partial(room_say, room, lang=lang), width, EVERYWHERE, None, *_style(room, lang)
            )
            places = frozenset(unescape(place) for place, _, _ in PIECE.findall(ready))
            self.drawn[key] = Drawn(ready, marked(ready, frozenset()), places)
        return self.drawn[key]

    def width(self, room: Room, lang: str, whole: int) -> float:
        """How wide the zone would like to be, at most `whole`."""
        key = (lang, whole)
        if key not in self.widths:
            self.widths[key] = natural_width(self.zone, partial(room_say, room, lang=lang), whole, *_style(room, lang))
        return self.widths[key]


def face(room: Room, zone: Zone) -> Face:
    """The face that shows this zone: one that somebody saw lately, or a new one. The room is locked."""
    known: list[Face] = room.faces.setdefault(zone.id, [])
    for at in reversed(range(len(known))):
        if known[at].zone == zone:
            found = known.pop(at)
            break
    else:
        found = Face(zone, len(pickle.dumps(zone, 5)))
        del known[: max(0, len(known) + 1 - FACES)]
    known.append(found)  # the newest last
    return found


@cache
def _kept(game: Game, lang: str) -> Kept:
    """Pieces drawn at any table of a game."""
    return Kept()


def _style(room: Room, lang: str) -> tuple[str, Kept]:
    return room.match.game.motif, _kept(room.match.game, lang)


class Everywhere(frozenset[str]):
    """All places there are."""

    def __contains__(self, place: object) -> bool:
        return True


EVERYWHERE = Everywhere()
PIECE = re.compile(r'data-place="([^"]*)" class="([^"]*?) can((?: chosen)?)" role="button" tabindex="0"')


def marked(ready: str, places: frozenset[str]) -> str:
    """A picture in which every place can be chosen, with these places alone."""

    def piece(found: re.Match[str]) -> str:
        if unescape(found[1]) in places:
            return found[0]
        return f'data-place="{found[1]}" class="{found[2]}{found[3]}" role="group"'

    return PIECE.sub(piece, ready)
