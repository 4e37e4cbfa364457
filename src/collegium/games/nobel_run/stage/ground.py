"""The ground of the board, and the run: sky, city and quay on top, then the wall, then the desk."""

from collegium.draw.stage import Area, Box, Held, Plate, Use, put
from collegium.kernel import Text

from ..components import GOAL
from ..state import PEIO, SOLO
from .names import runner_name
from .pieces import NO_SEAT, last_round_face, rail_face, runner_face
from .places import BOARD

EDGES = (54, 94), (16, 20)  # px before 0 and behind the goal on the rail; on a phone
SAID = 124  # px of the words of the last round
TOKEN = 24  # px from token to token on one spot


def tiles(art, y, w, h, across):
    """A tile again and again; they overlap a little, so that no seam shows."""
    return tuple(Use(art, w * k, y, w + 0.7, h, stretched=True) for k in range(-(-int(across) // w)))


def ground(shape, last):
    """Sky, city and quay; the wall; the desk. In the last round City Hall is lit and the rail turns red gold."""
    places = BOARD.places(shape, 4)
    width, height = places.size
    run, desk, hand = places("run"), places("desk"), places("hand")
    quay = run.h - 18
    damask = [
        Use("wall-damask", 176 * i, run.h + 120 * k, 176, 120) for k in range(4) for i in range(int(width) // 176 + 1)
    ]
    city = tuple(
        Use(f"run-city-{'abcd'[k % 4]}", 180 * k, quay - 50, 180, 50) for k in range(int(width - 166) // 180 + 1)
    )
    stockholm = (
        *tiles("run-sky", 0, 180, run.h, width),
        Use("run-aurora", 0, 0, width, 40, stretched=True),
        Held(city, cut=Box(0, 0, width - 166, run.h)),
        Use("run-hall-lit" if last else "run-hall", width - 170, quay - 62, 134, 62),
        Use("quay-last" if last else "quay", 0, quay, width, 18, stretched=True),
    )
    panel = 12 if run.w > 600 else 4  # above the hand
    room = (
        *damask,
        Use("wall-fall", 0, run.h, width, desk.y - run.h, stretched=True),
        Held(stockholm, cut=run),
        Use("wall-rail", 0, run.h, width, 12, stretched=True),
        *tiles("desk-grain", desk.y, 360, desk.h + 2, width),
        Use("desk-edge", 0, desk.y, width, 12, stretched=True),
        Use("desk-panel", hand.x - 12, hand.y - panel, width - hand.x + 6, height - hand.y + panel - 8, stretched=True),
    )
    return Plate(0, 0, width, height, fill="var(--nr-wall,#325466)"), Held(room, cut=Box(0, 0, width, height))


def free_place(width, stand):
    """Where words in the sky begin that no token covers: as far left as may be."""
    free = (x for x in range(8, int(width - SAID), 4) if not any(x - 18 < at < x + SAID + 18 for at in stand))
    return next(free, 8)


def the_run(s, viewer, places):
    """A token per seat walks the quay; in the solo game the rail runs as far as the higher score needs."""
    run = places("run")
    points = {who: s.player[who].prestige for who in range(s.seats)}
    goal = GOAL
    if s.variant == SOLO:
        points[NO_SEAT] = s.player[PEIO].prestige
        goal = max(GOAL, -(-max(points.values()) // 5) * 5)
    first, last = EDGES[run.w < 600]
    step = (run.w - first - last) / goal
    size = min(1, (run.h - 18) / 36)  # of the tokens, which stay under the sky
    pieces = [put("rail", run, rail_face, (goal, first, step, run.h, s.variant != SOLO))]
    if s.last_round and not s.over:
        stand = [first + step * min(max(at, 0), goal) for at in points.values()]
        box = Box(free_place(run.w, stand), 3, SAID, 24)
        pieces.append(put("last-round", box, last_round_face, (), Text("last-round-here")))
    for at in sorted(set(points.values())):
        here = sorted((who for who in points if points[who] == at), key=lambda who: who == viewer)  # mine in front
        for k, who in enumerate(here):
            spread = (k - (len(here) - 1) / 2) * min(TOKEN, (run.w - 40) / goal)
            x = min(max(first + step * max(min(at, goal), 0) + spread - 15, 0), run.w - 30)
            token = Box(round(x + 15 - 15 * size, 1), run.h - 15.7 - 36 * size, 30 * size, 36 * size)
            identity = f"runner.{'peio' if who == NO_SEAT else who}"
            pieces.append(put(identity, token, runner_face, (who, who == viewer), runner_name(who, at), (30, 36)))
    return Area("run", Text("zone-run"), tuple(pieces))
