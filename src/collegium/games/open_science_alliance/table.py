"""The table as zones: the event and its resources in the centre, the crew being gathered, and each player's team."""

from collegium.draw import Amount, Card, Column, Counter, Group, Line, Pile, Row, Standing, Zone
from collegium.draw.widgets import Widget
from collegium.kernel import Listed, SeatName, Text

from .choices import (
    COLLECT,
    DEVELOP,
    IMPROVEMENTS,
    INVITE,
    NO_DEVELOPMENT,
    SOLO_TYPES,
    WAYS,
    card_place,
    champion_sets,
)
from .components import (
    CLASSES,
    COMPONENTS,
    COPIES,
    DRY_TYPES,
    EVENT_POOL,
    IDLE_LAPS,
    LEVELS,
    ROLE_TOP,
    ROLES,
    ROUNDS,
    TYPES,
)
from .hidden import cards_in_teams
from .rules.crew import base, collectors, combined_level, team_total
from .rules.pool import bonus_of
from .rules.rounds import current_event, dry_types
from .state import NO_ONE
from .wording import amounts_name, closes_name, event_name, role_name, set_name, type_name

TYPE_ICONS = ("database", "brackets", "people", "book-open")
ROLE_ICONS = (*TYPE_ICONS, "eye", "link")
TINTS = tuple(row["colour"] for row in COMPONENTS.rows["resource"])
MEDAL_ICONS = {
    "raise_one": "arrow-up", "raise_two": "arrow-up", "raise_driver": "wheel", "hire": "deck",
    "solo": "person", "team": "people", "nothing": "hourglass",
}  # fmt: skip
ROLE_TINTS = (*TINTS, "teal", "grey")


def headline(s):
    if s.over:
        return Text("headline-over", {"rounds": ROUNDS})
    if s.current_round == 0:
        return Text("headline-setup")
    return Text("headline", {"round": s.current_round, "rounds": ROUNDS, "event": event_name(current_event(s))})


def sheet(s):
    """Credits round by round, and in all."""
    players = [s.player[who] for who in range(s.seats)]
    rounds = [(Text("sheet-round", {"round": k + 1}), [me.earned[k] for me in players]) for k in range(ROUNDS)]
    return [*rounds, (Text("sheet-credits"), [me.credits for me in players])]


def table(s, viewer):
    """The centre, then the players from the viewer on."""
    start = max(viewer, 0)
    return [centre(s), *(player_zone(s, (start + k) % s.seats) for k in range(s.seats))]


# ----------------------------------------------------------------------------------------------------------- the centre


def centre(s):
    event = current_event(s) if s.current_round else None
    pieces: list[Widget] = [Row((*event_card(s, event), deck(s), events_to_come(s))), Row(tuple(pool(s, event)))]
    if event is not None and not s.over:
        pieces.append(Line(closes_name(s.closed), icon="lock" if s.closed else "calendar", strong=s.closed > 0))
        dry = min(dry_types(s), DRY_TYPES)
        pieces.append(Line(Text("dry-types", {"dry": dry, "limit": DRY_TYPES}), icon="drop", muted=True))
    if s.idle > s.seats and not s.over:
        words = Text("idle-turns", {"idle": s.idle, "limit": IDLE_LAPS * s.seats})
        pieces.append(Line(words, icon="hourglass", strong=True))
    if event is not None and not s.over:
        pieces += medals(s)
    if is_gathering(s):
        pieces.append(crew(s))
    return Zone("centre", Text("zone-centre"), Column(tuple(pieces)))


def medals(s):
    """What the active player can improve, the ways to collect, or the sets of types that a Champion can take."""
    kind = s.owed[s.active].kind
    if kind == SOLO_TYPES:
        sets = [mask for mask in champion_sets(s, s.active) if mask.bit_count() > 1]
        return (
            [Row(tuple(Card(f"types.{mask}", set_name(mask), icon="eye", small=True) for mask in sets))] if sets else []
        )
    if kind == DEVELOP:
        keys = [("improve", key) for key in IMPROVEMENTS[:NO_DEVELOPMENT]]
    elif kind == COLLECT:
        keys = [("collect", key) for key in WAYS]
    else:
        return []
    return [Row(tuple(Card(f"{group}.{key}", Text(f"medal-{key}"), icon=MEDAL_ICONS[key], small=True)
                      for group, key in keys))]  # fmt: skip


def event_card(s, event):
    if event is None:
        return ()
    numbers = tuple(Amount(TYPE_ICONS[t], int(EVENT_POOL[event, t]), type_name(t)) for t in range(TYPES))
    return (Card(
        "event", event_name(event), tint="teal", effects=numbers, tip=closes_name(s.closed),
        ring=COMPONENTS.is_reconstructed("event", event),
    ),)  # fmt: skip


def pool(s, event):
    for kind in range(TYPES):
        yield Counter(
            f"pool.{kind}", TYPE_ICONS[kind], s.pool[kind], type_name(kind), tint=TINTS[kind],
            limit=None if event is None else int(EVENT_POOL[event, kind]),
            alert=event is not None and s.pool[kind] == 0,
            ring=event is not None and COMPONENTS.is_reconstructed("event", event, "pool"),
        )  # fmt: skip


def deck(s):
    counts = [
        Text("deck-count", {"count": COPIES - cards_in_teams(s, role), "role": role_name(role)})
        for role in range(ROLES)
        if cards_in_teams(s, role) < COPIES
    ]
    tip = Text("deck-tip", {"cards": Listed(counts)}) if counts else Text("reason-deck_empty")
    return Pile("deck", Text("zone-deck"), s.deck_left, icon="deck", tip=tip)


def events_to_come(s):
    return Pile("events", Text("zone-events"), ROUNDS - s.current_round, icon="calendar", tip=Text("event-pile-tip"))


def role_card(place, card, **more):
    """A role card, however it is shown."""
    role, level = divmod(card, LEVELS)
    tip = Text(f"role-tip-{COMPONENTS.keys('role')[role]}")
    looks = {"icon": ROLE_ICONS[role], "tint": ROLE_TINTS[role], "level": level, "tip": tip, "small": True}
    looks["ring"] = COMPONENTS.is_reconstructed("role", role)
    return Card(place, role_name(role), **{**looks, **more})


# ------------------------------------------------------------------------------------------------------------- the crew


def is_gathering(s):
    return s.over == 0 and s.current_round > 0 and s.owed[s.active].kind >= INVITE


def crew(s):
    """Who is in, and what it comes to: combined level against the Driver, base, bonuses, total."""
    me = s.player[s.active]
    members = [
        role_card(f"crew.{card}", card, count=s.crew.cards[card], seat=s.active)
        for card in range(CLASSES)
        if s.crew.cards[card]
    ]
    if s.crew.borrowed != NO_ONE:
        words = Text("crew-lender", {"lender": SeatName(s.crew.lender)})
        members.append(role_card("crew.borrowed", s.crew.borrowed, lines=(words,), tip=words, seat=s.crew.lender))
    sums = [
        Counter("crew.level", "wheel", combined_level(s), Text("crew-level"), limit=me.driver,
                alert=combined_level(s) < me.driver),
        Counter("crew.base", "cube", base(s, me), Text("crew-base")),
        Counter("crew.bonuses", "plus-one", bonus_of(s) * collectors(s), Text("crew-bonuses")),
        Counter("crew.total", "star", team_total(s, me), Text("crew-total")),
    ]  # fmt: skip
    if s.owed[s.active].kind > INVITE:
        sums.append(Counter("crew.left", "hourglass", s.crew.base_left, Text("crew-left")))
    parts = [Row(tuple(members)) if members else Line(Text("crew-empty"), muted=True), Row(tuple(sums))]
    leaving = leaving_pool(s)
    if any(leaving):
        key = "crew-taken" if s.owed[s.active].kind > INVITE else "crew-reserved"
        parts.append(Line(Text(key, {"amounts": amounts_name(leaving)}), icon="drop"))
    if s.crew.fee:
        parts.append(Line(Text("crew-fee"), icon="handshake"))
    return Group(Text("zone-crew", {"who": SeatName(s.active)}), Column(tuple(parts)), id="crew", tint="teal")


def leaving_pool(s):
    """What a crew that is being gathered takes for sure, the bonuses of its Specialists; later, what it has taken."""
    if s.owed[s.active].kind > INVITE:
        return tuple(s.taken)
    return tuple(bonus_of(s) * heads for heads in s.crew.heads)


# ---------------------------------------------------------------------------------------------------------- the players


def is_active(s, who):
    return s.over == 0 and s.owed[who].kind != 0


def is_first_player(s, who):
    return s.current_round > 0 and who == (s.first + s.current_round - 1) % s.seats


def player_zone(s, who):
    me = s.player[who]
    facts: list[Widget] = [Counter(f"credits.{who}", "star", me.credits, Text("zone-credits"), tint="gold")]
    if is_first_player(s, who):
        facts.append(Line(Text("first-player"), icon="flag"))
    content = Column((Row(tuple(facts)), Row((driver(s, who), *team(s, who)))))
    return Zone(f"player.{who}", SeatName(who), content, role="player", seat=who,
                active=is_active(s, who), **vars(standing_of(s, who)))  # fmt: skip


DRIVER, TEAM = Text("role-discovery_driver"), Text("team-size")


def standing_of(s, who):
    me = s.player[who]
    return Standing(me.credits, notes=(Amount("wheel", me.driver, DRIVER), Amount("cards", sum(me.team), TEAM)))


def driver(s, who):
    return Card(f"driver.{who}", Text("role-discovery_driver"), icon="wheel", tint="gold", level=s.player[who].driver,
                tip=Text("role-tip-discovery_driver"), small=True)  # fmt: skip


def team(s, who):
    """The role cards, sorted by kind and then from the highest level down."""
    me = s.player[who]
    chosen = s.crew.cards if who == s.active and is_gathering(s) else (0,) * CLASSES
    if s.current_round == 0 and me.pick:
        yield role_card(f"pick.{who}", (me.pick - 1) * LEVELS)
    for role in range(ROLES):
        for level in range(ROLE_TOP, -1, -1):
            card = role * LEVELS + level
            if me.team[card]:
                yield role_card(card_place(who, card), card, count=me.team[card], chosen=chosen[card] > 0)
