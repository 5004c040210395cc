"""The search: sample worlds from what a seat knows, try each candidate in them and play on to the end.

The candidates share the worlds, so all have the same luck. The worse half is dropped repeatedly (sequential halving),
so most trials go to candidates that are hard to tell apart.
"""

from typing import Final

from ..rules.bits import count, lowest
from ..rules.dice import Dice, below
from ..rules.flow import advance, answer, winners
from ..rules.kinds import CHARACTERS, SEATS, Seat
from ..rules.questions import FIRST, ON, PLACE, REVEAL, TARGET, WAIT
from ..rules.secrets import MANY, count_queues, redeal, redeal_around
from ..rules.state import Short, State, become
from ..rules.steps import OVER
from .casual import PERCENT, thumb_action
from .habits import CASUAL_HABITS
from .policies import KILLERS

CANDIDATES: Final = 512  # more than the answers of any question
VICTORY: Final = 60  # points for a win; divisible among two to five winners
SCALE: Final = 10  # of what else a player wants
QUEUE_STRIDE: Final = 7919  # a prime, with which a search that is stopped soon has tried queues of all sorts
FAR: Final = 12  # influence ahead or behind, after which more makes no difference


class Taste:
    """What a player likes, in units of which a victory has 600, and how it imagines the others to play on."""

    __slots__ = (
        "bluff",
        "front",
        "habits",
        "kill",
        "margin",
        "mixed",
        "own",
        "reveal",
        "stack",
        "strike",
        "thorough",
        "wait",
    )

    def __init__(self) -> None:
        self.own = CASUAL_HABITS  # how it imagines itself to play on
        self.habits = CASUAL_HABITS  # and the others
        self.mixed = 0  # in this many of a hundred worlds it imagines casual players instead
        self.thorough = 0  # 1 if every queue that fits is tried equally often, where there are few enough
        self.margin = 0  # for each influence more than the best rival in the end; as much is lost for each one less
        self.wait = 0  # for waiting
        self.bluff = 0  # for waiting with a character, which would earn more when revealed
        self.reveal = 0  # for revealing
        self.stack = 0  # for covering an own card
        self.front = 0  # for the first place of the queue
        self.kill = 0  # for placing a card that eliminates others
        self.strike: list[Short] = [0] * SEATS  # for eliminating a card of each family


class Thought:
    """What a search has found so far about each candidate."""

    __slots__ = ("action", "dropped", "favour", "number", "points", "squares", "stopped", "visits", "worth")

    def __init__(self) -> None:
        self.number = 0
        self.stopped = 0
        self.action: list[Short] = [0] * CANDIDATES
        self.dropped: list[Short] = [0] * CANDIDATES
        self.favour: list[Short] = [0] * CANDIDATES  # what an action is worth in each trial before it is tried
        self.visits: list[int] = [0] * CANDIDATES
        self.points: list[int] = [0] * CANDIDATES  # by victories alone
        self.worth: list[int] = [0] * CANDIDATES  # by everything that the player wants
        self.squares: list[int] = [0] * CANDIDATES


def set_play(taste: Taste, own: int, habits: int, mixed: int, margin: int) -> None:
    """Say how the player and the others are imagined, and what the margin is worth."""
    taste.own = own
    taste.habits = habits
    taste.mixed = mixed
    taste.margin = margin


def set_thorough(taste: Taste) -> None:
    """Let the player try every queue that fits, where there are few enough."""
    taste.thorough = 1


def set_likes(taste: Taste, wait: int, bluff: int, reveal: int, stack: int, front: int, kill: int) -> None:
    """Say what a player likes to do."""
    taste.wait = wait
    taste.bluff = bluff
    taste.reveal = reveal
    taste.stack = stack
    taste.front = front
    taste.kill = kill


def set_strike(taste: Taste, seat: Seat, liking: int) -> None:
    """Say how much a player likes to eliminate the cards of a family."""
    if not 0 <= seat < SEATS:
        raise IndexError(f"there are seats 0 to {SEATS - 1}")
    taste.strike[seat] = liking


def liking(g: State, taste: Taste, action: int) -> int:
    """Return how much a player likes an action for its own sake."""
    if g.question == REVEAL:
        if action != WAIT:
            return taste.reveal
        return taste.wait + (taste.bluff if CHARACTERS >> g.kind[g.actor] & 1 else 0)
    if g.question == PLACE:
        where = action & 63
        return (taste.kill if KILLERS >> (action >> 6) & 1 else 0) + (
            taste.stack if where >= ON else taste.front if where == FIRST else 0
        )
    if g.question == TARGET and KILLERS >> g.voice & 1:
        return taste.strike[g.family[g.row[action]]]
    return 0


def stop_thinking(thought: Thought) -> None:
    """End a search that runs in another thread at once."""
    thought.stopped = 1


def add_candidate(thought: Thought, action: int) -> None:
    """Add an action as a candidate."""
    thought.action[thought.number] = action
    thought.dropped[thought.number] = 0
    thought.visits[thought.number] = 0
    thought.points[thought.number] = 0
    thought.worth[thought.number] = 0
    thought.squares[thought.number] = 0
    thought.number += 1


def list_candidates(g: State, thought: Thought) -> None:
    """Add every legal action as a candidate."""
    thought.number = 0
    if g.question != PLACE:
        options = g.options
        while options:
            add_candidate(thought, lowest(options))
            options &= options - 1
        return
    hand = g.hand[g.asked]
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        places = g.options
        while places:
            add_candidate(thought, kind << 6 | lowest(places))
            places &= places - 1


def victory(g: State, seat: Seat) -> int:
    """Return a seat's share of the win in a game that is over."""
    best = winners(g)
    return VICTORY // count(best) if best >> seat & 1 else 0


def lead(g: State, seat: Seat) -> int:
    """Return how much more influence a seat has than the best of the others, within limits."""
    best = 0
    for other in range(g.players):
        if other != seat:
            best = max(best, g.stock[other])
    return min(max(g.stock[seat] - best, -FAR), FAR)


def begin_trial(scratch: State, world: State, action: int) -> None:
    """Take an action in a copy of a world."""
    become(scratch, world)
    answer(scratch, action)
    advance(scratch)


def try_candidate(
    world: State, scratch: State, action: int, seat: Seat, dice: Dice, lapses: int, own: int, habits: int
) -> int:
    """Play an action in a world and on to the end, which `scratch` shows; return the seat's share of the win."""
    begin_trial(scratch, world, action)
    while scratch.step != OVER:
        answer(scratch, thumb_action(scratch, own if scratch.asked == seat else habits, dice, lapses))
        advance(scratch)
    return victory(scratch, seat)


def halvings(candidates: int) -> int:
    """Return how often a number can be halved, rounding up, until one is left."""
    times = 0
    while candidates > 1:
        candidates = (candidates + 1) // 2
        times += 1
    return times


def drop_worst(thought: Thought) -> None:
    """Drop the candidate with the lowest mean, and note its place; all that are left have the same count of trials."""
    worst = -1
    left = 0
    for i in range(thought.number):
        if not thought.dropped[i]:
            left += 1
            if worst < 0 or thought.worth[i] <= thought.worth[worst]:
                worst = i
    thought.dropped[worst] = left


def count_trial(g: State, seat: Seat, thought: Thought, i: int, share: int, scratch: State, taste: Taste) -> None:
    """Count a game that a candidate was tried in: the share of the win, and what the player likes about it."""
    thought.visits[i] += 1
    thought.points[i] += share
    thought.worth[i] += SCALE * share + taste.margin * lead(scratch, seat)
    thought.worth[i] += liking(g, taste, thought.action[i]) + thought.favour[i]
    thought.squares[i] += share * share


def queues_to_try(g: State, seat: Seat, taste: Taste) -> int:
    """Return how many queues fit what a seat knows; MANY if the player does not try them one by one."""
    return count_queues(g, seat) if taste.thorough else MANY


def imagine(world: State, g: State, seat: Seat, dice: Dice, queues: int, number: int, passes: int) -> None:
    """Make the world of one of some passes: each queue comes equally often, and what is left over is drawn."""
    become(world, g)
    world.telling = 0
    if number < passes - passes % queues:
        redeal_around(world, seat, number * QUEUE_STRIDE % queues, dice)
    else:
        redeal(world, seat, dice)


def draw_habits(taste: Taste, dice: Dice) -> int:
    """Draw how the others of a world play on."""
    return CASUAL_HABITS if taste.mixed and below(dice, PERCENT) < taste.mixed else taste.habits


def passes_of_stage(left_over: int, stages: int, left: int) -> int:
    """Return how often all candidates that are left are tried in the first of the stages that are left."""
    return max(left_over // (max(stages, 1) * left), 1)


def drop_half(thought: Thought, left: int) -> int:
    """Drop the worse half of the candidates that are left; return how many remain."""
    for _ in range(left // 2):
        drop_worst(thought)
    return left - left // 2


def think(
    g: State,
    seat: Seat,
    thought: Thought,
    world: State,
    scratch: State,
    dice: Dice,
    simulations: int,
    lapses: int,
    taste: Taste,
) -> int:
    """Search the open question of a view's state; return how many simulations were made."""
    list_candidates(g, thought)
    left = thought.number
    stages = halvings(left)
    queues = queues_to_try(g, seat, taste)
    made = 0
    while left > 1 and not thought.stopped:
        passes = passes_of_stage(simulations - made, stages, left)
        number = 0
        while number < passes and not thought.stopped:
            imagine(world, g, seat, dice, queues, number, passes)
            number += 1
            habits = draw_habits(taste, dice)
            for i in range(thought.number):
                if not thought.dropped[i]:
                    share = try_candidate(world, scratch, thought.action[i], seat, dice, lapses, taste.own, habits)
                    count_trial(g, seat, thought, i, share, scratch, taste)
                    made += 1
        left = drop_half(thought, left)
        stages -= 1
    return made


def best_candidate(thought: Thought) -> int:
    """Return the best of the candidates that were kept: all but one are dropped, unless the search was stopped."""
    best = -1
    for i in range(thought.number):
        if not thought.dropped[i] and (best < 0 or thought.worth[i] > thought.worth[best]):
            best = i
    return thought.action[best]
