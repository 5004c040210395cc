"""Identity where several processes share a PostgreSQL: guesses are counted once, and sockets end in every process."""

import asyncio
from pathlib import Path

import pytest

from oriflamme.protocol.notifications import AddChannel
from oriflamme.server.accounts.accounts import Accounts
from oriflamme.server.lanes import Lanes
from oriflamme.server.notify.channels import TRIES, Channels
from oriflamme.server.settings import Settings
from oriflamme.server.storage.store import Store
from oriflamme.server.wire.refusal import Refusal

from ..clients import Client
from ..databases import PASSWORD, id_of
from ..packages import needs_postgres
from ..shared.cluster import cluster
from .browser import Browser

NAMES = ["Clara", "CIara", "C1ara", "Сlаrа", "clara"]

pytestmark = [needs_postgres, pytest.mark.xdist_group("identity")]


async def test_guesses_and_names_that_come_together_at_several_processes_are_counted_once(tmp_path: Path) -> None:
    with cluster(tmp_path, with_redis=False) as shared:
        stores = [Store(shared.postgres.url, f"process {number}") for number in range(2)]
        for store in stores:
            await store.open()
        try:
            await guess_together(stores)
            await sign_up_together(stores)
        finally:
            for store in stores:
                await store.close()


async def guess_together(stores: list[Store]) -> None:
    """Guess from both processes at once. On a busy machine the database may time out; such a guess has not counted."""
    channels = [Channels(store) for store in stores]
    added = await channels[0].add(id_of(0), AddChannel("email", "ann@mail.test"), "123456")
    guesses = [channels[number % 2].confirm(id_of(0), added.id, f"{number:06}") for number in range(75)]
    told = [one for one in await asyncio.gather(*guesses, return_exceptions=True) if isinstance(one, Refusal)]
    assert [one.variant for one in told].count("") <= TRIES
    assert {one.variant for one in told} == {"", "over"}
    with pytest.raises(Refusal):
        await channels[1].confirm(id_of(0), added.id, "123456")


async def sign_up_together(stores: list[Store]) -> None:
    accounts = [Accounts(store, Settings(password_memory=1), Lanes(Settings())) for store in stores]
    made = await asyncio.gather(
        *(accounts[number % 2].create(name, PASSWORD) for number, name in enumerate(NAMES)), return_exceptions=True
    )
    assert len([one for one in made if isinstance(one, str)]) <= 1, made
    assert {one.code for one in made if isinstance(one, Refusal)} == {"name_taken"}


async def test_a_socket_ends_with_its_session_in_every_process(tmp_path: Path) -> None:
    with cluster(tmp_path, with_redis=False) as shared:
        first, second = shared.servers
        here = Browser(first).sign_up("Ann")
        there = Browser(second)
        there.ask("POST", "/api/session", {"name": "Ann", "password": PASSWORD})
        table = there.ask("POST", "/api/tables", {"name": "-"})
        by_account = Client(second, table["table"], headers=there.headers)
        async with by_account:
            await by_account.until(lambda c: "table" in c.last)
            here.ask("POST", "/api/account/password", {"old": PASSWORD, "new": "another horse battery"})
            assert await by_account.wait_closed() == 4003
            assert by_account.last["refused"]["code"] == "signed_out"
        for headers, code in ((there.headers, "signed_out"), (None, "not_signed_in")):  # nor does the seat's token help
            async with Client(second, table["table"], table["token"], headers=headers) as again:
                assert await again.wait_closed() == 4003
                assert again.last["refused"]["code"] == code
        async with Client(first, table["table"], table["token"], headers=here.headers) as mine:  # over the relay
            await mine.until(lambda c: c.last.get("welcome", {}).get("seat") == table["seat"])
            here.ask("DELETE", "/api/session")
            assert await mine.wait_closed() == 4003
