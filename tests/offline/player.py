"""A page that plays at a table of a device: it hears messages, and answers questions by their first legal action."""

import asyncio
import json
from typing import Any

from oriflamme.offline.device import Device


class Page:
    """One channel to a table, with everything that was heard over it."""

    def __init__(self, device: Device, table: str, token: str | None = None) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._news = asyncio.Event()
        self._last = ""
        self.channel = device.connect(table, self._hear, self.closed.set_result)
        self.channel.receive(json.dumps({"type": "hello", "since": 0} | ({"token": token} if token else {})))

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self._news.set()

    def say(self, type: str, **more: Any) -> str:
        self._last = f"{id(self)}-{len(self.heard)}-{type}"  # a repeated id is carried out once
        self.channel.receive(json.dumps({"type": type, "id": self._last, **more}))
        return self._last

    async def until(self, **wanted: Any) -> dict[str, Any]:
        """Return the first message with these fields, once it has come."""
        while True:
            for message in self.heard:
                if all(message.get(field) == value for field, value in wanted.items()):
                    return message
            self._news.clear()
            await self._news.wait()

    @property
    def game(self) -> dict[str, Any] | None:
        return next((message for message in reversed(self.heard) if message["type"] == "game"), None)

    async def play(self, seat: int, moves: int = 1000) -> int:
        """Answer what this seat is asked, so many times or until the game is over; return how many times it was."""
        answered = -1
        for done in range(moves):
            while not (question := self._question(seat)) or self.game is None or self.game["number"] == answered:
                if self.game and self.game["game"].get("winners"):
                    return done
                self._news.clear()
                await self._news.wait()
            answered = self.game["number"]
            self.say("move", number=answered, action=question["actions"][0])
        await self.until(type="done", id=self._last)
        return moves

    def _question(self, seat: int) -> dict[str, Any] | None:
        question = self.game and self.game["game"].get("question")
        return question if question and question["seat"] == seat else None


async def ask(device: Device, method: str, path: str, body: object = None) -> Any:
    """Return the answer to a request that must succeed."""
    status, content = await device.ask(method, path, b"" if body is None else json.dumps(body).encode())
    assert status == 200, content
    return json.loads(content)


async def refused(device: Device, method: str, path: str, body: object = None) -> str:
    """Return the code of a request that must be refused."""
    status, content = await device.ask(method, path, b"" if body is None else json.dumps(body).encode())
    assert status >= 400, content
    problem = json.loads(content)
    return "-".join(filter(None, (problem["code"], problem.get("variant"))))
