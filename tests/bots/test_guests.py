"""A bot of one's own: everywhere a level is named, with what its seat may see, the menu and luck."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from collegium import bots
from collegium.bots import guests
from collegium.engine.batch import Batch
from collegium.match.match import new

from ..research import lay_bots_out

MODULE = '''
class Last:
    """Takes the last option, and keeps what it was asked."""
    asked = []
    def choose(self, asked):
        self.asked.append(asked)
        return asked.options[-1]

class Cheat:
    def choose(self, asked):
        return 99

class Lucky:
    def choose(self, asked):
        return asked.luck.choice(asked.options)

class Mute:
    pass
'''


@pytest.fixture
def module(tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    sys.modules.pop("my_bots", None)  # another test's
    guests.guest.cache_clear()
    yield
    sys.modules.pop("my_bots", None)
    guests.guest.cache_clear()


def test_it_gets_the_view_of_its_seat_the_menu_and_luck(module, game):
    match = new(game, seed=4)
    seat = match.to_act[-1]
    option = bots.pick(match, seat, "my_bots:Last")
    asked = guests.guest("my_bots:Last").asked[-1]
    assert option == match.legal(seat)[-1] and list(asked.options) == match.legal(seat)
    assert asked.seat == seat and asked.game is game and asked.kind == match.kind(seat)
    assert asked.view.array[0].tobytes() == match.seen_states(seat).array[0].tobytes()
    assert asked.state.rng[0] == 0  # what nobody may see is wiped


def test_it_sees_the_numbers_that_environments_give(module, game):
    high = next(iter(game.variants.values()))[1]
    batch = Batch(game, 1, high, compiled=False)
    batch.reset([9])
    match = new(game, high, seed=9)
    seat = match.to_act[0]
    bots.pick(match, seat, "my_bots:Last")
    asked = guests.guest("my_bots:Last").asked[-1]
    assert (
        batch.to_act[0] == seat
        and (asked.observation == batch.observations[0]).all()
        and (asked.mask == batch.mask[0]).all()
    )
    assert np.flatnonzero(asked.mask).tolist() == list(asked.actions)
    assert asked.layout.named(asked.observation)["me"] == seat


def test_its_luck_is_the_same_at_the_same_moment(module):
    picks = [[bots.pick(new("_trivial", seed=seed), 0, "my_bots:Lucky") for seed in range(8)] for _ in range(2)]
    assert picks[0] == picks[1] and len(set(picks[0])) > 1


def test_an_option_that_is_not_legal_is_said(module):
    with pytest.raises(guests.BadGuest, match=r"the bot my_bots:Cheat chose 99 \(expected one of 0, 1, 2, 3\)"):
        bots.pick(new("_trivial", seed=1), 0, "my_bots:Cheat")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots:Nobody", "no bot 'my_bots:Nobody': .*Nobody"),
        ("no_such_module:Bot", r"No module named .* \(expected module:Class"),
        ("my_bots:Mute", "'my_bots:Mute' is no bot"),
        ("random:randint", "is no bot"),
        ("my_bots", "unknown bot 'my_bots'"),
        ("../evil:Bot", "unknown bot"),
    ],
)
def test_what_is_no_bot_is_said(module, name, said):
    with pytest.raises(bots.UnknownLevel, match=said):
        bots.level(name)


def test_installed_ones_are_known_by_name(module, monkeypatch):
    class Point:
        name = "hasty"

        def load(self):
            return type("Hasty", (), {"choose": lambda self, asked: asked.options[0]})

    monkeypatch.setattr(guests, "entry_points", lambda group: [Point()] if group == guests.GROUP else [])
    assert guests.names() == ("hasty",) and bots.pick(new("_trivial", seed=1), 0, "hasty") == 0
    with pytest.raises(bots.UnknownLevel, match="laureate, hasty, search:500"):
        bots.level("nobody")


def test_those_of_the_page_play_whole_games(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(lay_bots_out(tmp_path)))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name in ("my_bots:Steady", "my_bots:Trained"):
        sys.modules.pop("my_bots", None)
        guests.guest.cache_clear()
        match = new("_trivial", seats=3, seed=5)
        while not match.over:
            seat = match.to_act[0]
            match.choose(seat, bots.pick(match, seat, name))
        assert match.number > 60
    sys.modules.pop("my_bots", None)
    guests.guest.cache_clear()


def test_it_needs_no_search():
    assert not bots.searches("my_bots:Last") and bots.searches("doctor") and bots.searches("search:5")
