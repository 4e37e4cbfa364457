"""The ground of the board: the night sky, the brass horizon, the dark lists and my desk of vellum."""

from collegium.draw.stage import Box, Held, Plate, Use, put

from .places import BOARD, SMALL_SCREENS
from .tones import DESK_LINE


def ground(shape, seats):
    """Sky, horizon, lists, desk; on a small screen the sky alone."""
    places = BOARD.places(shape, seats)
    width, height = places.size
    if shape in SMALL_SCREENS:
        across = max(width, height * 390 / 464) + 20
        sky = (Use("sky-tall", (width - across) / 2, -10, across, across * 464 / 390),)
        return (
            Plate(0, 0, width, height, fill="var(--osa-sky,#17435F)"),
            Held(sky, cut=Box(0, 0, width, height)),
        )
    horizon, lists = places("horizon"), places("lists")
    across = max(width, horizon.y * 1080 / 472) + 60
    return (
        Plate(0, 0, width, height, fill="var(--osa-sky,#17435F)"),
        Held((Use("sky-wide", (width - across) / 2, 0, across, across * 472 / 1080),), cut=Box(0, 0, width, lists.y)),
        Plate(lists.x, lists.y, lists.w, lists.h, fill="var(--osa-lists,#0A2236)"),
        *(Use("horizon", 120 * k, horizon.y, 120.5, 14) for k in range(-(-int(width) // 120))),
        *desk_marks(places("desk")),
    )


def mat(places):
    """The desk under the strip of my cards, on a small screen."""
    desk = places("desk")
    return put("mat", desk, desk_marks, (Box(0, 0, desk.w, desk.h), False))


def desk_marks(desk, arcs=True):
    """Vellum or slate with its lines, an edge of brass above."""
    tiles = tuple(
        Use("desk-tile", desk.x + 120 * k, desk.y + 100 * row, 120.5, 100.5)
        for k in range(-(-int(desk.w) // 120))
        for row in range(-(-int(desk.h) // 100))
    )
    drawn = (Use("desk-arcs", desk.x + desk.w - 300, desk.y, 300, 250),) if arcs else ()
    return (
        Plate(desk.x, desk.y, desk.w, desk.h, fill="var(--osa-desk,#F0E4C8)"),
        Held((*tiles, *drawn), cut=desk),
        Plate(desk.x + 5, desk.y + 6, desk.w - 10, desk.h - 11, 6, line=DESK_LINE, thick=1.5, opacity=0.8),
        Plate(desk.x, desk.y, desk.w, 3, fill="#E0B452"),
    )
