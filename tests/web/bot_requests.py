"""`python -m tests.web.bot_requests BOT COUNT`: print what a bot of a device is asked, in games of all boxes.

A device has the plain rules, so this runs with them: see `requests_to`.
"""

import base64
import os
import pickle
import random
import subprocess
import sys

from oriflamme.game import Game
from oriflamme.offline.bots import LIMIT
from oriflamme.rules.decks import DECKS
from oriflamme.server.bot_pool.requests import Choose


def requests_to(bot: str, count: int) -> list[str]:
    """Return requests to a bot, one a position."""
    command = [sys.executable, "-m", __name__, bot, str(count)]
    environment = {**os.environ, "ORIFLAMME_PLAIN": "1"}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split()


def main() -> None:
    """Print the requests."""
    bot, count = sys.argv[1], int(sys.argv[2])
    dice, printed = random.Random(7), 0
    while printed < count:
        game = Game.new(players=dice.randint(3, 5), deck=dice.choice(list(DECKS)), seed=dice.randrange(10**6))
        for _ in range(dice.randrange(10, 60)):
            if game.decision:
                game.play(dice.choice(game.decision.actions))
        if game.decision and len(game.decision.actions) > 1:
            view = game.view(game.decision.seat)
            print(base64.b64encode(pickle.dumps(Choose(bot, "seed", view, LIMIT))).decode())
            printed += 1


if __name__ == "__main__":
    main()
