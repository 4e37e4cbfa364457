"""The large card of a piece: its picture and what it is, in full sentences."""

from collegium.draw.stage import Face, Held, Large, Plate, Scene, Use
from collegium.kernel import Listed, SeatName, Text

from .. import components as parts
from ..choices import BUILD, INVENT, MAKE
from ..naming import (
    amount,
    amounts,
    any_amount,
    box_name,
    card_cost,
    card_gain,
    card_name,
    factory_cost,
    factory_name,
    factory_yield,
    field_name,
    load_name,
    operation_name,
)
from ..state import DISCARD, DRAW, FACTORY_DISCARD, FACTORY_DRAW, PENDING
from . import facts
from .cards import factory_face, pile_face, sheet_face, title
from .facts import IMITATION, START
from .hall import owned, step_face
from .names import MAJORITIES, discs_says, earning, store, worth_says
from .opened import opened
from .scale import scale_face
from .signs import PAPER, good, toned
from .town import house_face
from .trade import SHED, SHIP, SHIPS, TRADE, free_face, shed_face, ship_face, trade_face
from .tray import built, waiting_discs
from .works import royalties

SIZE = (206, 288)  # a card large
BLUE = "var(--e-blue,#1E4A73)"
SORT_WORDS = ("look-start", "look-official", "look-imitation")


def look(s, viewer, identity):
    """What the viewer points at, large; None where there is nothing to tell."""
    group, _, about = identity.partition(".")
    finder = LOOKS.get(group)
    return finder(s, viewer, about) if finder else None


def framed(make, args, x, y, scale, width, height, back):
    """A face on a ground of its own."""
    return (Plate(0, 0, width, height, 8, back), Held(make(*args), x, y, scale))


def picture(make, args, unit, scale, back="none"):
    """A scene with one face, 12 px of air around it."""
    width, height = unit[0] * scale + 24, unit[1] * scale + 24
    ground = Face(framed, (make, args, 12, 12, scale, width, height, back), (width, height))
    return Scene((width, height), ground, (), "era")


def ring(shown):
    return (Text("look-reconstructed"),) if shown else ()


def lacking(s, viewer, price, question):
    """What somebody who is not asked this now would still need, or that they have it all: to plan ahead. Who is asked
    is told by the option itself."""
    if viewer < 0 or s.over or s.owed[viewer].kind == question:
        return ()
    goods = s.player[viewer].goods
    held = {kind: sum(goods[k] for k in facts.FREE_KINDS) if kind == facts.ANY else goods[kind] for kind, _ in price}
    lacks = [(kind, number - held[kind]) for kind, number in price if number > held[kind]]
    if not lacks:
        return (Text("look-have"),)
    words = [any_amount(n) if kind == facts.ANY else amount(kind, n) for kind, n in lacks]
    return (Text("needs", {"missing": Listed(words), "number": sum(n for _, n in lacks)}),)


# Cards ---------------------------------------------------------------------------------------------------------------


def sheet(s, viewer, about):
    card = s.path[int(about)]
    if card < 0:
        return None
    tabs, sort = royalties(s, card), facts.CARD_SORT[card]
    lines = [Text(SORT_WORDS[sort]), Text("look-make", {"cost": card_cost(card), "gain": card_gain(card)})]
    lines += yours(s, viewer, card) if sort == IMITATION else lacking(s, viewer, facts.CARD_COST[card], MAKE)
    if tabs:
        lines.append(Text("look-earns", {"earns": Listed(earning(*tab) for tab in tabs)}))
    if sort == START or int(about) >= parts.PATH_FIELDS - parts.PATH_LEAVE:
        lines.append(Text("look-leaves", {"start": int(sort == START)}))
    name = title(facts.CARD_KEYS[card])
    name = Text("look-copy", {"name": name}) if sort == IMITATION else name
    fact = Text(f"fact-{facts.CARD_KEYS[card]}")
    args = (card, tabs, None, *SIZE)
    return Large(picture(sheet_face, args, SIZE, 1), name, (*lines, *ring(facts.CARD_RING[card])), fact)


def yours(s, viewer, card):
    """What stands between the viewer and an imitation: it is of an invention of their own, or what they lack."""
    if (
        viewer >= 0
        and s.owed[viewer].kind != MAKE
        and card_box(card) in [b % parts.INVENTIONS for b in owned(s, viewer)]
    ):
        return (Text("reason-own-invention"),)
    return lacking(s, viewer, facts.CARD_COST[card], MAKE)


def card_box(card):
    return int(parts.CARD_INVENTION[card])


def offer(s, viewer, about):
    factory = s.row[int(about)]
    if factory < 0:
        return None
    lines = [Text("look-build", {"cost": amounts(factory_cost(factory)), "star": facts.FACTORY_STAR[factory]})]
    lines += lacking(s, viewer, facts.FACTORY_COST[factory], BUILD)
    leaves = int(about) >= parts.ROW_FIELDS - parts.ROW_LEAVE
    return factory_large(factory, -1, lines, (Text("look-leaves", {"start": 0}),) if leaves else ())


def factory_large(factory, seat, lines, more=()):
    args = (factory, seat, None, *SIZE)
    gives = facts.FACTORY_GIVES[factory]
    words = [*lines, Text("look-yields", {"yield": factory_yield(factory), "raw": facts.IS_RAW[gives]}), *more]
    return Large(picture(factory_face, args, SIZE, 1), title(facts.FACTORY_KEYS[factory]),
                 (*words, *ring(facts.FACTORY_RING[factory])))  # fmt: skip


def box(s, viewer, about):
    """A plate of the hall or an invention of one's own."""
    number = int(about)
    owner, patent = s.box_owner[number], s.box_patent[number]
    gold = number < parts.INVENTIONS
    cost, star = facts.BOX_COST[number], facts.BOX_STAR[number]
    pays = amount(facts.BOX_PAYS[number], facts.BOX_ROYALTY[number])
    lines = []
    if owner >= 0:
        lines.append(Text("look-owned", {"who": SeatName(owner), "patent": patent}))
    else:
        lines.append(Text("look-develop", {"cost": cost, "star": star}))
        lines += lacking(s, viewer, ((parts.DEVELOPMENT, cost),), INVENT)
        if gold:
            lines.append(Text("look-cards", {"n": facts.CARDS_OF[number]}))
        elif s.box_owner[number - parts.INVENTIONS] < 0:
            lines.append(Text("reason-original-first"))
    lines.append(Text("look-royalty", {"gain": pays}))
    if not patent:
        lines.append(Text("look-unpatented"))
    lines.append(Text("look-counts", {"cost": cost}))
    fact = Text(f"fact-{facts.BOX_KEYS[number]}")
    name = Text("look-original" if gold else "look-improved", {"name": title(facts.BOX_KEYS[number])})
    return Large(picture(exhibit_face, (number, owner), (160, 128), 1, BLUE if owner < 0 else PAPER), name,
                 (*lines, *ring(facts.BOX_RING[number])), fact)  # fmt: skip


def exhibit_face(number, owner):
    return (toned("e-col" if owner >= 0 else "e-plan", Use(facts.BOX_ART[number], 0, 0, 160, 128)),)


# Board ---------------------------------------------------------------------------------------------------------------


def house(s, viewer, about):
    field = parts.FIELD_KEYS.index(about)
    discs = tuple(who for who in range(s.seats) if s.discs[field][who])
    lines = [Text(f"field-{about}-about"), Text("look-places", {"n": len(discs), "who": Listed(map(SeatName, discs))})]
    args = (field, discs, 0, -1, False, 92, 147)
    return Large(picture(house_face, args, (92, 147), 1.7, BLUE), field_name(field), tuple(lines))


def step(s, viewer, about):
    number = int(about)
    words = {"gold": facts.PATENT_GOLD[number - 1], "star": facts.PATENT_STAR[number - 1]}
    lines = (Text("look-step", words), Text("look-step-protects"), *ring(facts.PATENT_RING[number - 1]))
    return Large(
        picture(step_face, (number, 28.3, 60), (28.3, 60), 3, BLUE), Text("step-title", {"step": number}), lines
    )


def load(s, viewer, about):
    at = int(about)
    kind, number = facts.LOAD_GOOD[at], s.load[at]
    unit, face = (SHIP, ship_face) if SHIPS[at] else (SHED, shed_face)
    more = facts.LOAD_MORE[at] if number else facts.LOAD_REFILL[at]
    lines = (
        Text("look-load", {"goods": amount(kind, number), "n": number, "price": parts.LOAD_PRICE}),
        Text("look-refill", {"goods": amount(kind, more)}),
        *ring(facts.LOAD_RING[at]),
    )
    name = Text("look-load-title", {"load": load_name(at)})
    return Large(picture(face, (at, number, 0.7), unit, 1.8, BLUE), name, lines)


def pile(s, viewer, about):
    """What a pile still holds; its order nobody knows."""
    if about == "inventions":
        where, name, back, number = s.card_place, card_name, "back-invention", s.pile_length
        drawn, thrown, waits = DRAW, DISCARD, PENDING
    else:
        where, name, back, number = s.factory_place, factory_name, "back-factory", s.factory_pile_length
        drawn, thrown, waits = FACTORY_DRAW, FACTORY_DISCARD, -1
    lines = []
    for place, key in ((drawn, "look-drawn"), (thrown, "look-thrown"), (waits, "look-waits")):
        found = listed(where, place, name)
        if found.things:
            lines.append(Text(key, {"cards": found}))
    lines = lines or [Text("look-empty-pile")]
    return Large(picture(pile_face, (back, number, 98, 137.2), (98, 137.2), 1.8), Text(f"pile-{about}"), tuple(lines))


def listed(where, place, name):
    """The cards that lie there, by name; twins once, with their number."""
    names = [name(k) for k in range(len(where)) if where[k] == place]
    once: list[Text] = []
    for one in names:
        if one not in once:
            once.append(one)
    return Listed(
        Text("so-many", {"n": names.count(one), "card": one}) if names.count(one) > 1 else one for one in once
    )


def trade(s, viewer, about):
    """A trade of the market, or the development for nothing."""
    if about == "take-development":
        free = Text("look-free", {"n": parts.FREE_DEVELOPMENT})
        return Large(picture(free_face, (), (52, 56), 2.4, BLUE), Text("market-free"), (free,))
    if about not in parts.OPERATION_KEYS:
        return None
    operation = parts.OPERATION_KEYS.index(about)
    used = s.action.box_used[facts.OPERATION_BOX[operation]]
    words = {"most": parts.MARKET_LIMIT, "limit": parts.MARKET_BOX_LIMIT, "used": used}
    lines = (operation_name(operation), Text("look-trades", words))
    return Large(picture(trade_face, (operation,), TRADE, 1.9, BLUE), Text(f"trade-{about}"), lines)


def track(s, viewer, about):
    lines = (Text("look-track"), Text("look-lap", {"last": facts.LAST_FIELD}), Text("look-reconstructed"))
    return Large(picture(scale_face, (4, 6, 206, 46, 0), (206, 46), 1), Text("track-influence"), lines)


def majority(s, viewer, about):
    """How all seats stand in one of the three majorities."""
    what = MAJORITIES.index(about)
    standing = facts.standings(s)[what]
    found = Listed(Text("standing", {"who": SeatName(who), "number": number}) for who, number in enumerate(standing))
    lines = (Text("look-standings", {"standings": found}), worth_says())
    return Large(picture(medal_face, (about,), (44, 44), 3), Text(f"worth-{about}"), lines)


def medal_face(key):
    return (Use(f"majority-{key}", 0, 0, 44, 44),)


# Players -------------------------------------------------------------------------------------------------------------


def player(s, viewer, about):
    """A rival's works, one of somebody's factories, or my bonus discs."""
    who, _, rest = about.partition(".")
    seat = int(who)
    if rest.startswith("factory."):
        return factory_large(int(rest.partition(".")[2]), seat, [])
    if rest == "bonus":
        words = discs_says(s.player[seat].bonus_discs, waiting_discs(s, seat))
        return Large(picture(disc_face, (), (44, 44), 3), Text("howto-bonus-disc"), (words, Text("look-bonus")))
    if rest:
        return None
    me = s.player[seat]
    boxes = owned(s, seat)
    standings = [standing[seat] for standing in facts.standings(s)]
    scores = [facts.worth(standing, seat) for standing in facts.standings(s)]
    lines = [
        Text("look-store", {"goods": store(tuple(me.goods)), "discs": me.bonus_discs}),
        Text("look-factories", {"factories": Listed(factory_name(factory) for factory in built(s, seat))}),
    ]
    if boxes:
        lines.append(Text("look-boxes", {"boxes": Listed(box_name(number) for number in boxes)}))
    for what, key in enumerate(MAJORITIES):
        words = {"what": Text(f"worth-{key}"), "n": standings[what], "points": scores[what]}
        lines.append(Text("look-majority", words))
    lines.append(Text("look-markers", {"n": me.markers}))
    held = tuple((number, s.box_patent[number]) for number in boxes)
    scene = opened(seat, tuple(me.goods), me.bonus_discs, tuple(built(s, seat)), held)
    return Large(scene, Text("works-of", {"who": SeatName(seat)}), tuple(lines))


def disc_face():
    return (good(parts.BONUS_DISC, 0, 0, 44),)


LOOKS = {
    "path": sheet, "row": offer, "box": box, "own": box, "field": house, "patents": step, "load": load, "pile": pile,
    "player": player, "market": trade, "scale": track, "majority": majority,
}  # fmt: skip
