"""A bot that thinks for long, on a machine that is busy: someone answers in time, and people are told who."""

import asyncio
import json
from typing import Any

from oriflamme import Game
from oriflamme.bots import Answer, bot, lighter
from oriflamme.protocol.messages import Hello, Move, Start
from oriflamme.protocol.tables import OpenTable, TableSettings
from oriflamme.server.bot_pool.pool import BotPool, Worker
from oriflamme.server.bot_pool.requests import Choose
from oriflamme.server.bot_pool.worker import _choose
from oriflamme.server.settings import Settings
from oriflamme.server.storage.memory import MemoryStore
from oriflamme.server.tables.hall import Hall
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.view import View
from tests.server.time_account import OpenAdmission


def test_a_lighter_bot_keeps_the_character() -> None:
    assert [lighter(name) for name in ("casual", "club:60", "strong")] == ["casual", "club:60", "strong"]
    assert [lighter(name) for name in ("expert", "master", "master:900")] == ["strong"] * 3
    assert [lighter(name) for name in ("miser", "miser:club", "miser:master")] == [
        "miser",
        "miser:club",
        "miser:strong",
    ]


def test_a_search_is_stopped_in_time_and_its_best_action_counts() -> None:
    game = Game.new(4, "base", seed=3)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert _choose(Choose("master:9999999", "seed", view, 0.2)) in game.decision.actions  # it would take hours
    assert _choose(Choose("casual", "seed", view, 0.2)) == bot("casual", "seed").choose(view)


async def test_while_others_wait_for_a_worker_a_lighter_bot_answers() -> None:
    game = Game.new(4, "base", seed=3)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    pool = BotPool(1, limit=600)
    waiting = []
    for name in ("expert:3", "club:3", "master", "casual"):
        waiting.append(asyncio.create_task(pool.choose(name, "seed", view)))
        await asyncio.sleep(0)  # it asks for a worker
        await asyncio.sleep(0)
    pool._idle.add(Worker())
    try:
        answers = await asyncio.gather(*waiting)
    finally:
        await pool.stop()
    assert [answer.bot for answer in answers] == ["expert:3", "club:3", "strong", "casual"]
    assert answers[2].action == str(bot("strong", "seed").choose(view))


class BusyBots:
    """A simpler bot always answers."""

    async def choose(self, name: str, seed: str, view: View) -> Answer:
        return Answer(str(bot("casual", seed).choose(view)), "strong" if name == "master" else name)


class Client:
    def __init__(self) -> None:
        self.news: asyncio.Queue[Any] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self.news.put_nowait(json.loads(message))

    def close(self, code: int) -> None:
        raise AssertionError(code)


async def test_people_are_told_once_who_has_answered_instead() -> None:
    hall = Hall(Settings(bot_pace=(0.0, 0.0)), MemoryStore(), BusyBots(), OpenAdmission(), game_over=lambda: None)
    bots = (None, "master", "casual")
    seated = await hall.open(OpenTable("Ann", TableSettings(players=3, deck="base"), bots))
    live = await hall.find(seated.table, "here")
    assert live is not None
    client = Client()
    viewer = await live.reception.welcome(Hello(seated.token), client)
    await dispatch(live, viewer, Start("start"))
    told: list[list[str | None]] = []
    while live.table.phase != "over":
        news = await client.news.get()
        if news["type"] == "table":
            told.append([seat.get("helper") for seat in news["seats"]])
        question = news.get("game", {}).get("question") or {}
        if question.get("actions") and question["seat"] == seated.seat:
            await dispatch(live, viewer, Move(f"m{news['number']}", news["number"], question["actions"][0]))
    hall.close()
    with_helper = [helpers for helpers in told if helpers != [None] * 3]
    assert with_helper
    assert all(helpers == [None, "strong", None] for helpers in with_helper)
    assert len(with_helper) <= 3  # when it happened, and what is told at the end anyway
