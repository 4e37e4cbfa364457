"""The table of Era of Inventions: fields, displays, inventions, harbour, market, tracks, and every player's corner."""

from collegium.draw import (
    Amount,
    Card,
    Column,
    Counter,
    Grid,
    Group,
    Line,
    Marker,
    Pile,
    Row,
    Spot,
    Standing,
    Track,
    Zone,
)
from collegium.draw.stage import kept
from collegium.kernel import SeatName, Text, count

from . import components as parts
from .naming import (
    BOX_VALUES,
    amount,
    box_name,
    card_name,
    card_pays,
    factory_cost,
    factory_name,
    field_name,
    good,
    is_card_reconstructed,
    is_reconstructed,
    operation_name,
    ringed,
)
from .rules.factories import has_factory
from .rules.placing import discs_of, seat_in_turn
from .rules.scoring import MAJORITIES, boxes_owned, capacity, development_value, majority_points, points_of
from .rules.supply import track_field
from .state import DISCARD, FACTORY_DISCARD, FINAL_MARKET

GOOD_ICONS = ("wood", "magnet", "bolt", "hammer", "fire", "coin", "flask", "star", "disc", "swap")
GOOD_TINTS = ("brown", "grey", "purple", "white", "black", "gold", "blue", "red", "black", "")
FIELD_ICONS = ("building", "factory", "ship", "gear", "balance", "bulb")


def some(kind, number, ring=False):
    """A number of a good as an icon with its name."""
    return Amount(GOOD_ICONS[kind], int(number), good(kind), ring)


def table(s, viewer):
    centre = [actions(s), inventions(s), factories(s), boxes(s), harbour(s), market(s), tracks(s)]
    seats = [seat for seat in range(s.seats) if seat != viewer]
    order = [viewer, *seats] if 0 <= viewer < s.seats else seats
    return centre + [player(s, who) for who in order]


# The board ----------------------------------------------------------------------------------------------------------
def actions(s):
    spots = [
        Spot(
            f"field.{key}", field_name(field), tuple(who for who in range(s.seats) if s.discs[field, who]),
            room=parts.PLACES, icon=FIELD_ICONS[field], tip=Text(f"field-{key}-about"),
        )
        for field, key in enumerate(parts.FIELD_KEYS)
    ]  # fmt: skip
    return Zone("actions", Text("zone-actions"), Grid(6, tuple(spots)))


def invention_card(s, slot):
    card = s.path[slot]
    last = slot >= parts.PATH_FIELDS - parts.PATH_LEAVE
    if card < 0:
        return Card(f"path.{slot}", Text("empty-field"), faded=True)
    cost = [some(kind, n) for kind, n in card_pays(card)]
    if parts.CARD_ANY[card]:
        cost.insert(0, Amount("question", int(parts.CARD_ANY[card]), Text("good-any")))
    start, imitation = parts.CARD_INVENTION[card] < 0, parts.CARD_IMITATION[card] == 1
    lines = (Text("leaves"),) if start or last else ()
    owners = () if start else owner_lines(s, int(parts.CARD_INVENTION[card]), imitation)
    return Card(
        f"path.{slot}", Text(f"invention-{parts.CARD_NAMES[card]}"), icon="gear", tip=card_name(card),
        level="S" if start else "?" if imitation else None, tint="grey" if start else "violet" if imitation else "gold",
        cost=tuple(cost), gives=(some(int(parts.CARD_GIVES[card]), parts.CARD_AMOUNT[card]),), lines=owners + lines,
        ring=is_card_reconstructed(card),
    )  # fmt: skip


def owner_lines(s, invention, imitation):
    """Who earns when another player makes this card."""
    found = []
    for box, kind in ((invention, parts.INFLUENCE), (parts.INVENTIONS + invention, parts.GOLD)):
        if s.box_owner[box] >= 0 and (not imitation or s.box_patent[box]):
            gain = amount(kind, int(parts.BOX_ROYALTY[box]))
            line = Text("earns", {"who": SeatName(s.box_owner[box]), "gain": gain})
            found.append(ringed(line, is_reconstructed("box", box, "royalty")))
    return tuple(found)


def inventions(s):
    thrown = count(s.card_place, DISCARD)
    pile = Pile("pile.inventions", Text("pile-inventions"), s.pile_length, icon="gear", tint="copper",
                tip=Text("pile-inventions-discard", {"number": thrown}))  # fmt: skip
    cards = [invention_card(s, slot) for slot in range(parts.PATH_FIELDS)]
    return Zone("inventions", Text("zone-inventions"), Row((pile, *cards)))


def factory_effects(factory):
    return (some(int(parts.FACTORY_GIVES[factory]), parts.FACTORY_AMOUNT[factory]),)


def factory_card(s, slot):
    factory = s.row[slot]
    last = slot >= parts.ROW_FIELDS - parts.ROW_LEAVE
    if factory < 0:
        return Card(f"row.{slot}", Text("empty-field"), faded=True)
    star = int(parts.FACTORY_INFLUENCE[factory])
    return Card(
        f"row.{slot}", factory_name(factory), icon="factory", tint=GOOD_TINTS[parts.FACTORY_GIVES[factory]],
        cost=tuple(some(kind, n) for kind, n in factory_cost(factory) if n),
        effects=(some(parts.INFLUENCE, star),) if star else (), gives=factory_effects(factory),
        lines=(Text("leaves"),) if last else (), ring=is_reconstructed("factory", factory),
    )  # fmt: skip


def factories(s):
    thrown = count(s.factory_place, FACTORY_DISCARD)
    pile = Pile("pile.factories", Text("pile-factories"), s.factory_pile_length, icon="factory", tint="copper",
                tip=Text("pile-factories-discard", {"number": thrown}))  # fmt: skip
    cards = [factory_card(s, slot) for slot in range(parts.ROW_FIELDS)]
    return Zone("factories", Text("zone-factories"), Row((pile, *cards)))


def box_spot(s, box):
    silver = box >= parts.INVENTIONS
    kind = parts.GOLD if silver else parts.INFLUENCE
    royalty = int(parts.BOX_ROYALTY[box])
    holds = () if s.box_owner[box] < 0 else (s.box_owner[box], *(("patent",) if s.box_patent[box] else ()))
    rings = [is_reconstructed("box", box, value) for value in BOX_VALUES]
    part = not all(rings)  # where only some values are is_reconstructed, each of them has its ring
    tip = Text("royalty-gold" if silver else "royalty-influence", {"number": royalty})
    return Spot(
        f"box.{box}", Text("box-improved" if silver else "box-original"), holds, tint="silver" if silver else "gold",
        cost=(some(parts.DEVELOPMENT, parts.BOX_COST[box], part and rings[0]),),
        effects=(some(parts.INFLUENCE, parts.BOX_INFLUENCE[box], part and rings[1]),
                 Amount("loop", "", Text("box-royalty")), some(kind, royalty, part and rings[2])),
        tip=ringed(tip, part and rings[2]), faded=silver and s.box_owner[box - parts.INVENTIONS] < 0, ring=all(rings),
    )  # fmt: skip


def boxes(s):
    groups = [
        Group(Text(f"invention-{parts.BOX_NAMES[i]}"), Row((box_spot(s, i), box_spot(s, parts.INVENTIONS + i))))
        for i in range(parts.INVENTIONS)
    ]
    return Zone("boxes", Text("zone-boxes"), Grid(3, tuple(groups)))


def harbour(s):
    loads = [
        Counter(
            f"load.{load}", GOOD_ICONS[parts.LOAD_GOOD[load]], s.load[load], Text(f"load-{key}"),
            tint=GOOD_TINTS[parts.LOAD_GOOD[load]], alert=s.load[load] == 0, ring=is_reconstructed("load", load),
        )
        for load, key in enumerate(parts.LOAD_KEYS)
    ]  # fmt: skip
    return Zone("harbour", Text("zone-harbour"), Grid(7, tuple(loads)))


def operation_spot(operation):
    price, gives = int(parts.OPERATION_PRICE[operation]), int(parts.OPERATION_GIVES[operation])
    cost = (some(int(parts.OPERATION_PAYS[operation]), price),) if price else ()
    key = parts.OPERATION_KEYS[operation]
    gain = (some(gives, parts.OPERATION_AMOUNT[operation]),) if price else (Amount("swap", "", good(parts.SWAP)),)
    return Spot(f"market.{key}", Text(f"trade-{key}"), cost=cost, effects=gain, tip=operation_name(operation))


def market(s):
    groups = []
    for box, key in enumerate(("top", "middle", "bottom")):
        words = {"used": s.action.box_used[box], "limit": parts.MARKET_BOX_LIMIT}
        spots = [operation_spot(o) for o in range(parts.OPERATIONS) if parts.OPERATION_BOX[o] == box]
        groups.append(Group(Text(f"market-{key}", words), Row(tuple(spots)), id=f"market.{key}"))
    name = Text("market-take-development", {"number": parts.FREE_DEVELOPMENT})
    free = Spot("market.take-development", name, effects=(some(parts.DEVELOPMENT, parts.FREE_DEVELOPMENT),))
    groups.append(Group(Text("market-free"), free))
    return Zone("market", Text("zone-market"), Grid(2, tuple(groups)))


def tracks(s):
    fields = tuple(str(field) for field in range(parts.LAST_INFLUENCE_FIELD + 1))
    notes = [
        (int(field), Amount(GOOD_ICONS[kind], "", good(int(kind)), is_reconstructed("track", row)))
        for row, (field, kind) in enumerate(zip(parts.TRACK_FIELD, parts.TRACK_GIVES, strict=True))
    ]
    if is_reconstructed("board", parts.LENGTH_ROW):  # where the track ends
        notes.append((parts.LAST_INFLUENCE_FIELD, Amount("ring", "", Text("track-length"))))
    pawns = tuple(Marker(track_field(s.player[who].influence), who) for who in range(s.seats))
    influence = Track("influence", Text("track-influence"), fields, pawns, tuple(notes), tint="red")
    steps = tuple(str(step) for step in range(parts.PATENT_STEPS + 1))
    pairs = [f"{cost}→{gain}" for cost, gain in zip(parts.PATENT_GOLD, parts.PATENT_INFLUENCE, strict=True)]
    prices = tuple(
        (step, Amount("coin", pair, Text("track-patents-about"), is_reconstructed("patent", step - 1)))
        for step, pair in enumerate(pairs, 1)
    )
    climbed = tuple(Marker(s.player[who].patent_step, who) for who in range(s.seats))
    patents = Track("patents", Text("track-patents"), steps, climbed, prices, tint="gold")
    return Zone("tracks", Text("zone-tracks"), Column((influence, patents)))


# A player's corner --------------------------------------------------------------------------------------------------
def player(s, who):
    me = s.player[who]
    goods = [
        Counter(f"player.{who}.good.{key}", GOOD_ICONS[kind], me.goods[kind], good(kind), tint=GOOD_TINTS[kind])
        for kind, key in enumerate(parts.GOOD_KEYS)
    ]
    waiting = s.action.bought_discs if seat_in_turn(s) == who and not s.over else 0
    tip = Text("player-bonus-waiting", {"number": waiting}) if waiting else ""
    facts = (
        Counter(f"player.{who}.bonus", "disc", me.bonus_discs, Text("player-bonus"), tint="black", tip=tip),
        Counter(f"player.{who}.capacity", "factory", capacity(s, who), Text("player-capacity")),
        Counter(f"player.{who}.developed", "flask", development_value(s, who), Text("player-development-sum")),
        Counter(f"player.{who}.patents", "patent", me.patent_step, Text("player-patents"), limit=parts.PATENT_STEPS),
        Counter(f"player.{who}.markers", "pin", me.markers, Text("player-markers"), limit=parts.MARKERS),
    )
    built = [
        Card(f"player.{who}.factory.{factory}", factory_name(factory), tint=GOOD_TINTS[parts.FACTORY_GIVES[factory]],
             gives=factory_effects(factory), small=True, ring=is_reconstructed("factory", factory))
        for factory in (parts.STARTING_FACTORY, *range(parts.FACTORIES))
        if has_factory(s, who, factory)
    ]  # fmt: skip
    content = [
        Group(Text("player-goods"), Row((*goods, *facts))),
        Group(Text("player-factories"), Row(tuple(built))),
    ]
    owned = [box for box in range(parts.BOXES) if s.box_owner[box] == who]
    if owned:
        lines = [Line(box_name(box), icon="patent" if s.box_patent[box] else "bulb") for box in owned]
        content.append(Group(Text("player-boxes"), Row(tuple(lines))))
    return Zone(f"player.{who}", SeatName(who), Column(tuple(content)), role="player", seat=who,
                active=bool(s.owed[who].kind), **vars(standing_of(s, who)))  # fmt: skip


BONUS_DISCS, DISCS_LEFT = Text("player-bonus"), Text("player-discs-left")
STARTS = Amount("flag", "", Text("player-start"))


def of_majorities(s, who):
    """What the majorities would score: of all points those that take longest to reckon."""
    return int(sum([majority_points(s, who, what) for what in range(MAJORITIES)]))


def standing_of(s, who):
    me = s.player[who]
    notes = [
        some(parts.GOLD, me.goods[parts.GOLD]),
        Amount("disc", me.bonus_discs, BONUS_DISCS),
        Amount("target", discs_of(s, who), DISCS_LEFT),
    ]
    if s.start == who:
        notes.insert(0, STARTS)
    total = int(me.influence) + kept(s, of_majorities, who)
    return Standing(total if s.over else me.influence, None if s.over else total, tuple(notes))


# Words about the whole game -----------------------------------------------------------------------------------------
def headline(s):
    if s.over:
        return Text("headline-over")
    if s.phase == FINAL_MARKET:
        return Text("headline-final")
    key = ("headline-placing", "headline-executing")[s.phase]
    return Text(key, {"round": s.era, "last": int(parts.ROUNDS[s.seats])})


def sheet(s):
    """The scoring sheet in the rulebook's order."""
    seats = range(s.seats)
    track = [s.player[who].influence for who in seats]
    majorities = [[int(majority_points(s, who, what)) for who in seats] for what in range(MAJORITIES)]
    keys = ("sheet-patents", "sheet-development", "sheet-capacity")
    total = [int(points_of(s, who)) for who in seats]
    return [
        (Text("sheet-influence"), track),
        *[(Text(key), row) for key, row in zip(keys, majorities, strict=True)],
        (Text("sheet-total"), total),
        (Text("sheet-boxes"), [int(boxes_owned(s, who)) for who in seats]),
    ]
