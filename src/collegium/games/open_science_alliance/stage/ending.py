"""The end: the sky has cleared, everybody's six rounds stand in it as a constellation, the comet crosses the winner's.

Above a plate says who won and how it came; on the desk lies the sheet of the rounds, under the events they belong to.
"""

from dataclasses import dataclass

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Face, Held, Mark, Plate, Say, Scene, Use, put
from collegium.kernel import Listed, SeatName, Text, yes_or_no

from ..components import ROUNDS
from .courses import Chart, courses_face, heights, points, seat_plate_face, sums_of
from .ground import desk_marks
from .names import past_name
from .places import BOARD
from .reckoning import feat_words, feats, row_face, sheet_face
from .sky import event_of, past_face
from .tones import CREAM, GOLD, INK, LINE, NIGHT, PALE, RIM, seat_shape


@dataclass(frozen=True)
class Layout:
    """An end on a screen that is wider than high: the plate; start, first round and step of the chart; a seat's row on
    the desk; where sums end and words begin; a seat's plate in the sky; how large shapes and events are."""

    plate: Box
    start: float
    first: float
    step: float
    row: float
    columns: tuple[float, float]
    label: Box
    shape: float
    event: float


LAYOUTS = {
    "wide": Layout(Box(24, 16, 470, 86), 74, 196, 108, 34, (848, 872), Box(792, 0, 250, 46), 20, 50),
    "tall": Layout(Box(14, 10, 440, 78), 50, 162, 64, 30, (562, 574), Box(538, 0, 212, 42), 17, 46),
    "short": Layout(Box(16, 10, 420, 74), 60, 176, 90, 29, (714, 734), Box(668, 0, 226, 38), 17, 44),
}


HILL = 130  # height of the hill and its observatory on a board of 1080


# Who won -------------------------------------------------------------------------------------------------------------


def who_won(winners, credits, viewer):
    """The first words of the end."""
    if len(winners) == 1:
        facts = {"player": SeatName(winners[0]), "mine": yes_or_no(winners[0] == viewer), "n": credits}
        return Text("end-won", facts)
    return Text("end-shared", {"player": Listed(SeatName(who) for who in winners), "n": credits})


def how_it_came(sums, winners):
    """One sentence about the course of the game. `sums`: credits after each round by seat."""
    if len(winners) > 1:
        return Text("end-level", {"rounds": ROUNDS})
    mine = sums[winners[0]]
    others = [row for who, row in enumerate(sums) if who != winners[0]]
    for number in range(ROUNDS - 1, 1, -1):
        if all(mine[number - 1] < row[number - 1] for row in others):
            facts = {"round": number, "n": mine[-1] - mine[number - 1], "rest": ROUNDS - number}
            return Text("end-from-behind", facts)
    since = ROUNDS
    while since > 1 and all(mine[since - 2] > row[since - 2] for row in others):
        since -= 1
    if since in (1, ROUNDS):
        return Text("end-always" if since == 1 else "end-at-last")
    return Text("end-since", {"round": since})


def plate_face(winners, words, course, w, h):
    """Who won, with their shapes, and how it came."""
    size = min(h * 0.42, 34)
    shapes = [seat_shape(who, 16 + size * 0.8 * k, (h - size) / 2, size) for k, who in enumerate(winners)]
    x = 16 + size * (0.8 * (len(winners) - 1) + 1) + 14
    narrow = w < 400
    large, small = (24, 15.5) if h > 82 else (21, 14) if h > 60 and not narrow else (19, 13.5)
    return (
        Use("plate-phone" if narrow else "plate", 0, 0, w, h, stretched=True),
        *shapes,
        Say(words, x, h * (0.43 if narrow else 0.44), large, NAME, INK, "start", w - x - 14, 2 if narrow else 1, 19),
        Say(course, x, h * (0.79 if narrow else 0.77), small, WORD, "#5F4A14", room=w - x - 12),
    )


# The scene -----------------------------------------------------------------------------------------------------------


def end(s, viewer, shape, ending):
    """The scene of a finished game, for four kinds of screen."""
    order = ending.order
    events = tuple(event_of(s, number) for number in range(1, ROUNDS + 1))
    about = Ended(
        order, ending.winners, ending.points, ending.places, sums_of(s, order),
        tuple(tuple(int(n) for n in s.player[who].earned) for who in order), events, feats(s, order),
        who_won(ending.winners, ending.points[order[0]], viewer),
        how_it_came(sums_of(s, range(s.seats)), ending.winners),
    )  # fmt: skip
    build = {"phone": on_a_phone, "flat": on_its_side}.get(shape)
    return build(about) if build else before_the_desk(about, shape)


@dataclass(frozen=True)
class Ended:
    """What the end tells, by seat in the order of places."""

    order: tuple[int, ...]
    winners: tuple[int, ...]
    credits: tuple[int, ...]  # by seat
    places: tuple[int, ...]  # by seat
    sums: tuple[tuple[int, ...], ...]
    earned: tuple[tuple[int, ...], ...]
    events: tuple[int, ...]
    feats: tuple[tuple[str, int, int], ...]
    words: Text
    course: Text

    def name(self, k):
        """All about a seat in words."""
        who = self.order[k]
        facts = {"player": SeatName(who), "place": self.places[who], "n": self.credits[who]}
        return Text("end-seat", {**facts, "feat": feat_words(self.feats[k])})

    def rounds(self, k):
        """A seat's rounds in words."""
        return Text("end-rounds", {"player": SeatName(self.order[k]), "rounds": Listed(map(str, self.earned[k]))})

    def firsts(self, k):
        """In which rounds nobody earned more."""
        return tuple(n == max(row[number] for row in self.earned) for number, n in enumerate(self.earned[k]))


def banner(about, box):
    args = (about.winners, about.words, about.course, box.w, box.h)
    told = Text("end-told", {"what": about.words, "how": about.course})
    piece = put("end-plate", box, plate_face, args, told, named=True)
    return Area("end-banner", Text("zone-end"), (piece,))


def the_events(about, x, step, y, size):
    """Six comets as the axis."""
    found = []
    for number, event in enumerate(about.events, 1):
        at = Box(round(x + step * (number - 1) - size / 2, 1), y, size, size)
        name = past_name(event, number)
        args = (event, number, True, max(13, 12.8 * 50 / size))  # its number is as large on a small screen
        found.append(put(f"end-event.{number}", at, past_face, args, name, (50, 50)))
    return found


def before_the_desk(about, shape):
    """Sky above, the sheet on the desk below: each column of the sheet under its event."""
    look = LAYOUTS[shape]
    plate = (
        look.plate if len(about.winners) == 1 else Box(look.plate.x, look.plate.y, look.plate.w * 1.34, look.plate.h)
    )
    width, height = BOARD.places(shape, 4).size
    seats = len(about.order)
    desk = Box(0, height - (look.row * seats + 18), width, look.row * seats + 18)
    horizon = desk.y - 14
    events_y = horizon - look.event - 6
    chart = Chart(look.start, look.first, look.step, events_y - 14, look.plate.y + look.plate.h + 56, look.shape)
    sky = Box(0, 0, width, horizon)
    right = look.first + look.step * (ROUNDS - 1)
    courses = put("end-courses", sky, courses_face, (about.order, about.sums, about.winners, chart, right))
    wanted = [way[-1][1] for way in points(chart, about.sums)]
    h = look.label.h
    middles = heights(wanted, h + 4, chart.top - 20, horizon - (HILL - 12) * width / 1080 - h / 2)
    labels = []
    for k, who in enumerate(about.order):
        best = who in about.winners
        w, high = (look.label.w, h) if best else (look.label.w - 12, h - 8)
        at = Box(look.label.x, round(middles[k] - high / 2, 1), w, high)
        args = (who, about.credits[who], best, at.w, at.h)
        labels.append(put(f"end-seat.{who}", at, seat_plate_face, args, about.name(k), named=True))
    rows = []
    most = max(1, *(max(row) for row in about.earned))
    for k, who in enumerate(about.order):
        at = Box(8, desk.y + 10 + look.row * k, width - 16, look.row)
        columns = (look.first - 8, look.step, look.columns[0] - 8, look.columns[1] - 8)
        row = (who, about.earned[k], about.firsts(k), most, about.credits[who], who in about.winners, about.feats[k],
               about.events, columns, at.w, at.h)  # fmt: skip
        rows.append(put(f"end-row.{who}", at, row_face, row, about.rounds(k), named=True))
    areas = (
        Area(
            "end-sky",
            Text("end-courses"),
            (courses, *the_events(about, look.first, look.step, events_y, look.event), *labels),
        ),
        banner(about, plate),
        Area("end-sheet", Text("sheet-credits"), tuple(rows)),
    )
    return Scene((width, height), Face(night_ground, (width, height, desk), (width, height)), areas, "osa")


def night_ground(width, height, desk):
    """Sky, the hill with the observatory, horizon and desk."""
    across = max(width, desk.y * 1080 / 472)
    high = width * HILL / 1080
    foot = desk.y - 14
    sky = Use("sky-wide", (width - across) / 2, 0, across, across * 472 / 1080)
    return (
        Plate(0, 0, width, height, fill="var(--osa-sky,#17435F)"),
        Held((sky, Use("end-hill", 0, foot - high, width, high)), cut=Box(0, 0, width, foot + 1)),
        *(Use("horizon", 120 * k, foot, 120.5, 14) for k in range(-(-int(width) // 120))),
        *desk_marks(desk),
    )


# Small screens -------------------------------------------------------------------------------------------------------


def seat_row_face(who, credits, place, best, feat, w, h):
    """On a small screen: a seat's place, name and credits, and what it did best below."""
    fill = GOLD if best else CREAM
    x, y = (42, h * 0.42) if w > 260 else (33, h * 0.44)
    return (
        Plate(0, 0, w, h, 10, NIGHT, RIM if best else LINE, 2 if best else 1, opacity=0.9),
        Use("end-crown", x - 30, y - 9, 25, 15) if best else Say(place, x - 18, y + 6, 17, FIGURE, PALE, "middle"),
        seat_shape(who, x, y - 11, 22),
        Say(SeatName(who), x + 28, y + 6, 18, NAME, fill, room=w - x - 28 - (66 if credits < 100 else 79), least=12.6),
        Use("icon-credit", w - (62 if credits < 100 else 75), y - 11, 22, 22),
        Say(credits, w - 10, y + 8, 23, FIGURE, fill, "end"),
        Say(feat_words(feat), x, h - 9, 13.5, STRONG, PALE, room=w - x - 10),
    )


def seat_rows(about, box, step):
    found = []
    for k, who in enumerate(about.order):
        best = who in about.winners
        args = (who, about.credits[who], about.places[who], best, about.feats[k], box.w, box.h)
        found.append(put(f"end-seat.{who}", box.moved(0, step * k), seat_row_face, args, about.name(k), named=True))
    return found


def on_a_phone(about):
    """One part below the other, as high as it needs to be."""
    width, seats = 390, len(about.order)
    chart = Chart(30, 80, 53, 352, 142, 15)
    rows = Box(10, 410, width - 20, 54)
    desk = Box(0, rows.y + 60 * seats + 8, width, 34 * (ROUNDS + 2) + 16)
    size = (width, desk.y + desk.h)
    courses = put("end-courses", Box(0, 0, width, 410), courses_face,
                  (about.order, about.sums, about.winners, chart, 356))  # fmt: skip
    sheet = put("end-rows", Box(0, desk.y + 8, width, 34 * (ROUNDS + 2)), sheet_face,
                (about.order, about.earned, about.events, width, 34),
                Listed(about.rounds(k) for k in range(seats)), named=True)  # fmt: skip
    areas = (
        banner(about, Box(8, 8, width - 16, 80)),
        Area("end-sky", Text("end-courses"), (courses, *the_events(about, 80, 53, 362, 40))),
        Area("end-seats", Text("zone-end"), tuple(seat_rows(about, rows, 60))),
        Area("end-sheet", Text("sheet-credits"), (sheet,)),
    )
    return Scene(size, Face(phone_ground, (*size, desk), size), areas, "osa")


def phone_ground(width, height, desk):
    across = desk.y * 390 / 464
    return (
        Plate(0, 0, width, height, fill="var(--osa-sky,#17435F)"),
        Held((Use("sky-tall", (width - across) / 2, 0, across, desk.y),), cut=Box(0, 0, width, desk.y)),
        *desk_marks(desk),
    )


def on_its_side(about):
    """A phone on its side: the constellations at the left, who stands where at the right."""
    width, height = BOARD.places("flat", 4).size
    seats = len(about.order)
    chart = Chart(28, 70, 44, 284, 106, 13)
    high = min((height - 64) / seats, 66)
    rows = Box(324, 60 + (height - 64 - high * seats) / 2, width - 332, high - 4)
    courses = put("end-courses", Box(0, 0, 320, height), courses_face,
                  (about.order, about.sums, about.winners, chart, 290))  # fmt: skip
    areas = (
        Area("end-sky", Text("end-courses"), (courses, *the_events(about, 70, 44, 296, 40))),
        banner(about, Box(8, 5, width - 16, 52)),
        Area("end-seats", Text("zone-end"), tuple(seat_rows(about, rows, high))),
    )
    return Scene((width, height), Face(flat_ground, (width, height), (width, height)), areas, "osa")


def flat_ground(width, height):
    sky: tuple[Mark, ...] = (Use("sky-wide", -120, 0, 783, 342), Use("end-hill", -90, height - 100, 830, 100))
    return Plate(0, 0, width, height, fill="var(--osa-sky,#17435F)"), Held(sky, cut=Box(0, 0, width, height))
