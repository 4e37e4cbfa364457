"""What travels when an event is told: discs, sheets, factories, goods, markers and seals."""

from collegium.draw.stage import Face, Flight, Use

from ..components import (
    BONUS_DISC,
    DEVELOPMENT,
    FIELD_KEYS,
    GOLD,
    GOOD_BASE,
    GOOD_KEYS,
    GOODS,
    INFLUENCE,
    INVENTIONS,
    LOAD_BASE,
    OPERATION_AMOUNT,
    OPERATION_GIVES,
    OPERATION_KEYS,
    SWAP,
)
from ..telling import digits
from . import facts
from .cards import HEIGHT, WIDTH, factory_face, pile_face, sheet_face
from .hall import climber_face
from .signs import good, marker, toned
from .town import disc_face

CARD = (91.5, 128)
GIVES = tuple(zip(map(int, OPERATION_GIVES), map(int, OPERATION_AMOUNT), strict=True))


def goods_face(kind, number):
    """A handful of goods, at most four drawn: 48 x 24."""
    shown = max(min(number, 4), 1)
    return tuple(good(kind, 24 - shown * 6 - 6 + 12 * k, 0, 24) for k in range(shown))


def marker_face(who):
    return (marker(who, 0, 0, 24),)


def seal_face():
    return (Use("stamp-patent", 0, 0, 60, 60),)


def handful(kind, number, start, end):
    return Flight(Face(goods_face, (kind, number), (48, 24)), start, end)


def flights(s, event, viewer):
    """What an event lets travel, for this viewer: my own goods go to their bins, a rival's to the strip."""
    found = WAYS.get(event.key)
    return tuple(found(event, max(viewer, 0))) if found else ()


def store(who, kind, me):
    """Where a good of a seat lies."""
    if kind == INFLUENCE:
        return f"pawn.{who}"
    if who != me:
        return f"player.{who}"
    return f"player.{who}.good.{GOOD_KEYS[kind]}" if kind < GOODS else f"player.{who}.bonus"


def works(who, me):
    return "nameplate" if who == me else f"player.{who}"


def placed(event, me):
    yield Flight(Face(disc_face, (event.who,), (40, 44)), works(event.who, me), f"field.{FIELD_KEYS[event.a]}")


def picked(event, me):
    yield Flight(Face(disc_face, (event.who,), (40, 44)), f"field.{FIELD_KEYS[event.a]}", works(event.who, me))


def built(event, me):
    factory, who = event.a, event.who
    end = f"player.{who}.factory.{factory}" if who == me else f"player.{who}"
    yield Flight(Face(factory_face, (factory, -1, None, *CARD), CARD), f"factories:{factory}", end)
    if facts.FACTORY_STAR[factory]:
        yield handful(INFLUENCE, facts.FACTORY_STAR[factory], "row", f"pawn.{who}")


def ran(event, me):
    for pack in (event.a, event.b, event.c):
        kind, number = divmod(pack, GOOD_BASE)
        if number:
            start = f"player.{me}.run" if event.who == me else "field.run"
            yield handful(kind, number, start, store(event.who, kind, me))


def yielded(event, me):
    factory, kind = event.a, facts.FACTORY_GIVES[event.a]
    start = f"player.{me}.factory.{factory}" if event.who == me else "field.run"
    yield handful(kind, event.b, start, store(event.who, kind, me))


def bought(event, me):
    kind = facts.LOAD_GOOD[event.a]
    yield handful(kind, event.b, f"load.{event.a}", store(event.who, kind, me))


def made(event, me):
    card = event.a
    yield Flight(Face(sheet_face, (card, (), None, *CARD), CARD), f"inventions:{facts.CARD_DESIGN[card]}", "made")
    kind = facts.CARD_GIVES[card]
    yield handful(kind, event.b, "path", store(event.who, kind, me))


def royalty(event, me):
    yield handful(event.a, event.b, f"box.{event.c}", store(event.who, event.a, me))


def track_bonus(event, me):
    yield handful(event.b, 1, f"pawn.{event.who}", store(event.who, event.b, me))


def took_free(event, me):
    yield handful(DEVELOPMENT, event.a, "market.take-development", store(event.who, DEVELOPMENT, me))


def traded(event, me):
    kind, number = GIVES[event.a]
    if kind != SWAP:
        yield handful(kind, number, f"market.{OPERATION_KEYS[event.a]}", store(event.who, kind, me))


def swapped(event, me):
    for kind in (event.a, event.b):
        yield handful(kind, 1, store(event.who, kind, me), "market.low-swap")
    yield handful(event.c, 1, "market.low-swap", store(event.who, event.c, me))


def developed(event, me):
    box, who = event.a, event.who
    yield handful(DEVELOPMENT, facts.BOX_COST[box], store(who, DEVELOPMENT, me), f"box.{box}")
    yield Flight(Face(marker_face, (who,), (24, 24)), works(who, me), f"box.{box}")
    if facts.BOX_STAR[box]:
        yield handful(INFLUENCE, facts.BOX_STAR[box], f"box.{box}", f"pawn.{who}")
    if box < INVENTIONS:
        back = Face(pile_face, ("back-invention", 1, WIDTH, HEIGHT), (WIDTH, HEIGHT))
        yield Flight(back, f"box.{box}", "pile.inventions")


def patented(event, me):
    who, step = event.who, event.a
    yield handful(GOLD, facts.PATENT_GOLD[step - 1], store(who, GOLD, me), f"patents.{step}")
    yield Flight(Face(climber_face, (who,), (24, 24)), f"climber.{who}", f"climber.{who}")
    if facts.PATENT_STAR[step - 1]:
        yield handful(INFLUENCE, facts.PATENT_STAR[step - 1], f"patents.{step}", f"pawn.{who}")


def protected(event, me):
    yield Flight(Face(seal_face, (), (60, 60)), f"climber.{event.who}", f"box.{event.a}")


def spent_disc(event, me):
    yield handful(BONUS_DISC, 1, store(event.who, BONUS_DISC, me), "actions")


def between(back, start, end):
    """A pile, or a card of it, that goes from one place to another."""

    def fly(event, me):
        yield Flight(Face(pile_face, (back, 1, WIDTH, HEIGHT), (WIDTH, HEIGHT)), start, end)

    return fly


def cards_leave(event, me):
    for design in sorted(set(digits(event.a, event.b, event.c))):
        card = facts.CARD_DESIGN.index(design)
        yield Flight(Face(sheet_face, (card, (), None, *CARD), CARD), f"inventions:{design}", "made")


def factories_leave(event, me):
    for factory in digits(event.a, event.b, event.c):
        yield Flight(Face(factory_face, (factory, -1, None, *CARD), CARD), f"factories:{factory}", "used")


def loaded(event, me):
    """What came, from the water to its ship or shed."""
    for pack in (event.a, event.b, event.c):
        rest, more = divmod(pack - 1, LOAD_BASE)
        if pack and more:
            load = rest // GOOD_BASE
            yield handful(facts.LOAD_GOOD[load], more, "water", f"load.{load}")


def flag_face():
    return (toned("e-col", Use("flag-start", 0, 0, 18, 18)),)


def pawn_passes(event, me):
    yield Flight(Face(flag_face, (), (18, 18)), works(event.a, me), works(event.who, me))


WAYS = {
    "placed": placed, "picked": picked, "built": built, "ran": ran, "ran-on": ran, "yielded": yielded,
    "bought": bought, "made": made, "royalty": royalty, "track-bonus": track_bonus, "took-free": took_free,
    "traded": traded, "swapped": swapped, "developed": developed, "patented": patented, "protected": protected,
    "spent-disc": spent_disc, "cards-leave": cards_leave, "factories-leave": factories_leave, "loaded": loaded,
    "pawn-passes": pawn_passes,
    "cards-laid-out": between("back-invention", "pile.inventions", "path.0"),
    "factories-laid-out": between("back-factory", "pile.factories", "row.0"),
    "new-inventions": between("back-invention", "made", "pile.inventions"),
    "cards-reshuffled": between("back-invention", "made", "pile.inventions"),
    "factories-reshuffled": between("back-factory", "used", "pile.factories"),
}  # fmt: skip

# Events that change something, and why nothing travels then.
STILL = {
    "round-begins": "the round is a figure",
    "start-cards-leave": "they go into the box, which is not on the table",
    "start-pawn": "told before anybody sees the board",
    "majority": "points are figures", "total": "points are figures",
}  # fmt: skip
