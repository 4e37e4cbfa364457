"""The basic game's bookcase: completed projects as spines on three boards; what stands there while boards are bare."""

from collegium.draw.letters import FIGURE, NAME
from collegium.draw.stage import Box, Mark, Plate, Say, Use, put
from collegium.kernel import Text

from .folders import spine_face
from .ink import CREAM
from .names import owned, spine_name

BOARDS = 3
HEAD = 34  # over the first board
SIDE = 13  # from the case to the first spine
WIDEST = 36.0  # from spine to spine
NARROW = 160  # a case so wide has a shorter word over it
ORNAMENTS = (("pencil-pot", 48, 72), ("biscuits", 72, 40), ("plant", 64, 80))  # by board: art, width, height


def shelf(now, me, box):
    """The case and its spines. More of them stand closer together."""
    done = now.done[me]
    row = (box.h - HEAD) / BOARDS
    across = max(int((box.w - 2 * SIDE) / WIDEST), -(-len(done) // BOARDS))
    step = (box.w - 2 * SIDE) / across
    bare = BOARDS - -(-len(done) // across)
    yield put("archive", box, case_face, (len(done), bare, box.w, box.h), owned("archive-name", me, len(done)))
    high = row - 26
    for k, p in enumerate(done):
        board, place = divmod(k, across)
        at = Box(round(box.x + SIDE + step * place, 1), round(box.y + HEAD + row * board + 14, 1), round(step - 3, 1),
                 round(high, 1))  # fmt: skip
        yield put(f"project.{p}", at, spine_face, (p, at.w, at.h), spine_name(me, p), looks=True)


def case_face(count, bare, w, h):
    """The case with how many are done; ornaments on the boards that are bare."""
    row = (h - HEAD) / BOARDS
    marks: list[Mark] = [
        Plate(1, 4, w, h, 8, "#1A1020", opacity=0.28),
        Plate(0, 0, w, h, 8, "var(--aa-frame2,#6B4526)"),
        Plate(0, 0, w, 2, 1, "var(--aa-frameh,#B98754)"),
        Say(Text("zone-completed" if w > NARROW else "done-short"), SIDE, 23.5, 17, NAME, CREAM, room=w - 64),
        Say(count, w - SIDE, 25, 22, FIGURE, CREAM, "end"),
    ]
    for board in range(BOARDS):
        top = HEAD + row * board
        marks.append(Use("tray", 5, top, w - 10, row, stretched=True))
        if board >= BOARDS - bare:
            art, wide, high = ORNAMENTS[board]
            scale = min(1.0, (row - 26) / high)
            marks.append(
                Use(art, w - SIDE - 14 - wide * scale, top + row - 12 - high * scale, wide * scale, high * scale)
            )
    return tuple(marks)


def lamp_face():
    """A lamp on the desk, 80 x 90."""
    return (Use("lamp", 0, 0, 80, 90),)
