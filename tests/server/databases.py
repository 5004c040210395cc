"""Databases as tests find them: in their present form, and with people who have signed up already.

Migrations, and passwords that are slow to keep on purpose, would take most of the time of many tests.
"""

import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from sqlalchemy import Connection, create_engine, insert

from oriflamme.server.accounts.accounts import digest_of_secret
from oriflamme.server.look_alikes import folded, look_alike_keys
from oriflamme.server.storage import schema
from oriflamme.server.storage.engines import FILE
from oriflamme.server.storage.migrate import upgrade

PASSWORD: Final = "correct horse battery"
READY: Final = 100  # people with accounts


def secret_of(number: int) -> str:
    """Return the secret of the session in which somebody is signed in."""
    return f"the session of person number {number}"


def id_of(number: int) -> str:
    """Return the id of the account of somebody who has one."""
    return f"ready{number:03}"


def fill(connection: Connection) -> None:
    """Bring an empty database to its present form, and let people have accounts there."""
    upgrade(connection)
    kept = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    now = time.time_ns() // 1_000_000
    accounts, sessions = [], []
    for number in range(READY):
        person, name = id_of(number), f"Person {number:03}"
        accounts.append({"id": person, "name": name, "folded": folded(name), "password": kept, "kind": "person"})
        sessions.append({"digest": digest_of_secret(secret_of(number)), "account_id": person, "label": ""})
    connection.execute(insert(schema.accounts), [{**row, "created": now} for row in accounts])
    keys = [{"key": key, "account_id": row["id"]} for row in accounts for key in look_alike_keys(str(row["name"]))]
    connection.execute(insert(schema.names), keys)
    connection.execute(insert(schema.sessions), [{**row, "created": now, "seen": now} for row in sessions])


@cache
def new_database() -> bytes:
    """Return the file of such a database, made once in each process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            fill(connection)
        engine.dispose()
        return file.read_bytes()


def prepare(folder: Path) -> Path:
    """Put such a database into a folder that has none; return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / FILE).exists():
        (folder / FILE).write_bytes(new_database())
    return folder
