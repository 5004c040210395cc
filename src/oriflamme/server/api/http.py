"""What all endpoints share: bodies in, JSON out, and refusals as JSON."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...errors import OriflammeError
from ...protocol.messages import write
from ..accounts.auth import delete_cookie
from ..cluster.location import Elsewhere
from ..cluster.relay import relay_request, relayed_by
from ..storage.records import StoreFailure
from ..wire.refusal import Refusal, problem_of

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


def done() -> Response:
    """Return the answer to a request that asks for nothing back."""
    return Response(b'{"done":true}', media_type="application/json")


def problem(refusal: Refusal, status: int) -> Response:
    """Return a refusal as JSON."""
    return answer(problem_of(refusal), status)


def refusing(endpoint: Endpoint) -> Endpoint:
    """Let an endpoint answer what it raises."""

    async def guarded(request: Request) -> Response:
        if any(NOTHING in str(part) for part in request.path_params.values()):
            return problem(Refusal("not_found"), 404)
        try:
            return await endpoint(request)
        except Elsewhere as elsewhere:
            if relayed_by(request):
                return problem(Refusal("store", "moving"), 503)
            return await relay_request(request, await body_of(request), elsewhere)
        except Refusal as refusal:
            refused = problem(refusal, STATUS.get(refusal.code, 400))
            is_over = refusal.code == "signed_out" and "authorization" not in request.headers
            return delete_cookie(refused) if is_over else refused  # a browser is told once, then it is a guest's again
        except StoreFailure as failure:
            return problem(failure.refusal, 503)
        except OriflammeError as error:
            return problem(Refusal.saying("wrong", str(error)), 400)
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
                raise Refusal("too_long", "request", most=LARGEST)
        request.state.body = bytes(content)
    found: bytes = request.state.body
    return found


async def read_body(request: Request, body: type[T]) -> T:
    """Return the body of a request as what it should be."""
    content = await body_of(request)
    if ESCAPED_NOTHING.search(content):
        raise Refusal("no_body", "character")
    try:
        return msgspec.json.decode(content, type=body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("no_body", why=str(error)[:270]) from None


def not_found(request: Request, error: Any) -> Response:
    """Answer a path or a method that there is not."""
    status = int(getattr(error, "status_code", 404))
    detail = str(getattr(error, "detail", error))
    response = problem(Refusal("not_found") if status == 404 else Refusal.saying("http", detail), status)
    response.headers.update(getattr(error, "headers", None) or {})
    return response
