"""How many questions a player is asked against bots: `python -m benchmarks.questions [GAMES]`.

A casual bot answers for the player, so that every box and table is played in the same way. Before: every question.
After: as many as are left to someone who says "Wait, don't ask again" for each card that then waits until it is gone or
the last round has come.

The rules put a question with a single answer only where not asking would tell the others something: a hidden card that
can only wait, an Uprising without influence (R85). It is counted, and stays a question.
"""

import sys
from collections import Counter
from typing import Final

from rich.console import Console
from rich.table import Table

from oriflamme import Game
from oriflamme.bots import bot
from oriflamme.previews import is_last_round
from oriflamme.rules.kinds import ROUNDS

BOXES: Final = ("base", "ablaze", "alliance")
PLAYER: Final = 0
LAST_OFFER: Final = ROUNDS - 2  # in the last two rounds there is no such answer


def count(box: str, players: int, seed: int) -> Counter[str]:
    """Play a game and return what the player was asked, and what they would have been asked."""
    game = Game.new(players, box, seed)
    bots = [bot("casual", seed * 10 + seat) for seat in range(players)]
    counts: Counter[str] = Counter()
    waited: dict[int, int] = {}  # by entry into the queue, the question at which the card began to wait
    saved: dict[int, int] = {}
    while game.decision is not None:
        decision = game.decision
        view = game.view(decision.seat)
        action = str(bots[decision.seat].choose(view))
        if decision.seat == PLAYER:
            counts["all"] += 1
            counts[decision.kind] += 1
            if len(decision.actions) == 1:
                assert decision.kind == "reveal", f"{decision} has one answer and need not be asked"
                counts["with one answer"] += 1
            if decision.kind == "reveal":
                _note(game, action, is_last_round(view), waited, saved)
        game.play(action)
    counts["saved"] = sum(saved.values())
    return counts


def _note(game: Game, action: str, is_last: bool, waited: dict[int, int], saved: dict[int, int]) -> None:
    """Count the waits of a card after the first, which an order to wait would have given."""
    card = game.entries[game.card_asked]
    if action != "wait" or is_last:
        if action == "reveal" and not is_last:
            saved.pop(card, None)  # whoever wants to reveal it before the last round does not give the order
        return
    if card in waited:
        saved[card] = saved.get(card, 0) + 1
    elif game.show(PLAYER).round <= LAST_OFFER:
        waited[card] = 1


def main() -> None:
    """Print a row for each box and count of players."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    table = Table(title=f"Questions to one player in a game against casual bots, the mean of {games} games")
    for heading in ("box", "players", "before", "place", "wait or reveal", "others", "with one answer", "after"):
        table.add_column(heading, justify="left" if heading == "box" else "right")
    for box in BOXES:
        for players in (3, 4, 5):
            total: Counter[str] = Counter()
            for seed in range(games):
                total += count(box, players, seed)
            others = total["all"] - total["place"] - total["reveal"]
            figures = (total["all"], total["place"], total["reveal"], others, total["with one answer"])
            left = total["all"] - total["saved"]
            table.add_row(box, str(players), *(f"{figure / games:.1f}" for figure in (*figures, left)))
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
