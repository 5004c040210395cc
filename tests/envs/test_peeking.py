"""The short form of the test against peeking. `python -m tests.envs.peeking` is the long form."""

import numpy as np

from oriflamme.encoding import begin_game, write_observation, write_secrets
from oriflamme.envs import OBSERVATION_SIZE, SECRETS_SIZE
from oriflamme.rules import COMPILED, Dice, State, become, redeal, seed

from .peeking import check, terms_for


def test_an_observation_shows_only_what_its_seat_knows() -> None:
    positions = 3_000 if COMPILED else 150
    done, changed = check(positions)
    assert done == positions
    assert changed > positions // 2


def test_only_the_secrets_for_a_critic_show_hidden_cards() -> None:
    real, other, dice = State(), State(), Dice()
    seed(dice, 5)
    begin_game(real, dice, terms_for(4), np.full(5, -1, np.int8).data, 0)
    become(other, real)
    redeal(other, 0, dice)
    rows = np.zeros((2, OBSERVATION_SIZE), np.int8)
    secrets = np.zeros((2, SECRETS_SIZE), np.int8)
    for i, state in enumerate((real, other)):
        write_observation(state, 0, rows[i].data, 0)
        write_secrets(state, 0, secrets[i].data, 0)
    assert (rows[0] == rows[1]).all()
    assert (secrets[0] != secrets[1]).any()
