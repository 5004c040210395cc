"""The compiled nested search, and that with a net, answer as the plain ones.

`python -m tests.bots.equality` tries 1,000 positions with each.
"""

import sys
from importlib import import_module
from typing import Any

from rich.progress import track

from oriflamme import View
from oriflamme.bots import ExpertBot, MasterBot, NestedSearchBot
from oriflamme.rules import dice, secrets, state
from oriflamme.tactics import nested_search, policies, search
from tests.bots.peeking import positions

BRIEF = (8, 3, 2, 2)  # simulations, trials, horizon, simulations of a short search: the plain one takes its time
AT_LENGTH = 160  # simulations, if these are enough to try every queue that fits


class Plain:
    """The plain rules under the names of the compiled ones."""

    Dice, State = dice.Dice, state.State
    Thought, Taste = search.Thought, search.Taste
    Foresight = nested_search.Foresight
    roll_for = staticmethod(policies.roll_for)
    set_play = staticmethod(search.set_play)
    set_likes = staticmethod(search.set_likes)
    set_thorough = staticmethod(search.set_thorough)
    set_foresight = staticmethod(nested_search.set_foresight)
    think_ahead = staticmethod(nested_search.think_ahead)
    best_candidate = staticmethod(search.best_candidate)


def plain_state(view: View) -> state.State:
    """Return the state of a view as the plain rules know it."""
    return plain_copy(view.state)


def plain_copy(given: Any) -> state.State:
    """Return a state as the plain rules know it."""
    plain = state.State()
    for name in state.State.__slots__:
        value = getattr(given, name)
        setattr(plain, name, [*value] if isinstance(value, list) else value)
    return plain


def enough_simulations(given: Any) -> int:
    """Return how many simulations try every queue that fits a position in each stage; few, if there are too many."""
    thought, seen = search.Thought(), plain_copy(given)
    search.list_candidates(seen, thought)
    enough = secrets.count_queues(seen, seen.asked) * thought.number * search.halvings(thought.number)
    return enough if BRIEF[0] < enough <= AT_LENGTH else BRIEF[0]


def thoughts(rules: Any, given: Any, level: type[NestedSearchBot], number: int) -> tuple[Any, ...]:
    """Return all that a brief search of a level finds in a position."""
    rng, thought, mind = rules.Dice(), rules.Thought(), rules.Thought()
    taste, mind_taste, foresight = rules.Taste(), rules.Taste(), rules.Foresight()
    _, trials, horizon, brief = BRIEF
    depth, outlook = level.depth, level.outlook
    rules.roll_for(rng, number, given.round)
    rules.set_play(taste, depth.own, depth.habits, depth.mixed, depth.margin)
    rules.set_likes(taste, 10, 20, 30, 40, 50, 60)
    rules.set_thorough(taste)
    rules.set_play(mind_taste, depth.habits, depth.habits, 0, outlook.margin)
    how = outlook.prior, horizon, brief, number // 2 % 2, number // 4 % 2
    rules.set_foresight(foresight, outlook.finalists, trials, *how)
    spare = [rules.State() for _ in range(4)]
    effort = enough_simulations(given), depth.lapses, taste, foresight
    made = rules.think_ahead(
        given, given.asked, thought, spare[0], spare[1], rng, *effort, mind, spare[2], spare[3], mind_taste
    )
    found = thought.action, thought.points, thought.worth, thought.visits, thought.squares, thought.dropped
    return made, rules.best_candidate(thought), found, rng.a, rng.b


def check_positions(count: int, seed: int, bar: bool = False) -> None:
    """Compare both in positions of random games of any deck and size."""
    compiled = import_module("oriflamme.rules._compiled")
    found = zip(range(count), positions(seed), strict=False)
    for number, (game, view) in track(found, "equality", total=count, disable=not bar):
        level = (ExpertBot, MasterBot)[number % 2]
        fast = thoughts(compiled, view.state, level, number)
        slow = thoughts(Plain, plain_state(view), level, number)
        assert fast == slow, f"{level.__name__}: compiled and plain differ in {game.position()}"


def main() -> None:
    from tests.net.test_games import check_judgements  # which imports this module

    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    check_positions(count, seed=2026, bar=True)
    check_judgements(count, seed=2026, bar=True)
    print(f"{count} positions, compiled and plain think the same")


if __name__ == "__main__":
    main()
