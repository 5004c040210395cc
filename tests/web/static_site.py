"""The page without a server, on a static host: `python -m http.server` in a folder above it."""

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from web.build_site import build_site

FOLDER = "games/oriflamme"


class StaticHost:
    """A process that serves files. It may be ended and started again, at the same address."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / FOLDER
        self._folder = folder
        self._port = "0"
        self.start()
        self.address = f"http://127.0.0.1:{self._port}/{FOLDER}/#"

    def start(self) -> None:
        command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(self._folder)]
        self._process = subprocess.Popen(
            [*command, self._port], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self._port = self._process.stdout.readline().split("port ")[1].split()[0]

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def publish(self, version: str) -> None:
        """Put a new version of the page into the place of the old one."""
        worker = self.site / "service-worker.js"
        text, count = re.subn('const VERSION = "[^"]*"', f'const VERSION = "{version}"', worker.read_text())
        assert count == 1
        worker.write_text(text)


@contextlib.contextmanager
def static_host(folder: Path) -> Iterator[StaticHost]:
    """Write the site into a folder of a folder, and serve it."""
    build_site(folder / FOLDER)
    host = StaticHost(folder)
    try:
        yield host
    finally:
        host.stop()
