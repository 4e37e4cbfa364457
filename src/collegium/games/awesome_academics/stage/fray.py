"""Who attacks whom while that is not settled: on the acting card, and at the place of whoever is attacked."""

from collegium.draw.stage import Disc, Held, Mark, Plate, Use

from .ink import HUES, PAPER, RED, WHITE, inked, seat_mark

FRAY = (98, 24)


def fray_face(owner, struck):
    """On the acting card, 98 x 24: whose it is, and the groups it attacks; a shield where it was stopped."""
    if not struck:
        return (Disc(12, 12, 12, PAPER, "#0003", 1), seat_mark(owner, 4, 4, 16))
    marks: list[Mark] = [
        Plate(0, 0, 46 + 17 * len(struck), 24, 12, PAPER, RED, 1.5),
        seat_mark(owner, 5, 4, 16),
        inked("red", Use("icon-sword", 25, 5, 14, 14)),
    ]
    for k, (who, stopped) in enumerate(struck):
        marks.append(seat_mark(who, 42 + 17 * k, 4.5, 15))
        if stopped:
            marks.append(inked("blue", Use("icon-shield", 50 + 17 * k, 13, 11, 11)))
    return tuple(marks)


def attacked(how, w, h, r=8.0):
    """Around the place of a group that is attacked (1) or has stopped it (2): a frame, and a sign on its left edge."""
    if not how:
        return ()
    fill, art = (RED, "icon-sword") if how == 1 else (HUES[0], "icon-shield")
    sign = (Disc(10, 10, 10, fill, WHITE, 1.5), inked("white", Use(art, 4.5, 4.5, 11, 11)))
    return (Plate(1.5, 1.5, w - 3, h - 3, r - 1, "none", fill, 3), Held(sign, -6, h / 2 - 6))
