"""The table: the faculty in the middle (offer, stocks, cards, bonuses), then each group with staff, projects and cards.

Drawn from the state as the viewer sees it; every piece that a choice can point at has the id that `choices.py` gives.
"""

from collegium.draw import Amount, Card, Column, Counter, Group, Line, Pile, Row, Standing, Zone
from collegium.draw.widgets import Widget
from collegium.kernel import SeatName, Text, count

from . import naming
from .components import (
    AREA,
    ATTACK,
    CARD_NAMES,
    CARDS,
    COMPONENTS,
    DEFENCE,
    DISCIPLINE_KEYS,
    DISCIPLINES,
    EVENTS,
    KIND,
    LAST_TURN_BELOW,
    LETTERS,
    NEEDS,
    OFFER_SLOTS,
    OPEN_CARDS,
    PAIR_OF,
    PAIRS,
    PROJECTS,
    RESEARCHERS,
    SALARY_OF,
    STANDARD,
    STUDENTS,
    SUSCEPTIBLE,
    TILES,
    TITLES,
    TRACK,
    TRACKS,
)
from .reckoning import points_if_ended
from .rules.group import is_standard, order_total, reputation_of
from .rules.months import student_months, track_months
from .rules.reputation import is_full
from .rules.research import consultant_price
from .rules.scoring import experience_points, layout_points, money_points, points_of, reserved_points
from .rules.staff import bill, experience_of, student_experience, student_salary, total_experience
from .state import (
    ACTIVE,
    COMPLETED,
    DISCARD,
    EVENT_DECK,
    FACE_DOWN,
    HAND,
    IN_DRAFT,
    IN_PLAY,
    LAYOUT,
    OFFER,
    OPEN,
    PLAYED,
    RESEARCH,
    RESEARCHER_OF,
    RESERVED,
    SETUP,
    SLOT,
    STUDENT_OF,
    STUDENT_STOCK,
    TILE_OF,
)

TINTS = tuple(row["tint"] for row in COMPONENTS.rows["discipline"])
DISCIPLINE_ICONS = ("speech", "library", "laptop")
AREA_KEYS = COMPONENTS.keys("area")
AREA_TINTS = ("blue", "blue", "blue", "blue", "red", "red", "red", "red", "purple", "green")
KIND_ICONS = ("shield", "sword", "card", "link", "eye")


def headline(s):
    if s.over:
        return Text("headline-over")
    if s.phase == SETUP:
        return Text("headline-setup")
    return Text("headline-last" if s.last else "headline", {"turn": s.turn, "phase": naming.phase(s.phase)})


def sheet(s):
    """The final score in the order of the rulebook, and what decides a tie. (section 8)"""
    seats = range(s.seats)
    rows = [
        (Text(f"sheet-{key}"), [s.player[who].reputation[d] for who in seats]) for d, key in enumerate(DISCIPLINE_KEYS)
    ]
    if is_standard(s):
        rows.append((Text("sheet-reserved"), [reserved_points(s, who) for who in seats]))
        rows.append((Text("sheet-layout"), [layout_points(s, who) for who in seats]))
    rows.append((Text("sheet-experience"), [int(experience_points(s, who)) for who in seats]))
    rows.append((Text("sheet-money"), [int(money_points(s, who)) for who in seats]))
    rows.append((Text("sheet-total"), [int(points_of(s, who)) for who in seats]))
    rows.append((Text("sheet-tie-experience"), [int(total_experience(s, who)) for who in seats]))
    rows.append((Text("sheet-tie-money"), [s.player[who].money for who in seats]))
    return rows


def table(s, viewer):
    """The faculty, then the groups from the viewer on."""
    start = max(viewer, 0)
    return [centre(s, viewer), *(group_zone(s, (start + k) % s.seats, viewer) for k in range(s.seats))]


# The faculty ----------------------------------------------------------------------------------------------------------


def centre(s, viewer):
    parts: list[Widget] = []
    groups: list[Widget] = []
    if s.turn > 0:
        order = [SeatName(s.order[k]) for k in range(s.seats)]
        parts.append(Line(Text("order-line", {"order": order}), icon="arrow-right"))
    if s.event_now > 0:
        event = s.event_now - 1
        about = naming.happening_about(event)
        parts.append(
            Line(Text("event-line", {"event": naming.happening(event), "about": about}), icon="bell", strong=True)
        )
    if s.draft > 0:
        tiles = tuple(
            tile_card(s, t) for t in range(TILES) if viewer >= 0 and s.tile[t] in (IN_DRAFT + viewer, TILE_OF + viewer)
        )
        groups.append(Group(Text("zone-draft"), Row(tiles)))
    offers = tuple(
        project_card(s, p) for slot in range(OFFER_SLOTS) for p in range(PROJECTS) if s.project[p].place == OFFER + slot
    )
    tint = "red" if s.stock < LAST_TURN_BELOW else ""
    stock = Pile("stock", Text("zone-stock"), s.stock, icon="paper", tip=Text("stock-tip"), tint=tint)
    groups.append(Group(Text("zone-projects"), Row((*offers, stock))))
    groups.append(Group(Text("zone-staff-stock"), Row(tuple(staff_stock(s)))))
    if is_standard(s):
        groups.append(Group(Text("zone-actions"), Row(tuple(action_display(s)))))
        groups.append(Group(Text("zone-bonuses"), Row(tuple(event_card(s, e) for e in range(EVENTS)))))
    return Zone("centre", Text("zone-centre"), Column((*parts, Row(tuple(groups)))))


def staff_stock(s):
    for k in range(PAIRS):
        left = sum(1 for i in range(RESEARCHERS) if PAIR_OF[i] == k and s.researcher[i].place == 0)
        yield Counter(f"pair.{k}", "professor", left, naming.pair(k), alert=left == 0, ring=True)
    left = sum(1 for j in range(STUDENTS) if s.student[j].place == STUDENT_STOCK)
    yield Counter("students", "student", left, Text("zone-students"), alert=left == 0)


def action_display(s):
    for slot in range(OPEN_CARDS):
        for c in range(CARDS):
            if s.card[c] == SLOT + slot:
                yield action_card(s, c, small=False)
    yield Pile("deck", Text("zone-deck"), deck_size(s), icon="deck")
    yield Pile("discard", Text("zone-discard"), count(s.card, DISCARD), icon="discard")


def deck_size(s):
    """Whatever lies nowhere else; hands count as numbers, for their cards may be hidden."""
    elsewhere = sum(1 for c in range(CARDS) if SLOT <= s.card[c] < HAND or PLAYED <= s.card[c] < OPEN + s.seats)
    return CARDS - elsewhere - sum(s.player[who].hand + s.player[who].face_down for who in range(s.seats))


# Cards ----------------------------------------------------------------------------------------------------------------


def project_card(s, p, small=False):
    project = s.project[p]
    in_play = IN_PLAY <= project.place < COMPLETED
    marks = tuple(
        Amount(
            DISCIPLINE_ICONS[d],
            f"{LETTERS[d]} {project.progress[d]}/{NEEDS[p, d]}" if in_play else f"{LETTERS[d]} {NEEDS[p, d]}",
            naming.discipline(d),
        )
        for d in range(DISCIPLINES)
        if NEEDS[p, d]
    )
    note: tuple[Text, ...] = ()
    if in_play and is_full(s, p):
        note = (Text("project-full"),)
    elif in_play and project.extended:
        note = (Text("project-extended"),)
    elif in_play and s.phase == RESEARCH:
        note = (Text("project-worked" if project.worked else "project-idle"),)
    area = Text(f"area-{AREA_KEYS[AREA[p]]}")
    return Card(
        f"project.{p}",
        Text("project-title", {"title": TITLES[p]}),
        icon="paper",
        tint=AREA_TINTS[AREA[p]],
        effects=marks,
        lines=(area, *note),
        tip=naming.project(p),
        ring=COMPONENTS.is_reconstructed("project", p, "months"),
        small=small,
        chosen=bool(in_play and project.worked),
        faded=project.place >= COMPLETED,
    )


def researcher_card(s, i):
    researcher = s.researcher[i]
    tracks = tuple(
        Amount(DISCIPLINE_ICONS[d], f"{LETTERS[d]} {'★' * researcher.level[track]}", naming.discipline(d))
        for track, d in enumerate(TRACK[i].tolist())
    )
    left = s.phase == RESEARCH
    months = tuple(
        Amount(
            "hourglass",
            f"{LETTERS[d]} {researcher.months[track] if left else int(track_months(s, i, track))}",
            Text("label-months"),
        )
        for track, d in enumerate(TRACK[i].tolist())
    )
    salary = Text("salary-of", {"amount": int(SALARY_OF[experience_of(s, i)])})
    idle = left and not any(researcher.months[track] for track in range(TRACKS))
    return Card(
        f"researcher.{i}", naming.researcher(i), icon="professor", tint="purple",
        effects=tracks, gives=months, lines=(salary,), ring=True, small=True, faded=idle,
    )  # fmt: skip


def student_card(s, j, who):
    student = s.student[j]
    tokens = tuple(
        Amount(DISCIPLINE_ICONS[d], f"{LETTERS[d]} {student.tokens[d]}", naming.discipline(d))
        for d in range(DISCIPLINES)
        if student.tokens[d]
    )
    salary = Text("salary-of", {"amount": int(student_salary(s, who, j))})
    left = s.phase == RESEARCH
    return Card(
        f"student.{j}",
        naming.student(j),
        icon="student",
        effects=tokens,
        level=student_experience(s, j),
        lines=(salary,),
        gives=(Amount("hourglass", student.months if left else int(student_months(s)), Text("label-months")),),
        small=True,
        faded=left and student.months == 0,
    )


def action_card(s, c, small=True, **more):
    name = CARD_NAMES[c]
    kind = "red" if KIND[c] == ATTACK else "blue" if KIND[c] == DEFENCE else "orange" if SUSCEPTIBLE[c] else "gold"
    standard = Text("standard-line", {"standard": naming.standard(STANDARD[c])})
    about = Text(f"card-{name}-about")
    return Card(
        f"card.{c}",
        Text(f"card-{name}"),
        icon=KIND_ICONS[KIND[c]],
        tint=kind,
        level=c + 1,
        lines=(about, standard),
        tip=about,
        ring=COMPONENTS.is_reconstructed("card", c),
        small=small,
        **more,
    )


def event_card(s, e):
    place = s.event[e]
    active = "bonus-active" if s.event_now == e + 1 else "bonus-happened"  # §7.6: now, or during the next turn
    note = {EVENT_DECK: "bonus-in-deck", ACTIVE: active, LAYOUT: "bonus-open"}.get(place, "bonus-reserved-line")
    return Card(
        f"event.{e}",
        naming.bonus(e),
        icon="trophy",
        tint="green",
        lines=(naming.happening(e), Text(note)),
        tip=naming.happening_about(e),
        small=True,
        faded=place == EVENT_DECK,
        seat=place - RESERVED if place >= RESERVED else None,
    )


def tile_card(s, t):
    return Card(
        f"tile.{t}", naming.tile(t), icon="star", tint="purple", level=t + 1, small=True, faded=bool(s.spent[t])
    )


# A group --------------------------------------------------------------------------------------------------------------


def group_zone(s, who, viewer):
    me = s.player[who]
    parts = [Row(tuple(numbers(s, who))), *notes_of(s, who)]
    groups: list[Widget] = []
    if is_standard(s):
        tokens = Row(
            tuple(
                Counter(f"tokens.{who}.{d}", DISCIPLINE_ICONS[d], me.tokens[d], naming.discipline(d), tint=TINTS[d])
                for d in range(DISCIPLINES)
            )
        )
        groups.append(Group(Text("zone-tokens"), tokens, id=f"tokens.{who}"))
        if s.draft == 0:
            tiles = tuple(tile_card(s, t) for t in range(TILES) if s.tile[t] == TILE_OF + who)
            groups.append(Group(Text("zone-abilities"), Row(tiles)))
    people = tuple(staff(s, who))
    groups.append(Group(Text("zone-staff"), Row(people) if people else Line(Text("none"), muted=True)))
    running = tuple(project_card(s, p) for p in range(PROJECTS) if s.project[p].place == IN_PLAY + who)
    groups.append(Group(Text("zone-own-projects"), Row(running) if running else Line(Text("none"), muted=True)))
    done = tuple(project_card(s, p, small=True) for p in range(PROJECTS) if s.project[p].place == COMPLETED + who)
    if done:
        groups.append(Group(Text("zone-completed"), Row(done)))
    if is_standard(s):
        groups.extend(card_rows(s, who, viewer))
    return Zone(
        f"player.{who}",
        SeatName(who),
        Column((*parts, Row(tuple(groups)))),
        role="player",
        seat=who,
        active=s.owed[who].kind != 0,
        **vars(standing_of(s, who)),
    )


def standing_of(s, who):
    me = s.player[who]
    notes = (Amount("coin", me.money, Text("zone-money")), Amount("cards", me.hand, Text("hand-size")))
    if s.over:
        return Standing(int(points_of(s, who)), None, notes)
    return Standing(int(reputation_of(me)), points_if_ended(s, who), notes)


def numbers(s, who):
    me = s.player[who]
    yield Counter(f"money.{who}", "coin", me.money, Text("zone-money"), tint="gold")
    for d in range(DISCIPLINES):
        yield Counter(
            f"reputation.{who}.{d}", DISCIPLINE_ICONS[d], me.reputation[d], naming.discipline(d), tint=TINTS[d]
        )
    yield Counter(f"group.{who}", "medal", int(order_total(me)), Text("zone-total"))
    price = Text("consultant-next", {"price": int(consultant_price(s, who))}) if s.phase <= RESEARCH else ""
    yield Counter(f"consultants.{who}", "handshake", me.hired, Text("consultants"), tip=price)


def notes_of(s, who):
    """What is worth saying about a group now."""
    me = s.player[who]
    if s.phase == RESEARCH and s.owed[who].kind != 0:
        months = sum(
            s.researcher[i].months[k]
            for i in range(RESEARCHERS)
            for k in range(TRACKS)
            if s.researcher[i].place == RESEARCHER_OF + who
        )
        months += sum(s.student[j].months for j in range(STUDENTS) if s.student[j].place == STUDENT_OF + who)
        yield Line(Text("months-left-line", {"months": months}), icon="hourglass", strong=True)
        yield Line(Text("consultant-next", {"price": int(consultant_price(s, who))}), icon="handshake", muted=True)
    else:
        key = "bill-line" if s.phase < RESEARCH else "bill-next-line"
        yield Line(Text(key, {"amount": int(bill(s, who))}), icon="money", muted=True)
    if me.mismanaged:
        yield Line(Text("mismanaged-line"), icon="warning", muted=True)
    if me.deficit:
        yield Line(Text("deficit-line", {"amount": me.deficit}), icon="virus")
    if me.free_consultants:
        yield Line(Text("free-consultants-line", {"amount": me.free_consultants}), icon="handshake")
    if me.immune:
        yield Line(Text("immune-line"), icon="shield")


def staff(s, who):
    for i in range(RESEARCHERS):
        if s.researcher[i].place == RESEARCHER_OF + who:
            yield researcher_card(s, i)
    for j in range(STUDENTS):
        if s.student[j].place == STUDENT_OF + who:
            yield student_card(s, j, who)


def card_rows(s, who, viewer):
    """Open, played and held Action cards; of a rival's hand only what is known."""
    me = s.player[who]
    lying = tuple(action_card(s, c) for c in range(CARDS) if s.card[c] == OPEN + who)
    if lying:
        yield Group(Text("zone-open"), Row(lying))
    played = tuple(action_card(s, c, chosen=True) for c in range(CARDS) if s.card[c] in (PLAYED + who, FACE_DOWN + who))
    hidden = me.face_down if who != viewer else 0
    if hidden:
        played += (Pile(f"face-down.{who}", Text("face-down-cards"), hidden, icon="card"),)
    if played:
        yield Group(Text("zone-played"), Row(played))
    held = tuple(action_card(s, c, small=who != viewer) for c in range(CARDS) if s.card[c] == HAND + who)
    if who == viewer:
        yield Group(Text("zone-hand"), Row(held) if held else Line(Text("none"), muted=True))
    else:
        yield Counter(f"hand.{who}", "cards", me.hand, Text("hand-size"))
        if held:
            yield Group(Text("zone-known-hand"), Row(held))
