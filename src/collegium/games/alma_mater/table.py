"""The table: the board's zones, then every university. Also the headline and the scoring sheet."""

from collegium.draw import Amount, Card, Column, Grid, Group, Line, Marker, Row, Spot, Track, Zone
from collegium.kernel import Text

from .components import (
    BISHOP,
    BUSTS,
    CHANCELLORS,
    COMPONENTS,
    DICTIONARY,
    FACULTIES,
    IGNOTUS,
    KINDS_PER_FACULTY,
    LETTERS,
    LEVELS_PER_CARD,
    PATTERN,
    PEREIRA,
    PROFESSOR_FACULTY,
    RANK_INCOME,
    RANK_POINTS,
    ROUNDS,
    SPACE_ACTION,
    SPACE_ON_SIDE,
    SPACE_SLOTS,
    STUDENT_DICTIONARIES,
    STUDENT_FACULTY,
    STUDENT_TEXTBOOKS,
    TOP,
    WORST_RANK,
)
from .naming import ROMAN, about, book, named, owner, phase_name
from .rules import scoring
from .rules.fame import glory_missing
from .rules.modifiers import is_recruited
from .state import ACTION, INCOME, OVER
from .university import has_professor_ring, has_ring, sign, university

FACULTY_ICONS = ("quill", "balance", "leaf", "compass")
FACULTY_TINTS = ("red", "blue", "green", "violet")
PLACES = ("antiquarian", "laboratory", "park", "antiquarian_park", "bishop", "colloquium")
PLACE_ICONS = {
    "antiquarian": "library",
    "laboratory": "flask",
    "park": "leaf",
    "antiquarian_park": "library",
    "bishop": "bishop",
    "colloquium": "speech",
}


def table(s, viewer):
    """Set-up cards and chancellors while they are being chosen; the board; universities from the viewer on."""
    zones = []
    if s.phase < ACTION:
        zones += [*setup_hand(s, viewer), *chancellor_offer(s)]
    zones += [campus(s), academy(s), places(s), research(s), fame(s), reputation(s)]
    start = max(viewer, 0)
    zones += [university(s, (start + k) % s.seats) for k in range(s.seats)]
    if s.colours > s.seats:
        zones.append(university(s, IGNOTUS))
    return zones


def headline(s):
    if s.phase < ACTION:
        return Text("headline-setup", {"phase": phase_name(s.phase)})
    if s.phase == OVER:
        return Text("headline-over")
    number = s.round_number - (s.phase == INCOME)  # income belongs to the round that ends
    return Text("headline", {"round": number, "rounds": ROUNDS, "phase": phase_name(s.phase)})


def is_setting_up(s):
    """Setup cards, chancellors, shelves and what the cards bring are chosen before the first round."""
    return s.phase < ACTION


def sheet(s):
    """Final scoring in the order of §8, then the sum and what decides a tie (ruling 57)."""
    seats = range(s.seats)

    def row(key, points):
        return Text(f"sheet-{key}"), [int(points(who)) for who in seats]

    me = s.player
    return [
        row("points", lambda who: me[who].points),
        row("ducats", lambda who: scoring.ducat_points(me[who])),
        row("dictionaries", lambda who: scoring.dictionary_points(me[who])),
        row("reputation", lambda who: scoring.reputation_points(s, who)),
        row("milestones", lambda who: scoring.milestone_points(me[who])),
        row("professors", lambda who: scoring.professor_points(s, me[who])),
        row("mathematics", lambda who: scoring.mathematics_points(me[who])),
        row("halls", lambda who: scoring.hall_points(me[who])),
        row("busts", lambda who: scoring.bust_points(me[who])),
        row("total", lambda who: scoring.final_points(s, who)),
        row("order", lambda who: list(s.order).index(who) + 1),
    ]


# Set-up ---------------------------------------------------------------------------------------------------------------


def setup_face(number, faded=False, prefix="setup"):
    row = COMPONENTS.rows["setup"][number - 1]
    icons = {
        "points": "medal",
        "ducats": "coin",
        "dictionaries": "book-open",
        "textbooks": "book",
        "own_textbooks": "star",
        "students": "student",
        "green": "stairs",
    }
    gives = tuple(
        Amount(icon, row[column], Text(f"gain-{column}", {"count": row[column]}))
        for column, icon in icons.items()
        if row[column]
    )
    return Card(
        f"{prefix}.{number}",
        Text("setup-name", {"number": number}),
        icon="card",
        level=row["white"],
        gives=gives,
        ring=True,
        faded=faded,
        small=True,
    )


def setup_hand(s, viewer):
    """The viewer's own cards, and everybody's once they are shown."""
    zones = []
    if viewer >= 0:
        me = s.player[viewer]
        hand = [setup_face(card) for card in me.hand if card]
        drafted = [setup_face(card, faded=bool(hand)) for card in me.drafted if card]
        if hand or drafted:
            zones.append(Zone("hand", Text("zone-hand"), Row((*hand, *drafted))))
    shown = [(seat, [card for card in s.player[seat].setup_cards if card]) for seat in range(s.seats)]
    if any(cards for _, cards in shown):
        groups = [
            Group(owner(s, seat), Row(tuple(setup_face(card, prefix=f"shown.{seat}") for card in cards)))
            for seat, cards in shown
        ]
        zones.append(Zone("shown", Text("zone-shown"), Row(tuple(groups))))
    return zones


def chancellor_offer(s):
    cards = [
        Card(
            f"chancellor.{k}",
            named("chancellor", k),
            icon="chancellor",
            tint="accent",
            lines=(about("chancellor", k),),
            ring=k == PEREIRA,
        )
        for k in range(CHANCELLORS)
        if s.offer[k]
    ]
    return [Zone("offer", Text("zone-offer"), Row(tuple(cards)))] if cards else []


# The board ------------------------------------------------------------------------------------------------------------


def holders(s, space):
    """Seats with masters on a space, as often as they have masters there; Ignotus wears a mask. At the bishop in order
    of arrival, with what Erasmus adds: both decide on the turn order."""
    if SPACE_ACTION[space] == BISHOP:
        masters = [(seat, s.player[seat].bishop_count) for seat in s.bishop_first if seat >= 0]
    else:
        masters = [(seat, s.player[seat].on_space[space]) for seat in range(s.colours)]
    return tuple(seat if seat < s.seats else "mask" for seat, number in masters for _ in range(number))


def spot(s, key, icon):
    space = COMPONENTS.index("space", key)
    return Spot(
        f"space.{key}",
        named("space", space),
        holds=holders(s, space),
        icon=icon,
        tip=Text(f"space-{key}-about"),
        ring=COMPONENTS.is_reconstructed("space", space),
    )


def student_cost(s, faculty):
    """Books a student costs: how many of one colour, and how well reputed it must be."""
    cost = [
        Amount("book", f"{int(n)} {ROMAN[min(s.colours, int(worst)) - 1]}", Text("label-requirement"))
        for n, worst in zip(STUDENT_TEXTBOOKS[faculty], WORST_RANK[faculty], strict=True)
        if n
    ]
    if STUDENT_DICTIONARIES[faculty]:
        cost.append(Amount("book-open", int(STUDENT_DICTIONARIES[faculty]), Text("label-dictionaries")))
    return tuple(cost)


def student_face(s, student):
    faculty = int(STUDENT_FACULTY[student])
    stock = s.student_stock[student]
    return Card(
        f"student.{student}",
        named("student", student),
        icon=FACULTY_ICONS[faculty],
        tint=FACULTY_TINTS[faculty],
        lines=(about("student", student),),
        tip=about("student", student),
        count=max(1, stock),
        faded=stock == 0,
        ring=COMPONENTS.is_reconstructed("student", student),
        small=True,
    )


def faculty_head(s, faculty):
    """The top of a campus column: what its students cost."""
    return Spot(
        f"faculty.{faculty}",
        named("faculty", faculty),
        icon=FACULTY_ICONS[faculty],
        tint=FACULTY_TINTS[faculty],
        cost=student_cost(s, faculty),
        tip=Text("label-requirement-about"),
        ring=has_ring("faculty", faculty, "textbooks", "worst_rank", "dictionaries"),
    )


def campus(s):
    cells = [
        Line(Text("label-costs"), icon="book", muted=True),
        *(faculty_head(s, faculty) for faculty in range(FACULTIES)),
    ]
    for row in range(KINDS_PER_FACULTY):
        cells.append(spot(s, f"campus_{row + 1}", "student"))
        for faculty in range(FACULTIES):
            kind = list(s.student_row[faculty]).index(row)
            cells.append(student_face(s, faculty * KINDS_PER_FACULTY + kind))
    return Zone("campus", Text("zone-campus"), Grid(1 + FACULTIES, tuple(cells)))


def professor_cost(s, slot):
    """The price that was set, or the pattern; the ducats with it as long as nobody has recruited the professor."""
    faculty = int(PROFESSOR_FACULTY[s.professor_in[slot]])
    price = list(s.professor_price[slot])
    if price[0] < 0:
        ducats = Amount("coin", COMPONENTS.rows["faculty"][faculty]["ducats"], Text("label-first-ducats"))
        pattern = Amount("book", "+".join(str(int(n)) for n in PATTERN[faculty]), Text("label-pattern"))
        return (pattern,) if is_recruited(s, slot) else (ducats, pattern)
    return tuple(
        Amount("book-open" if kind == DICTIONARY else "book", f"{int(n)}{sign(s, kind)}", book(s, -1, kind))
        for n, kind in zip(PATTERN[faculty], price, strict=True)
    )


def professor_face(s, slot):
    professor = s.professor_in[slot]
    faculty = int(PROFESSOR_FACULTY[professor])
    stock = s.professor_stock[slot]
    points = COMPONENTS.rows["faculty"][faculty]["points"]
    return Card(
        f"professor.{slot}",
        named("professor", professor),
        icon=FACULTY_ICONS[faculty],
        tint=FACULTY_TINTS[faculty],
        cost=professor_cost(s, slot),
        lines=(about("professor", professor),),
        gives=(Amount("medal", points, Text("label-end-points")),),
        count=max(1, stock),
        faded=stock == 0,
        ring=has_professor_ring(professor),
    )


def academy(s):
    pieces = []
    for key in ("academy_1", "academy_2", "academy_3", "academy_4"):
        space = COMPONENTS.index("space", key)
        if SPACE_ON_SIDE[s.four, space]:
            first, last = SPACE_SLOTS[s.four, space]
            faces = Row(tuple(professor_face(s, slot) for slot in range(first, last)))
            pieces.append(Column((spot(s, key, "professor"), faces)))
    return Zone("academy", Text("zone-academy"), Row(tuple(pieces)))


def places(s):
    spots = [spot(s, key, PLACE_ICONS[key]) for key in PLACES if SPACE_ON_SIDE[s.four, COMPONENTS.index("space", key)]]
    return Zone("places", Text("zone-places"), Row(tuple(spots)))


def research_card(s, number):
    card = COMPONENTS.rows["research"][number * 4 + s.track[number]]
    lines = (
        Text("label-first-step", {"cost": Text(f"cost-{card['first']}")}),
        Text("label-second-step", {"cost": Text(f"cost-{card['second']}")}),
        Text("label-bonus", {"bonus": Text(f"bonus-{card['bonus']}")}),
    )
    return Card(
        f"researchcard.{number}",
        Text("label-research-card", {"letter": card["key"][0]}),
        icon="stairs",
        level=card["key"],
        lines=lines,
        ring=True,
    )


def research(s):
    order = [seat for seat in s.research_order if seat >= 0] or list(range(s.colours))
    markers = tuple(
        Marker(s.player[seat].level, seat if seat < s.seats else None, "" if seat < s.seats else "mask")
        for seat in order
    )
    notes = tuple((LEVELS_PER_CARD * (k + 1), Amount("medal", "", Text("label-milestone"))) for k in range(LETTERS))
    tops = tuple("ABCDE"[(level - 1) // 3] + "·:!"[(level - 1) % 3] if level else "0" for level in range(TOP + 1))
    pools: tuple[Line, ...] = ()
    if s.phase == ACTION and (s.green or s.black):
        pools = (Line(Text("label-pools", {"green": s.green, "black": s.black}), icon="stairs", strong=True),)
    return Zone(
        "progress",
        Text("zone-research"),
        Column(
            (
                Track("research", Text("zone-research"), tops, markers, notes),
                *pools,
                Row(tuple(research_card(s, number) for number in range(LETTERS))),
            )
        ),
    )


def fame(s):
    """Glory tiles with what is still missing, the chancellor on the busts, and who has one."""
    cards = []
    for bust in range(BUSTS):
        tile = "abc"[bust] + str(s.glory[bust])
        missing = [
            Text(
                "label-glory-missing",
                {"who": owner(s, seat), "count": int(glory_missing(s, s.player[seat], bust))},
            )
            for seat in range(s.seats)
            if not s.player[seat].busts[bust]
        ]
        have = [
            Text("label-glory-taken", {"who": owner(s, seat)}) for seat in range(s.seats) if s.player[seat].busts[bust]
        ]
        chancellor = (named("chancellor", s.fame[bust]), about("chancellor", s.fame[bust])) if s.fame[bust] >= 0 else ()
        cards.append(
            Card(
                f"bust.{bust}",
                Text("label-bust", {"bust": "abc"[bust]}),
                icon="crown",
                tint="accent",
                lines=(Text(f"glory-{tile}"), Text(f"bust-{'abc'[bust]}"), *chancellor, *have, *missing),
                ring=s.fame[bust] == PEREIRA,
            )
        )
    return Zone("fame", Text("zone-fame"), Row(tuple(cards)))


def reputation(s):
    lines = []
    for rank in range(s.colours):
        seat = s.reputation[rank]
        name = owner(s, seat) if seat >= 0 else Text("label-nobody")
        lines.append(
            Line(
                Text(
                    "label-rank",
                    {
                        "rank": ROMAN[rank],
                        "who": name,
                        "ducats": f"{int(RANK_INCOME[rank])}{' ∘' if has_ring('rank', rank, 'income') else ''}",
                        "points": int(RANK_POINTS[s.four, rank]),
                    },
                ),
                icon="book",
            )
        )
    order = [owner(s, seat) for seat in s.order if seat >= 0]
    if order:
        lines.append(Line(Text("label-order", {"order": order}), icon="arrow-right"))
    lines.append(Line(Text("label-tutors", {"count": s.tutors_supply}), icon="master", muted=True))
    return Zone("reputation", Text("zone-reputation"), Column(tuple(lines)))
