"""The rivals' crew lists below the horizon: credits, Driver, how many cards, and each card small."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME, STRONG
from collegium.draw.stage import Area, Box, Mark, Piece, Plate, Say, Use, among, apart, put
from collegium.kernel import SeatName, Text

from ..choices import card_place
from ..components import CLASSES, LEVELS
from ..state import NO_ONE
from ..table import is_first_player
from .cards import CARD, SMALL, back_face, lay, small_face, waiting_face
from .hints import hint_of
from .names import driver_name, rival_name, team_name
from .places import tab_of
from .tones import CREAM, DRIVER, GOLD, icon, seat_shape

ACTIVE = "#5FD3C6"
HEAD = 34  # height of a list's head
LONG, LOW = 232, 138  # width of a head that stands at the left: of a long list, of a low one


def side_of(w, h):
    """How wide a head is that stands at the left: one rival alone has a long list, and two rows of lists are low."""
    return LONG if w > 700 and h < 130 else LOW if h < 72 else 0


def panel_face(who, credits, cards, driver, first, active, w, h):
    """The ground of a list with its head."""
    side = side_of(w, h)
    marks: list[Mark] = [
        Plate(0.8, 0.8, w - 1.6, h - 1.6, 8, "var(--osa-panel,#0D2A41)", "#B98A3A", 1.5),
        *(() if side else (Plate(8, HEAD + 1, w - 16, 0.9, fill="#B98A3A", opacity=0.45),)),
        Use("seat-edge", 0, 0, 6, h, seat=who, stretched=True),
        *((Plate(1, 1, w - 2, h - 2, 7, line=ACTIVE, thick=2.4),) if active else ()),
    ]
    facts = (("cards", cards, "pale", "#D5E6EE"), ("driver", driver, "brass", "#FBE3A0"))
    if side == LOW:
        return *marks, *low_head(who, credits, facts, first, h)
    if side:
        marks += [
            seat_shape(who, 10, 10, 31),
            Say(SeatName(who), 46, 34, 22, NAME, CREAM, room=140, least=12.6),
            *((icon("flag", 200, 15, 20, "mist"),) if first else ()),
            Use("icon-credit", 20, h - 45, 26, 26),
            Say(credits, 52, h - 22, 28, FIGURE, GOLD),
        ]
        for k, (sign, n, tone, fill) in enumerate(facts):
            marks += [icon(sign, 108 + 62 * k, h - 43, 21, tone), Say(n, 133 + 62 * k, h - 24, 20, FIGURE, fill)]
        marks.append(Plate(LONG, 12, 1, h - 24, fill="#B9D2DC", opacity=0.4))
        return tuple(marks)
    slim, tight = w < 300, w < 240
    step = 34 if tight else 45 if slim else 58
    x = w - (128 if tight else 145 if slim else 196)
    flag = icon("flag", 24, -1, 15, "mist") if slim else icon("flag", x - 21, 10, 17, "mist")
    marks += [
        seat_shape(who, 9, 9, 22 if slim else 24),
        Say(SeatName(who), 34 if slim else 36, 26.5, 15 if slim else 18, NAME, CREAM,
            room=x - 40 - (25 if first and not slim else 0), least=12.6),
        *((flag,) if first else ()),
    ]  # fmt: skip
    for k, (sign, n, tone, fill) in enumerate(facts):
        size = 15 if tight else 18
        at = x + step * k
        marks += [icon(sign, at, 28 - size, size, tone), Say(n, at + size + 2, 26, size - 0.5, FIGURE, fill)]
    marks += [
        Use("icon-credit", w - (58 if tight else 62 if slim else 72), 9, 19 if tight else 21, 19 if tight else 21),
        Say(credits, w - 10, 28, (21 if tight else 23) - 4 * (slim and credits > 99), FIGURE, GOLD, "end"),
    ]
    return tuple(marks)


def low_head(who, credits, facts, first, h):
    """Name and figures at the left of a low list, one above the other."""
    marks: list[Mark] = [
        seat_shape(who, 10, h / 2 - 25, 20),
        Say(SeatName(who), 34, h / 2 - 9, 16, NAME, CREAM, room=LOW - 38 - 20 * first, least=12.6),
        *((icon("flag", LOW - 21, h / 2 - 23, 16, "mist"),) if first else ()),
    ]
    y = h / 2 + 20
    for k, (sign, n, tone, fill) in enumerate(facts):
        at = 10 + 35 * k
        marks += [icon(sign, at, y - 15, 15, tone), Say(n, at + 17, y - 1.5, 15.5, FIGURE, fill)]
    return (
        *marks,
        Use("icon-credit", LOW - 56, y - 18, 20, 20),
        Say(credits, LOW - 7, y, 21 if credits < 100 else 17, FIGURE, GOLD, "end"),
        Plate(LOW, 10, 1, h - 20, fill="#B9D2DC", opacity=0.4),
    )


def word_face(words, room):
    """What a rival is about while the table is laid: in the room of the list, room x 40."""
    return (Say(words, 0, 25, 15, STRONG, CREAM, room=room, lines=2, gap=17),)


def check_face():
    return (Use("chosen-tab", 0, 0, 24, 24),)


def the_rivals(s, viewer, places, shape, lit, asked, crew):
    """A list for each, clockwise from the viewer."""
    me = max(viewer, 0)
    pieces: list[Piece] = []
    for k in range(s.seats - 1):
        who = (me + 1 + k) % s.seats
        here = among(lit, f"team.{who}.")
        asker = viewer if here else NO_ONE  # whoever else looks sees the same
        pieces += list_of(s, asker, who, places("rival", k), here, asked[who], crew.of(who), crew.lent(who))
    return Area("rivals", Text("zone-rivals"), tuple(pieces), tab=tab_of(shape, "rivals"))


@apart
def list_of(s, viewer, who, box, lit, asked, chosen, lent):
    me = s.player[who]
    pieces = [_panel(who, me.credits, sum(me.team), me.driver, is_first_player(s, who), asked, box)]
    side = side_of(box.w, box.h)
    inner = (
        Box(box.x + side + 14, box.y + 11, box.w - side - 28, box.h - 20)
        if side
        else Box(box.x + 13, box.y + HEAD + 7, box.w - 24, box.h - HEAD - 12)
    )
    if s.current_round == 0:
        return pieces + choosing(s, who, inner, not asked)
    return [*pieces, *cards_of(s, viewer, who, inner, lit, chosen, lent)]


@lru_cache(1000)
def _panel(who, credits, count, driver, first, asked, box):
    args = (who, credits, count, driver, first, asked, box.w, box.h)
    return put(f"player.{who}", box, panel_face, args, rival_name(who, credits, count, driver, first), named=True)


@lru_cache(2000)
def _card(who, card, count, chosen, lent, hint, box):
    args, name = (card // LEVELS, card % LEVELS, count, chosen, lent, hint, box.w), team_name(who, card, count, chosen)
    return lay(card_place(who, card), box, small_face, args, name, SMALL)


def width_in(rows, count, box):
    """How wide so many cards are in so many rows."""
    columns, high = max(-(-count // rows), 1), min((box.h - 14 * (rows - 1)) / rows, 80)
    least = min(42, max((box.w - 4 * (columns - 1)) / columns, 36))  # they close up before they overlap
    return min(high * SMALL[0] / SMALL[1], 76, max((box.w - 10 * (columns - 1)) / columns, least))


@apart
def cards_of(s, viewer, who, box, lit, in_crew, lent):
    """The cards, from the left; they close up, and overlap, where they are many."""
    team = s.player[who].team
    cards = [(role * LEVELS + level) for role in range(CLASSES // LEVELS) for level in range(LEVELS - 1, -1, -1)
             if team[role * LEVELS + level]]  # fmt: skip
    count = len(cards)
    rows = 2 if width_in(2, count, box) > 1.1 * width_in(1, count, box) else 1
    columns, wide = -(-count // rows), width_in(rows, count, box)
    high = wide * SMALL[1] / SMALL[0]
    step = min(wide * 1.25 if box.w < 600 else 112, (box.w - wide - 4) / max(columns - 1, 1))
    top = box.y + (box.h - high * rows - 12 * (rows - 1)) / 2
    pieces = []
    for k in range(count - 1, -1, -1):  # the left one lies on top: its level stands at the right
        at = Box(round(box.x + step * (k % columns), 1), round(top + (high + 12) * (k // columns), 1), wide, high)
        card = cards[k]
        n, chosen = team[card], in_crew[card] if in_crew else 0
        hint = hint_of(s, viewer, who, card) if lit and card_place(who, card) in lit else ()
        pieces.append(_card(who, card, n, chosen, lent == card, hint, at))
    return pieces


def choosing(s, who, box, picked):
    """While the table is laid: the Driver, and whether the first Specialist is picked; which one is secret."""
    high = min(box.h, 76, round(box.w * 0.24, 1))  # the words beside it have their room
    wide = high * CARD[0] / CARD[1]
    level = s.player[who].driver
    y = box.y + (box.h - high) / 2
    small = Box(box.x, y, high * SMALL[0] / SMALL[1], high)
    at = Box(small.x + small.w + 12, y, wide, high)
    words = Text("rival-picked" if picked else "rival-choosing")
    left = at.x + wide + 14
    room = round(box.x + box.w - left, 1)
    pieces = [
        lay(f"driver.{who}", small, small_face, (DRIVER, level), driver_name(who, level), SMALL),
        put(f"pick.{who}", at, back_face if picked else waiting_face, (), words, CARD),
        put(f"word.{who}", Box(left, y + high / 2 - 20, room, 40), word_face, (words, room)),
    ]
    if picked:
        pieces.append(put(f"check.{who}", Box(at.x + wide - 12, y - 6, 22, 22), check_face, (), "", (24, 24)))
    return pieces
