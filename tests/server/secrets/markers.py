"""Nothing hidden is found in anything that is sent, logged or measured.

Whole games of people, bots and spectators, with orders, undone moves, talk and many refusals. Everything that left
the server is compared with an independent account (`oracle.py`) of what each viewer may know at that moment. Random
secrets (tokens, seeds, what people said) are searched for literally.
"""

import asyncio
import itertools
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from oriflamme.server.storage.entries import Opened
from tests.games import DECK_NAMES
from tests.server.server_process import Server

from .leaks import leaking
from .oracle import KIND_NAMES, kinds_named, numbers_for, positions_of, strings_in
from .stored_tables import entries_of
from .wire import Answer, Wire, fetch

AT_ONCE: Final = 4  # games
PACES: Final = ("0.005-0.01", "0.001-0.003")  # of bots and of orders
NONSENSE: Final = ("gap 55", "", "reveal reveal", "R wait", "place nothing first", "x" * 60)
ACTION: Final = r"\b(?:target|gap|mode|activate) \d|\bplace\b|\bswap\b"
WRONG_REQUESTS: Final = (
    ("/api/tables/nowhere", None),
    ("/api/nothing", None),
    ("/api/tables", b"{"),
    ("/api/tables", b'{"name":"P","settings":{"deck":"none"}}'),
    ("/api/tables", b'{"name":"P","bots":["nobody"]}'),
    ("/api/tables", b"x" * 20_000),
    ("/metrics", b"{}"),
)


class Found(NamedTuple):
    """The secrets that were found, and the counts."""

    faults: list[str]
    counts: Counter[str]


class Match:
    """A game over real sockets that keeps everything it receives."""

    def __init__(self, number: int, seed: int, server: Server) -> None:
        self.rng = random.Random(f"{seed} {number}")
        self.number, self.server, self.port = number, server, server.port
        self.players = 3 + number % 3
        self.people = 1 + number // 3 % self.players
        self.deck = DECK_NAMES[number % len(DECK_NAMES)]
        self.table = ""
        self.undos = 0
        self.spoke_out_of_turn = False  # and was refused for it
        self.tokens: list[str] = []
        self.wires: list[tuple[int | None, Wire]] = []
        self.answers: list[Answer] = []  # while the game ran
        self.late_answers: list[Answer] = []
        self.seeds = [f"{self.rng.getrandbits(96):024x}" for _ in range(self.people)]
        self.talk = [f"{self.rng.getrandbits(96):024x}" for _ in range(self.people)]
        self.ids = [itertools.count(1) for _ in range(self.people)]

    async def play(self) -> None:
        """Open a table, play a game to its end and fetch its replays."""
        await self._open()
        seated = [await self._sit(seat) for seat in range(self.people)]
        for seat, wire in enumerate(seated):
            await wire.say("seed", seed=self.seeds[seat])
        assert (await seated[0].say("start")).type == "done", seated[0].frames[-1]
        if self.number % 2:
            await self._watch(0)  # at the other tables a lone player can undo moves
        await asyncio.gather(*(self._play(seat, wire) for seat, wire in enumerate(seated)), self._disturb())
        for _, wire in self.wires:
            if not wire.is_closed:
                await wire.settle()
        for viewer in ("all", "spectator", "0"):
            self.late_answers.append(await fetch(self.port, f"/api/replays/{self.table}?viewer={viewer}"))
        self.late_answers.append(await fetch(self.port, f"/api/replays/{self.table}/record"))
        assert all(answer.status == 200 for answer in self.late_answers)
        for _, wire in self.wires:
            if not wire.is_closed:
                await wire.close()

    async def _open(self) -> None:
        pace = {"kind": "live", "seconds": 600} if self.number % 4 == 3 else {}
        settings = {"deck": self.deck, "players": self.players, "pace": pace, "open": self.number % 5 == 4}
        bots: list[str | None] = [None] * self.people + ["casual"] * (self.players - self.people)
        opening = {"name": "P0", "settings": settings, "bots": bots}
        await self._take_seat("/api/tables", opening)
        for seat in range(1, self.people):
            await self._take_seat(f"/api/tables/{self.table}/seats", {"name": f"P{seat}"})

    async def _take_seat(self, path: str, body: dict[str, Any]) -> None:
        answer = await fetch(self.port, path, msgspec.json.encode(body))
        seated = msgspec.json.decode(answer.body)
        self.table = seated["table"]
        self.tokens.append(seated["token"])

    async def _sit(self, seat: int, since: int = 0) -> Wire:
        wire = await Wire.open(self.port, self.table, self.tokens[seat], since, self.ids[seat])
        self.wires.append((seat, wire))
        await wire.settle()
        return wire

    async def _watch(self, since: int) -> Wire:
        wire = await Wire.open(self.port, self.table, None, since)
        self.wires.append((None, wire))
        await wire.settle()
        return wire

    async def _play(self, seat: int, wire: Wire) -> None:
        """Answer for a seat until the game is over, and do other things as well."""
        rng, start = self.rng, 0
        while True:
            start = await wire.receive_game(start=start)
            start = max(place for place, head in enumerate(wire.heads) if head.type == "game")
            news = msgspec.json.decode(wire.frames[start])
            question = news["game"].get("question")
            if question is None:
                return
            number = news["number"]
            if question["kind"] == "place" and question["seat"] != seat and not self.spoke_out_of_turn:
                await self._speak_out_of_turn(wire, number)
            if rng.random() < 0.08:
                await self._say_wrong_things(seat, wire, number)
            if rng.random() < 0.1:
                await wire.say("deduce")
            if rng.random() < 0.15:
                await self._give_order(seat, wire, news)
            if rng.random() < 0.03:
                await wire.say("say", text=self.talk[seat])
            wants_undo = news.get("undo") and rng.random() < 0.5
            if wants_undo and (await wire.say("undo", number=number)).type == "done":
                self.undos += 1
            elif question["seat"] == seat:
                if rng.random() < 0.2:
                    await wire.say("what_if", number=number)
                await wire.say("move", number=number, action=rng.choice(question["actions"]))
            start += 1
            if rng.random() < 0.03:
                await wire.close()
                wire = await self._sit(seat, rng.randint(0, len(news["events"]) + news["since"]))
                start = 0

    async def _give_order(self, seat: int, wire: Wire, news: dict[str, Any]) -> None:
        cards = [card["card"] for pile in news["game"]["queue"] for card in pile if card.get("hidden")]
        if cards:
            order = self.rng.choice(("wait", "reveal", "none"))
            await wire.say("order", card=self.rng.choice(cards), order=order)

    async def _speak_out_of_turn(self, wire: Wire, number: int) -> None:
        """Place a card for another player, whose hand must stay secret. It is too late if they have placed one."""
        start = len(wire.frames)
        answer = await wire.say("move", number=number, action="wait")
        refusal = wire.frames[await wire.receive(lambda head: head is answer, start)]
        self.spoke_out_of_turn = msgspec.json.decode(refusal).get("code") == "not_asked"

    async def _say_wrong_things(self, seat: int, wire: Wire, number: int) -> None:
        for action in NONSENSE[:1] + NONSENSE[2:]:
            await wire.say("move", number=number, action=action)
        await wire.say("move", number=number + 9, action="wait")
        await wire.say("undo", number=number + 9)
        await wire.say("order", card=self.rng.randint(1, 55), order="reveal")
        for kind in ("rematch", "start"):
            await wire.say(kind)
        await wire.say("kick", seat=0)
        await wire.say("stand_in", seat=(seat + 1) % self.players)

    async def _disturb(self) -> None:
        """View a running game from outside, and send bad requests."""
        table = self.table
        stranger = await self._watch(10**6)
        stranger.send({"type": "nothing"})
        await stranger.say("move", number=0, action="wait")
        await stranger.say("what_if", number=0)
        await stranger.say("deduce")
        await stranger.close()
        wrong = await Wire.open(self.port, table, "not a valid token")
        self.wires.append((None, wrong))
        await wrong.receive(lambda head: head.type == "closed")
        for viewer in ("all", "0", "spectator"):
            await self._ask(f"/api/replays/{table}?viewer={viewer}", 409)
        await self._ask(f"/api/replays/{table}/record", 409)
        await self._ask(f"/api/tables/{table}", 200)
        await self._ask("/api/tables", 200)
        for path, body in WRONG_REQUESTS:
            self.answers.append(await fetch(self.port, path, body))

    async def _ask(self, path: str, status: int) -> None:
        answer = await fetch(self.port, path)
        if answer.status != status:
            assert self._is_over(), (path, answer)  # then nothing is hidden
            return
        self.answers.append(answer)

    def _is_over(self) -> bool:
        return any(b'"phase":"over"' in frame for _, wire in self.wires for frame in wire.frames)

    # Findings.

    def faults(self, counts: Counter[str]) -> Iterator[str]:
        """Yield everything that was sent to a viewer who may not know it."""
        log = entries_of(self.server.folder, self.table)
        every = positions_of(log)
        opened = log[0]
        assert isinstance(opened, Opened)
        server_seed = opened.server_seed.encode()
        for viewer, wire in self.wires:
            positions = dict(zip(numbers_for(viewer, log), every, strict=True))  # what was taken back is overwritten
            number = 0
            over = False
            for frame in wire.frames:
                counts["frames"] += 1
                counts["bytes"] += len(frame)
                if frame.startswith(b"closed"):
                    continue
                message = msgspec.json.decode(frame)
                where = f"game {self.number}, seat {viewer}, {frame[:400]!r}"
                if message["type"] == "game":
                    number = message["number"]
                    for fault in positions[number].faults(message, viewer):
                        yield f"{fault}: {where}"
                elif message["type"] == "sheet":
                    counts["deduction sheets"] += 1
                    for fault in positions[number].faults_of_sheet(message, viewer):
                        yield f"{fault}: {where}"
                elif fault := self._fault(message, viewer, positions[number].game.asked):
                    yield f"{fault}: {where}"
                over = over or message.get("phase") == "over"
                if server_seed in frame and not over:
                    yield f"the server's seed: {where}"
                if not over and any(seed.encode() in frame for seed in self.seeds):
                    yield f"a seat's seed: {where}"
                if message["type"] != "said" and any(talk.encode() in frame for talk in self.talk):
                    yield f"a player's talk: {where}"
        for answer in self.answers:
            counts["answers over HTTP"] += 1
            if kinds_told(msgspec.json.decode(answer.body)):
                yield f"a kind is named over HTTP: {answer}"
            if server_seed in answer.body:
                yield f"the server's seed over HTTP: {answer}"
        counts["positions"] += len(every)
        counts["games"] += 1
        counts["undos"] += self.undos

    def _fault(self, message: dict[str, Any], viewer: int | None, asked: int | None) -> str:
        """Return what is wrong with a message that does not show the game."""
        named = kinds_told(message)
        own = viewer is not None and viewer == asked
        if message["type"] == "previews":
            return "" if own or not message["previews"] else "previews of another player's answers"
        if message["type"] == "refused" and message["code"] == "illegal" and own:
            return ""  # it lists the legal actions: the viewer's own hand
        return ", ".join(named)

    def everything(self) -> Iterator[tuple[str, bytes]]:
        """Yield everything sent over sockets and HTTP, except the answers that hand out tokens."""
        for viewer, wire in self.wires:
            for frame in wire.frames:
                yield f"what seat {viewer} of game {self.number} was sent", frame
        for answer in (*self.answers, *self.late_answers):
            yield f"the HTTP answers of game {self.number}", answer.headers + answer.body


def kinds_told(value: Any) -> set[str]:
    """Return the kinds that are named anywhere in a value. The ten kinds of the deck are not secret."""
    return {kind for path, text in strings_in(value) if path[-2:] != ("settings", "deck") for kind in kinds_named(text)}


async def markers(
    games: int, folder: Path, seed: int = 0, leaks: str = "", progress: Callable[[int], None] = lambda _: None
) -> Found:
    """Play games and search everything for secrets."""
    found = Found([], Counter())
    folder.mkdir(parents=True, exist_ok=True)
    paces = {"ORIFLAMME_BOT_PACE": PACES[0], "ORIFLAMME_ORDER_PACE": PACES[1]}
    server = Server(folder / "markers", {**paces, **leaking(leaks)})
    await asyncio.to_thread(server.start)
    try:
        matches = [Match(number, seed, server) for number in range(games)]
        waiting = iter(matches)

        async def work() -> None:
            for match in waiting:
                await match.play()
                found.faults.extend(match.faults(found.counts))
                progress(1)

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))
        measured = (await fetch(server.port, "/metrics")).body
    finally:
        server.kill()
    logged = server.log.read_bytes()
    records = {"the log": logged, "the metrics": measured}
    found.counts["bytes logged"] = len(logged)
    found.faults.extend(_search_records(records))
    found.faults.extend(_search_secrets(matches, records, server))
    return found


def _search_records(records: dict[str, bytes]) -> Iterator[str]:
    """Search the log and the metrics for cards and actions."""
    for name, content in records.items():
        text = content.decode()
        for match in (*KIND_NAMES.finditer(text), *re.finditer(ACTION, text)):
            around = text[max(0, match.start() - 100) : match.end() + 100]
            yield f"{match[0]} in {name}: {around}"


def _search_secrets(matches: list[Match], records: dict[str, bytes], server: Server) -> Iterator[str]:
    """Search everything for tokens, seeds and talk."""
    on_disk = b"".join(file.read_bytes() for file in sorted(server.folder.glob("oriflamme.db*")))
    for match in matches:
        opened = entries_of(server.folder, match.table)[0]
        assert isinstance(opened, Opened)
        for token in match.tokens:
            if token.encode() in on_disk:
                yield "a token on disk"
        for talk in match.talk:
            if talk.encode() in on_disk:
                yield "a player's talk on disk"
        for secret in (*match.tokens, *match.seeds, *match.talk, opened.server_seed):
            for name, content in records.items():
                if secret.encode() in content:
                    yield f"a secret of game {match.number} in {name}"
        mine = [token.encode() for token in match.tokens]
        for other in matches:
            for name, content in other.everything():
                if any(token in content for token in mine):
                    yield f"a token of game {match.number} in {name}"
