"""What all endpoints share: reading bodies, answering in JSON, and refusals as JSON."""

import functools
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import OriflammeError
from ...protocol.messages import write
from ..accounts.auth import delete_cookie
from ..cluster.location import Elsewhere
from ..cluster.relay import relay_request, relayed_by
from ..logs import trace_of
from ..storage.records import StoreFailure
from ..storage.store import FAILURES, MISTAKES
from ..wire.limits import LARGEST_BODY
from ..wire.refusal import Refusal, problem_of

FARTHEST: Final = 1_000_000  # index in a list
NUL: Final = "\0"  # PostgreSQL cannot store it in a text
ESCAPED_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes it
READING: Final = ("GET", "HEAD")
T = TypeVar("T")
LOG: Final = structlog.get_logger("oriflamme.http")
Endpoint = Callable[[Request], Awaitable[Response]]
_CODES: Final = {
    401: "not_signed_in signed_out wrong_password wrong_recovery",
    403: "foreign_page banned forbidden blocked unknown_token not_friends no_seat",
    404: (
        "no_such_table no_such_session no_such_account no_such_ladder no_such_way no_such_bot "
        "no_such_report no_such_seat no_such_puzzle no_review"
    ),
    409: (
        "not_over started full seat_taken unreadable name_taken seated too_many_ways no_vacation_left not_reached "
        "too_many_bots reported closed too_many_blocks too_many_friends"
    ),
    413: "too_long",
    429: "too_fast busy too_many_seats too_many_tables",
}
STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes.split()}


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    """Return a body as JSON."""
    return Response(write(body), status, media_type="application/json")


def done() -> Response:
    """Return the answer to a request that has no result."""
    return Response(b'{"done":true}', media_type="application/json")


def problem(refusal: Refusal, status: int) -> Response:
    """Return a refusal as JSON."""
    return answer(problem_of(refusal), status)


def unknown_path() -> Response:
    """Return the answer to a request for a path that does not exist."""
    return problem(Refusal("not_found"), 404)


def route(path: str, endpoint: Endpoint, *methods: str) -> Route:
    """Return the route of an endpoint; without methods it answers GET."""
    return Route(path, with_refusals(endpoint), methods=methods or None)


def with_refusals(endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint, so that errors it raises become answers."""

    @functools.wraps(endpoint)
    async def guarded(request: Request) -> Response:
        if any(NUL in str(part) for part in request.path_params.values()):
            return unknown_path()
        try:
            return await answer_here_or_elsewhere(endpoint, request)
        except Refusal as refusal:
            refused = problem(refusal, STATUS.get(refusal.code, 400))
            is_over = refusal.code == "signed_out" and "authorization" not in request.headers
            return delete_cookie(refused) if is_over else refused  # tell a browser once; then it is a guest
        except StoreFailure as failure:
            return problem(failure.refusal, 503)
        except OriflammeError as error:
            return problem(Refusal.of(error), 400)
        except ClientDisconnect:
            return Response(status_code=400)
        except MISTAKES:
            raise
        except FAILURES as error:
            LOG.error("the database failed", endpoint=endpoint.__qualname__, where=trace_of(error))
            return problem(Refusal("store", "unreachable" if request.method in READING else "full"), 503)

    return guarded


async def answer_here_or_elsewhere(endpoint: Endpoint, request: Request) -> Response:
    """Return the answer of an endpoint, or that of the process that owns the table. StoreFailure if it has none."""
    try:
        return await endpoint(request)
    except Elsewhere as elsewhere:
        if relayed_by(request):
            raise StoreFailure("moving") from None
        return await relay_request(request, await body_of(request), elsewhere)


async def body_of(request: Request) -> bytes:
    """Return the body of a request. It is read once and kept for later calls."""
    if not hasattr(request.state, "body"):
        content = bytearray()
        async for part in request.stream():
            content += part
            if len(content) > LARGEST_BODY:
                raise Refusal("too_long", "request", most=LARGEST_BODY)
        request.state.body = bytes(content)
    found: bytes = request.state.body
    return found


async def read_body(request: Request, body: type[T]) -> T:
    """Return the body of a request as a type; refuse one that does not fit."""
    content = await body_of(request)
    if ESCAPED_NUL.search(content):
        raise Refusal("no_body", "character")
    try:
        return msgspec.json.decode(content, type=body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("no_body", why=str(error)[:270]) from None


def start_of(request: Request) -> int:
    """Return the index from which a list is wanted: ?from=…"""
    start = request.query_params.get("from", "0")
    if not (start.isascii() and start.isdigit() and int(start[:9]) <= FARTHEST):
        raise Refusal("wrong", "from")
    return int(start[:9])


def not_found(request: Request, error: Any) -> Response:
    """Answer a request for an unknown path or method."""
    status = int(getattr(error, "status_code", 404))
    response = (
        unknown_path()
        if status == 404
        else problem(Refusal.saying("http", str(getattr(error, "detail", error))), status)
    )
    response.headers.update(getattr(error, "headers", None) or {})
    return response
