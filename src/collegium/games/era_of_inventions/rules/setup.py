"""Setting the table up (§4)."""

from collegium.kernel import below, fill, rule, tell, then

from ..choices import EQUIPPED, NEXT_DISC, ROUND_BEGINS, SETUP_BEGINS, START_PAWN
from ..components import (
    BONUS_DISCS,
    CARD_INVENTION,
    CARDS,
    FACTORY_AMOUNT,
    FACTORY_GIVES,
    GOODS,
    MARKERS,
    ROUNDS,
    START_DISCS,
    START_GOODS,
    STARTING_FACTORY,
    TOTAL,
)
from ..state import DRAW, FACTORY_DRAW, STOCK
from .rounds import fill_path, fill_row, load_harbour, shuffle_factories, shuffle_inventions


@rule
def setup(s):
    tell(s, SETUP_BEGINS)
    for kind in range(GOODS):
        s.supply[kind] = TOTAL[kind]
    s.disc_supply = BONUS_DISCS
    for who in range(s.seats):
        equip_player(s, who)
    tell(s, EQUIPPED, -1, START_DISCS[s.seats])
    lay_out_factories(s)
    lay_out_inventions(s)
    load_harbour(s, True)  # §4.11
    fill(s.box_owner, -1)
    s.era = 1
    s.first = below(s, s.seats)  # §4.13, ruling 45
    s.start = s.first
    tell(s, START_PAWN, s.start)
    tell(s, ROUND_BEGINS, -1, s.era, ROUNDS[s.seats])
    then(s, NEXT_DISC)


@rule
def equip_player(s, who):
    """§4.3 to §4.7. Action discs are those not on the board."""
    me = s.player[who]
    for kind in range(GOODS):
        me.goods[kind] = START_GOODS[kind]
        s.supply[kind] -= START_GOODS[kind]
    me.bonus_discs = START_DISCS[s.seats]
    s.disc_supply -= START_DISCS[s.seats]
    me.markers = MARKERS
    me.output[FACTORY_GIVES[STARTING_FACTORY]] = FACTORY_AMOUNT[STARTING_FACTORY]


@rule
def lay_out_factories(s):
    """§4.8."""
    fill(s.factory_place, FACTORY_DRAW)
    fill(s.row, -1)
    shuffle_factories(s)
    fill_row(s)


@rule
def lay_out_inventions(s):
    """§4.9, §4.10: start inventions in the pile, all others in stock."""
    for card in range(CARDS):
        s.card_place[card] = DRAW if CARD_INVENTION[card] < 0 else STOCK
    fill(s.path, -1)
    shuffle_inventions(s)
    fill_path(s)
