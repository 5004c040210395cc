"""Tables need no server: a whole game is played on a store in memory, without sockets, SQL or processes."""

import subprocess
import sys
from typing import Final

HEAVY: Final = ("sqlalchemy", "starlette", "uvicorn", "websockets", "alembic", "aiosqlite", "argon2", "h11")
GAME: Final = """
import asyncio, contextlib, json, random, sys

from oriflamme.bots import Answer, bot
from oriflamme.protocol.messages import Hello, Move, Start
from oriflamme.protocol.tables import OpenTable, TableSettings
from oriflamme.server.settings import Settings
from oriflamme.server.storage.memory import MemoryStore
from oriflamme.server.tables.hall import Hall
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.table import Table


class Bots:
    async def choose(self, name, seed, view):
        return Answer(str(bot(name, seed).choose(view)), name)


class OpenAdmission:
    def check_open(self, wanted, member): ...

    @contextlib.asynccontextmanager
    async def taking_a_seat(self, member):
        yield

    async def check_join(self, table, member): ...

    async def check_rematch(self, accounts):
        return set()


class Client:
    def __init__(self):
        self.news = asyncio.Queue()

    def send(self, message):
        self.news.put_nowait(json.loads(message))

    def close(self, code):
        raise AssertionError(code)


async def play():
    store, finished = MemoryStore(), []
    hall = Hall(Settings(bot_pace=(0.0, 0.0)), store, Bots(), OpenAdmission(), game_over=lambda: finished.append(True))
    wanted = OpenTable("Ann", TableSettings(players=4, deck="masks"), (None, "casual", "beginner", "random"))
    seated = await hall.open(wanted)
    live = await hall.find(seated.table, "here")
    client = Client()
    viewer = await live.reception.welcome(Hello(seated.token), client)
    await dispatch(live, viewer, Start("start"))
    while live.table.phase != "over":
        news = await client.news.get()
        question = news.get("game", {}).get("question") or {}
        if news["type"] == "game" and question.get("actions") and question["seat"] == seated.seat:
            await dispatch(live, viewer, Move(f"m{news['number']}", news["number"], random.choice(question["actions"])))
    stored = await store.load(seated.table)
    again = Table.from_log(stored.id, stored.log)
    assert again.game.record() == live.table.game.record() and again.phase == "over"
    assert finished == [True]
    hall.close()


asyncio.run(play())
print(*sorted(name for name in sys.modules if "." not in name))
"""


def test_a_whole_game_is_played_without_a_server() -> None:
    played = subprocess.run([sys.executable, "-c", GAME], capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert set(HEAVY) & set(played.stdout.split()) == set()
