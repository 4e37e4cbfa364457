"""What travels when something happens: folders, badges, cards, coins and Months, from where they were to where they
are."""

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Face, Flight, Say, Use
from collegium.kernel import unpacked

from ..choices import CONSULTANT, FIRST_STUDENT
from ..components import (
    CARDS,
    DISCIPLINE_KEYS,
    DISCIPLINES,
    EVENTS,
    PAIR_KEYS,
    PROJECTS,
    RESEARCHERS,
    STUDENTS,
    TEACHING_LIMIT,
    TEACHING_MONEY,
    TRACKS,
)
from ..state import COMPLETED, DISCARD, FACE_DOWN, IN_PLAY, LAYOUT, OFFER, OPEN, SLOT, STUDENT_OF
from .badges import PAIRS_OF, portrait_face, student_portrait_face
from .desktop import pin_face
from .folders import FOLDER, PLAIN, folder_face
from .memos import MEMO, back_face, memo_face
from .pinned import OPEN_TO_ALL, bonus_face
from .strikes import STRIKES, acts, stopped

PORTRAIT, MONTH, COIN, PIN = (34.0, 34.0), (20.0, 26.0), (40.0, 42.0), (40.0, 40.0)


def coin_face(amount):
    return (Use("coin", 0, 0, 40, 42), Say(f"€{amount}", 20, 26, 15, FIGURE, "#3A2600", "middle"))


def month_face(d):
    return (Use(f"leaf-{DISCIPLINE_KEYS[d]}", 0, 0, 20, 26),)


def flights(s, event, viewer):
    """The travellers of an event, for whoever watches; nothing where it would tell what the viewer may not know."""
    fly = BY_EVENT.get(event.key)
    return fly(s, event, viewer) if fly else ()


def purse(who, viewer):
    """Where a group's money is seen: on my desk, or on its strip."""
    return f"money.{who}" if who == max(viewer, 0) else f"group.{who}"


def near(what, who, viewer):
    """A piece of my own, or the strip of another group."""
    return what if who == max(viewer, 0) else f"group.{who}"


def bought(s, event, viewer):
    p, who = event.a, event.who
    if not 0 <= p < PROJECTS:
        return ()
    folder = Face(folder_face, (p, (0, 0, 0), PLAIN, False, 0), FOLDER)
    found = [Flight(folder, f"cork:p{p}" if event.c else "stock", near("pad", who, viewer))]
    if event.b:
        found.append(Flight(Face(coin_face, (event.b,), COIN), purse(who, viewer), "stock"))
    return tuple(found)


def refilled(s, event, viewer):
    """A folder drops into the offer, if it still lies there."""
    p = event.a
    if not 0 <= p < PROJECTS or not OFFER <= s.project[p].place < IN_PLAY:
        return ()
    return (Flight(Face(folder_face, (p, (0, 0, 0), PLAIN, True, 0), FOLDER), "stock", f"project.{p}"),)


def home(i):
    return f"pair.{PAIR_KEYS.index(PAIRS_OF[i])}"


def joins(s, event, viewer):
    """From the hook to the group, if it is still there: much can happen at one choice."""
    i = event.a
    if not 0 <= i < RESEARCHERS or not s.researcher[i].place:
        return ()
    return (Flight(Face(portrait_face, (i,), PORTRAIT), home(i), f"researcher.{i}"),)


def leaves(s, event, viewer):
    i = event.a
    if not 0 <= i < RESEARCHERS:
        return ()
    return (Flight(Face(portrait_face, (i,), PORTRAIT), near("pad", event.who, viewer), home(i)),)


def student_joins(s, event, viewer):
    j = event.a
    if not 0 <= j < STUDENTS or s.student[j].place < STUDENT_OF:
        return ()
    return (Flight(Face(student_portrait_face, (j, (0, 0, 0)), PORTRAIT), "students", f"student.{j}"),)


def student_leaves(s, event, viewer):
    j = event.a
    if not 0 <= j < STUDENTS:
        return ()
    start = near("pad", event.who, viewer)
    return (Flight(Face(student_portrait_face, (j, (0, 0, 0)), PORTRAIT), start, "students"),)


def lured(s, event, viewer):
    i = event.a
    if not 0 <= i < RESEARCHERS:
        return ()
    return (Flight(Face(portrait_face, (i,), PORTRAIT), f"researcher.{i}", near("pad", event.who, viewer)),)


def paid(s, event, viewer):
    if not event.a:
        return ()
    return (Flight(Face(coin_face, (event.a,), COIN), purse(event.who, viewer), near("pad", event.who, viewer)),)


def lost(amount):
    """Money that goes to nobody."""

    def fly(s, event, viewer):
        euros = amount(event)
        return (Flight(Face(coin_face, (euros,), COIN), purse(event.who, viewer), "calendar"),) if euros else ()

    return fly


def earned(amount):
    def fly(s, event, viewer):
        euros = amount(event)
        start = "calendar"
        return (Flight(Face(coin_face, (euros,), COIN), start, purse(event.who, viewer)),) if euros else ()

    return fly


def works(s, event, viewer):
    """Months go from who works to the folder."""
    unit, p, d = event.a & 63, event.a >> 6, event.b & 3
    if not (0 <= p < PROJECTS and 0 <= d < DISCIPLINES):
        return ()
    if unit < FIRST_STUDENT:
        start = f"researcher.{unit // TRACKS}"
    elif unit < CONSULTANT:
        start = f"student.{unit - FIRST_STUDENT}"
    else:
        start = near(f"consultants.{event.who}", event.who, viewer)
    return (Flight(Face(month_face, (d,), MONTH), start, desk_of(s, p, event.who, viewer)),)


def desk_of(s, p, who, viewer):
    """Where a folder lies in play; where it lay, if it left at the same choice."""
    return f"project.{p}" if IN_PLAY <= s.project[p].place < COMPLETED else near("pad", who, viewer)


def month_comes(s, event, viewer):
    """A Month that nobody worked for."""
    start, end = near("pad", event.who, viewer), desk_of(s, event.a, event.who, viewer)
    return (Flight(Face(month_face, (event.b,), MONTH), start, end),)


def month_goes(s, event, viewer):
    return (Flight(Face(month_face, (event.b,), MONTH), f"project.{event.a}", "calendar"),)


def tokens_go(s, event, viewer):
    """Stored Months that are paid with, one of each discipline."""
    kinds = [d for d, count in enumerate(unpacked(event.a, 8, DISCIPLINES)) if count]
    start = near(f"tokens.{event.who}", event.who, viewer)
    return tuple(Flight(Face(month_face, (d,), MONTH), start, "calendar") for d in kinds)


def hired(s, event, viewer):
    """A consultant comes for money, or is a scholar that waited."""
    if not event.a:
        return ()
    end = near(f"consultants.{event.who}", event.who, viewer)
    return (Flight(Face(coin_face, (event.a,), COIN), purse(event.who, viewer), end),)


def stored(s, event, viewer):
    d = 0 if event.a else 1 if event.b else 2
    return (Flight(Face(month_face, (d,), MONTH), near("pad", event.who, viewer),
                   near(f"tokens.{event.who}", event.who, viewer)),)  # fmt: skip


def completed(s, event, viewer):
    p = event.a
    if not 0 <= p < PROJECTS:
        return ()
    folder = Face(folder_face, (p, (0, 0, 0), PLAIN, False, 0), FOLDER)
    return (Flight(folder, f"project.{p}", near("archive", event.who, viewer)),)


def cancelled(s, event, viewer):
    p = event.a
    if not 0 <= p < PROJECTS:
        return ()
    return (Flight(Face(folder_face, (p, (0, 0, 0), PLAIN, False, 0), FOLDER), f"project.{p}", "stock"),)


def card_flight(start, end, private=False):
    """A card travels, open or (where the viewer may not know it) as a back."""

    def fly(s, event, viewer):
        c, who = event.a, event.who
        seen = 0 <= c < CARDS and (not private or who == viewer)
        face = Face(memo_face, (c,), MEMO) if seen else Face(back_face, (), MEMO)
        ends = []
        for place in (start, end):
            if place == "hand":
                ends.append(f"card.{c}" if who == viewer and seen else near(f"group.{who}", who, viewer))
            else:
                ends.append(place.format(c=c, who=who))
        return (Flight(face, ends[0], ends[1]),)

    return fly


def laid(s, event, viewer):
    """A card from the hand face down, known to whoever laid it; put away, if all is played at the same choice."""
    c, who = event.a, event.who
    if who == viewer:
        end = f"card.{c}" if FACE_DOWN <= s.card[c] < OPEN else "discard"
        return (Flight(Face(memo_face, (c,), MEMO), "hand", end),)
    end = f"face-down.{who}" if s.player[who].face_down else "discard"
    return (Flight(Face(back_face, (), MEMO), f"group.{who}", end),)


def played(s, event, viewer):
    """A card that was played is put away."""
    return (Flight(Face(memo_face, (event.a,), MEMO), f"group.{event.who}", "discard"),)


def out_of_force(s, event, viewer):
    """A card that lay open before a group is put away."""
    c, area = event.a, "cabinet" if event.who == max(viewer, 0) else "rivals"
    return (Flight(Face(memo_face, (c,), MEMO), f"{area}:c{c}", "discard", large=True),)


def cards_open(s, event, viewer):
    """From the deck to their places, those that still lie there."""
    cards = [n - 1 for n in (event.a, event.b, event.c) if n > 0 and SLOT <= s.card[n - 1] < DISCARD]
    return tuple(Flight(Face(memo_face, (c,), MEMO), "deck", f"card.{c}") for c in cards)


def cards_away(s, event, viewer):
    cards = [n - 1 for n in (event.a, event.b, event.c) if n > 0]
    return tuple(Flight(Face(memo_face, (c,), MEMO), f"cork:c{c}", "discard") for c in cards)


def shuffled(s, event, viewer):
    return (Flight(Face(back_face, (), MEMO), "discard", "deck"),)


def tile(s, event, viewer):
    """The abilities that were kept are shown; one's own leave the pad."""
    t, who = event.a, event.who
    if who != max(viewer, 0):
        return ()
    return (Flight(Face(pin_face, (t, 0, 40), PIN), "pad", f"tile.{t}"),)


def stolen(s, event, viewer):
    start, end = (near("pad", who, viewer) for who in (event.b, event.who))
    return (Flight(Face(back_face, (), MEMO), start, end),)


def reserved(s, event, viewer):
    e = event.a
    if not 0 <= e < EVENTS:
        return ()
    return (Flight(Face(bonus_face, (e, OPEN_TO_ALL, ()), (48, 94)), f"event.{e}", f"group.{event.who}"),)


def offered(s, event, viewer):
    """Folders go up from the stock, those that still hang there."""
    found = [p for p in (event.a, event.b, event.c) if p >= 0 and OFFER <= s.project[p].place < IN_PLAY]
    face = [Face(folder_face, (p, (0, 0, 0), PLAIN, True, 0), FOLDER) for p in found]
    return tuple(Flight(face[k], "stock", f"project.{p}") for k, p in enumerate(found))


def bonus(start):
    """A bonus that comes to hang open."""

    def fly(s, event, viewer):
        e = event.a
        if s.event[e] != LAYOUT:
            return ()
        return (Flight(Face(bonus_face, (e, OPEN_TO_ALL, ()), (48, 94)), start.format(who=event.who), f"event.{e}"),)

    return fly


def taught(event):
    return sum(TEACHING_MONEY * min(TEACHING_LIMIT, n) for n in (event.a, event.b, event.c))


def both(first, second):
    """Two things that travel by one event."""
    return lambda s, event, viewer: (*first(s, event, viewer), *second(s, event, viewer))


BY_EVENT = {
    **STRIKES,
    "ability": tile,
    "offer-opens": offered,
    "bonus-opens": bonus("calendar"),
    "bonus-returned": bonus("group.{who}"),
    "consultant-hired": hired,
    "month-copied": month_comes,
    "month-fabricated": month_comes,
    "month-erased": month_goes,
    "cost-paid": tokens_go,
    "cards-open": cards_open,
    "display-refreshed": cards_away,
    "deck-shuffled": shuffled,
    "card-standard": acts,
    "card-special": acts,
    "card-wasted": played,
    "card-exposed": out_of_force,
    "sponsor-leaves": out_of_force,
    "hand-cut": played,
    "diploma": student_leaves,
    "diploma-without-post": student_leaves,
    "allowance": earned(lambda event: event.a),
    "sponsor-pays": earned(lambda event: event.b),
    "grant-paid": earned(lambda event: event.b + event.c),
    "valorised": earned(lambda event: event.b),
    "graduation": earned(lambda event: event.b),
    "card-brings": earned(lambda event: event.b),
    "token-spent": earned(lambda event: event.b),
    "teaching-paid": earned(taught),
    "attack-stopped": both(stopped, earned(lambda event: event.a)),
    "fined": lost(lambda event: event.a),
    "audited": lost(lambda event: event.a),
    "money-cut": lost(lambda event: event.a),
    "project-bought": bought,
    "project-claimed": bought,
    "project-taken": bought,
    "offer-refilled": refilled,
    "researcher-joins": joins,
    "researcher-dismissed": leaves,
    "researcher-lured": lured,
    "student-joins": student_joins,
    "student-dismissed": student_leaves,
    "salaries-paid": paid,
    "track-works": works,
    "student-works": works,
    "consultant-works": works,
    "months-stored": stored,
    "project-completed": completed,
    "project-cancelled": cancelled,
    "card-taken": card_flight("cork:c{c}", "hand"),
    "card-drawn": card_flight("deck", "hand", private=True),
    "card-discarded": card_flight("hand", "discard"),
    "card-laid": laid,
    "card-stays": card_flight("card.{c}", "group.{who}"),
    "card-stolen": stolen,
    "bonus-reserved": reserved,
    "alumnus-gives": earned(lambda event: event.a),
}

FIGURES = "only figures change"
# Events that change something, and why nothing travels then.
STILL = {
    "turn-begins": FIGURES, "turn-idle": FIGURES, "months-counted": FIGURES, "months-wasted": FIGURES,
    "month-lost": FIGURES, "pests-lapse": FIGURES, "scholars-come": FIGURES,
    "scholars-leave": FIGURES, "published": FIGURES, "project-honoured": FIGURES, "cancellation-costs": FIGURES,
    "researcher-trained": FIGURES, "student-helped": FIGURES, "teaching-declined": FIGURES,
    "final-score": FIGURES,
    "cards-revealed": "they are turned over where they lie",
    "offer-closes": "which folders go back is not said",
    "card-missed": "the card travels when it is stolen",
}  # fmt: skip
