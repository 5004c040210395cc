"""Questions at a live table: who learns what of an answer, standing orders, and players who are away."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from oriflamme.game import Game
from oriflamme.protocol.messages import Back, Command, Deduce, Hello, Move, Order, StandIn, Undo, WhatIf
from oriflamme.protocol.tables import Pace, TableSettings
from oriflamme.server.storage.entries import Acted, Entry, Opened
from oriflamme.server.tables.audience import Viewer
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.live_table import LiveTable
from oriflamme.server.tables.table import Table

from .backend import Backend
from .tables import gathered, started, token_of

RELAXED: Final = TableSettings(deck="base", players=3)
Wanted = Callable[[Game], bool]


class Line:
    """A connection whose messages are noted."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def close(self, code: int) -> None:
        self.messages.append({"type": "closed", "code": code})

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["type"] == kind)


class Seat:
    """A player at a live table."""

    def __init__(self, live: LiveTable, viewer: Viewer, line: Line) -> None:
        self.live, self.viewer, self.line = live, viewer, line

    async def say(self, message: Command) -> dict[str, Any]:
        """Send a message and return its answer."""
        await dispatch(self.live, self.viewer, message)
        return await self.answer(message.id)

    async def answer(self, id: str) -> dict[str, Any]:
        """Return the answer to a message, once it comes."""
        async with asyncio.timeout(60):
            while not (told := self.answers(id)):
                await asyncio.sleep(0.001)
        return told[-1]

    def answers(self, id: str) -> list[dict[str, Any]]:
        """Return the answers to a message so far."""
        return [one for one in self.line.messages if one.get("id") == id]

    async def leave(self) -> None:
        await self.live.reception.see_off(self.viewer)


async def sit(live: LiveTable, seat: int) -> Seat:
    line = Line()
    return Seat(live, await live.reception.welcome(Hello(token_of(seat)), line), line)


def boldest(actions: list[str]) -> str:
    """Return an answer that soon brings something to choose in two steps."""
    return next((one for one in actions if one == "reveal" or one.startswith("place royal_decree")), actions[0])


def log_until(wanted: Wanted, settings: TableSettings = RELAXED, waits: bool = False) -> list[Entry]:
    """Return the log of the first game, of games played one after the other, that comes to what is wanted."""
    for attempt in range(200):
        entries = started(gathered(opened=Opened("ABCDE", settings, f"seed {attempt}")))
        game = Table("searching", entries).game
        assert game is not None
        while game.decision is not None:
            if wanted(game):
                return entries
            actions = [str(action) for action in game.decision.actions]
            action = actions[0] if waits else boldest(actions)
            entries = [*entries, Acted(game.decision.seat, action, f"m{len(game.moves)}", 60_000)]
            game.play(action)
    raise LookupError("no game comes there")


def asks(kind: str, round: int | None = None) -> Wanted:
    def wanted(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.kind == kind and round in (None, game.show(None).round)

    return wanted


def _decree_chooses(game: Game) -> bool:
    question = game.show(game.asked).question
    return question is not None and (question.kind, question.card) == ("target", "royal_decree")


async def live_at(backend: Backend, entries: list[Entry], name: str = "atable") -> LiveTable:
    await backend.store_table(name, entries)
    live: LiveTable = await backend.hall.find(name, "here")
    return live


async def probe(seat: Seat, number: int, round: int) -> list[dict[str, Any]]:
    """Return all that a player is told who asks and tries what is not theirs."""
    start = len(seat.line.messages)
    for message in (
        WhatIf(f"what {round}", number),
        Move(f"move {round}", number, "wait"),
        Undo(f"undo {round}", number),
        Deduce(f"deduce {round}"),
    ):
        await seat.say(message)
    told = seat.line.messages[start:]
    return [{name: value for name, value in message.items() if name != "id"} for message in told]


async def test_nobody_else_learns_that_a_part_of_an_answer_was_given(backend: Backend) -> None:
    entries = log_until(_decree_chooses)
    live = await live_at(backend, entries)
    seats = [await sit(live, seat) for seat in range(3)]
    asked = live.table.asked
    assert asked is not None
    others = [seat for seat in seats if seat.viewer.seat != asked]
    numbers = [seat.line.last("game")["number"] for seat in others]
    before = [await probe(seat, number, 1) for seat, number in zip(others, numbers, strict=True)]
    heard = [len(seat.line.messages) for seat in others]
    question = seats[asked].line.last("game")["game"]["question"]
    done = await seats[asked].say(Move("mine", live.table.position, question["actions"][0]))
    assert done["type"] == "done" and seats[asked].line.last("game")["game"]["question"]["kind"] == "gap"
    assert [len(seat.line.messages) for seat in others] == heard
    after = [await probe(seat, number, 2) for seat, number in zip(others, numbers, strict=True)]
    assert after == before
    assert before[0][0] == {"type": "previews", "number": numbers[0], "previews": []}
    old = await seats[asked].say(WhatIf("old", live.table.position - 1))
    assert (old["code"], old["sentence"]) == ("stale", "The game has moved on. Look again.")
    await seats[asked].say(Undo("undo", live.table.position))
    assert [await probe(seat, number, 3) for seat, number in zip(others, numbers, strict=True)] == before


async def coming_again(seat: Seat) -> tuple[Seat, list[dict[str, Any]]]:
    """Let a viewer leave and come again; return it, and what it is told on coming."""
    await seat.leave()
    line, own = Line(), seat.viewer.seat
    hello = Hello() if own is None else Hello(token_of(own))
    return Seat(seat.live, await seat.live.reception.welcome(hello, line), line), line.messages.copy()


async def test_who_comes_again_learns_nothing_of_parts_of_answers_that_were_given_or_taken_back(
    backend: Backend,
) -> None:
    live = await live_at(backend, log_until(_decree_chooses))
    asked = live.table.asked
    assert asked is not None
    player, other, _ = [await sit(live, (asked + number) % 3) for number in range(3)]
    line = Line()
    spectator = Seat(live, await live.reception.welcome(Hello(), line), line)
    told: list[list[list[dict[str, Any]]]] = [[], []]

    async def come_again() -> None:
        nonlocal other, spectator
        other, messages = await coming_again(other)
        told[0].append(messages)
        spectator, messages = await coming_again(spectator)
        told[1].append(messages)

    async def act(id: str) -> None:
        question = player.line.last("game")["game"]["question"]
        done = await player.say(Move(id, player.line.last("game")["number"], question["actions"][0]))
        assert done["type"] == "done"

    await come_again()
    for turn in range(3):
        await act(f"part {turn}")
        undone = await player.say(Undo(f"undo {turn}", player.line.last("game")["number"]))
        assert undone["type"] == "done"
        await come_again()
    await act("the target")
    await come_again()
    assert len({msgspec.json.encode(one) for one in told[0]}) == 1
    assert len({msgspec.json.encode(one) for one in told[1]}) == 1
    await act("the gap")
    for viewer in (other, spectator):
        before, after = (one["number"] for one in viewer.line.messages if one["type"] == "game")
        assert after == before + 2  # the two parts that count
    assert (await player.say(Move("the gap", 0, "gap 0")))["number"] == player.line.last("game")["number"]


async def test_a_clock_names_the_position_that_its_viewer_knows(backend: Backend) -> None:
    with_clock = TableSettings(deck="base", players=3, pace=Pace("live", seconds=30, reserve=60))
    live = await live_at(backend, log_until(_decree_chooses, with_clock))
    asked = live.table.asked
    assert asked is not None
    player, other = await sit(live, asked), await sit(live, (asked + 1) % 3)
    number = other.line.last("game")["number"]
    question = player.line.last("game")["game"]["question"]
    await player.say(Move("mine", live.table.position, question["actions"][0]))
    assert (player.line.last("clock")["number"], other.line.last("clock")["number"]) == (number + 1, number)


async def test_what_answers_would_do_is_told_while_the_table_is_locked(backend: Backend) -> None:
    live = await live_at(backend, log_until(asks("reveal")))
    asked = live.table.asked
    assert asked is not None
    seat = await sit(live, asked)
    async with live.exclusively():
        told = await seat.say(WhatIf("now", live.table.position))
    assert [preview["action"] for preview in told["previews"]] == ["wait", "reveal"]


async def test_what_answers_would_have_done_is_not_told_once_the_game_has_moved_on(backend: Backend) -> None:
    live = await live_at(backend, log_until(asks("reveal")))
    asked = live.table.asked
    assert asked is not None
    seat = await sit(live, asked)
    number, let_go = live.table.position, threading.Event()
    other_work = asyncio.create_task(live.services.lanes.previews.run(let_go.wait, 60))
    try:
        await asyncio.wait_for(dispatch(live, seat.viewer, WhatIf("asked", number)), 60)  # the next message can follow
        assert (await seat.say(Move("mine", number, "wait")))["type"] == "done"
        assert not seat.answers("asked")
    finally:
        let_go.set()
    await other_work
    told = await seat.answer("asked")
    assert (told["type"], told["code"]) == ("refused", "stale")
    assert len(seat.answers("asked")) == 1


async def test_nothing_is_told_at_a_table_that_this_process_has_let_go_of(backend: Backend) -> None:
    live = await live_at(backend, log_until(asks("reveal")))
    asked = live.table.asked
    assert asked is not None
    seat = await sit(live, asked)
    await dispatch(live, seat.viewer, WhatIf("asked", live.table.position))
    live.abandon()
    await asyncio.wait_for(asyncio.gather(*live.previews._asking), 60)
    assert not seat.answers("asked")


async def test_an_answer_that_is_no_longer_legal_is_refused_in_a_sentence(backend: Backend) -> None:
    live = await live_at(backend, log_until(asks("reveal")))
    asked = live.table.asked
    assert asked is not None
    seat = await sit(live, asked)
    number = live.table.position
    refused = await seat.say(Move("never", number, "target 1"))
    assert refused["code"] == "illegal" and "target 1" in refused["sentence"]
    await seat.say(Move("mine", number, "wait"))
    late = await seat.say(WhatIf("late", number))
    assert (late["type"], late["code"], late["sentence"]) == ("refused", "stale", "The game has moved on. Look again.")


# Standing orders.


@pytest.mark.parametrize(("round", "answers"), [(5, True), (6, False)])
async def test_an_order_to_wait_ends_before_the_last_round(backend: Backend, round: int, answers: bool) -> None:
    live = await live_at(backend, log_until(asks("reveal", round), waits=True))
    asked = live.table.asked
    assert asked is not None and live.table.game is not None
    seat = await sit(live, asked)
    done = await seat.say(Order("order", live.table.game.card_asked, "wait"))
    assert done["type"] == "done"
    assert live.is_answering == answers


# Players who are away.


async def test_all_are_told_who_is_away_and_when_a_bot_may_stand_in(backend: Backend) -> None:
    live = await live_at(backend, started(gathered(opened=Opened("ABCDE", RELAXED, "seed"))))
    ann, bob = await sit(live, 0), await sit(live, 1)
    seats = bob.line.last("table")["seats"]
    assert ["away" in seat for seat in seats] == [False, False, True]  # Eve has never come
    await ann.leave()
    away = bob.line.last("table")["seats"][0]["away"]
    limit = 1000 * backend.services.settings.away_seconds
    assert 0 <= away["since"] <= limit and away["since"] + away["bot_in"] == pytest.approx(limit, abs=2)
    refused = await bob.say(StandIn("soon", 0))
    assert refused["code"] == "not_away"


async def test_nobody_is_called_away_where_there_are_days_for_an_answer(backend: Backend) -> None:
    turns = TableSettings(deck="base", players=3, pace=Pace("turns", seconds=86_400))
    live = await live_at(backend, started(gathered(opened=Opened("ABCDE", turns, "seed"))))
    bob = await sit(live, 1)
    assert all("away" not in seat for seat in bob.line.last("table")["seats"])


async def test_who_comes_back_is_told_since_when_a_bot_answered(backend: Backend) -> None:
    entries = log_until(asks("reveal", 2))
    live = await live_at(backend, entries)
    asked = live.table.asked
    assert asked is not None and live.table.game is not None
    told = len(live.table.game.story())
    seat = await sit(live, asked)
    assert "answered_since" not in seat.line.last("welcome")
    await seat.leave()
    async with live.exclusively():
        await live.stand_in(asked, True)
        await live.play(asked, "wait", "bot")
    back = await sit(live, asked)
    assert back.line.last("welcome")["answered_since"] == told
    since = back.line.last("game")["events"][told:]
    assert (since[0]["type"], since[0]["seat"]) == ("Waited", asked)
    assert (await back.say(Back("back")))["type"] == "done"
    await back.leave()
    assert "answered_since" not in (await sit(live, asked)).line.last("welcome")
