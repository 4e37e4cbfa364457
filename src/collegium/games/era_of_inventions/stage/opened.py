"""A rival's works, opened: the tray with the store, the factories and the inventions."""

from collegium.draw.stage import Face, Held, Scene

from ..components import GOODS
from .cards import chip_face
from .hall import own_face
from .rivals import CHIP
from .tray import small_bin_face, small_bonus_face, tray_face

WIDTH, EDGE = 424, 16  # units; a phone shows them at 0.8: letters are the larger for it
BIN = (47, 42)
FACTORY, ACROSS = 1.2, 7  # how large a factory is drawn, and how many stand in a row
OWN, OWN_ACROSS = (92, 34, 1.38), 3  # an invention: its size and how large it is drawn


def opened(seat, goods, discs, factories, boxes):
    """The picture of a seat's works; `boxes` are pairs of box and patent."""
    size = WIDTH, below(len(factories)) + rows(boxes, OWN_ACROSS) * (OWN[1] * OWN[2] + 4) + 12
    return Scene(size, Face(opened_face, (seat, goods, discs, factories, boxes, size[1]), size), (), "era")


def rows(things, across):
    return -(-len(things) // across)


def below(factories):
    """Where the inventions begin."""
    return EDGE + BIN[1] + 8 + -(-factories // ACROSS) * (CHIP[1] * FACTORY + 4) + 4


def opened_face(seat, goods, discs, factories, boxes, height):
    step = (WIDTH - 2 * EDGE + 2) / (GOODS + 1)
    first = EDGE + BIN[1] + 8
    wide, tall = CHIP[0] * FACTORY + 1.4, CHIP[1] * FACTORY + 4
    low = below(len(factories))
    left, room = EDGE - 4, WIDTH - 2 * EDGE + 8
    hollows = ((left, first - 4, room, low - first), *(((left, low - 3, room, height - low - 9),) if boxes else ()))
    return (
        *tray_face(WIDTH, height, (), hollows),
        *(Held(small_bin_face(kind, goods[kind], *BIN), EDGE + step * kind, EDGE) for kind in range(GOODS)),
        Held(small_bonus_face(discs, 0, *BIN), EDGE + step * GOODS, EDGE),
        *(Held(chip_face(factory, *CHIP), EDGE + wide * (k % ACROSS), first + tall * (k // ACROSS), FACTORY)
          for k, factory in enumerate(factories)),
        *(Held(own_face(box, seat, patent, *OWN[:2]), EDGE + 132 * (k % OWN_ACROSS),
               low + (OWN[1] * OWN[2] + 4) * (k // OWN_ACROSS), OWN[2])
          for k, (box, patent) in enumerate(boxes)),
    )  # fmt: skip
