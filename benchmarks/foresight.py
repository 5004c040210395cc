"""How often imagined rivals foresee what a bot does: `python -m benchmarks.foresight club:300 --net WEIGHTS`.

Four copies of the bot are watched in some games. Printed is how often each way to imagine it would have done the same,
by question, with the 95 % interval over positions.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import process_time

from oriflamme.net.weights import Player, packaged_weights, read_weights
from oriflamme.rules import Dice, State
from oriflamme.rules.questions import PLACE, REVEAL, TARGET
from oriflamme.tactics import Taste, Thought, best_candidate, policy_action, roll_for, set_play, think
from oriflamme.tactics.habits import CASUAL_HABITS
from oriflamme.tactics.policies import CASUAL, SEASONED

from .exploiter import Choice, watch

Imagined = Callable[[State, Dice], int]
QUESTIONS: Mapping[str, int] = {"reveal": REVEAL, "target": TARGET, "place": PLACE}


def searching(simulations: int, margin: int) -> Imagined:
    """Return a short search as an imagined rival."""
    taste, world, scratch = Taste(), State(), State()
    set_play(taste, CASUAL_HABITS, CASUAL_HABITS, 0, margin)

    def choose(state: State, dice: Dice) -> int:
        thought = Thought()
        think(state, state.asked, thought, world, scratch, dice, simulations, 10, taste)
        return best_candidate(thought)

    return choose


def playing(player: Player) -> Imagined:
    """Return a net as an imagined rival."""
    return lambda state, dice: player.action(state, state.asked)


def foreseen(imagined: Imagined, seen: Sequence[Choice], question: int) -> str:
    """Return how often an imagined rival does what was seen, in %."""
    chosen = [choice for choice in seen if choice.state.question == question]
    dice, hits = Dice(), 0
    for number, choice in enumerate(chosen):
        roll_for(dice, number, 0)
        hits += imagined(choice.state, dice) == choice.action
    share = hits / len(chosen)
    return f"{100 * share:.0f} ± {196 * (share * (1 - share) / len(chosen)) ** 0.5:.0f}"


def main() -> None:
    """Watch, foresee and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.foresight", description="How well bots are foreseen.")
    parser.add_argument("victim")
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", type=Path, nargs="*", default=[], help="weights besides those of the package")
    options = parser.parse_args()
    seen = watch(options.victim, options.games, options.seed)
    nets = {"net": packaged_weights()} if not options.net else {str(path): read_weights(path) for path in options.net}
    imagined: dict[str, Imagined] = {
        "casual habits": lambda state, dice: policy_action(state, dice, CASUAL),
        "seasoned habits": lambda state, dice: policy_action(state, dice, SEASONED),
        "search of 40, no margin": searching(40, 0),
        "search of 40, margin": searching(40, 100),
        **{name: playing(Player(weights)) for name, weights in nets.items()},
    }
    print(f"{options.victim}, {options.games} games, {len(seen)} decisions")
    for name, choose in imagined.items():
        began = process_time()
        found = [f"{question} {foreseen(choose, seen, number)}" for question, number in QUESTIONS.items()]
        print(f"  {name}: {', '.join(found)} %; {1e6 * (process_time() - began) / len(seen):.0f} µs", flush=True)


if __name__ == "__main__":
    main()
