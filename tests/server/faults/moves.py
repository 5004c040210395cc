"""Moves of people who all sit in one process: whoever is asked answers."""

import asyncio
from collections.abc import Sequence

from ..clients import Client, Message
from ..server_process import PATIENCE


async def asked(people: Sequence[Client]) -> Client:
    """Return whoever is asked, once they know it; people are given by seat, all of them."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat, client in enumerate(people):
                if client.question is not None and client.question["seat"] == seat:
                    return client
            await asyncio.sleep(0.005)


async def move(people: Sequence[Client], id: str | None = None) -> Message:
    """Let whoever is asked give their first answer, and return what the server says to it."""
    client = await asked(people)
    assert client.question is not None
    number = client.last["game"]["number"]
    answer = await client.move(client.question["actions"][0], id)
    if answer["type"] == "done":
        await client.until(lambda c: c.last["game"]["number"] > number)
    return answer
