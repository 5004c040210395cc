"""The list of open tables: nobody fills it alone."""

from pathlib import Path
from typing import Any

import pytest

from oriflamme.protocol.messages import Fill, Hello
from oriflamme.server.accounts.bots import Bots
from oriflamme.server.storage.entries import Joined
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.table import digest_of
from oriflamme.server.turn_based import open_tables

from .backend import Backend, open_backend
from .tables import OPENED, joined, token_of
from .test_metrics import Client

TURNS = {"open": True, "pace": {"kind": "turns", "seconds": 86_400}}


async def listed(backend: Backend) -> list[dict[str, Any]]:
    found = await backend.browser(address="192.0.2.99").ask("GET", "/api/tables")
    return list(found["tables"])


async def test_one_address_has_so_many_open_tables_and_others_have_room(tmp_path: Path) -> None:
    async with open_backend(tmp_path, open_tables=2) as backend:
        flooder, other = backend.browser(address="192.0.2.1"), backend.browser(address="192.0.2.2")
        for _ in range(2):
            opened = await flooder.ask("POST", "/api/tables", {"name": "Eve", "settings": {"open": True}})
            await (await backend.hall.find(opened["table"], "here")).reception.welcome(Hello(opened["token"]), Client())
        wanted = {"name": "Eve", "settings": {"open": True}}
        response = await flooder.send("POST", "/api/tables", wanted)
        assert (response.status_code, response.json()["code"]) == (429, "too_many_tables")
        assert response.json()["sentence"]
        assert await flooder.ask("POST", "/api/tables", {"name": "Eve"})  # one for friends is not listed
        assert await other.ask("POST", "/api/tables", wanted)
        assert len(await listed(backend)) == 2


async def test_tables_that_were_opened_before_anyone_connects_do_not_flood_the_list(tmp_path: Path) -> None:
    async with open_backend(tmp_path, open_tables=2) as backend:
        flooder = backend.browser(address="192.0.2.1")
        seats = [
            await flooder.ask("POST", "/api/tables", {"name": "Eve", "settings": {"open": True}}) for _ in range(7)
        ]
        for seat in seats:
            await (await backend.hall.find(seat["table"], "here")).reception.welcome(Hello(seat["token"]), Client())
        assert len(await listed(backend)) == 2


async def test_turn_based_tables_of_one_account_do_not_hide_those_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "FRESH", -1.0)  # the list is read anew each time
    async with open_backend(tmp_path, open_tables=2) as backend:
        eve, ann = backend.browser(await backend.member("Eve")), backend.browser(await backend.member("Ann"))
        mine = await ann.ask("POST", "/api/tables", {"name": "-", "settings": TURNS})
        wanted = {"name": "-", "settings": TURNS}
        flood = [(await eve.send("POST", "/api/tables", wanted)).status_code for _ in range(40)]
        assert flood == [201, 201, *[429] * 38]
        assert mine["table"] in [table["table"] for table in await listed(backend)]


async def test_a_bot_does_not_fill_a_table_where_people_sit(backend: Backend) -> None:
    owner = await backend.account(await backend.member("Owner"))
    made = await Bots(backend.accounts).create(owner, "Robot")
    robot = Joined(1, "Robot", digest_of(token_of(1)), made.id, is_bot=True)
    await backend.store_table("people", [OPENED, joined(0), robot], code="PEOPLE")
    await backend.store_table("bots", [OPENED, robot], code="BOTS")
    for table, answer in (("people", "forbidden"), ("bots", None)):
        live, client = await backend.hall.find(table, "here"), Client()
        viewer = await live.reception.welcome(Hello(token_of(1)), client)
        await dispatch(live, viewer, Fill("fill"))
        said = next(message for message in client.heard if message.get("id") == "fill")
        assert said.get("code") == answer
