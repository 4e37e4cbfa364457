"""The stair of research: five flights of three plates, the markers that climb it, and the steps of this turn."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Area, Box, Plate, Say, Use, apart, put
from collegium.kernel import Text

from ..components import CARDS_PER_LETTER, COMPONENTS, LETTERS, LEVELS_PER_CARD, TOP
from ..naming import ROMAN
from ..state import ACTION
from .names import card_name, drum_name, level_name
from .signs import CARD_LINE, CLEAR, CREAM, HONEY, PALE, RUST, fitting, rim, signs

CARDS = COMPONENTS.rows["research"]
COST = {
    "k1": "1 dict", "k2": "2 differ", "k3": "5 book|−2 / bust", "k4": "3 coin", "k5": "5 coin|−2 / at-bishop",
    "k6": "2 coin|/ in-archive", "k7": "3 book", "k8": "2+2 pair", "k9": "1 book|/ prof", "k10": "7 coin|−2 / stud",
    "k11": "1 coin|+1 / stud", "k12": "½ coin", "k13": "master › moon", "k14": "gone", "k15": "2 coin 3 pp|3 stud free",
    "k16": "tire|/ 5 coin", "k17": "2 coin|/ behind", "k18": "all-rest", "k19": "tire", "k20": "1 book 3 pp|prof free",
    "k21": "4 pp moon|3 bust free",
}  # fmt: skip
BONUS = {
    "m1": "2 coin", "m2": "3 differ|1 dict", "m3": "3 pp", "m4": "1 dict|stud free", "m5": "prof|0 coin",
    "m6": "stud free|art law", "m7": "2 book|5 pp", "m8": "prof free|≠ art",
}  # fmt: skip
RISE = (31.6, 38, 44)  # of a marker over its plate, from the low end of a flight to the high one


def plate_face(told, milestone, blue, w, h, left):
    """What a step costs, or in gold what the milestone gives."""
    lines = told.split("|")
    small = fitting(told, w - 4, (CLEAR, 14), (13.5, 14), font=FIGURE) if h >= 31 else (12.5, 13)
    size, icon = (15.5, 17.5) if len(lines) == 1 else small
    step = h * 0.455
    first = h / 2 - step * (len(lines) - 1) / 2 + size * 0.36
    return (
        Plate(0, 0, w, h, 3, HONEY if milestone else CREAM, CARD_LINE, 1),
        *(m for k, line in enumerate(lines) for m in signs(line, w / 2, first + step * k, size, icon, font=FIGURE)),
        *((Use("mark-blue", w - 9 if left else -3, -6, 12, 13),) if blue else ()),
        *rim(w, h, 4),
    )


def fresco_face(card, w, h):
    """A research card's fresco on the wall, with its letter on a disc beside it."""
    return Use(f"research-{CARDS[card]['key'].lower()}", 0, 0, w, h), Plate(0, 0, w, h, 1, "none", RUST, 1.4)


def letter_face(letter):
    return Use("mark-letter", 0, 0, 22, 22), Say("ABCDE"[letter], 11, 16, 15, NAME, PALE, "middle")


def drum_face(seat):
    return (Use(f"drum-{seat}", 0, 0, 26, 26),)


def steps_face(green, black, w, h):
    """The steps of this turn that are not yet taken."""
    told = " ".join(f"{n} {sign}" for n, sign in ((green, "sg"), (black, "sk")) if n)
    size = CLEAR if h > 18 else 13
    line = signs(told, w / 2, h / 2 + size * 0.36, size, min(size + 1.5, h - 1), font=FIGURE)
    return Plate(0, 0, w, h, h / 2, "#F6E3B4", "#8A5A0A", 1.6), *line


@lru_cache(300)
def _plate(card, k, box):
    """The k-th step of a research card: its piece is called by the level."""
    row = CARDS[card]
    letter = card // CARDS_PER_LETTER
    level = letter * LEVELS_PER_CARD + k + 1
    milestone = k == LEVELS_PER_CARD - 1
    cost = "" if milestone else row["first" if k == 0 else "second"]
    bonus = row["bonus"] if milestone else ""
    told = BONUS[bonus] if milestone else COST[cost]
    face = (told, milestone, bool(row["blue"]) and k == 0, box.w, box.h, letter % 2 == 1)
    return put(f"research.{level}", box, plate_face, face, level_name(level, cost, bonus), looks=True)


@lru_cache(300)
def _fresco(card, box):
    letter = "ABCDE"[card // CARDS_PER_LETTER]
    return put(
        f"researchcard.{card // CARDS_PER_LETTER}",
        box,
        fresco_face,
        (card, box.w, box.h),
        card_name(letter),
        looks=True,
    )


@lru_cache(300)
def _drum(who, level, box, seats):
    return put(f"drum.{who}", box, drum_face, (who,), drum_name(who, level, seats), (26, 26))


@lru_cache(300)
def spot_of(places, letter, k):
    """The box of a plate: flights run to and fro, from A at the foot to E."""
    flight, plate = places("flight", LETTERS - 1 - letter), places("plate")
    column = k if letter % 2 == 0 else LEVELS_PER_CARD - 1 - k
    step = (flight.w - 5.3) / LEVELS_PER_CARD
    return Box(round(flight.x + 5.5 + step * column, 1), flight.y + plate.y, plate.w, plate.h)


def drum_boxes(s, places):
    """(seat, box) of every marker: those behind first, so that the foremost lies on top."""
    order = [who for who in s.research_order if who >= 0] or list(range(s.colours))
    size = places("drum").w
    base = places("base")
    here: dict[int, int] = {}
    found = []
    landing = 0
    spots = 3 if s.four else 2
    for who in order:
        level = s.player[who].level
        k = here[level] = here.get(level, -1) + 1
        if level == 0:
            box = Box(base.x + base.w * k, base.y, base.w, base.h)
        elif level == TOP:
            balcony = places("balcony", min(landing, spots - 1))
            landing += 1
            box = Box(balcony.x + balcony.w / 2 - size / 2, balcony.y + 1 + 6 * max(landing - spots, 0), size, size)
        else:
            letter, step = divmod(level - 1, LEVELS_PER_CARD)
            plate = spot_of(places, letter, step)
            rise = RISE[step] * places("flight").h / 77
            box = Box(plate.x + plate.w / 2 - size / 2 + 7 * k, plate.y - rise + 5 * k, size, size)
        found.append((who, level, box))
    return found[::-1]


@apart
def steps(s, places):
    """The stair itself, as it was built for this game."""
    pieces = []
    for letter in range(LETTERS):
        card = letter * CARDS_PER_LETTER + s.track[letter]
        flight, fresco = places("flight", LETTERS - 1 - letter), places("fresco")
        left = letter % 2 == 1
        x = flight.x + (flight.w - fresco.x - fresco.w if left else fresco.x)
        pieces.append(_fresco(card, Box(x, flight.y + fresco.y, fresco.w, fresco.h)))
        disc = Box(flight.x + (flight.w - 25 if left else 3), flight.y + 5, 22, 22)
        pieces.append(_letter(letter, disc))
        pieces += [_plate(card, k, spot_of(places, letter, k)) for k in range(LEVELS_PER_CARD)]
    return pieces + [_rank(k, places("balcony", k)) for k in range(3 if s.four else 2)]


def stair(s, places):
    pieces = [*steps(s, places)]
    pieces += [_drum(who, level, box, s.seats) for who, level, box in drum_boxes(s, places)]
    if s.phase == ACTION and (s.green or s.black):
        name = Text("label-pools", {"green": s.green, "black": s.black})
        tray = places("steps")
        pieces.append(put("steps", tray, steps_face, (s.green, s.black, tray.w, tray.h), name))
    return Area("progress", Text("zone-research"), tuple(pieces), tab="stair")


@lru_cache(100)
def _letter(letter, box):
    return put(f"letter.{letter}", box, letter_face, (letter,), unit=(22, 22))


@lru_cache(100)
def _rank(k, box):
    return put(f"balcony.{k}", box, rank_face, (k, box.w, box.h))


def rank_face(k, w, h):
    return (Say(ROMAN[k], w / 2, h - 5.5, CLEAR, NAME, "#2B211C", "middle"),)
