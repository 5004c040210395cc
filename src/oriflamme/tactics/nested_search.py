"""The nested search: what the plain search finds best is tried again among players who think.

A plain search picks the finalists. Each is then played on, and the next decisions after it are made by short searches
instead of rules of thumb. Each of those players sees only what that seat may know: the short search redeals the rest.
"""

from ..rules.dice import Dice
from ..rules.flow import advance, answer
from ..rules.kinds import Seat
from ..rules.questions import PLACE
from ..rules.state import State
from ..rules.steps import OVER
from .casual import thumb_action
from .search import (
    Taste,
    Thought,
    begin_trial,
    best_candidate,
    count_trial,
    draw_habits,
    drop_half,
    halvings,
    imagine,
    passes_of_stage,
    queues_to_try,
    think,
    victory,
)


class Foresight:
    """How the finalists are tried, and how the players after them think."""

    __slots__ = ("brief", "finalists", "horizon", "own", "placing", "prior", "trials")

    def __init__(self) -> None:
        self.finalists = 4  # candidates that are tried again
        self.trials = 200  # of all finalists together
        self.prior = 0  # as many trials does the mean of the plain search count for
        self.horizon = 4  # decisions that are made by a short search
        self.brief = 20  # simulations of a short search
        self.placing = 1  # 1 if short searches also choose what is placed
        self.own = 0  # 1 if the player's own later decisions are thought over too


def set_foresight(
    foresight: Foresight, finalists: int, trials: int, prior: int, horizon: int, brief: int, placing: int, own: int
) -> None:
    """Say how the finalists are tried."""
    foresight.finalists = finalists
    foresight.trials = trials
    foresight.prior = prior
    foresight.horizon = horizon
    foresight.brief = brief
    foresight.placing = placing
    foresight.own = own


def thinks_twice(g: State, seat: Seat, foresight: Foresight) -> bool:
    """Tell whether the open question is answered by a short search."""
    if g.question == PLACE and not foresight.placing:
        return False
    return g.asked != seat or foresight.own != 0


def play_among_thinkers(
    scratch: State,
    seat: Seat,
    dice: Dice,
    lapses: int,
    own: int,
    habits: int,
    foresight: Foresight,
    mind: Thought,
    mind_world: State,
    mind_scratch: State,
    mind_taste: Taste,
) -> int:
    """Play a world to its end; the first decisions are made by short searches. Return the seat's share of the win."""
    left = foresight.horizon
    while scratch.step != OVER:
        if left > 0 and thinks_twice(scratch, seat, foresight):
            left -= 1
            think(scratch, scratch.asked, mind, mind_world, mind_scratch, dice, foresight.brief, lapses, mind_taste)
            answer(scratch, best_candidate(mind))
        else:
            answer(scratch, thumb_action(scratch, own if scratch.asked == seat else habits, dice, lapses))
        advance(scratch)
    return victory(scratch, seat)


def part(total: int, parts: int) -> int:
    """Divide, rounding towards 0: compiled and plain, `//` rounds negative numbers differently."""
    return total // parts if total >= 0 else -(-total // parts)


def recall_finalists(thought: Thought, foresight: Foresight) -> int:
    """Let the candidates that were dropped last compete again, by their means so far; return how many they are."""
    competing = 0
    for i in range(thought.number):
        if thought.dropped[i] <= foresight.finalists:
            thought.dropped[i] = 0
            thought.worth[i] = part(foresight.prior * thought.worth[i], max(thought.visits[i], 1))
            competing += 1
    return competing


def forget_trials(thought: Thought) -> None:
    """Count the trials of those who compete from here on."""
    for i in range(thought.number):
        if not thought.dropped[i]:
            thought.visits[i] = 0
            thought.points[i] = 0
            thought.squares[i] = 0


def think_ahead(
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
    mind: Thought,
    mind_world: State,
    mind_scratch: State,
    mind_taste: Taste,
) -> int:
    """Search the open question of a view's state plainly, then try the finalists among thinking players."""
    made = think(g, seat, thought, world, scratch, dice, simulations, lapses, taste)
    if thought.number < 2 or thought.stopped or not foresight.trials:
        return made
    left = recall_finalists(thought, foresight)
    forget_trials(thought)
    stages = halvings(left)
    queues = queues_to_try(g, seat, taste)
    tried = 0
    while left > 1 and not thought.stopped:
        passes = passes_of_stage(foresight.trials - tried, stages, left)
        number = 0
        while number < passes and not thought.stopped:
            imagine(world, g, seat, dice, queues, number, passes)
            number += 1
            habits = draw_habits(taste, dice)
            for i in range(thought.number):
                if not thought.dropped[i]:
                    begin_trial(scratch, world, thought.action[i])
                    share = play_among_thinkers(
                        scratch,
                        seat,
                        dice,
                        lapses,
                        taste.own,
                        habits,
                        foresight,
                        mind,
                        mind_world,
                        mind_scratch,
                        mind_taste,
                    )
                    count_trial(g, seat, thought, i, share, scratch, taste)
                    tried += 1
        left = drop_half(thought, left)
        stages -= 1
    return made + tried
