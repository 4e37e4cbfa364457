"""What travels when something happens: masters to spaces, students to halls, books, coins, markers and busts."""

from collegium.draw.stage import Face, Flight, Use
from collegium.kernel import unpacked

from ..choices import AS_IGNOTUS, AS_OWN, BY_BUST, BY_CHANCELLOR, BY_LABORATORY, BY_PROFESSOR
from ..components import (
    BONUS_DICTIONARIES,
    BONUS_DUCATS,
    COLOURS,
    COMPONENTS,
    DICTIONARY,
    IGNOTUS,
    IGNOTUS_SPACES,
    OWN_SECOND_SPACE,
    OWN_SPACE,
    PARK_TRADE,
    PATTERN_SLOTS,
    PRINTER,
)
from ..state import SHELF_SETUP
from .court import ON_SIDE, SPACE
from .offers import setup_face
from .people import ART_KEYS, student_face
from .rivals import tile_face
from .signs import LEAF, figure
from .stair import drum_face
from .tray import has_tray

SPACE_KEYS = COMPONENTS.keys("space")
NOTARY = COMPONENTS.index("professor", "notary")
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
SETUP = (84, 86)


def tutor_face():
    return (Use("tutor", 0, 0, 22, 30),)


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


def supply(s, kind):
    """Where books come from and go to: their printer's display, for dictionaries the antiquarian."""
    return f"display.{kind}" if kind < COLOURS else f"space.{'antiquarian' if s.four else 'antiquarian_park'}"


def store(s, who, kind, me):
    """Where a seat's books of a kind lie, if any are left."""
    return at(who, me, f"book.{who}.{kind}" if s.player[who].books[kind] else f"storage.{who}")


def stack(s, professor):
    """Where the cards of a professor lie."""
    return f"professor.{list(s.professor_in).index(professor)}"


def gives(who, me, end, ducats=1):
    """A coin out of somebody's purse."""
    start = at(who, me, f"ducats.{who}")
    return (Flight(COIN, start, end),) if ducats and start != end else ()


def gets(who, me, start, ducats=1):
    end = at(who, me, f"ducats.{who}")
    return (Flight(COIN, start, end),) if ducats and start != end else ()


# Set-up ---------------------------------------------------------------------------------------------------------------


def setup_card(card):
    return Face(setup_face, (card, *SETUP), SETUP)


def kept(s, event, me):
    """One's own card goes to those that are kept; nobody sees another's."""
    place = f"setup.{event.a}"
    return (Flight(setup_card(event.a), place, place),) if event.viewer == event.who else ()


def fourth(s, event, me):
    """The last card comes from the neighbour, unless all are shown at once."""
    if event.viewer != event.who or event.a not in list(s.player[event.who].drafted):
        return ()
    return (Flight(setup_card(event.a), "tray", f"setup.{event.a}"),)


def shown(s, event, me):
    who = event.who
    cards = (card for card in (event.a, event.b, event.c) if card in list(s.player[who].setup_cards))
    start = "tray" if who == me else f"player.{who}"
    return tuple(Flight(setup_card(card), start, f"shown.{who}.{card}") for card in cards)


def set_aside(s, event, me):
    """Once the chancellors are chosen one's own cards lie beside the university."""
    cards = [card for card in s.player[me].setup_cards if card] if event.a == SHELF_SETUP else []
    return tuple(Flight(setup_card(card), "tray", f"shown.{me}.{card}") for card in cards)


def chosen(s, event, me):
    face = Face(marble_face, (event.a,), (47, 58))
    end = f"shown.{me}" if event.who == me and has_tray(s) else f"player.{event.who}"
    return (Flight(face, f"chancellor.{event.a}", end),)


def fame(s, event, me):
    face = Face(marble_face, (event.a,), (47, 58))
    busts = [bust for bust, chancellor in enumerate(s.fame) if chancellor == event.a]
    return tuple(Flight(face, f"chancellor.{event.a}", f"bust.{bust}") for bust in busts)


# Masters, books and money ---------------------------------------------------------------------------------------------


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
    return (Flight(face, stack(s, professor), at(who, me, f"lecturer.{who}.{slot}")),)


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


def home(s, event, me):
    """From the board and out of bed."""
    who = event.who
    spaces, dormitory = divmod(event.a, 16)
    found = [Flight(master(who), "places", at(who, me, f"archive.{who}"))] if spaces else []
    if dormitory and who == me:
        found.append(Flight(master(who), f"dormitory.{who}", f"archive.{who}"))
    return tuple(found)


def new_master(s, event, me):
    return (Flight(master(event.who), "progress", at(event.who, me, f"archive.{event.who}")),)


def tutor(s, event, me):
    return (Flight(Face(tutor_face, (), (22, 30)), "academy", at(event.who, me, f"archive.{event.who}")),)


def came(s, event, me):
    who, kind = event.who, kind_of(event.a, event.who)
    start, end = supply(s, kind), store(s, who, kind, me)
    return (Flight(lying(kind), start, end),) if start != end else ()


def from_supply(s, event, me):
    who, kind = event.who, kind_of(event.b, event.who)
    return (Flight(lying(kind), supply(s, kind), store(s, who, kind, me)), *gives(who, me, "space.colloquium", event.c))


def books_back(kind):
    """Books out of the store, back where they come from."""

    def fly(s, event, me):
        who, book = event.who, kind_of(kind(event), event.who)
        return (Flight(lying(book), at(who, me, f"storage.{who}"), supply(s, book)),)

    return fly


def for_professor(s, event, me):
    """The books of a professor's price."""
    who, goal = event.who, stack(s, event.a)
    kinds = sorted(set(unpacked(event.b, 8, PATTERN_SLOTS)))
    return tuple(Flight(lying(kind), at(who, me, f"storage.{who}"), goal) for kind in kinds if kind <= DICTIONARY)


def marschalk(s, event, me):
    return (Flight(lying(event.a), supply(s, event.a), store(s, event.who, event.a, me)),)


def pressed(s, event, me):
    return gives(event.who, me, at(event.who, me, f"space.{event.who}.own"), event.b)


def stepped(s, event, me):
    return gives(event.who, me, f"drum.{event.who}", event.b if event.b > 0 else 0)


def to_academy(s, event, me):
    return gives(event.who, me, stack(s, event.a), event.b)


def recruits(s, event, me):
    dictionaries, ducats = divmod(event.b, 16)
    books = Flight(lying(DICTIONARY), at(event.who, me, f"storage.{event.who}"), supply(s, DICTIONARY))
    return (*((books,) if dictionaries else ()), *gives(event.who, me, f"student.{event.a}", ducats))


def instead(s, event, me):
    return gives(event.who, me, f"drum.{event.who}", event.a)


def exchanged(s, event, me):
    row = COMPONENTS.rows["exchange"][event.a]
    way = gives if row["pay_ducats"] else gets
    return way(event.who, me, stack(s, NOTARY))


def income(s, event, me):
    """Whoever has books on display is paid for them."""
    displayed, students, rank = event.a % 64, event.b % 64, event.c % 64
    return gets(event.who, me, f"display.{event.who}", displayed + students + rank)


def bringer(code):
    """Where on the board it stands that brought something."""
    if code >= BY_LABORATORY:
        return "space.laboratory"
    if code >= BY_BUST:
        return f"bust.{code - BY_BUST}"
    return "reputation" if code >= BY_CHANCELLOR else "academy" if code >= BY_PROFESSOR else "campus"


def brought(s, event, me):
    who = event.who
    found = list(gets(who, me, bringer(event.a), event.b % 64))
    if event.c % 16:
        found.append(Flight(lying(DICTIONARY), bringer(event.a), store(s, who, DICTIONARY, me)))
    return tuple(found)


def milestone(s, event, me):
    who, start = event.who, f"letter.{event.a}"
    found = list(gets(who, me, start, BONUS_DUCATS[event.b]))
    if BONUS_DICTIONARIES[event.b]:
        found.append(Flight(lying(DICTIONARY), start, store(s, who, DICTIONARY, me)))
    return tuple(found)


def lined_up(s, event, me):
    """The drums stand in the order of play before they climb."""
    return tuple(Flight(Face(drum_face, (who,), (26, 26)), f"drum.{who}", f"drum.{who}") for who in range(s.seats))


def ignotus_climbs(s, event, me):
    return (Flight(Face(drum_face, (IGNOTUS,), (26, 26)), f"drum.{IGNOTUS}", f"drum.{IGNOTUS}"),)


def ignotus_books(s, event, me):
    return (Flight(lying(IGNOTUS), f"player.{IGNOTUS}", f"display.{IGNOTUS}"),) if event.b else ()


def ignotus_home(s, event, me):
    return (Flight(master(IGNOTUS), "places", f"player.{IGNOTUS}"),)


TRAVELS = {
    "kept": kept, "fourth": fourth, "shown": shown, "setup": set_aside, "chancellor": chosen, "fame": fame,
    "sent": sent, "ignotus_masters": ignotus_goes, "student": placed, "professor": joined, "lecture": lectured,
    "level": climbed, "bought": bought, "own": printed, "bishop": from_bishop, "trade": traded, "bust": honoured,
    "shelf": scored, "passed": passed, "rested": passed, "home": home, "master": new_master, "tutor": tutor,
    "textbook": came, "bought_supply": from_supply, "paid_books": books_back(lambda event: event.b),
    "discarded": books_back(lambda event: event.a), "price_set": for_professor, "price_paid": for_professor,
    "marschalk": marschalk, "press": pressed, "black": stepped, "first_recruiter": to_academy, "recruits": recruits,
    "instead": instead, "exchanged": exchanged, "income": income, "brought": brought, "milestone": milestone,
    "doubled": milestone, "first_order": lined_up, "ignotus_steps": ignotus_climbs, "ignotus_books": ignotus_books,
    "ignotus_home": ignotus_home,
}  # fmt: skip

IN_THE_BOX = "it goes into the box or comes out of it, which is not on the table"
FIGURES = "only figures change"
# Events that change something, and why nothing travels then.
STILL = {
    "dropped": IN_THE_BOX, "drawn": IN_THE_BOX, "extra": IN_THE_BOX, "setup_away": IN_THE_BOX,
    "price_tiles": IN_THE_BOX, "tutors_home": IN_THE_BOX, "master_gone": IN_THE_BOX,
    "start": "all begin with it: nobody had it before",
    "round": FIGURES, "green": FIGURES, "lapsed": FIGURES, "erasmus": FIGURES, "end_goods": FIGURES,
    "end_total": FIGURES, "order": "names are written in another order",
    "slid": "books slide along their own shelf", "ignotus_slid": "books slide along their own shelf",
    "exhausted": "a professor turns where he is", "readied": "a professor turns where he is",
}  # fmt: skip
