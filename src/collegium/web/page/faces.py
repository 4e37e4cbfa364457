"""Faces of a zone: each way in which somebody at the table sees it, drawn once for all who see it alike."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from functools import cache, partial

from collegium.draw.layout import natural_width
from collegium.draw.marks import Kept
from collegium.draw.svg import OpenPicture, open_picture
from collegium.draw.widgets import Zone
from collegium.kernel.game import Game
from collegium.web.live.room import Room
from collegium.web.words import room_say

FACES = 12  # of a zone that a room keeps: what each viewer sees now, and some of what they saw before


@dataclass
class Face:
    zone: Zone
    size: int  # how much there is to it, in bytes
    drawn: dict[tuple[str, int], OpenPicture] = field(default_factory=dict)  # by language and width
    widths: dict[tuple[str, int], float] = field(default_factory=dict)  # what it would like of so much, by language

    def draw(self, room: Room, lang: str, width: int) -> OpenPicture:
        key = (lang, width)
        if key not in self.drawn:
            self.drawn[key] = open_picture(self.zone, partial(room_say, room, lang=lang), width, *_style(room, lang))
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
