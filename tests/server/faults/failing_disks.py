"""Real disks that stop taking data: by a limit, by immutable files, full, or read-only after a defect."""

import contextlib
import errno
import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from ..server_process import Server

VOLUME = "16m"  # of the small volume: room for the write-ahead log, which grows to 4 MB


class Disk:
    """A disk for the data of a server, which can be broken and mended."""

    heals = True  # whether it can be mended while the server runs

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self) -> None:
        """Set it up. The folder exists and is empty."""

    def close(self) -> None:
        """Clean up."""

    def break_down(self, server: Server | None) -> None:
        """Take nothing from now on. `server` is the running one, if there is one."""
        raise NotImplementedError

    def mend(self, server: Server | None) -> None:
        """Take everything again."""
        raise NotImplementedError

    def command(self) -> list[str]:
        """Return the command prefix with which a server notices that the disk is broken."""
        return []


def limit_files(server: Server, most: int) -> None:
    """Limit the size of every file that a server writes."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def limit_growth(server: Server, room: int | None) -> None:
    """Limit by how many bytes the write-ahead log may grow. None removes the limit."""
    size = (server.folder / "oriflamme.db-wal").stat().st_size
    limit_files(server, resource.RLIM_INFINITY if room is None else size + room)


class Limited(Disk):
    """The kernel does not let the process write to any file, its own log included: EFBIG."""

    def break_down(self, server: Server | None) -> None:
        self._limit(server, 0)

    def mend(self, server: Server | None) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Server | None, most: int) -> None:
        if server is not None:
            limit_files(server, most)

    def command(self) -> list[str]:
        return ["prlimit", "--fsize=0:unlimited"]


class Immutable(Disk):
    """The files are marked as immutable: EPERM.

    All but SQLite's shared memory: the kernel ends a process that writes to memory mapped from an immutable file.
    """

    def break_down(self, server: Server | None) -> None:
        self._mark("+i", [*(path for path in self.folder.iterdir() if not path.name.endswith("-shm")), self.folder])

    def mend(self, server: Server | None) -> None:
        self._mark("-i", [self.folder, *self.folder.iterdir()])

    def close(self) -> None:
        self.mend(None)

    def _mark(self, mark: str, paths: list[Path]) -> None:
        _run("chattr", mark, *paths)


class Full(Disk):
    """A small volume without a free byte: ENOSPC."""

    def open(self) -> None:
        _run("mount", "-t", "tmpfs", "-o", f"size={VOLUME}", "tmpfs", self.folder)

    def break_down(self, server: Server | None) -> None:
        ballast = os.open(self.folder / "ballast", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        try:
            for size in (1 << 16, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while True:
                        os.write(ballast, bytes(size))
        finally:
            os.close(ballast)

    def mend(self, server: Server | None) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)

    def close(self) -> None:
        _run("umount", self.folder)


class ReadOnly(Disk):
    """A volume with an error, which the kernel has made read-only to protect it: EROFS.

    It is repaired as an operator would do it: with the server stopped, unmounted, checked and mounted again.
    """

    heals = False

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._image = folder.with_name(folder.name + ".image")

    def open(self) -> None:
        with self._image.open("wb") as image:
            image.truncate(32 << 20)
        _run("mkfs.ext4", "-q", self._image)
        self._mount()

    def _mount(self) -> None:
        _run("mount", "-o", "loop,errors=remount-ro", self._image, self.folder)

    def break_down(self, server: Server | None) -> None:
        _run("mount", "-o", "remount,abort", self.folder)

    def mend(self, server: Server | None) -> None:
        _run("umount", self.folder)
        # Its exit code says what it repaired.
        subprocess.run(["e2fsck", "-fy", self._image], check=False, capture_output=True)
        self._mount()

    def close(self) -> None:
        _run("umount", self.folder)


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, capture_output=True)


DISKS: dict[str, Callable[[Path], Disk]] = {
    "limited": Limited,
    "immutable": Immutable,
    "full": Full,
    "read-only": ReadOnly,
}
NOTES = Path(tempfile.gettempdir()) / "oriflamme-broken-disks"  # by kind and process: the folder in use
TOOLS = {"limited": "prlimit", "immutable": "chattr", "full": "mount", "read-only": "mkfs.ext4"}


@contextlib.contextmanager
def disk_of(kind: str, folder: Path) -> Iterator[Disk]:
    """Set up a disk of some kind inside a `with` block."""
    tidy_up()
    folder.mkdir(parents=True, exist_ok=True)
    disk = DISKS[kind](folder)
    disk.open()
    note = NOTES / f"{kind}.{os.getpid()}"
    NOTES.mkdir(exist_ok=True)
    note.write_text(str(folder))
    try:
        yield disk
    finally:
        disk.close()
        note.unlink()


def tidy_up() -> None:
    """Clean up after processes that were killed before they could do it."""
    for note in NOTES.glob("*.*"):
        if not Path("/proc", note.suffix[1:]).exists():
            with contextlib.suppress(OSError, subprocess.CalledProcessError):
                DISKS[note.stem](Path(note.read_text())).close()
            note.unlink(missing_ok=True)


def why_not(kind: str, folder: Path) -> str | None:
    """Try a disk of this kind. Return why it is not available here, or None if it is."""
    tool = TOOLS[kind]
    if shutil.which(tool) is None:
        return f"{tool} is not installed"
    try:
        with disk_of(kind, folder / f"try-{kind}") as disk:
            works = kind == "limited" or _is_broken(disk)
            return None if works else f"{tool} does not keep a file from being changed here"
    except (OSError, subprocess.CalledProcessError) as error:
        return f"{tool} is not permitted here: {error}"


def _is_broken(disk: Disk) -> bool:
    (disk.folder / "file").write_bytes(b"")
    with (disk.folder / "file").open("ab", buffering=0) as file:
        disk.break_down(None)
        try:
            file.write(b"x")
        except OSError as error:
            return error.errno in (errno.ENOSPC, errno.EPERM, errno.EROFS)
        return False
