"""Cards of the gallery: whole, short and put down, each in units of its own."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import NO_WAY, Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import (
    ARTICLE,
    BLOCK_AMOUNT,
    BOOST,
    CARD_KEYS,
    COMPONENTS,
    COST,
    DECK,
    DRAWS,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    PRESTIGE,
    PUBLISHABLE,
    RESOURCE_KEYS,
    RESOURCES,
    STRICKLAND,
    USE,
)
from ..wording import card
from .ways import NONE

SIGNS = tuple(f"sign-{key}" for key in RESOURCE_KEYS)
DECKS = ("start", "basic", "advanced")
FEET = ("#6A5B49", "#2A5A86", "#5E3A7C")  # of a card, by its deck
QUALITY = {"q4": "Q4", "q3": "Q3", "q2": "Q2", "q1": "Q1", "q1oa": "Q1", "top": "TOP"}  # the journal of a paper
ONE_LONG_WORD = ("impostor",)  # in Dutch, where it cannot be broken
INK, CREAM, GOLD, PALE, BROWN, BLOOD = "#241D15", "#FFF6DF", "#FFE7A8", "#F1E2C2", "#3A2A08", "#8E1B14"
BRIGHT = "#FFF9EC"  # of a use that can be clicked
PILL, PILL_LINE, RIM = "#1B1714", "#E9C46A", "#FFD65C"
READABLE = 17.1  # of a card put down: in smaller letters than these nothing is said on it
CARD, SHORT, SMALL = (124, 174), (114, 106), (88, 66)  # units of a card, a short one, one put down
LIT, NEAR, SHADE = "", "half", "shade"  # how a card stands in the light


def amount(what, x, y, size=18, fill="#fff", letter=16):
    """A sign with a figure right of it."""
    sign, figure = what
    return Use(sign, x, y, size, size), Say(figure, x + size + 2.5, y + size * 0.81, letter, FIGURE, fill)


def pill(parts, x, y, height=24, gap=5.0):
    """Signs with figures on a dark tag. Returns the marks and the tag's width."""
    marks, at = [], x + 5
    for sign, figure in parts:
        marks += [Use(sign, at, y + (height - 17) / 2, 17, 17), Say(figure, at + 19.5, y + height - 6.8, 15, FIGURE)]
        at += 19.5 + 7.7 * len(str(figure)) + gap + 2
    width = at - x - gap + 5
    return (Plate(x, y, width, height, height / 2, PILL, PILL_LINE), *marks), width


def price_tag(kind):
    """What a card costs: signs with figures."""
    return [(SIGNS[r], int(COST[kind, r])) for r in range(RESOURCES) if COST[kind, r]]


def price_pill(kind, y):
    """What a card costs on its tag; three resources stand closer, so that the next card hides none."""
    parts = price_tag(kind)
    return pill(parts, -7, y, gap=5 if len(parts) < 3 else 1)


def uses(kind):
    """What a card makes from the hand: signs with figures; one of them counts."""
    found: list[tuple[str, int | str]] = [(SIGNS[r], int(USE[kind, r])) for r in range(RESOURCES) if USE[kind, r]]
    if DRAWS[kind]:
        found.append(("sign-draw", f"+{DRAWS[kind]}"))
    if kind == STRICKLAND:
        found.append(("sign-blind", "−1"))
    return found


def quality(kind, x, y, width=31, height=22, letter=16):
    """The mark of a paper's journal, in the corner of its picture."""
    mark = QUALITY.get(CARD_KEYS[kind])
    if mark is None:
        return ()
    width = width if len(mark) < 3 else width * 1.3
    return (
        Plate(x - width, y - height, width, height, fill=PILL),
        Say(mark, x - width / 2, y - height * 0.25, letter, NAME, "#F6D98A", "middle"),
    )


def name(kind, x, y, room, size=15, gap=14.6, ring=True):
    least = 0.0
    if CARD_KEYS[kind] in ONE_LONG_WORD:
        room, least = room + 4, 14.5
    marks: list[Mark] = [Say(card(kind), x, y, size, NAME, INK, "middle", room, 2, gap, least=least)]
    if ring and COMPONENTS.mark("card", kind) == "X":
        marks.append(Use("sign-ring", x + room / 2, y - 11, 12, 12))
    return tuple(marks)


# A card of the wall or the hand --------------------------------------------------------------------------------------


def clicked(way, marks, box, r, turn=0):
    """Marks that a click takes: with a gold rim, a white one where they are pointed at, and a margin to hit. As they
    are where there is no such option."""
    if way == NO_WAY:
        return marks
    x, y, w, h = box
    margin = Plate(x - 3, y - 1, w + 6, h + 2, fill="#fff", opacity=0)
    rims = (
        Plate(-w / 2, -h / 2, w, h, r, "none", RIM, 2.2),
        Plate(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4, r + 2, "none", "#fff", 1.8, when="way"),
    )
    return (Held((margin, *marks, Held(rims, x + w / 2, y + h / 2, turn=turn)), way=way),)


def use_pill(what, x, way):
    """A use with its sign at `x`: plain on the foot, or on a bright pill that can be clicked."""
    if way == NO_WAY:
        return amount(what, x, 119.5)
    box = (x - 8, 116.4, 36.5 + 8.2 * len(str(what[1])), 21.6)
    return clicked(way, (Plate(*box, 10.8, BRIGHT), *amount(what, x, 118.2, fill=BROWN)), box, 10.8)


def foot_of(kind, ways=NONE):
    """What a card makes, and what it gives when hung; `ways` of these can be clicked."""
    if ARTICLE[kind]:
        return (
            Use("sign-bolt", 22, 131, 20, 20),
            Use("gives-paper", 48, 127, 56, 30),
            Use("sign-prestige", 56, 133, 18, 18),
            Say(int(PRESTIGE[kind]), 80, 148.7, 19, FIGURE, BROWN),
        )
    marks: tuple[Mark, ...] = gives_line(kind)
    if marks and ways.gives != NO_WAY:
        frame, crooked = marks[0], PRESTIGE[kind] < 0
        box = (33, 144, 58, 24) if crooked else (frame.x, frame.y, frame.w, frame.h)
        marks = clicked(ways.gives, marks, box, 3, -5 if crooked else 0)
    return (*use_line(kind, ways.uses), *marks)


def use_line(kind, ways=()):
    first, second = (*ways, NO_WAY, NO_WAY)[:2]
    if LEVY_AMOUNT[kind]:
        levy = (
            Use("gives-levy", 37, 118.5, 50, 20),
            Use(SIGNS[LEVY_RESOURCE[kind]], 42, 120.5, 16, 16),
            Say(-int(LEVY_AMOUNT[kind]), 61, 134, 15.5, FIGURE, "#fff"),
        )
        return clicked(first, levy, (37, 118.5, 50, 20), 4)
    found = uses(kind)
    if len(found) == 2:
        if ways:
            return (*use_pill(found[0], 21.7, first), *use_pill(found[1], 73.6, second))
        return (
            *amount(found[0], 25.2, 119.5),
            Say("/", 62, 134, 16, WORD, "#fff", "middle"),
            *amount(found[1], 70, 119.5),
        )
    if not found:
        return ()
    wide = 20.5 + 8.2 * len(str(found[0][1]))
    return use_pill(found[0], 62 - wide / 2, first)


def gives_line(kind):
    """In the small gilt frame: what the card gives when it is hung."""
    worth = int(PRESTIGE[kind])
    if worth < 0:
        return (
            Use("gives-smear", 29, 140, 66, 32),
            Use("sign-prestige", 40, 147, 16, 16, turn=-5),
            Say(worth, 61, 160.6, 15, FIGURE, BLOOD, turn=-5),
        )
    if worth:
        return (
            Use("gives", 36, 143, 52, 24),
            Use("sign-prestige", 44, 147, 16, 16),
            Say(worth, 64, 160.2, 15, FIGURE, BROWN),
        )
    if BLOCK_AMOUNT[kind]:
        return (
            Use("gives-block", 29, 143, 66, 24),
            Use("sign-block", 34, 146, 18, 18),
            Use(SIGNS[LEVY_RESOURCE[kind]], 58, 147, 16, 16),
            Say(int(BLOCK_AMOUNT[kind]), 76.5, 160.2, 15, FIGURE, BLOOD),
        )
    for r in range(RESOURCES):
        if BOOST[kind, r]:
            return (
                Use("gives-wide", 31, 143, 62, 24),
                Use(SIGNS[r], 39, 147, 16, 16),
                Say(f"+{BOOST[kind, r]}", 58, 160.2, 15, FIGURE, BROWN),
            )
    return (Use("gives-empty", 46, 143, 32, 24),) if PUBLISHABLE[kind] else ()


def card_face(kind, light=LIT, missing=0, on_wall=True, note="", count=1, ways=NONE):
    """A card: frame, picture, name, foot; on the wall with its price. `missing`: what the pool lacks, in reach; `ways`:
    what can be clicked on its foot."""
    deck = DECKS[DECK[kind]]
    picture = (
        Use(f"frame-{deck}", 0, 0, *CARD),
        Use(f"card-{CARD_KEYS[kind]}", 8, 8, 108, 72),
        Use("frame-window", 0, 0, *CARD),
        *((Use("frame-shade", 0, 0, *CARD),) if light else ()),
    )
    marks: list[Mark] = [
        Held(
            (
                Held(picture, classes=light),
                *quality(kind, 116, 80),
                *name(kind, 62, 103, 109),
                *foot_of(kind, ways),
            ),
            classes="card",
        ),
        *((Use("card-light", 0, 0, *CARD),) if on_wall and light == LIT else ()),
        *((Use("rim-near", -10, -10, 144, 194),) if light == NEAR else ()),
        Use("rim-lit", -10, -10, 144, 194, when="can"),
        Use("rim-hot", -10, -10, 144, 194, when="aimed"),
    ]
    if note:
        marks += [Plate(0, 52, 124, 23, fill=PILL, opacity=0.9),
                  Say(Text(note), 62, 68.5, 15, STRONG, GOLD, "middle", 120)]  # fmt: skip
    if on_wall and price_tag(kind):
        tag, width = price_pill(kind, -5)
        marks += tag
        if missing:
            marks += [Plate(width - 11, -3.5, 31, 22, 6, CREAM, "#7A5510", 1.3, "3 2"),
                      Say(f"+{missing}", width + 4.6, 12.5, 15, FIGURE, "#7A2A0C", "middle")]  # fmt: skip
    if count > 1:
        marks += [Use("count", 98, -8, 32, 24), Say(f"×{count}", 114, 9, 15, STRONG, CREAM, "middle")]
    return tuple(marks)


def short_face(kind, light=LIT, missing=0, on_wall=True, note="", count=1):
    """The same in 114 x 106, for low windows and phones."""
    deck = DECKS[DECK[kind]]
    shade = (Plate(0, 0, 114, 52, 6, "#0F1E28", opacity=0.42), Plate(0, 72, 114, 34, 6, "#0F1E28", opacity=0.4))
    picture = (
        Use(f"short-{deck}", 0, 0, *SHORT),
        Use(f"card-{CARD_KEYS[kind]}", 5, 5, 104, 44),
        *(shade if light == SHADE else ()),
    )
    marks: list[Mark] = [
        Held(
            (
                Held(picture, classes=light),
                *quality(kind, 109, 49, 26, 17, 13),
                Say(card(kind), 57, 64.4, 14.2, NAME, INK, "middle", 105, 2, 11.4, least=12.8),
                *short_foot(kind),
            ),
            classes="card",
        ),
        *((Plate(-2, -2, 118, 110, 8, "none", "#F6D98A", 1.6, "5 4"),) if light == NEAR else ()),
        Plate(-2, -2, 118, 110, 8, "none", RIM, 3, when="can"),
        Plate(-5, -5, 124, 116, 10, "none", "#fff", 2, when="aimed"),
    ]  # fmt: skip
    if note:
        marks += [Plate(0, 25, 114, 20, fill=PILL, opacity=0.9),
                  Say(Text(note), 57, 39.5, 13.6, STRONG, GOLD, "middle", 110)]  # fmt: skip
    if on_wall and price_tag(kind):
        tag, width = price_pill(kind, -7)
        marks += tag
        if missing:
            marks += [Plate(width - 11, -5.5, 31, 22, 6, CREAM, "#7A5510", 1.3, "3 2"),
                      Say(f"+{missing}", width + 4.6, 10.5, 15, FIGURE, "#7A2A0C", "middle")]  # fmt: skip
    if count > 1:
        marks += [Use("count", 88, -8, 32, 24), Say(f"×{count}", 104, 9, 15, STRONG, CREAM, "middle")]
    return tuple(marks)


def short_foot(kind):
    """Uses and what it gives side by side on one line, centred."""
    parts: list[tuple[float, tuple[Mark, ...]]] = []  # (width, marks from x = 0)
    if LEVY_AMOUNT[kind]:
        parts.append(
            (
                38,
                (
                    Use(SIGNS[LEVY_RESOURCE[kind]], 0, 79, 16, 16),
                    Say(-int(LEVY_AMOUNT[kind]), 18.5, 92.2, 15, FIGURE, "#fff"),
                ),
            )
        )
    if ARTICLE[kind]:
        parts.append((18, (Use("sign-bolt", 0, 79, 16, 16),)))
    for sign, figure in uses(kind):
        parts.append((18.5 + 8 * len(str(figure)), amount((sign, figure), 0, 79, 16, letter=15)))
    worth = int(PRESTIGE[kind])
    boost = next(((SIGNS[r], f"+{BOOST[kind, r]}") for r in range(RESOURCES) if BOOST[kind, r]), None)
    if worth:
        art, ink, wide = ("gives-smear", BLOOD, 48) if worth < 0 else ("gives", BROWN, 42)
        parts.append(
            (
                wide + 2,
                (
                    Use(art, 0, 76, wide, 22, stretched=True),
                    Use("sign-prestige", 5, 79.5, 15, 15),
                    Say(worth, wide - 7, 92.2, 15, FIGURE, ink, "end"),
                ),
            )
        )
    elif BLOCK_AMOUNT[kind]:
        parts.append(
            (
                56,
                (
                    Use("sign-block", 0, 78, 18, 18),
                    Use(SIGNS[LEVY_RESOURCE[kind]], 20, 79, 16, 16),
                    Say(int(BLOCK_AMOUNT[kind]), 38.5, 92.2, 15, FIGURE, "#fff"),
                ),
            )
        )
    elif boost:
        parts.append(
            (
                48,
                (
                    Use("gives", 0, 76, 46, 22),
                    Use(boost[0], 6, 79.5, 15, 15),
                    Say(boost[1], 39, 92.2, 15, FIGURE, BROWN, "end"),
                ),
            )
        )
    elif PUBLISHABLE[kind]:
        parts.append((30, (Use("gives-empty", 0, 76, 28, 21),)))
    gap = 4 if len(parts) > 2 else 10
    at = 57 - (sum(width for width, _ in parts) + gap * (len(parts) - 1)) / 2
    marks: list[Mark] = []
    for width, inside in parts:
        marks.append(Held(inside, at))
        at += width + gap
    return tuple(marks)


def used_face(kind, count, letter=15):
    """A card put down this turn: 88 x 66, with what it made where that is known; its count in letters of that size."""
    made = uses(kind)
    marks: list[Mark] = [Held((Use(f"small-{DECKS[DECK[kind]]}", 0, 0, *SMALL),), classes="card"),
             Use(f"card-{CARD_KEYS[kind]}", 4, 4, 80, 58)]  # fmt: skip
    if letter <= READABLE and len(made) == 1 and not PRESTIGE[kind] and not BOOST[kind].any():
        sign, figure = made[0]
        marks += [Plate(42, 42, 44, 23, 11.5, PILL, PILL_LINE, 1.2), Use(sign, 47.5, 45.5, 16.5, 16.5),
                  Say(figure, 67, 59.5, 16.5, FIGURE)]  # fmt: skip
    if count > 1:
        wide, high = letter * 1.9, letter * 1.4
        marks += [Use("count", -2, 2 - high / 2, wide, high, stretched=True),  # the next card may lie on the right
                  Say(f"×{count}", wide / 2 - 2, 2 + letter * 0.35, letter, STRONG, CREAM, "middle")]  # fmt: skip
    return tuple(marks)
