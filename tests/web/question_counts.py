"""`python -m tests.web.question_counts [GAMES]`: how often a player is asked in a game against bots, by box and seats.

The player's seat answers as the casual bot does. Before there were standing orders in the question itself, every
decision was asked. Now a player who lets a card wait can say "Wait, don't ask again": counted are the questions that
are left when this is said each time the same card would wait once more, and none in the last round.
"""

import random
import sys
from typing import Final, NamedTuple

from oriflamme import Game
from oriflamme.bots import bot
from oriflamme.previews import is_last_round

GAMES: Final = 100
BOXES: Final = ("base", "ablaze", "alliance")
PLAYERS: Final = (3, 4, 5)
ME: Final = 0


class Asked(NamedTuple):
    """How often a player was asked in one game."""

    before: int  # every decision
    single: int  # of these, decisions with one answer: an Uprising that must wait, which others must not notice
    left: int  # with "Wait, don't ask again"


def ask(game: Game, seed: str) -> Asked:
    """Play a game to its end and count the questions of one seat."""
    bots = [bot("casual", f"{seed} {seat}") for seat in range(game.players)]
    before = single = left = 0
    waits: set[int] = set()  # cards that wait by an order, by their entry
    while (decision := game.decision) is not None:
        action = str(bots[decision.seat].choose(game.view(decision.seat)))
        if decision.seat == ME:
            before += 1
            single += len(decision.actions) == 1
            entry = game.entries.get(game.card_asked, 0) if decision.kind == "reveal" else 0
            last = is_last_round(game.glance(ME))
            is_ordered = entry in waits and action == "wait" and not last
            left += not is_ordered
            if entry and action == "wait":
                waits.add(entry)
        game.play(action)
    return Asked(before, single, left)


def main() -> None:
    """Print the mean of the questions in so many games."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"questions to one player in a game against casual bots, mean of {games} games")
    print("box       players  every decision  with one answer  left with 'Wait, don't ask again'")
    dice = random.Random(15)
    for box in BOXES:
        for players in PLAYERS:
            asked = [ask(Game.new(players, box, seed=dice.randrange(1 << 30)), str(number)) for number in range(games)]
            means = [sum(column) / games for column in zip(*asked, strict=True)]
            print(f"{box:9} {players:7} {means[0]:15.1f} {means[1]:16.1f} {means[2]:15.1f}", flush=True)


if __name__ == "__main__":
    main()
