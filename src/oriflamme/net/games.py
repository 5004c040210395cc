"""Games of nets: whole ones for the trainer, and what a search finds best, tried again among nets.

For the trainer, what the learner saw, chose and expected is written down. In the search, a plain one picks the
finalists. Each is then played on in worlds that fit what the seat knows, and the next decisions of rivals who play like
the net are made by it. Of each world the net knows only what the seat that decides would know there.
"""

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
from ..tactics.casual import thumb_action
from ..tactics.nested_search import Foresight, revive_finalists
from ..tactics.policies import policy_action
from ..tactics.search import (
    Taste,
    Thought,
    begin_trial,
    best_candidate,
    count_trial,
    draw_habits,
    drop_half,
    halvings,
    imagine,
    think,
    victory,
)
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
    net_action,
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


def play_among_nets(
    scratch: State,
    seat: Seat,
    nets: int,
    dice: Dice,
    lapses: int,
    own: int,
    habits: int,
    foresight: Foresight,
    weights: Floats,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
) -> int:
    """Play a world to its end; the first decisions of a set of seats are the net's. Return the seat's share."""
    left = foresight.horizon
    while scratch.step != OVER:
        if left > 0 and nets >> scratch.asked & 1:
            left -= 1
            answer(scratch, net_action(scratch, scratch.asked, weights, shape, cells, features, layers))
        else:
            answer(scratch, thumb_action(scratch, own if scratch.asked == seat else habits, dice, lapses))
        advance(scratch)
    return victory(scratch, seat)


def think_among_nets(
    g: State,
    seat: Seat,
    nets: int,
    thought: Thought,
    world: State,
    scratch: State,
    dice: Dice,
    simulations: int,
    lapses: int,
    taste: Taste,
    foresight: Foresight,
    weights: Floats,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
) -> int:
    """Search the open question of a view's state plainly, then try the finalists among nets in a set of seats."""
    made = think(g, seat, thought, world, scratch, dice, simulations, lapses, taste)
    if thought.number < 2 or thought.stopped or not foresight.trials:
        return made
    left = revive_finalists(thought, foresight)
    stages = halvings(left)
    tried = 0
    while left > 1 and not thought.stopped:
        passes = max((foresight.trials - tried) // (max(stages, 1) * left), 1)
        while passes > 0 and not thought.stopped:
            passes -= 1
            imagine(world, g, seat, dice)
            habits = draw_habits(taste, dice)
            for i in range(thought.number):
                if not thought.dropped[i]:
                    begin_trial(scratch, world, thought.action[i])
                    share = play_among_nets(
                        scratch,
                        seat,
                        nets,
                        dice,
                        lapses,
                        taste.own,
                        habits,
                        foresight,
                        weights,
                        shape,
                        cells,
                        features,
                        layers,
                    )
                    count_trial(g, seat, thought, i, share, scratch, taste)
                    tried += 1
        left = drop_half(thought, left)
        stages -= 1
    return made + tried
