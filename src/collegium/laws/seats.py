"""Where seats are: the legend says it, so a table can be turned and every seat can look at it as the first one."""

from __future__ import annotations

from typing import Any

import numpy as np

from collegium.engine import engines
from collegium.engine.engine import Engine
from collegium.engine.states import States
from collegium.kernel import flow, scoring
from collegium.kernel.record import Field, Record, turned
from collegium.laws.law import SETTING, NotYet, Trial, expect, law, positions
from collegium.match.match import Match

SAY = "say where seats are: rows(..., by_seat=True), numbers(..., by_seat=AXIS), number(..., seat=BASE)"


def turn(record: type[Record], source: Any, target: Any, seats: int, by: int) -> None:
    """Write a record into `target` as it would be with seat `by` in the place of seat 0. What questions and steps are
    about stays: their kind says what it means."""
    for field in record.fields:
        if field.record is None:
            target[field.name] = turned_numbers(field, np.asarray(source[field.name]), seats, by)
        elif not field.shape:
            turn(field.record, source[field.name], target[field.name], seats, by)
        else:
            for row in range(field.shape[0]):
                mine = (row + by) % seats if field.by_seat == 0 and row < seats else row
                turn(field.record, source[field.name][mine], target[field.name][row], seats, by)


def turned_numbers(field: Field, values: Any, seats: int, by: int) -> Any:
    found = [turned(value, by, seats, field.seat, field.seat_bits) for value in values.ravel().tolist()]
    made = np.array(found, values.dtype).reshape(values.shape)
    if field.by_seat >= 0:
        along = np.moveaxis(made, field.by_seat, 0)
        along[:seats] = np.roll(along[:seats], -by, 0)
    return made


@law(SETTING)
def the_table_can_be_turned(trial: Trial) -> None:
    """The legend says where seats are: a table turned round is sane, scores the same and hides the same."""
    if not any(field.by_seat >= 0 for field in trial.game.state.fields if field.name not in flow.Header.legend):
        raise NotYet(f"no field of the record is by seat: {SAY}")
    engine = engines.engine(trial.game)
    for match, luck in positions(trial, every=1, seed=21):
        if trial.seats > 1 and match.number.bit_count() == 1:  # after 1, 2, 4, 8, ... choices
            look_at(match, engine, luck.randrange(1, trial.seats))


def look_at(match: Match, engine: Engine, by: int) -> None:
    """Turn one position so that seat `by` is the first."""
    game, seats = match.game, match.seats
    states = States(game, 4)  # as it is, turned, seen by seat `by`, seen by the first when turned
    states.array[0] = states.array[2] = np.frombuffer(match.bytes(), game.state.dtype)[0]
    turn(game.state, states.array[0], states.array[1], seats, by)
    broken = engine.sane(states, 1)
    expect(not broken, f"turned so that seat {by} is the first, what must hold does not ({broken}): {SAY}")
    points = []
    for i in (0, 1):
        engine.score(states, i)
        points.append(states.out[: seats * scoring.COLUMNS].reshape(seats, -1).tolist())
    same = points[1] == points[0][by:] + points[0][:by]
    expect(same, f"turned so that seat {by} is the first, the scores are others: {SAY}")
    states.array[3] = states.array[1]
    engine.view(states, by, 2)
    engine.view(states, 0, 3)
    turn(game.state, states.array[2], states.array[1], seats, by)
    different = [name for name in game.state.legend if not np.array_equal(states.array[1][name], states.array[3][name])]
    expect(not different, f"seat {by} sees other {', '.join(different)} than the first seat of the table turned: {SAY}")
