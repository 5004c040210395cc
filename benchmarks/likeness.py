"""Search for the trained player's numbers: `python -m benchmarks.likeness net` prints them for `tactics/habits.py`.

The bot is watched in games of all boxes with three to five players. Then habits are searched for that make a rule of
thumb choose what the bot chose, as `benchmarks.exploiter` does it. Printed are also the shares of choices that casual,
seasoned and trained habits foresee, in games that were not learned from: of all, and of reveals, targets, placements.
"""

import argparse
from collections.abc import Sequence
from itertools import cycle
from typing import Final

from oriflamme.rules.questions import PLACE, REVEAL, TARGET
from oriflamme.tactics.habits import HABITS, ROW, TRAINED_HABITS

from .exploiter import CASUAL_ROW, SEASONED_ROW, Choice, Habits, agreement, imitate, watch
from .tuning import table

DECKS: Final = ("base", "base", "ablaze", "alliance", "random")
PLAYERS: Final = (4, 3, 4, 5)
TABLES: Final = [(players, deck) for deck in DECKS for players in PLAYERS]
TRAINED_ROW: Final[Habits] = list(HABITS[TRAINED_HABITS : TRAINED_HABITS + ROW])


def foreseen(habits: Habits, seen: Sequence[Choice]) -> str:
    """Return how many choices of a hundred some habits foresee: all, reveals, targets, placements."""
    parts = [[one for one in seen if one.state.question == question] for question in (REVEAL, TARGET, PLACE)]
    return ", ".join(f"{100 * agreement(habits, part):.0f}" for part in (seen, *parts) if part)


def main() -> None:
    """Watch, learn and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.likeness", description="Learn how a bot plays.")
    parser.add_argument("bot", nargs="?", default="net")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    seen = watch(options.bot, options.games, options.seed, cycle(TABLES))
    known = len(seen) * 5 // 6
    learned = (
        imitate(seen[:known], options.iterations, options.seed, TRAINED_ROW) if options.iterations else TRAINED_ROW
    )
    rows = {"casual": CASUAL_ROW, "seasoned": SEASONED_ROW, "trained": TRAINED_ROW, "learned now": learned}
    for name, habits in rows.items():
        print(f"{name}: foresees {foreseen(habits, seen[known:])} % of {len(seen) - known} choices")
    print(table(learned))


if __name__ == "__main__":
    main()
