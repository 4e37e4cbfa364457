"""The faculty's pin board: calendar and note, open calls, vacancies, memos, end bonuses; plan and played cards."""

from functools import cache

from collegium.draw.stage import Area, Box, kept, put
from collegium.kernel import Text

from ..components import EVENTS, OFFER_SLOTS, OPEN_CARDS
from ..state import ACQUISITION, ACTION, ACTIVE, EVENT_DECK, LAYOUT, RESEARCH, RESERVED
from .badges import mini_face, students_face, vacancy_face
from .census import apart, copied
from .folders import FOLDER, PLAIN, folder_face, low_face
from .ground import cork_face
from .memos import MEMO, back_face, bar_face, memo_face, pile_face, pinned_face, used_face
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

PLAN = 178  # how high a plan is; where there is more room it is larger


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
        return Area("cork", Text("zone-centre"), tuple(pieces), "cork")
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
    box = places("note")
    if now.standard:
        yield put("note", box, note_face, (now.event, box.w, box.h), note_name(now.event), looks=now.event >= 0)
    elif box.h > 80:
        order = tuple(s.order[k] for k in range(s.seats)) if s.turn else ()
        yield put("note", box, order_face, (order, box.w, box.h), named=True)


def label(places, now, what, words):
    if places.has(f"label-{what}"):
        box = place(places, now, f"label-{what}")
        yield put(f"label.{what}", box, label_face, (words, box.w))


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
        yield from played(now, lying, hidden, place(places, now, "centre"))
    elif s.phase != ACQUISITION and max(now.offers) < 0 and s.turn and not s.over:
        # nothing on offer: the place is free for the plan, of this turn or of the next
        yield from label(places, now, "calls", Text("label-plan" if s.phase <= RESEARCH else "label-next-plan"))
        box = place(places, now, "centre")
        brings, wants = now.brings(me), now.wants(me)
        scale = max(1.0, box.h / PLAN)
        unit = (round(box.w / scale, 1), round(box.h / scale, 1))
        face = (brings, wants, now.consultant_price(me), s.player[me].hired, *unit)
        yield put("plan", box, plan_face, face, plan_name(brings, wants), unit)
    else:
        yield from label(places, now, "calls", Text("label-calls"))
        for slot in range(OFFER_SLOTS):
            yield call(now, viewer, slot, place(places, now, "calls", slot))


def lying_cards(now):
    """Cards that were played, each with whose it is; and who has laid down some that are hidden."""
    seats = range(now.s.seats)
    lying = [(who, c) for who in seats for c in now.played[who] + now.laid[who]]
    return lying, [who for who in seats if now.s.player[who].face_down > len(now.laid[who])]


def call(now, viewer, slot, box):
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
    return put(f"project.{p}", box, folder_face, (p, progress, PLAIN, True, copies), name, FOLDER, looks=True,
               kind=f"p{p}")  # fmt: skip


def played(now, lying, hidden, box):
    """Cards of the Action Phase in the order of their numbers; what is hidden lies face down."""
    lying = sorted(lying, key=lambda one: one[1])
    count = len(lying) + len(hidden)
    high = min(box.h, MEMO[1])
    if high < 140 or count * MEMO[0] > box.w + 8:
        yield from played_low(now, lying, hidden, box)
        return
    step = min(MEMO[0] + 5, (box.w - MEMO[0]) / max(count - 1, 1))
    for k, (who, c) in enumerate(lying):
        at = Box(box.x + step * k, box.y, *MEMO)
        yield put(f"card.{c}", at, memo_face, (c, True), owned_card("played-card", who, c), MEMO, looks=True)
        yield mark(now, who, at)
    for k, who in enumerate(hidden):
        at = Box(box.x + step * (len(lying) + k), box.y, *MEMO)
        hand = now.s.player[who].face_down
        yield put(f"face-down.{who}", at, back_face, (who,), owned("face-down-name", who, hand), MEMO)


def played_low(now, lying, hidden, box):
    """The same as bars, in two columns where there is room."""
    across = 1 if box.w < 430 else 2
    down = -(-(len(lying) + len(hidden)) // across)
    wide, high = (box.w - 6 * (across - 1)) / across, min(40.0, (box.h - 3 * (down - 1)) / down)
    boxes = [Box(box.x + (wide + 6) * (k // down), box.y + (high + 3) * (k % down), wide, high)
             for k in range(down * across)]  # fmt: skip
    for (who, c), at in zip(lying, boxes, strict=False):
        yield put(f"card.{c}", at, bar_face, (c, wide, high, True), owned_card("played-card", who, c), looks=True)
        yield mark(now, who, Box(at.x + wide - 97, at.y + high / 2 - 2, 0, 0))
    for who, at in zip(hidden, boxes[len(lying) :], strict=False):
        hand = now.s.player[who].face_down
        back = Box(at.x, at.y, high * MEMO[0] / MEMO[1], high)
        yield put(f"face-down.{who}", back, back_face, (who,), owned("face-down-name", who, hand), MEMO)


def mark(now, who, box):
    return put(f"owner.{who}.{box.x:g}.{box.y:g}", Box(box.x + 40, box.y - 10, 24, 24), owner_face, (who,))


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
        name = vacancy_name(pair, left)
        if box.w < 90:
            yield put(f"pair.{pair}", box, mini_face, (pair, front, left), name, (74, 56))
        else:
            yield put(f"pair.{pair}", box, vacancy_face, (pair, front, left, box.h), name, (112, box.h))
    left, front = now.free_students
    box, name = place(places, now, "vacancies", 3), counted("students-name", left)
    if box.w < 90:
        yield put("students", box, mini_face, (3, front, left), name, (74, 56))
    else:
        yield put("students", box, students_face, (front, left, box.h), name, (112, box.h))


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
    yield put("deck", places("deck"), pile_face, (now.deck, places("deck").w, places("deck").h),
              counted("deck-name", now.deck))  # fmt: skip
    yield put("discard", places("used"), used_face, (now.used, places("used").w, places("used").h),
              counted("used-name", now.used), looks=True)  # fmt: skip


@apart
def bonuses(now, places):
    yield from label(places, now, "bonuses", Text("label-bonuses"))
    if places.has("lead"):
        yield put("lead", places("lead"), lead_face, (places("lead").w,))
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
