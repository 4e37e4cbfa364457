"""Action cards: whole, as a bar, and face down."""

from collegium.draw.letters import FIGURE, NAME, STRONG
from collegium.draw.stage import Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import CARD_NAMES, CARDS, COMPONENTS, STANDARDS
from .formulas import BY_CARD, FOOT, KINDS_OF, STANDARD_ART, STANDARD_OF
from .ink import INK, PAPER, SOFT, WHITE, flow, icon, inked, rims, seat_mark, turned

MEMO = (104, 151)
BAR, BAR_LARGE = 13.0, 15.2  # letters of a bar; on a phone, where also its special has 12 px at least
RINGED = [COMPONENTS.mark("card", c) == "X" for c in range(CARDS)]
PICTURED = 230  # a narrower bar has no picture, unless its name may take two lines
LOW, HIGH = 29, 56  # a bar with its name alone; one whose name may take two lines
HEAD = "var(--aa-head,#F0A84B)"


SEAMED = frozenset((
    "crowdfunding", "corporate-sponsor", "office-espionage", "alumni-dinner", "visiting-scholar", "pest-attack",
    "investigative-reporter", "commissioned-research", "nepotism", "museum-tours",
    "financial-audit", "interdisciplinary-conference", "smear-campaign", "plagiarism-accusation",
    "communications-office", "research-software", "data-fabrication",
))  # fmt: skip


def name(c):
    """The name; long ones say where they may be broken."""
    key = CARD_NAMES[c]
    return Text(f"card-{key}-seam" if key in SEAMED else f"card-{key}")


def memo_face(c, turned=False):
    """A card, 104 x 151: number and name, picture, special, standard."""
    standard = STANDARD_OF[c]
    marks: list[Mark] = [
        Held((Use("card-frame", 0, 0, 106, 155),), classes=f"foot{standard}"),
        Say(c + 1, 12.5, 22.5, 14.5, FIGURE, INK, "middle"),
        Say(name(c), 24.8, 22.2, 13, NAME, "#2A1A08", room=79, lines=2, gap=13.2),
        Use(f"card-{c + 1}", 0, 35, 104, 69.3),
        Use(KINDS_OF[c], 80, 81, 22, 22),
        *flow(BY_CARD[c], 2, 118.5, 100),
        inked("white", Use(STANDARD_ART[standard], 8, 130, 15, 15)),
        Say(Text(f"standard-{STANDARDS[standard]}-short"), 28, 142, 13, STRONG, WHITE, room=72),
        *((Use("token-slot", 94, 26, 8, 8),) if RINGED[c] else ()),
    ]
    if turned:
        marks.append(Plate(-2, -2, 108, 155, 8, "none", "#5F35A0", 3))
    return (*marks, *rims(104, 151, 6))


def fanned_face(c, degrees):
    """A card of my hand, turned a little."""
    return turned(memo_face(c), *MEMO, degrees)


def pinned_face(c):
    """A card on the cork, under its pin."""
    pin = inked(("blue", "accent", "good", "red")[STANDARD_OF[c]], Use("pushpin", 44, -9, 17, 17))
    return (*memo_face(c), pin)


def mark_beside(width, height):
    """Where the owner's mark of a played bar lies, and how large: never on the card's name."""
    size = height - 2 if height < LOW else min(22.0, height - 18)
    return width - 32 - size, height - size - 1, size


def bar_face(c, width, height=40.0, turned=False, size=BAR):
    """A card as a bar: picture with its number, name, special (where there is room), and its standard's sign. In large
    letters a narrow one has no picture."""
    standard = STANDARD_OF[c]
    small = size == BAR and (width > PICTURED or height >= HIGH)
    picture = (height - 4) * 1.5 if small or width > 300 else 0
    left, low = max(picture, 20) + 6, height < LOW
    top = height / 2 + 4.5 if low else min(13.8, height - 17.5)
    marks: list[Mark] = [
        Plate(1, 3, width, height, 6, "#1A1020", opacity=0.28),
        Plate(0, 0, width, height, 6, PAPER, "#5F35A0" if turned else "#0003", 2 if turned else 1),
        *((Use(f"card-{c + 1}", 2, 2, picture, height - 4),) if picture else ()),
        Plate(2, 2, 19, 15, 4, PAPER),
        Say(c + 1, 11.5, 14, size, FIGURE, INK, "middle"),
        Plate(width - 27, 0, 27, height, 5, FOOT[standard]),
        inked("white", Use(STANDARD_ART[standard], width - 22, height / 2 - 8.5, 17, 17)),
        Say(name(c), left, 22, 13, NAME, INK, room=width - left - 29, lines=2, gap=14) if height >= HIGH
        else Say(Text(f"card-{CARD_NAMES[c]}"), left, top, size, NAME, INK,
                 room=width - left - (60 if low and turned else 29)),
    ]  # fmt: skip
    if not low:
        formula = flow(BY_CARD[c], left, height - (5 if height > 32 else 3.6), 0, size - 0.5)
        marks += [Use(KINDS_OF[c], max(picture, 18) - 15, height - 20, 18, 18), *formula]
    return (*marks, *rims(width, height, 6))


def force_face(c):
    """A card in force, 176 x 66: picture, name, special."""
    return (
        Plate(1, 3, 176, 66, 6, "#1A1020", opacity=0.28),
        Plate(0, 0, 176, 66, 6, PAPER, "#2F6B45", 2.5),
        Use(f"card-{c + 1}", 4, 5, 60, 40),
        Use(KINDS_OF[c], 44, 41, 21, 21),
        Say(c + 1, 6, 59, 13, FIGURE, SOFT),
        Say(name(c), 70, 24, 14, NAME, INK, room=102, lines=2, gap=14.5),
        *flow(BY_CARD[c], 70, 57, 0),
        *rims(176, 66, 6),
    )


def thumb_face(c, small=False):
    """A card in force among several, 56 x 62: picture, kind, number (but not where it would be too small)."""
    if small:
        return (Plate(0, 0, 56, 62, 5, PAPER, "#2F6B45", 2), Use(f"card-{c + 1}", 2, 3, 52, 34.7),
                Use(KINDS_OF[c], 17, 39, 21, 21), *rims(56, 62, 5))  # fmt: skip
    return (
        Plate(1, 3, 56, 62, 5, "#1A1020", opacity=0.28),
        Plate(0, 0, 56, 62, 5, PAPER, "#2F6B45", 2),
        Use(f"card-{c + 1}", 2, 3, 52, 34.7),
        Use(KINDS_OF[c], 3, 39, 20, 20),
        Say(c + 1, 51, 56, 17, FIGURE, INK, "end"),
        *rims(56, 62, 5),
    )


def sign_face(c):
    """A card in force before a rival, 22 x 17: its kind."""
    return (Use(KINDS_OF[c], 2.5, 0, 17, 17), *rims(22, 17, 8))


def pile_face(size, w=58, h=75):
    """The deck: 58 x 75."""
    return (
        Plate(4, 4, w - 2, h - 3, 6, "#C97F22"),
        Plate(0, 0, w - 2, h - 3, 6, HEAD, "#B4701C", 1),
        Plate(4, 4, w - 10, h - 11, 4, "none", "#fff8", 1.3),
        inked("cream", Use("icon-card", w / 2 - 13, 7, 25, 25)),
        Say(size, w / 2 - 1, 50, 19, FIGURE, "#2A1A08", "middle"),
        Say(Text("deck-short"), w / 2 - 1, 64, 12, STRONG, "#2A1A08", "middle", w - 8),
        *rims(w - 2, h - 3, 6),
    )


def used_face(size, w=58, h=72):
    """The discard pile: 58 x 72."""
    return (
        Plate(0, 0, w - 2, h - 2, 6, "var(--aa-paper2,#F6EFDD)", "#0005", 1, "4 3"),
        icon("card", w / 2 - 13, 6, 25, "soft"),
        Say(size, w / 2 - 1, 49, 19, FIGURE, INK, "middle"),
        Say(Text("used-short"), w / 2 - 1, 63, 12, STRONG, SOFT, "middle", w - 8),
    )


def low_pile_face(size, w, h):
    """The deck in one line, 120 x 25."""
    return (
        Plate(2, 2, w, h, 5, "#C97F22"),
        Plate(0, 0, w, h, 5, HEAD, "#B4701C", 1),
        *counted(size, Text("deck-short"), w, h, "#2A1A08", "cream", "#2A1A08"),
        *rims(w, h, 5),
    )


def low_used_face(size, w, h):
    """The discard pile in one line."""
    return (
        Plate(0, 0, w, h, 5, "var(--aa-paper2,#F6EFDD)", "#0005", 1, "4 3"),
        *counted(size, Text("used-short"), w, h, INK, "soft", SOFT),
    )


def counted(size, words, w, h, fill, colour, soft):
    """How many cards lie in a pile, and what it is."""
    return (icon("card", 8, h / 2 - 8, 16, colour), Say(size, 32, h / 2 + 5.5, 16, FIGURE, fill),
            Say(words, 56, h / 2 + 5, 13, STRONG, soft, room=w - 60))  # fmt: skip


def back_face(seat=-1):
    """A card face down, 104 x 151."""
    mark = (seat_mark(seat, 40, 95, 24),) if seat >= 0 else ()
    return (Use("card-back", 0, 0, 106, 155), *mark)
