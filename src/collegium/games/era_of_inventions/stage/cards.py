"""Invention sheets and factories, one anatomy at any size: head, picture, cost at the left, gain at the foot."""

from collegium.draw.letters import ASIDE, FIGURE, NAME, STRONG
from collegium.draw.stage import Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import GOOD_KEYS, STARTING_FACTORY
from . import facts
from .facts import IMITATION, OFFICIAL, SORTS, START
from .signs import CLEAR, INK, gain, good, marker, rims, ring, star, toned

WIDTH, HEIGHT = 98, 137.2  # of the frames
NARROW = 84  # px; on narrower cards names are smaller
PHONE = 91  # px; the widest card of a phone
NAMED = 118  # px of a small picture from which on it bears a name
TALL = frozenset({  # inventions whose names take two lines in one of our languages where there is little room
    "pocket-watch", "cash-register", "sewing-machine", "typewriter", "music-box", "steam-train", "gramophone",
})  # fmt: skip
BRIEF = frozenset({"instrument-works", "power-station", "toolmaker"})  # broken elsewhere on narrow cards
YOURS = "yours"


def title(key, narrow=False):
    """A name as a card bears it: with a capital, and with places where it may be broken."""
    return Text(f"brief-{key}" if narrow and key in BRIEF else f"title-{key}")


def head(key, ink, width, sy, letter, tall=True):
    """The name in one line or two, in the middle of the head: all heads of a row are as high."""
    narrow = width < NARROW
    middle = (16.6 if tall else 10.6) * sy
    left = 4 if narrow else 6 * width / WIDTH
    return Say(title(key, narrow), left, middle + letter * 0.32, letter, NAME, ink, "start", width - 1.5 * left, 2,
               letter * 0.93)  # fmt: skip


def letter_of(width, sy=1.0, key=""):
    """The size of a card's name: never below 12, and larger on a large card and on a phone's, which may be drawn
    smaller."""
    if width < NARROW:
        return 12 if key in BRIEF or sy < 0.72 else 13.2  # two lines have room in the head
    return CLEAR if width < PHONE else max(13.2 * width / 91.5, 13.2)


def rim(art, width, height, when):
    sx, sy = width / WIDTH, height / HEIGHT
    return Use(art, -14 * sx, -14 * sy, 126 * sx, 165.2 * sy, when=when, stretched=True)


def shadow(width, height):
    return Plate(1, 3, width, height, 6, "#000", opacity=0.35)


def sheet_face(card, tabs, note, width, height, chosen=False):
    """An invention sheet. `tabs`: (seat, kind, number) of who earns when another makes it; `note`: what makes it
    impossible now: ("yours", seat), or what is missing, as pairs of kind and number; None where nothing does;
    `chosen`: it is being paid for."""
    sx, sy = width / WIDTH, height / HEIGHT
    z, sort, key = min(sx, sy), facts.CARD_SORT[card], facts.CARD_KEYS[card]
    corner = max(5 * z, 4)
    letter, small = letter_of(width, sy), CLEAR if NARROW <= width < PHONE else 12.4
    tall = width >= NARROW or key in TALL  # on a narrow sheet four kinds of cost want the room
    words = head(key, "#2E2108" if sort == OFFICIAL else "#fff", width, sy, letter, tall)
    frame = f"frame-{SORTS[sort]}{'-2' if tall else ''}"
    top, foot = (33 if tall else 21) * sy, 105 * sy
    picture = min(58 * sx, (foot - top - 22) * 1.25)
    marks: list[Mark] = [
        shadow(width, height),
        Use(frame, 0, 0, width, height, stretched=True),
        toned("e-copy" if sort == IMITATION else "e-col",
              Use(facts.CARD_ART[card], 63.5 * sx - picture / 2, top + (foot - top - 16 - picture * 0.8) / 2,
                  picture, picture * 0.8)),
    ]  # fmt: skip
    if sort != OFFICIAL:
        size = max(19 * z, 16)
        x, y = 95 * sx - size, top + 3 * sy
        marks += [toned(f"h-{SORTS[sort]}", Use("badge", x, y, size, size)),
                  Say("S" if sort == START else "?", x + size / 2, y + size * 0.74, max(size * 0.7, small), NAME,
                      "#fff", "middle")]  # fmt: skip
    marks.append(Say(Text(f"sort-{SORTS[sort]}"), 63.5 * sx, 101.2 * sy, max(12.4 * width / 91.5, small), ASIDE,
                     INK, "middle", 64 * sx, least=12.4))  # fmt: skip
    marks += costs(facts.CARD_COST[card], 30 * sx, top, foot, max(14.4 * z / 0.93, small, 13))
    marks += gain(facts.CARD_GIVES[card], facts.CARD_AMOUNT[card], 4 * z, foot + (32.2 * sy - 24 * z) / 2, 24 * z,
                  22 * z)  # fmt: skip
    for k, (seat, kind, number) in enumerate(reversed(tabs)):
        marks += tab(seat, kind, number, width - (k + 1) * (31.6 * sx) - 1, foot + 3.4 * sy, 31 * sx, 28 * sy)
    if note is not None:
        marks.append(Use("state-no", -14 * sx, -14 * sy, 126 * sx, 165.2 * sy, stretched=True))
        marks += slip(note, width, 83 * sy)
    marks += [
        words,
        *ring(width - corner, corner, words.fill, facts.CARD_RING[card]),
    ]  # the name keeps its light in the shade
    if chosen:
        marks += [Use("state-chosen", -14 * sx, -14 * sy, 126 * sx, 165.2 * sy, stretched=True),
                  Use("badge-chosen", width - 20, -9, 22, 22)]  # fmt: skip
    return (*marks, rim("state-lit", width, height, "can"), rim("state-hot", width, height, "aimed"))


def costs(price, width, top, foot, letter):
    """What to pay, one kind below the other in the left column."""
    row = min(letter * 1.3, (foot - top - 1) / len(price))
    size = min(letter * 1.15, row * 1.1, width - letter * 0.62)
    y = (top + foot) / 2 - row * len(price) / 2
    found: list[Mark] = []
    for k, (kind, number) in enumerate(price):
        middle = y + row * (k + 0.5)
        edge = width - size - 1
        found += [Say(number, edge, middle + letter * 0.36, letter, FIGURE, INK, "end"),
                  good(kind, edge + 0.5, middle - size / 2, size)]  # fmt: skip
    return found


def tab(seat, kind, number, x, y, width, height):
    """Who earns, and what: 31 x 28 on a card of 98."""
    letter = max(height * 0.46, CLEAR if 28 < width < 29 else 12.4)
    mark, size = width * 0.42, min(height * 0.5, width * 0.46)
    return (
        Use("tab-royalty", x, y, width, height, stretched=True),
        marker(seat, x + 0.4, y + (height - mark) / 2, mark),
        Say(f"+{number}", x + width * 0.71, y + letter * 0.86, letter, FIGURE, INK, "middle"),
        good(kind, x + width * 0.72 - size / 2, y + height - size - 1, size),
    )


def slip(note, width, y):
    """The paper slip that says why not: yours, or what is missing."""
    if not note:
        return ()
    room = max(width * 0.68, 66)
    left = width - room - 2
    paper = Use("slip-reason", left, y, room, 21, stretched=True)
    if note[0] == YOURS:
        words = Say(Text("slip-yours"), left + 20, y + 15.3, CLEAR, STRONG, INK, room=room - 22, least=12.6)
        return paper, marker(note[1], left + 3, y + 3, 15), words
    if len(note) == 1:
        kind, number = note[0]
        return (paper, Say(Text("slip-more", {"n": number}), left + 4, y + 15.3, CLEAR, STRONG, INK, room=room - 25,
                           least=12.4),
                good(kind, left + room - 19, y + 2, 17))  # fmt: skip
    marks: list[Mark] = [paper]
    for k, (kind, number) in enumerate(note[:2]):
        x = left + 3 + k * room * 0.48
        marks += [Say(number, x + 9, y + 15.5, CLEAR, FIGURE, INK, "end"), good(kind, x + 10, y + 3, 15)]
    return tuple(marks)


# Factories -----------------------------------------------------------------------------------------------------------


def factory_face(factory, seat, note, width, height):
    """A factory with its price; built ones (`seat` says whose) without. `note` as of a sheet."""
    sx, sy = width / WIDTH, height / HEIGHT
    z, key, kind = min(sx, sy), facts.FACTORY_KEYS[factory], facts.FACTORY_GIVES[factory]
    corner = max(5 * z, 4)
    tone = f"hs{seat}" if factory == STARTING_FACTORY else f"h-{GOOD_KEYS[kind]}"
    ink = INK if tone in ("h-tool", "h-gold", "hs1", "hs4") else "#fff"
    words = head(key, ink, width, sy, letter_of(width, sy, key))
    top, foot = 33 * sy, 107 * sy
    built = seat >= 0
    side = min((74 if built else 66) * sx, (foot - top - 8) * 1.25)
    x = (width - side) / 2 if built else width - side - 4 * sx
    marks: list[Mark] = [
        shadow(width, height),
        toned(tone, Use("frame-factory-2", 0, 0, width, height, stretched=True)),
        toned("e-col", Use(facts.FACTORY_ART[factory], x, top + (foot - top - side * 0.8) / 2, side, side * 0.8)),
    ]  # fmt: skip
    if not built:
        marks += price_slip(
            facts.FACTORY_COST[factory], 1.5 * sx, top + 3 * sy, max(14.4 * z / 0.94, CLEAR if sy > 0.75 else 13)
        )
    if facts.FACTORY_STAR[factory]:
        size = max(26 * z, 20)
        marks += star(facts.FACTORY_STAR[factory], width - size - 2 * sx, top + 1 * sy, size, max(size * 0.56, 14))
    marks += yields(kind, facts.FACTORY_AMOUNT[factory], width, foot, height - foot, z)
    if note is not None:
        marks.append(Use("state-no", -14 * sx, -14 * sy, 126 * sx, 165.2 * sy, stretched=True))
        marks += slip(note, width, 83 * sy)
    marks += [words, *ring(width - corner, corner, ink, facts.FACTORY_RING[factory])]
    return (*marks, rim("state-lit", width, height, "can"), rim("state-hot", width, height, "aimed"))


def price_slip(price, x, y, letter):
    """The slip with wood and coal."""
    size, row = letter * 1.15, letter * 1.3
    width, height = size + letter * 0.62 + 6, row * len(price) + 4
    marks: list[Mark] = [Use(f"slip-price-{len(price)}", x, y, width, height, stretched=True)]
    for k, (kind, number) in enumerate(price):
        middle = y + 2 + row * (k + 0.5)
        marks += [Say(number, x + width - size - 3, middle + letter * 0.36, letter, FIGURE, INK, "end"),
                  good(kind, x + width - size - 2.5, middle - size / 2, size)]  # fmt: skip
    return tuple(marks)


def yields(kind, number, width, y, height, z):
    """What a run brings: the figure and the pieces themselves, in the middle of the foot."""
    size, letter = 24 * z, max(22 * z, 13)
    step = min(21 * z, (width - letter - size - 6) / max(number, 1))
    whole = letter * 0.62 + 4 * z + step * (number - 1) + size
    x = (width - whole) / 2
    pieces = x + letter * 0.62 + 4 * z
    return (
        Say(number, x, y + height / 2 + letter * 0.33, letter, FIGURE, "#fff"),
        *(good(kind, pieces + step * k, y + (height - size) / 2 - 0.5, size) for k in range(number)),
    )


def chip_face(factory, width, height):
    """A factory in small: picture and yield, and its name where there is room beside the picture."""
    kind, number = facts.FACTORY_GIVES[factory], facts.FACTORY_AMOUNT[factory]
    side = min(width - 4, (height - 15) * 1.25)
    named = width >= NAMED
    words = title(facts.FACTORY_KEYS[factory], narrow=True)
    name = Say(words, side + 7, height / 2 - 4, 12.4, NAME, INK, room=width - side - 9, lines=2, gap=12)
    return (
        Plate(0, 0, width, height, 4, "#F3E3C8", "#6B3A22", 1.3),
        toned("e-col", Use(facts.FACTORY_ART[factory], 3 if named else (width - side) / 2, 2, side, side * 0.8)),
        *((name,) if named else ()),
        Plate(0.6, height - 14, width - 1.2, 13.4, 3, "#6B3A22"),
        Say(number, width / 2 - 1, height - 2.2, CLEAR, FIGURE, "#fff", "end"),
        good(kind, width / 2 + 0.5, height - 14, 13.5),
        *rims(width, height, 5, 0),
    )


def empty_face(width, height):
    """A bare place: a pencilled outline."""
    return (Use("place-sheet", 0, 0, width, height, stretched=True),)


def pile_face(back, number, width, height):
    """A face-down pile: as many edges as it is high, and its number."""
    edges = min(3, (number + 4) // 5) if number > 1 else 0
    if not number:
        return (*empty_face(width, height), *pile_count(0, width, height))
    layers = [Use("pile-edge", -1.6 * k, -1.6 * k, width, height, stretched=True) for k in range(edges, 0, -1)]
    return (*layers, Use(back, 0, 0, width, height, stretched=True), *pile_count(number, width, height))


def pile_count(number, width, height):
    size = min(28, width * 0.64)
    y = height - size * 1.2
    return (
        Use("badge-count", (width - size) / 2, y, size, size),
        Say(number, width / 2, y + size * 0.7, max(size * 0.57, 13), FIGURE, INK, "middle"),
    )


def gone_face(key, number, width, height):
    """Where made or thrown-away cards go: only their number."""
    return (
        Plate(0, 0, width, height, 4, "none", "var(--e-line2,#8FB9DC)", 1, "4 3"),
        Say(number, width / 2, height / 2 - 2, 15, FIGURE, "var(--e-line,#CFE4F6)", "middle"),
        Say(
            Text(key),
            width / 2,
            height / 2 + 13,
            CLEAR,
            fill="var(--e-line,#CFE4F6)",
            anchor="middle",
            room=width - 4,
            least=12.6,
        ),
    )
