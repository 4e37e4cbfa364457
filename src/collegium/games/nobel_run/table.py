"""The table: the reserve in the centre, what is made this turn, the own hand, each player's CV, blocks and piles."""

from collegium.draw.widgets import Amount, Card, Column, Counter, Grid, Group, Line, Pile, Row, Standing, Widget, Zone
from collegium.kernel import LEGAL, SeatName, Text, weighed

from .choices import SHORT_OF
from .components import (
    ADVANCED,
    BASIC,
    BLOCK_AMOUNT,
    BLOCKS,
    BOOST,
    CARD_KEYS,
    COMPONENTS,
    COST,
    DECK,
    DRAWS,
    EMPTY,
    GOAL,
    GROUPS,
    KINDS,
    LEVY_AMOUNT,
    LEVY_RESOURCE,
    NEAR_STOP,
    OF_PAPERS,
    OF_PUBLISHED,
    OF_SMEARS,
    PLACES,
    PRESTIGE,
    PUBLISHABLE,
    RESOURCE_KEYS,
    RESOURCES,
    ROUNDS,
    ROW,
    SOLO_ROUNDS,
    STRICKLAND,
    USE,
)
from .rules.market import barred, price_verdict
from .state import PEIO, SOLO
from .telling import outcome
from .wording import card

ICONS = ("coin", "brain", "database")  # money, effort, data
GROUP_ICONS = {
    "start": "gear", "project": "globe", "staff": "student", "equipment": "microscope", "article": "paper",
    "situation": "warning", "woman": "atom",
}  # fmt: skip
TINTS = ("grey", "blue", "purple")  # the colour of the deck
FACTS = ("woman", "situation")


def headline(s, beside_peio=False):
    """The round, and how many there may be; in the solo game against whom, unless he is named beside it."""
    if s.over:
        return Text("headline-over")
    if s.variant == SOLO:
        going, last = ("headline-near", "headline-last") if beside_peio else ("headline-solo", "headline-solo-last")
        key = going if sum(s.pile_size) else last
        return Text(key, {"round": s.round_number, "rounds": SOLO_ROUNDS})
    key = "headline"
    if s.last_round:
        key = "headline-last"
    elif s.round_number >= NEAR_STOP:
        key = "headline-stop" if s.round_number == ROUNDS else "headline-near"
    return Text(key, {"round": s.round_number, "rounds": ROUNDS})


def verdict(s):
    """How a solo game ended: won, lost or drawn against Peio. Otherwise the places say it."""
    return outcome(s.player[0].prestige, s.player[PEIO].prestige) if s.variant == SOLO else None


def sheet(s):
    """Prestige by where it comes from; in the solo game Peio's below it."""

    def of(source):
        return [int(weighed(s.player[who].cv, source)) for who in range(s.seats)]

    rows = [
        (Text("sheet-articles"), of(OF_PAPERS)),
        (Text("sheet-published"), of(OF_PUBLISHED)),
        (Text("sheet-smears"), of(OF_SMEARS)),
        (Text("sheet-total"), [s.player[who].prestige for who in range(s.seats)]),
    ]
    if s.variant == SOLO:
        rows.append((Text("sheet-peio"), [s.player[PEIO].prestige]))
    return rows


def table(s, viewer):
    """The reserve, this turn, the own hand, then the players from the viewer on."""
    start = max(viewer, 0)
    zones = [market(s, viewer)] if s.over else [market(s, viewer), this_turn(s, viewer)]
    if viewer >= 0:
        zones.append(hand(s, viewer))
    zones += [player_zone(s, (start + k) % s.seats) for k in range(s.seats)]
    if s.variant == SOLO:
        zones.append(peio_zone(s))
    return zones


# Cards --------------------------------------------------------------------------


def resource(r, amount, name="") -> Amount:
    return Amount(ICONS[r], amount, Text(name or f"label-{RESOURCE_KEYS[r]}"))


def face(
    identity, kind, count=1, small=False, note=None, chosen=False, near=False, in_cv=False, in_front=False
) -> Card:
    """One card: cost, what it makes, what it gives when published, and a line about a woman or a situation.

    In a CV only its prestige counts, before a CV only what lifts the block.
    """
    lines = [] if note is None else [note]
    if GROUPS[kind] in FACTS:
        lines.append(Text(f"fact-{CARD_KEYS[kind]}"))
    return Card(
        identity, card(kind), icon=GROUP_ICONS[GROUPS[kind]], tint=TINTS[DECK[kind]], count=count, small=small,
        cost=() if small else tuple(resource(r, int(COST[kind, r])) for r in range(RESOURCES) if COST[kind, r]),
        effects=() if in_cv or in_front else tuple(effects(kind)),
        gives=tuple(cv_worth(kind) if in_cv else gives(kind)), lines=() if small else tuple(lines),
        tip=Text(f"fact-{CARD_KEYS[kind]}") if small and GROUPS[kind] in FACTS else "", chosen=chosen, near=near,
        ring=COMPONENTS.is_reconstructed("card", kind),
    )  # fmt: skip


def effects(kind):
    for r in range(RESOURCES):
        if USE[kind, r]:
            yield resource(r, int(USE[kind, r]))
    if DRAWS[kind]:
        yield Amount("cards", f"+{DRAWS[kind]}", Text("label-draw"))
    if kind == STRICKLAND:
        yield Amount("discard", "-1", Text("label-strip"))
    if LEVY_AMOUNT[kind]:
        yield resource(LEVY_RESOURCE[kind], f"-{LEVY_AMOUNT[kind]}", f"label-levy-{RESOURCE_KEYS[LEVY_RESOURCE[kind]]}")


def gives(kind):
    """What the card does in a CV: prestige, a boost, a block, a smear."""
    if PRESTIGE[kind] < 0:
        yield Amount("star", int(PRESTIGE[kind]), Text("label-smear"))
    elif PRESTIGE[kind]:
        yield Amount("star", int(PRESTIGE[kind]), Text("label-prestige"))
    elif BLOCK_AMOUNT[kind]:
        yield Amount("lock", "", Text("label-block"))
        yield resource(LEVY_RESOURCE[kind], int(BLOCK_AMOUNT[kind]))
    for r in range(RESOURCES):
        if BOOST[kind, r]:
            yield Amount("scroll", "", Text("label-publish"))
            yield resource(r, f"+{BOOST[kind, r]}")
    if PUBLISHABLE[kind] and PRESTIGE[kind] == 0 and not BOOST[kind].any():
        yield Amount("scroll", "", Text("label-publish"))


def cv_worth(kind):
    """In a CV only the prestige counts."""
    if PRESTIGE[kind]:
        yield Amount("star", int(PRESTIGE[kind]), Text("label-prestige"))


def zone_cards(prefix, counts, in_cv=False):
    """The cards of a zone as small cards, one per kind."""
    kinds = [k for k in range(KINDS) if counts[k]]
    return tuple(face(f"{prefix}.{CARD_KEYS[k]}", k, counts[k], small=True, in_cv=in_cv) for k in kinds)


def zone_row(cards):
    return Row(cards) if cards else Line(Text("nothing-yet"), muted=True)


# The centre --------------------------------------------------------------------------

# by kind: what a card can give, by its use or (once a turn) by its boost
GAINS = [
    [
        (by_boost, tuple(int(gives[kind, r]) if r == resource else 0 for r in range(RESOURCES)))
        for resource in range(RESOURCES)
        for by_boost, gives in ((False, USE), (True, BOOST))
        if gives[kind, resource]
    ]
    for kind in range(KINDS)
]


def pools_in_reach(s, viewer):
    """Every pool that the player on turn can make of the hand, with the number of cards left: each card for one of its
    resources, and one of them published for its boost, if none was yet. For others nothing: it would tell of the hand.
    """
    if s.over or viewer != s.active:
        return set()
    me = s.player[viewer]
    ways = {(*map(int, s.pool), bool(s.published), int(me.hand_size))}
    for kind in range(KINDS):
        for _ in range(me.hand[kind]):
            ways |= {way for before in ways for way in ways_with(before, kind)}
    return {((money, effort, data), left) for money, effort, data, _, left in ways}


def ways_with(before, kind):
    """A card more put down."""
    money, effort, data, published, left = before
    for by_boost, more in GAINS[kind]:
        if not (by_boost and published):
            yield money + more[0], effort + more[1], data + more[2], published or by_boost, left - 1


def offer(s, identity, kind, pools, top=False):
    """A card on offer: lit when the pool pays for it, dimly when the hand could (§14). The top card of a deck takes a
    hand card as well."""
    verdict = price_verdict(s, kind, barred(s, s.active))
    short = SHORT_OF <= verdict < SHORT_OF + RESOURCES
    near = short and any(left >= top and all(pool >= COST[kind]) for pool, left in pools)
    lit = verdict == LEGAL and not s.over and s.player[s.active].hand_size >= top
    return face(identity, kind, note=Text("top-card") if top else None, chosen=lit, near=near)


def place(s, number, pools):
    kind = s.reserve[number]
    if kind == EMPTY:
        return Card(f"market.{number}", Text("empty-place"), faded=True)
    return offer(s, f"market.{number}", kind, pools)


def market(s, viewer):
    pools = pools_in_reach(s, viewer)
    if s.variant == SOLO:
        count = sum(s.pile_size)
        deck = Pile("pile", Text("deck-solo"), count, icon="deck", tip=rest(s, range(KINDS)))
        content = Column((Grid(5, tuple(place(s, k, pools) for k in range(PLACES))), deck))
    else:
        content = Column(tuple(market_row(s, row, pools) for row in range(2)))
    return Zone("market", Text("zone-market"), content)


def market_row(s, row, pools):
    cards = [place(s, row * ROW + k, pools) for k in range(ROW)]
    kind = s.top[row]
    if kind != EMPTY:
        cards.append(offer(s, f"top.{row}", kind, pools, top=True))
    name = ("basic", "advanced")[row]
    kinds = [k for k in range(KINDS) if DECK[k] == (BASIC, ADVANCED)[row]]
    cards.append(Pile(f"pile.{row}", Text(f"deck-{name}"), s.pile_size[row], icon="deck", tint=TINTS[1 + row],
                      tip=rest(s, kinds)))  # fmt: skip
    return Group(Text(f"row-{name}"), Row(tuple(cards)), tint=TINTS[1 + row])


def rest(s, kinds):
    """What is still face down: everybody can work it out (§13)."""
    counts = [(k, s.pile[0][k] + s.pile[1][k] + s.pile[2][k]) for k in kinds]
    left = [Text("deck-count", {"count": n, "card": card(k)}) for k, n in counts if n]
    return Text("deck-rest", {"cards": left}) if left else Text("nothing-yet")


def this_turn(s, viewer):
    """The pool, the debts of the solo game, whether the publication is used, and the cards put down."""
    pool = [Counter(f"pool.{RESOURCE_KEYS[r]}", ICONS[r], s.pool[r], Text(f"label-{RESOURCE_KEYS[r]}"), tint="gold")
            for r in range(RESOURCES)]  # fmt: skip
    debts = [Counter(f"debt.{RESOURCE_KEYS[r]}", ICONS[r], s.debt[r], Text(f"label-debt-{RESOURCE_KEYS[r]}"),
                     tint="red", alert=True) for r in range(RESOURCES) if s.debt[r]]  # fmt: skip
    key = "publication-used" if s.published else "publication-yours" if viewer == s.active else "publication-free"
    published = Line(Text(key), icon="check" if s.published else "scroll", muted=bool(s.published))
    used = Group(Text("group-area"), zone_row(zone_cards("area", s.area)))
    title = Text("zone-turn") if viewer == s.active else Text("zone-turn-of", {"player": SeatName(s.active)})
    return Zone("turn", title, Column((Row((*pool, *debts)), published, used)))


def hand(s, viewer):
    cards = tuple(face(f"hand.{CARD_KEYS[k]}", k, s.player[viewer].hand[k]) for k in range(KINDS)
                  if s.player[viewer].hand[k])  # fmt: skip
    asked = bool(s.owed[viewer].kind)
    return Zone("hand", Text("zone-hand"), zone_row(cards), role="player", seat=viewer, active=asked)


# The players --------------------------------------------------------------------------


def player_zone(s, who):
    me = s.player[who]
    piles = Row((
        Counter(f"prestige.{who}", "star", me.prestige, Text("label-prestige"), tint="gold", limit=GOAL
                if s.variant != SOLO else None),
        Counter(f"hand-size.{who}", "hand", me.hand_size, Text("label-hand")),
        Counter(f"deck.{who}", "deck", me.deck_size, Text("label-deck")),
        Counter(f"discard.{who}", "discard", me.discard_size, Text("label-discard")),
    ))  # fmt: skip
    parts: list[Widget] = [piles]
    blocks = tuple(face(f"front.{who}.{CARD_KEYS[BLOCKS[i]]}", int(BLOCKS[i]), small=True, in_front=True)
                   for i in range(len(BLOCKS)) if me.front[i])  # fmt: skip
    if blocks:
        parts.append(Group(Text("group-front"), Row(blocks), tint="red"))
    parts.append(Group(Text("group-cv"), zone_row(zone_cards(f"cv.{who}", me.cv, in_cv=True)), tint="gold"))
    if me.discard_size:
        parts.append(Group(Text("group-discard"), Row(zone_cards(f"discarded.{who}", me.discard))))
    return Zone(
        f"player.{who}", SeatName(who), Column(tuple(parts)), role="player", seat=who,
        active=s.over == 0 and s.active == who, **vars(standing_of(s, who)),
    )  # fmt: skip


def standing_of(s, who):
    me = s.player[who]
    notes = (Amount("hand", me.hand_size, Text("label-hand")), Amount("deck", me.deck_size, Text("label-deck")))
    return Standing(me.prestige, notes=notes)


def peio_zone(s):
    peio = s.player[PEIO]
    score = Counter("prestige.peio", "star", peio.prestige, Text("label-prestige"), tint="gold")
    cv = Group(Text("group-cv"), zone_row(zone_cards("cv.peio", peio.cv, in_cv=True)), tint="gold")
    return Zone("peio", Text("zone-peio"), Column((score, cv)), score=peio.prestige)
