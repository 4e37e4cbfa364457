"""My desk beside the pad: nameplate, reputation, receipt, mugs; archive, pins, cards in force and my hand."""

from collegium.draw.stage import Area, Box, Use, put
from collegium.kernel import SeatName, Text

from .cork import label, place
from .desktop import bar_face as reputation_face
from .desktop import (
    consultant_face,
    line_face,
    low_sign_face,
    low_tray_face,
    mugs_face,
    no_cards_face,
    pin_face,
    plate_face,
    points_face,
    purse_face,
    receipt_face,
    remark_face,
    sheet_face,
    sign_face,
    small_consultant_face,
    small_mugs_face,
    things_face,
    tray_face,
)
from .folders import spine_face
from .memos import BAR, BAR_LARGE, MEMO, back_face, bar_face, fanned_face, force_face, memo_face, thumb_face
from .names import card_name, months_name, owned, pin_name, points_name, spine_name
from .pinned import empty_face
from .places import tab
from .shelf import lamp_face, shelf

THUMB = (56, 62)
REMARKS = 12
FAN, SIDE = 1.6, 101  # from card to card: degrees, and units
LOW = 50  # a place so low has room for one line


def numbers(now, me, viewer, places, paid):
    """Reputation, money, consultants, stored Months. On a phone they are one line over the pad."""
    s, small = now.s, places.has("seen")
    group = s.player[me]
    pieces = [] if small else [*plate(now, me, viewer, places)]
    for d in range(3):
        box, points = places("bars", d), group.reputation[d]
        name = points_name(me, d, points)
        if small:
            pieces.append(put(f"reputation.{me}.{d}", box, points_face, (d, points, box.w, box.h), name))
        else:
            pieces.append(put(f"reputation.{me}.{d}", box, reputation_face, (d, points, box.w, box.h), name))
    bill, price = now.bill(me), now.consultant_price(me)
    money, hired = owned("money-name", me, group.money, bill), owned("consultants-name", me, price, group.hired)
    if small:
        box = places("money")
        pieces.append(put(f"money.{me}", box, purse_face, (group.money, bill, paid, box.w, box.h), money))
        face = (price, group.hired, group.free_consultants)
        pieces.append(put(f"consultants.{me}", places("consultants"), small_consultant_face, face, hired, (50, 36)))
    else:
        box = places("receipt")
        pieces.append(put(f"money.{me}", box, receipt_face, (group.money, bill, paid, box.w, box.h), money))
        face = (price, group.hired, group.free_consultants)
        pieces.append(put(f"consultants.{me}", places("consultants"), consultant_face, face, hired, (74, 44)))
        if places.has("coins"):
            pieces.append(put("coins", places("coins"), coins_face, (), unit=(76, 42)))
    if now.standard:
        pieces += mugs(now, me, places)
    return Area("numbers", Text("zone-numbers"), tuple(pieces), tab(places, "cork"))


def coins_face():
    return (Use("coins", 0, 0, 76, 42),)


def plate(now, me, viewer, places):
    group = now.s.player[me]
    box = places("plate")
    total = sum(group.reputation)
    face = (me, SeatName(me), now.order.get(me, 0), total, now.attack_on(me), box.w, box.h)
    yield put(f"group.{me}", box, plate_face, face, owned("plate-name", me, total, now.order.get(me, 0)), named=True)
    box = places("sheet")
    order = max(0, total - group.start_bonus)
    made = line_face if places.has("sight") else sheet_face
    yield put("sheet", box, made, (order, box.w, box.h, group.mismanaged), owned("order-name", me, order))


def mugs(now, me, places):
    tokens = tuple(now.s.player[me].tokens)
    name, box = months_name("mugs-name", me, tokens), places("mugs")
    if box.h < LOW:
        yield put(f"tokens.{me}", box, small_mugs_face, (tokens,), name, (114, 36))
        return
    yield from label(places, now, "mugs", Text("zone-tokens"))
    scale = box.h / 68
    step = (box.w - 56 * scale) / 2
    yield put(f"tokens.{me}", box, mugs_face, (tokens, step, scale), name)


# The right of the desk -----------------------------------------------------------------------------------------------


def cabinet(now, me, viewer, places):
    """Archive, pins, warnings, cards in force; a word of Reviewer 2 where there is room."""
    small = places.has("seen")
    pieces = [*plate(now, me, viewer, places)] if small else []
    if not now.standard:
        pieces += bookcase(now, me, places)
        return Area("cabinet", Text("zone-completed"), tuple(pieces), tab(places, "mine"))
    pieces += archive(now, me, places("tray"))
    for k, t in enumerate(now.tiles[me]):
        spent, box = now.s.spent[t], places("pins", k)
        pieces.append(put(f"tile.{t}", box, pin_face, (t, spent, box.w), pin_name(me, t, spent), looks=True))
    pieces += force(now, me, places)
    pieces += warnings(now, me, places)
    return Area("cabinet", Text("zone-cabinet"), tuple(pieces), tab(places, "mine"))


def bookcase(now, me, places):
    """Of the basic game: the archive has the room of cards and pins; a lamp and Reviewer 2 that of the mugs."""
    if not places.has("shelf"):
        yield from archive(now, me, place(places, now, "tray"))
        return
    yield from shelf(now, me, places("shelf"))
    if places.has("basic-things"):
        yield put("things", places("basic-things"), things_face, (), unit=(176, 66))
    if places.has("basic-lamp"):
        yield put("lamp", places("basic-lamp"), lamp_face, (), unit=(80, 90))
    if places.has("basic-remark"):
        yield put("remark", places("basic-remark"), remark_face, (now.s.turn % REMARKS,), unit=(112, 88))


def archive(now, me, box):
    done = now.done[me]
    face, left, high = (tray_face, 62, 70) if box.h > 50 else (low_tray_face, 78, 30)
    high = min(high, box.h - 20 if box.h > 50 else box.h - 10)
    yield put("archive", box, face, (len(done), box.w, box.h), owned("archive-name", me, len(done)))
    step = min(36, (box.w - left - 8) / max(len(done), 1))
    for k, p in enumerate(done):
        at = Box(round(box.x + left + step * k, 1), box.y + (box.h - high) / 2 + 1, round(step - 2.5, 1), high)
        yield put(f"project.{p}", at, spine_face, (p, at.w, at.h), spine_name(me, p), looks=True)


def force(now, me, places):
    """One card in force wide, several as thumbnails."""
    cards, box = now.open[me], places("force")
    free = places.has("signs") and not any(warned(now, me))  # the line of signs below it
    if not cards:
        if box.h >= 60:
            yield put("things", box, things_face, (), unit=(176, 66))
        elif free:
            yield put("things", Box(box.x + 8, box.y + 1, 136, 51), things_face, (), unit=(176, 66))
        if places.has("remark"):
            yield put("remark", places("remark"), remark_face, (now.s.turn % REMARKS,), unit=(112, 88))
        return
    yield from label(places, now, "force", Text("label-force"))
    bars, letters = box.h < 60, BAR_LARGE if is_small(places) else BAR
    if len(cards) == 1:
        c = cards[0]
        if bars:
            yield put(
                f"card.{c}",
                box,
                bar_face,
                (c, box.w, box.h, False, letters),
                card_name("my-force-card", c),
                looks=True,
                kind=f"c{c}",
            )
        else:
            yield put(
                f"card.{c}", box, force_face, (c,), card_name("my-force-card", c), (176, 66), looks=True, kind=f"c{c}"
            )
    else:
        room = box.w if bars or not places.has("remark") else 306
        scale = min(1.0, (box.h + (places("signs").h if free else 0)) / THUMB[1])
        step = min(60 * scale, (room - THUMB[0] * scale) / max(len(cards) - 1, 1))
        for k, c in enumerate(cards):
            at = Box(box.x + step * k, box.y, THUMB[0] * scale, THUMB[1] * scale)
            yield put(
                f"card.{c}",
                at,
                thumb_face,
                (c, scale < 0.9),
                card_name("my-force-card", c),
                THUMB,
                looks=True,
                kind=f"c{c}",
            )
    if places.has("remark") and len(cards) < 4:
        yield put("remark", places("remark"), remark_face, (now.s.turn % REMARKS,), unit=(112, 88))


def warned(now, me):
    """Months to lose to pests; immunity: id, art, words and name of each."""
    group = now.s.player[me]
    if group.deficit:
        words = Text("pests-short", {"n": group.deficit})
        yield "pests", "beetle", words, owned("pests-name", me, group.deficit)
    if group.immune:
        yield "immune", "umbrella", Text("immune-line"), owned("immune-name", me, 1)


def warnings(now, me, places):
    """What a group is warned of, in a line over its hand."""
    box = places("hand")
    for k, (identity, art, words, name) in enumerate(warned(now, me)):
        if places.has("signs"):
            at, said = places("signs", k), words if identity == "immune" else now.s.player[me].deficit
            yield put(f"{identity}.{me}", at, low_sign_face, (art, said, at.w, at.h), name)
        else:
            at = Box(box.x + box.w / 2 * k, box.y - 24, box.w / 2 - 4, 24)
            shown = (art, words, at.w, "var(--aa-label,#1F1206)", at.h)
            yield put(f"{identity}.{me}", at, sign_face, shown, name)


def hand(now, me, viewer, places):
    """My action cards; a spectator sees their backs."""
    box = places("hand")
    if viewer < 0:
        size = now.s.player[me].hand
        step = min(MEMO[0] + 2, (box.w - MEMO[0]) / max(size - 1, 1))
        scale = min(1.0, box.h / MEMO[1])
        pieces = [put(f"back.{k}", Box(box.x + step * k, box.y, MEMO[0] * scale, MEMO[1] * scale), back_face, (me,),
                      owned("backs-name", me, size) if not k else "", MEMO) for k in range(size)]  # fmt: skip
        return Area("hand", Text("hand-size"), tuple(pieces), tab(places, "mine"))
    cards = now.hand[me]
    whole = 0 if places.has("seen") else fanned(box)
    if not cards and whole < 3:
        pieces = [nothing(box)]
    elif len(cards) <= whole:
        pieces = list(whole_cards(cards, box, whole))
    elif box.h > 300 and len(cards) <= 6:
        pieces = list(rows_of_cards(cards, box))
    else:
        pieces = list(bars(cards, box, BAR_LARGE if is_small(places) else BAR))
    return Area("hand", Text("zone-hand"), tuple(pieces), tab(places, "mine"))


def is_small(places):
    """A phone, upright."""
    return places.size[0] < 400


def fanned(box):
    """How many whole cards have room beside each other."""
    return min(3, int(box.w // SIDE)) if 150 < box.h < 175 else 0


def rows_of_cards(cards, box):
    """On a phone: whole cards, three in a row; larger where one row is enough."""
    scale = 1.172 if len(cards) <= 3 else 1.0
    wide, high = MEMO[0] * scale, MEMO[1] * scale
    step = (box.w - wide) / 2
    for k, c in enumerate(cards):
        at = Box(round(box.x + step * (k % 3), 1), box.y + (high + 8) * (k // 3), wide, high)
        yield put(f"card.{c}", at, memo_face, (c,), card_name("hand-card", c), MEMO, looks=True)


def whole_cards(cards, box, most):
    """At most so many whole cards, fanned; places of cards that I do not hold are dashed."""
    for k in range(len(cards), most):
        at = Box(box.x + SIDE * k + 6, box.y + 4, MEMO[0] - 9, MEMO[1] - 4)
        yield put(f"place.{k}", at, empty_face, (at.w, at.h))
    for k, c in enumerate(cards):
        at = Box(box.x + SIDE * k, box.y + 2 * (k - 1) ** 2, *MEMO)
        yield put(f"card.{c}", at, fanned_face, (c, FAN * (k - 1)), card_name("hand-card", c), MEMO, looks=True)


def nothing(box):
    """A hand without cards says so."""
    return put("no-cards", Box(box.x, box.y, box.w, 78), no_cards_face, (box.w,), Text("no-cards"))


def bars(cards, box, letters):
    """Cards one below the other; in two columns where the desk is wide."""
    across = 2 if box.w > 400 else 1
    down = -(-len(cards) // across)
    high = min(40.0, (box.h - 4 * (down - 1)) / max(down, 1))
    wide = (box.w - 6 * (across - 1)) / across
    for k, c in enumerate(cards):
        at = Box(box.x + (wide + 6) * (k // max(down, 1)), box.y + (high + 4) * (k % max(down, 1)), wide, high)
        yield put(f"card.{c}", at, bar_face, (c, wide, high, False, letters), card_name("hand-card", c), looks=True)
