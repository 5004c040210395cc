"""Moves of people whose clients all run in one process."""

import asyncio
from collections.abc import Sequence

from ..clients import Client, Message
from ..server_process import PATIENCE


async def asked(people: Sequence[Client]) -> Client:
    """Wait until a client sees that its seat must decide, and return it. There is one client per seat, in order."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat, client in enumerate(people):
                if client.question is not None and client.question["seat"] == seat:
                    return client
            await asyncio.sleep(0.005)


async def move(people: Sequence[Client], id: str | None = None) -> Message:
    """Let the client to decide play its first legal action, and return the server's answer."""
    client = await asked(people)
    assert client.question is not None
    number = client.last["game"]["number"]
    answer = await client.move(client.question["actions"][0], id)
    if answer["type"] == "done":
        await client.until(lambda c: c.last["game"]["number"] > number)
    return answer
