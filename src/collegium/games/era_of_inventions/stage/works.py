"""The belt with the invention sheets and the rails with the factories for sale; both run to the right."""

from functools import lru_cache

from collegium.draw.letters import ASIDE
from collegium.draw.stage import Area, Box, Mark, Plate, Say, Use, apart, put
from collegium.kernel import Text

from ..choices import PAY
from ..components import INVENTIONS, PATH_FIELDS, PATH_LEAVE, ROW_FIELDS, ROW_LEAVE
from ..state import ACTION, DISCARD, FACTORY_DISCARD, PENDING
from . import facts
from .cards import YOURS, empty_face, factory_face, gone_face, pile_face, sheet_face
from .facts import IMITATION, START
from .names import offer_says, pile_says, sheet_says
from .signs import CLEAR, repeated
from .signs import count as badge

KEPT = 1000  # sheets and factories that are kept
LIFT = 4  # px that a card rises when it can be taken


def is_asked(s, viewer, kind, limit):
    """Am I asked this, and may I still do it?"""
    return viewer >= 0 and s.owed[viewer].kind == kind and not (s.owed[viewer].a == ACTION and s.action.done >= limit)


def paid_for(s):
    """The field of the imitation somebody is paying for; -1 where nobody is."""
    return s.action.slot if PAY in [s.owed[who].kind for who in range(s.seats)] else -1


def lifted(box, lit):
    return Box(box.x, box.y - LIFT, box.w, box.h) if lit else box


# Inventions ----------------------------------------------------------------------------------------------------------


@apart
def belt(s, places):
    """The belt itself, the pile and the sheets made."""
    lies = list(s.card_place)
    pile, thrown, pending = s.pile_length, lies.count(DISCARD), lies.count(PENDING)
    box, gone = places("pile-inventions"), places("made")
    words = pile_says("inventions", pile, thrown, pending)
    pieces = [put("belt", places("belt"), belt_face, (places("belt").w, places("belt").h))]
    if places.has("belt-2"):
        pieces.append(put("belt.2", places("belt-2"), belt_face, (places("belt-2").w, places("belt-2").h)))
    pieces += leaving(places, "belt")
    pieces.append(put("pile.inventions", box, pile_face, ("back-invention", pile, box.w, box.h), words, looks=True))
    if pending:
        waits = places("pending") if places.has("pending") else Box(box.x - 4, box.y - 9, box.w + 8, 20)
        pieces.insert(-1, put("pending", waits, pending_face, (pending, waits.w)))
        pieces.append(
            put("pending.more", Box(box.x + box.w - 16, box.y - 7, 24, 24), badge, (f"+{pending}", 0, 0, 24, CLEAR))
        )
    return [
        *pieces,
        put("made", gone, gone_face, ("made", thrown, gone.w, gone.h)),
    ]


def the_belt(s, viewer, places, lit, asked, paid):
    """The belt, and on it seven sheets, P1 left; who is asked to make one is told what others lack. The one that is
    paid for is marked."""
    sheets = [
        sheet(s, viewer, slot, places("path", slot), f"path.{slot}" in lit, asked, slot == paid)
        for slot in range(PATH_FIELDS)
    ]
    return Area("inventions", Text("zone-inventions"), (*belt(s, places), *sheets), "works")


def sheet(s, viewer, slot, box, can, asked, chosen):
    card = s.path[slot]
    if card < 0:
        return put(f"path.{slot}", box, empty_face, (box.w, box.h), Text("empty-field"))
    note = None if can or not asked else why_not(s, viewer, card)
    return _sheet(slot, card, royalties(s, card), viewer, note, can, box, chosen)


@lru_cache(KEPT)
def _sheet(slot, card, tabs, viewer, note, can, box, chosen):
    identity = f"path.{slot}"
    others = tuple(tab for tab in tabs if tab[0] != viewer)  # I earn nothing from what I make
    args = (card, others, note, box.w, box.h, chosen)
    key = str(facts.CARD_DESIGN[card])
    return put(identity, lifted(box, can or chosen), sheet_face, args, sheet_says(card, tabs), looks=True, kind=key,
               thumb=facts.CARD_ART[card])  # fmt: skip


def royalties(s, card):
    """(seat, kind, number) of those who earn when another player makes this card."""
    if facts.CARD_SORT[card] == START:
        return ()
    found = []
    for box in (facts.CARD_INVENTION[card], INVENTIONS + facts.CARD_INVENTION[card]):
        if s.box_owner[box] >= 0 and (facts.CARD_SORT[card] != IMITATION or s.box_patent[box]):
            found.append((s.box_owner[box], facts.BOX_PAYS[box], facts.BOX_ROYALTY[box]))
    return tuple(found)


def why_not(s, viewer, card):
    """Why I cannot make it: it is mine, or what is missing."""
    invention = facts.CARD_INVENTION[card]
    boxes = (invention, INVENTIONS + invention)
    if facts.CARD_SORT[card] == IMITATION and any(s.box_owner[box] == viewer for box in boxes):
        return YOURS, viewer
    return facts.missing(facts.CARD_COST[card], s.player[viewer].goods)


# Factories -----------------------------------------------------------------------------------------------------------


@apart
def site(s, places):
    """The rails, the pile and what was thrown away."""
    pile, thrown = s.factory_pile_length, list(s.factory_place).count(FACTORY_DISCARD)
    box, gone, rails = places("pile-factories"), places("used"), places("rails")
    return [
        put("rails", rails, rails_face, (rails.w,)),
        *leaving(places, "site"),
        put("pile.factories", box, pile_face, ("back-factory", pile, box.w, box.h),
            pile_says("factories", pile, thrown), looks=True),
        put("used", gone, gone_face, ("used", thrown, gone.w, gone.h)),
    ]  # fmt: skip


def the_site(s, viewer, places, lit, asked):
    """The rails, and on them five factories, S1 left; who is asked to build one is told what others lack."""
    pieces = [*site(s, places)]
    for slot in range(ROW_FIELDS):
        place, factory, identity = places("row", slot), s.row[slot], f"row.{slot}"
        if factory < 0:
            pieces.append(put(identity, place, empty_face, (place.w, place.h), Text("empty-field")))
            continue
        can = identity in lit
        note = None if can or not asked else facts.missing(facts.FACTORY_COST[factory], s.player[viewer].goods)
        pieces.append(_offer(slot, factory, note, can, place))
    return Area("factories", Text("zone-factories"), tuple(pieces), "yard")


@lru_cache(KEPT)
def _offer(slot, factory, note, can, box):
    args = (factory, -1, note, box.w, box.h)
    return put(f"row.{slot}", lifted(box, can), factory_face, args, offer_says(factory), looks=True,
               kind=str(factory), thumb=facts.FACTORY_ART[factory])  # fmt: skip


# Belt, rails, and what leaves ----------------------------------------------------------------------------------------


def leaving(places, zone):
    """The red ground under what leaves when the round ends, and the words."""
    box, words = places(f"leave-{zone}"), places(f"leave-{zone}-words")
    return [
        put(f"leave.{zone}", box, leave_face, (box.w, box.h)),
        put(f"leave.{zone}.words", words, leave_words_face, (words.w,), Text("leave-words")),
    ]


def leave_face(width, height):
    return (
        Plate(0, 0, width, height, 6, "#B5482F", opacity=0.28),
        Use("leave-edge", -3, -1, 6, height, stretched=True),
    )


def leave_words_face(width):
    return (Say(Text("leave-words"), width / 2, 13, CLEAR, ASIDE, "#FFD9CB", "middle", width, least=13),)


def belt_face(width, height):
    return (
        Use("belt-end", 0, 0, 8, height, stretched=True),
        *repeated("belt-mid", 8, 0, 23.2, height, width - 8, 23.2),
        Use("belt-end", width - 8, 0, 8, height, turn=180),
    )


def rails_face(width):
    marks: list[Mark] = [*repeated("rail-mid", 0, 3, 14, 14, width - 18, 14)]
    return (*marks, Use("rail-end", width - 18, 0, 18, 20))


def pending_face(number, width):
    """Sheets of new inventions wait face up behind the pile."""
    return tuple(
        Use("frame-official", 2 + k * 7, 2 - k, width * 0.5, 24, turn=4 * k - 4) for k in range(min(number, 3))
    )


assert PATH_FIELDS - PATH_LEAVE == 4 and ROW_FIELDS - ROW_LEAVE == 2  # what board.toml puts on red ground
