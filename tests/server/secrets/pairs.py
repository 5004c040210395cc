"""Two tables that differ only in what a viewer cannot know send that viewer the same bytes.

10,000 pairs over real sockets by `python -m tests.server.secrets pairs`: every deck, 3 to 5 seats, every seat and
spectators; with standing orders at one table only, undone moves, players who reconnect, bots that stand in.
And the same through two processes on a PostgreSQL, where every other connection is relayed to the process that owns the
table: `python -m tests.server.shared secrets`.
"""

import asyncio
import itertools
import re
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from .leaks import leaking
from .places import Place, Serving, one_process
from .plans import Happening, Pair, Step, make_pair
from .wire import Answer, Head, Wire, fetch

AT_ONCE: Final = 6  # pairs
CHUNK: Final = 500  # pairs per server
ENVIRONMENT: Final = {"ORIFLAMME_AWAY_SECONDS": "0", "ORIFLAMME_IDLE_SECONDS": "5"}
REFUSED_VIEWERS: Final = ("spectator", "all", "0", "1", "2", "3", "4", "5", "-1", "ALL", "")
MASK: Final = b"############"
AWAY: Final = re.compile(rb'(?<="away":\{)"since":\d+')


class Difference(NamedTuple):
    """Something by which a viewer could distinguish two tables."""

    pair: int
    what: str
    first: bytes
    second: bytes

    def __str__(self) -> str:
        return f"pair {self.pair}, {self.what}:\n  {self.first!r}\n  {self.second!r}"


class Found(NamedTuple):
    """The findings of comparing pairs."""

    differences: list[Difference]  # leaks
    unseen: list[str]  # seats that must see a difference but did not: then the comparison is blind
    counts: Counter[str]


class Heard(NamedTuple):
    """What one table sent: to the viewer and to others, a list for each socket, and over HTTP."""

    viewer: dict[str, list[bytes]]
    others: dict[int, list[list[bytes]]]
    since_finale: dict[int | None, int] | None  # by viewer, the position at which a bot began to play


class Run:
    """One table of a pair, played over its sockets."""

    def __init__(self, pair: Pair, which: int, ports: Sequence[int], counts: Counter[str]) -> None:
        self.pair, self.which, self.counts = pair, which, counts
        self._ports = itertools.cycle(ports)  # in turn, so the same at both tables
        self.table = pair.tables[which]
        self.position = 0
        self.undone = Counter[int]()  # by seat
        self.seated: dict[int, Wire] = {}
        self.ids: dict[int, Iterator[int]] = {}
        self.spectator: Wire | None = None
        self.viewers: dict[str, list[bytes]] = {"http": []}
        self.others: dict[int, list[list[bytes]]] = {}
        self.late: Wire | None = None
        self.can_undo = False  # whether no one has seen the last move

    async def play(self) -> Heard:
        """Play the script of the pair, and return what was received."""
        viewer = self.pair.viewer
        if viewer is not None:
            await self._sit(viewer)
            await self._try_alone(viewer)
        for seat in range(self.pair.players):
            if seat != viewer:
                await self._sit(seat)
        self.spectator = await self._watch("spectator", 0)
        await self._settle()
        for place, step in enumerate(self.pair.steps):
            following = self.pair.steps[place + 1] if place + 1 < len(self.pair.steps) else None
            await self._step(step, following)
        finale = None
        if self.pair.finale is not None:
            finale = {who: self.number_for(who) for who in (None, viewer)}
            await self._let_bot_play(self.pair.finale)
        await self._settle()
        heard = Heard({name: list(frames) for name, frames in self.viewers.items()}, self.others, finale)
        await self._close_all()
        return heard

    # Connections.

    async def _sit(self, seat: int, since: int = 0) -> Wire:
        token, ids = self.table.tokens[seat], self.ids.setdefault(seat, itertools.count(1))
        self.seated[seat] = wire = await Wire.open(next(self._ports), self.table.id, token, since, ids)
        if seat == self.pair.viewer:
            self.viewers[f"seat {seat}, socket {len(self.viewers)}"] = wire.frames
        else:
            self.others.setdefault(seat, []).append(wire.frames)
        await wire.receive_game()
        return wire

    async def _watch(self, name: str, since: int) -> Wire:
        wire = await Wire.open(next(self._ports), self.table.id, None, since)
        self.viewers[name] = wire.frames
        await wire.receive_game()
        return wire

    async def _settle(self) -> None:
        for wire in self._watchers():
            await wire.settle()

    def _watchers(self) -> list[Wire]:
        """Return the sockets whose frames are compared."""
        wires = [self.spectator, self.late]
        if self.pair.viewer is not None:
            wires.append(self.seated.get(self.pair.viewer))
        return [wire for wire in wires if wire is not None]

    async def _close_all(self) -> None:
        for wire in (*self.seated.values(), self.spectator, self.late):
            if wire is not None and not wire.is_closed:
                await wire.close()

    async def _with_news(self, doing: Awaitable[Any]) -> None:
        """Do something that is sent to everyone, and wait until they have it."""
        wires = [*self._watchers(), *list(self.seated.values())[-1:]]
        seen = [len(wire.frames) for wire in wires]
        await doing
        for wire, start in zip(wires, seen, strict=True):
            if not wire.is_closed:
                await wire.receive(lambda head: head.type == "table", start)

    # Moves.

    def number_for(self, viewer: int | None) -> int:
        """Return the position's number for a viewer: what others took back does not count."""
        return self.position - 2 * sum(count for seat, count in self.undone.items() if seat != viewer)

    async def _try_alone(self, seat: int) -> None:
        if self.pair.alone:
            await self._act(seat, self.pair.alone)
            await self._undo(seat)

    async def _act(self, seat: int, action: str) -> None:
        wire = self.seated[seat]
        head = await wire.say("move", number=self.number_for(seat), action=action)
        assert head.type == "done" and head.number == self.number_for(seat) + 1, wire.frames[-1]
        self.position += 1
        self.counts["moves"] += 1

    async def _undo(self, seat: int) -> None:
        wire = self.seated[seat]
        head = await wire.say("undo", number=self.number_for(seat))
        assert head.type == "done", wire.frames[-3:]
        self.position += 1
        self.undone[seat] += 1
        self.counts["undos"] += 1

    async def _order(self, seat: int, card: int, order: str) -> Head:
        self.counts["orders"] += 1
        return await self.seated[seat].say("order", card=card, order=order)

    async def _step(self, step: Step, following: Step | None) -> None:
        for happening in step.before:
            if happening.only in (None, self.which):
                await self._happen(happening)
            await self._settle()  # at both tables, even if it is needed at one only
        if following is not None and following.early and following.by_order[self.which]:
            head = await self._order(following.seat, following.card, following.actions[self.which])
            assert head.type == "done", self.seated[following.seat].frames[-1]
        if step.undone:
            await self._act(step.seat, step.actions[self.which])
            await self._undo(step.seat)
        if step.by_order[self.which]:
            await self._by_order(step)
        else:
            await self._act(step.seat, step.actions[self.which])
        self.can_undo = step.undone
        if following is None or not following.early:
            await self._settle()

    async def _by_order(self, step: Step) -> None:
        order = step.actions[self.which]
        if not step.early:
            head = await self._order(step.seat, step.card, order)
            assert head.type == "done", self.seated[step.seat].frames[-1]
        self.position += 1
        self.counts["answers by order"] += 1
        mine = None if self.pair.viewer is None else self.seated.get(self.pair.viewer)
        for wire in self._watchers():
            await wire.receive_game(self.number_for(self.pair.viewer if wire is mine else None))
        await self._order(step.seat, step.card, "none")  # refused if the card is gone; only its player gets the answer

    # Everything else.

    async def _happen(self, happening: Happening) -> None:
        deeds: dict[str, Callable[[Happening], Awaitable[None]]] = {
            "resume": self._resume,
            "replace": self._replace,
            "away": self._away,
            "leave": self._leave,
            "stand in": self._stand_in,
            "look": self._look,
            "order": self._noise,
            "probe": self._probe,
            "wonder": self._preview,
            "deduce": self._deduce,
            "coach": self._ask_coach,
            "http": self._http,
            "say": self._say,
            "pause": self._pause,
        }
        self.counts[happening.what] += 1
        await deeds[happening.what](happening)

    async def _resume(self, happening: Happening) -> None:
        viewer = self.pair.viewer
        if viewer is None:
            gone, self.spectator = self.spectator, None
            assert gone is not None
            await self._with_news(gone.close())
            self.spectator = await self._watch(f"spectator, socket {len(self.viewers)}", happening.number)
            return
        await self._with_news(self.seated.pop(viewer).close())
        await self._with_news(self._sit(viewer, happening.number))

    async def _replace(self, happening: Happening) -> None:
        """Open a second socket for a seat. The newest wins."""
        seat = happening.seat if self.pair.viewer is None else self.pair.viewer
        old = self.seated.pop(seat)
        await self._with_news(self._sit(seat, happening.number))
        await old.receive(lambda head: head.type == "closed")

    async def _away(self, happening: Happening) -> None:
        await self._with_news(self.seated.pop(happening.seat).close())
        await self._with_news(self._sit(happening.seat))

    async def _leave(self, happening: Happening) -> None:
        await self._with_news(self.seated.pop(happening.seat).say("leave"))
        await self._with_news(self._sit(happening.seat))

    async def _stand_in(self, happening: Happening) -> None:
        await self._with_news(self.seated.pop(happening.seat).close())
        asking = next(iter(self.seated.values()))
        await self._with_news(asking.say("stand_in", seat=happening.seat))
        await self._with_news(self._sit(happening.seat))

    async def _look(self, happening: Happening) -> None:
        if self.late is None:
            await self._with_news(self._watch_late(happening.number))

    async def _watch_late(self, since: int) -> None:
        self.late = await self._watch("late spectator", since)

    async def _noise(self, happening: Happening) -> None:
        head = await self._order(happening.seat, happening.card, happening.word)
        assert head.type == "done", self.seated[happening.seat].frames[-1]

    async def _probe(self, happening: Happening) -> None:
        """Send messages that are refused. Both tables must refuse them in the same words."""
        viewer = self.pair.viewer
        wire = self.spectator if viewer is None else self.seated[viewer]
        assert wire is not None
        number = self.number_for(viewer)
        for wrong in (
            {"kind": "move", "number": number, "action": "gap 55"},
            {"kind": "move", "number": number, "action": "no such thing"},
            {"kind": "move", "number": number + 7, "action": "wait"},
            {"kind": "undo", "number": number + (1 if self.can_undo else 0)},
            {"kind": "order", "card": happening.card, "order": "reveal"},
            {"kind": "stand_in", "seat": happening.seat},
            {"kind": "rematch"},
        ):
            head = await wire.say(**wrong)
            assert head.type == "refused", wire.frames[-1]

    async def _preview(self, happening: Happening) -> None:
        """Let the viewer request the previews of their answers."""
        if self.pair.viewer is not None:
            viewer = self.pair.viewer
            await self.seated[viewer].say("what_if", number=self.number_for(viewer))

    async def _deduce(self, happening: Happening) -> None:
        """Let the viewer, or the spectator, request the deduction sheet."""
        viewer = self.pair.viewer
        wire = self.spectator if viewer is None else self.seated[viewer]
        assert wire is not None
        head = await wire.say("deduce")
        assert head.type == "sheet", wire.frames[-1]

    async def _ask_coach(self, happening: Happening) -> None:
        """Let the viewer ask the coach; the others are told that it did."""
        assert self.pair.viewer is not None
        wire = self.seated[self.pair.viewer]
        start = len(wire.frames)
        await self._with_news(wire.say("coach", number=self.number_for(self.pair.viewer)))
        await wire.receive(lambda head: head.type == "advice", start)

    async def _http(self, happening: Happening) -> None:
        name = self.table.id
        viewer = REFUSED_VIEWERS[happening.number % len(REFUSED_VIEWERS)]
        body = msgspec.json.encode({"name": "Zoe", "seat": happening.seat, "number": 0})
        told = self.viewers["http"]
        for answer in (
            await fetch(next(self._ports), f"/api/replays/{name}?viewer={viewer}"),
            await fetch(next(self._ports), f"/api/replays/{name}/record"),
            await fetch(next(self._ports), f"/api/replays/{name}/play-on", body),
        ):
            assert answer.status == 409, answer
            told.append(_as_bytes(answer))
        answer = await fetch(next(self._ports), f"/api/tables/{name}")
        assert answer.status == 200, answer
        told.append(_as_bytes(answer))
        listed = msgspec.json.decode((await fetch(next(self._ports), "/api/tables")).body)["tables"]
        told.append(msgspec.json.encode([table for table in listed if table["table"] == name]))

    async def _say(self, happening: Happening) -> None:
        await self.seated[happening.seat].say("say", phrase=happening.word)

    async def _pause(self, happening: Happening) -> None:
        wire = self.seated[happening.seat]
        await self._with_news(wire.say("pause", on=True))
        await self._with_news(wire.say("pause", on=False))

    async def _let_bot_play(self, seat: int) -> None:
        """Let a bot stand in for the seat to decide, until another seat must decide."""
        assert self.spectator is not None
        await self._with_news(self.seated.pop(seat).say("leave"))
        self.counts["answers by bots"] += 1
        place = 0
        while True:
            place = await self.spectator.receive_game(start=place)
            game = msgspec.json.decode(self.spectator.frames[place])
            if game["number"] > self.number_for(None) and game["game"].get("question", {"seat": -1})["seat"] != seat:
                return
            place += 1


def _as_bytes(answer: Answer) -> bytes:
    return b"%d\n%s\n%s" % answer


async def compare(pair: Pair, place: Place, found: Found) -> None:
    """Play both tables of a pair and compare what the viewer was sent."""
    first, second = await asyncio.gather(*(Run(pair, which, place.ports, found.counts).play() for which in (0, 1)))
    heard = [_masked(one, table.id) for one, table in zip((first, second), pair.tables, strict=True)]
    if pair.finale is not None:
        assert first.since_finale == second.since_finale and first.since_finale is not None
        played = [await place.played(table.id) for table in pair.tables]
        equal = _equal_moves(pair, played)
        last = {name: first.since_finale[_viewer(pair, name)] + equal for name in heard[0]}
        heard = [{name: _up_to(frames, last[name]) for name, frames in one.items()} for one in heard]
    assert heard[0].keys() == heard[1].keys()
    counts = found.counts
    counts["pairs"] += 1
    counts["cards that lie elsewhere"] += pair.differing
    for name, one in heard[0].items():
        other = heard[1][name]
        counts["frames compared"] += len(one)
        counts["bytes compared"] += sum(map(len, one))
        found.differences.extend(_differences(pair.number, name, one, other))
    for seat in pair.knowing - {pair.viewer}:
        counts["seats that must see a difference"] += 1
        shown = [
            [_positions(_mask(frames, table.id)) for frames in one.others[seat]]
            for one, table in zip((first, second), pair.tables, strict=True)
        ]
        if shown[0] == shown[1]:
            found.unseen.append(f"pair {pair.number}, seat {seat}")


def _differences(pair: int, name: str, one: list[bytes], other: list[bytes]) -> Iterable[Difference]:
    for place, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            yield Difference(pair, f"{name}, message {place}", here, there)
            return
    if len(one) != len(other):
        rest = max(one, other, key=len)[min(len(one), len(other))]
        yield Difference(pair, f"{name}, {len(one)} and {len(other)} messages", rest, b"")


def _masked(heard: Heard, table: str) -> dict[str, list[bytes]]:
    return {name: _mask(frames, table) for name, frames in heard.viewer.items()}


def _mask(frames: list[bytes], table: str) -> list[bytes]:
    """Return frames without what always differs: the id of the table, and how long a player has been away."""
    return [AWAY.sub(b'"since":0', frame.replace(table.encode(), MASK)) for frame in frames]


def _positions(frames: list[bytes]) -> list[bytes]:
    return [frame for frame in frames if frame.startswith(b'{"type":"game"')]


def _viewer(pair: Pair, name: str) -> int | None:
    """Return whose socket has this name."""
    return pair.viewer if name.startswith("seat") else None


def _up_to(frames: list[bytes], number: int) -> list[bytes]:
    """Return the frames before the first one that shows a later position."""
    for place, frame in enumerate(frames):
        if frame.startswith(b'{"type":"game"') and msgspec.json.decode(frame)["number"] > number:
            return frames[:place]
    return frames


def _equal_moves(pair: Pair, played: list[list[str]]) -> int:
    """Return how many of the bots' moves at the end looked the same to the viewer."""
    one, other = (game.copy() for game in pair.games)
    before = len(pair.steps) + (1 if pair.alone else 0) + sum(step.undone for step in pair.steps)
    number = 0
    for here, there in zip(played[0][before:], played[1][before:], strict=False):
        one.play(here)
        other.play(there)
        if one.view(pair.viewer) != other.view(pair.viewer) or one.over:
            return number
        number += 1
    return number


async def pairs(
    number: int,
    folder: Path,
    seed: int = 0,
    leaks: str = "",
    progress: Callable[[int], None] = lambda _: None,
    serving: Serving = one_process,
) -> Found:
    """Compare pairs, on a normal server or on one with a planted leak."""
    found = Found([], [], Counter())
    for start in range(0, number, CHUNK):
        some = [make_pair(one, seed) for one in range(start, min(start + CHUNK, number))]
        here = folder / f"pairs{start}"
        here.mkdir(parents=True)
        tables = [table for pair in some for table in pair.tables]
        async with serving(here, tables, {**ENVIRONMENT, **leaking(leaks)}) as place:
            waiting = iter(some)

            async def work(waiting: Iterable[Pair] = waiting, place: Place = place) -> None:
                for pair in waiting:
                    await compare(pair, place, found)
                    progress(1)

            await asyncio.gather(*(work() for _ in range(AT_ONCE)))
        shutil.rmtree(here)
    return found
