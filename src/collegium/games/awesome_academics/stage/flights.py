"""What travels when something happens: folders, badges, cards, coins and Months, from where they were to where they
are."""

from collegium.draw.letters import FIGURE
from collegium.draw.stage import Face, Flight, Say, Use

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
    TRACKS,
)
from ..state import IN_PLAY, OFFER, STUDENT_OF
from .badges import PAIRS_OF, portrait_face, student_portrait_face
from .folders import FOLDER, PLAIN, folder_face
from .memos import MEMO, back_face, memo_face
from .pinned import OPEN_TO_ALL, bonus_face
from .strikes import STRIKES

PORTRAIT, MONTH, COIN = (34.0, 34.0), (20.0, 26.0), (40.0, 42.0)


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
    return (Flight(Face(month_face, (d,), MONTH), start, f"project.{p}"),)


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


def stolen(s, event, viewer):
    start, end = (near("pad", who, viewer) for who in (event.b, event.who))
    return (Flight(Face(back_face, (), MEMO), start, end),)


def reserved(s, event, viewer):
    e = event.a
    if not 0 <= e < EVENTS:
        return ()
    return (Flight(Face(bonus_face, (e, OPEN_TO_ALL, ()), (48, 94)), f"event.{e}", f"group.{event.who}"),)


BY_EVENT = {
    **STRIKES,
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
    "card-laid": card_flight("hand", "stock", private=True),
    "card-stays": card_flight("card.{c}", "group.{who}"),
    "card-stolen": stolen,
    "bonus-reserved": reserved,
    "alumnus-gives": earned(lambda event: event.a),
}
