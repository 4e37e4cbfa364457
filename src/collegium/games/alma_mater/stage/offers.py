"""What lies on the tray of the set-up: chancellors to choose from, those who are taken, and setup cards."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Disc, Mark, Plate, Say, Use
from collegium.kernel import Listed, Text

from ..naming import amounts
from .people import ART_KEYS, CHANCELLOR_SIGNS, KEYS, NAMES, ROWS, picture
from .signs import BROWN, CARD_LINE, CLEAR, CREAM, INK, LINE, PALE, across, band, faint, fitting, rim, signs

VEILED = "#C9BBA1"
BRIEF = tuple(Text(f"brief-{key}") for key in KEYS["chancellor"])
_SETUP = {
    "points": "pp", "ducats": "coin", "dictionaries": "dict", "textbooks": "book", "own_textbooks": "own",
    "students": "stud", "green": "sg",
}  # fmt: skip
SETUP_GIVES = (
    (),
    *(tuple(f"{row[column]} {sign}" for column, sign in _SETUP.items() if row[column]) for row in ROWS["setup"]),
)
WHITE = (0, *(row["white"] for row in ROWS["setup"]))
BRINGS = (
    "",
    *(Listed(amounts(**{column: row[column] for column in _SETUP})) for row in ROWS["setup"]),
)
WORDY = 72  # units of a setup card's words


# Chancellors ----------------------------------------------------------------------------------------------------------


def offer_face(chancellor, w, h):
    """A chancellor to choose from: picture, signs, and briefly what he does."""
    art, words = f"chancellor-{ART_KEYS['chancellor'][chancellor]}", BRIEF[chancellor]
    frame = (
        Plate(0, 0, w, h, 7, CREAM, CARD_LINE, 1.3),
        *band(w, 22, BROWN, 7),
        Say(NAMES["chancellor"][chancellor], w / 2, 16, CLEAR, NAME, PALE, "middle", w - 2, least=13),
    )
    if w < 150 or h > w:  # upright: the words stand below
        lines = min(int((h - 118) // 13.5), 5) if h > 158 else 4 if h > 118 and w > 120 else 0
        foot = 18 if h > 158 or not lines else 0  # of the signs, where words leave them room
        side = min(h - 32 - foot - 13.5 * lines, w - 12, 96)
        below = (
            (
                Say(
                    words,
                    w / 2,
                    25 + side + (h - 27 - foot - side) / 2 + 4,
                    12.5,
                    WORD,
                    INK,
                    "middle",
                    w - 6,
                    lines,
                    13.5,
                ),
            )
            if lines
            else ()
        )
        return (
            *frame,
            Use(art, (w - side) / 2, 25, side, side),
            *below,
            *(signs(CHANCELLOR_SIGNS[chancellor], w / 2, h - 7, 12.5, 13) if foot else ()),
            *rim(w, h, 7),
        )
    side = min(h - 30, w * 0.36)
    size, gap = (13, 13.8) if w < 180 else (12.5, 13.5)
    lines = int((h - 26) // gap)
    return (
        *frame,
        Use(art, 4, 26, side, side),
        *(signs(CHANCELLOR_SIGNS[chancellor], 6, h - 6, 12.5, 13, anchor="start") if h - side > 48 else ()),
        Say(words, side + 9, 24 + (h - 26) / 2 + 4, size, WORD, INK, "start", w - side - 12, lines, gap),
        *rim(w, h, 7),
    )


def taken_face(chancellor, who, words, w, h):
    """A chancellor who is gone: veiled, and who has him."""
    art = f"chancellor-{ART_KEYS['chancellor'][chancellor]}"
    if w < 150 or h > w:
        side = min(h - 72, w - 12, 96)
        left, top, x, y, room = (w - side) / 2, 25, 6, 25 + side + (h - 25 - side) / 2, w - 10
    else:
        side = min(h - 30, w * 0.36)
        left, top, x, y, room = 4, 26, side + 9, 24 + (h - 26) / 2, w - side - 12
    return (
        Plate(0, 0, w, h, 7, VEILED, CARD_LINE, 1.3),
        *band(w, 22, "#7D6A50", 7),
        Say(NAMES["chancellor"][chancellor], w / 2, 16, CLEAR, NAME, "#FFF6E4", "middle", w - 2, least=13),
        faint(Use(art, left, top, side, side)),
        Use(f"shape-{who}", x, y - 11, 18, 18),
        Say(words, x + 22, y + 3, 13, STRONG, INK, room=room - 22, lines=2, gap=14.5),
    )


# Setup cards ----------------------------------------------------------------------------------------------------------


def has_words(w, h):
    """Whether a setup card of that size says what it brings in words too."""
    return w > 88 and h > w * 1.8


def small_setup(number, w, h):
    """A setup card where there is little room: its white number, and what it gives in one line or two."""
    gives = SETUP_GIVES[number]
    half = (len(gives) + 1) // 2
    lines = [" ".join(gives)] if across(" ".join(gives), 12.5, 12, FIGURE) < w - 4 else [
        " ".join(gives[:half]), " ".join(gives[half:])]  # fmt: skip
    size = fitting("|".join(lines), w - 4, (CLEAR, 13), (13, 12), (12.5, 12), (12, 12), font=FIGURE)
    step = (h - 20) / len(lines)
    return (
        Plate(0, 0, w, h, 6, CREAM, CARD_LINE, 1.2),
        *band(w, 18, "#2F5688"),
        Plate(w / 2 - 14, 2, 28, 14, 7, "#fff"),
        Say(WHITE[number], w / 2, 14.2, CLEAR, FIGURE, INK, "middle"),
        *(
            mark
            for k, line in enumerate(lines)
            for mark in signs(line, w / 2, 18 + step * (k + 0.5) + 4.5, *size, font=FIGURE)
        ),
        *rim(w, h, 6),
    )


def setup_face(number, w, h, kept=False):
    """A setup card: its number, its white number, a still life and signs of what it gives; where it is tall, in words
    too."""
    if h < 60:
        return small_setup(number, w, h)
    told = WORDY if has_words(w, h) else 0
    top = 26 if h > 100 else 20
    side = w - 2
    white = w - 17 if w > 58 else w / 2
    gives = SETUP_GIVES[number]
    many = 2 if w > 66 else 1
    lines = [" ".join(gives[k : k + many]) for k in range(0, len(gives), many)]
    room = 19 * len(lines) + 4
    shown = min(side * 72 / 96, h - top - room - told)
    marks: list[Mark] = [
        Plate(0, 0, w, h, 6, CREAM, CARD_LINE, 1.2),
        *band(w, top, "#2F5688"),
        *((Say(number, 7, top - 7, CLEAR, STRONG, "#DCE8F5"),) if w > 58 else ()),
        Plate(white - 14, 3, 28, top - 6, (top - 6) / 2, "#fff"),
        Say(WHITE[number], white, top - 6.5, 15, FIGURE, INK, "middle"),
        *((picture(f"setup-card-{number}", 1, top, side, shown, (96, 72), 0.8),) if shown > 14 else ()),
        *(
            mark
            for k, line in enumerate(lines)
            for mark in signs(line, w / 2, h - told - room + 17 + 19 * k, CLEAR, 15.5 if w > 70 else 14, font=FIGURE)
        ),
        *((Say(BRINGS[number], w / 2, h - told / 2 + 2, 12.5, WORD, INK, "middle", w - 8, 5, 13),) if told else ()),
        *rim(w, h, 6),
    ]
    if kept:
        marks += [Disc(w / 2, h / 2, 13, LINE, CREAM, 1.5), Use("icon-check", w / 2 - 9, h / 2 - 9, 18, 18)]
    return tuple(marks)
