"""The parts of a server on a real database, in this process and without sockets."""

import contextlib
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
from argon2 import PasswordHasher
from sqlalchemy import Executable, Row, Table, create_engine, insert, select, update
from starlette.applications import Starlette

from oriflamme.server.accounts.accounts import Account
from oriflamme.server.accounts.bots import Bots
from oriflamme.server.api.accounts import AccountsApi
from oriflamme.server.api.bots import BotsApi
from oriflamme.server.api.friends import FriendsApi
from oriflamme.server.api.moderation import ModerationApi
from oriflamme.server.api.notifications import NotificationsApi
from oriflamme.server.api.ratings import RatingsApi
from oriflamme.server.api.recovery import RecoveryApi
from oriflamme.server.api.reviews import ReviewsApi
from oriflamme.server.api.tables import TablesApi
from oriflamme.server.app import build_services
from oriflamme.server.settings import Settings
from oriflamme.server.storage import schema
from oriflamme.server.storage.engines import FILE
from oriflamme.server.storage.entries import Entry, Opened, read_entry
from oriflamme.server.storage.migrate import upgrade
from oriflamme.server.tables.table import Table as GameTable

PASSWORD: Final = "correct horse battery"
PASSWORD_HASH: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)  # quick to check
DOMAIN: Final = "oriflamme.test"
ADDRESS: Final = f"http://{DOMAIN}"


@cache
def empty_database() -> bytes:
    """Return the content of an empty database file. It is made once per process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


@dataclass(frozen=True)
class Member:
    """A person with an account, signed in."""

    id: str
    name: str
    secret: str


class Backend:
    """The accounts, the hall and the endpoints on one database."""

    def __init__(self, folder: Path, settings: Settings, anew: bool = True) -> None:
        if anew:
            (folder / FILE).write_bytes(empty_database())
        self.services, _, self.pool = build_services(settings)
        self.store = self.services.store
        self.hall = self.services.hall
        self.accounts = self.services.accounts
        self.bots = Bots(self.accounts)
        apis = (
            AccountsApi, RecoveryApi, FriendsApi, BotsApi, TablesApi, RatingsApi, NotificationsApi, ModerationApi,
            ReviewsApi,
        )  # fmt: skip
        self.app = Starlette(routes=[route for api in apis for route in api(self.services).routes])

    # What is stored.

    async def member(self, name: str = "Ann", **columns: Any) -> Member:
        """Return a new account that is signed in."""
        async with self.store.people.begin() as connection:
            account = await self.accounts.add(connection, name, "person", PASSWORD_HASH)
            secret = await self.accounts.add_session(connection, account, "a browser")
        if columns:
            await self.write(update(schema.accounts).where(schema.accounts.c.id == account).values(columns))
        return Member(account, name, secret)

    async def account(self, member: Member) -> Account:
        return await self.accounts.authenticate(member.secret)

    async def new_account(self, name: str = "Ann") -> Account:
        return await self.account(await self.member(name))

    async def store_table(self, table: str, entries: list[Entry], code: str | None = None, **columns: Any) -> None:
        """Store a table as if it had been played here."""
        phase = GameTable(table, entries).phase
        opened = entries[0]
        assert isinstance(opened, Opened)
        code = code or table.upper()[:8]
        await self.store.create(table, code, phase, False, *entries, is_rated=opened.settings.rated)
        if columns:
            await self.write(update(schema.tables).where(schema.tables.c.id == table).values(columns))

    async def damage(self, table: str, index: int, text: str) -> None:
        """Overwrite an entry of a log."""
        place = (schema.log.c.table_id == table, schema.log.c.number == index)
        await self.write(update(schema.log).where(*place).values(entry=text))

    async def entries(self, table: str) -> list[Entry]:
        stored = await self.store.load(table)
        assert stored is not None
        return [read_entry(text) for text in stored.log]

    async def rows(self, table: Table, **columns: Any) -> list[Row[Any]]:
        async with self.store.reading.connect() as connection:
            return list((await connection.execute(select(table).filter_by(**columns))).all())

    async def add(self, table: Table, **columns: Any) -> None:
        await self.write(insert(table).values(columns))

    async def write(self, *statements: Executable) -> None:
        async with self.store.people.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    # Requests.

    def browser(self, member: Member | None = None, address: str = "192.0.2.1", **headers: str) -> "Browser":
        """Return a browser that sends these headers with every request."""
        return Browser(self.app, member, address, {name.replace("_", "-"): text for name, text in headers.items()})


class Browser:
    """A browser, or a bot with its token, that sends requests to the endpoints."""

    def __init__(self, app: Starlette, member: Member | None, address: str, headers: dict[str, str]) -> None:
        transport = httpx.ASGITransport(app=app, client=(address, 4711))
        self.http = httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers)
        if member is not None:
            self.http.cookies.set("oriflamme", member.secret, DOMAIN)

    async def send(self, method: str, path: str, body: object | None = None, **headers: str) -> httpx.Response:
        return await self.http.request(method, path, json=body, headers=headers)

    async def ask(self, method: str, path: str, body: object | None = None) -> Any:
        """Return the answer to a request that must succeed."""
        response = await self.send(method, path, body)
        assert response.is_success, response.text
        assert response.headers["content-type"] == "application/json"
        return response.json()

    async def refused(self, method: str, path: str, body: object | None = None, **headers: str) -> tuple[int, str]:
        """Return the status and the code of a request that must be refused."""
        response = await self.send(method, path, body, **headers)
        assert not response.is_success, response.text
        return response.status_code, response.json()["code"]


@contextlib.asynccontextmanager
async def open_backend(folder: Path, anew: bool = True, **settings: Any) -> AsyncIterator[Backend]:
    """A backend whose database is open: a new one, or the one that is there. Its passwords are quick to hash."""
    backend = Backend(folder, Settings(**{"data": str(folder), "password_memory": 1, **settings}), anew)
    await backend.store.open()
    try:
        yield backend
    finally:
        backend.hall.close()
        await backend.store.close()
