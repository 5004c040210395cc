"""Well-formed but wrong messages: each is refused with the right code, and no view and no row on disk changes."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.bad_input.frames import SEED, Outcome, settled
from tests.server.bad_input.honest_table import HonestTable
from tests.server.bad_input.targets import (
    Progress,
    Resources,
    Target,
    code_of,
    errors_in,
    gathering,
    is_alive,
    rows,
    same,
    snapshot,
    started,
)
from tests.server.bad_input.wire import Wire, frame
from tests.server.clients import Client
from tests.server.server_process import Server

GONE: Final = 4003
NO_TABLE: Final = 4004
BATCH: Final = 40  # messages that one socket sends at once
ROUND: Final = 10_000  # messages between two checks of everything
CARDS: Final = range(1, 56)
BOTS: Final = ("casual", "beginner", "club")
PHRASES: Final = ("hello", "thanks", "bravo")
RECORDS: Final = Path(__file__).parents[2] / "rules" / "golden" / "records.jsonl"
Value = dict[str, Any]
Wrong = tuple[Value, str]  # a message, without its id, and the expected answer


def actions_of_all_decisions() -> list[str]:
    """Return the text of every action in the recorded games."""
    records = [json.loads(line) for line in RECORDS.read_text().splitlines()]
    return sorted({action[2:] for record in records for action in record["actions"]})


class Writer:
    """Writes wrong messages for a seat or a spectator of one table."""

    def __init__(self, target: Target, others: list[Target], actions: list[str], rng: random.Random) -> None:
        self._target = target
        self._rng = rng
        self._actions = actions
        self._illegal = [action for action in actions if action not in target.legal]
        self._tokens = [token for other in others for token in other.tokens]
        phases: dict[str, tuple[Callable[[int], Wrong], ...]] = {
            "gathering": (self._not_playing, self._start, self._kick, self._fill, self._too_early),
            "playing": (self._move, self._move, self._move, self._undo, self._order, self._started, self._stand_in,
                        self._too_early),
            "over": (self._not_playing, self._started, self._not_playing),
        }  # fmt: skip
        self._tricks = (*phases[target.phase], self._say, self._hello, self._repeated)

    def wrong(self, seat: int | None) -> Wrong:
        """Return a message that this seat may not send now."""
        if seat is None:
            return self._as_spectator()
        return self._rng.choice(self._tricks)(seat)

    def _move(self, seat: int) -> Wrong:
        rng, target = self._rng, self._target
        position = target.number_for(seat)
        number, word = position, "paused" if target.paused else "not_asked"
        action = rng.choice(target.legal or self._actions)
        match rng.randrange(4):
            case 0:
                number, word = rng.randrange(position), "stale"
            case 1:
                number, word = position + rng.choice((1, 2, 100, 1_000_000 - position)), "stale"
            case 2:
                action = rng.choice(self._actions)
            case _:
                pass
        if word == "not_asked" and seat == target.asked:
            action, word = rng.choice((rng.choice(self._illegal), self._nonsense())), "illegal"
        return {"type": "move", "number": number, "action": action}, word

    def _nonsense(self) -> str:
        legal = self._rng.choice(self._target.legal or ("reveal",))
        texts = (
            legal.upper(), legal + " ", " " + legal, legal + "\n", legal + " 1", "Z " + legal, legal * 3, "0", "-1",
            "\u0000", "place", "place soldier", "on 1", "target 0", "target 99999999999999999999", "target -1", "{}",
            "'; drop table log; --", "%s", "é", "\u202e" + legal, "٣", "target ٣", "𝟏",
        )  # fmt: skip
        return self._rng.choice([text[:60] for text in texts if text not in self._target.legal])

    def _undo(self, seat: int) -> Wrong:
        if self._rng.random() < 0.5:
            return {"type": "undo", "number": self._target.number_for(seat)}, "too_late"
        kind = self._rng.choice(("undo", "what_if"))
        return {"type": kind, "number": self._target.number_for(seat) + self._rng.choice((-1, 1, 7))}, "stale"

    def _order(self, seat: int) -> Wrong:
        card = self._rng.choice([card for card in CARDS if card not in self._target.hidden[seat]])
        return {"type": "order", "card": card, "order": self._rng.choice(("wait", "reveal", "none"))}, "no_such_card"

    def _started(self, seat: int) -> Wrong:
        return self._rng.choice((
            {"type": "seed", "seed": "late"},
            {"type": "fill", "bot": self._rng.choice(BOTS)},
            {"type": "fill", "bot": "nobody", "seat": 4},
            {"type": "kick", "seat": self._rng.randrange(5)},
            {"type": "start"},
        )), "started"  # fmt: skip

    def _stand_in(self, seat: int) -> Wrong:
        other = self._rng.randrange(5)
        return {"type": "stand_in", "seat": other}, "not_away" if other < self._target.players else "no_such_seat"

    def _too_early(self, seat: int) -> Wrong:
        return {"type": "rematch"}, "not_over"

    def _not_playing(self, seat: int) -> Wrong:
        rng, position = self._rng, self._target.number_for(seat)
        return rng.choice((
            {"type": "move", "number": position, "action": rng.choice(self._actions)},
            {"type": "undo", "number": position},
            {"type": "what_if", "number": position},
            {"type": "deduce"},
            {"type": "order", "card": rng.choice(CARDS), "order": "wait"},
            {"type": "pause", "on": rng.random() < 0.5},
            {"type": "stand_in", "seat": rng.randrange(5)},
        )), "not_playing"  # fmt: skip

    def _start(self, seat: int) -> Wrong:
        return {"type": "start"}, "not_full" if seat == 0 else "not_host"

    def _kick(self, seat: int) -> Wrong:
        if seat != 0:
            return {"type": "kick", "seat": self._rng.randrange(5)}, "not_host"
        return {
            "type": "kick",
            "seat": self._rng.choice((0, 3, 4)),
        }, "no_such_seat"  # the sender, a free seat, a seat that does not exist

    def _fill(self, seat: int) -> Wrong:
        if self._rng.random() < 0.5:
            taken = self._rng.choice((0, 1, 2, 4))
            return {"type": "fill", "bot": self._rng.choice(BOTS), "seat": taken}, "no_free_seat"
        bots = ("nobody", "CASUAL", "casual ", "../casual", "casual\u0000", "os.system", "{bot}")
        return {"type": "fill", "bot": self._rng.choice(bots)}, "wrong"

    def _say(self, seat: int) -> Wrong:
        nothing = self._rng.choice((" ", "\u200b\u200b", "\u0000", "\n\t\r", "\u202e"))
        phrase = self._rng.choice(("HELLO", "hello ", "__proto__", "%s", "0"))
        choices: list[Wrong] = [
            ({"type": "say"}, "nothing_said"),
            ({"type": "say", "text": nothing}, "nothing_said"),
            ({"type": "say", "phrase": "hello", "text": "and more"}, "nothing_said"),
            ({"type": "say", "phrase": phrase}, "unknown_phrase"),
        ]
        if self._target.is_open:
            choices.append(({"type": "say", "text": "to everyone"}, "phrases_only"))
        return self._rng.choice(choices)

    def _hello(self, seat: int) -> Wrong:
        mine, other = self._rng.choice(self._target.tokens), self._rng.choice(self._tokens)
        hello: Value = {"type": "hello", "since": self._rng.choice((0, 3, 1_000_000))}
        token = self._rng.choice((None, self._target.tokens[seat], mine, other))
        return hello if token is None else {**hello, "token": token}, "greeted"

    def _repeated(self, seat: int) -> Wrong:
        """Return a new message with an id that was already used."""
        ids = self._target.ids.get(seat)
        if not ids:
            return self._hello(seat)
        name, _ = self._rng.choice(ids)
        content = self._rng.choice((
            {"type": "move", "number": self._target.number_for(seat), "action": self._rng.choice(self._actions)},
            {"type": "leave"},
            {"type": "pause"},
            {"type": "undo", "number": self._target.number_for(seat)},
            {"type": "say", "text": "again"},
            {"type": "order", "card": 1, "order": "reveal"},
        ))  # fmt: skip
        return {**content, "id": name}, "done"

    def _as_spectator(self) -> Wrong:
        rng, position = self._rng, self._target.number_for(None)
        return rng.choice((
            {"type": "move", "number": position, "action": rng.choice(self._target.legal or self._actions)},
            {"type": "undo", "number": position},
            {"type": "what_if", "number": position},
            {"type": "order", "card": rng.choice(CARDS), "order": rng.choice(("wait", "reveal", "none"))},
            {"type": "seed", "seed": "spectator"},
            {"type": "fill", "bot": "casual"},
            {"type": "kick", "seat": rng.randrange(5)},
            {"type": "start"},
            {"type": "leave"},
            {"type": "back"},
            {"type": "stand_in", "seat": rng.randrange(5)},
            {"type": "pause"},
            {"type": "rematch"},
            {"type": "say", "phrase": rng.choice(PHRASES)},
            {"type": "say", "text": "from outside"},
        )), "spectator"  # fmt: skip

    def wrong_hello(self, ended: list[str]) -> tuple[bytes, str]:
        """Return a hello that must be refused, and the code: a token of another table, an ended token, or a guess."""
        rng = self._rng
        mine = rng.choice(self._target.tokens)
        token = rng.choice((
            rng.choice(self._tokens), rng.choice(ended), mine[:-1], mine + "A", mine.swapcase(), mine[::-1],
            mine + " ", self._target.code, self._target.table, "0", "null", "\u0000", "é" * 64, "' or 1=1 --",
        ))  # fmt: skip
        return msgspec.json.encode({"type": "hello", "token": token}), "unknown_token"


def swollen(message: Value, rng: random.Random) -> bytes:
    """Return a message as JSON. Now and then, unknown fields make it as large or as deep as allowed."""
    content = msgspec.json.encode(message)
    if rng.random() < 0.9:
        return content
    room = 4096 - len(content) - len(b',"more":')
    depth = rng.choice((1, 50, 300))
    long, wide = b'"' + b"x" * (room - 3) + b'"', b" " * (room - 5) + b"null"
    more = rng.choice((long, wide, b"[" * depth + b"]" * depth, b"1" * 300))
    return content[:-1] + b',"more":' + more + b"}"


class Seat:
    """A socket that sends wrong messages."""

    def __init__(self, server: Server, target: Target, seat: int | None, writer: Writer, rng: random.Random) -> None:
        self._server = server
        self._target = target
        self._seat = seat
        self._writer = writer
        self._rng = rng
        self._wire: Wire | None = None
        self._ids = itertools.count()

    async def open(self) -> None:
        self._wire = await Wire.open(self._server, self._target.table, self._target.hello(self._seat))

    async def close(self) -> None:
        assert self._wire is not None
        await self._wire.leave()

    async def batch(self, number: int, counts: Counter[str]) -> None:
        """Send a batch of wrong messages at once, and check the answer to each."""
        assert self._wire is not None
        wire = self._wire
        wire.answers.clear()
        wire.texts.clear()
        said: list[tuple[Value, str]] = []
        contents: list[bytes] = []
        for _ in range(number):
            message, word = self._writer.wrong(self._seat)
            message.setdefault("id", f"w{next(self._ids)}")
            said.append((message, word))
            contents.append(frame(swollen(message, self._rng)))
        wire.send(*contents)
        await wire.answered(len(said))
        assert len(wire.answers) == len(said), (wire.closed, wire.texts[-1:])
        named = {msgspec.json.decode(answer).get("id"): answer for answer in wire.answers}
        unnamed = iter([answer for answer in wire.answers if msgspec.json.decode(answer).get("id") is None])
        for message, word in said:  # what_if is answered when that is known; the others in order
            answer = next(unnamed) if word == "greeted" else named[message["id"]]
            found = code_of(answer)
            assert found == word, f"as {self._seat} at {self._target.phase}: {found}, not {word}, to {message}"
            name = msgspec.json.decode(answer).get("id")
            assert name == (None if word == "greeted" else message["id"]), (message, answer)
            counts[f"{message['type']}: {word}"] += 1


async def ended_tokens(server: Server) -> list[str]:
    """Return tokens that no longer hold a seat: of a removed player, and of one who left."""
    target = await gathering(server)
    async with Client(server, target.table, target.tokens[0]) as host:
        async with Client(server, target.table, target.tokens[1]) as kicked:
            await kicked.receive(lambda message: message["type"] == "welcome")
            assert (await host.say("kick", seat=1))["type"] == "done"
            assert await kicked.wait_closed() == GONE
        async with Client(server, target.table, target.tokens[2]) as left:
            assert (await left.say("leave"))["type"] == "done"
            assert await left.wait_closed() == GONE
        for token in target.tokens[1:]:
            async with Client(server, target.table, token) as late:
                assert (await late.receive(lambda message: message["type"] == "refused"))["code"] == "unknown_token"
    return target.tokens[1:]


async def knock(server: Server, target: Target, writer: Writer, ended: list[str], counts: Counter[str]) -> None:
    """Send a hello without a valid seat, and connect to a table that does not exist."""
    content, word = writer.wrong_hello(ended)
    for table, refusal, code in ((target.table, word, GONE), (target.table[::-1], "no_such_table", NO_TABLE)):
        wire = await Wire.open(server, table, content)
        assert await wire.wait_closed() == code, wire.closed
        assert [code_of(answer) for answer in wire.answers] == [refusal], wire.texts
        counts[f"hello: {refusal}, closed with {code}"] += 1


async def wrong(server: Server, number: int, progress: Progress = lambda _: None, seed: int = SEED) -> Outcome:
    """Send wrong messages to tables that gather, play, pause and are over. Check that nothing changes."""
    rng = random.Random(seed)
    actions = actions_of_all_decisions()
    ended = await ended_tokens(server)
    targets = [
        await gathering(server),
        await gathering(server, open=True),
        await started(server, 17),
        await started(server, 10, seed=2, deck="alliance"),
        await started(server, 9, pause=True, deck="ablaze"),
        await started(server, None, players=3),
    ]
    writers = {t.table: Writer(t, [o for o in targets if o is not t], actions, rng) for t in targets}
    await snapshot(server, *targets)
    seen = await snapshot(server, *targets)
    kept = rows(server.folder, *targets)
    before = Resources.of(server)
    counts: Counter[str] = Counter()
    left = number
    with HonestTable(server) as honest:
        while left > 0:
            seats = [
                Seat(server, target, place, writers[target.table], rng)
                for target in targets
                for place in (*range(len(target.tokens)), None)
            ]
            for seat in seats:
                await seat.open()
            due = min(left, ROUND)
            left -= due
            while due > 0:
                for seat in rng.sample(seats, min(len(seats), 4)):
                    size = min(due, BATCH)
                    await seat.batch(size, counts)
                    progress(size)
                    due -= size
                target = rng.choice(targets)
                await knock(server, target, writers[target.table], ended, counts)
                assert rows(server.folder, *targets) == kept
            for seat in seats:
                await seat.close()
            same(seen, await snapshot(server, *targets))
            assert is_alive(server)
    after = await settled(server, before)
    assert not (errors := errors_in(server.log.read_text())), errors[0]
    return Outcome(counts, honest.figures, before, after)
