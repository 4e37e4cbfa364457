"""Every other piece of the gallery: lamps, decks, bowls, frames, rooms, tokens; each in units of its own."""

from collegium.draw.letters import ASIDE, FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Disc, Held, Mark, Plate, Say, Use
from collegium.kernel import Text

from ..components import CARD_KEYS, DECK, RESOURCE_KEYS, RESOURCES
from ..wording import card
from .cards import (
    BLOOD,
    CARD,
    CREAM,
    DECKS,
    FEET,
    GOLD,
    LIT,
    NEAR,
    PALE,
    PILL,
    PILL_LINE,
    RIM,
    SHADE,
    SIGNS,
    pill,
)

SHAPES = ("disc", "square", "triangle", "diamond", "star")  # of the seats
NO_SEAT = -2  # Peio, who sits nowhere


def lamp_face(light, wide):
    """The lamp over a picture and its cone; 160 units wide round the picture's middle."""
    lamp = {LIT: "lamp-on", NEAR: "lamp-half", SHADE: "lamp-off"}[light]
    cone = {
        LIT: (Use("cone-on", 0, 13, 160, 182 if wide else 130),),
        NEAR: (Use("cone-half", 0, 13, 160, 182 if wide else 130),),
    }.get(light, ())
    glow = (Use("glow-card", 5.5, 2.5, 149, 193.4),) if light == LIT and wide else ()
    return (*cone, Use(lamp, 51, 0, 58, 25.1), *glow)


def hook_face():
    return (Use("hook", 0, 0, 110, 154),)


def pile_face(deck, wide):
    """The edges of a deck under its open card."""
    return (Use(f"pile-{deck}", 0, 0, 138, 184) if wide else Plate(4, 4, 114, 106, 6, "#1B1714", opacity=0.5),)


def badge_face(deck, size, row):
    """How many cards a deck still has, on its own colour: 110 x 23, to the right."""
    words = Text(f"deck-{deck}")
    return (
        Plate(0, 0, 110, 23, 11.5, FEET[row] if row else PILL, CREAM),
        Say(words, 9, 16, 14, STRONG, "#fff", room=74),
        Say(int(size), 101, 16.5, 16, FIGURE, "#fff", "end"),
    )


def extra_face():
    """A hand card more is the price of an open top card."""
    return (
        Plate(0, 0, 54, 24, 12, PILL, PILL_LINE),
        Say("+1", 8, 17, 15, FIGURE),
        Use("sign-hand", 27, 1, 22, 22),
    )


def back_face():
    return (Use("back-reserve", 0, 0, *CARD),)


def event_face(kind, owed):
    """The event of a solo round and its debt: 124 x 150."""
    debts, width = pill(owed, 0, 0) if owed else ((), 0)
    return (
        Say(Text("this-round"), 62, 12, 15, ASIDE, PALE, "middle", 124),
        Use("event-frame", 0, 16, 124, 92),
        Use(f"card-{CARD_KEYS[kind]}", 7, 31, 108, 68),
        Say(card(kind), 62, 122, 15, NAME, CREAM, "middle", 124),
        Held(debts, 62 - width / 2, 126),
    )


# The run -------------------------------------------------------------------------------------------------------------


def quiet_face():
    """Where the event of a solo round would hang: a bare hook."""
    words = Say(Text("nothing-owed"), 62, 125, 15, ASIDE, PALE, "middle", 124, 2, 17)
    return (Use("hook", 20, 0, 84, 117.6), words)


def runner_face(seat, mine):
    """A token on the quay, 30 x 36; mine stands in a light."""
    light = (Use("runner-light", -12, -12, 54, 54),) if mine else ()
    if seat == NO_SEAT:
        return (*light, Use("runner-peio", 0, 0, 30, 35.6))
    return (*light, Use(f"runner-{SHAPES[seat]}", 0, 0, 30, 35.6, seat=seat))


def rail_face(goal, first, step, height, medal):
    marks: list[Mark] = []
    for at in range(goal + 1):
        strong = at % 5 == 0
        if strong or step > 24:
            marks.append(Say(at, first + step * at, height - 3.5, 15 if strong else 12.5,
                                   FIGURE if strong else STRONG, "#2A1D0A", "middle"))  # fmt: skip
    if medal:
        size = min(1, (height - 18) / 44)  # it hangs above its figure on the rail
        marks.append(Use("goal", first + step * goal - 32 * size, 0, 64 * size, 56 * size))
    return tuple(marks)


def last_round_face():
    """Words in the sky over the run: 124 x 24."""
    return (
        Plate(0, 0, 124, 24, 12, PILL, RIM, 1.5),
        Say(Text("last-round-here"), 62, 17, 15.5, NAME, GOLD, "middle", 112),
    )


# The desk ------------------------------------------------------------------------------------------------------------


def bowl_face(resource, made, owed):
    """What was made this turn and is not yet spent: 100 x 76; in the solo game what is owed, in red."""
    marks: list[Mark] = [
        Use("bowl-lit" if made else "bowl", 0, 0, 100, 76),
        Use(SIGNS[resource], 12, 10, 38, 38),
        Say(int(made), 86, 43, 38, FIGURE, CREAM if made else "#D8C6A6", "end"),
        Say(Text(f"label-{RESOURCE_KEYS[resource]}"), 50, 67, 14, STRONG, PALE, "middle", 92),
        Plate(0, 0, 100, 76, 9, "none", RIM, 3, when="can"),
    ]
    if owed:
        marks += [Plate(20, -11, 78, 24, 12, CREAM, BLOOD, 1.6), Use("sign-owed", 25, -8, 18, 18),
                  Say(Text("owed-short", {"n": int(owed)}), 47, 6, 14, STRONG, BLOOD, room=50)]  # fmt: skip
    return tuple(marks)


def small_bowl_face(resource, made, owed):
    """The same as a pill, 66 x 36."""
    marks: list[Mark] = [
        Use("bowl-phone-lit" if made else "bowl-phone", 0, 0, 66, 36),
        Use(SIGNS[resource], 9, 5, 26, 26),
        Say(made, 56, 25.5, 22, FIGURE, CREAM if made else "#D8C6A6", "end"),
        Plate(0, 0, 66, 36, 18, "none", RIM, 3, when="can"),
    ]
    if owed:
        marks += [Disc(60, 3, 9, BLOOD, CREAM), Say(owed, 60, 8.4, 15, FIGURE, "#fff", "middle")]
    return tuple(marks)


def small_easel_face(published):
    """The publication as a pill, 58 x 36."""
    art, figure = ("sign-published", 0) if published else ("sign-publish", 1)
    line = "#8A6647" if published else RIM
    return (
        Plate(1, 1, 56, 34, 17, "#0000004D", line, 2, "5 3"),
        Use(art, 8, 6, 24, 24),
        Say(figure, 50, 25, 20, FIGURE, PALE if published else GOLD, "end"),
    )


def small_pile_face(sign, size):
    """A pile as a sign with a figure, 40 x 28."""
    return (Use(sign, 0, 2, 24, 24), Say(size, 26, 21, 16, FIGURE))


def small_turn_face(seat, pool, title, width):
    """Another's turn in one line, 40 high."""
    step, size, lines = (52, 16, 1) if width > 350 else (46, 14, 2)
    marks: list[Mark] = [
        Plate(0, 0, width, 40, 10, "#00000033", f"var(--seat{max(seat, 0)})", 2.5),
        Use(f"seat-{SHAPES[seat]}", 8, 9, 22, 22, seat=seat),
        Say(title, 36, 10 + size, size, NAME, CREAM, room=width - 44 - 3 * step, lines=lines, gap=15),
    ]
    for r in range(RESOURCES):
        x = width - (3 - r) * step
        marks += [Use(SIGNS[r], x, 9, 22, 22), Say(int(pool[r]), x + 26, 27, 18, FIGURE)]
    return tuple(marks)


def easel_face(published):
    """One publication a turn: 142 x 76."""
    return (
        Use("easel-used" if published else "easel", 0, 0, 142, 76),
        Use("sign-published" if published else "sign-publish", 10, 10, 32, 32),
        Say(Text("publish-short"), 50, 25, 17, NAME, CREAM, room=88),
        Say(Text("publish-one"), 50, 42, 14, WORD, PALE, room=88),
        Say(Text("publish-done" if published else "publish-free"), 71, 67, 14, STRONG,
            PALE if published else GOLD, "middle", 134),
    )  # fmt: skip


def low_easel_face(published):
    """The same where there is less room: 98 x 65."""
    return (
        Use("easel-used" if published else "easel", 0, 0, 98, 65.4, stretched=True),
        Use("sign-published" if published else "sign-publish", 36, 5, 26, 26),
        Say(Text("publish-short"), 49, 44, 15.5, NAME, CREAM, "middle", 90),
        Say(Text("publish-done" if published else "publish-free"), 49, 58.5, 13, STRONG,
            PALE if published else GOLD, "middle", 90),
    )  # fmt: skip


def own_deck_face(size, name):
    """My face-down deck: 58 x 106 with its name."""
    backs = (
        (Use("slot", 0, 0, 58, 81),)
        if not size
        else (Use("back-start", -4, 4, 58, 81.4), Use("back-start", 0, 0, 58, 81.4))
    )
    return (*backs, *counted(size, name))


def own_discard_face(size, top, name):
    """My open discard pile; one of the cards lies on it."""
    inside = (
        Use("slot", 0, 0, 58, 81),
        *((Use(f"frame-{DECKS[DECK[top]]}", 0, 0, 58, 81.4), Use(f"card-{CARD_KEYS[top]}", 3.7, 3.7, 50.5, 33.7))
          if size else (Use("sign-discard", 17, 28, 24, 24),)),
    )  # fmt: skip
    return (*inside, *counted(size, name))


def counted(size, name):
    return (
        Say(Text(name), 29, 102, 14.5, STRONG, PALE, "middle", 80),
        Disc(56, 75, 14, PILL, PILL_LINE),
        Say(int(size), 56, 80.5, 16, FIGURE, CREAM, "middle"),
    )


def empty_face(width, height):
    """Words where my hand would lie."""
    return (Say(Text("hand-empty"), width / 2, height / 2 + 5, 17, ASIDE, PALE, "middle", width - 20),)


def turn_face(seat, pool, title, note, width, room):
    """Another's turn in the place of my bowls: whose, what was made; 76 high. Right of `room` lie the cards used."""
    step, sign, letter = (room * 0.17, 32, 30) if room > 450 else (68, 28, 26)
    first = room - 4 - 3 * step if room <= 450 else room * 0.5
    mark = (
        Use("seat-peio", 14, 10, 28, 28) if seat == NO_SEAT else Use(f"seat-{SHAPES[seat]}", 14, 10, 28, 28, seat=seat)
    )
    marks: list[Mark] = [
        Plate(0, 0, width, 76, 10, "#00000033", f"var(--seat{max(seat, 0)})", 2.5),
        mark,
        Say(title, 52, 34, 21, NAME, CREAM, room=first - 58, least=14),
        Say(note, 16, 59, 13.5, WORD, PALE, room=first - 22, lines=2, gap=14.5),
    ]
    for r in range(RESOURCES):
        x = first + r * step
        marks += [
            Use(SIGNS[r], x, 38 - sign / 2, sign, sign),
            Say(int(pool[r]), x + sign + 6, 38 + letter * 0.36, letter, FIGURE, CREAM if pool[r] else "#D8C6A6"),
        ]
    return tuple(marks)


def used_words_face(width, height):
    """What the cards are that lie beside or below these words."""
    return (Say(Text("group-area"), 0, height / 2 + 4.5, 13, STRONG, PALE, room=width),)


def own_back_face():
    return (Use("back-start", 0, 0, *CARD),)
