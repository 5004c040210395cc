"""The course of a game."""

from . import verbs  # noqa: F401  importing it fills its tables
from .bits import one
from .dice import Dice, roll
from .kinds import DEEP, FAR, GOAL, JUMP, KINDS, MOVERS, NOBODY, READY, REST, SIZE, STEP, Card
from .state import State
from .verbs import ABILITIES, BONUS, LENGTHS, best


def is_over(g: State) -> bool:
    """Return whether someone has won."""
    return g.winner != NOBODY


def above(g: State, limit: int, strictly: bool) -> int:
    """Return the set of players above a limit."""
    found = 0
    for me in range(SIZE):
        more: bool = g.score[me] > limit if strictly else g.score[me] >= limit
        if more and me not in (SIZE, GOAL):
            found |= one(me)
    return found


def apply(g: State, action: int) -> None:
    """Carry out an action."""
    me = g.turns % SIZE
    ABILITIES[action](g, me)
    g.turns += 1
    if g.place[me] >= GOAL:
        g.winner = me
    elif 100 < g.turns < FAR and not is_over(g):
        g.winner = best(g)


def settle(g: State) -> None:
    """Play the first legal action until the game is over."""
    while not is_over(g):
        apply(g, STEP)


def legal(g: State) -> list[int]:
    """Return the legal actions."""
    actions: list[int] = []
    if is_over(g):
        return actions
    for action in range(KINDS):
        if MOVERS >> action & 1 or g.turns % 2:
            actions.append(READY[action])
    return actions


def step(g: State, action: int) -> bool:
    """Play an action. Return whether the game continues."""
    if action not in legal(g):
        raise ValueError(f"legal is {legal(g)}, not {action}")
    apply(g, action)
    return not is_over(g)


def fresh(moves: list[int]) -> State:
    """Return a game after these moves."""
    g = State()
    for move in moves:
        apply(g, move)
    last = moves[-1] if moves else NOBODY
    g.flags[0] = last
    other = g.copy()
    other.flags[1] = len(moves)
    return other


def describe(g: State) -> str:
    """Describe the position."""
    places = [2 * at for at in g.place if at]
    total = 0
    for place in places:
        total += place
    over: bool = is_over(g)
    return f"turn {g.turns}: {places}, {total}, {over}"


def set_marks(g: State, where: int, marks: int) -> None:
    """Set marks, to test that C stays within the row."""
    if not 0 <= where < SIZE - 2:
        raise IndexError(f"no place {where}")
    g.marks[where] = marks


def laps(n: int) -> int:
    """Count loops as Python does: the end is read once, the loop variable may be changed."""
    total = 0
    end = n
    for i in range(end):
        end += 1
        total += i
        i += 5  # noqa: PLW2901
    for i in range(n, 0, -2):
        if i == 3:
            continue
        if i < 2:
            break
        total += i * 100
    else:
        total += 10000
    i = total
    while i > 0:
        i //= 7
        total ^= i % 3
    return total + min(n, 3, total) + max(0, n) + abs(-n) + int(n > 2) - (1 if n in (4, 5) else 0)


def share(n: int) -> int:
    """Divide by three, which gives the same in C and Python if n is not negative."""
    return n // 3


def mean_step(g: State, far: bool) -> int:
    """Compute with narrow rows and large numbers in 64 bits."""
    wide = g.score[0] * g.score[0] * g.score[0] * g.score[0]
    return wide + (g.place[0] << 40) + (BONUS[JUMP] if far else LENGTHS[REST]) + (DEEP >> 20) + (~g.flags[1] & 0xFF)


def twice(dice: Dice) -> int:
    """Return two rolls in one number."""
    first = roll(dice)
    return first * 100000 + roll(dice)


def playout(g: State, dice: Dice) -> Card:
    """Play at random and return the winner."""
    while not is_over(g):
        apply(g, roll(dice) % (KINDS - 1 + g.turns % 2))
    return g.winner


def restart(g: State) -> None:
    """Start again."""
    for me in range(SIZE):
        g.place[me] = g.score[me] = 0
    g.turns, g.winner = 0, NOBODY


def playouts(g: State, dice: Dice, games: int) -> int:
    """Play many games. Return the sum of the winners."""
    total = 0
    for _ in range(games):
        restart(g)
        total += playout(g, dice)
    return total
