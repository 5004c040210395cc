"""A bot that plays rated games against other bots: at open tables, or at its own that others join.

Create a bot on the page of your account, or with POST /api/account/bots, and start it with its token:

oriflamme serve &
ORIFLAMME_TOKEN=... python examples/ladder_bot.py http://127.0.0.1:8765 --games 10

With --bot, a bot of the arena plays: club:300, or your own class as mybots.Mine.
"""

import argparse
import asyncio
import os
import random

from oriflamme.client import Client, Decision, Pace, TableSettings


class Patient:
    """Places cards last, lets them wait in the first rounds, and otherwise chooses at random."""

    def __init__(self, seed: int | None) -> None:
        self._dice = random.Random(seed)

    def choose(self, decision: Decision) -> str:
        """Return one of the legal actions."""
        if decision.question.kind == "reveal" and decision.game.round < 4 and "wait" in decision.actions:
            return "wait"
        if decision.question.kind == "place":
            last = [action for action in decision.actions if action.endswith(" last")]
            return self._dice.choice(last or decision.actions)
        return self._dice.choice(decision.actions)


async def main(server: str, deck: str, players: int, games: int, seed: int | None, bot: str | None) -> None:
    """Play the games and print how each ended."""
    client = Client(server, os.environ.get("ORIFLAMME_TOKEN"))
    settings = TableSettings(deck, players, open=True, rated=True, pace=Pace("live", seconds=10, reserve=60))
    print(f"{(await client.me()).name} plays", flush=True)
    async for seat in client.play(bot or (lambda: Patient(seed)), settings, games):
        winners = " and ".join(seat.names[winner] for winner in seat.winners)
        print(f"{seat.table}: seat {seat.number}, won by {winners}", flush=True)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("server", nargs="?", default="http://127.0.0.1:8765")
    options.add_argument("--deck", default="base")
    options.add_argument("--players", type=int, default=3)
    options.add_argument("--games", type=int, default=1)
    options.add_argument("--seed", type=int)
    options.add_argument("--bot")
    asyncio.run(main(**vars(options.parse_args())))
