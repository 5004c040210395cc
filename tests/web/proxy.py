"""A proxy between a browser and a server. It can cut connections, or stall them as when a phone leaves its network."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

CHUNK = 65536


class Proxy:
    """Forwards bytes to and from a server unless it is cut or stalled."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._listener: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._cut = False
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> None:
        """Start to listen, on the same port as before if it was open before."""
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if self._cut:
                return
            upstream, upstream_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
            self._writers |= {writer, upstream_writer}
            await asyncio.gather(self._forward(reader, upstream_writer), self._forward(upstream, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
        self._writers.discard(writer)

    async def cut(self) -> None:
        """Break every connection and refuse new ones."""
        self._cut = True
        for writer in list(self._writers):
            writer.transport.abort()
        self._writers.clear()

    async def restore(self) -> None:
        """Forward again."""
        self._cut = False
        self._flowing.set()

    async def stall(self) -> None:
        """Stop forwarding without telling either end."""
        self._flowing.clear()

    async def close(self) -> None:
        """Stop the proxy and end its tasks."""
        await self.cut()
        self._flowing.set()
        assert self._listener is not None
        self._listener.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def proxy_to(server_port: int) -> AsyncIterator[Proxy]:
    """Run a proxy to a server on this port."""
    proxy = Proxy(server_port)
    await proxy.open()
    try:
        yield proxy
    finally:
        await proxy.close()
