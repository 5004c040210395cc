"""Prepared databases: with the current schema, and people who have already signed up.

Migrations, and password hashes that are slow on purpose, would take most of the time of many tests.
"""

import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from sqlalchemy import Connection, create_engine, insert

from oriflamme.server.accounts.accounts import digest_of_secret, folded
from oriflamme.server.storage import schema
from oriflamme.server.storage.engines import FILE
from oriflamme.server.storage.migrate import upgrade

PASSWORD: Final = "correct horse battery"
READY: Final = 100  # how many people have an account


def secret_of(index: int) -> str:
    """Return the session secret of the person with this index."""
    return f"the session of person number {index}"


def id_of(index: int) -> str:
    """Return the account id of the person with this index."""
    return f"ready{index:03}"


def fill(connection: Connection) -> None:
    """Create the current schema in an empty database, and add people with accounts."""
    upgrade(connection)
    password_hash = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    now = time.time_ns() // 1_000_000
    accounts, sessions = [], []
    for index in range(READY):
        person, name = id_of(index), f"Person {index:03}"
        accounts.append(
            {"id": person, "name": name, "folded": folded(name), "password": password_hash, "kind": "person"}
        )
        sessions.append({"digest": digest_of_secret(secret_of(index)), "account_id": person, "label": ""})
    connection.execute(insert(schema.accounts), [{**row, "created": now} for row in accounts])
    connection.execute(insert(schema.sessions), [{**row, "created": now, "seen": now} for row in sessions])


@cache
def new_database() -> bytes:
    """Return the content of a prepared database file. It is made once per process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            fill(connection)
        engine.dispose()
        return file.read_bytes()


def prepare(folder: Path) -> Path:
    """Put a prepared database into a folder that has none, and return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / FILE).exists():
        (folder / FILE).write_bytes(new_database())
    return folder
