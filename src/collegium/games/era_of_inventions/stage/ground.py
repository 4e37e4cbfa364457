"""The ground: the oak desk, the blueprint with the hall's roof, and the tray."""

from collegium.draw.stage import Box, Held, Mark, Plate, Use

from .places import BOARD
from .tray import tray_args, tray_face


def ground(shape, seats):
    """Everything that never moves."""
    places = BOARD.places(shape, seats)
    width, height = places.size
    marks: list[Mark] = []
    if shape == "wide":
        marks.append(Use("ground-wide", 0, 0, width, height))
    else:
        marks += [Plate(0, 0, width, height, fill="var(--e-desk,#B08655)"),
                  *desk(width, height), *blueprint(places("blueprint"))]  # fmt: skip
    if places.has("roof"):
        roof = places("roof")
        third = roof.w / 3
        for k in range(3):
            marks += [Use("hall-roof", roof.x + third * k, roof.y, third, roof.h - 4, stretched=True),
                      Use("hall-beam", roof.x + third * k, roof.y + roof.h - 5, third, 5, stretched=True)]  # fmt: skip
    if places.has("head-store"):  # on a phone the tray has a part of its own
        tray = places("tray")
        marks.append(Held(tray_face(*tray_args(places)), tray.x, tray.y))
    return tuple(marks)


def desk(width, height):
    return [
        Use("ground-desk", 270 * i, 124 * k, 270.5, 124.5)
        for k in range(int(height) // 124 + 1)
        for i in range(int(width) // 270 + 1)
    ]


def blueprint(box):
    """The sheet of the works: grid and a drawn frame."""
    tiles = tuple(
        Use("ground-blue", box.x + 80 * i, box.y + 80 * k, 80.4, 80.4)
        for k in range(int(box.h) // 80 + 1)
        for i in range(int(box.w) // 80 + 1)
    )
    return (
        Plate(box.x + 1, box.y + 3, box.w, box.h, 3, "#000", opacity=0.35),
        Plate(box.x, box.y, box.w, box.h, 3, "var(--e-blue,#1E4A73)"),
        Held(tiles, cut=Box(box.x, box.y, box.w, box.h)),
        Plate(box.x + 4, box.y + 4, box.w - 8, box.h - 8, 2, "none", "var(--e-line2,#8FB9DC)", 1, opacity=0.6),
    )
