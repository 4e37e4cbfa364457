"""Setting tables for examples: goods, boxes, factories and displays by hand, so that `sane` still holds."""

from collegium.match.testing import Position

from .. import GAME
from ..choices import BUILD, MARKET, NEXT_TURN
from ..components import (
    ACTION_DISCS,
    CARD_INVENTION,
    CARDS,
    FACTORIES,
    FACTORY_AMOUNT,
    FACTORY_GIVES,
    FIELDS,
    GOOD_KEYS,
    LOAD_GOOD,
    OPERATION_KEYS,
    PATH_FIELDS,
    ROW_FIELDS,
)
from ..state import (
    ACTION,
    DISCARD,
    DISPLAY,
    DRAW,
    EXECUTING,
    FACTORY_DISCARD,
    FACTORY_DISPLAY,
    FACTORY_DRAW,
    FACTORY_OWNED,
    FINAL,
    FINAL_MARKET,
)

YELLOW, GREEN, ORANGE, BROWN = range(4)
WOOD, METAL, TECH, TOOL, COAL, GOLD, DEVELOPMENT = range(7)
OPERATION = {key: number + 1 for number, key in enumerate(OPERATION_KEYS)}  # options of the market menu
G = dict(zip(range(1, 10), range(9), strict=True))  # gold boxes by number
V = dict(zip(range(1, 10), range(9, 18), strict=True))  # silver boxes


class Example(Position):
    """A position in the middle of a round, at which `who` takes the first turn."""

    def __init__(self, seats=4, seed=1):
        super().__init__(GAME, seats, seed=seed)

    def act(self, who, kind, occasion=ACTION):
        """`who` has picked the disc on this action's field; the others still have all theirs on the board."""
        s = self.s
        s.phase, s.count, s.start = EXECUTING, 0, who
        s.first = (who - s.era + 1) % s.seats
        places = [0] * FIELDS
        for seat in range(s.seats):
            for field in range(FIELDS):
                s.discs[field, seat] = 0
        for seat in [who, *[seat for seat in range(s.seats) if seat != who]]:
            wanted = [kind - BUILD] if seat == who and BUILD <= kind < BUILD + FIELDS else []
            rest = sorted((f for f in range(FIELDS) if f not in wanted), key=lambda f: places[f])
            for field in (wanted + rest)[: ACTION_DISCS[s.seats]]:
                s.discs[field, seat] = 1
                places[field] += 1
        self.ask(who, kind, occasion)

    def final_market(self, who):
        s = self.s
        s.phase, s.count, s.start = FINAL_MARKET, 0, who
        s.era = {3: 9, 4: 8, 5: 10}[s.seats]
        s.first = (who - s.era + 1) % s.seats
        self.ask(who, MARKET, FINAL)

    def end_round(self):
        """All turns of this round are over."""
        s = self.s
        s.phase, s.count = EXECUTING, s.seats * int(ACTION_DISCS[s.seats])
        for field in range(FIELDS):
            for seat in range(s.seats):
                s.discs[field, seat] = 0
        self.settle(NEXT_TURN)

    def give(self, who, **goods):
        """Set a player's store: the goods named, none of all others."""
        for kind, key in enumerate(GOOD_KEYS):
            wanted = goods.get(key, 0)
            self.s.supply[kind] += self.s.player[who].goods[kind] - wanted
            self.s.player[who].goods[kind] = wanted

    def store(self, who):
        """What a player has, without what is missing."""
        found = {key: self.s.player[who].goods[kind] for kind, key in enumerate(GOOD_KEYS)}
        return {key: number for key, number in found.items() if number}

    def influence(self, who, number=None):
        if number is not None:
            self.s.player[who].influence = number
        return self.s.player[who].influence

    def discs(self, who, number):
        """Set a player's bonus discs."""
        self.s.disc_supply += self.s.player[who].bonus_discs - number
        self.s.player[who].bonus_discs = number

    def own(self, who, *boxes, patented=False):
        """Give boxes to a player. The cards of a gold box lie in the discard pile."""
        s = self.s
        for box in boxes:
            s.box_owner[box] = who
            s.player[who].markers -= 1 + patented
            s.player[who].patent_step += patented
            s.box_patent[box] = int(patented)
            for card in range(CARDS):
                if CARD_INVENTION[card] == box:
                    s.card_place[card] = DISCARD

    def lay_path(self, *cards):
        """Lay these cards (-1: none) on the first fields of the path; what lay there is discarded."""
        s = self.s
        for slot in range(PATH_FIELDS):
            if s.path[slot] >= 0:
                s.card_place[s.path[slot]] = DISCARD
            s.path[slot] = cards[slot] if slot < len(cards) else -1
        for card in cards:
            if card >= 0:
                s.card_place[card] = DISPLAY
        self.pile_up([card for card in range(CARDS) if s.card_place[card] == DRAW])

    def pile_up(self, cards):
        """These cards are the face-down pile, the last one on top."""
        s = self.s
        for card in range(CARDS):
            if s.card_place[card] == DRAW and card not in cards:
                s.card_place[card] = DISCARD
        for number, card in enumerate(cards):
            s.pile[number] = card
            s.card_place[card] = DRAW
        s.pile_length = len(cards)

    def lay_row(self, *factories):
        s = self.s
        for slot in range(ROW_FIELDS):
            if s.row[slot] >= 0:
                s.factory_place[s.row[slot]] = FACTORY_DISCARD
            s.row[slot] = factories[slot] if slot < len(factories) else -1
        for factory in factories:
            if factory >= 0:
                s.factory_place[factory] = FACTORY_DISPLAY
        self._pile_up_factories()

    def built(self, who, *factories):
        s = self.s
        for factory in factories:
            for slot in range(ROW_FIELDS):
                if s.row[slot] == factory:
                    s.row[slot] = -1
            s.factory_place[factory] = FACTORY_OWNED + who
            s.player[who].output[FACTORY_GIVES[factory]] += int(FACTORY_AMOUNT[factory])
        self._pile_up_factories()

    def _pile_up_factories(self):
        s = self.s
        cards = [factory for factory in range(FACTORIES) if s.factory_place[factory] == FACTORY_DRAW]
        for number, factory in enumerate(cards):
            s.factory_pile[number] = factory
        s.factory_pile_length = len(cards)

    def load(self, *loads):
        """Set the loads of all ships and sheds."""
        for place, number in enumerate(loads):
            self.s.supply[LOAD_GOOD[place]] += self.s.load[place] - number
            self.s.load[place] = number

    def sane(self):
        return self.match.sane() == 0
