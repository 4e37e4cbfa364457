"""One's own university: its title, masters and people, and all its parts together."""

from functools import lru_cache

from collegium.draw.letters import FIGURE, NAME, STRONG, WORD
from collegium.draw.stage import Area, Box, Mark, Piece, Plate, Say, Use, apart, put
from collegium.kernel import Text

from ..components import (
    BUSTS,
    SLOTS,
)
from ..state import ACTION
from .display import display
from .halls import IN_A, IN_B, halls
from .names import (
    chancellor_name,
    counted_name,
    lecturer_name,
    seat,
)
from .offers import setup_face
from .people import chancellor_face, has_plaque, lecturer_face, plaque_face
from .signs import (
    CARD_LINE,
    CLEAR,
    CREAM,
    INK,
    MUTED,
    PALE,
    RUST,
    WRITTEN,
    across,
    figure,
    rim,
    signs,
)
from .storage import storage

YOURS = Text("your-university")
COUNTED = across("stud A 5 × B 5 = 25", CLEAR, font=FIGURE) + 9  # what the halls take in the title

# Masters --------------------------------------------------------------------------------------------------------------


def archive_face(who, masters, tutors, w, h):
    """Masters who can be sent, and tutors beside them."""
    tall = min(72, h - 60)
    wide = tall * 32 / 44
    shown = min(masters, 3)
    step = min(wide * 0.55, (w * 0.62 - wide) / max(shown - 1, 1))
    size, line = (46, h * 0.72) if h > 120 else (34, h * 0.72 - 4)
    foot = 18  # the band of the words, as high on a low archive
    return (
        Use("archive", 0, 0, w, h, stretched=True),
        Plate(1, h - foot, w - 2, foot - 1, 2, "var(--stone,#D9CBB0)", CARD_LINE, 0.9),
        Plate(4, 3, w - 8, 19, 3, RUST),
        Say(Text("archive"), w / 2, 17, 15, NAME, PALE, "middle", w - 10, least=13.5),
        *(Use(f"master-{who}", 6 + step * k, h - foot - tall + 1, wide, tall) for k in range(shown)),
        *(
            (Use("tutor", w - 40, h - foot - 32, 22, 30), Say(tutors, w - 16, h - foot - 6, 15, FIGURE, PALE))
            if tutors
            else ()
        ),
        Say(masters, w * 0.78, line - (14 if tutors else 0), size, NAME, PALE, "middle"),
        Say(Text("to-send"), w / 2, h - 5, CLEAR, STRONG, WRITTEN, "middle", w - 6, least=12.5),
        *rim(w, h, 5),
    )


def dormitory_face(who, resting, passed, w, h):
    """Masters who rest until the next round."""
    shown = min(resting, 4)
    return (
        Use("dormitory", 0, 0, w, h, stretched=True),
        Say(Text("dormitory"), w / 2, 17, CLEAR, NAME, PALE, "middle", w - 3, least=13),
        *(Use("sleeper", w / 2 - 20, h - 44 - 15 * k, 40, 20, seat=who) for k in range(shown)),
        *(
            (Say(Text("passed-short"), w / 2, h - 6, CLEAR, STRONG, "#F3E3BD", "middle", w - 3, least=12.5),)
            if passed and not resting
            else signs(f"{resting} moon", w / 2, h - 6, CLEAR, 15, "#F3E3BD")
        ),
        *rim(w, h, 5),
    )


@apart
def masters(s, who, places):
    me = s.player[who]
    archive, dormitory = places("archive"), places("dormitory")
    resting = me.dormitory + me.tutors_dormitory
    passed = int(bool(me.passed and s.phase == ACTION))
    return [
        _archive(who, me.archive, me.tutors_archive, archive, s.seats),
        _dormitory(who, resting, passed, dormitory, s.seats),
    ]


@lru_cache(300)
def _archive(who, count, tutors, box, seats):
    name = counted_name("archive-name", who, count + tutors, seats)
    return put(f"archive.{who}", box, archive_face, (who, count, tutors, box.w, box.h), name)


@lru_cache(300)
def _dormitory(who, resting, passed, box, seats):
    name = counted_name("dormitory-name", who, resting, seats)
    return put(f"dormitory.{who}", box, dormitory_face, (who, resting, passed, box.w, box.h), name)


# People ---------------------------------------------------------------------------------------------------------------


def helpers(s, who):
    """The chancellor of a seat, and those on the busts it took."""
    me = s.player[who]
    mine = [me.chancellor] if me.chancellor >= 0 else []
    return mine + [s.fame[bust] for bust in range(BUSTS) if me.busts[bust] and s.fame[bust] >= 0]


@lru_cache(300)
def spots_for(count, box):
    """Where so many people stand: in one row, or in two; where there is less room, four still have names."""
    few = 3 if box.w > 200 else 2
    gap = 3
    if count <= few:
        columns, rows = few, 1
    else:
        columns, rows = max(few, (count + 1) // 2), 2
    w, h = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    return [
        Box(box.x + (w + gap) * (k % columns), box.y + (h + gap) * (k // columns), round(w, 1), round(h, 1))
        for k in range(count)
    ]


@apart
def people(s, who, places):
    """Chancellors, then professors: large where they are few, small where they are many."""
    me = s.player[who]
    box = places("people")
    mine = helpers(s, who)
    taught = [slot for slot in range(SLOTS) if me.professors[slot]]
    cards = [card for card in me.setup_cards if card] if s.phase < ACTION else []
    count = len(mine) + len(taught) + len(cards)
    spots = spots_for(count, box)
    pieces = [_helper(who, chancellor, spots[k], s.seats) for k, chancellor in enumerate(mine)]
    for k, slot in enumerate(taught):
        face = (who, slot, s.professor_in[slot], me.ready[slot], me.bookmark[slot], spots[len(mine) + k], s.seats)
        pieces += lecturer(*face)
    for k, card in enumerate(cards):
        spot = spots[len(mine) + k]
        pieces.append(
            put(
                f"shown.{who}.{card}",
                spot,
                setup_face,
                (card, spot.w, spot.h),
                Text("setup-name", {"number": card}),
                looks=True,
            )
        )
    return pieces


@lru_cache(300)
def _helper(who, chancellor, box, seats):
    face = (chancellor, box.w, box.h)
    return put(
        f"mine.{who}.{chancellor}", box, chancellor_face, face, chancellor_name(chancellor, who, seats), looks=True
    )


@lru_cache(300)
def lecturer(who, slot, professor, ready, bookmark, box, seats):
    face = (professor, ready, bookmark, box.w, box.h)
    plaque: tuple[Piece, ...] = ()
    if has_plaque(professor, ready, box.w, box.h):
        place = Box(box.x + 1, box.y + 1, box.w - 2, 17)
        plaque = (put(f"plaque.{who}.l{slot}", place, plaque_face, ("professor", professor, 84), unit=(84, 17)),)
    card = put(
        f"lecturer.{who}.{slot}", box, lecturer_face, face, lecturer_name(professor, ready, who, seats), looks=True
    )
    return (card, *plaque)


# The whole ------------------------------------------------------------------------------------------------------------


def title_face(who, name, place, a, b, points, workers, w):
    """Whose university, its halls as they count at the end, points so far, masters in all."""
    wide = w > 420
    marks: list[Mark] = [
        Use(f"shape-{who}", 2, 3, 20, 20),
        *((figure(place, 33, 13, 8.8, INK, CLEAR, CREAM)) if place else ()),
        Say(name, 47, 19, 17, NAME, WRITTEN, room=150 if w > 350 else 133),
    ]
    told = f"{'stud ' if w > 350 else ''}A {a} × B {b} = {a * b}"
    x = 197 if w > 350 else w - 112
    marks += signs(told, x, 19, CLEAR, font=FIGURE, fill=WRITTEN, anchor="start")
    after = x + COUNTED
    if w > 350:
        marks += signs(f"pp {points}", after if wide else w - 60, 19, 15, 17, WRITTEN, FIGURE, "start")
    if wide:
        marks += [
            Say(Text("so-far"), after + across(f"pp {points}", 15, 17, FIGURE) + 5, 19, 12.5, WORD, MUTED, room=46)
        ]
        marks += signs(f"master {workers}", w - 42, 19, 15, 17, WRITTEN, FIGURE, "start")
    return tuple(marks)


def title(s, who, viewer, places):
    me = s.player[who]
    order = list(s.order)
    place = order.index(who) + 1 if who in order else 0
    workers = me.archive + me.dormitory + sum(me.on_space)
    name = YOURS if viewer == who else seat(who, s.seats)
    box = places("title")
    return _title(who, name, place, me.halls, me.points, workers, box, s.seats)


@lru_cache(300)
def _title(who, name, place, halls, points, workers, box, seats):
    face = (who, name, place, IN_A[halls], IN_B[halls], points, workers, box.w)
    label = Text("title-name", {"who": seat(who, seats), "points": points, "place": place, "masters": workers})
    return put(f"player.{who}", box, title_face, face, label, named=True, looks=True)


def university(s, who, viewer, places, parts=("title", "halls", "display", "storage", "people", "masters")):
    """The parts of a university as pieces."""
    pieces = [title(s, who, viewer, places)] if "title" in parts else []
    pieces += halls(s, who, places) if "halls" in parts else []
    pieces += display(s, who, places) if "display" in parts else []
    pieces += storage(s, who, places) if "storage" in parts else []
    pieces += people(s, who, places) if "people" in parts else []
    pieces += masters(s, who, places) if "masters" in parts else []
    return pieces


def mine(s, who, viewer, places):
    """My university; on a phone its storage has a strip of its own, which is always there."""
    title_ = YOURS if viewer == who else seat(who, s.seats)
    if places.has("strip"):
        rest = university(s, who, viewer, places, ("title", "halls", "display", "people", "masters"))
        return [
            Area("storage", Text("storage"), tuple(storage(s, who, places))),
            Area("mine", title_, tuple(rest), tab=places.tab("mine")),
        ]
    return [Area("mine", title_, tuple(university(s, who, viewer, places)), tab="mine")]
