"""The tray of the set-up: cards to keep, chancellors to choose from, and what everybody has shown."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Disc, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..components import CHANCELLORS
from ..naming import setup_card_name
from ..state import CHANCELLOR
from .names import seat
from .offers import WHITE, has_words, offer_face, setup_face, taken_face
from .people import NAMES
from .signs import CARD_LINE, CREAM, HONEY, INK, PALE, RIM, WRITTEN, figure

GAP = 8
SHOWN = 104  # the widest card that somebody has shown
TWO = 690  # what the cards of two take
WAY = tuple(Text(f"way-{k}") for k in range(1, 6))  # one for each phase of the set-up
MUTED_DISC = "#5E5044"


def tray_face(heads, w, h):
    """The wooden tray with its headings: (words, x, y, room)."""
    marks: list[Mark] = [
        Plate(0, 0, w, h, 10, "var(--wood,#7A4E2E)", "var(--back,#3A2417)", 2),
        Plate(6, 6, w - 12, h - 12, 6, "var(--wood2,#5B381F)", "var(--back,#3A2417)", 1.4),
    ]
    marks += [Say(words, x, y, 16, NAME, PALE, room=room) for words, x, y, room in heads]
    return tuple(marks)


def owner_face(who, name, white, w):
    """Whose cards lie below, and their white numbers together: 20 high."""
    return (
        Use(f"shape-{who}", 0, 1, 17, 17),
        Say(name, 22, 15, 14.5, NAME, PALE, room=w - 68),
        Plate(w - 40, 1, 38, 18, 9, "#fff"),
        Say(white, w - 21, 15, 14, FIGURE, INK, "middle"),
    )


def way_face(now, w, h):
    """What comes in the set-up, step by step, and where we are."""
    step = (h - 44) / len(WAY)
    marks: list[Mark] = [
        Plate(0, 0, w, h, 8, CREAM, CARD_LINE, 1.4),
        Say(Text("way"), 14, 25, 17, NAME, INK, room=w - 28),
    ]
    for k, words in enumerate(WAY):
        y = 38 + step * (k + 0.5)
        if k == now:
            marks.append(Plate(6, y - step / 2 + 1, w - 12, step - 2, 6, HONEY))
        marks += figure(k + 1, 22, y, 10, INK if k == now else MUTED_DISC, 13.5)
        marks.append(Say(words, 40, y + 4.5, 13, STRONG if k == now else WORD, INK, room=w - 50, lines=2, gap=14.5))
    return tuple(marks)


def brief_way_face(now, w, h):
    """The same in a line: how many steps there are, and the words of the present one."""
    step = 23
    marks: list[Mark] = [Plate(6, 4, step * len(WAY) + 4, h - 8, (h - 8) / 2, CREAM, CARD_LINE, 1.2)]
    for k in range(len(WAY)):
        marks += figure(k + 1, 8 + step * (k + 0.5), h / 2, 9.5, INK if k == now else MUTED_DISC, 13)
        if k == now:
            marks.append(Disc(8 + step * (k + 0.5), h / 2, 10.5, "none", RIM, 3))
    x = step * len(WAY) + 20
    marks.append(Say(WAY[now], x, h / 2 + 4.5, 13, STRONG, WRITTEN, room=w - x - 8, lines=2, gap=14.5))
    return tuple(marks)


def has_tray(s):
    return s.phase <= CHANCELLOR


def spread(box, count, widest):
    """Boxes side by side in a row, none wider than `widest`."""
    w = min(widest, (box.w - GAP * (count - 1)) / max(count, 1))
    return [Box(box.x + (w + GAP) * k, box.y, round(w, 1), box.h) for k in range(count)]


def in_two_rows(box, count):
    columns = (count + 1) // 2
    high = (box.h - GAP) / 2
    upper, lower = Box(box.x, box.y, box.w, high), Box(box.x, box.y + high + GAP, box.w, high)
    return (spread(upper, columns, 204) + spread(lower, columns, 204))[:count]


def my_cards(s, viewer, box):
    """My hand, and what I kept already."""
    if viewer < 0:
        return []
    me = s.player[viewer]
    hand = sorted(card for card in me.hand if card)  # as in the list
    kept = [card for card in me.drafted if card]
    pieces = []
    spots = spread(box, 4, 104) if box.w > 260 or box.h < 150 else in_two_rows(box, 4)
    for k, (card, spot) in enumerate(zip(hand + kept, spots, strict=False)):
        high = spot.h if has_words(spot.w, spot.h) else min(spot.h, spot.w * 1.35)
        spot = Box(spot.x, spot.y, spot.w, high)
        face = (card, spot.w, spot.h, k >= len(hand) > 0)
        pieces.append(put(f"setup.{card}", spot, setup_face, face, setup_card_name(card), looks=True))
    return pieces


def offered(s):
    """Chancellors on the tray: who can be chosen (-1), and who is gone, with the seat that has him."""
    taken = {s.player[who].chancellor: who for who in range(s.seats) if s.player[who].chancellor >= 0}
    return [(k, taken.get(k, -1)) for k in range(CHANCELLORS) if s.offer[k] or k in taken]


def offer(s, boxes):
    """The chancellors to choose from; those who are taken lie veiled in their place."""
    pieces = []
    for (k, who), box in zip(offered(s), boxes, strict=False):
        name, words = NAMES["chancellor"][k], Text("taken-by", {"player": seat(who, s.seats)}) if who >= 0 else ""
        face = (k, who, words, box.w, box.h) if who >= 0 else (k, box.w, box.h)
        make = taken_face if who >= 0 else offer_face
        pieces.append(put(f"chancellor.{k}", box, make, face, name, named=who >= 0, looks=True))
    return pieces


def shown(s, boxes):
    """Everybody's cards once they are shown, under their owner and the sum of the white numbers."""
    pieces = []
    for who, box in zip(range(s.seats), boxes, strict=False):
        cards = [card for card in s.player[who].setup_cards if card]
        if cards:
            white = sum(WHITE[card] for card in cards)
            head = Box(box.x, box.y, min(box.w, SHOWN * 3 + GAP * 2), 20)  # as far as the cards reach
            name = Text("white-name", {"who": seat(who, s.seats), "white": white})
            pieces.append(
                put(f"shown.{who}", head, owner_face, (who, seat(who, s.seats), white, head.w), name, named=True)
            )
            row = Box(box.x, box.y + 22, box.w, box.h - 22)
            for card, spot in zip(cards, spread(row, max(len(cards), 3), SHOWN), strict=False):
                pieces.append(
                    put(
                        f"shown.{who}.{card}",
                        spot,
                        setup_face,
                        (card, spot.w, spot.h),
                        setup_card_name(card),
                        looks=True,
                    )
                )
    return pieces


def tray(s, viewer, places):
    """All that is chosen from in the set-up."""
    box = places("tray")
    inside = Box(box.x + 14, box.y + 12, box.w - 28, box.h - 24)
    offers = len(offered(s))
    open_cards = any(s.player[who].setup_cards[0] for who in range(s.seats))
    mine = (viewer >= 0 and any(s.player[viewer].hand)) or (viewer >= 0 and any(s.player[viewer].drafted))
    way = places("way") if places.has("way") else None
    if open_cards and s.seats == 2 and inside.w > TWO + 300:  # two players' cards leave room for it
        way = Box(inside.x + TWO + 14, inside.y, inside.w - TWO - 14, inside.h)
        inside = Box(inside.x, inside.y, TWO, inside.h)
    heads, pieces = (
        narrow(s, viewer, inside, offers, open_cards, mine)
        if box.w < 450
        else broad(s, viewer, inside, offers, open_cards, mine)
    )
    heads = tuple((words, x - box.x, y - box.y, room) for words, x, y, room in heads)
    wood = put("tray", box, tray_face, (heads, box.w, box.h))
    told = (put("way", way, way_face, (s.phase, way.w, way.h)),) if way else ()
    return Area("tray", Text("zone-offer"), (wood, *told, *pieces), tab=places.tab("mine"))


def brief_way(s, places):
    """Where we are in the set-up, in the strip that later holds purse and books."""
    strip = places("strip")
    return Area("way", Text("way"), (put("way", strip, brief_way_face, (s.phase, strip.w, strip.h)),))


def broad(s, viewer, inside, offers, open_cards, mine):
    """One row, or two once the cards are shown."""
    low = 108 if inside.h > 215 else 90  # of a row of shown cards
    high = inside.h - 24 if not open_cards else inside.h - 30 - low
    top = inside.y + 24
    left = inside.w * (0.4 if inside.w > 700 else 0.33) if mine else 0
    heads = []
    pieces = []
    if mine:
        heads.append((Text("zone-hand"), inside.x, inside.y + 15, left - 10))
        pieces += my_cards(s, viewer, Box(inside.x, top, left - 14, high))
    if offers:
        heads.append((Text("zone-offer"), inside.x + left, inside.y + 15, inside.w - left))
        row = Box(inside.x + left, top, inside.w - left, high)
        pieces += offer(
            s, spread(row, offers, 260 if open_cards else 204) if row.w / offers > 90 else in_two_rows(row, offers)
        )
    if open_cards:
        wide = (inside.w - 12 * (s.seats - 1)) / s.seats
        y = top + high + 6
        boxes = [Box(inside.x + (wide + 12) * k, y, wide, inside.y + inside.h - y) for k in range(s.seats)]
        pieces += shown(s, boxes)
    return heads, pieces


def narrow(s, viewer, inside, offers, open_cards, mine):
    """On a phone: cards, chancellors two in a row, and everybody's cards two by two."""
    heads, pieces = [], []
    y = inside.y
    if mine:
        heads.append((Text("zone-hand"), inside.x, y + 14, inside.w))
        high = 118 if not open_cards else 86
        pieces += my_cards(s, viewer, Box(inside.x, y + 20, inside.w, high))
        y += high + 26
    if offers:
        rows = (offers + 1) // 2
        heads.append((Text("zone-offer"), inside.x, y + 14, inside.w))
        y += 20
        rest = inside.y + inside.h - y
        high = min(100, (rest * (0.5 if open_cards else 1)) / rows - 6)
        wide = (inside.w - GAP) / 2
        boxes = [Box(inside.x + (wide + GAP) * (k % 2), y + (high + 6) * (k // 2), wide, high) for k in range(offers)]
        pieces += offer(s, boxes)
        y += (high + 6) * rows
    if open_cards:
        rows = (s.seats + 1) // 2
        high = (inside.y + inside.h - y) / rows - 4
        wide = (inside.w - GAP) / 2
        boxes = [Box(inside.x + (wide + GAP) * (k % 2), y + (high + 4) * (k // 2), wide, high) for k in range(s.seats)]
        pieces += shown(s, boxes)
    return heads, pieces
