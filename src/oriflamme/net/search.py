"""The search among nets: what the plain search finds best is tried again among players whom the net imagines.

A plain search picks the finalists. Each is then played on in worlds that fit what the seat knows. The next decisions
after it are made by the net, which knows of each world only what the seat that decides would know there.
"""

from ..encoding.batch import Shorts
from ..encoding.cells import Bytes
from ..rules.dice import Dice
from ..rules.flow import advance, answer
from ..rules.kinds import Seat
from ..rules.secrets import redeal
from ..rules.state import State, become
from ..rules.steps import OVER
from ..tactics.casual import thumb_action
from ..tactics.nested_search import Foresight, revive_finalists
from ..tactics.search import Taste, Thought, count_trial, drop_worst, halvings, think, victory
from .features import Outline
from .forward import Floats, Reals, net_action


def play_among_nets(
    scratch: State,
    seat: Seat,
    dice: Dice,
    lapses: int,
    taste: Taste,
    foresight: Foresight,
    weights: Floats,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
) -> int:
    """Play a world to its end; the first decisions are made by the net. Return the seat's share of the win."""
    left = foresight.horizon
    while scratch.step != OVER:
        if left > 0 and (scratch.asked != seat or foresight.own != 0):
            left -= 1
            answer(scratch, net_action(scratch, scratch.asked, weights, shape, cells, features, layers))
        else:
            habits = taste.own if scratch.asked == seat else taste.habits
            answer(scratch, thumb_action(scratch, habits, dice, lapses))
        advance(scratch)
    return victory(scratch, seat)


def think_among_nets(
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
    weights: Floats,
    shape: Outline,
    cells: Bytes,
    features: Shorts,
    layers: Reals,
) -> int:
    """Search the open question of a view's state plainly, then try the finalists among nets."""
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
            become(world, g)
            world.telling = 0
            redeal(world, seat, dice)
            for i in range(thought.number):
                if not thought.dropped[i]:
                    become(scratch, world)
                    answer(scratch, thought.action[i])
                    advance(scratch)
                    share = play_among_nets(
                        scratch, seat, dice, lapses, taste, foresight, weights, shape, cells, features, layers
                    )
                    count_trial(g, seat, thought, i, share, scratch, taste)
                    tried += 1
        for _ in range(left // 2):
            drop_worst(thought)
        left -= left // 2
        stages -= 1
    return made + tried
