"""Rivals: a paper strip for each, with all they hold; on a phone one sheet below the other."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Area, Box, Held, Mark, Plate, Say, Use, kept, put
from collegium.kernel import SeatName, Text

from ..components import BONUS_DISC, GOODS, INFLUENCE
from . import facts
from .bars import engraving
from .cards import chip_face
from .hall import own_face, owned
from .names import rival_says
from .signs import CLEAR, good, marker, toned
from .tray import ICONS, built

INK, MUTED = "var(--e-ink,#22252C)", "var(--e-muted,#5D5A52)"  # on the strips, which are dark in the dark
RULE = "var(--e-strip-rule,#DCCDAE)"
CHIP = (45, 50)
CLOSE = 32  # px from factory to factory; where they would lie closer, only what they yield is shown
FRAME = (44, 34)  # an invention in its frame
LEAST = 12.2  # px of a figure
BESIDE = 22  # px from one to the next where they lie closest


def rivals(s, me, places):
    """All other seats, in the order of play from mine."""
    order = [(me + k) % s.seats for k in range(1, s.seats)]
    pieces = [kept(s, strip, who, places("rival", k)) for k, who in enumerate(order)]
    return Area("rivals", Text("zone-rivals"), tuple(pieces), "" if places.has("beside") else "rivals")


def about(s, who):
    """What is known of a rival, wherever the strip lies: what is held, inventions, factories, and its name."""
    player = s.player[who]
    standing = tuple([standing[who] for standing in kept(s, facts.standings)])
    held = (tuple(player.goods), player.bonus_discs, standing, player.markers, s.start == who)
    mine = tuple([(b, s.box_patent[b]) for b in owned(s, who)])
    return held, mine, built(s, who), rival_says(who, *held)


def strip(s, who, box):
    player = s.player[who]
    held, mine, works, label = kept(s, about, who)
    if box.h > 80 and box.w > 300:
        scores = tuple(facts.worth(standing, who) for standing in kept(s, facts.standings))
        args = (who, *held, scores, player.influence, tuple(works), mine, box.w, box.h)
        return put(f"player.{who}", box, sheet_face, args, label, named=True, looks=True)
    if box.h < 30:
        return put(f"player.{who}", box, line_face, (who, *held, box.w, box.h), label, named=True, looks=True)
    shown = works if box.w > 400 else []
    chips = tuple(shown) if len(shown) < 2 or (box.w - 385) / (len(shown) - 1) >= CLOSE else ()
    beside = mine if box.w > 400 else ()
    lines = (who, *held, tuple(player.output) if box.w > 300 else (), chips, beside, box.w, min(box.h, 58))
    if box.h > 80:
        more = (lines, tuple(works), mine, box.w, box.h)
        return put(f"player.{who}", box, deep_strip_face, more, label, named=True, looks=True)
    return put(f"player.{who}", box, strip_face, lines, label, named=True, looks=True)


@lru_cache(300)
def paper(who, width, height):
    return (
        Plate(0, 2, width, height, 6, "#000", opacity=0.3),
        Plate(0, 0, width, height, 6, "var(--e-strip,#FBF4E2)"),
        Plate(0, 0, 6, height, 3, f"var(--seat{who})"),
    )


def flag(shown, x, y):
    """The start pawn."""
    return (toned("e-flag", Use("flag-start", x, y, 15, 15)),) if shown else ()


def name_of(who, x, y, size, room):
    return Say(SeatName(who), x, y, size, NAME, INK, room=room, least=12)


@lru_cache(2000)
def held(kind, number, x, y, size, letter):
    """A good and how many, two figures a little smaller; what is lacking is pale."""
    high = letter if number < 10 else max(letter * 0.86, LEAST)
    sign, at = good(kind, x, y, size), (x + size + 1.2, y + size / 2 + high * 0.35, high, FIGURE)
    return Held((sign, Say(number, *at, INK)) if number else (toned("pale", sign), Say(number, *at, MUTED)))


def strip_face(who, goods, discs, standing, markers, start, output, chips, mine, width, height):
    """Two lines: name and standings; goods, and what a run yields. Then factories and inventions, if they have room."""
    narrow = width < 300
    room = min(width, 348 if chips else 440)
    base = min(room, 328 if chips else 348)  # where the factories begin, or the strip ends
    low = height < 54
    first, second = (3, 26) if low else (6, 31)
    left = 106 if narrow else min(base * 0.356, 122)
    step = (base - left - (37 if narrow else 41)) / 4
    icon, letter = (15, 13.5) if narrow else (19, 15)
    facts_ = (*zip(ICONS, standing, strict=True), ("good-bonus-disc", discs))
    marks: list[Mark] = [
        *paper(who, width, height),
        marker(who, 10.2, first + 0.2, 19.5),
        name_of(who, 33, first + 15.5, 16.5, left - 36),
        *flag(start, 14, first - 6),  # over the piece
    ]
    for k, (art, number) in enumerate(facts_):
        x = left + step * k
        marks += [Use(art, x, first + (19 - icon) / 2, icon, icon),
                  Say(number, x + icon + 1.2, first + 15, letter, FIGURE, INK)]  # fmt: skip
    x = left + step * 4
    marks += [marker(who, x + 1, first + 2.4, 14.3), Say(markers, x + 16.5, first + 15, letter, FIGURE, INK)]
    kinds = [(kind, number) for kind, number in enumerate(output) if number] if not chips else []
    span = room - 24 - (0 if narrow or not kinds else max(len(kinds) * 26 + 6, 36))
    step = min(44 if room > 400 else 39, span / GOODS)
    size = 22 if step > 37 else 20 if step > 34 else 18
    letter = 17 if step > 34 else 15
    marks += [held(kind, goods[kind], 12 + step * kind, second, size, letter) for kind in range(GOODS)]
    if kinds:
        x = room - 26 * len(kinds) - 5
        marks.append(Plate(x - 3, second + 1, 1, 20, fill=RULE))
        for k, (kind, number) in enumerate(kinds):
            marks += [Say(number, x + 8.5 + 26 * k, second + 16, 13.4, FIGURE, MUTED, "end"),
                      good(kind, x + 9 + 26 * k, second + 2.5, 15.5)]  # fmt: skip
    if chips:
        z = (height - 8) / CHIP[1]
        step = min(48 * z, (width - 340 - CHIP[0] * z) / max(len(chips) - 1, 1))
        marks += [
            Held(chip_face(factory, CHIP[0] * z, CHIP[1] * z), 334 + step * k, 4) for k, factory in enumerate(chips)
        ]
        room = 334 + step * (len(chips) - 1) + CHIP[0] * z
    if mine and width - room - 16 >= FRAME[0] + BESIDE * (len(mine) - 1):
        marks += frames(mine, room + 8, width - 8, (height - FRAME[1]) / 2, *FRAME)
    return tuple(marks)


def frames(mine, left, right, y, wide, tall):
    """Inventions in a row from the right, as far apart as there is room."""
    step = min(wide + 3, (right - left - wide) / max(len(mine) - 1, 1))
    return [
        mark
        for k, (box, patent) in enumerate(mine)
        for mark in engraving(box, patent, Box(right - wide - step * (len(mine) - 1 - k), y, wide, tall))
    ]


def deep_strip_face(lines, chips, mine, width, height):
    """A strip with a third line: factories and inventions."""
    first = lines[-1]
    return (
        Plate(0, 2, width, height, 6, "#000", opacity=0.3),
        Plate(0, 0, width, height, 6, "var(--e-strip,#FBF4E2)"),
        *strip_face(*lines)[1:],  # without its shadow
        Plate(0, first - 4, 6, height - first + 4, 3, f"var(--seat{lines[0]})"),
        *third_line(chips, mine, first, width, height - first - 4),
    )


def third_line(chips, mine, y, width, height):
    """Factories as pictures and inventions, in one line so high; what a run yields where they would lie too close."""
    left = width - 8 - (FRAME[0] + BESIDE * (len(mine) - 1) + 8 if mine else 0)
    z = min(height - 2, CHIP[1]) / CHIP[1]
    wide = CHIP[0] * z
    step = min(wide + 3, (left - 12 - wide) / max(len(chips) - 1, 1))
    if step < (CLOSE + 4) * z:
        return small_works(chips, mine, y, width, height)
    top = y + height - CHIP[1] * z - 2
    marks = [Held(chip_face(factory, wide, CHIP[1] * z), 12 + step * k, top) for k, factory in enumerate(chips)]
    end = 12 + step * (len(chips) - 1) + wide + 8
    return [*marks, *frames(mine, end, width - 8, top + (CHIP[1] * z - FRAME[1]) / 2, *FRAME)]


def small_works(chips, mine, y, width, height):
    """What a run yields and the inventions, in one line so high."""
    output: dict[int, int] = {}
    for factory in chips:
        kind = facts.FACTORY_GIVES[factory]
        output[kind] = output.get(kind, 0) + facts.FACTORY_AMOUNT[factory]
    size, middle = 16, y + height / 2
    marks: list[Mark] = [Use("icon-capacity", 11, middle - 10, 20, 20)]
    for k, (kind, number) in enumerate(sorted(output.items())):
        x = 36 + 27 * k
        marks += [Say(number, x + 8, middle + 5, CLEAR, FIGURE, MUTED, "end"), good(kind, x + 9, middle - 8, size)]
    left = 36 + 27 * len(output) + 8
    tall = min(height, FRAME[1])
    return [*marks, *frames(mine, left, width - 8, middle - tall / 2, tall * 1.3, tall)]


def line_face(who, goods, discs, standing, markers, start, width, height):
    """All of it in one line, where there are four rivals in a low window."""
    y = height / 2
    marks: list[Mark] = [
        *paper(who, width, height),
        marker(who, 9, y - 8, 16),
        name_of(who, 28, y + 5, 14.5, 69),
        *flag(start, 12, y - 13),
    ]
    for k, (art, number) in enumerate((*zip(ICONS, standing, strict=True), ("good-bonus-disc", discs))):
        x = 98 + 31 * k
        marks += [Use(art, x, y - 8, 16, 16), Say(number, x + 17, y + 5, 13.5, FIGURE, INK)]
    marks += [marker(who, 222, y - 5.5, 11), Say(markers, 234, y + 5, 13.5, FIGURE, MUTED)]
    step = (width - 254) / GOODS
    for kind in range(GOODS):
        size = 16 if goods[kind] < 10 else 14
        marks.append(held(kind, goods[kind], 252 + step * kind, y - size / 2, size, 13.5))
    return tuple(marks)


def row_of_chips(chips, z, x, y, step):
    size = CHIP[0] * z, CHIP[1] * z
    return [Held(chip_face(factory, *size), x + step * k, y) for k, factory in enumerate(chips)]


def sheet_face(who, goods, discs, standing, markers, start, scores, influence, chips, mine, width, height):
    """A rival's whole works on a phone: standings with what they would score, goods, factories, inventions."""
    low = height < 120
    y = 6 if low else 9
    marks: list[Mark] = [
        *paper(who, width, height),
        marker(who, 13, y, 22),
        name_of(who, 40, y + 17, 17, 78),
        *flag(start, 20, y - 6),
        good(INFLUENCE, width - 36 - 11 * len(str(influence)), y, 22),
        Say(influence, width - 8, y + 18.5, 20, FIGURE, INK, "end"),
    ]
    for k, (art, number, points) in enumerate(zip(ICONS, standing, scores, strict=True)):
        x = 122 + (width - 198) / 3 * k
        marks += [Use(art, x, y + 1, 20, 20), Say(number, x + 22, y + 17, 15.5, FIGURE, INK)]
        if points:
            marks.append(
                Say(f"+{points}", x + 23 + 9 * len(str(number)), y + 17, CLEAR, FIGURE, "var(--accent,#9A3520)")
            )
    second = y + 27
    step = (width - 24 - 34) / (GOODS + 1)
    for kind in range(GOODS):
        marks.append(held(kind, goods[kind], 12 + step * kind, second, 21, 16))
    marks += [held(BONUS_DISC, discs, 12 + step * GOODS, second, 21, 16), marker(who, width - 35, second + 4, 13),
              Say(markers, width - 4, second + 16, CLEAR, FIGURE, MUTED, "end")]  # fmt: skip
    third = second + 27
    room = height - third - 5
    if room < 40:  # a tap opens the works
        return (*marks, *small_works(chips, mine, third, width, room))
    two = room > 88
    tall = min(room, 50)
    z = tall / CHIP[1]
    wide = (width - 20 if two else width * 0.5) - CHIP[0] * z
    step = min(48 * z, wide / max(len(chips) - 1, 1))
    marks += [
        Held(chip_face(factory, CHIP[0] * z, CHIP[1] * z), 12 + step * k, third) for k, factory in enumerate(chips)
    ]
    left = 12 if two else 12 + step * len(chips) + CHIP[0] * z - step + 12
    y = third + (tall + 6 if two else 6)
    span = width - 8 - left
    step = min(70, (span - 66) / max(len(mine) - 1, 1))
    marks += [Held(own_face(box, who, patent, 66, 34), left + step * k, y) for k, (box, patent) in enumerate(mine)]
    return tuple(marks)
