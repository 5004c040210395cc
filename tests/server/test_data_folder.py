"""The data folder: its owner alone reads it, and a restore that is cut off is finished or undone."""

import os
import shutil
import signal
import sqlite3
import stat
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from oriflamme.errors import OriflammeError
from oriflamme.server.storage.backup import backup, restore
from oriflamme.server.storage.data_folder import FILE, REPLACED, REPLACED_LOG
from oriflamme.server.storage.folder_lock import sole_user

from .databases import prepare
from .server_process import Server

OLD, NEW = 3, 5  # tables in the database, and in its backup
MOST_STEPS = 200  # of a restore

STEPS = ("open", "os.rename", "os.remove", "os.chmod", "sqlite3.connect")


def killed_restore(source: Path, folder: Path, step: int) -> int:
    """Restore in a process that is killed at this step: whatever it opens, renames or removes. Return its status."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    steps = 0

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal steps
        if event in STEPS and str(folder) in str(arguments[0]):
            steps += 1
            if steps == step:
                os.kill(os.getpid(), signal.SIGKILL)

    try:
        sys.addaudithook(hook)
        restore(source, folder)
        os._exit(0)
    finally:
        os._exit(1)


def with_tables(folder: Path, number: int, prefix: str) -> Path:
    """Write a database with so many tables and return its file. Some of them are in the write-ahead log only."""
    prepare(folder)
    file = folder / FILE
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=WAL")
    row = "insert into tables (id, code, phase, open, created, rated, due) values (?, ?, 'gathering', 0, 0, 0, 0)"
    for index in range(number):
        connection.execute(row, [f"{prefix}{index}", f"{prefix}{index}".upper()])
    connection.commit()
    if prefix == "old":  # as after a kill: the log is not moved into the file
        kept = {path.name: path.read_bytes() for path in folder.iterdir()}
        connection.close()
        for name, content in kept.items():
            (folder / name).write_bytes(content)
    else:
        connection.close()
    return file


def tables_in(file: Path) -> Counter[str]:
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return Counter(name.rstrip("0123456789") for (name,) in database.execute("select id from tables"))


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_a_restore_that_is_killed_anywhere_is_finished_or_undone(tmp_path: Path) -> None:
    made, pristine = tmp_path / "backup.db", tmp_path / "pristine"
    with_tables(tmp_path / "source", NEW, "new")
    assert backup(tmp_path / "source", made) == NEW
    with_tables(pristine, OLD, "old")
    outcomes: Counter[str] = Counter()
    for step in range(1, MOST_STEPS):
        folder = tmp_path / f"killed at {step}"
        shutil.copytree(pristine, folder)
        status = killed_restore(made, folder, step)
        with sole_user(folder):
            found = tables_in(folder / FILE)
            assert found in ({"old": OLD}, {"new": NEW})
            outcomes[next(iter(found))] += 1
            if "new" in found:
                assert tables_in(folder / REPLACED) == {"old": OLD}
            assert {path.name for path in folder.iterdir()} <= {"lock", FILE, REPLACED, FILE + "-wal", FILE + "-shm"}
        if status == 0:
            break
        assert status == -signal.SIGKILL
    else:
        raise AssertionError("the restore has no end")
    assert outcomes["old"] > 3 and outcomes["new"] > 3


def test_a_server_finishes_a_restore_that_was_cut_off(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    table = server.post("/api/tables", {"name": "Ann"})["table"]
    server.stop()
    made = tmp_path / "backup.db"
    backup(server.folder, made)
    shutil.copy(made, server.folder / (FILE + ".restored"))  # killed when the old database had made room
    (server.folder / FILE).unlink()
    with pytest.raises(OriflammeError, match="a restore was cut off"):
        backup(server.folder, tmp_path / "other.db")
    server.start()
    assert server.get(f"/api/tables/{table}")["table"] == table
    server.stop()
    assert "finished a restore" in server.log.read_text()


def test_a_damaged_database_can_be_replaced_and_is_kept(tmp_path: Path) -> None:
    made = tmp_path / "backup.db"
    with_tables(tmp_path / "source", NEW, "new")
    backup(tmp_path / "source", made)
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE).write_bytes(b"not a database" * 1000)
    assert restore(made, folder) == NEW
    assert tables_in(folder / FILE) == {"new": NEW}
    assert (folder / REPLACED).read_bytes().startswith(b"not a database")


def test_what_cannot_be_moved_into_the_old_database_is_kept_beside_it(tmp_path: Path) -> None:
    made = tmp_path / "backup.db"
    with_tables(tmp_path / "source", NEW, "new")
    backup(tmp_path / "source", made)
    file = with_tables(tmp_path / "data", OLD, "old")
    with closing(sqlite3.connect(file)) as reader:  # as a backup that is being made
        reader.execute("begin")
        reader.execute("select * from tables").fetchone()
        restore(made, file.parent)
    assert tables_in(file) == {"new": NEW}
    assert (file.parent / REPLACED_LOG).stat().st_size
    assert tables_in(file.parent / REPLACED) == {"old": OLD}


def test_a_restore_of_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with_tables(folder, OLD, "old")
    foreign = tmp_path / "foreign.db"
    foreign.write_bytes(b"nothing of ours")
    with pytest.raises(OriflammeError, match="no backup"):
        restore(foreign, folder)
    assert tables_in(folder / FILE) == {"old": OLD}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_what_a_server_writes_only_its_owner_can_read(tmp_path: Path) -> None:
    os.umask(0o022)
    server = Server(tmp_path / "data", prepared=False)
    server.start()
    server.post("/api/tables", {"name": "Ann"})
    found = modes(server.folder)
    made = tmp_path / "backup.db"
    backup(server.folder, made)
    server.stop()
    assert {FILE, FILE + "-wal", FILE + "-shm", "lock"} <= found.keys()
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE(server.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert "others could read" not in server.log.read_text()
    restore(made, server.folder)
    assert set(modes(server.folder).values()) == {0o600}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_data_that_others_could_read_is_made_private_at_the_start(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    with_tables(folder, OLD, "old")
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755)
    with sole_user(folder):
        assert set(modes(folder).values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert "others could read the data" in capfd.readouterr().out
    with sole_user(folder):
        pass
    assert "others could read the data" not in capfd.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_folder_with_other_peoples_files_stays_open_to_them(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with_tables(tmp_path, OLD, "old")
    (tmp_path / "holiday.jpg").write_bytes(b"")
    tmp_path.chmod(0o755)
    with sole_user(tmp_path):
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
        assert modes(tmp_path)[FILE] == 0o600
        assert modes(tmp_path)["holiday.jpg"] != 0o600
    assert "others can list the data folder" in capfd.readouterr().out
