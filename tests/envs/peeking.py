"""No peeking: an observation does not change when what its seat cannot know changes.

python -m tests.envs.peeking [POSITIONS]        a million positions by default, which takes minutes
"""

import sys

import numpy as np

from oriflamme.encoding import Terms, agree, begin_game, draw_decks, write_mask, write_observation
from oriflamme.encoding.action_numbers import ACTIONS_BY_KIND, BY_KIND
from oriflamme.encoding.terms import EVERYONE, FREELY, SAME_STEP
from oriflamme.envs import OBSERVATION_SIZE
from oriflamme.rules import Dice, State, become, hide, random_action, redeal, seed, step
from oriflamme.rules.steps import OVER


def terms_for(players: int) -> Terms:
    terms = Terms()
    agree(terms, players, 0, 1, BY_KIND, SAME_STEP, 0, EVERYONE)
    draw_decks(terms, FREELY)
    return terms


def check(positions: int, start: int = 0) -> tuple[int, int]:
    """Compare this many positions. Return how many were compared, and in how many a secret differed."""
    real, other, hidden, dice = State(), State(), State(), Dice()
    seed(dice, start)
    rows = np.zeros((3, OBSERVATION_SIZE), np.int8)
    row = [r.data for r in rows]
    masks = np.zeros((2, ACTIONS_BY_KIND), np.int8)
    mask = [m.data for m in masks]
    roles = np.full(5, -1, np.int8).data
    done = changed = 0
    while done < positions:
        players = 3 + done % 3
        begin_game(real, dice, terms_for(players), roles, 0)
        while real.step != OVER and done < positions:
            viewer = done % players
            become(other, real)
            redeal(other, viewer, dice)
            become(hidden, real)
            hide(hidden, viewer)
            for state, cells in zip((real, other, hidden), row, strict=True):
                write_observation(state, viewer, cells, 0)
            assert (rows[0] == rows[1]).all(), f"seat {viewer} sees what was dealt again, position {done}"
            assert (rows[0] == rows[2]).all(), f"seat {viewer} sees what its view hides, position {done}"
            if real.asked == viewer:
                write_mask(real, BY_KIND, mask[0], 0)
                write_mask(other, BY_KIND, mask[1], 0)
                assert (masks[0] == masks[1]).all(), f"the legal actions of seat {viewer} changed, position {done}"
            changed += real.kind != other.kind or real.hand != other.hand
            done += 1
            step(real, random_action(real, dice))
    return done, changed


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    print("{} positions, {} with different secrets: every observation stayed the same".format(*check(wanted)))
