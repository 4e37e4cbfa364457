"""The end of the era: the winner's sign in a brass gear, everybody's bar on the scale, and the hall as it stands."""

from math import cos, pi, sin

from collegium.draw.letters import NAME, STRONG
from collegium.draw.stage import Area, Box, Face, Mark, Plate, Say, Scene, Use, put
from collegium.kernel import Listed, SeatName, Text

from ..components import INVENTIONS
from . import facts
from .bars import LINES, Reckoned, line_face, scale_face, unit_of
from .ground import blueprint, desk
from .hall import bay_face, owned, plate_box, plate_face
from .names import MAJORITIES, box_says
from .places import BOARD
from .signs import CREAM, LINE, marker, toned

BAY = (82, 129)  # a bay and its plates in units of their own


def end(s, viewer, shape, ending):
    """The scene of a finished game."""
    places = BOARD.places(shape, s.seats)
    size = places("end-size").w, places("end-size").h
    areas = (the_winner(s, viewer, places, ending), the_bars(s, shape, places, ending), the_exhibition(s, places))
    return Scene(size, Face(ground, (shape, s.seats), size), areas, "era")


def ground(shape, seats):
    """Desk and blueprint, the skyline and the roof of the hall."""
    places = BOARD.places(shape, seats)
    size = places("end-size")
    if shape == "wide":
        marks: list[Mark] = [Use("ground-end", 0, 0, size.w, size.h)]
    else:
        marks = [Plate(0, 0, size.w, size.h, fill="var(--e-desk,#B08655)"), *desk(size.w, size.h),
                 *blueprint(Box(3, 3, size.w - 6, size.h - 6))]  # fmt: skip
    if places.has("end-scene"):
        scene, roof = places("end-scene"), places("end-roof")
        third = roof.w / 3
        marks.append(toned("e-plan", Use("end-scene", scene.x, scene.y, scene.w, scene.h, stretched=True)))
        for k in range(3):
            marks += [Use("hall-roof", roof.x + third * k, roof.y, third, roof.h - 5, stretched=True),
                      Use("hall-beam", roof.x + third * k, roof.y + roof.h - 7, third, 7, stretched=True)]  # fmt: skip
    return tuple(marks)


# Who won -------------------------------------------------------------------------------------------------------------


def the_winner(s, viewer, places, ending):
    box = places("end-banner")
    title, line = words(s, viewer, ending)
    says = Text("end-says", {"title": title, "line": line})
    face = (tuple(ending.winners), title, line, box.w, box.h)
    return Area("end-winner", title, (put("end-banner", box, banner_face, face, says, named=True),))


def words(s, viewer, ending):
    """Who won, and how: ahead, ahead by boxes on a tie, or together."""
    best, rounds = ending.winners[0], facts.ROUNDS[s.seats]
    told = {"points": ending.points[best], "rounds": rounds}
    if len(ending.winners) > 1:
        title = Text("end-shared", {"player": Listed(map(SeatName, ending.winners))})
        return title, Text("end-line-shared", {**told, "boxes": len(owned(s, best))})
    title = Text("end-won", {"player": SeatName(best), "you": "yes" if best == viewer else "no"})
    rest = [seat for seat in ending.order if seat != best]
    next_ones = [seat for seat in rest if ending.places[seat] == ending.places[rest[0]]]
    told |= {"ahead": ending.points[best] - ending.points[rest[0]], "player": Listed(map(SeatName, next_ones))}
    return title, Text("end-line", told)


def banner_face(winners, title, line, width, height):
    """The gear with the winner's sign; then the words."""
    low, narrow = height < 80, width < 400
    gear = height - (2 if low else 14)
    left = gear + (14 if low else 20)
    room = width - left
    letter = 25 if low else 28 if narrow else 44 if width > 500 else 36
    small = 14 if low else 19 if width > 500 else 16
    lines = 1 if low else 2
    upper, lower = (0.44, 0.8) if low else (0.33 if narrow else 0.38, 0.84)
    return (
        Use("end-gear", 0, (height - gear) / 2, gear, gear),
        *signs(winners, gear / 2, height / 2, gear),
        Say(title, left, height * upper + letter * 0.2, letter, NAME, CREAM, room=room, lines=lines,
            gap=letter * 0.95, least=letter * 0.8),
        Say(line, left + 1, height * lower, small, STRONG, LINE, room=room, lines=lines, gap=small * 1.15),
    )  # fmt: skip


def signs(winners, x, y, gear):
    """One sign in the middle of the gear, or several around it."""
    if len(winners) == 1:
        size = gear * 0.48
        return (marker(winners[0], x - size / 2, y - size / 2, size),)
    number = len(winners)
    size, ring = gear * (0.27 if number < 4 else 0.21), gear * (0.15 if number < 4 else 0.19)
    turn = 0 if number == 2 else -pi / 2
    return tuple(
        marker(seat, x + ring * cos(turn + 2 * pi * k / number) - size / 2,
               y + ring * sin(turn + 2 * pi * k / number) - size / 2, size)
        for k, seat in enumerate(winners)
    )  # fmt: skip


# Bars ----------------------------------------------------------------------------------------------------------------


def the_bars(s, shape, places, ending):
    """A line for each seat by place, and the scale below."""
    bars = [reckoned(s, seat, ending) for seat in ending.order]
    row, scale, line = places("end-row"), places("end-scale"), LINES[shape]
    unit = unit_of(line, bars, row.w, row.h)
    pieces = []
    for k, bar in enumerate(bars):
        box = places("end-row", k)
        face = (shape, bar, unit, box.w, box.h)
        pieces.append(put(f"end-seat.{bar.seat}", box, line_face, face, bar_says(bar), named=True))
    zero = row.x + line.bar[0] - scale.x
    pieces.append(put("end-scale", scale, scale_face, (zero, unit, scale.w, scale.h)))
    return Area("end-bars", Text("end-reckoning"), tuple(pieces))


def reckoned(s, seat, ending):
    standings = facts.standings(s)
    boxes = owned(s, seat)
    level = sum(points == ending.points[seat] for points in ending.points) > 1
    return Reckoned(
        seat, ending.places[seat], seat in ending.winners, s.player[seat].influence,
        tuple(facts.worth(standing, seat) for standing in standings),
        tuple((box, int(s.box_patent[box])) for box in boxes), len(boxes) if level else -1,
    )  # fmt: skip


def bar_says(bar):
    parts = dict(zip(MAJORITIES, bar.majorities, strict=True))
    words = {"place": bar.place, "who": SeatName(bar.seat), "points": bar.total, "track": bar.track}
    return Text("end-bar-says", {**words, **parts, "boxes": len(bar.boxes)})


# The hall ------------------------------------------------------------------------------------------------------------


def the_exhibition(s, places):
    """Nine bays with all markers; what nobody developed stays a blueprint."""
    owners, patents = tuple(s.box_owner), tuple(s.box_patent)
    if places.has("end-exhibits"):
        return Area("end-hall", Text("zone-boxes"), tuple(exhibit(owners, i, places) for i in range(INVENTIONS)))
    pieces = []
    for i in range(INVENTIONS):
        bay = places("end-bays", i)
        wide = bay.w > bay.h
        unit = (bay.w, bay.h) if wide else BAY
        scale = bay.w / unit[0]
        pieces.append(put(f"end-bay.{i}", bay, bay_face, (i, owners[i] >= 0, *unit), unit=unit))
        for box in (i, i + INVENTIONS):
            inner = plate_box(Box(0, 0, *unit), int(box >= INVENTIONS), wide)
            place = Box(bay.x + inner.x * scale, bay.y + inner.y * scale, inner.w * scale, inner.h * scale)
            closed = box >= INVENTIONS and owners[i] < 0
            face = (box, owners[box], patents[box], closed, inner.w)
            says = box_says(box, owners[box], patents[box], closed)
            pieces.append(put(f"end-box.{box}", place, plate_face, face, says, (inner.w, inner.h)))
    return Area("end-hall", Text("zone-boxes"), tuple(pieces))


def exhibit(owners, i, places):
    """A bay in small: its picture and whose it is."""
    box = places("end-exhibits", i)
    holders = owners[i], owners[i + INVENTIONS]
    named = [SeatName(seat) for seat in dict.fromkeys(holders) if seat >= 0]
    says = Text("end-exhibit-says", {"name": Text(f"title-{facts.BOX_KEYS[i]}"), "n": len(named), "who": Listed(named)})
    return put(f"end-bay.{i}", box, exhibit_face, (i, *holders, box.w, box.h), says)


def exhibit_face(i, gold, silver, width, height):
    developed = gold >= 0
    side = width - 20
    return (
        Use("hall-bay-colour" if developed else "hall-bay-plan", 0, 0, width, height, stretched=True),
        toned("e-col" if developed else "e-plan",
              Use(facts.BOX_ART[i], 2, (height - side * 0.8) / 2, side, side * 0.8)),
        *(marker(seat, width - 18, 5 + (height / 2 - 4) * k, 15)
          for k, seat in enumerate((gold, silver)) if seat >= 0),
    )  # fmt: skip
