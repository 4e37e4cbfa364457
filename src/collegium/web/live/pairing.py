"""Who meets whom: players dealt to tables, so that nobody meets again where that can be avoided. Plain numbers alone.

Sizes first: as few players as possible sit out, then tables as equal as can be. Who sits out: who has done so least,
then who has the fewest points, then who came last. Who sits together: the fewest meetings again, then the smallest
differences in points. It is searched for, best first, within a budget of steps, and mended by exchanges; for up to
ten players or so the search is complete. Seats: everybody in each seat as often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

STEPS = 4000  # of the search
AGAIN = 1_000_000  # a second meeting weighs more than any difference in points
Dealt = tuple[list[list[int]], list[int]]  # tables of players in the order of their seats; who sits out


@dataclass(frozen=True)
class Player:
    """Somebody to be dealt: `met` counts rivals, `sat` counts seats. `score` is in whole numbers."""

    id: int
    score: int = 0
    byes: int = 0
    met: dict[int, int] = field(default_factory=dict)
    sat: dict[int, int] = field(default_factory=dict)


def sizes(count: int, least: int, most: int) -> tuple[list[int], int]:
    """The sizes of the tables for so many players, the largest first, and how many sit out."""
    for out in range(count + 1):
        tables = -(-(count - out) // most)
        if least * tables <= count - out:
            small, more = divmod(count - out, tables) if tables else (0, 0)
            return [small + 1] * more + [small] * (tables - more), out
    return [], count


def deal(players: Sequence[Player], least: int, most: int, by_score: bool = True) -> Dealt:
    """One round. `players` stand in the order in which they came; `least` and `most` bound the seats of a table."""
    each, out = sizes(len(players), least, most)
    place = {player.id: number for number, player in enumerate(players)}
    rest = sorted(players, key=lambda p: (p.byes, p.score, -place[p.id]))[:out]
    playing = [player for player in players if player not in rest]
    if by_score:
        playing.sort(key=lambda p: (-p.score, place[p.id]))
    if not by_score and most == 2 and (pairs := _circle(players)):
        sitting = {player for pair in pairs for player in pair}
        return pairs, [player.id for player in players if player.id not in sitting]
    return [seated(table) for table in _grouped(playing, each, by_score)], [player.id for player in rest]


def again(players: Sequence[Player]) -> int:
    """How often the players of a table have met before."""
    return sum(one.met.get(other.id, 0) for one, other in combinations(players, 2))


def seated(players: Sequence[Player]) -> list[int]:
    """A table in the order of its seats: each player where they sat least."""
    if len(players) > 6:
        return [player.id for player in players]
    best = min(permutations(players), key=lambda row: sum(p.sat.get(seat, 0) for seat, p in enumerate(row)))
    return [player.id for player in best]


def _circle(players: Sequence[Player]) -> list[list[int]]:
    """All against all by the circle: one stays, the others move on a place a round. Of two whose places add up to an
    odd number the earlier one begins, else the later one: then all begin as often. Nothing where every round of it
    would have somebody meet again, as after somebody came late, or has who sat out before sit out again."""
    ring: list[Player | None] = [*players, *[None] * (len(players) % 2)]
    place = {player.id: number for number, player in enumerate(players)}
    fewest = min((player.byes for player in players), default=0)
    for turned in range(max(1, len(ring) - 1)):
        now = [ring[0], *ring[1 + turned :], *ring[1 : 1 + turned]]
        pairs = [(now[k], now[-1 - k]) for k in range(len(now) // 2)]
        tables = [[one, other] for one, other in pairs if one and other]
        out = [one or other for one, other in pairs if not (one and other)]
        if all(again(table) == 0 for table in tables) and all(one is None or one.byes == fewest for one in out):
            rows = [sorted((one.id, other.id), key=place.__getitem__) for one, other in tables]
            return [row if (place[row[0]] + place[row[1]]) % 2 else row[::-1] for row in rows]
    return []


def _grouped(playing: list[Player], each: list[int], by_score: bool) -> list[list[Player]]:
    def cost(table: Sequence[Player]) -> int:
        spread = sum(abs(a.score - b.score) for a, b in combinations(table, 2)) if by_score else 0
        return AGAIN * again(table) + spread

    search = _Search(cost)
    search.go(playing, each, [], 0)
    return _mended(search.best, cost)


class _Search:
    """Depth first, the nearest in points first; what costs as much as the best found is not followed."""

    def __init__(self, cost: Callable[[Sequence[Player]], int]) -> None:
        self.cost, self.steps = cost, 0
        self.best: list[list[Player]] = []
        self.least = -1

    def go(self, free: list[Player], each: list[int], tables: list[list[Player]], paid: int) -> None:
        if self.least >= 0 and (paid >= self.least or self.steps > STEPS):
            return
        if not free:
            self.best, self.least = list(tables), paid
            return
        for size in dict.fromkeys(each):
            left = list(each)
            left.remove(size)
            for mates in self._mates(free, size):
                self.steps += 1
                table = [free[0], *mates]
                rest = [player for player in free[1:] if player not in mates]
                self.go(rest, left, [*tables, table], paid + self.cost(table))
                if self.least == 0 or (self.least >= 0 and self.steps > STEPS):
                    return

    def _mates(self, free: list[Player], size: int) -> Iterator[tuple[Player, ...]]:
        """Who might sit with the first, the cheapest company first; of many, only near ones."""
        near = free[1 : 1 + max(12, 3 * size)] if size > 3 else free[1:]
        found = list(combinations(near, size - 1))
        found.sort(key=lambda mates: self.cost([free[0], *mates]))
        yield from found


def _mended(tables: list[list[Player]], cost: Callable[[Sequence[Player]], int]) -> list[list[Player]]:
    """Exchange two players of two tables for as long as that costs less."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for a in range(len(tables[one])):
                for b in range(len(tables[other])):
                    before = cost(tables[one]) + cost(tables[other])
                    tables[one][a], tables[other][b] = tables[other][b], tables[one][a]
                    if cost(tables[one]) + cost(tables[other]) < before:
                        better = True
                    else:
                        tables[one][a], tables[other][b] = tables[other][b], tables[one][a]
    return tables
