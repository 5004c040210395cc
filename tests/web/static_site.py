"""The page without a server, on a static host: `python -m http.server` in a folder above it."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from web.build_site import build_site

FOLDER = "games/oriflamme"


class StaticHost:
    """A process that serves files, and may be ended before the test is over."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(folder), "0"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        port = self._process.stdout.readline().split("port ")[1].split()[0]
        self.address = f"http://127.0.0.1:{port}/{FOLDER}/#"

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextlib.contextmanager
def static_host(folder: Path) -> Iterator[StaticHost]:
    """Write the site into a folder of a folder, and serve it."""
    build_site(folder / FOLDER)
    host = StaticHost(folder)
    try:
        yield host
    finally:
        host.stop()
