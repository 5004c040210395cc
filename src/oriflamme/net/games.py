"""Whole games of nets for the trainer: what the learner saw, chose and expected is written down."""

from typing import Final

from ..encoding.action_numbers import ACTIONS_BY_KIND, BY_KIND, number_of_index, write_mask
from ..encoding.batch import Longs, Shorts
from ..encoding.cells import Bytes
from ..encoding.observation import OBSERVATION, write_observation
from ..rules.dice import Dice, below
from ..rules.flow import advance, answer
from ..rules.kinds import Seat
from ..rules.state import State
from ..rules.steps import OVER
from ..tactics.policies import policy_action
from ..tactics.search import Taste, Thought, best_candidate, think
from .answers import write_answers
from .features import Outline, write_piles, write_table_features
from .forward import (
    ANSWERS_IN,
    PILE_FEATURES_IN,
    SCORES_IN,
    TABLE_IN,
    Floats,
    Reals,
    embed_piles,
    make_layers,
    score_answers,
    value_of,
)
from .shape import ANSWER_CELLS, MOST_ANSWERS

# Who plays a seat; other numbers are rules of thumb.
LEARNER: Final = -1
OTHER_NET: Final = -2
SEARCHER: Final = -3

DECISION_CELLS: Final = 3  # of a decision of the learner: its seat, the action's index, where its scores end


def see(g: State, me: Seat, cells: Bytes) -> None:
    """Write what a seat knows and may do."""
    write_observation(g, me, cells, 0)
    write_mask(g, BY_KIND, cells, OBSERVATION)


def weigh(weights: Floats, shape: Outline, cells: Bytes, features: Shorts, layers: Reals) -> int:
    """Score the answers of what was seen and return how many there are."""
    table_end = write_table_features(cells, 0, features, features, TABLE_IN)
    write_piles(cells, 0, shape, features, PILE_FEATURES_IN)
    answers = write_answers(cells, 0, cells, OBSERVATION, features, ANSWERS_IN)
    embed_piles(cells, weights, shape, features, layers)
    make_layers(weights, features, table_end, layers)
    score_answers(weights, features, answers, shape.piles, layers)
    return answers


def draw_answer(answers: int, layers: Reals, noise: Floats, noises: int, dice: Dice) -> int:
    """Return the answer whose score is highest with noise added: of Gumbel's noise, a sample by the net's chances."""
    at = below(dice, noises - MOST_ANSWERS)
    best = 0
    most: float = layers[SCORES_IN] + noise[at]
    for i in range(1, answers):
        score: float = layers[SCORES_IN + i] + noise[at + i]
        if score > most:
            most = score
            best = i
    return best


def keep_sight(row: int, cells: Bytes, observations: Bytes, masks: Bytes) -> None:
    """Write down what the learner saw and might do."""
    for i in range(OBSERVATION):
        observations[row * OBSERVATION + i] = cells[i]
    for i in range(ACTIONS_BY_KIND):
        masks[row * ACTIONS_BY_KIND + i] = cells[OBSERVATION + i]


def keep_choice(row: int, seat: Seat, index: int, answers: int, layers: Reals, decisions: Longs, scores: Reals) -> None:
    """Write down what the learner chose, and all scores after those of the row before."""
    end = decisions[row * DECISION_CELLS - 1] if row > 0 else 0
    for i in range(answers):
        scores[end + i] = layers[SCORES_IN + i]
    decisions[row * DECISION_CELLS] = seat
    decisions[row * DECISION_CELLS + 1] = index
    decisions[row * DECISION_CELLS + 2] = end + answers


def searched_action(
    g: State, thought: Thought, world: State, scratch: State, dice: Dice, simulations: int, lapses: int, taste: Taste
) -> int:
    """Return what a plain search finds best for the seat that is asked. It redeals all that the seat cannot know."""
    think(g, g.asked, thought, world, scratch, dice, simulations, lapses, taste)
    return best_candidate(thought)


def play_nets(
    g: State,
    dice: Dice,
    roles: Bytes,
    at: int,
    row: int,
    thought: Thought,
    world: State,
    scratch: State,
    simulations: int,
    lapses: int,
    taste: Taste,
    learner: Floats,
    rival: Floats,
    noise: Floats,
    noises: int,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
    observations: Bytes,
    masks: Bytes,
    decisions: Longs,
    scores: Reals,
    values: Reals,
) -> int:
    """Play a game to its end and write down the learner's decisions from a row on; return the row after the last.

    The first cells of `features` are those that `lay_out` has written. There must be room for a whole game.
    """
    while g.step != OVER:
        seat: int = g.asked
        role: int = roles[at + seat]
        if role >= 0:
            answer(g, policy_action(g, dice, role))
        elif role == SEARCHER:
            answer(g, searched_action(g, thought, world, scratch, dice, simulations, lapses, taste))
        else:
            see(g, seat, cells)
            answers = weigh(learner if role == LEARNER else rival, shape, cells, features, layers)
            chosen = draw_answer(answers, layers, noise, noises, dice)
            index = features[ANSWERS_IN + chosen * ANSWER_CELLS]
            if role == LEARNER:
                keep_sight(row, cells, observations, masks)
                keep_choice(row, seat, index, answers, layers, decisions, scores)
                values[row] = value_of(learner, layers)
                row += 1
            answer(g, number_of_index(g, index, BY_KIND))
        advance(g)
    return row
