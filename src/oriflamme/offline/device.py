"""A device: the hall of one browser, asked with the paths and bodies of the server's HTTP endpoints."""

import re
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from ..errors import OriflammeError
from ..notation.record import write_json
from ..protocol.messages import write
from ..protocol.puzzles import AnswerPuzzle, PlayPuzzle
from ..protocol.tables import OpenTable, PlayOn, TableList, TakeSeat
from ..server.reviews.reviewer import Reviewer, Shelf
from ..server.settings import Settings
from ..server.storage.records import StoreFailure
from ..server.tables.hall import Hall
from ..server.tables.live_table import LiveTable
from ..server.tables.news import listed
from ..server.tables.ports import Store
from ..server.tables.puzzles import find_puzzle, judge, play_puzzle, puzzle_list, show_puzzle
from ..server.tables.replays import finished, replay_of
from ..server.wire.refusal import Refusal, problem_of
from .admission import DeviceAdmission
from .bots import DeviceBots
from .channel import HERE, Channel
from .imports import table_of_record
from .lanes import immediate_lanes

T = TypeVar("T")
DIGITS: Final = 9  # that the start of a list has at most
SETTINGS: Final = Settings(
    away_seconds=1e9,  # the people of one device wait for each other
    miss_rate=1e9,  # no one guesses codes here
    talk_rate=1e9,
    review_rate=1e9,
    review_effort=5.0,  # of a server whose rules are not compiled: a tenth of a usual server's, about a minute
)


class Answer(NamedTuple):
    """The answer to a request: the status of HTTP, and JSON."""

    status: int
    content: bytes


class Device:
    """All tables of a browser."""

    def __init__(self, store: Store, bots: DeviceBots, shelf: Shelf, settings: Settings = SETTINGS) -> None:
        self._hall = Hall(settings, store, bots, DeviceAdmission(), lanes=immediate_lanes(), coach=bots)
        self._reviewer = Reviewer(settings, shelf, bots)
        self._endpoints: list[tuple[str, re.Pattern[str], Callable[..., Awaitable[bytes]]]] = [
            ("GET", re.compile("/tables"), self._tables),
            ("POST", re.compile("/tables"), self._open),
            ("GET", re.compile("/tables/([^/]+)"), self._table),
            ("POST", re.compile("/tables/([^/]+)/seats"), self._seats),
            ("GET", re.compile("/replays/([^/]+)"), self._replay),
            ("GET", re.compile("/replays/([^/]+)/record"), self._record),
            ("POST", re.compile("/replays/([^/]+)/play-on"), self._play_on),
            ("POST", re.compile("/replays/([^/]+)/review"), self._review),
            ("GET", re.compile("/replays/([^/]+)/review"), self._review_progress),
            ("GET", re.compile("/puzzles"), self._puzzles),
            ("GET", re.compile("/puzzles/([^/]+)"), self._puzzle),
            ("POST", re.compile("/puzzles/([^/]+)/answer"), self._answer_puzzle),
            ("POST", re.compile("/puzzles/([^/]+)/play-on"), self._play_puzzle),
            ("POST", re.compile("/records"), self._import),
        ]

    def connect(self, table: str, tell: Callable[[str], None], ended: Callable[[int], None]) -> Channel:
        """Return a new channel to a table."""
        return Channel(self._hall, table, tell, ended)

    def close(self) -> None:
        """Stop all tables."""
        self._hall.close()

    async def ask(self, method: str, address: str, body: bytes = b"") -> Answer:
        """Answer a request: `address` is what follows /api."""
        parts = urlsplit(address)
        for wanted, path, endpoint in self._endpoints:
            if wanted == method and (match := path.fullmatch(parts.path)):
                return await self._answer(endpoint, [unquote(part) for part in match.groups()], parts.query, body)
        return _problem(Refusal("not_found"), 404)

    async def _answer(
        self, endpoint: Callable[..., Awaitable[bytes]], parts: list[str], query: str, body: bytes
    ) -> Answer:
        try:
            return Answer(200, await endpoint(*parts, query=query, body=body))
        except Refusal as refusal:
            return _problem(refusal, 404 if refusal.code.startswith("no_such") else 400)
        except StoreFailure as failure:
            return _problem(failure.refusal, 503)
        except OriflammeError as error:
            return _problem(Refusal.of(error), 400)

    async def _find(self, table: str) -> LiveTable:
        return await self._hall.find(table, HERE)

    async def _tables(self, query: str, body: bytes) -> bytes:
        return write(TableList(()))  # a list is for strangers, and there are none

    async def _open(self, query: str, body: bytes) -> bytes:
        return write(await self._hall.open(_read(body, OpenTable)))

    async def _table(self, table: str, query: str, body: bytes) -> bytes:
        live = await self._find(table)
        return write(listed(live.table, live.audience))

    async def _seats(self, table: str, query: str, body: bytes) -> bytes:
        wanted = _read(body, TakeSeat)
        return write(await self._hall.join(await self._find(table), wanted.name, None, wanted.seat))

    async def _replay(self, table: str, query: str, body: bytes) -> bytes:
        viewer = parse_qs(query).get("viewer", ["spectator"])[0]
        return replay_of((await self._find(table)).table, viewer)

    async def _record(self, table: str, query: str, body: bytes) -> bytes:
        return write_json(finished((await self._find(table)).table).record()).encode()

    async def _play_on(self, table: str, query: str, body: bytes) -> bytes:
        source = finished((await self._find(table)).table)
        return write(await self._hall.play_on(source, _read(body, PlayOn)))

    async def _review(self, table: str, query: str, body: bytes) -> bytes:
        return write(await self._reviewer.ask(finished((await self._find(table)).table), HERE))

    async def _review_progress(self, table: str, query: str, body: bytes) -> bytes:
        return write(await self._reviewer.progress(finished((await self._find(table)).table), _start_of(query)))

    async def _puzzles(self, query: str, body: bytes) -> bytes:
        return write(puzzle_list())

    async def _puzzle(self, number: str, query: str, body: bytes) -> bytes:
        return show_puzzle(find_puzzle(number).number)

    async def _answer_puzzle(self, number: str, query: str, body: bytes) -> bytes:
        return write(judge(find_puzzle(number), _read(body, AnswerPuzzle).action))

    async def _play_puzzle(self, number: str, query: str, body: bytes) -> bytes:
        return write(await play_puzzle(self._hall, find_puzzle(number), _read(body, PlayPuzzle)))

    async def _import(self, query: str, body: bytes) -> bytes:
        imported = table_of_record(body)
        await self._hall.store.create(imported.id, imported.code, imported.phase, False, *imported.entries)
        return await self._table(imported.id, query, body)


def _read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("no_body", why=str(error)[:270]) from None


def _start_of(query: str) -> int:
    start = parse_qs(query).get("from", ["0"])[0]
    if not (start.isascii() and start.isdigit() and len(start) < DIGITS):
        raise Refusal("wrong", "from")
    return int(start)


def _problem(refusal: Refusal, status: int) -> Answer:
    return Answer(status, write(problem_of(refusal)))
