"""What lies under everything: the wall, the pin board, the oak desk and the pad."""

from collegium.draw.stage import Box, Held, Plate, Use

from .places import BOARD


def corked(box):
    """A pin board of any size: cork that repeats, and its frame."""
    across, down = -(-int(box.w) // 128), -(-int(box.h) // 128)
    cork = tuple(
        Use("cork", box.x + 128 * i, box.y + 128 * k, 128.6, 128.6, stretched=True)
        for i in range(across)
        for k in range(down)
    )
    return (
        Held(cork, cut=box),
        Plate(box.x + 4, box.y + 4, box.w - 8, box.h - 8, 4, "none", "var(--aa-frame,#8A5D36)", 8),
        Plate(box.x + 8, box.y + 8, box.w - 16, 3, fill="#0003"),
        Plate(box.x + 1, box.y + 1, box.w - 2, 1.5, fill="var(--aa-frameh,#B98754)"),
    )


def oak(box):
    planks = tuple(
        Use("oak", box.x + 400 * i, box.y + 96 * k, 401, 97, stretched=True)
        for i in range(-(-int(box.w) // 400))
        for k in range(-(-int(box.h) // 96))
    )
    return (Held(planks, cut=box), Plate(box.x, box.y, box.w, 3, fill="var(--aa-deskl,#CF9C69)"))


def padded(box):
    return (
        Plate(box.x + 1, box.y + 4, box.w, box.h, 12, "#1A1020", opacity=0.35),
        Plate(box.x, box.y, box.w, box.h, 12, "var(--aa-pad,#463A66)"),
        Plate(box.x + 5, box.y + 5, box.w - 10, box.h - 10, 8, "none", "var(--aa-padl,#6A5A96)", 1.4, "5 4"),
    )


def ground(shape):
    """The wall, the pin board (where it is not swiped) and the desk."""
    places = BOARD.places(shape, 4)
    width, height = places.size
    cork, desk = places("cork"), places("desk")
    wall = (
        Plate(0, 0, width, height, fill="var(--aa-wall,#E6E0EC)"),
        Plate(0, desk.y - 110, width, 110, fill="var(--aa-wall2,#D9D1E2)"),
    )
    if places.has("seen"):
        return (*wall, *oak(Box(0, 0, width, height)))
    board = (Use("ground-board-wide", *_box(cork)),) if (cork.w, cork.h) == (1068, 342) else corked(cork)
    return (*wall, *board, *oak(desk))


def _box(box):
    return box.x, box.y, box.w, box.h


def cork_face(w, h):
    """The cork of a small screen, which is swiped."""
    return corked(Box(0, 0, w, h))


def pad_face(w, h):
    return padded(Box(0, 0, w, h))
