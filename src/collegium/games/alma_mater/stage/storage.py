"""Storage and purse: piles of books by kind, how many fit, and ducats."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Mark, Plate, Say, Use, apart, put
from collegium.kernel import Text

from ..components import (
    DICTIONARY,
)
from .halls import capacity
from .names import (
    book_name,
    counted_name,
)
from .signs import (
    CARD_LINE,
    CLEAR,
    CREAM,
    INK,
    WARN,
    WRITTEN,
    rim,
)


def storage_face(stored, room, w, h):
    """The shelf of stored books, with how many fit; red where the check will bite."""
    over = stored > room
    told = Text("stored-over" if over else "stored", {"stored": stored, "room": room, "over": max(stored - room, 0)})
    return (
        Use("storage", 0, 0, w, h, stretched=True),
        Say(Text("storage"), 10, 19, 15, NAME, WRITTEN, room=76),
        *((Plate(88, 5, 150, 18, 9, WARN), Say(told, 163, 18.5, 12.5, FIGURE, "#FFF6E4", "middle", 146)) if over
          else (Say(told, 90, 18.5, 13.5, STRONG, WRITTEN, room=150),)),
    )  # fmt: skip


def pile_face(kind, count, w, h):
    """Books of one kind lying in a pile, with their number."""
    dictionary = kind == DICTIONARY
    art, icon = ("lying-dictionary", "icon-dict") if dictionary else (f"lying-{kind}", f"icon-book-{kind}")
    foot = h - 24
    marks: list[Mark] = []
    if foot >= 16:
        step = min(10.6, (foot - 14) / max(count - 1, 1))
        wide = min(48, w - 6)
        marks += [
            Use(art, 2 + 3 * (k % 2), foot - 14 - step * k, wide, wide * (15 if dictionary else 13) / 46)
            for k in range(min(count, 12))
        ]
        if not count:
            marks.append(Use("ghost-book", 2, foot - 14, wide, wide * 12 / 46))
    low = foot < 16  # on a phone's strip, in its middle
    line = h / 2 + 5.7 if low else h - 6.5
    marks += [
        Use(icon, 5, line - 15.5, 18, 18),
        Say(count, 26, line, 16 if low else 18, FIGURE if count else WORD, WRITTEN),
        *rim(w, h, 6),
    ]
    return tuple(marks)


def purse_face(ducats, w, h):
    heap = 0 if not ducats else 1 if ducats < 3 else 2 if ducats < 7 else 3 if ducats < 12 else 4 if ducats < 20 else 5
    coins = (Use(f"purse-{heap}", (w - 70) / 2, h - 94, 70, 64),) if h > 80 else ()
    size, line = 22 if h > 80 else 17, h / 2 + 6 if h < 40 else h - 7
    return (
        *coins,
        Use("icon-coin", 8 if w > 60 else 2, line - size + 4, size, size),
        Say(ducats, (12 if w > 60 else 5) + size, line, size, FIGURE, WRITTEN),
    )


@lru_cache(300)
def _pile(who, kind, count, box, seats):
    return put(f"book.{who}.{kind}", box, pile_face, (kind, count, box.w, box.h), book_name(who, kind, count, seats))


@lru_cache(300)
def _purse(who, ducats, box, seats):
    return put(
        f"ducats.{who}", box, purse_face, (ducats, box.w, box.h), counted_name("ducats-name", who, ducats, seats)
    )


@lru_cache(300)
def _storage(who, stored, room, box):
    name = Text("label-storage", {"stored": stored, "room": room})
    return put(f"storage.{who}", box, storage_face, (stored, room, box.w, box.h), name)


@apart
def storage(s, who, places):
    me = s.player[who]
    pieces = [_storage(who, sum(me.books), capacity(me), places("storage"))] if places.has("storage") else []
    for k, kind in enumerate([*range(s.colours), DICTIONARY]):
        pieces.append(_pile(who, kind, me.books[kind], places("book", k), s.seats))
    pieces.append(_purse(who, me.ducats, places("purse"), s.seats))
    if places.has("stored"):
        pieces += at_a_glance(s, who, places)
    return pieces


def stored_face(stored, room, w, h):
    """How many books are stored of how many that fit, on a pill."""
    over = stored > room
    return (
        Plate(0, 0, w, h, h / 2, WARN if over else CREAM, CARD_LINE, 1),
        Say(
            Text("stored", {"stored": stored, "room": room}),
            w / 2,
            h - 6,
            CLEAR,
            FIGURE,
            "#FFF6E4" if over else INK,
            "middle",
            w - 4,
            least=12.5,
        ),
    )


def at_hand_face(who, count, w, h):
    return Use(f"master-{who}", 1, 2, 23, 32), Say(count, 27, h / 2 + 6.5, 19, FIGURE, WRITTEN)


def at_a_glance(s, who, places):
    """On a phone, beside the purse: how full the storage is, and the masters to send."""
    me = s.player[who]
    stored, room, free = sum(me.books), capacity(me), me.archive + me.tutors_archive
    box, hand = places("stored"), places("at_hand")
    name = Text("label-storage", {"stored": stored, "room": room})
    return [
        put(f"storage.{who}", box, stored_face, (stored, room, box.w, box.h), name),
        put(
            f"hand.{who}",
            hand,
            at_hand_face,
            (who, free, hand.w, hand.h),
            counted_name("archive-name", who, free, s.seats),
        ),
    ]
