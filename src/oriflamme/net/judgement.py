"""The net in the search: it favours some answers from the start, and judges those that the search finds best.

A plain search picks the finalists. Each is then played on in worlds that fit what the seat knows, where the net decides
for everyone until the seat decides again, and what the net thinks of that position counts. Of each world the net knows
only what the seat that decides would know there.
"""

from typing import Final

from ..encoding.action_numbers import BY_KIND, number_of_index
from ..encoding.batch import Shorts
from ..encoding.cells import Bytes
from ..rules.dice import Dice
from ..rules.flow import advance, answer
from ..rules.kinds import Seat
from ..rules.state import State
from ..rules.steps import OVER
from ..tactics.nested_search import Foresight, part, recall_finalists
from ..tactics.search import (
    VICTORY,
    Taste,
    Thought,
    begin_trial,
    drop_half,
    halvings,
    imagine,
    liking,
    list_candidates,
    passes_of_stage,
    queues_to_try,
    think,
    victory,
)
from .features import Outline
from .forward import ANSWERS_IN, SCORES_IN, Floats, Reals, net_action, value_of
from .games import see, weigh
from .shape import ANSWER_CELLS

BEHIND: Final = 8  # units of the net's score behind its best answer, after which more makes no difference
FIRST_STEP: Final = 1 << 14


def whole(x: float) -> int:
    """Return a number without its fraction; 0 for what is negative, and at most 32,767."""
    found = 0
    step = FIRST_STEP
    while step > 0:
        if found + step <= x:
            found += step
        step //= 2
    return found


def favour_answers(
    g: State,
    seat: Seat,
    thought: Thought,
    scale: int,
    weights: Floats,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
) -> None:
    """Before a search, say how much worse the net thinks each candidate than the best: the scale for each unit."""
    list_candidates(g, thought)
    see(g, seat, cells)
    answers = weigh(weights, shape, cells, features, layers)
    most: float = layers[SCORES_IN]
    for i in range(1, answers):
        if layers[SCORES_IN + i] > most:
            most = layers[SCORES_IN + i]
    for i in range(thought.number):
        thought.favour[i] = -BEHIND * scale
    for i in range(answers):
        behind: float = (most - layers[SCORES_IN + i]) * scale
        number = number_of_index(g, features[ANSWERS_IN + i * ANSWER_CELLS], BY_KIND)
        for candidate in range(thought.number):
            if thought.action[candidate] == number:
                thought.favour[candidate] = -min(whole(behind), BEHIND * scale)


def judgement(
    scratch: State,
    seat: Seat,
    horizon: int,
    worth: int,
    weights: Floats,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
) -> int:
    """Let the net play on until a seat decides again, and judge; or return what came of it, if the game ends before."""
    left = horizon
    while scratch.step != OVER:
        if left <= 0 and scratch.asked == seat:
            see(scratch, seat, cells)
            weigh(weights, shape, cells, features, layers)
            value: float = value_of(weights, layers)
            value = value * worth
            return whole(value) if value > 0 else -whole(-value)
        left -= 1
        answer(scratch, net_action(scratch, scratch.asked, weights, shape, cells, features, layers))
        advance(scratch)
    players: int = scratch.players
    return part(worth * (players * victory(scratch, seat) - VICTORY), VICTORY * (players - 1))


def think_and_judge(
    g: State,
    seat: Seat,
    thought: Thought,
    world: State,
    scratch: State,
    dice: Dice,
    simulations: int,
    lapses: int,
    taste: Taste,
    foresight: Foresight,
    worth: int,
    weights: Floats,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
) -> int:
    """Search the open question of a view's state plainly, then let the net judge the finalists; return all trials.

    What the plain search found about chances stays: the judgements change only what each finalist is worth.
    """
    made = think(g, seat, thought, world, scratch, dice, simulations, lapses, taste)
    if thought.number < 2 or thought.stopped or not foresight.trials:
        return made
    left = recall_finalists(thought, foresight)
    stages = halvings(left)
    queues = queues_to_try(g, seat, taste)
    tried = 0
    while left > 1 and not thought.stopped:
        passes = passes_of_stage(foresight.trials - tried, stages, left)
        number = 0
        while number < passes and not thought.stopped:
            imagine(world, g, seat, dice, queues, number, passes)
            number += 1
            for i in range(thought.number):
                if not thought.dropped[i]:
                    begin_trial(scratch, world, thought.action[i])
                    judged = judgement(scratch, seat, foresight.horizon, worth, weights, shape, cells, features, layers)
                    thought.worth[i] += judged + liking(g, taste, thought.action[i])
                    tried += 1
        left = drop_half(thought, left)
        stages -= 1
    return made + tried
