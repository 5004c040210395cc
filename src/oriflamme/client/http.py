"""HTTP requests to a server. One that came too fast, or while the server cannot save, is sent again after a pause."""

import asyncio
import http.client
import random
import time
from typing import Final, TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from ..protocol.tables import Problem
from .errors import ClientError, Lost, Refused

T = TypeVar("T")
LATER: Final = ("too_fast", "busy", "store")  # codes after which the same request may succeed
ANSWERING: Final = 20.0  # seconds until a server must have answered
FIRST, LONGEST = 0.25, 8.0  # seconds before the second try, and between later ones


class Answer(msgspec.Struct):
    """A server's answer."""

    status: int
    content: bytes
    cookie: str


class Http:
    """Requests to one server, with the token of an account or as a guest."""

    def __init__(self, address: str, token: str | None, patience: float) -> None:
        self._server = _split(address)
        self.token = token
        self._patience = patience

    @property
    def sockets(self) -> str:
        """The address of the tables' sockets."""
        scheme = "wss" if self._server.scheme == "https" else "ws"
        return f"{scheme}://{self._server.netloc}{self._server.path.rstrip('/')}/api/tables"

    @property
    def proof(self) -> dict[str, str]:
        """The header that proves who asks."""
        return {} if self.token is None else {"authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, into: type[T], body: object = None) -> T:
        """Return the answer to a request as a value of a type."""
        until, wait = time.monotonic() + self._patience, FIRST
        while True:
            try:
                return self._read(await asyncio.to_thread(self.ask_once, method, path, body), into)
            except Refused as refused:
                if refused.code not in LATER or time.monotonic() > until:
                    raise
            except ConnectionRefusedError as error:  # the server has not seen the request
                if time.monotonic() > until:
                    raise Lost(f"{self._server.geturl()} does not answer: {error.strerror}") from None
            except (OSError, http.client.HTTPException) as error:
                raise Lost(f"{self._server.geturl()} does not answer: {error}") from None
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(2 * wait, LONGEST)

    def ask_once(self, method: str, path: str, body: object = None) -> Answer:
        """Return the answer to a request that is sent once, whatever its status."""
        kind = http.client.HTTPSConnection if self._server.scheme == "https" else http.client.HTTPConnection
        connection = kind(self._server.hostname or "", self._server.port, timeout=ANSWERING)
        headers = {**self.proof, "content-type": "application/json"}
        try:
            content = None if body is None else msgspec.json.encode(body)
            connection.request(method, self._server.path.rstrip("/") + path, content, headers)
            response = connection.getresponse()
            return Answer(response.status, response.read(), response.headers.get("set-cookie", ""))
        finally:
            connection.close()

    def _read(self, answer: Answer, into: type[T]) -> T:
        check(answer, self._server.geturl())
        try:
            return msgspec.json.decode(answer.content, type=into)
        except msgspec.MsgspecError as error:
            raise Lost(f"{self._server.geturl()} sent an unknown answer: {error}") from None


def check(answer: Answer, address: str) -> None:
    """Raise the refusal if an answer is one."""
    if answer.status >= 400:
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except (msgspec.MsgspecError, UnicodeError):
            raise Lost(f"{address} answered with status {answer.status}") from None
        raise Refused(problem.code, problem.sentence)


def _split(address: str) -> SplitResult:
    try:
        found = urlsplit(address)
        if found.scheme in ("http", "https") and found.hostname and found.port != 0:
            return found
    except ValueError:
        pass
    raise ClientError(f"a server's address is like http://127.0.0.1:8765, not {address[:80]!r}")
