"""What travels on the stage: things fly from where they lay to where they lie, and nothing else moves.

A piece keeps its identity from board to board. Where its place changed it is named by a flight, or it makes room: its
row got or lost a piece, a whole row came or went, or it stepped aside by no more than its own size.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from collegium.draw.stage import Area, Box, Flight, Piece, Scene, Stage
from collegium.kernel.game import Game
from collegium.laws.board import staged
from collegium.laws.law import GAME, SETTING, Trial, choose_by_chance, expect, law, settings
from collegium.laws.ledger import ledger, plain
from collegium.match.match import SPECTATOR, Match, Told, new

LOOKS = 12  # choices in a row that one viewer looks at
ASIDE = 1.25  # of its own size: how far a piece steps to make room
GAMES = 2  # of each setting in which every event is asked for what travels


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
    rows, now = rows_of(before), rows_of(after)
    for area in after.areas:
        was, rows_now = rows.get(area.id, {}), now[area.id]
        for piece in area.pieces:
            if not piece.name or piece.id in named or piece.id not in old:
                continue
            where, box = old[piece.id]
            laid_anew = was.keys() != rows_now.keys() or was[stem(piece)] != rows_now[stem(piece)]
            if where != area.id or not (laid_anew or aside(box, piece.box)):
                yield piece.id


def rows_of(scene: Scene) -> dict[str, dict[str, set[str]]]:
    """The rows of each area: pieces of one sort."""
    rows: dict[str, dict[str, set[str]]] = {}
    for area in scene.areas:
        here = rows.setdefault(area.id, {})
        for piece in area.pieces:
            here.setdefault(stem(piece), set()).add(piece.id)
    return rows


def stem(piece: Piece) -> str:
    return piece.id.split(".")[0]


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
    for match, event in told_once(trial.game):
        said = {name: plain(value) for name, value in event.text.args.items()}
        if moving.get(event.key) or not any(entry[2] for entry in book.ENTRIES[event.key](event.who, said)):
            continue
        moving[event.key] = bool(stage.flights(match.view(event.viewer), event, event.viewer))
        still = event.key in stage.still
        expect(not (moving[event.key] and still), f"by '{event.key}' something travels: take it out of stage.still")
    idle = sorted(key for key, flies in moving.items() if not flies and key not in stage.still)
    expect(not idle, f"nothing travels by {', '.join(idle)}: add a flight, or stage.still with the reason")
    expect(moving, "no event moved anything in whole games")


def told_once(game: Game) -> Iterator[tuple[Match, Told]]:
    """Every event of whole random games that is told, as whom it is about is told it."""
    for seed, (variant, seats) in product(range(GAMES), settings(game)):
        luck, match = random.Random(seed), new(game, seats, variant, seed)
        while not match.over:
            since = len(match.told)
            choose_by_chance(match, luck)
            for index in range(since, len(match.told)):
                event = match.events(index, match.told[index][2])[0]
                if not event.silent:
                    yield match, event
