"""Positions of Nobel Run by hand: put cards where an example wants them, name options by what they do."""

from collegium.engine import engines
from collegium.match.testing import Position

from .. import GAME
from .. import choices as c
from ..components import ATTACKS, BLOCKS, CARD_KEYS, EMPTY, KINDS, PRESTIGE, RESOURCE_KEYS, SETTLES, SMEARS


def kind(key):
    return CARD_KEYS.index(key)


def use(key, resource):
    return int(c.USE_OPTION[kind(key), RESOURCE_KEYS.index(resource)])


def publish(key):
    return int(c.PUBLISH_OPTION[kind(key)])


def smear(key):
    return int(c.SMEAR_OPTION[kind(key)])


def counter(key):
    return c.AT_COUNTER + list(BLOCKS).index(kind(key))


def settle(resource):
    return c.AT_SETTLE + list(SETTLES).index(RESOURCE_KEYS.index(resource))


def hold(key):
    """The option of UNLOCK, DROP and PAY for a card."""
    return int(c.HOLD_OPTION[kind(key)])


def levy(key):
    return c.AT_LEVY + list(ATTACKS).index(kind(key))


def block(key):
    return c.AT_BLOCK + list(BLOCKS).index(kind(key))


def react_smear(key):
    return c.AT_REACT_SMEAR + list(SMEARS).index(kind(key))


def zone(counts):
    """A zone as {key: copies}."""
    return {CARD_KEYS[k]: counts[k] for k in range(KINDS) if counts[k]}


class Bench(Position):
    """A position in which seat 0 is on turn, everybody's cards and the reserve are as an example says."""

    def __init__(self, seats=2, variant="competitive", seed=1):
        engines.use(GAME)  # plain
        super().__init__(GAME, seats, variant, seed)
        self.clear()
        s = self.s
        s.first = s.active = 0
        for place in range(len(s.reserve)):
            s.reserve[place] = EMPTY
        for r in range(3):
            s.pool[r] = s.debt[r] = 0
        for who in range(seats):
            self.hand(who)
            self.pile(who, "deck", "work", "work", "work", "work", "work")
            self.pile(who, "discard")

    def hand(self, who, *keys):
        self.pile(who, "hand", *keys)

    def pile(self, who, name, *keys):
        """Put exactly these cards into a hand, deck or discard."""
        me = self.me(who)
        getattr(me, name)[:] = 0
        for key in keys:
            getattr(me, name)[kind(key)] += 1
        setattr(me, f"{name}_size", len(keys))

    def cv(self, who, *keys):
        me = self.me(who)
        me.cv[:] = 0
        for key in keys:
            me.cv[kind(key)] += 1
        me.prestige = sum(int(PRESTIGE[kind(key)]) for key in keys)

    def pool(self, money=0, effort=0, data=0):
        self.s.pool[0], self.s.pool[1], self.s.pool[2] = money, effort, data

    @property
    def made(self):
        return tuple(self.s.pool)

    def main(self, who=0):
        self.s.active = who
        self.ask(who, c.MAIN)

    def start_turn(self, who=0):
        self.s.active = who
        self.settle(c.TAKE_TURN)

    def end(self, who=0, keep=True):
        """End the turn and drop nothing, or everything."""
        self.choose(who, c.AT_END)
        if self.kind(who) == "drop":
            self.choose(who, c.AT_DROP_DONE if keep else c.AT_DROP_ALL)

    def offers(self, who, option):
        return option in self.legal(who)
