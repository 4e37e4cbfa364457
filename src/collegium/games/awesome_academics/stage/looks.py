"""The large card of a piece in full sentences: projects, staff, cards, bonuses, tiles, stock, and whole groups."""

from collegium.draw.stage import Face, Large, Scene, Use
from collegium.kernel import SeatName, Text

from .. import naming
from ..components import CARD_NAMES, COMPONENTS, LETTERS, PROJECTS, TITLES
from ..rules.scoring import measure
from ..state import COMPLETED, DISCARD, HAND, IN_PLAY, OFFER, RESEARCHER_OF, STOCK, STUDENT_OF
from .badges import BADGE, TRACKS_OF, badge_face, student_face
from .census import CRITERIA_OF, Census
from .cork import standing
from .desktop import TILE_KEYS
from .folders import AREA_KEYS, AREAS, FOLDER, PLAIN, RECONSTRUCTED, WANTS, folder_face, title
from .formulas import KINDS_OF, STANDARD_OF
from .ink import seat_mark
from .memos import MEMO, RINGED, memo_face
from .names import STATES
from .pinned import EVENT_KEYS, stock_face

ONCE = [bool(row["once"]) for row in COMPONENTS.rows["tile"]]


def look(s, viewer, identity):
    """What lies in this place, as far as the viewer sees it; None where there is no more to say."""
    group, _, number = identity.partition(".")
    if group == "note":
        return of_event(Census(s), s.event_now - 1) if s.event_now else None
    now, known = Census(s), number.isdigit()
    if group in SEEN_BY and known:
        return SEEN_BY[group](now, int(number), viewer)
    if group in ALIKE and known:
        return ALIKE[group](now, int(number))
    return PILES[identity](now) if identity in PILES else None


def picture(unit, make, args=(), edge=8.0):
    """A face alone on a small scene, with room for its rim."""
    view = (-edge, -edge, unit[0] + 2 * edge, unit[1] + 2 * edge)
    return Scene((view[2], view[3]), Face(make, args, unit), (), "academics", view)


def art_face(art, w, h):
    return (Use(art, 0, 0, w, h),)


def pawn_face(seat):
    return (seat_mark(seat, 0, 0, 60),)


def of_project(now, p, viewer):
    project = now.s.project[p]
    progress, place = tuple(project.progress), project.place
    lines = [Text("look-area", {"area": Text(f"area-{AREA_KEYS[AREAS[p]]}")}),
             Text("look-needs", {"months": naming.months(WANTS[p])})]  # fmt: skip
    state, offered, copies = PLAIN, False, 0
    if place >= COMPLETED:
        lines.append(Text("look-completed", {"player": SeatName(place - COMPLETED)}))
        progress = WANTS[p]
    elif place >= IN_PLAY:
        state = now.state_of(p)
        left = naming.months([want - done for want, done in zip(WANTS[p], progress, strict=True)])
        lines.append(Text("look-of", {"player": SeatName(place - IN_PLAY)}))
        lines.append(Text("look-left", {"months": left or "0"}))
        if state:
            lines.append(Text(STATES[state].replace("folder-", "project-")))
    elif place >= OFFER:
        offered, copies = True, now.copies(viewer, p) if viewer >= 0 else 0
        lines.append(Text("look-call"))
        if copies:
            lines.append(Text("look-copies", {"n": copies}))
    lines.append(Text("look-reward"))
    if RECONSTRUCTED[p]:
        lines.append(Text("look-reconstructed"))
    return Large(picture(FOLDER, folder_face, (p, progress, state, offered, copies)), title(p), tuple(lines))


def levels_of(now, i):
    return ", ".join(f"{LETTERS[d]} {n}" for d, n in zip(TRACKS_OF[i], now.s.researcher[i].level, strict=True))


def of_researcher(now, i):
    place, months = now.s.researcher[i].place, now.months(i)
    levels, salary = tuple(now.s.researcher[i].level), now.salary(i)
    gives = " ".join(f"{n}{LETTERS[d]}" for d, n in zip(TRACKS_OF[i], months, strict=True))
    lines = [Text("look-of", {"player": SeatName(place - RESEARCHER_OF)})] if place else []
    lines += [Text("look-levels", {"levels": levels_of(now, i)}), Text("look-gives", {"months": gives}),
              Text("look-salary", {"n": salary}), Text("look-grows"), Text("look-reconstructed")]  # fmt: skip
    return Large(
        picture(BADGE, badge_face, (i, levels, months, salary, now.is_working)), naming.researcher(i), tuple(lines)
    )


def of_student(now, j):
    student, months = now.s.student[j], now.student_months(j)
    owner = student.place - STUDENT_OF
    salary = now.student_salary(owner, j) if owner >= 0 else 0
    lines = [Text("look-of", {"player": SeatName(owner)})] if owner >= 0 else []
    lines += [Text("look-tokens", {"tokens": naming.months(student.tokens) or "0"}),
              Text("look-gives", {"months": str(months)}), Text("look-salary", {"n": salary})]  # fmt: skip
    face = (j, tuple(student.tokens), months, salary, now.is_working)
    return Large(picture((92, 175), student_face, face), naming.student(j), tuple(lines))


def of_card(now, c):
    lines = [Text(f"look-{KINDS_OF[c]}"), Text("look-special", {"about": Text(f"card-{CARD_NAMES[c]}-about")}),
             Text("look-standard", {"standard": naming.standard(STANDARD_OF[c])})]  # fmt: skip
    if RINGED[c]:
        lines.append(Text("look-reconstructed"))
    return Large(picture(MEMO, memo_face, (c,)), naming.card(c), tuple(lines))


def of_event(now, e):
    """The event, its bonus, how that stands, and how far each group is."""
    how = standing(now, e)
    keys = {-1: "bonus-in-deck", -2: "bonus-active", -3: "bonus-open", -4: "bonus-happened"}
    state = Text(keys[how]) if how < 0 else Text("bonus-reserved-by", {"player": SeatName(how)})
    lines = [Text("look-event", {"event": naming.happening(e), "about": naming.happening_about(e)}),
             Text("look-bonus", {"bonus": naming.bonus(e)}), Text("look-bonus-state", {"state": state})]  # fmt: skip
    lines += [Text("look-standing", {"player": SeatName(who), "n": int(measure(now.s, who, CRITERIA_OF[e]))})
              for who in range(now.s.seats)]  # fmt: skip
    scene = picture((120, 80), art_face, (f"event-{EVENT_KEYS[e]}", 120, 80))
    return Large(scene, naming.bonus(e), tuple(lines))


def of_tile(now, t):
    lines = [Text("look-once" if ONCE[t] else "look-tile")]
    if now.s.spent[t]:
        lines.append(Text("look-spent"))
    return Large(picture((48, 48), art_face, (f"tile-{TILE_KEYS[t]}", 48, 48)), naming.tile(t), tuple(lines))


def of_stock(now):
    """What the projects that nobody holds need, by area."""
    left = [p for p in range(PROJECTS) if now.s.project[p].place == STOCK]
    lines = [Text("stock-tip")]
    for area, key in enumerate(AREA_KEYS):
        if needs := [naming.months(WANTS[p]) for p in left if AREAS[p] == area]:
            lines.append(Text("look-stock", {"area": Text(f"area-{key}"), "needs": " · ".join(needs)}))
    return Large(picture((68, 160), stock_face, (now.s.stock,)), Text("zone-stock"), tuple(lines))


def of_used(now):
    used = [naming.card(c) for c, place in enumerate(now.s.card) if place == DISCARD]
    lines = (Text("look-used", {"cards": used}) if used else Text("look-used-none"),)
    return Large(picture((106, 155), art_face, ("card-back", 106, 155)), Text("zone-discard"), lines)


def of_group(now, who, viewer):
    """Everything that is known of a group."""
    if who >= now.s.seats:
        return None
    s, group = now.s, now.s.player[who]
    total = max(0, sum(group.reputation) - group.start_bonus)
    people = [Text("look-researcher", {"name": naming.researcher(i), "levels": levels_of(now, i)})
              for i in now.researchers[who]] + [naming.student_with(s, j) for j in now.students[who]]  # fmt: skip
    lines = [
        Text("look-order", {"n": now.order.get(who, 0), "total": total}) if now.order else "",
        Text("look-reputation", {"months": naming.months(group.reputation) or "0"}),
        Text("look-purse", {"n": group.money, "bill": now.bill(who)}),
        Text("look-staff", {"staff": people}) if people else "",
        Text("look-projects", {"projects": [naming.project_open(s, p) for p in now.projects[who]]})
        if now.projects[who] else "",
        Text("look-done", {"projects": [Text("project-title", {"title": TITLES[p]}) for p in now.done[who]]})
        if now.done[who] else "",
        Text("look-consultants", {"n": group.hired, "price": now.consultant_price(who)}),
        Text("months-left-line", {"months": sum(now.brings(who))}) if now.is_working and s.owed[who].kind else "",
        Text("mismanaged-line") if group.mismanaged else "",
    ]  # fmt: skip
    if now.standard:
        lines += of_standard(now, who, viewer)
    return Large(picture((60, 60), pawn_face, (who,), 36), SeatName(who), tuple(line for line in lines if line))


def of_standard(now, who, viewer):
    """What only the standard game has: stored Months, abilities, cards."""
    s, group = now.s, now.s.player[who]
    tiles = [naming.tile(t) for t in now.tiles[who]]
    known = [naming.card(c) for c, place in enumerate(s.card) if place == HAND + who]
    return [
        Text("look-stored", {"months": naming.months(group.tokens) or "0"}),
        Text("look-abilities", {"tiles": tiles}) if tiles else "",
        Text("look-open", {"cards": [naming.card(c) for c in now.open[who]]}) if now.open[who] else "",
        Text("look-hand", {"n": group.hand}),
        Text("look-known", {"cards": known}) if known and who != viewer else "",
        Text("deficit-line", {"amount": group.deficit}) if group.deficit else "",
        Text("free-consultants-line", {"amount": group.free_consultants}) if group.free_consultants else "",
        Text("immune-line") if group.immune else "",
    ]


SEEN_BY = {"project": of_project, "group": of_group}
ALIKE = {"researcher": of_researcher, "student": of_student, "card": of_card, "event": of_event, "tile": of_tile}
PILES = {"stock": of_stock, "discard": of_used}
