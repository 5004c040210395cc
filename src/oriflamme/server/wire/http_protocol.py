"""HTTP: uvicorn's, with limits on size, on the count of chunks and requests, and on time."""

from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .answers import refusal_answer
from .guarded_connection import GuardedConnection, GuardedProtocol
from .limits import LARGEST_BODY
from .refusal import Refusal

LARGEST_HEAD: Final = 16_384  # bytes of a request's line and headers
_UNANSWERED: Final = (h11.IDLE, h11.SEND_RESPONSE)


class HttpProtocol(H11Protocol, GuardedProtocol):
    """One connection that requests come over."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn: MeteredParser = MeteredParser(self)
        self._guarded: GuardedConnection
        self._awaits: object = None  # which part of a request is not complete

    def connection_made(self, transport: GuardedConnection) -> None:  # type: ignore[override]
        """Expect a request soon."""
        self._guarded = transport
        super().connection_made(transport)
        self._await(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        """Receive data; note what is still to come."""
        super().data_received(data)
        self._look_ahead()

    def on_response_complete(self) -> None:
        """Go on to the next request; note what is still to come."""
        super().on_response_complete()
        self._look_ahead()

    def _look_ahead(self) -> None:
        if self.conn.owner is None:  # the connection is a socket now, or gone
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self._await(state)
        else:
            self._await(None)

    def _await(self, part: object) -> None:
        if part is not self._awaits and not self.transport.is_closing():
            self._awaits = part
            if part is None:
                self._guarded.expect(None)
            else:
                guard = self._guarded.guard
                self._guarded.expect(guard.header_seconds if part is h11.IDLE else guard.body_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to the protocol of sockets."""
        self.conn.owner = None
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of a client that is gone."""
        self.conn.owner = None
        super().connection_lost(exc)

    def admit(self, request: h11.Request) -> bool:
        """Tell whether a request may be carried out: who sends it has not sent too many."""
        self._guarded.identify(request.headers)
        return self._guarded.spend_request()

    def count_chunk(self) -> bool:
        """Count a chunk of a body; tell whether it was not one too many."""
        return self._guarded.spend(pieces=1)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or too long a one."""
        self.refuse(self.conn.problem or Refusal("no_request"), self.conn.problem_status)

    def refuse(self, refusal: Refusal, status: int) -> None:
        """Say why the connection ends, unless an answer is under way, and dismiss it."""
        is_silent = self.conn.their_state is h11.IDLE and self.cycle is None and not self.conn.trailing_data[0]
        if self.conn.our_state not in _UNANSWERED or is_silent:
            self._guarded.cut(refusal.code)
            return
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._guarded.dismiss(refusal_answer(refusal, status), refusal.code)


class MeteredParser(h11.Connection):
    """A parser that refuses bodies that are too long, and counts requests and chunks before uvicorn sees them."""

    def __init__(self, owner: HttpProtocol) -> None:
        super().__init__(h11.SERVER, LARGEST_HEAD)
        self.owner: HttpProtocol | None = owner
        self.problem: Refusal | None = None
        self.problem_status = 400
        self._body = 0  # bytes so far

    def next_event(self) -> Any:
        """Return the next event, or fail."""
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            if error.error_status_hint == 431:
                self._refuse(Refusal("too_long", "header", most=LARGEST_HEAD), 431)
            raise
        if isinstance(event, h11.Request):
            self._body = 0
            self._check_length(event)
            if self.owner is not None and not self.owner.admit(event):
                raise h11.RemoteProtocolError("too many requests")
        elif isinstance(event, h11.Data):
            self._body += len(event.data)
            if self._body > LARGEST_BODY:
                self._refuse_body()
            if event.chunk_start and self.owner is not None and not self.owner.count_chunk():
                raise h11.RemoteProtocolError("too many chunks")
        return event

    def _check_length(self, request: h11.Request) -> None:
        for name, value in request.headers:
            if name == b"content-length" and int(value) > LARGEST_BODY:
                self._refuse_body()

    def _refuse_body(self) -> None:
        self._refuse(Refusal("too_long", "request", most=LARGEST_BODY), 413)
        raise h11.RemoteProtocolError("the body is too long")

    def _refuse(self, refusal: Refusal, status: int) -> None:
        self.problem, self.problem_status = refusal, status
