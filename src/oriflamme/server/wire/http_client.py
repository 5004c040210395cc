"""One HTTP request over a connection that is closed afterwards."""

import asyncio
from collections.abc import Mapping
from typing import Final, NamedTuple

import h11

CHUNK: Final = 65_536
INTERIM: Final = 5  # answers that only announce another one


class Outgoing(NamedTuple):
    """A request."""

    method: str
    host: str
    target: str  # the path and the query
    body: bytes
    headers: Mapping[str, str]


class Answer(NamedTuple):
    """An answer."""

    status: int
    media_type: str = "application/json"
    body: bytes = b""


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def exchange(streams: Streams, request: Outgoing, reads_body: bool) -> Answer:
    """Send a request and return its answer; EOFError or h11.ProtocolError if there is none."""
    reader, writer = streams
    try:
        side = h11.Connection(h11.CLIENT)
        headers = {"host": request.host, "content-length": str(len(request.body)), "connection": "close"}
        head = h11.Request(
            method=request.method, target=request.target, headers=list((headers | dict(request.headers)).items())
        )
        for part in (head, h11.Data(request.body), h11.EndOfMessage()):
            writer.write(side.send(part) or b"")
        return await _read(reader, side, reads_body)
    finally:
        writer.close()


async def _read(reader: asyncio.StreamReader, side: h11.Connection, reads_body: bool) -> Answer:
    answer, content, interim = None, bytearray(), 0
    while interim < INTERIM:
        event = side.next_event()
        if event is h11.NEED_DATA:
            side.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.InformationalResponse):
            interim += 1
        elif isinstance(event, h11.Response):
            kind = dict(event.headers).get(b"content-type", b"application/json").decode()
            answer = Answer(event.status_code, kind)
            if not reads_body:
                return answer
        elif isinstance(event, h11.Data):
            content += event.data
        elif answer is not None:
            return answer._replace(body=bytes(content))
        else:
            break
    raise EOFError
