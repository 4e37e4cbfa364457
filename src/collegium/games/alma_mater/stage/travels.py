"""What travels when something happens: masters to spaces, students to halls, books, coins, markers and busts."""

from collegium.draw.stage import Face, Flight, Use

from ..choices import AS_IGNOTUS, AS_OWN
from ..components import (
    COMPONENTS,
    DICTIONARY,
    IGNOTUS,
    IGNOTUS_SPACES,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PARK_TRADE,
    PRINTER,
)
from .court import ON_SIDE, SPACE
from .people import ART_KEYS, student_face
from .rivals import tile_face
from .signs import LEAF, figure
from .stair import drum_face

SPACE_KEYS = COMPONENTS.keys("space")
IGNOTUS_GOES = [[int(space) for space in row if space >= 0] for row in IGNOTUS_SPACES]


def master_face(seat):
    return (Use(f"master-{seat}", 0, 0, 24, 33),)


def lying_face(kind):
    return (Use("lying-dictionary" if kind == DICTIONARY else f"lying-{kind}", 0, 0, 46, 15),)


def coin_face():
    return (Use("icon-coin", 0, 0, 22, 22),)


def marble_face(chancellor):
    return (Use(f"marble-{ART_KEYS['chancellor'][chancellor]}", 0, 0, 47, 58),)


def leaf_face(points):
    return figure(points, 10, 10, 9.6, LEAF, 14)


def master(seat):
    return Face(master_face, (seat,), (24, 33))


def lying(kind):
    return Face(lying_face, (kind,), (46, 15))


COIN = Face(coin_face, (), (22, 22))


def flights(s, event, viewer):
    """From where something was to where it is; a rival's things leave and reach the palazzo."""
    make = TRAVELS.get(event.key)
    return make(s, event, max(viewer, 0)) if make else ()


def at(who, me, piece):
    """A piece of one's own, or the palazzo that stands for a rival's."""
    return piece if who == me else f"player.{who}"


def kind_of(code, who):
    """The kind of book that an event tells of."""
    return IGNOTUS if code == AS_IGNOTUS else who if code == AS_OWN else code


def sent(s, event, me):
    who, space = event.who, event.a
    end = (
        at(who, me, f"space.{who}.{SPACE_KEYS[space]}")
        if space in (OWN_SPACE, OWN_SECOND_SPACE)
        else f"space.{SPACE_KEYS[space]}"
    )
    start = at(who, me, f"archive.{who}")
    return (Flight(master(who), start, end),) * min(max(event.b, 1), 3) if start != end else ()


def ignotus_goes(s, event, me):
    spaces = [SPACE_KEYS[space] for space in IGNOTUS_GOES[event.a] if ON_SIDE[s.four][space]]
    return tuple(Flight(master(IGNOTUS), f"player.{IGNOTUS}", f"space.{key}") for key in spaces)


def placed(s, event, me):
    who, student = event.who, event.a
    hall = f"space.{who}.own_second" if student == PRINTER else f"hall.{who}.{event.b}"
    return (Flight(Face(student_face, (student, 1, 90.5, 65), (90.5, 65)), f"student.{student}", at(who, me, hall)),)


def joined(s, event, me):
    who, professor = event.who, event.a
    slot = list(s.professor_in).index(professor)
    face = Face(tile_face, (professor, 1, 30), (30, 30))
    return (Flight(face, f"professor.{slot}", at(who, me, f"lecturer.{who}.{slot}")),)


def lectured(s, event, me):
    who, code = event.who, event.b
    if who != me or code > AS_OWN:
        return ()
    slot, kind = list(s.professor_in).index(event.a), kind_of(code, who)
    return (Flight(lying(kind), f"book.{who}.{kind}", f"lecturer.{who}.{slot}"),)


def climbed(s, event, me):
    return (Flight(Face(drum_face, (event.who,), (26, 26)), f"drum.{event.who}", f"research.{event.a}"),)


def bought(s, event, me):
    who, kind = event.who, kind_of(event.b, event.who)
    books = Flight(lying(kind), f"display.{kind}", at(who, me, f"book.{who}.{kind}"))
    coins = Flight(COIN, at(who, me, f"ducats.{who}"), at(kind, me, f"ducats.{kind}"))
    return (books, coins)


def printed(s, event, me):
    who = event.who
    return (Flight(lying(who), f"space.{who}.own", f"display.{who}"),) if who == me else ()


def from_bishop(s, event, me):
    return (Flight(COIN, f"space.{SPACE_KEYS[SPACE['bishop']]}", at(event.who, me, f"ducats.{event.who}")),)


def traded(s, event, me):
    key = "antiquarian_park" if not s.four else "park" if event.a == PARK_TRADE else "antiquarian"
    return (Flight(COIN, at(event.who, me, f"ducats.{event.who}"), f"space.{key}"),)


def honoured(s, event, me):
    if event.b < 0:
        return ()
    face = Face(marble_face, (event.b,), (47, 58))
    return (Flight(face, f"bust.{event.a}", at(event.who, me, f"mine.{event.who}.{event.b}")),)


def scored(s, event, me):
    seller = kind_of(event.a, event.who)
    return (Flight(Face(leaf_face, (event.b,), (20, 20)), f"shelf.{seller}.{event.c - 1}", f"player.{event.who}"),)


def passed(s, event, me):
    who = event.who
    return (Flight(master(who), f"archive.{who}", f"dormitory.{who}"),) if who == me and event.a % 16 else ()


TRAVELS = {
    "sent": sent, "ignotus_masters": ignotus_goes, "student": placed, "professor": joined, "lecture": lectured,
    "level": climbed, "bought": bought, "own": printed, "bishop": from_bishop, "trade": traded, "bust": honoured,
    "shelf": scored, "passed": passed, "rested": passed,
}  # fmt: skip
