"""OpenSpiel: every game of ours as one of its own, `collegium_KEY`. Needs `pip install "collegium[openspiel]"`.

register()
game = pyspiel.load_game("collegium_KEY(players=3,deals=64)")

Chance comes first: a deal, one of `deals` seeds, all as likely. What happens by chance later follows from it, unseen.
An information state is all that a player has seen so far, as a digest; ISMCTS guesses what is hidden as our bots do.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np

from collegium.engine import engines
from collegium.engine.many import reward
from collegium.engine.observation import layout
from collegium.engine.states import States
from collegium.extras import extra
from collegium.kernel import flow, scoring
from collegium.kernel.choice import LEGAL
from collegium.kernel.game import Game
from collegium.registry import find, keys

extra("pyspiel", "openspiel")
import pyspiel

PREFIX = "collegium_"
DEALS = 1024
TRUTH, SEEN = range(2)  # the two states of a desk


class Desk:
    """Where the records of one game are looked at and played on, for all its states: they keep bytes alone."""

    def __init__(self, game: Game, seats: int, compiled: bool) -> None:
        self.game, self.seats, self.layout = game, seats, layout(game, seats)
        self.engine = engines.compiled(game) if compiled else engines.engine(game)
        self.states = States(game, 2)
        self.states.array["mute"] = 1
        self.offsets = game.choices.offsets.tolist()

    def lay(self, data: bytes, i: int = TRUTH) -> None:
        self.states.array[i] = np.frombuffer(data, self.game.state.dtype)[0]

    def data(self, i: int = TRUTH) -> bytes:
        return bytes(self.states.raw[i])

    def begin(self, variant: int, seed: int) -> bytes:
        self.engine.begin(self.states, self.seats, variant, seed)
        return self.data()

    def asked(self, data: bytes) -> int:
        """The first seat that owes a choice, -1 when the game is over."""
        self.lay(data)
        owed = self.states.array[TRUTH]["owed"]["kind"][: self.seats]
        return int(np.argmax(owed != 0)) if owed.any() else -1

    def first(self, data: bytes, seat: int) -> int:
        """The flat action id of the first option of what a seat owes."""
        self.lay(data)
        return int(self.offsets[self.states.array[TRUTH]["owed"]["kind"][seat]])

    def legal(self, data: bytes, seat: int) -> list[int]:
        first = self.first(data, seat)
        options = self.game.choices.kinds[self.states.array[TRUTH]["owed"]["kind"][seat]].options
        self.engine.menu(self.states, seat)
        return [first + option for option in range(options) if self.states.verdict[option] == LEGAL]

    def act(self, data: bytes, seat: int, action: int) -> bytes:
        option = action - self.first(data, seat)
        if self.engine.act(self.states, seat, option):
            raise ValueError(f"action {action} is not legal for seat {seat}")
        return self.data()

    def seen(self, data: bytes, seat: int) -> bytes:
        self.lay(data, SEEN)
        self.engine.view(self.states, seat, SEEN)
        return self.data(SEEN)

    def vector(self, data: bytes, seat: int) -> Any:
        self.seen(data, seat)
        return self.layout.vector(self.states.array[SEEN], seat)

    def guess(self, data: bytes, seat: int, luck: int) -> bytes:
        self.lay(data)
        self.engine.imagine(self.states, seat, luck)
        return self.data()

    def rewards(self, data: bytes) -> list[float]:
        self.lay(data)
        self.engine.score(self.states)
        found = [0.0] * self.seats
        reward(self.states.plain[TRUTH], self.states.out[: flow.SEATS * scoring.COLUMNS].tolist(), found)
        return found


@cache
def desk(key: str, seats: int, compiled: bool) -> Desk:
    return Desk(find(key), seats, compiled)


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if game.seats[0] > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "variant": "", "deals": DEALS, "compiled": True},
    )


class CollegiumGame(pyspiel.Game):
    """A game of ours at a table of so many players. `players` 0: the fewest; `variant` "": the first."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 0, "variant": "", "deals": DEALS, "compiled": True, **(params or {})}
        game = find(self.key)
        variant = given["variant"] or next(iter(game.variants))
        if variant not in game.variants:
            raise ValueError(f"{game.key}: no variant '{variant}' (expected one of {', '.join(game.variants)})")
        low, high = game.variants[variant]
        seats = given["players"] or low
        if not low <= seats <= high:
            raise ValueError(f"{game.key}, {variant}: {seats} players (expected {low} to {high})")
        self.desk = desk(self.key, seats, bool(given["compiled"]))
        self.variant, self.deals = list(game.variants).index(variant), int(given["deals"])
        worth = 1.0 if seats > 1 else 1000.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.choices.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-worth,
            max_utility=worth,
            utility_sum=0.0 if game.seats[0] > 1 else None,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> CollegiumState:
        return CollegiumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observation parameters {params} (expected none)")
        return Observer(self.desk)


class CollegiumState(pyspiel.State):
    """A position: the record's bytes, and for every player a digest of what it has seen so far."""

    def __init__(self, game: CollegiumGame) -> None:
        super().__init__(game)
        self.data = b""
        self.seen: list[tuple[bytes, bytes]] = [(b"", b"")] * game.desk.seats  # the last view, the digest of all

    @property
    def desk(self) -> Desk:
        found: Desk = self.get_game().desk
        return found

    def current_player(self) -> Any:
        if not self.data:
            return pyspiel.PlayerId.CHANCE
        seat = self.desk.asked(self.data)
        return seat if seat >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return bool(self.data) and self.desk.asked(self.data) < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.desk.legal(self.data, player) if self.data and player == self.desk.asked(self.data) else []

    def _apply_action(self, action: int) -> None:
        if self.data:
            self.data = self.desk.act(self.data, self.desk.asked(self.data), action)
        else:
            self.data = self.desk.begin(self.get_game().variant, action)
        for seat, (last, digest) in enumerate(self.seen):
            now = self.desk.seen(self.data, seat)
            if now != last:  # a choice that nobody may know of leaves no trace here
                self.seen[seat] = now, hashlib.blake2b(digest + now, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        offsets, kinds = self.desk.offsets, self.desk.game.choices.kinds
        number = max(k for k in range(1, len(kinds)) if offsets[k] <= action)
        kind, option = kinds[number], action - offsets[number]
        return f"{kind.key} {kind.names[option] if kind.names else option}"

    def returns(self) -> list[float]:
        return self.desk.rewards(self.data) if self.is_terminal() else [0.0] * self.desk.seats

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{seat} {self.seen[seat][1].hex()}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> CollegiumState:
        """The same for this player, with a fair guess in the place of what it cannot see."""
        made: CollegiumState = self.clone()
        made.data = self.desk.guess(self.data, player_id, int(probability_sampler() * 2**32))
        return made

    def __str__(self) -> str:
        return hashlib.blake2b(self.data, digest_size=16).hexdigest() if self.data else "before the deal"


class Observer:
    """What a player sees now, as the vector."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tensor = np.zeros(desk.layout.size, np.float32)
        self.dict = {"observation": self.tensor}  # its parts are not next to each other: `layout.named` has them

    def set_from(self, state: CollegiumState, player: int) -> None:
        self.tensor.fill(0)
        if state.data:
            self.tensor[:] = self.desk.vector(state.data, player)

    def string_from(self, state: CollegiumState, player: int) -> str:
        seen = self.desk.seen(state.data, player) if state.data else b""
        return f"{player} {hashlib.blake2b(seen, digest_size=16).hexdigest()}"


def register() -> list[str]:
    """Make our games known to OpenSpiel; those that it knows already stay as they are. Returns their names."""
    known = set(pyspiel.registered_names())
    for key in keys():
        if PREFIX + key not in known:
            pyspiel.register_game(game_type(find(key)), type(f"Collegium_{key}", (CollegiumGame,), {"key": key}))
    return [PREFIX + key for key in keys()]
