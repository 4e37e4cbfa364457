"""The ground of the board: sky and hills, the tower, the walls, the paving, and one's own cloister."""

from collegium.draw.letters import NAME
from collegium.draw.stage import Mark, Plate, Say, Use
from collegium.kernel import Text

from .places import places_of
from .signs import CARD_LINE, MUTED, PALE, WRITTEN


def ground(shape, seats, four, me):
    """Everything that never moves, by kind of screen; on a phone each part has its own ground."""
    places = places_of(shape, seats)
    width, height = places.size
    if places.has("strip"):
        strip = places("strip")
        return (
            Plate(0, 0, width, height, 0, "var(--plaster,#F3E4C6)"),
            *hills(places),
            Plate(strip.x, strip.y, strip.w, strip.h, 0, "var(--mine,#CFDCE2)"),
            Plate(strip.x, strip.y, 5, strip.h, 0, f"var(--seat{me})"),
        )
    own, piazza = places("own"), places("piazza")
    return (
        Plate(0, 0, width, height, 0, "var(--page,#F4ECDC)"),
        Use("ground-sky", 0, 0, width, 120, stretched=True),
        Use("ground-hills", 0, 44, width, 84, stretched=True),
        Use("ground-paving-wide", piazza.x, piazza.y, piazza.w, piazza.h, stretched=True),
        *tower(places, four),
        *walls(places),
        *((Use("fame-wall", places("fame").x, places("fame").y, places("fame").w, places("fame").h, stretched=True),)),
        Use("ground-own-wide", own.x, own.y, own.w, own.h, me, stretched=True),
        *(
            (
                Use(
                    "own-wall",
                    places("cloister").x,
                    places("cloister").y,
                    places("cloister").w,
                    places("cloister").h,
                    stretched=True,
                ),
            )
        ),
    )


def hills(places):
    """Behind the palazzi, where those always stand above the parts."""
    if not places.has("sky"):
        return ()
    sky = places("sky")
    return (
        Use("ground-sky", sky.x, sky.y, sky.w, sky.h, stretched=True),
        Use("ground-hills", sky.x, sky.y + sky.h - 70, sky.w, 70, stretched=True),
    )


def tower(places, four, tall=False):
    """The stair tower: roof, balcony, five flights, foot."""
    box, end = places("tower"), "-tall" if tall else ""
    roof, balcony = places("roof"), places("landing")
    high = roof.h > 5
    marks: list[Mark] = [
        Plate(box.x, box.y, box.w, box.h, 0, "var(--acad,#BFD0D3)", CARD_LINE, 1.3)
        if not high
        else Plate(
            box.x, balcony.y - 3, box.w, box.y + box.h - balcony.y + 3, 0, "var(--acad,#BFD0D3)", CARD_LINE, 1.3
        ),
    ]
    if high:
        marks += [
            Use("tower-roof", roof.x, roof.y, roof.w, roof.h, stretched=True),
            Say(
                Text("zone-research"),
                roof.x + roof.w / 2,
                roof.y + roof.h * 0.73,
                16 if roof.w > 190 else 13.5,
                NAME,
                PALE,
                "middle",
                roof.w * 0.44,
            ),
        ]
    marks.append(
        Use(f"tower-balcony-{3 if four else 2}{end}", balcony.x, balcony.y, balcony.w, balcony.h, stretched=True)
    )
    for k in range(5):
        flight = places("flight", k)
        marks.append(
            Use(
                f"tower-flight-{'left' if k % 2 else 'right'}{end}",
                flight.x,
                flight.y,
                flight.w,
                flight.h,
                stretched=True,
            )
        )
    foot = places("foot")
    return *marks, Use("tower-foot", foot.x, foot.y, foot.w, foot.h, stretched=True)


def walls(places):
    campus, academy, door, head = places("campus"), places("academy"), places("door"), places("head")
    middle = door.x + door.w / 2
    return (
        Use("campus-wall", campus.x, campus.y + 6, campus.w, campus.h - 6, stretched=True),
        Use("academy-wall", academy.x, academy.y + 6, academy.w, academy.h - 6, stretched=True),
        Use("cornice", campus.x - 4, campus.y, campus.w + academy.w + 10, 9, stretched=True),
        *named_wall(middle, head, door),
    )


def named_wall(middle, head, door):
    """What the rows and columns are, where the doors leave room for it."""
    if door.w < 50:
        return ()
    return (
        Say(Text("zone-campus"), middle, head.y + head.h * 0.48, 14.5, NAME, WRITTEN, "middle", door.w + 2),
        Say(Text("costs"), middle, head.y + head.h * 0.8, 12.5, "s", MUTED, "middle", door.w + 2),
    )


def phone_ground_face(art, w, h):
    """The ground of a part that has a phone's screen to itself."""
    return (Use(art, 0, 0, w, h, stretched=True),)


def open_ground(seats, who):
    """The ground of a university that is opened over the board."""
    places = places_of("wide", seats)
    own, cloister = places("own"), places("cloister")
    return (
        Use("ground-own-wide", own.x, own.y, own.w, own.h, who, stretched=True),
        Use("own-wall", cloister.x, cloister.y, cloister.w, cloister.h, stretched=True),
    )
