"""The HTTP part: tables, replays, and what can be chosen. Every answer is JSON, also a refusal."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ... import __version__
from ...card_texts import card_texts, type_of
from ...errors import OriflammeError
from ...notation.record import write_json
from ...protocol.messages import VERSION as PROTOCOL
from ...protocol.messages import write
from ...protocol.tables import About, BotLevel, Kind, OpenTable, Phrase, PlayOn, Problem, Seated, TableList, TakeSeat
from ...rules.decks import BOXES, DECKS, LINES, NUMBERS, box_of, line_of
from ...rules.kinds import FEWEST, NAMES, SEATS
from ..accounts.accounts import Account
from ..accounts.auth import asker_of, drop_cookie
from ..bot_pool.pool import LEVELS
from ..cluster.lease import Elsewhere
from ..cluster.relay import pass_on_request, passed_on_by
from ..metrics import REFUSALS, REGISTRY
from ..storage.store import StoreFailure
from ..tables.hall import Hall
from ..tables.live_table import Keeper
from ..tables.news import listed
from ..tables.phrases import PHRASES
from ..tables.replays import finished, replay_of
from ..turn_based.open_tables import Waiting
from ..wire.limits import Buckets, address_of
from ..wire.refusal import Refusal

LARGEST: Final = 16_384  # bytes of a body
NOTHING: Final = "\0"  # a character that PostgreSQL does not take
ESCAPED_NOTHING: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
STATUS: Final = {
    "no_such_table": 404,
    "not_over": 409,
    "started": 409,
    "full": 409,
    "unreadable": 409,
    "too_fast": 429,
    "busy": 429,
    "not_signed_in": 401,
    "signed_out": 401,
    "wrong_password": 401,
    "foreign_page": 403,
    "banned": 403,
    "forbidden": 403,
    "blocked": 403,
    "name_taken": 409,
    "seated": 409,
    "no_such_session": 404,
    "no_such_account": 404,
    "no_such_ladder": 404,
    "no_such_way": 404,
    "too_many_ways": 409,
    "no_vacation_left": 409,
    "not_reached": 409,
    "too_long": 413,
    "no_such_bot": 404,
    "too_many_bots": 409,
    "too_many_seats": 429,
    "no_such_report": 404,
    "no_such_seat": 404,
    "unknown_token": 403,
    "reported": 409,
    "closed": 409,
    "too_many_blocks": 409,
}


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    """Return a body as JSON."""
    return Response(write(body), status, media_type="application/json")


def problem(code: str, sentence: str, status: int) -> Response:
    """Return a refusal as JSON."""
    REFUSALS.labels(code).inc()
    return answer(Problem(code, sentence), status)


def refusing(endpoint: Endpoint) -> Endpoint:
    """Let an endpoint answer what it raises."""

    async def guarded(request: Request) -> Response:
        if any(NOTHING in str(part) for part in request.path_params.values()):
            return problem("not_found", "There is nothing under this address.", 404)
        try:
            return await endpoint(request)
        except Elsewhere as elsewhere:
            if passed_on_by(request):
                return problem("store", "This table is moving to another process; try again in a second.", 503)
            return await pass_on_request(request, await body_of(request), elsewhere)
        except Refusal as refusal:
            refused = problem(refusal.code, str(refusal), STATUS.get(refusal.code, 400))
            is_over = refusal.code == "signed_out" and "authorization" not in request.headers
            return drop_cookie(refused) if is_over else refused  # a browser is told once, then it is a guest's again
        except StoreFailure as failure:
            return problem("store", str(failure), 503)
        except OriflammeError as error:
            return problem("wrong", str(error), 400)
        except ClientDisconnect:
            return Response(status_code=400)

    return guarded


async def body_of(request: Request) -> bytes:
    """Return what a request carries, also when it is asked for again."""
    if not hasattr(request.state, "body"):
        content = bytearray()
        async for part in request.stream():
            content += part
            if len(content) > LARGEST:
                raise Refusal("too_long", f"A request has at most {LARGEST} bytes.")
        request.state.body = bytes(content)
    found: bytes = request.state.body
    return found


async def read_body(request: Request, body: type[T]) -> T:
    """Return the body of a request as what it should be."""
    content = await body_of(request)
    if ESCAPED_NOTHING.search(content):
        raise Refusal("no_body", "The request cannot be read: it has a character that is none.")
    try:
        return msgspec.json.decode(content, type=body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("no_body", f"The request cannot be read: {error}"[:300]) from None


class Http:
    """The endpoints."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._per_address = Buckets(hall.settings.table_rate, hall.settings.table_burst)
        self._about = write(about())
        self._waiting = Waiting(hall)

    async def _find(self, request: Request) -> Keeper:
        return await self._hall.find(request.path_params["table"], address_of(request))

    def _limit(self, request: Request, account: Account | None = None) -> None:
        """Let nobody ask for too many tables and seats: a bot by its token, everyone else by their address."""
        if account is not None and account.is_bot:
            self._hall.bots.check_asks(account)
        elif not self._per_address.take(address_of(request)):
            raise Refusal("too_fast", "Too many tables and seats were asked for from your address; wait a little.")

    async def about(self, request: Request) -> Response:
        """GET /api/about: what can be chosen."""
        return Response(self._about, media_type="application/json")

    async def tables(self, request: Request) -> Response:
        """GET /api/tables: those one can join or watch. POST: open one."""
        if request.method == "POST":
            account = await asker_of(request, self._hall.accounts)
            self._limit(request, account)
            return answer(await self._hall.open(await read_body(request, OpenTable), account), 201)
        here = self._hall.listed()
        if passed_on_by(request):
            return answer(TableList(here))
        there = (*here, *await self._hall.listed_elsewhere())
        return answer(TableList((*there, *await self._waiting.tables({table.table for table in there}))))

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{table}: one, by its id or code."""
        keeper = await self._find(request)
        return answer(listed(keeper.table, keeper.audience))

    async def seats(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats: take a seat."""
        account = await asker_of(request, self._hall.accounts)
        self._limit(request, account)
        wanted = await read_body(request, TakeSeat)
        keeper = await self._find(request)
        seated: Seated = await self._hall.join(keeper, wanted.name, account)
        return answer(seated, 201)

    async def replay(self, request: Request) -> Response:
        """GET /api/replays/{table}: a finished game, position by position."""
        keeper = await self._find(request)
        viewer = request.query_params.get("viewer", "spectator")
        content = await asyncio.to_thread(replay_of, finished(keeper.table), viewer)
        return Response(content, media_type="application/json")

    async def record(self, request: Request) -> Response:
        """GET /api/replays/{table}/record: a finished game as a record, with what its deal is checked with."""
        keeper = await self._find(request)
        return Response(write_json(finished(keeper.table).record()), media_type="application/json")

    async def play_on(self, request: Request) -> Response:
        """POST /api/replays/{table}/play-on: a new table from a point of a finished game."""
        self._limit(request)
        wanted = await read_body(request, PlayOn)
        keeper = await self._find(request)
        return answer(await self._hall.play_on(finished(keeper.table), wanted), 201)

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether the server and its database answer."""
        try:
            await self._hall.store.is_well()
        except Exception:
            return problem("store", "The database does not answer.", 503)
        return Response(b'{"status":"well"}', media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: what is measured, in Prometheus's format."""
        allowed = self._hall.settings.metrics
        local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if allowed == "off" or (allowed == "local" and not local):
            return problem("forbidden", "The measurements are not shown to your address.", 403)
        return Response(generate_latest(REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})


def about() -> About:
    """Return what can be chosen on this server."""
    texts = card_texts()
    return About(
        version=__version__,
        protocol=PROTOCOL,
        decks={name: tuple(NAMES[kind] for kind in kinds) for name, kinds in DECKS.items()},
        lines=LINES,
        kinds=tuple(
            Kind(
                kind,
                texts[kind].name,
                BOXES[box_of(number)],
                line_of(number),
                type_of(kind),
                texts[kind].text,
                texts[kind].rulings,
                texts[kind].tip,
            )
            for kind, number in NUMBERS.items()
        ),
        bots=tuple(BotLevel(name, text) for name, text in LEVELS.items()),
        phrases=tuple(Phrase(name, text) for name, text in PHRASES.items()),
        players=tuple(range(FEWEST, SEATS + 1)),
    )


def not_found(request: Request, error: Any) -> Response:
    """Answer a path or a method that there is not."""
    status = int(getattr(error, "status_code", 404))
    sentence = "There is nothing under this address." if status == 404 else str(getattr(error, "detail", error))
    response = problem("not_found" if status == 404 else "http", sentence, status)
    response.headers.update(getattr(error, "headers", None) or {})
    return response
