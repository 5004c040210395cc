"""Many games at once: the same bytes, compiled or not, with any count of threads; and what finished games do."""

from hashlib import sha256
from typing import Any, Literal

import numpy as np
import pytest

from oriflamme import Game, envs
from oriflamme.deals import dice_of
from oriflamme.encoding import draw_deck_for
from oriflamme.encoding.terms import BY_LINES, FREELY
from oriflamme.envs.terms import terms_of
from oriflamme.errors import IllegalAction, OriflammeError, UnknownDeck
from oriflamme.rules import State, below, unseen_kinds
from oriflamme.rules.decks import draw_by_lines, draw_freely
from oriflamme.rules.kinds import KINDS, TWIN

GOLDEN = {
    ("base", 3): "46330ae98d1353fb",
    ("masks", 4): "a467e47cb77d4827",
    ("any", 5): "0d1478800fe86e01",
}


def digest(env: envs.VectorEnv, steps: int, seed: int = 7) -> str:
    """Play at random and return a hash of everything that the environment shows."""
    shown = sha256()
    env.reset(seed=seed)
    for _ in range(steps):
        played = env.step(env.sample())
        for array in (played.observations, played.masks, played.asked, played.rewards, played.terminations):
            shown.update(array.tobytes())
        if env.secrets is not None:
            shown.update(env.secrets.tobytes())
    return shown.hexdigest()[:16]


@pytest.mark.parametrize(("deck", "players"), GOLDEN)
def test_observations_match_the_golden_hashes(deck: str, players: int) -> None:
    """The bytes are the same on every machine, compiled or not. Another layout needs another OBSERVATION_VERSION."""
    assert envs.OBSERVATION_VERSION == 1
    assert digest(envs.VectorEnv(4, players, deck, secrets=True), 120) == GOLDEN[deck, players]


def test_the_count_of_threads_changes_nothing() -> None:
    with envs.VectorEnv(10, 4, "random", opponents="casual", threads=3) as many:
        assert digest(many, 30) == digest(envs.VectorEnv(10, 4, "random", opponents="casual"), 30)


def test_a_game_does_not_depend_on_the_others() -> None:
    few, many = envs.VectorEnv(2), envs.VectorEnv(5)
    few.reset(seed=3), many.reset(seed=3)
    for _ in range(100):
        actions = many.sample()
        many.step(actions)
        few.step(actions[:2])
        assert (few.observations == many.observations[:2]).all()


@pytest.mark.parametrize("numbering", ["kinds", "slots"])
def test_the_mask_matches_the_legal_actions_of_the_game(numbering: Literal["kinds", "slots"]) -> None:
    env = envs.VectorEnv(3, 3, "ablaze", numbering=numbering)
    actions = envs.ACTIONS if numbering == "kinds" else envs.slot_actions("ablaze")
    env.reset(seed=1)
    for _ in range(60):
        for i in range(3):
            decision = env.game(i).decision
            assert decision is not None
            assert decision.seat == env.asked[i]
            assert {actions[k] for k in np.flatnonzero(env.masks[i])} == set(decision.actions)
        env.step(env.sample())


def play_until_done(env: envs.VectorEnv) -> envs.Step:
    while not (played := env.step(env.sample())).terminations.any():
        pass
    return played


def test_a_finished_game_restarts_in_the_same_step() -> None:
    env = envs.VectorEnv(1, 3)
    env.reset(seed=1)
    played = play_until_done(env)
    assert env.game(0).view(0).round == 1
    assert played.rewards.sum() == pytest.approx(0, abs=1e-6)
    assert played.rewards.max() in (1, pytest.approx(0.25), pytest.approx(0))
    assert played.infos["finished"].tolist() == [0]
    stocks = played.infos["stocks"][0]
    assert stocks[played.rewards[0].argmax()] == stocks.max()
    assert not env.step(env.sample()).rewards.any()


def test_a_finished_game_restarts_in_the_next_step() -> None:
    env = envs.VectorEnv(1, 3, autoreset="next_step")
    env.reset(seed=1)
    play_until_done(env)
    assert env.over(0)
    assert env.asked[0] == -1
    assert not env.masks.any()
    played = env.step([0])
    assert not played.terminations[0]
    assert env.game(0).view(0).round == 1


def test_a_finished_game_waits_for_a_reset() -> None:
    env = envs.VectorEnv(2, 3, autoreset="disabled")
    env.reset(seed=1)
    over = play_until_done(env).terminations.copy()
    other = env.observations[~over].copy()
    env.reset(options={"reset_mask": over})
    assert not any(map(env.over, range(2)))
    assert (env.observations[~over] == other).all()


def test_the_metadata_tell_gymnasium_how_games_restart() -> None:
    from gymnasium.vector import AutoresetMode

    assert envs.VectorEnv(1).metadata == {"autoreset_mode": AutoresetMode.SAME_STEP}
    assert envs.VectorEnv(1, autoreset="next_step").metadata == {"autoreset_mode": AutoresetMode.NEXT_STEP}


def test_opponents_play_within_a_step() -> None:
    env = envs.VectorEnv(20, 3, opponents=["casual", "random"], seat=1)
    env.reset(seed=1)
    ended = 0
    while ended < 20:
        assert (env.asked == 1).all()
        assert env.learner(0) == 1
        ended += int(env.step(env.sample()).terminations.sum())


def test_the_seat_of_the_learner_is_drawn_at_random() -> None:
    env = envs.VectorEnv(60, 5, opponents="random")
    env.reset(seed=1)
    assert {env.learner(i) for i in range(60)} == set(range(5))
    assert all(env.learner(i) == env.asked[i] for i in range(60))


def test_the_caller_can_provide_buffers() -> None:
    observations = np.zeros((2, envs.OBSERVATION_SIZE), np.int8)
    env = envs.VectorEnv(2, buffers={"observations": observations})
    assert env.reset(seed=1).observations is observations
    assert observations.any()


def test_saved_games_can_be_continued() -> None:
    env, other = envs.VectorEnv(3, 4, "random"), envs.VectorEnv(3, 4, "random")
    env.reset(seed=4)
    for _ in range(30):
        env.step(env.sample())
    shown = other.load(env.save())
    assert (shown.observations == env.observations).all()
    for _ in range(30):
        actions = env.sample()
        assert (other.sample() == actions).all()
        env.step(actions), other.step(actions)
        assert (other.observations == env.observations).all()


def test_decks_are_drawn_like_those_of_the_rules() -> None:
    for how, draw in ((BY_LINES, draw_by_lines), (FREELY, draw_freely)):
        ours, theirs, state = dice_of(5), dice_of(5), State()
        terms = terms_of(
            4, "random" if how == BY_LINES else "any", None, None, "kinds", "disabled", False, "revised", 1
        )
        for _ in range(20):
            draw_deck_for(state, terms, ours)
            assert tuple(state.deck) == draw(lambda limit: below(theirs, limit))  # noqa: B023


def test_each_game_draws_one_of_the_given_decks() -> None:
    env = envs.VectorEnv(40, 4, ["base", "court"])
    env.reset(seed=1)
    decks = {env.game(i).view(0).deck for i in range(40)}
    assert decks == {Game.new(deck=name).view(0).deck for name in ("base", "court")}


def test_the_layout_has_no_gaps() -> None:
    ends = 0
    for cells in envs.LAYOUT.values():
        assert cells.start == ends
        ends = cells.stop
    assert ends == envs.OBSERVATION_SIZE
    assert sum(cells.stop - cells.start for cells in envs.SECRETS_LAYOUT.values()) == envs.SECRETS_SIZE


def test_observations_show_which_kinds_are_unseen() -> None:
    env = envs.VectorEnv(6, 4, "any")
    env.reset(seed=2)
    for _ in range(80):
        env.step(env.sample())
        for game in range(6):
            state, rows = env.game(game).state, envs.seat_rows(env.observations)[game]
            for seat in range(4):
                row = rows[(seat - state.asked) % 4]
                seen = sum(2 << int(kind) for kind in np.flatnonzero(row[envs.SEAT_LAYOUT["seen"]]))
                assert sum(1 << kind for kind in state.deck) & ~seen == unseen_kinds(state, seat)
                known = [min(state.since[seat * KINDS + kind], 127) for kind in range(1, TWIN)]
                unseen = [not seen >> kind & 1 and kind in state.deck for kind in range(1, TWIN)]
                assert row[envs.SEAT_LAYOUT["since"]].tolist() == [k * u for k, u in zip(known, unseen, strict=True)]


def test_tokens_describe_the_cards_in_the_queue() -> None:
    env = envs.VectorEnv(1, 5, "court")
    env.reset(seed=2)
    for _ in range(70):
        env.step(env.sample())
    view = env.game(0).view(int(env.asked[0]))
    cards = [(pile, card) for pile, cards in enumerate(view.queue, 1) for card in cards]
    tokens = envs.card_tokens(env.observations)[0]
    for token, (pile, card) in zip(tokens, cards, strict=False):
        cell = dict(zip(envs.CARD_LAYOUT, token.tolist(), strict=True))
        assert (cell["kind"], cell["pile"], cell["pot"]) == (card.kind, pile, card.pot)
        assert cell["owner"] == (card.owner - int(env.asked[0])) % 5 + 1
    assert not tokens[len(cards) :].any()
    assert envs.seat_rows(env.observations)[0, 0, envs.SEAT_LAYOUT["stock"]] == view.stocks[int(env.asked[0])]
    assert envs.expand(env.observations).shape[0] == 1


BAD_TERMS: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"games": 0}, ValueError, "games is a whole number from 1"),
    ({"players": 6}, ValueError, "players is a whole number from 3 to 5, not 6"),
    ({"deck": "nosuch"}, UnknownDeck, "unknown deck 'nosuch'"),
    ({"deck": ["base", "nosuch"]}, UnknownDeck, "unknown deck 'nosuch'"),
    ({"opponents": "club"}, OriflammeError, "'club' cannot play inside the call"),
    ({"seat": 2}, ValueError, "without opponents the caller plays all seats"),
    ({"opponents": "casual", "seat": 7}, ValueError, "seat is a whole number from 0 to 3, not 7"),
    ({"autoreset": "never"}, ValueError, "autoreset is same_step or next_step or disabled"),
    ({"buffers": {"pixels": np.zeros(1)}}, OriflammeError, "no buffer is called 'pixels'"),
    ({"buffers": {"asked": np.zeros(2)}}, ValueError, "the buffer asked is an array of int8"),
    ({"games": 2, "buffers": {"asked": np.zeros(4, np.int8)[::2]}}, ValueError, "contiguous"),
]


@pytest.mark.parametrize(("terms", "error", "why"), BAD_TERMS)
def test_bad_terms_are_refused(terms: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        envs.VectorEnv(**{"games": 1, **terms})


def test_an_illegal_action_changes_nothing() -> None:
    env = envs.VectorEnv(2, 3)
    env.reset(seed=1)
    actions = env.sample()
    before = env.save()
    actions[1] = envs.action_id("take")
    with pytest.raises(IllegalAction, match=r"game 1: action 1287, take, is not legal; legal are \d+ place"):
        env.step(actions)
    with pytest.raises(IllegalAction, match="game 0: there are actions 0 to 1288, not -1"):
        env.step([-1, 0])
    assert env.save() == before


def test_wrong_shapes_and_closed_environments_are_refused() -> None:
    env = envs.VectorEnv(2, 3)
    with pytest.raises(ValueError, match="reset the environment first"):
        env.step([0, 0])
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"an action for each of the 2 games, not an array \(3,\)"):
        env.step([0, 0, 0])
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        env.step([0.0, 1.0])
    with pytest.raises(ValueError, match="a seed is a whole number"):
        env.reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="saved by another environment"):
        envs.VectorEnv(3, 3).load(env.save())
    env.close()
    with pytest.raises(ValueError, match="this environment is closed"):
        env.step([0, 0])
