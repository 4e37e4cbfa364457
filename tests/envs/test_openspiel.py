"""OpenSpiel's own test of a game, and its algorithms on ours."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from collegium.engine.batch import Batch
from collegium.envs.openspiel import PREFIX, register

register()


def load(game, seats=0, deals=4):
    return pyspiel.load_game(f"{PREFIX}{game.key}(players={seats},deals={deals},compiled=False)")


def begun(game, deal=1):
    state = load(game).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.spread
def test_a_random_game_keeps_its_rules(game, capfd):
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


def test_a_position_can_be_written_down(game, capfd):
    state = begun(game)
    state.apply_action(state.legal_actions()[-1])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert again.data == state.data and again.information_state_string(0) == state.information_state_string(0)


def test_it_plays_and_sees_what_a_batch_does(game):
    state = begun(game, deal=3)
    batch = Batch(game, 1, state.num_players(), compiled=False)
    batch.reset([3])
    for _ in range(10):
        seat = state.current_player()
        assert seat == batch.to_act[0] and state.legal_actions() == np.flatnonzero(batch.mask[0]).tolist()
        assert np.array_equal(state.observation_tensor(seat), batch.observations[0])
        action = state.legal_actions()[-1]
        assert state.action_to_string(seat, action).split()[0] in {kind.key for kind in game.choices.kinds}
        state.apply_action(action)
        batch.step([action])
    assert state.returns() == [0.0] * state.num_players()


def test_search_guesses_what_is_hidden(game):
    state = begun(game)
    player = state.current_player()
    guesses = [state.resample_from_infostate(player, sampler) for sampler in (lambda: 0.1, lambda: 0.8)]
    for guess in guesses:
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.legal_actions() == state.legal_actions()
    assert guesses[0].data != guesses[1].data != state.data
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, luck), 1.4, 2, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_regrets_are_sampled(game):
    np.random.seed(3)
    solver = OutcomeSamplingSolver(load(game))
    solver.iteration()
    assert len(solver._infostates) > 5


def test_information_states_remember(game):
    """Two ways to the same view are not the same to who remembers; the own view decides nothing alone."""
    state = begun(game)
    before = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    other = begun(game)
    other.apply_action(other.legal_actions()[-1])
    acted = 0
    assert len({before, state.information_state_string(acted), other.information_state_string(acted)}) == 3


def test_bad_input_is_named(game):
    with pytest.raises(ValueError, match="99 players"):
        load(game, seats=99)
