"""Whole games as everyone hears them, for a comparison: the same seed says the same messages to any kind of table.

It needs nothing but `oriflamme`, so that it runs in Pyodide as well. Ids, codes, tokens and seeds are drawn from the
seed of the game instead of the system's randomness; nothing else is replaced.
"""

import asyncio
import hashlib
import json
import random
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from oriflamme.offline.channel import Channel
from oriflamme.rules.decks import DECKS


class Side(Protocol):
    """A device or a server."""

    async def ask(self, method: str, address: str, body: bytes = b"") -> tuple[int, bytes]: ...

    def connect(self, table: str, tell: Callable[[str], None], ended: Callable[[int], None]) -> Channel: ...


class Viewer:
    """One seat, or a spectator, and every text that it hears."""

    def __init__(self, side: Side, table: str, token: str | None) -> None:
        self.heard: list[str] = []
        self.game: dict[str, Any] = {}
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._welcome = asyncio.get_running_loop().create_future()
        self.channel = side.connect(table, self._hear, lambda code: self.heard.append(f"closed {code}"))
        self.channel.receive(json.dumps({"type": "hello", "since": 0, **({"token": token} if token else {})}))

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "welcome":
            self._welcome.set_result(None)
        if message["type"] == "game":
            self.game = message
        answer = self._answers.pop(message.get("id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(None)

    async def welcomed(self) -> None:
        await self._welcome

    async def say(self, id: str, **message: Any) -> None:
        """Send a message and wait for its answer."""
        self._answers[id] = answer = asyncio.get_running_loop().create_future()
        self.channel.receive(json.dumps({"id": id, **message}))
        await answer


def draw_from(dice: random.Random) -> None:
    """Draw everything random from these dice."""
    secrets.choice = dice.choice
    secrets.token_hex = lambda nbytes=None: dice.randbytes(nbytes or 32).hex()
    secrets.token_bytes = lambda nbytes=None: dice.randbytes(nbytes or 32)
    secrets.token_urlsafe = lambda nbytes=None: dice.randbytes(nbytes or 32).hex()


async def transcript(side: Side, seed: int) -> list[str]:
    """Play a game of people only; return what was answered and heard, in order for each viewer."""
    dice = random.Random(seed)
    draw_from(random.Random(f"secrets {seed}"))
    players = dice.randint(3, 5)
    deck = dice.choice([*DECKS, "random"])
    body = {"name": "P0", "settings": {"deck": deck, "players": players}}
    texts: list[str] = []

    async def ask(method: str, address: str, body: object = None) -> Any:
        _, content = await side.ask(method, address, b"" if body is None else json.dumps(body).encode())
        texts.append(content.decode())
        return json.loads(content)

    seats = [await ask("POST", "/tables", body)]
    table = seats[0]["table"]
    for number in range(1, players):
        seats.append(await ask("POST", f"/tables/{table}/seats", {"name": f"P{number}", "seat": number}))
    await ask("POST", f"/tables/{table}/seats", {"name": "late"})
    viewers = [Viewer(side, table, token) for token in (*(seat["token"] for seat in seats), None)]
    for viewer in viewers:
        await viewer.welcomed()
    for number, viewer in enumerate(viewers[:players]):
        await viewer.say(f"seed{number}", type="seed", seed=dice.randbytes(24).hex())
    await viewers[0].say("start", type="start")
    await _play(viewers[:players], dice)
    for eyes in ("all", "spectator", *map(str, range(players)), "9"):
        await ask("GET", f"/replays/{table}?viewer={eyes}")
    await ask("GET", f"/replays/{table}/record")
    for one in viewers:
        one.channel.hang_up()
        await one.channel.finished()
    return [*texts, *(text for one in viewers for text in one.heard)]


async def _play(viewers: Sequence[Viewer], dice: random.Random) -> None:
    count = 0
    while not (shown := viewers[0].game["game"]).get("winners"):
        seat = shown["question"]["seat"]
        asked, count = viewers[seat], count + 1
        number, actions = asked.game["number"], asked.game["game"]["question"]["actions"]
        chance = dice.random()
        if chance < 0.3:
            await asked.say(f"w{count}", type="what_if", number=number)
        elif chance < 0.4:
            await dice.choice(viewers).say(f"d{count}", type="deduce")
        elif chance < 0.45:
            await dice.choice(viewers).say(f"i{count}", type="move", number=number, action="no such action")
        elif chance < 0.5:
            await dice.choice(viewers).say(f"u{count}", type="undo", number=number)
        else:
            await asked.say(f"m{count}", type="move", number=number, action=dice.choice(actions))


async def digest(side: Side, seed: int) -> str:
    """Return a hash of everything that was answered and heard in a game."""
    texts = await transcript(side, seed)
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()
