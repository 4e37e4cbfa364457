"""CVs and rooms: frames on a nail, plates, ropes, blocks, a rival's room and what stands in it."""

from collegium.draw.letters import ASIDE, FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import BLOCK_AMOUNT, CARD_KEYS, DECK, LEVY_RESOURCE, PRESTIGE
from .cards import BLOOD, CREAM, DECKS, GOLD, PALE, PILL, RIM, SIGNS, quality
from .pieces import NO_SEAT, SHAPES

RULE = "#E9C46A"  # the line under a head
LOW, BROAD = 100, 300  # how high a room is that has no rule, how wide one that has the screen to itself
ABREAST = 480  # how wide a low room is whose frames hang beside its name, and not below it
BARE = 46  # how wide a frame is whose picture a mark in its corner would hide
LOW_WALL = 150  # how high a wall of mine is that has its head at the left


def hung_face(kind, count, width):
    """A card hung in a CV, its nail at the top, a brass plate with its worth below."""
    worth = int(PRESTIGE[kind])
    frame = "hung-red" if worth < 0 else "hung-gilt" if worth else "hung-oak"
    scale = width / 103
    inside = (Use(frame, 0, 0, 103, 86), Use(f"card-{CARD_KEYS[kind]}", 7.5, 18.5, 85, 53))
    marks: list[Mark] = [Held(inside, turn=-6 if worth < 0 else 0, y=6 * scale if worth < 0 else 0, scale=scale)]
    letter = max(22 * scale, 20)
    if width > BARE:
        marks += quality(kind, 92.5 * scale, 71.5 * scale, letter * 1.1, letter * 0.75, max(letter * 0.58, 12.5))
    if worth and width < 72:
        plate, ink = ("plate-mini-red", BLOOD) if worth < 0 else ("plate-mini", "#2A1D0A")
        middle = width / 2 - 9.5
        marks.append(Use(plate, middle, 76 * scale, 19, 15.8, stretched=True))
        marks.append(Say(worth, middle + 9.5, 76 * scale + 12.5, 13, FIGURE, ink, "middle"))
    elif worth:
        marks.append(Held(plate_face(worth), width / 2 - 20, 79 * scale))
    if count > 1:
        over, top = (2, 2) if width > 50 else (9, -6)  # a small picture is not hidden by its own count
        x = width + over - 26
        marks += [Use("count", x, top, 26, 19.5), Say(f"×{count}", x + 13, top + 14, 13, STRONG, CREAM, "middle")]
    return tuple(marks)


def plate_face(worth):
    """The brass plate under a frame: 40 x 19."""
    art, ink = ("plate-red", BLOOD) if worth < 0 else ("plate", "#2A1D0A")
    return (
        Use(art, 0, 0, 40, 19),
        Use("sign-prestige", 3, 2.5, 14, 14),
        Say(int(worth), 35, 15, 15, FIGURE, ink, "end"),
    )


def cv_face(seat, points, goal, title, width, height, blocked):
    """My wall with its head: what hangs there are other pieces. A block hangs where the words at its foot are."""
    right = width - 18
    figure = right - (40 if goal else 0)
    star = figure - 34 - 16.5 * len(str(points))
    marks: list[Mark] = [
        Use("cv-wall", 0, 0, width, height, stretched=True),
        Plate(16, 53.2, width - 32, 1.6, fill=RULE),
        Use(f"seat-{SHAPES[seat]}", 13, 16, 26, 26, seat=seat),
        Say(title, 46, 36, 21 if width > 300 else 18, NAME, CREAM, room=star - 54, least=15),
    ]
    marks += [
        Say(int(points), figure, 38, 32, FIGURE, GOLD, "end"),
        Use("sign-prestige", star, 12, 28, 28),
    ]
    if goal:
        marks.append(Say(f"/ {goal}", right, 37, 17, STRONG, "#F6E3C0", "end"))
    if goal > points and not blocked:
        words = Text("more-to-goal", {"n": int(goal - points), "goal": goal})
        marks.append(Say(words, width / 2, height - 13, 16.5, ASIDE, "#F6E3C0", "middle", width - 40))
    return tuple(marks)


def low_cv_face(seat, points, goal, title, width, height):
    """My wall where it is low: its head at the left, 128 wide."""
    figures = 56 + 16.5 * len(str(points))
    marks: list[Mark] = [
        Plate(2.5, 2.5, width - 5, height - 5, 6, "var(--nr-cv,#7A3A36)", "#D9A441", 5),
        Plate(127, 14, 1.6, height - 28, fill=RULE),
        Use(f"seat-{SHAPES[seat]}", 14, 14, 24, 24, seat=seat),
        Say(title, 44, 32, 18, NAME, CREAM, room=78, least=13),
        Use("sign-prestige", 18, 46, 28, 28),
        Say(int(points), 54, 72, 32, FIGURE, GOLD),
    ]
    if goal:
        marks.append(Say(f"/ {goal}", figures + 6, 71, 17, STRONG, "#F6E3C0"))
    if goal > points:
        words = Text("more-to-goal", {"n": int(goal - points), "goal": goal})
        marks.append(Say(words, 65, height - 13, 14, ASIDE, "#F6E3C0", "middle", 108, least=12.2))
    return tuple(marks)


def rope_face(width):
    """A rope before my CV wall, between two posts."""
    return (
        Use("rope-wide", 17, 6, width - 34, 54, stretched=True),
        Use("post", 8, 0, 22, 71),
        Use("post", width - 30, 0, 22, 71),
    )


def block_face(kind):
    """A block and what lifts it: 118 x 42."""
    return (
        Held((Plate(0, 0, 118, 42, 8, PILL, "#FF9A8A", 2),), classes="card"),
        Use(f"card-{CARD_KEYS[kind]}", 6, 5, 48, 32),
        Use(SIGNS[LEVY_RESOURCE[kind]], 62, 10, 22, 22),
        Say(int(BLOCK_AMOUNT[kind]), 90, 28, 20, FIGURE, "#fff"),
        Plate(0, 0, 118, 42, 8, "none", RIM, 3, when="can"),
    )


def block_tag_face(kind, width):
    """The same where there is little room: 20 high, without its picture where it is narrow."""
    at = width - 31
    picture = (Use(f"card-{CARD_KEYS[kind]}", 3, 3, 21, 14),) if width > 50 else ()
    return (
        Held((Plate(0, 0, width, 20, 6, PILL, "#FF9A8A", 1.4),), classes="card"),
        *picture,
        Use(SIGNS[LEVY_RESOURCE[kind]], at, 2.5, 15, 15),
        Say(int(BLOCK_AMOUNT[kind]), at + 17, 15, 14, FIGURE, "#fff"),
    )


ROOM, ROOMS, GLOW = 190, {"room": 122, "room-tall": 188, "room-full": 384}, 14  # units of the art, with air round it


def room_face(art, width, height, seat, name, points, first):
    """A rival's room: name, prestige, the start player's flag. 190 wide, or 150 in a low window; wider where it has the
    screen to itself. A low one has its head nearer to the top, and no rule below it."""
    low, narrow, broad = height <= LOW, width < 170, width >= BROAD
    up = 6 if low and width < ABREAST else 0
    art_of_seat = "seat-peio" if seat == NO_SEAT else f"seat-{SHAPES[seat]}"
    star = width - 33 - 12.5 * max(len(str(points)), 1) - (0 if narrow else 4)
    left = 108 if low and width >= ABREAST else star - 42 - (0 if narrow or not first else 18)
    marks: list[Mark] = [
        *(broad_room(width, height, art.endswith("-lit")) if broad else stretched_room(art, width, height)),
        *(() if low else (Plate(12, 38.5, width - 24, 1, fill=RULE, opacity=0.6),)),
        Use(art_of_seat, 9, 10 - up, 24, 24, seat=seat),
        Say(name, 38, 28 - up, 16 if narrow else 18, NAME, CREAM, room=left, least=12.6),
        Use("sign-prestige", star, 11 - up, 19, 19),
        Say(int(points), width - 12, 29.5 - up, 23, FIGURE, GOLD, "end"),
        Plate(-2, -2, width + 4, height + 4, 12, "none", RIM, 3, when="can"),
    ]
    if first:
        marks.append(Use("sign-first", 22, 0, 15, 15) if narrow else Use("sign-first", star - 20, 13, 17, 17))
    return tuple(marks)


def stretched_room(art, width, height):
    """The art of a room beside the wall, which is nearly as wide as it was drawn."""
    across, down = width / ROOM, height / ROOMS[art.removesuffix("-lit")]
    return (
        Use(art, -GLOW * across, -GLOW * down, width + 2 * GLOW * across, height + 2 * GLOW * down, stretched=True),
    )


def broad_room(width, height, lit):
    """The same where it is much wider: its edge keeps its strength."""
    glow = (
        [Plate(-n, -n, width + 2 * n, height + n, 14 + n, "#FFE9A8", opacity=0.13) for n in (3, 6, 9, 12)]
        if lit
        else []
    )
    beside = height <= LOW and width >= ABREAST  # then frames hang in the middle of its head
    middle = width - 130 if beside else width / 2
    lamp = (Use("lamp-on", middle - 29, -8, 58, 25.1),) if lit else ()
    return (
        *glow,
        Plate(0, 0, width, height, 14, "var(--nr-room,#22343F)", "#D9A441", 3.6),
        Plate(4, 4, width - 8, height - 9, 10, "none", "#FFFFFF22", 1),
        *lamp,
        Plate(-4, height - 3, width + 8, 6, 2, "#D0A24A", "#4A3208", 0.5),
    )


def open_room_face(width, height, seat, name, points):
    """A rival's wall, large."""
    mark = (
        Use("seat-peio", 13, 14, 26, 26) if seat == NO_SEAT else Use(f"seat-{SHAPES[seat]}", 13, 14, 26, 26, seat=seat)
    )
    return (
        Use("cv-wall", 0, 0, width, height, stretched=True),
        Plate(16, 49.2, width - 32, 1.6, fill=RULE),
        mark,
        Say(name, 46, 36, 21, NAME, CREAM, room=width - 150),
        Use("sign-prestige", width - 52 - 16.5 * len(str(points)), 12, 28, 28),
        Say(points, width - 18, 38, 32, FIGURE, GOLD, "end"),
    )


def portrait_face():
    """Peio and what he does: 170 x 50."""
    return (
        Use("small-start", 0, 0, 60, 45),
        Use("peio", 2.7, 2.7, 54.6, 39.6),
        Say(Text("peio-takes"), 70, 26, 14, WORD, PALE, room=98, lines=2, gap=17),
    )


def mini_face(kind, count, letter):
    """A frame in a small room: 46 x 44 with its plate, and figures of that size."""
    worth = int(PRESTIGE[kind])
    frame, plate, ink = (("mini-red", "plate-mini-red", BLOOD) if worth < 0 else
                         ("mini-gilt" if worth else "mini-oak", "plate-mini", "#2A1D0A"))  # fmt: skip
    marks: list[Mark] = [Use(frame, 0, 0, 46.3, 37.1), Use(f"card-{CARD_KEYS[kind]}", 4, 4, 37.1, 26.5)]
    if worth:
        marks += mini_plate(plate, worth, letter, ink)
    if count > 1:
        x, y, high = 52 - letter, 2 + (letter - 13) * 1.6, letter * 1.42
        marks.append(Use("count", x - letter * 0.95, y - high / 2, letter * 1.9, high, stretched=True))
        marks.append(Say(f"×{count}", x, y + letter * 0.33, letter, STRONG, CREAM, "middle"))
    return tuple(marks)


def mini_plate(plate, worth, letter, ink="#2A1D0A"):
    """The plate at the foot of a small frame, as large as its figure."""
    wide, high = letter * (0.8 + 0.6 * len(str(worth))), letter * 1.15
    at = Use(plate, 22.5 - wide / 2, 44 - high, wide, high, stretched=True)
    return at, Say(int(worth), 22.5, 44 - letter * 0.22, letter, FIGURE, ink, "middle")


def stack_face(kinds, worth, letter):
    """All that does not fit a small room: how many, and their sum."""
    return (
        Use("mini-stack", 0, 0, 46.3, 37.1),
        Say(f"+{kinds}", 22, 9 + letter, max(letter, 15), STRONG, CREAM, "middle"),
        *mini_plate("plate-mini", worth, letter),
    )


def facts_face(hand, deck, discard, nothing, width):
    """The foot of a room: hand, deck, discard, and what is hung for nothing."""
    facts = [("sign-hand", hand), ("sign-deck", deck), ("sign-discard", discard)]
    step, sign, letter = ((width - 16) / 4, 19, 15.5) if width >= 170 else ((width - 10) / 4, 15, 13.5)
    left = 8 if width >= 170 else 5
    marks: list[Mark] = []
    for k, (art, size) in enumerate(facts):
        marks += [
            Use(art, left + k * step, 0, sign, sign),
            Say(int(size), left + k * step + sign + 2, sign * 0.79, letter, FIGURE),
        ]
    if nothing:
        at = left + 3 * step
        marks += [
            Use("gives-empty", at, 2, sign, sign * 0.75),
            Say(f"+{nothing}", at + sign + 2, sign * 0.79, letter, FIGURE),
        ]
    return tuple(marks)


def door_face(width, height=30):
    """A rope across a room's door: a block lies there."""
    return (Use("rope-door", 0, 0, width, height, stretched=True),)


def piles_face(size, top):
    """A rival's deck and discard beside the fan: 70 x 46, a slot where nothing lies."""
    deck = Use("back-start" if size else "slot", 0, 0, 32, 45, stretched=True)
    if top < 0:
        return deck, Use("slot", 38, 0, 32, 45, stretched=True)
    return deck, Use(f"frame-{DECKS[DECK[top]]}", 38, 0, 32, 45), Use(f"card-{CARD_KEYS[top]}", 40, 2, 28, 18.7)


def fan_face(size):
    """A rival's hand: backs in a fan."""
    return tuple(
        Use("back-start", 4 + 11 * k, 2 + abs(k - (size - 1) / 2) * 1.5, 32, 45, turn=(k - (size - 1) / 2) * 5)
        for k in range(size)
    )
