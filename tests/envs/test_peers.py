"""The environments for PettingZoo, Gymnasium and OpenSpiel pass the tests of these libraries."""

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.error import InvalidAction
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from oriflamme import Game, envs
from oriflamme.envs import oriflamme_v0
from oriflamme.envs.gymnasium_env import OriflammeEnv
from oriflamme.envs.openspiel_game import OriflammeState
from oriflamme.errors import IllegalAction, UnknownDeck

from . import playthrough

ENV = "oriflamme.envs.gymnasium_env:oriflamme/Oriflamme-v0"
# api_test warns about every dictionary of observations.
IGNORE_OBSERVATION_WARNINGS = pytest.mark.filterwarnings("ignore:Observation")


# PettingZoo


@IGNORE_OBSERVATION_WARNINGS
@pytest.mark.parametrize(("players", "deck"), [(3, "base"), (5, "any")])
def test_the_api_test_of_pettingzoo_passes(players: int, deck: str) -> None:
    api_test(oriflamme_v0.env(players=players, deck=deck), num_cycles=400)


@IGNORE_OBSERVATION_WARNINGS
def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(oriflamme_v0.env, num_cycles=100)


def test_the_benchmark_of_pettingzoo_exists() -> None:
    assert callable(performance_benchmark)


def started() -> Any:
    env = oriflamme_v0.raw_env(players=3, render_mode="ansi")
    env.reset(seed=1)
    return env


def test_the_raw_environment_refuses_illegal_actions() -> None:
    env = started()
    with pytest.raises(IllegalAction, match=r"action 1287 \(take\) is not legal; legal are \d+ \(place"):
        env.step(1287)
    with pytest.raises(AssertionError, match="there are actions 0 to 1288, not 5000"):
        env.step(5000)
    env.close()
    with pytest.raises(ValueError, match="this environment is closed"):
        env.step(0)
    with pytest.raises(ValueError, match="reset the environment first"):
        oriflamme_v0.env().step(0)


def test_the_wrapped_environment_ends_a_game_on_an_illegal_action() -> None:
    env = oriflamme_v0.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.last()
    env.step(1287)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    assert "is not legal" in env.infos[agent]["illegal"]
    with pytest.raises(ValueError, match="when an agent is dead"):
        env.step(0)


def test_the_rewards_of_a_game_add_up_to_zero() -> None:
    env = started()
    chance = random.Random(1)
    total: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated else chance.choice(np.flatnonzero(mask)))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_rendering_gives_text() -> None:
    env = started()
    assert env.render().splitlines()[0].startswith("Round 1 ")
    assert env.state().shape == env.state_space.shape


# Gymnasium


def test_the_checker_of_gymnasium_passes() -> None:
    check_env(gymnasium.make(ENV, disable_env_checker=True, render_mode="ansi").unwrapped)


def test_both_environments_draw_the_open_table_as_a_picture() -> None:
    agents = oriflamme_v0.raw_env(players=3, render_mode="svg")
    agents.reset(seed=1)
    assert (agents.render() or "").startswith("<svg")
    one = gymnasium.make(ENV, players=3, render_mode="svg")
    one.reset(seed=1)
    assert one.render() == one.unwrapped._games.game(0).svg()  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="render_mode is ansi or svg, not 'png'"):
        OriflammeEnv(render_mode="png")


def test_one_seat_can_play_against_bots() -> None:
    env = gymnasium.make(ENV, players=3, opponents="random")
    chance, wins = random.Random(1), 0
    _, info = env.reset(seed=3)
    for _ in range(20):
        done = False
        while not done:
            action = chance.choice(np.flatnonzero(info["action_mask"]))
            _, reward, done, _, info = env.step(action)
            assert (env.unwrapped.action_masks() == info["action_mask"]).all()  # type: ignore[attr-defined]
        wins += float(reward) > 0
        _, info = env.reset()
    assert 0 < wins < 20


def test_the_gymnasium_environment_reports_illegal_actions() -> None:
    env = gymnasium.make(ENV).unwrapped
    env.reset(seed=1)
    _, reward, done, _, info = env.step(np.int64(1287))
    assert (reward, done) == (-1, True)
    assert "is not legal" in info["illegal"]
    with pytest.raises(InvalidAction, match="the game is over: reset"):
        env.step(np.int64(0))
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="there are actions 0 to 1288"):
        env.step(np.int64(5000))
    strict = gymnasium.make(ENV, illegal="raise").unwrapped
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="is not legal"):
        strict.step(np.int64(1287))
    with pytest.raises(UnknownDeck, match="unknown deck"):
        gymnasium.make(ENV, deck="nosuch")


# OpenSpiel


@pytest.mark.parametrize("game", ["python_oriflamme", "python_oriflamme(players=5,deck=masks,first=2)"])
def test_openspiel_can_simulate_and_serialize_games(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_a_resampled_state_has_the_same_information() -> None:
    chance = random.Random(5)
    state: OriflammeState = pyspiel.load_game("python_oriflamme(players=4,deck=court)").new_initial_state()
    compared = others = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others += other.history() != state.history()
        compared += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert others > compared // 2
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiel_refuses_an_unknown_deck() -> None:
    with pytest.raises((UnknownDeck, pyspiel.SpielError), match="unknown deck"):
        pyspiel.load_game("python_oriflamme(deck=nosuch)")


# bots


def test_a_policy_can_play_as_a_bot() -> None:
    game = Game.new(3, "alliance", seed=2)
    bot = envs.as_bot(lambda _, mask: np.flatnonzero(mask)[0])
    while game.decision:
        game.play(bot.choose(game.view(game.asked)))
    wrong = envs.as_bot(lambda _, mask: 1287)
    with pytest.raises(IllegalAction, match="the policy chose action 1287"):
        wrong.choose(Game.new(3).view(0))


def test_a_public_observation_tells_nothing_that_only_one_player_knows() -> None:
    seen = []
    for ways in ([0, 1, 2], [3, 4, 5]):
        state = pyspiel.load_game("python_oriflamme(players=3,deck=base)").new_initial_state()
        public = state.get_game().make_py_observer(
            pyspiel.IIGObservationType(
                public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
            )
        )
        told = []
        for way in ways:
            state.apply_action(way)
            told.append(public.string_from(state, 0))
        state.apply_action(envs.action_id("place conspiracy first"))
        public.set_from(state, 0)
        seen.append((told, public.string_from(state, 0), public.tensor.tolist()))
    assert seen[0] == seen[1]


def test_the_stored_playthrough_is_played_again() -> None:
    assert playthrough.retold() == playthrough.FILE.read_text(encoding="utf-8")
