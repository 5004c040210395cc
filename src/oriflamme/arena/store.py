"""The results of a run as JSON lines, one per finished job, so that a stopped run can be resumed."""

from pathlib import Path
from typing import IO

import msgspec

from .job import Job
from .tally import Tally


class Line(msgspec.Struct, frozen=True):
    """A finished job."""

    key: str
    code: str  # the version of the code that played it
    job: Job
    tally: Tally


class Store:
    """The finished jobs in a file; without a file nothing is stored."""

    def __init__(self, path: Path | None, code: str) -> None:
        self._code = code
        self._done: dict[str, Tally] = {}
        self._file: IO[bytes] | None = None
        self.broken = 0  # lines that could not be read, for example because a run was stopped while writing
        self.foreign = 0  # jobs that another version of the code played
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        content = path.read_bytes() if path.exists() else b""
        decoder = msgspec.json.Decoder(Line)
        for text in content.splitlines():
            try:
                line = decoder.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError):
                self.broken += bool(text.strip())
                continue
            self.foreign += line.code != self._code
            self._done[line.key] = line.tally
        self._file = path.open("ab")
        if content and not content.endswith(b"\n"):
            self._file.write(b"\n")

    def find(self, job: Job) -> Tally | None:
        """Return the tally of a job if it is finished."""
        return self._done.get(job.key(self._code))

    def keep(self, job: Job, tally: Tally) -> None:
        """Store a finished job at once."""
        if self._file is not None:
            line = Line(job.key(self._code), self._code, job, tally)
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
