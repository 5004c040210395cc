"""Accounts on a PostgreSQL that several processes share: who counts something waits for others that would change it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest
from sqlalchemy import delete, select, text

from oriflamme.server.accounts.accounts import Accounts, digest_of_secret
from oriflamme.server.accounts.friends import FriendList
from oriflamme.server.accounts.invitations import Invitations
from oriflamme.server.accounts.lock import lock_accounts
from oriflamme.server.accounts.recovery import Recovery
from oriflamme.server.cluster.lease import Lease
from oriflamme.server.cluster.pubsub import PostgresHints
from oriflamme.server.lanes import Lanes
from oriflamme.server.settings import Settings
from oriflamme.server.storage import schema
from oriflamme.server.storage.store import Store
from oriflamme.server.wire.refusal import Refusal

from ..databases import id_of, secret_of
from ..engines import Postgres, running_postgres
from ..packages import needs_postgres

PATIENCE: Final = 120.0  # seconds; only a broken program takes longer
WAITING: Final = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
ANN, BOB, CID, DAN, EVE = range(5)  # people who have an account

pytestmark = [needs_postgres, pytest.mark.xdist_group("accounts_postgres")]


@pytest.fixture(scope="module")
def engine() -> Iterator[Postgres]:
    """A PostgreSQL with people."""
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture
async def accounts(engine: Postgres) -> AsyncIterator[Accounts]:
    """The accounts in it."""
    async with opened(engine) as accounts:
        yield accounts


@contextlib.asynccontextmanager
async def opened(engine: Postgres, lease: Lease | None = None) -> AsyncIterator[Accounts]:
    store = Store(engine.url)
    await store.open()
    yield Accounts(store, Settings(password_memory=1), Lanes(Settings()), lease)
    await store.close()


# Locks.

Deed = Callable[[Accounts], Awaitable[Any]]


async def ask(accounts: Accounts) -> None:
    await FriendList(accounts).ask(await accounts.authenticate(secret_of(ANN)), id_of(BOB))


async def be_asked(accounts: Accounts) -> None:
    await FriendList(accounts).ask(await accounts.authenticate(secret_of(BOB)), id_of(ANN))


async def remove(accounts: Accounts) -> None:
    with contextlib.suppress(Refusal):  # they may not be friends
        await FriendList(accounts).remove(await accounts.authenticate(secret_of(ANN)), id_of(BOB))


async def invite(accounts: Accounts) -> None:
    with contextlib.suppress(Refusal):  # there is no such table
        await Invitations(accounts.store).invite(await accounts.authenticate(secret_of(ANN)), id_of(BOB), "nowhere")


async def renew_code(accounts: Accounts) -> None:
    await Recovery(accounts).renew_code(id_of(ANN))


async def make_link(accounts: Accounts) -> None:
    await Recovery(accounts).make_link((await accounts.get(id_of(ANN))).name)


@pytest.mark.parametrize("deed", [ask, be_asked, remove, invite, renew_code, make_link])
async def test_who_counts_something_of_an_account_waits_until_nobody_changes_it(accounts: Accounts, deed: Deed) -> None:
    await check_that_it_waits(accounts, ANN, deed(accounts))


async def test_a_recovery_waits_for_its_account_before_it_uses_the_code(accounts: Accounts) -> None:
    recovery, cid = Recovery(accounts), await accounts.get(id_of(CID))
    code = await recovery.renew_code(cid.id)
    await check_that_it_waits(accounts, CID, recovery.use_code(cid.name, code, "another horse battery"))


async def check_that_it_waits(accounts: Accounts, person: int, deed: Awaitable[Any]) -> None:
    """Do something while another transaction has the account: it must wait, hold nothing, and be done afterwards."""
    codes = schema.recovery_codes
    async with accounts.store.people.begin() as holder:
        await lock_accounts(holder, id_of(person))
        task = asyncio.ensure_future(deed)
        async with asyncio.timeout(PATIENCE), accounts.store.reading.connect() as connection:
            while not task.done() and not (await connection.execute(WAITING)).scalar_one():
                await connection.rollback()  # otherwise the view would stay as it is
                await asyncio.sleep(0.01)
        assert not task.done()
        await holder.execute(select(codes).where(codes.c.account_id == id_of(person)).with_for_update())
    async with asyncio.timeout(PATIENCE):
        await task


# Sockets.


@contextlib.asynccontextmanager
async def leased(engine: Postgres, process: str) -> AsyncIterator[Accounts]:
    """The accounts as one of several processes has them."""
    lease = Lease(engine.url, process, "http://127.0.0.1:1", PostgresHints(engine.url))
    async with opened(engine, lease) as accounts:
        await lease.start()
        yield accounts
        await lease.stop()


async def test_a_session_that_ends_in_one_process_closes_its_sockets_in_another(engine: Postgres) -> None:
    closed: list[int] = []
    sessions, people = schema.sessions, (DAN, EVE)
    async with leased(engine, "first") as first, leased(engine, "second") as second:
        with contextlib.ExitStack() as sockets:
            for one in people:
                session, close = digest_of_secret(secret_of(one)), partial(closed.append, one)
                sockets.enter_context(second.sockets.watching(session, id_of(one), close))
            async with first.store.people.begin() as connection:  # both sessions end, but only one is told of
                await connection.execute(delete(sessions).where(sessions.c.account_id.in_(map(id_of, people))))
            async with asyncio.timeout(PATIENCE):
                while not closed:  # a hint that comes before the other process listens is lost
                    await first.sockets.sessions_ended(id_of(DAN))
                    await asyncio.sleep(0.05)
    assert set(closed) == {DAN}
