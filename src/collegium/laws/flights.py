"""What travels on the stage: things fly from where they lay to where they lie, and nothing else moves.

A piece keeps its identity from board to board. Where its place changed it is named by a flight, or it makes room: its
area was laid anew, because it got or lost a piece or one changed its kind, or it stepped aside by no more than its own
size.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from collegium.draw.stage import Area, Box, Flight, Piece, Scene, Stage
from collegium.kernel.game import Game
from collegium.laws.board import staged
from collegium.laws.law import GAME, SETTING, Trial, choose_by_chance, expect, law, settings
from collegium.laws.ledger import ledger, plain
from collegium.match.match import SPECTATOR, Match, new
from collegium.match.parts import Told

LOOKS = 12  # choices in a row that one viewer looks at
GAMES = 6  # at least, in which every event is asked for what travels
ASIDE = 1.25  # of its own size: how far a piece steps to make room


@dataclass(frozen=True)
class Change:
    """One choice as a viewer saw it: the board before and after, and what travels by which event."""

    viewer: int
    before: Scene
    after: Scene
    flights: tuple[tuple[Told, Flight], ...]
    told: str  # the choice and its events, for a sentence


@law(SETTING)
def what_moves_is_what_the_story_tells(trial: Trial) -> None:
    """What travels begins and ends at a piece of the board; what is not named stays, or makes room."""
    flown = 0
    for change in changes(trial, staged(trial)):
        named = set()
        for event, flight in change.flights:
            for scene, name, side in ((change.before, flight.start, "begins"), (change.after, flight.end, "ends")):
                place = found(scene, name)
                if place is None:
                    expect(False, f"what flies by '{event.key}' {side} at '{name}', which lies nowhere; {change.told}")
                else:
                    named.add(place.id)
            flown += 1
        for piece in strays(change.before, change.after, named):
            expect(False, f"{piece} moved and no flight names it: {change.told}")
    expect(flown, "nothing travelled in a whole game: stage.flights says what does")


def changes(trial: Trial, stage: Stage) -> Iterator[Change]:
    """A whole random game, choice by choice, on a wide screen: one viewer for a while, then another."""
    luck, match = random.Random(trial.seats), trial.match(seed=11)
    shape, viewer, board = stage.board.shapes[0], 0, None
    while not match.over:
        if board is None or match.number % LOOKS == 0:
            viewer = luck.choice((*match.to_act, *range(SPECTATOR, trial.seats)))
            board = stage.compose(match.view(viewer), viewer, shape, frozenset())
        since = len(match.told)
        choose_by_chance(match, luck)
        view = match.view(viewer)
        after = stage.compose(view, viewer, shape, frozenset())
        events = match.events(since, viewer)
        flights = tuple((event, flight) for event in events for flight in stage.flights(view, event, viewer))
        keys = ", ".join(event.key for event in events)
        yield Change(viewer, board, after, flights, f"choice {match.number}, seen by {viewer}: {keys}")
        board = after


def found(scene: Scene, name: str) -> Piece | Area | None:
    """Where a flight begins or ends, as stage.js finds it: "area:kind", a piece, an area, or what begins so."""
    area, _, kind = name.partition(":")
    pieces = [(part.id, piece) for part in scene.areas for piece in part.pieces]
    if kind:
        return next((piece for part, piece in pieces if part == area and piece.kind == kind), None)
    one = next((piece for _, piece in pieces if piece.id == name), None)
    whole = next((part for part in scene.areas if part.id == name), None)
    return one or whole or next((piece for _, piece in pieces if piece.id.startswith(name)), None)


def strays(before: Scene, after: Scene, named: set[str]) -> Iterator[str]:
    """The pieces that moved though nothing names them and nobody needed the room. What has no name is no piece but
    part of a picture."""
    old = {piece.id: (area.id, piece.box) for area in before.areas for piece in area.pieces}
    were, are = by_area(before), by_area(after)
    for area in after.areas:
        laid_anew = were.get(area.id) != are[area.id]
        for piece in area.pieces:
            if piece.name and piece.id not in named and piece.id in old:
                where, box = old[piece.id]
                if where != area.id or not (laid_anew or aside(box, piece.box)):
                    yield piece.id


def by_area(scene: Scene) -> dict[str, set[tuple[str, str]]]:
    """Return the named pieces of each area with their kinds. If they change, the area was laid anew."""
    return {area.id: {(piece.id, piece.kind) for piece in area.pieces if piece.name} for area in scene.areas}


def aside(old: Box, new: Box) -> bool:
    """A piece stays, or steps aside."""
    return abs(new.x - old.x) <= ASIDE * old.w and abs(new.y - old.y) <= ASIDE * old.h


@law(GAME)
def what_an_event_moves_travels(trial: Trial) -> None:
    """An event that moves something lets it travel, or the game says why that stands still."""
    stage, book = staged(trial), ledger(trial.game)
    known = {kind.key for kind in trial.game.events.kinds[1:]}
    unknown = sorted(set(stage.still) - known)
    expect(not unknown, f"stage.still has {', '.join(unknown)}: no such event")
    moving: dict[str, bool] = {}
    for match, index in told_in(trial.game):
        key = trial.game.events.kinds[match.told[index][1]].key
        if moving.get(key) or key not in book.ENTRIES:  # what is silent has no entry
            continue
        event = match.events(index, match.told[index][2])[0]
        said = {name: plain(value) for name, value in event.text.args.items()}
        if any(difference for _, _, difference in book.ENTRIES[key](event.who, said)):
            moving[key] = bool(stage.flights(match.view(event.viewer), event, event.viewer))
            flies_still = moving[key] and key in stage.still
            expect(not flies_still, f"by '{key}' something travels: take it out of stage.still")
    idle = sorted(key for key, flies in moving.items() if not flies and key not in stage.still)
    expect(not idle, f"nothing travels by {', '.join(idle)}: add a flight, or stage.still with the reason")
    expect(moving, "no event moved anything in whole games")


def told_in(game: Game) -> Iterator[tuple[Match, int]]:
    """Every event of whole random games of every setting: the match just then, and the event's number."""
    ways = list(settings(game))
    for number, (variant, seats) in enumerate(ways * -(-GAMES // len(ways))):
        luck, match = random.Random(number), new(game, seats, variant, number)
        while not match.over:
            since = len(match.told)
            choose_by_chance(match, luck)
            yield from ((match, index) for index in range(since, len(match.told)))
