"""A line between a browser and a server that can be cut, or go silent as when a phone leaves its network."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

CHUNK = 65536


class Line:
    """Carries bytes to and from a server while it is whole."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._listener: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._whole = asyncio.Event()
        self._whole.set()
        self._cut = False
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> None:
        """Begin to listen, on the same port as before if there was one."""
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if self._cut:
                return
            there, back = await asyncio.open_connection("127.0.0.1", self._server_port)
            self._writers |= {writer, back}
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
        self._writers.discard(writer)

    async def cut(self) -> None:
        """Break every connection, and let none come about."""
        self._cut = True
        for writer in list(self._writers):
            writer.transport.abort()
        self._writers.clear()

    async def mend(self) -> None:
        """Carry again."""
        self._cut = False
        self._whole.set()

    async def fall_silent(self) -> None:
        """Carry nothing any more, without a word to either end."""
        self._whole.clear()

    async def close(self) -> None:
        """End it."""
        await self.cut()
        self._whole.set()
        assert self._listener is not None
        self._listener.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def line_to(server_port: int) -> AsyncIterator[Line]:
    """A line that can be cut."""
    line = Line(server_port)
    await line.open()
    try:
        yield line
    finally:
        await line.close()
