"""Cards of the observatory: whole, half and small role cards, the Driver and event cards, each in units of its own."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Box, Disc, Held, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..components import CHAMPION, CLOSES, COMPONENTS, DRIVER_START, DRIVER_TOP, EVENT_POOL, GLUE, ROLE_TOP, TYPES
from ..wording import CLOSES_KEYS, event_name
from .hints import hint_marks
from .tones import CREAM, DARK, DRIVER, EVENT_ART, GOLD, INK, KEYS, RIM, SIGNS, count_pill, icon, sign, tint

CARD, HALF, SLIM, SMALL = (
    (124, 174),
    (172, 80),
    (146, 80),
    (52, 60),
)  # units of a card, a half, a slim half, a small one
PICKED = -1  # chosen as one's first Specialist
POOLS = tuple(tuple(int(n) for n in row) for row in EVENT_POOL)
CLOSED = tuple(tuple(int(n) for n in row) for row in CLOSES)
RINGED = tuple(COMPONENTS.mark("role", role, "collects") == "X" for role in range(DRIVER)) + (False,)


def short_name(role):
    """The name on a card, with the places where a long word may break."""
    key = COMPONENTS.keys("role")[role] if role < DRIVER else "discovery_driver"
    return Text(f"name-{key}")


def lay(identity, box, make, args, name, unit, classes=""):
    """A card on the board: it can be looked at, and its picture stands beside options about it."""
    return put(identity, box, make, args, name, unit, classes=classes, looks=True, thumb=f"card-{KEYS[args[0]]}")


def picture(role, level, x, y, w, h):
    """The picture of a role with what it has gained by its level, cut to a box."""
    scale = max(w / 120, h / 90)
    wide, high = 120 * scale, 90 * scale
    left, top = x + (w - wide) / 2, y + (h - high) / 2
    gained = range(DRIVER_START + 1 if role == DRIVER else 1, level + 1)
    marks = (
        Use(f"card-{KEYS[role]}", left, top, wide, high),
        *(Use(f"gear-{KEYS[role]}-{n}", left, top, wide, high) for n in gained),
    )
    return Held(marks, cut=Box(x, y, w, h))


def stars(role, level, x, y, size, step, drop=0.0):
    return tint(
        f"d{role}",
        *(
            Use(f"level-star-{'on' if k < level else 'off'}", x + step * k, y - drop * (k % 2), size, size)
            for k in range(ROLE_TOP)
        ),
    )


def crew_tag(chosen, count, x, y):
    """Over a card of mine that is in the crew, or that I have picked."""
    picked = chosen == PICKED
    words = Text("tag-picked") if picked else Text("tag-in-crew", {"n": chosen, "of": count})
    long = picked or count > 1
    return (
        Plate(x, y, 114 if long else 98, 25, 12.5, "#0B5450", "#A5E6E1", 1.5),
        icon("tick" if picked else "crew", x + 7, y + 3, 19, "mist"),
        Say(words, x + 29, y + 18, 15.4, STRONG, CREAM, room=82 if long else 66),
    )


def rims(kind, size, tab=True):
    """Can be taken: gold with a tab at the foot; pointed at: white."""
    w, h = size
    found = [
        Use(f"lit-{kind}", -14, -14, w + 28, h + 28, when="can", stretched=True),
        Use(f"point-{kind}", -14, -14, w + 28, h + 28, when="aimed", stretched=True)
        if kind != "half"
        else Plate(-5, -5, w + 10, h + 10, 9, line="#fff", thick=2.4, when="aimed"),
    ]
    if tab:
        found.append(Use("lit-tab", w / 2 - 14, h - 11, 28, 28, when="can"))
    return tuple(found)


# A whole card --------------------------------------------------------------------------------------------------------


def card_face(role, level, count=1, chosen=0, large=False, hint=()):
    """A role card: level, picture, name, stars, and what it does alone and in a crew. `chosen`: how many of these are
    in the crew, or PICKED."""
    return (
        *((tint(f"d{role}", Use("frame-role", 5, -5, 124, 174)),) if count > 1 else ()),
        *body(role, level),
        Say(short_name(role), 62, 113.5, 15.4, NAME, INK, "middle", 118, 2, 14.8),
        tint(f"d{role}", Use("level-thread", 34, 127.6, 55.9, 11.8)),
        stars(role, level, 28.2, 127.6, 17.6, 16.65, 5.8),
        *foot(role, level),
        *((icon("ring", 108, 132, 12, f"d{role}"),) if large and RINGED[role] else ()),
        *((Use("chosen-card", -14, -14, 152, 202),) if chosen else ()),
        *rims("card", CARD),
        *(crew_tag(chosen, count, -7, -14) if chosen else ()),
        *(() if chosen else count_pill(count, -12, -12, 15.6)),
        *next_level(role, hint, 88, 36, 34),
        *hint_marks(hint, 62, 62, 17),
    )


def body(role, level):
    """Paper, picture and level: the same for roles and the Driver."""
    return (
        tint(f"d{role}", Use("frame-role", 0, 0, 124, 174)),
        picture(role, level, 4, 4, 116, 88),
        tint(f"d{role}", Use("frame-window", 0, 0, 124, 96)),
        *level_marks(role, level, 86, 1),
    )


def level_marks(role, level, x, y):
    """The medal with the level, 38 x 38."""
    return (
        tint(f"e{role}", Use("medal-level", x, y, 38, 38)),
        Say(level, x + 19, y + 27, 23, FIGURE, CREAM, "middle"),
    )


def next_level(role, hint, x, y, size):
    """The level that a card would rise to, as the ghost of a medal."""
    if not hint or hint[0] != "level":
        return ()
    middle, r = (x + size / 2, y + size / 2), size / 2
    return (
        tint("faint", tint(f"e{role}", Use("medal-level", x, y, size, size))),
        Plate(x, y, size, size, r, line=RIM, thick=1.6, dash="3.5 2.5"),
        Say(hint[1].split()[-1], middle[0], middle[1] + size * 0.21, size * 0.6, FIGURE, GOLD, "middle"),
    )


def foot(role, level):
    if role == GLUE:
        return icon("crew", 10, 150, 19), Say(Text("card-borrows"), 36, 165.5, 15.5, STRONG, CREAM, room=84)
    alone = (icon("alone", 6, 151.5, 15), Say(level, 23, 165.5, 17, FIGURE, CREAM), sign(role, 35, 152, 15))
    crew = (Use("frame-split", 56, 151, 2, 18), icon("crew", 63, 150, 19), Say("+1", 84, 165.5, 16, FIGURE, GOLD))
    return (*alone, *crew, *(() if role == CHAMPION else (sign(role, 104.5, 152, 15),)))


def driver_face(level, lit=True):
    """The Discovery Driver: what the crew needs, and the most that its base can be."""
    steps: list[Mark] = []
    for k, n in enumerate(range(DRIVER_START, DRIVER_TOP + 1)):
        now = n == level
        steps.append(Disc(26 + 18 * k, 134, 9, DARK[DRIVER] if now else "var(--osa-card,#FFF9EC)"))
        steps.append(Say(n, 26 + 18 * k, 139.2, 15.4, FIGURE if now else WORD, CREAM if now else "#5F5444", "middle"))
    return (
        *body(DRIVER, level),
        Say(short_name(DRIVER), 62, 110.5, 15.4, NAME, INK, "middle", 118, 2, 14.2),
        *steps,
        icon("crew", 10, 150, 19),
        Say(Text("card-base", {"n": level}), 36, 165.5, 15.5, STRONG, CREAM, room=84),
        *rims("card", CARD),
    )


NAMES = (13.5, 13)  # size of the name on a half card, a slim one

# Half and small cards ------------------------------------------------------------------------------------------------


def half_face(role, level, count, chosen, w, hint=(), large=False):
    """A card lying flat, where there are many: the same, the level at its lower right. `large`: with a larger name."""
    narrow = w < HALF[0]
    seen = 36 if narrow else 46 if large else 58
    name_x = seen + 9
    flat = (tint(f"d{role}", Use("frame-half", 0, 0, w, 80, stretched=True)),)
    does: tuple[Mark, ...]
    if role == GLUE:
        does = (icon("crew", 8, 58, 19), Say(Text("card-borrows"), 31, 73, 15, STRONG, CREAM, room=w - 72))
    else:
        does = (
            icon("alone", 8, 60, 15),
            Say(level, 25, 73, 16, FIGURE, CREAM),
            sign(role, 36, 60, 15),
            Use("frame-split", 56 if narrow else 62, 59, 2, 18),
            icon("crew", 61 if narrow else 70, 58, 19),
            Say("+1", 82 if narrow else 92, 73, 15.5, FIGURE, GOLD),
            *(() if role == CHAMPION or narrow else (sign(role, 113, 60, 15),)),
        )
    return (
        *flat,
        picture(role, level, 4, 4, seen, 51),
        Say(short_name(role), name_x, 21, NAMES[narrow] if not large else 15, NAME, INK, room=w - name_x - 3,
            lines=2, gap=13.8 if large else 13.4),
        stars(role, level, name_x - 1, 35.5, 17, min(15.5, (w - name_x - 20) / 4)),
        *does,
        tint(f"e{role}", Use("medal-level", w - 37, 44, 35, 35)),
        Say(level, w - 19.5, 68.5, 21, FIGURE, CREAM, "middle"),
        *((Use("chosen-half", -14, -14, w + 28, 108, stretched=True),) if chosen else ()),
        *rims("half", (w, 80), tab=False),
        Use("lit-tab", w - 16, -9, 25, 25, when="can"),
        *((Use("chosen-tab", -9, -9, 24, 24),) if chosen else ()),
        *((Say(f"{chosen}/{count}", 23, 6, 13.5, FIGURE, INK),) if chosen and count > chosen else ()),
        *count_pill(count, 18 if chosen else -8, -12, 15),
        *next_level(role, hint, w - 36, 12, 32),
        *hint_marks(hint, w / 2, 22, 16),
    )  # fmt: skip


def small_face(role, level, count=1, chosen=0, away=False, hint=(), wide=52):
    """A card of a rival, or of mine in a strip: picture, sign and level. `away`: it is in somebody's crew. `wide`: how
    wide it will be, so that what is written on its corner is as large as elsewhere."""
    pill = 15.5 * 52 / wide if wide > 52 else max(15.5, 13 * 52 / wide)
    return (
        tint(f"d{role}", Use("frame-small", 0, 0, 52, 60)),
        picture(role, level, 2, 2, 48, 33),
        sign(role, 5, 39.5, 16),
        Say(level, 45.5, 54.5, 19, FIGURE, CREAM, "end"),
        *((Plate(-1.6, -1.6, 55.2, 63.2, 6, line="#5FD3C6", thick=2.2),) if chosen or away else ()),
        *rims("small", SMALL, tab=False),
        *((Use("lit-tab", 16, 50, 20, 20, when="can"),) if wide > 56 else ()),
        *((Use("chosen-tab", -8, -8, 19, 19),) if chosen else ()),
        *count_pill(count, 55 - 2 * pill, -6, pill),
        *next_level(role, hint, 14, 8, 24),
        *hint_marks(hint, 26, 8, 14),
    )


def back_face():
    """A role card face down."""
    return (Use("back-role", 0, 0, 124, 174),)


def waiting_face():
    """The place of a card that is still being chosen."""
    return tint("rim", Use("ghost-card", 0, 0, 124, 174)), icon("hourglass", 30, 55, 64, "gold")


def new_role_face():
    """The place of the next role card on my desk."""
    return (
        tint("accent", Use("ghost-card", 0, 0, 124, 174)),
        icon("cards", 46, 52, 32, "deskmuted"),
        Say(Text("card-new"), 62, 110, 15.5, STRONG, "var(--osa-muted,#64532F)", "middle", 112, 2, 16),
    )


# Events --------------------------------------------------------------------------------------------------------------


def event_face(event, variant):
    """An event card: its picture, the resources it brings, what it closes."""
    closed = CLOSED[variant][event]
    pools: list[Mark] = []
    for t in range(TYPES):
        x = 5 + 28.7 * t
        pools += [
            Plate(x, 112.5, 27, 28, 3.5, DARK[t]),
            tint("white", Use(SIGNS[t], x + 8, 114, 11, 11)),
            Say(POOLS[event][t], x + 13.5, 137, 13.5, FIGURE, "#fff", "middle"),
        ]
    return (
        tint("shut" if closed else "free", Use("frame-event", 0, 0, 124, 174)),
        Use(EVENT_ART[event], 41, 13, 56, 56),
        Say(event_name(event), 62, 99, 14, NAME, INK, "middle", 118, 2, 14.2),
        *pools,
        *((icon("lock", 6, 151, 14, "rim"),) if closed else ()),
        Say(Text(f"foot-{CLOSES_KEYS[closed]}"), 68 if closed else 62, 162, 12.5, STRONG, CREAM, "middle",
            92 if closed else 114, 2, 12.5),
        *((icon("ring", 107, 6, 12),) if COMPONENTS.mark("event", event) == "X" else ()),
    )  # fmt: skip
