"""The desk pad: my projects as folders above, my staff as badges below, as large as there is room."""

from functools import lru_cache

from collegium.draw.stage import Area, Box, put
from collegium.kernel import Text

from ..choices import CONSULTANT, DESTINATION, FIRST_STUDENT
from ..components import TRACKS
from .badges import (
    BADGE,
    CHIP,
    SMALL,
    badge_face,
    chip_face,
    chip_student_face,
    small_face,
    small_student_face,
    student_face,
)
from .census import apart
from .desktop import large_pin_face
from .folders import FOLDER, folder_face, free_face, low_face, new_face, row_face, vacant_face
from .ground import pad_face
from .names import folder_name, pin_name, researcher_name, student_name
from .places import tab

EDGE = 9  # of the pad
FREE = 5  # places for folders that show
PHD = 92  # how wide a student's badge is
GROWN = 1.25  # how much larger a small badge may be, where its row would not be full
CLOSER = 10  # so much closer chips may stand, to be one more in a row
RAISED = 8  # a badge that was picked and waits for its work


class Folders:
    """A way to lay so many folders into so wide a row: how high all of them are, and where each lies."""

    def __init__(self, form, count, width):
        self.form = form
        if form == "folder":
            step = 139 if count * 139 <= width + 3 else 130
            self.size = (136, 183) if step == 139 else (127, 171)
            self.step, self.across = (step, 186), max(1, int((width + 3) // step))
        elif form in ("low", "slim"):
            self.across = max(1, int((width + 2) // 142))
            wide = (width + 2) / self.across - 2
            if self.across > 2 and (width + 2) // 174 >= min(count, 3):
                self.across, wide = max(1, int((width + 2) // 174)), 172.0
            high = 92 if form == "low" else 58
            self.size, self.step = (wide, high), (wide + 2, high + (5 if form == "low" else 3))
        else:
            high = int(form[3:])
            self.across = 1 if count == 1 or (form.startswith("row") and width < 400 and high >= 30) else 2
            wide = (width - 4 * (self.across - 1)) / self.across
            self.size, self.step = (wide, high), (wide + 4, high + 4)
        self.lines = -(-count // self.across)
        self.height = self.lines * self.step[1] if count else 0

    def at(self, x, y, k):
        return Box(round(x + self.step[0] * (k % self.across), 1), y + self.step[1] * (k // self.across), *self.size)


class Badges:
    """The same for staff."""

    SIZES = {"badge": BADGE, "small": SMALL, "chip": CHIP}

    def __init__(self, form, researchers, students, width, room):
        """`room` is how high all of them may be: small ones grow until a row is full, or the room."""
        self.form = form
        wide, high = self.SIZES[form]
        count = researchers + students
        if form == "badge":
            self.across = count
            self.size, self.places = BADGE, int(width // 109)
            self.step, self.lines = (wide + 3, high + 4), 1
            fits = researchers * 109 + students * 97 <= width + 5
        else:
            self.across = self.places = max(1, int((width + 3 + CLOSER * (form == "chip")) // (wide + 3)))
            self.lines, fits = -(-count // self.across), True
            tallest = (room / max(self.lines, 1) - 4) / high
            scale = min(GROWN, (width + 3) / (self.across * (wide + 3)), max(1.0, tallest))
            self.size = round(wide * scale, 1), round(high * scale, 1)
            self.step = self.size[0] + (4 if form == "small" else 3), self.size[1] + 4
        self.height = (self.lines * self.step[1] if count else 0) if fits else 10_000


def is_small(box):
    """The pad of a phone."""
    return box.w < 400 or box.h < 200


@lru_cache(300)
def fitted(folders, researchers, students, box):
    """The first pair of forms that fits the pad; the last one is as small as any."""
    if not is_small(box):  # places of those who are not there yet show, and take room too
        folders, researchers = max(folders, 1), researchers if students else max(researchers, 1)
    width, height = box.w - 2 * EDGE + 4, box.h - 8
    for first, second in PAIRS_SMALL if is_small(box) else PAIRS:
        laid = Folders(first, folders, width)
        if first == "folder" and laid.lines > 1:
            continue
        worn = Badges(second, researchers, students, width, height - laid.height)
        if laid.height + worn.height <= height:
            break
    return laid, worn


PAIRS = (("folder", "badge"), ("folder", "small"), ("low", "badge"), ("low", "small"), ("slim", "badge"),
         ("slim", "small"), ("low", "chip"), ("slim", "chip"), ("row44", "chip"), ("row34", "chip"),
         ("row26", "chip"))  # fmt: skip
PAIRS_SMALL = (("row56", "small"), ("row44", "small"), ("row44", "chip"), ("row36", "chip"), ("row30", "chip"),
               ("two44", "chip"), ("two38", "chip"), ("row26", "chip"), ("row24", "chip"))  # fmt: skip


def picked(s, who):
    """Whose Months a group is placing just now, as a piece's id; empty if nobody's."""
    asked = s.owed[who]
    if asked.kind != DESTINATION or asked.a >= CONSULTANT:
        return ""
    unit = asked.a
    return f"researcher.{unit // TRACKS}" if unit < FIRST_STUDENT else f"student.{unit - FIRST_STUDENT}"


def pad(now, me, viewer, places, buying, picked):
    """My projects and my staff; before the first turn the tiles of the draft."""
    box = places("pad" if now.standard or not places.has("basic-pad") else "basic-pad")
    pieces = [put("pad", box, pad_face, (box.w, box.h))]
    if now.s.draft:
        pieces += draft(now, me, viewer, box)
        return Area("mine", Text("zone-draft"), tuple(pieces), tab(places, "cork"))
    laid, worn = fitted(len(now.projects[me]), len(now.researchers[me]), len(now.students[me]), box)
    x, y = box.x + EDGE - 1, box.y + 7
    pieces += projects(now, me, laid, x, y, buying)
    if laid.form == "folder" and worn.form == "badge":
        pieces += staff(now, me, picked, worn, x, box.y + box.h - 176)
    elif worn.form == "badge":
        pieces += staff(now, me, picked, worn, x, max(y + laid.height, box.y + box.h - 176))
    elif is_small(box):
        pieces += staff(now, me, picked, worn, x, y + laid.height + 2)
    else:
        top = max(y + laid.height + 2, min(box.y + 205, box.y + box.h - worn.height - 4))
        pieces += staff(now, me, picked, worn, x, top)
    return Area("mine", Text("zone-pad"), tuple(pieces), tab(places, "cork"))


@apart
def projects(now, me, laid, x, y, buying):
    mine = now.projects[me]
    for k, p in enumerate(mine):
        progress, state = tuple(now.s.project[p].progress), now.state_of(p)
        at, name = laid.at(x, y, k), folder_name(me, p, progress, state)
        if laid.form == "folder":
            yield put(f"project.{p}", at, folder_face, (p, progress, state, False, 0), name, FOLDER, looks=True)
        elif laid.form in ("low", "slim"):
            yield put(f"project.{p}", at, low_face, (p, progress, state, False, 0, at.w, at.h), name, looks=True)
        else:
            yield put(f"project.{p}", at, row_face, (p, progress, state, at.w, at.h), name, looks=True)
    if laid.form == "folder":  # so that an empty pad still shows what lies there
        for k in range(len(mine) + buying, min(laid.across, FREE)):
            at = laid.at(x, y, k)
            yield put(f"free.{k}", Box(at.x + 2, at.y + 13, at.w - 6, at.h - 15), free_face, (at.w - 6, at.h - 15))
    if buying and laid.form in ("folder", "low") and (len(mine) + 1) <= laid.across * max(laid.lines, 1):
        at = laid.at(x, y, len(mine))
        if laid.form == "folder":
            at = Box(at.x + 2, at.y + 13, at.w - 6, at.h - 15)
        yield put("new-folder", at, new_face, (at.w, at.h))


FACES = {"badge": (badge_face, student_face), "small": (small_face, small_student_face),
         "chip": (chip_face, chip_student_face)}  # fmt: skip


@apart
def staff(now, me, picked, worn, x, y):
    researcher, student = FACES[worn.form]
    size, unit_of = worn.size, Badges.SIZES[worn.form]
    crew = now.crew(me)
    k, at = 0, x
    for i, levels, months, salary in crew.researchers:
        box = Box(at, y, *BADGE) if worn.form == "badge" else grid(worn, size, x, y, k)
        box = box.moved(0, -RAISED) if picked == f"researcher.{i}" else box
        yield put(f"researcher.{i}", box, researcher, (i, levels, months, salary, now.is_working),
                  researcher_name(me, i, levels, months, salary), unit_of, looks=True)  # fmt: skip
        k, at = k + 1, at + 109
    for j, tokens, months, salary in crew.students:
        unit = (PHD, BADGE[1]) if worn.form == "badge" else unit_of
        box = Box(at, y, *unit) if worn.form == "badge" else grid(worn, size, x, y, k)
        box = box.moved(0, -RAISED) if picked == f"student.{j}" else box
        yield put(f"student.{j}", box, student, (j, tokens, months, salary, now.is_working),
                  student_name(me, j, tokens, months, salary), unit, looks=True)  # fmt: skip
        k, at = k + 1, at + 97
    if worn.form == "chip":
        return
    for free in range(k, worn.places):  # so that an empty row still shows who stands there
        at_free = Box(at + 109 * (free - k) + 2, y + 34, BADGE[0] - 6, BADGE[1] - 40)
        if worn.form == "small":
            at_free = grid(worn, (size[0] - 4, size[1] - 6), x + 2, y + 4, free)
        yield put(f"vacant.{free}", at_free, vacant_face, (at_free.w, at_free.h))


def grid(worn, size, x, y, k):
    return Box(x + worn.step[0] * (k % worn.across), y + worn.step[1] * (k // worn.across), *size)


def draft(now, me, viewer, box):
    """The tiles a seat may choose from, and the one it has kept."""
    if viewer < 0:
        return
    across = max(1, int((box.w - 12) // 168))
    for k, t in enumerate(now.drafted[me]):
        kept = now.is_kept(t, me)
        at = Box(box.x + 14 + 168 * (k % across), box.y + 20 + 120 * (k // across), 160, 110)
        yield put(f"tile.{t}", at, large_pin_face, (t, kept), pin_name(me, t, 0), looks=True)
