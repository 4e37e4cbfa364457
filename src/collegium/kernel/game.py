"""A game as the rest of Collegium knows it: one `Game` object per folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from collegium.kernel.aspects import Aspects, no_aspects
from collegium.kernel.choice import Choices, Events, Reasons
from collegium.kernel.components import Components
from collegium.kernel.record import Record
from collegium.kernel.rule import rule
from collegium.kernel.texts import Text


@rule
def conceal_nothing_more(s, who):  # type: ignore[no-untyped-def]
    """What the legend hides is all there is to hide."""


@rule
def nothing_to_imagine(s, who):  # type: ignore[no-untyped-def]
    """Nothing is hidden in this game but the dice to come."""


@rule
def no_value(s, who):  # type: ignore[no-untyped-def]
    """No opinion: the greedy bot plays by chance."""
    return 0


@rule
def always_sane(s):  # type: ignore[no-untyped-def]
    """No invariants beyond the legend's bounds."""
    return 0


def no_verdict(s: Any) -> Text | None:
    """The places say it all: whoever is first has won."""
    return None


@dataclass(frozen=True, eq=False)
class Game:
    """Everything a client, a bot or a law needs to know of one game. `variants` maps each key to its seats."""

    key: str
    title: str
    rules_version: int
    folder: Path
    state: type[Record]
    variants: Mapping[str, tuple[int, int]]
    choices: Choices
    events: Events
    reasons: Reasons
    components: Components
    setup: Callable[..., Any]
    step: Callable[..., Any]
    menu: Callable[..., Any]
    choose: Callable[..., Any]
    score: Callable[..., Any]
    table: Callable[..., Any]
    headline: Callable[[Any], Any]
    sheet: Callable[[Any], Any]
    sane: Callable[..., Any] = always_sane
    conceal: Callable[..., Any] = conceal_nothing_more
    imagine: Callable[..., Any] = nothing_to_imagine
    value: Callable[..., Any] = no_value
    verdict: Callable[[Any], Text | None] = no_verdict  # how it ended, where places do not say it (a game for one)
    setting_up: Callable[[Any], bool] | None = None  # plain Python: is the game still being set up by choices?
    stage: Any = None  # the composed board, as draw/stage.py has it; without one the table flows
    aspects: Aspects = no_aspects  # what a player counts, as a seat sees it: the coach's reasons
    longest: int = 10_000  # no game has more choices than this
    minutes: int = 30
    weight: float = 2.0  # how heavy a game, 1 to 5
    accent: tuple[str, str] = ("#0f766e", "#5eead4")  # light, dark
    motif: str = "network"
    tastes: tuple[str, ...] = ("all",)  # styles of the greedy bot that `value` knows, by s.taste[who]
    rare: tuple[str, ...] = ()  # kinds of choice and events too rare for random play; the game's tests have them
    concealed: tuple[str, ...] = ()  # "rows.field": 0 or 1, wiped for rivals by `conceal` though the legend shows it
    invariants: tuple[str, ...] = ()  # what each code of `sane` means, from 1
    languages: tuple[str, ...] = field(default=("en", "nl", "es"))

    def __post_init__(self) -> None:
        silent = [kind.key for kind in self.choices.kinds[1:] if not kind.names and not kind.label]
        if silent:
            raise TypeError(f"{self.key}: no words for the options of {', '.join(silent)}: give names or a label")

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most seats over all variants."""
        return min(low for low, _ in self.variants.values()), max(high for _, high in self.variants.values())


def settings(game: Game) -> Iterator[tuple[str, int]]:
    """Every variant with every number of seats."""
    for variant, (low, high) in game.variants.items():
        for seats in range(low, high + 1):
            yield variant, seats
