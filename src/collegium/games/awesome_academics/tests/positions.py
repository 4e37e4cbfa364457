"""Tables made by hand for the examples: staff, projects, cards and tiles put where an example wants them.

Numbers of cards, projects, tiles and events are the printed ones, from 1.
A parked question waits at the end.
"""

from collegium.kernel import below
from collegium.kernel.rng import seed_words
from collegium.match.testing import Position

from .. import GAME
from ..choices import FIRST_RESEARCHER, RESOLVE
from ..components import CARDS, TILES
from ..state import (
    ACTION,
    BOX,
    COMPLETED,
    DECK,
    HAND,
    IN_PLAY,
    LAYOUT,
    OPEN,
    PLAYED,
    RESEARCHER_OF,
    SLOT,
    STUDENT_OF,
    TILE_OF,
)

LC, LI, CI = range(3)
L, C, I = range(3)


class Loose:
    """Two words of a generator, to look ahead."""

    def __init__(self, seed):
        self.rng = list(seed_words(seed))


class Desk(Position):
    """An empty table in turn 2: nobody has staff, projects, cards or tiles; the order is the order of the seats."""

    def __init__(self, seats=3, variant="standard-full", phase=ACTION, turn=2):
        super().__init__(GAME, seats, variant, seed=1)
        self.match.names = ["Ada", "Bob", "Cleo", "Dan"][:seats]
        s = self.s
        self.clear()
        s.draft, s.turn, s.phase, s.mute = 0, turn, phase, 0
        for t in range(TILES):
            s.tile[t], s.dealt[t] = BOX, 0
        for i in range(len(s.researcher)):
            s.researcher[i].place = 0
            for k in range(2):
                s.researcher[i].level[k] = s.researcher[i].months[k] = 0
        if variant.startswith("standard"):
            for c in range(CARDS):
                s.card[c], s.known[c] = DECK, 0
        for who in range(seats):
            s.order[who] = who
            me = s.player[who]
            me.hand = me.researchers = me.start_bonus = 0
            for d in range(3):
                me.reputation[d] = 0

    def ask(self, who, kind, a=0, b=0, c=0):
        super().ask(who, kind, a, b, c)
        self.then(FIRST_RESEARCHER, 0)

    def run(self, step, a=0, b=0, c=0):
        """Run a step and what follows, up to the next choice; a parked question waits below."""
        self.clear()
        self.then(FIRST_RESEARCHER, 0)
        self.then(step, a, b, c)
        self.go_on()

    @property
    def parked(self):
        return self.kind(self.s.order[0]) == "start-researcher"

    # ------------------------------------------------------------------------------------------------ putting things

    def researcher(self, who, pair, first=1, second=1):
        """A researcher of this pair joins at these levels; returns the index."""
        i = next(i for i in range(6 * pair, 6 * pair + 6) if self.s.researcher[i].place == 0)
        self.s.researcher[i].place = RESEARCHER_OF + who
        self.s.researcher[i].level[0], self.s.researcher[i].level[1] = first, second
        self.s.player[who].researchers += 1
        return i

    def student(self, who, *tokens):
        j = next(j for j in range(12) if self.s.student[j].place == 1)
        self.s.student[j].place = STUDENT_OF + who
        self.s.player[who].students += 1
        for d in tokens:
            self.s.student[j].tokens[d] += 1
        return j

    def project(self, who, number, *progress, worked=0):
        card = self.s.project[number - 1]
        if card.place in (1, 2, 3, 4):
            self.s.stock -= 1
        card.place, card.worked = IN_PLAY + who, worked
        self.s.player[who].projects += 1
        for d, months in enumerate(progress):
            card.progress[d] = months
        return card

    def completed(self, who, number):
        self.s.project[number - 1].place = COMPLETED + who
        self.s.stock -= 1

    def reputation(self, who, *points):
        for d, p in enumerate(points):
            self.s.player[who].reputation[d] = p

    def tokens(self, who, *counts):
        for d, n in enumerate(counts):
            self.s.player[who].tokens[d] = n

    def hand(self, who, *numbers):
        for number in numbers:
            self.s.card[number - 1] = HAND + who
            self.s.player[who].hand += 1

    def open(self, who, *numbers):
        for number in numbers:
            self.s.card[number - 1] = OPEN + who

    def played(self, who, *numbers):
        for number in numbers:
            self.s.card[number - 1] = PLAYED + who

    def slots(self, *numbers):
        for k, number in enumerate(numbers):
            self.s.card[number - 1] = SLOT + k

    def tile(self, who, *numbers):
        for number in numbers:
            self.s.tile[number - 1] = TILE_OF + who

    def layout(self, *numbers):
        for number in numbers:
            self.s.event[number - 1] = LAYOUT

    def dice(self, *faces):
        """The next dice will show these faces."""
        for seed in range(1_000_000):
            loose = Loose(seed)
            if all(1 + below(loose, 6) == face for face in faces):
                self.s.rng[0], self.s.rng[1] = seed_words(seed)
                return
        raise AssertionError("no such dice")

    # ------------------------------------------------------------------------------------------------ playing

    def resolve(self, who, number, how, *faces):
        """This seat resolves a played card: 0 standard, 1 special, 2 reserve (tile 8), 3 nothing."""
        self.played(who, number)
        self.ask(who, RESOLVE, number - 1)
        if faces:
            self.dice(*faces)
        self.choose(who, how)

    def lines(self, viewer=0, lang="en"):
        """The whole story as this seat reads it."""
        return self.news(0, lang, viewer)

    def place(self, number):
        """Where an Action card lies."""
        return self.s.card[number - 1]

    def rep(self, who=0):
        return tuple(self.s.player[who].reputation)

    def tok(self, who=0):
        return tuple(self.s.player[who].tokens)
