"""The sky over the wells: the round's event as a comet with the past ones in its tail, the dry clock, the role deck."""

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Disc, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from ..components import (
    COPIES,
    DRY_TYPES,
    EVENTS_IN_BOX,
    GENERALISTS,
    GOING_SOLO,
    IDLE_LAPS,
    LEVELS,
    ROLES,
    ROUNDS,
    TEAMS,
)
from ..rules.rounds import dry_types
from ..wording import CLOSES_KEYS, closes_name, event_name
from .cards import CARD, event_face
from .ground import mat
from .names import deck_name, dry_name, event_title, past_name
from .places import SMALL_SCREENS
from .tones import CREAM, DARK, EVENT_ART, INK, LIGHT, LINE, NIGHT, RED, RIM, icon, sign, tint

WORDY = (GOING_SOLO, GENERALISTS)  # what they close may take two lines
LARGE = 14.8  # figures that can be read on the narrowest phone
UPRIGHT = 0.6  # of its width: a panel that is higher has its parts one above the other
STEP, PAST = 62, 50  # px from event to event on the track, size of a past one
ROLE_CLASSES = [range(role * LEVELS, (role + 1) * LEVELS) for role in range(ROLES)]


# Faces ---------------------------------------------------------------------------------------------------------------


def comet_face(event):
    """The event of this round, 72 units wide; its light reaches farther."""
    return Use("comet-head", -30, -30, 132, 132), Use(EVENT_ART[event], 0, 0, 72, 72)


def track_face(w, h, x, head, before):
    """The tail and the path to come, round the middle at x of a comet that is `head` wide."""
    k, path = min(head / 72, x / 330), min(w - x - head / 2, 270)
    tail = (Use("comet-tail", x - 362 * k, h / 2 - 42 * k, 360 * k, 84 * k),) if before else ()
    return (*tail, Use("comet-path", x + head / 2, h / 2 - 4, path, 24, stretched=path < 270))


def past_face(event, number, now=False, figure=13.0):
    """An event on the track; that of this round is brighter, where it stands in a row with the others."""
    art = Use(EVENT_ART[event], 4, 4, 42, 42)
    rim = (Disc(25, 25, 25, "none", RIM, 2.5),) if now else ()
    return Use("comet-past", 0, 0, 50, 50), art if now else tint("past", art), *rim, *number_badge(number, figure)


def coming_face(number, figure=13.0):
    return Use("back-event-disc", 1, 1, 48, 48), *number_badge(number, figure)


def number_badge(number, figure=13.0):
    r = figure * 10 / 13
    return Disc(41, 41, r, "#0A2236", LINE, 1), Say(number, 41, 41 + figure * 0.35, figure, FIGURE, CREAM, "middle")


def size_of(closed, w):
    """The size of what is closed on a plate so wide: the longest of the three languages fits."""
    if w < 330:
        return 14.8
    return (13.5 if closed == TEAMS else 14.3) if w < 400 else {TEAMS: 15, GENERALISTS: 14}.get(closed, 15.5)


def plate_face(event, closed, w, h):
    """The event's name and what it closes, on a plate of so many units."""
    art = "plate-phone" if w < 330 else "plate-tall" if h > 60 else "plate"
    small, low = w < 400 or h < 50, h < 50
    left = 30 if closed else 12
    x, room = w / 2 + (left - 12) / 2, w - left - 16
    brief = (closed and w < 330) or (closed in WORDY and low)  # the whole sentence is on the large card
    said = Text(f"plate-{CLOSES_KEYS[closed]}") if brief else closes_name(closed)
    fill = RED if closed else "#5F4A14"
    two = not brief and (closed == GOING_SOLO or (closed == GENERALISTS and w < 430))
    size, gap = (12.5, 13.5) if small else (14, 15)
    title = 20 if low else (20 if small else 24) if two else 22.5 if small else h * 0.46
    words: list[Mark] = [
        Use(art, 0, 0, w, h, stretched=True),
        Say(event_name(event), x, title, 18.5 if small else 24, NAME, INK, "middle", room),
        Say(said, x, h - (20 if small else 19), size, STRONG, fill, "middle", room, 2, gap)
        if two
        else Say(
            said, x, h - (9 if low else 11), min(size_of(closed, w), 14.5 if low else 16), STRONG, fill, "middle", room
        ),
    ]
    if closed:
        words.append(icon("lock", 11, h / 2 - 9, 18, "red"))
    return tuple(words)


def words_face(words, w, h):
    """A plate with one sentence, while the table is laid or when all is over."""
    return (
        Use("plate-phone" if w < 330 else "plate", 0, 0, w, h, stretched=True),
        Say(words, w / 2, h / 2 + 6, 19 if w > 330 else 16, NAME, INK, "middle", w - 28, 2, 19),
    )


def dry_face(dry, idle, turns, w, h):
    """How near the round is to its end: a drop for each dry well; the hourglass when nobody collects."""
    if h > w * UPRIGHT:
        return dry_upright(dry, idle, turns, w, h)
    size = h * 0.54
    drops = [
        icon("drop" if k < dry else "drop-empty", 8 + size * k, (h - size) / 2, size, "rose") for k in range(DRY_TYPES)
    ]
    x = 8 + size * DRY_TYPES + 8
    room = w - x - 6
    first = Say(Text("clock-dry", {"dry": dry, "limit": DRY_TYPES}), x, h * 0.44, min(18, h * 0.29), NAME, CREAM,
                room=room)  # fmt: skip
    second: tuple[Mark, ...]
    small = 14.7 if w > 300 else 13.5
    if idle:
        words = Text("clock-idle", {"idle": idle, "limit": turns})
        second = (icon("hourglass", x - 2, h * 0.53, 18, "rim"), Say(words, x + 18, h * 0.76, small,
                  STRONG, RIM, room=room - 18, least=12.6))  # fmt: skip
    else:
        ends = Text("clock-ends", {"limit": DRY_TYPES})
        second = (Say(ends, x, h * 0.76, small, WORD, CREAM, room=room, least=12.6),)
    return Plate(0, 0, w, h, 10, NIGHT, opacity=0.6), *drops, first, *second


def dry_upright(dry, idle, turns, w, h):
    """The same where it is nearly as high as wide: the drops over the words."""
    size, middle = h * 0.4, w / 2
    drops = [
        icon("drop" if k < dry else "drop-empty", middle + size * (k - DRY_TYPES / 2), 5, size, "rose")
        for k in range(DRY_TYPES)
    ]
    first = Say(Text("clock-dry", {"dry": dry, "limit": DRY_TYPES}), middle, h * 0.64, 17, NAME, CREAM, "middle",
                w - 12)  # fmt: skip
    words = Text("clock-idle", {"idle": idle, "limit": turns}) if idle else Text("clock-ends", {"limit": DRY_TYPES})
    second = Say(words, middle + 9 * bool(idle), h * 0.85, 14.7, STRONG if idle else WORD, RIM if idle else CREAM,
                 "middle", w - 12 - 36 * bool(idle), least=12.6)  # fmt: skip
    glass = (icon("hourglass", 6, h * 0.72, 19, "rim"),) if idle else ()
    return Plate(0, 0, w, h, 10, NIGHT, opacity=0.6), *drops, first, second, *glass


def kinds_left(kinds, counts, box, size, figure):
    """A chip for each role that is still in the deck, the first in this box: its sign, so large, and how many."""
    chips: list[Mark] = []
    for k, role in enumerate(kinds):
        x = box.x + (box.w + 3) * k
        chips += [
            Plate(x, box.y, box.w, box.h, 5, DARK[role], LIGHT[role], 1),
            sign(role, x + box.w / 2 - size / 2, box.y + 2, size),
            Say(counts[role], x + box.w / 2, box.y + box.h - 3.5, figure, FIGURE, CREAM, "middle"),
        ]
    return chips


def backs(size, x, y, w):
    """The deck face down; the outline of a card where it is empty."""
    high = w * 174 / 124
    if not size:
        return (tint("pale", Use("ghost-card", x, y, w, high)),)
    return Use("back-role", x - 4, y + 2, w, high), Use("back-role", x, y - 1, w, high)


def deck_upright(size, kinds, counts, w, h):
    """The same where it is nearly as high as wide: what is in it stands below its name and its back."""
    wide = min(26, (w - 16 - 3 * (ROLES - 1)) / ROLES)
    return (
        Plate(0, 0, w, h, 10, NIGHT, opacity=0.6),
        Say(Text("zone-deck"), 10, 34, 17, NAME, CREAM, room=w - 66, least=12.6),
        *kinds_left(kinds, counts, Box(8, h - 44, wide, 38), 15, 14.8),
        *backs(size, w - 46, 6, 32),
        Disc(w - 16, 40, 12.5, "#1B1408", LINE),
        Say(size, w - 16, 45.4, 15.5, FIGURE, CREAM, "middle"),
    )


def deck_face(size, counts, w, h):
    """The role deck: its back and size, and how many of each role are still in it."""
    kinds = [role for role in range(ROLES) if counts[role]]
    if h > w * UPRIGHT:
        return deck_upright(size, kinds, counts, w, h)
    back = h * 0.57
    room = w - back - 34
    wide = min(28, (room - 3 * (len(kinds) - 1)) / max(len(kinds), 1))
    top = 36 if h > 70 else 24
    tall = 15 if h > 70 else 13
    chips = kinds_left(kinds, counts, Box(10, top, wide, h - top - 7), tall, 14.8 if h > 70 else 13)
    return (
        Plate(0, 0, w, h, 10, NIGHT, opacity=0.6),
        Say(Text("zone-deck"), 11, 26 if h > 70 else 18, 18 if h > 70 else 15, NAME, CREAM, room=room),
        *chips,
        *backs(size, w - back - 14, (h - back * 174 / 124) / 2, back),
        Disc(w - 17, h - 17, 14 if h > 70 else 12, "#1B1408", LINE),
        Say(size, w - 17, h - (11.5 if h > 70 else 12), 17 if h > 70 else 15, FIGURE, CREAM, "middle"),
    )


# The area ------------------------------------------------------------------------------------------------------------


def event_of(s, number):
    """The event of a round that has begun."""
    return s.events[EVENTS_IN_BOX - number] - 1


def in_deck(s):
    """How many cards of each role are in no team: what the deck still has (open information)."""
    counts = [COPIES] * ROLES
    for who in range(s.seats):
        team = s.player[who].team
        for role in range(ROLES):
            counts[role] -= sum(team[c] for c in ROLE_CLASSES[role])
    return tuple(counts)


def the_event(s, places):
    """Comet and plate."""
    plate = places("plate")
    if s.current_round == 0 or s.over:
        words = Text("headline-over", {"rounds": ROUNDS}) if s.over else Text("ask-pick_specialist")
        free = plate.x - places("comet").x  # no comet flies yet: where it will be beside the plate, the plate is wider
        if not s.over and free > 0:
            plate = Box(plate.x - free, plate.y, plate.w + free, plate.h)
        pieces = [put("plate", plate, words_face, (words, plate.w, plate.h), words)]
        if not s.over:
            return pieces
    else:
        event, closed = event_of(s, s.current_round), s.closed
        if closed in WORDY and places.has("plate_tall"):
            plate = places("plate_tall")
        pieces = [put("plate", plate, plate_face, (event, closed, plate.w, plate.h))]
    event = event_of(s, s.current_round)
    name = event_title(event, s.closed, s.current_round)
    return [*pieces, put("event", places("comet"), comet_face, (event,), name, (72, 72), looks=True)]


def the_track(s, places):
    """Events that have passed, and those to come, face down."""
    now, head, pieces = s.current_round, places("comet"), []
    track = places("track")
    middle, y = head.x + head.w / 2, track.y + (track.h - PAST) / 2
    if now == 0:
        for k in range(ROUNDS):
            lower = (6, 3, 0, 0, 3, 6)[k]
            at = Box(middle - 180 + STEP * k - 2 * (k > 2), y + lower, PAST, PAST)
            pieces.append(put(f"coming.{k + 1}", at, coming_face, (k + 1,), "", (50, 50)))
        return pieces
    pieces.append(put("track", track, track_face, (track.w, track.h, middle - track.x, head.w, now > 1)))
    left = middle - head.w / 2 - PAST - 17
    step = min(STEP, (left - track.x) / max(now - 2, 1))
    for number in range(now - 1, 0, -1):  # the left one lies on top: its number stands at the right
        at = Box(round(left - step * (now - 1 - number), 1), y, PAST, PAST)
        event = event_of(s, number)
        name = past_name(event, number)
        pieces.append(put(f"past.{number}", at, past_face, (event, number), name, (50, 50), looks=True))
    right = middle + head.w / 2 + 19
    step = min(STEP, (track.x + track.w - PAST - right) / max(ROUNDS - now - 1, 1))
    for number in range(ROUNDS, now, -1):
        k = number - now - 1
        at = Box(round(right + step * k, 1), min(y + 3 + 4 * k, track.y + track.h - PAST), PAST, PAST)
        pieces.append(put(f"coming.{number}", at, coming_face, (number,), "", (50, 50)))
    return pieces


def small_track(s, places):
    """All rounds in a row, where there is no room for a comet's tail, and the card of this one's event."""
    pieces = []
    for number in range(1, ROUNDS + 1):
        at = places("rounds", number - 1)
        if number > s.current_round:
            pieces.append(put(f"coming.{number}", at, coming_face, (number, LARGE), "", (50, 50)))
            continue
        event = event_of(s, number)
        now = number == s.current_round
        name = event_title(event, s.closed, number) if now else past_name(event, number)
        pieces.append(put(f"past.{number}", at, past_face, (event, number, now, LARGE), name, (50, 50), looks=True))
    if s.current_round:
        event = event_of(s, s.current_round)
        pieces.append(put("now", places("event_card"), event_face, (event, s.variant), "", CARD))
    return pieces


def the_sky(s, places, shape):
    """Track, event, dry clock and role deck; on a small screen the event alone stays with the wells."""
    clock, deck = places("clock"), places("deck")
    dry = min(dry_types(s), DRY_TYPES) if s.current_round else 0
    idle = s.idle if s.idle > s.seats and not s.over else 0
    turns = IDLE_LAPS * s.seats
    counts = in_deck(s)
    name = dry_name(dry, DRY_TYPES, idle, turns)
    around = [
        put("clock", clock, dry_face, (dry, idle, turns, clock.w, clock.h), name),
        put("deck", deck, deck_face, (s.deck_left, counts, deck.w, deck.h), deck_name(s.deck_left, counts), looks=True),
    ]
    if shape not in SMALL_SCREENS:
        return [Area("sky", Text("zone-sky"), (*the_track(s, places), *the_event(s, places), *around))]
    return [
        Area("event", Text("zone-event"), (mat(places), *the_event(s, places)), tab="table"),
        Area("sky", Text("zone-sky"), (*small_track(s, places), *around), tab="round"),
    ]
