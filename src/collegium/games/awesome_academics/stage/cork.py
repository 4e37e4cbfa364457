"""The faculty's pin board: calendar and note, open calls, vacancies, memos, end bonuses; plan and played cards."""

from functools import cache

from collegium.draw.stage import Area, Box, kept, put
from collegium.kernel import Text

from ..choices import RESOLVE
from ..components import EVENTS, OFFER_SLOTS, OPEN_CARDS
from ..state import ACQUISITION, ACTION, ACTIVE, EVENT_DECK, LAYOUT, RESEARCH, RESERVED
from .badges import mini_face, students_face, vacancy_face
from .census import apart, copied
from .folders import FOLDER, PLAIN, folder_face, low_face
from .fray import FRAY, fray_face
from .ground import cork_face
from .memos import (
    BAR,
    BAR_LARGE,
    MEMO,
    back_face,
    bar_face,
    low_pile_face,
    low_used_face,
    mark_beside,
    memo_face,
    pile_face,
    pinned_face,
    thumb_face,
    used_face,
)
from .names import (
    bonus_name,
    call_name,
    card_name,
    counted,
    note_name,
    owned,
    owned_card,
    plan_name,
    turn_name,
    vacancy_name,
)
from .pinned import (
    DECK,
    NOW,
    OPEN_TO_ALL,
    SOON,
    bonus_face,
    calendar_face,
    date_face,
    empty_face,
    label_face,
    lead_face,
    note_face,
    order_face,
    owner_face,
    plan_face,
    rail_face,
    small_stock_face,
    stock_face,
)
from .places import tab

PLAN, PLAN_SMALL = 178, 150  # how high a plan is; where there is more room it is larger
PILE, HOOK = 58, 112  # how wide the deck is, and a badge on a hook
LOW_PILE = 40  # a deck so low lies in the line of its label
TILE, LARGEST = (56, 62), 1.2  # the picture of a card, and how much it may grow
TAPE, LEAD = 21, 18  # how high a label is, and a line of words
LARGE = 1.22  # words of a folder on a phone


def place(places, now, name, k=0):
    """A place, or its own in the basic game."""
    return _place(places, now.standard, name, k)


@cache
def _place(places, standard, name, k):
    basic = f"basic-{name}"
    return places(basic if not standard and places.has(basic) else name, k)


def cork(now, viewer, places):
    """All that is shared. On a phone it is wider than the screen, and swiped sideways."""
    swiped = places.has("seen")
    pieces = []
    if swiped:
        whole = place(places, now, "whole")
        pieces.append(put("cork", whole, cork_face, (whole.w, whole.h)))
    pieces += date(now, places)
    pieces += calls(now, viewer, places)
    pieces += vacancies(now, places)
    if now.standard:
        pieces += memos(now, places)
        pieces += bonuses(now, places)
    if not swiped:
        return Area("cork", Text("zone-centre"), tuple(pieces), tab(places, "cork"))
    return Area("cork", Text("zone-centre"), tuple(pieces), "cork", places("seen"), place(places, now, "whole").w)


@apart
def date(now, places):
    s = now.s
    box = places("calendar")
    name = turn_name(s.turn, s.phase, s.last) if not s.over else Text("headline-over")
    if box.h > 150:
        yield put("calendar", box, calendar_face, (s.turn, s.phase, s.last), name)
    else:
        yield put("calendar", box, date_face, (s.turn, s.phase, s.last, box.w, box.h), name)
    box = place(places, now, "note")
    if now.standard:
        yield put("note", box, note_face, (now.event, box.w, box.h), note_name(now.event), looks=now.event >= 0)
    elif box.h > 80:
        order = tuple(s.order[k] for k in range(s.seats)) if s.turn else ()
        yield put("note", box, order_face, (order, box.w, box.h), named=True)


def label(places, now, what, words):
    if places.has(f"label-{what}"):
        box = place(places, now, f"label-{what}")
        scale = box.h / TAPE
        yield put(f"label.{what}", box, label_face, (words, box.w / scale), unit=(box.w / scale, TAPE))


# Calls, stock, plan, played cards ------------------------------------------------------------------------------------


@apart
def calls(now, viewer, places):
    s = now.s
    box = place(places, now, "stock")
    name = counted("stock-name", s.stock)
    if box.h > 120:
        yield put("stock", box, stock_face, (s.stock,), name, (68, 160), looks=True)
    else:
        yield put("stock", box, small_stock_face, (s.stock, box.w, box.h), name, looks=True)
    lying, hidden = lying_cards(now) if s.phase == ACTION else ([], [])
    me = max(viewer, 0)
    if lying or hidden:
        yield from label(places, now, "calls", Text("label-played"))
        yield from played(now, lying, hidden, places)
    elif s.phase != ACQUISITION and max(now.offers) < 0 and s.turn and not s.over:
        # nothing on offer: the place is free for the plan, of this turn or of the next
        yield from label(places, now, "calls", Text("label-plan" if s.phase <= RESEARCH else "label-next-plan"))
        box = place(places, now, "centre")
        brings, wants = now.brings(me), now.wants(me)
        scale = max(1.0, box.h / (PLAN_SMALL if places.has("seen") and box.h > PLAN_SMALL else PLAN))
        unit = (round(box.w / scale, 1), round(box.h / scale, 1))
        face = (brings, wants, now.consultant_price(me), s.player[me].hired, *unit)
        yield put("plan", box, plan_face, face, plan_name(brings, wants), unit)
    else:
        yield from label(places, now, "calls", Text("label-calls"))
        for slot in range(OFFER_SLOTS):
            yield call(now, viewer, slot, place(places, now, "calls", slot), LARGE if places.has("seen") else 1.0)


def lying_cards(now):
    """Cards that were played, each with whose it is; and who has laid down some that are hidden."""
    seats = range(now.s.seats)
    lying = [(who, c) for who in seats for c in now.played[who] + now.laid[who]]
    return lying, [who for who in seats if now.s.player[who].face_down > len(now.laid[who])]


def call(now, viewer, slot, box, large):
    """A project on offer, or the bare place."""
    p = now.offers[slot]
    if p < 0:
        return put(f"call.{slot}", box, empty_face, (box.w, box.h))
    copies = kept(now.s, copied, viewer, p) if viewer >= 0 else 0
    progress = tuple(now.s.project[p].progress)
    name = call_name(p, copies)
    if box.h < 120:
        return put(f"project.{p}", box, low_face, (p, progress, PLAIN, True, copies, box.w, box.h), name, looks=True,
                   kind=f"p{p}")  # fmt: skip
    return put(f"project.{p}", box, folder_face, (p, progress, PLAIN, True, copies, large), name, FOLDER, looks=True,
               kind=f"p{p}")  # fmt: skip


def played(now, lying, hidden, places):
    """Cards of the Action Phase in the order of their numbers, the acting one first and large; what is hidden lies
    face down."""
    box, c = place(places, now, "centre"), acting(now.s)
    lying = sorted(lying, key=lambda one: one[1])
    who = next((owner for owner, card in lying if card == c), -1)
    if who >= 0:
        at = places("acting")
        yield from act(now, who, c, at)
        lying.remove((who, c))
        box = Box(at.x + at.w + 8, box.y, box.x + box.w - at.x - at.w - 8, box.h)
    large = places.has("seen") and box.h > 140
    if large and who >= 0 and len(lying) + len(hidden) < 6:  # bars, for it cannot be larger than all the place
        yield from played_low(now, lying, hidden, box, BAR_LARGE)
    elif who >= 0 and box.w < 260:
        yield from tiles(now, lying, hidden, box)
    elif lying or hidden:
        yield from row(now, lying, hidden, box, large)


def acting(s):
    """The card that is carried out now, or is about to be; -1 where there is none."""
    if s.frame.card:
        return s.frame.card - 1
    return next((s.owed[who].a for who in range(s.seats) if s.owed[who].kind == RESOLVE), -1)


def act(now, who, c, box):
    """The acting card, grown, and whom it attacks."""
    name = owned_card("played-card", who, c)
    if box.h > 140:
        yield put(f"card.{c}", box, memo_face, (c, True), name, MEMO, looks=True, kind="acting")
        scale = box.w / MEMO[0]
        at = Box(box.x + 3 * scale, box.y + 79 * scale, FRAY[0] * scale, FRAY[1] * scale)
    else:
        high = min(70.0, box.h - 29) if box.w > 220 else 58.0  # below it: whom it attacks
        bar = Box(box.x, box.y, box.w, high)
        yield put(f"card.{c}", bar, bar_face, (c, box.w, high, True), name, looks=True, kind="acting")
        at = Box(box.x + 2, box.y + high + 5, *FRAY)
    yield put("fray", at, fray_face, (who, now.struck), unit=FRAY)


def row(now, lying, hidden, box, large):
    """Cards that lie side by side; on a phone they are as high as the place."""
    count = len(lying) + len(hidden)
    high = box.h if large else min(box.h, MEMO[1])
    scale = high / MEMO[1]
    wide = MEMO[0] * scale
    if high < 140 or count * wide > box.w + 8:
        yield from played_low(now, lying, hidden, box, BAR_LARGE if large else BAR)
        return
    step = min(wide + 5, (box.w - wide) / max(count - 1, 1))
    for k, (who, c) in enumerate(lying):
        at = Box(box.x + step * k, box.y, wide, high)
        yield put(f"card.{c}", at, memo_face, (c, True), owned_card("played-card", who, c), MEMO, looks=True)
        yield mark(who, at.x + 3 * scale, at.y + 79 * scale)  # where the card's kind leaves its picture free
    for k, who in enumerate(hidden):
        at = Box(box.x + step * (len(lying) + k), box.y, wide, high)
        hand = now.s.player[who].face_down
        yield put(f"face-down.{who}", at, back_face, (who,), owned("face-down-name", who, hand), MEMO)


def tiles(now, lying, hidden, box):
    """The same as pictures, where nothing has room beside the acting card: in a row, or in two of smaller ones."""
    count = len(lying) + len(hidden)
    scale = min(LARGEST, box.h / TILE[1])
    if count * (TILE[0] * scale + 3) > box.w + 3:
        scale = (box.h - 4) / 2 / TILE[1]
    wide, high = TILE[0] * scale, TILE[1] * scale
    across = max(int(box.w // (wide + 3)), -(-count // 2))
    step = min(wide + 3, (box.w - wide) / max(across - 1, 1))
    boxes = [Box(box.x + step * (k % across), box.y + (high + 4) * (k // across), wide, high) for k in range(count)]
    for (who, c), at in zip(lying, boxes, strict=False):
        yield put(f"card.{c}", at, thumb_face, (c,), owned_card("played-card", who, c), TILE, looks=True)
        yield mark(who, at.x - 3, at.y - 3, 18)
    for who, at in zip(hidden, boxes[len(lying) :], strict=True):
        back = Box(at.x, at.y, high * MEMO[0] / MEMO[1], high)
        name = owned("face-down-name", who, now.s.player[who].face_down)
        yield put(f"face-down.{who}", back, back_face, (who,), name, MEMO)


def played_low(now, lying, hidden, box, letters):
    """The same as bars, in two columns where there is room."""
    across = 1 if box.w < 430 else 2
    down = max(1, -(-(len(lying) + len(hidden)) // across))
    wide, high = (box.w - 6 * (across - 1)) / across, min(40.0, (box.h - 3 * (down - 1)) / down)
    boxes = [Box(box.x + (wide + 6) * (k // down), box.y + (high + 3) * (k % down), wide, high)
             for k in range(down * across)]  # fmt: skip
    for (who, c), at in zip(lying, boxes, strict=False):
        yield put(
            f"card.{c}", at, bar_face, (c, wide, high, True, letters), owned_card("played-card", who, c), looks=True
        )
        x, y, size = mark_beside(wide, high)
        yield mark(who, at.x + x, at.y + y, size)
    for who, at in zip(hidden, boxes[len(lying) :], strict=False):
        hand = now.s.player[who].face_down
        back = Box(at.x, at.y, high * MEMO[0] / MEMO[1], high)
        yield put(f"face-down.{who}", back, back_face, (who,), owned("face-down-name", who, hand), MEMO)


def mark(who, x, y, size=24.0):
    """Whose card it is."""
    return put(f"owner.{who}.{x:g}.{y:g}", Box(x, y, size, size), owner_face, (who,), unit=(24, 24))


# Vacancies, memos, bonuses -------------------------------------------------------------------------------------------


@apart
def vacancies(now, places):
    if not now.standard:
        yield from label(places, now, "staff", Text("zone-staff-stock"))
    elif places.has("rail"):
        yield put("rail", places("rail"), rail_face, (), unit=(494, 12))
    for pair in range(3):
        left, front = now.vacant[pair]
        box = place(places, now, "vacancies", pair)
        name, high = vacancy_name(pair, left), box.h * min(1.0, HOOK / box.w)
        if box.w < 90:
            yield put(f"pair.{pair}", box, mini_face, (pair, front, left), name, (74, 56))
        else:
            yield put(f"pair.{pair}", box, vacancy_face, (pair, front, left, high), name, (HOOK, high))
    left, front = now.free_students
    box, name = place(places, now, "vacancies", 3), counted("students-name", left)
    high = box.h * min(1.0, HOOK / box.w)
    if box.w < 90:
        yield put("students", box, mini_face, (3, front, left), name, (74, 56))
    else:
        yield put("students", box, students_face, (front, left, high), name, (HOOK, high))


@apart
def memos(now, places):
    yield from label(places, now, "memos", Text("label-memos"))
    for slot in range(OPEN_CARDS):
        box, c = place(places, now, "memos", slot), now.slots[slot]
        if c < 0:
            yield put(f"memo.{slot}", box, empty_face, (box.w, box.h))
        elif box.h > 120:
            yield put(f"card.{c}", box, pinned_face, (c,), card_name("open-card", c), MEMO, looks=True, kind=f"c{c}")
        else:
            yield put(f"card.{c}", box, bar_face, (c, box.w, box.h), card_name("open-card", c), looks=True,
                      kind=f"c{c}")  # fmt: skip
    box, used = places("deck"), places("used")
    if box.h < LOW_PILE:
        yield put("deck", box, low_pile_face, (now.deck, box.w, box.h), counted("deck-name", now.deck))
        yield put(
            "discard", used, low_used_face, (now.used, used.w, used.h), counted("used-name", now.used), looks=True
        )
        return
    scale = max(1.0, box.w / PILE)
    unit, under = (box.w / scale, box.h / scale), (used.w / scale, used.h / scale)
    yield put("deck", box, pile_face, (now.deck, *unit), counted("deck-name", now.deck), unit)
    yield put("discard", used, used_face, (now.used, *under), counted("used-name", now.used), under, looks=True)


@apart
def bonuses(now, places):
    yield from label(places, now, "bonuses", Text("label-bonuses"))
    if places.has("lead"):
        box = places("lead")
        scale = box.h / LEAD
        yield put("lead", box, lead_face, (box.w / scale,), unit=(box.w / scale, LEAD))
    leaders = now.leaders()
    for e in range(EVENTS):
        how = standing(now, e)
        face = (e, how, leaders[e] if how != DECK else ())
        yield put(
            f"event.{e}", place(places, now, "bonuses", e), bonus_face, face, bonus_name(*face), (48, 94), looks=True
        )


def standing(now, e):
    """How a bonus stands: in the deck, ruling now, over, open to all, or reserved by a seat."""
    lies = now.s.event[e]
    if lies >= RESERVED:
        return lies - RESERVED
    if lies == ACTIVE:
        return NOW if now.event == e else SOON
    return {EVENT_DECK: DECK, LAYOUT: OPEN_TO_ALL}[lies]
