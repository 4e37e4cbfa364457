"""The signs of the game in one line: figures and icons as on a card, rims, discs, and the colours they share."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, STRONG, width
from collegium.draw.stage import Disc, Held, Mark, Plate, Say, Use

INK, CREAM, PALE, LINE = "#2B211C", "#FBF4E3", "#FFF1D6", "#3B2A22"
BROWN, RUST, WARN, LEAF, HONEY = "#6B4A2A", "#6B3322", "#8A2A1B", "#3F6B31", "#F3CE7A"
UNSEEN = "#FFF0"  # clear, yet a click on it counts: within a rim no spot is left out
CARD_LINE, RIM = "var(--cardline,#8D7350)", "#FFD65C"
CLEAR = 14.7  # units: 12 px on a screen of 320, whose board is that of a phone of 390, drawn smaller
WRITTEN, MUTED = "var(--ink,#2B211C)", "var(--muted,#5E5044)"
FACULTY = ("#A6412F", "#2F5A93", "#3B7758", "#664A85")
FACULTY_LIGHT = ("#E9C9B8", "#C3D3E4", "#C6DBC6", "#D9CBE2")
FACULTY_KEYS = ("art", "law", "medicine", "mathematics")
SEATS = ("#0072B2", "#E69F00", "#009E73", "#D55E00")
ICONS = frozenset(
    [
        "coin",
        "pp",
        "dict",
        "book",
        "own",
        "book-0",
        "book-1",
        "book-2",
        "book-3",
        "sg",
        "sk",
        "mile",
        "blue",
        "master",
        "tutor",
        "stud",
        "prof",
        "bust",
        "mask",
        "moon",
        "rest",
        "tire",
        "all-rest",
        "gone",
        "at-bishop",
        "in-archive",
        "behind",
        "differ",
        "pair",
        "half",
        "free",
        "discount",
        "income",
        "now",
        "end",
        "again",
        "arrow",
        "swap",
        "mitre",
        "press",
        "colloq",
        "tag",
        "shelf",
        "lens",
        "art",
        "law",
        "medicine",
        "mathematics",
        "art-law",
        "not-art",
        "check",
    ]
)


@lru_cache(2000)
def signs(
    told: str, x: float, y: float, size: float = 14, icon: float = 16.5, fill: str = INK, font: str = STRONG,
    anchor: str = "middle",
) -> tuple[Mark, ...]:  # fmt: skip
    """A line such as "2 coin › book": words that are icons are drawn; `y` is the foot of the letters."""
    gap = size * 0.19
    parts = [(part, icon if part in ICONS else width(part, size, font)) for part in told.split()]
    whole = sum(wide for _, wide in parts) + gap * (len(parts) - 1)
    at = x if anchor == "start" else x - whole if anchor == "end" else x - whole / 2
    marks: list[Mark] = []
    for part, wide in parts:
        if part in ICONS:
            marks.append(Use(f"icon-{part}", round(at, 1), round(y - size * 0.36 - icon / 2, 1), icon, icon))
        else:
            marks.append(Say(part, round(at, 1), y, size, font, fill))
        at += wide + gap
    return tuple(marks)


def across(told: str, size: float = 14, icon: float = 16.5, font: str = STRONG) -> float:
    """How wide such a line is."""
    parts = told.split()
    return sum(icon if part in ICONS else width(part, size, font) for part in parts) + size * 0.19 * (len(parts) - 1)


def fitting(told: str, room: float, *sizes: tuple[float, float], font: str = STRONG) -> tuple[float, float]:
    """The first size of letters and icons, largest first, at which all lines of `told` keep to a width; or the last."""
    lines = told.split("|")
    for size, icon in sizes:
        if all(across(line, size, icon, font) <= room for line in lines):
            break
    return size, icon


@lru_cache(1000)
def rim(w: float, h: float, r: float = 7, x: float = 0, y: float = 0) -> tuple[Mark, ...]:
    """Gold where something may be taken, white where it is pointed at."""
    return (
        Plate(x + 0.5, y + 0.5, w - 1, h - 1, r, UNSEEN, "var(--litline,#3B2A22)", 5, when="can"),
        Plate(x + 0.5, y + 0.5, w - 1, h - 1, r, "none", RIM, 3, when="can"),
        Plate(x - 2.5, y - 2.5, w + 5, h + 5, r + 3, "none", "#fff", 2.4, when="aimed"),
    )


def band(w: float, h: float, fill: str, r: float = 6) -> tuple[Mark, ...]:
    """The upper edge of a card, where its name stands."""
    return Plate(0, 0, w, h, r, fill), Plate(0, h - r, w, r, 0, fill)


def figure(
    value: int | str, x: float, y: float, r: float, fill: str, size: float, ink: str = "#fff"
) -> tuple[Mark, ...]:
    """A figure in a disc."""
    return Disc(x, y, r, fill, "#F6EAD2", 1), Say(value, x, round(y + size * 0.34, 1), size, FIGURE, ink, "middle")


def faint(*marks: Mark) -> Held:
    return Held(marks, classes="faint")


def pill(
    told: str, x: float, y: float, w: float, h: float = 20, size: float = CLEAR, icon: float = 16
) -> tuple[Mark, ...]:
    """A line on a light plate with round ends."""
    return Plate(x, y, w, h, h / 2, CREAM, CARD_LINE, 1), *signs(
        told, x + w / 2, y + h / 2 + size * 0.35, size, icon, font=FIGURE
    )


def needs(masters: int, x: float, y: float) -> tuple[Mark, ...]:
    """The dark badge: so many masters the next visitor needs."""
    return (
        Plate(x, y, 33, 18, 9, INK, CREAM, 1),
        Use("icon-master", x + 4, y + 1.5, 14.5, 14.5),
        Say(masters, x + 24.5, y + 14, CLEAR, FIGURE, CREAM, "middle"),
    )


def masters_in_file(who: tuple[int, ...], x: float, y: float, room: float, h: float) -> tuple[Mark, ...]:
    """Masters side by side round the middle `x`, closer where many stand."""
    w = h * 32 / 44
    step = min(w * 0.86, (room - w) / max(len(who) - 1, 1))
    first = x - (step * (len(who) - 1) + w) / 2
    return tuple(Use(f"master-{seat}", round(first + step * k, 1), y, round(w, 1), h) for k, seat in enumerate(who))


def ghost(seat: int, x: float, y: float, h: float) -> Held:
    """The outline of a master who may be sent there."""
    return Held((Use("ghost-master", x - h * 16 / 44, y, h * 32 / 44, h, when="can"),), classes=f"seat{seat}")
