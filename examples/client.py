"""Play a full game over the documented protocol (docs/protocol.md) against three bots, choosing at random.

oriflamme serve & python examples/client.py http://127.0.0.1:8765 --deck ablaze --seed 7
"""

import argparse
import asyncio
import itertools
import json
import random
import secrets
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def post(address: str, body: dict[str, object]) -> Any:
    """Send a POST request and return the JSON of its answer."""
    with urlopen(Request(address, json.dumps(body).encode(), {"content-type": "application/json"})) as response:
        return json.load(response)


async def play(server: str, deck: str, players: int, seed: int | None) -> Any:
    """Open a table with bots, play to the end, and return the final position."""
    dice, ids = random.Random(seed), itertools.count(1)
    bots = [None] + ["casual"] * (players - 1)
    seat = post(f"{server}/api/tables", {"name": "Ann", "settings": {"deck": deck, "players": players}, "bots": bots})
    async with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket") as socket:

        async def say(kind: str, **content: object) -> None:
            await socket.send(json.dumps({"type": kind, "id": str(next(ids)), **content}))

        await socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
        await say("seed", seed=secrets.token_hex(16))  # my part of the seed of the deal
        await say("start")
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message['sentence']}")
            if message["type"] != "game":
                continue
            for event in message["events"]:
                print(json.dumps(event))
            question = message["game"].get("question")
            if question is None:
                return message["game"]
            if question["seat"] == seat["seat"]:
                await say("move", number=message["number"], action=dice.choice(question["actions"]))
    raise SystemExit("the server closed the socket")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("server", nargs="?", default="http://127.0.0.1:8765")
    options.add_argument("--deck", default="base")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--seed", type=int)
    end = asyncio.run(play(**vars(options.parse_args())))
    print("winners:", end["winners"], "stocks:", [place["stock"] for place in end["seats"]])
